/// A call of a service operation as a value: what to send, the client that sends it, and how to read the response.
///
/// Creating a request does not send it. Each of these calls sends it once:
///
/// ```swift
/// let request = client.requests.get(configurationSetting: "FooSetting")
/// let setting = try await request.value()
/// let response = try await request.response()     // with the raw response
/// request.run { response in … }                   // with a closure
/// let response = try request.wait()               // blocking the thread
/// queue.addOperation(RequestOperation(request))   // when its turn comes
/// ```
public struct ServiceRequest<Output: Sendable>: Sendable {
    // One reference, because the code of every operation hands a request on and destroys it.
    private let call: Call

    private final class Call: Sendable {
        let description: RequestDescription
        let client: PipelineClient
        let format: ResponseFormat<Output>

        init(_ description: RequestDescription, client: PipelineClient, format: ResponseFormat<Output>) {
            var description = description
            if description.fields.acceptedMediaTypes == nil, let mediaTypes = format.acceptedMediaTypes {
                description.accept(mediaTypes)
            }
            self.description = description
            self.client = client
            self.format = format
        }
    }

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - description: The description of the request.
    ///   - client: The client that sends it.
    ///   - format: The format of the response.
    public init(_ description: RequestDescription, client: PipelineClient, returns format: ResponseFormat<Output>) {
        call = Call(description, client: client, format: format)
    }

    /// The description of the request, with the media types that it asks for.
    public var requestDescription: RequestDescription { call.description }

    /// The client that sends it.
    public var client: PipelineClient { call.client }

    /// How the response is read.
    var format: ResponseFormat<Output> { call.format }

    /// Sends the request and passes the result to a completion handler.
    ///
    /// - Parameter completionHandler: A closure that receives the value or the ``ServiceError``, and the raw response,
    ///   exactly once: on the queue in the options of the call, or otherwise the client's, or otherwise the main queue.
    public func run(_ completionHandler: @escaping HTTPResultHandler<Output>) {
        Task {
            let context = call.description.fields.context
            await outcome().flattened()
                .deliver(to: completionHandler, on: client.callbackQueue(context), token: context.cancellationToken)
        }
    }

    /// Sends the request and returns its value with the raw response.
    ///
    /// - Returns: The response. If nothing has changed since the version that the request named (304), only its `value`
    ///   throws.
    /// - Throws: ``ServiceError``. A canceled call throws a ``ServiceError/client(_:_:)`` whose cause is a
    ///   `CancellationError`, whether its token or its task was canceled.
    public func response() async throws(ServiceError) -> ServiceResponse<Output> {
        try await outcome().result.get()
    }

    /// Sends the request and returns its value.
    ///
    /// - Throws: ``ServiceError``, as ``response()`` does.
    public func value() async throws(ServiceError) -> Output {
        // Not by way of `response()`: what calls nothing but public methods is copied into the code of every caller.
        try await outcome().result.get().value
    }

    /// Sends the request and tells how that ended.
    ///
    /// - Parameter clientRequestId: The id to send with the request, if the options of the call name none.
    func outcome(clientRequestId: String? = nil) async -> RequestOutcome<ServiceResponse<Output>> {
        let description = call.description
        var context = description.fields.context
        if context.clientRequestId == nil, let clientRequestId { context.clientRequestId = clientRequestId }
        let outcome: RequestOutcome<ServiceResponse<Output>>
        do throws(ServiceError) {
            try CancellableCall.check(context.cancellationToken)
            try format.prepare(&context, description.fields.failures)
            let (request, sender) = try prepared(context)
            outcome = self.outcome(of: try await sender.send(request))
        } catch {
            outcome = RequestOutcome(result: .failure(error), httpResponse: nil)
        }
        guard let file = context.call.partialFile else { return outcome }
        return await outcome.settling(file, context.cancellationToken)
    }

    /// The request as it is sent, and what sends it and what follows on it.
    ///
    /// - Parameters:
    ///   - context: What accompanies them through the pipeline.
    ///   - hasBody: Whether the request has its body.
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter or the body cannot be sent.
    func prepared(
        _ context: PipelineContext,
        hasBody: Bool = true
    ) throws(ServiceError) -> (request: HTTPRequest, sender: RequestSender) {
        let builder = HTTPRequestBuilder(fields: call.description.fields, endpoint: client.address)
        let request = try builder.request(hasBody: hasBody)
        var sender = RequestSender(client: client, context: context, failures: builder.fields.failures)
        if builder.fields.serverTemplate != nil { sender.context.call.server = request.url }
        return (request, sender)
    }

    /// Reads a response.
    private func outcome(of exchange: Exchange) -> RequestOutcome<ServiceResponse<Output>> {
        var httpResponse = exchange.response.httpResponse
        // What reads the stream is the value; keeping the raw response must not keep the transfer alive.
        httpResponse.bodyStream = nil
        do throws(ServiceError) {
            let count = httpResponse.data?.count ?? exchange.sender.context.call.partialFile?.count
            if let range = call.description.fields.range, HTTPStatus.isSuccess(httpResponse.statusCode) {
                try range.check(httpResponse, to: exchange.request, count: count)
            }
            try httpResponse.checkIsWhole(for: exchange.response.httpRequest, count: count)
            let result = try format.result(of: exchange)
            try CancellableCall.check(exchange.sender.cancellationToken)
            return RequestOutcome(
                result: .success(ServiceResponse(httpResponse: httpResponse, result: result)),
                httpResponse: httpResponse
            )
        } catch {
            client.commonOptions.logger.logUnreadable(error)
            return RequestOutcome(result: .failure(error), httpResponse: error.isCanceled ? nil : httpResponse)
        }
    }
}
