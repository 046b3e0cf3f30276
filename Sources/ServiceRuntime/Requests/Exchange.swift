import Foundation

/// A request and the response to it, with what is needed to make sense of the response.
///
/// One reference, because everything that reads the response is handed it.
final class Exchange: Sendable {
    /// What sent the request.
    let sender: RequestSender
    /// What was handed to the pipeline.
    let request: HTTPRequest
    /// What came out of it.
    let response: PipelineResponse
    /// How dates and bytes are written that are not members of a model; a model defines this itself.
    let coding: ValueCoding

    /// Puts a request and its response together.
    init(
        sender: RequestSender,
        request: HTTPRequest,
        response: PipelineResponse,
        coding: ValueCoding = .default
    ) {
        self.sender = sender
        self.request = request
        self.response = response
        self.coding = coding
    }

    /// The base of relative addresses in the response: the address that it was retrieved from (RFC 3986, section 5.1.3).
    var base: URL { response.context.call.redirectedURL ?? request.url }

    /// What was sent, for errors.
    var call: String { response.httpResponse.call }

    /// The response's body, empty if there is none.
    var body: Data { response.httpResponse.data ?? Data() }

    /// The response's media type, as the service names it.
    var mediaType: String? { response.httpResponse.headers["Content-Type"] }

    /// The response's media type if models are not read from it. It explains why the body cannot be read: it may be the page of a
    /// proxy or of a sign-in.
    var foreignMediaType: String? {
        mediaType.map { MediaType($0) }.flatMap { $0.isOfModels ? nil : $0.essence.shortened }
    }

    /// The size that the response's body may have in bytes.
    var maximumResponseSize: Int { sender.client.commonOptions.transportOptions.maximumResponseSize }

    /// What the response means.
    var meaning: StatusMeaning { sender.failures.meaning(of: response.httpResponse.statusCode) }

    /// Whether the response has a value; some that say success have none.
    var hasValue: Bool { meaning == .value && !HTTPStatus.hasNoContent(response.httpResponse.statusCode) }

    /// Reads parts of the response's body.
    ///
    /// - Parameter body: A closure that receives a reader at the whole body. Do not store the reader.
    /// - Throws: ``ModelReadingError`` if the body is not well-formed, and what the closure throws.
    func read<Result>(_ body: (ModelReader) throws -> Result) throws -> Result {
        try ModelCoder.read(
            from: self.body,
            as: .of(mediaType),
            coding: coding,
            accepted: request.headers["Accept"],
            maximumSize: maximumResponseSize,
            body
        )
    }

    /// The response's body as a value.
    ///
    /// - Throws: ``ModelReadingError`` if the body is not well-formed, or holds another type.
    func decode<Value: ModelValue>(_ type: Value.Type) throws -> Value {
        try ModelCoder.decode(
            type,
            from: body,
            mediaType: mediaType,
            coding: coding,
            accepted: request.headers["Accept"],
            maximumSize: maximumResponseSize
        )
    }

    /// The same exchange with another body in the response.
    func with(body: Data) -> Exchange {
        var response = response
        response.httpResponse.data = body
        response.httpResponse.headers["Content-Type"] = "application/json"
        return with(request, response)
    }

    /// The same exchange without the response's body, which an exchange that is kept must not keep alive.
    var withoutBody: Exchange {
        var response = response
        response.httpResponse.bodyStream = nil
        response.httpResponse.data = nil
        return with(request, response)
    }

    /// The same exchange without the request's body, which an exchange that is kept must not keep alive: it may be large.
    var withoutRequestBody: Exchange {
        var (request, response) = (request, response)
        request.body = nil
        response.httpRequest.body = nil
        return with(request, response)
    }

    /// The same exchange with another coding of dates and bytes.
    func reading(as coding: ValueCoding) -> Exchange { with(request, response, coding) }

    private func with(_ request: HTTPRequest, _ response: PipelineResponse, _ coding: ValueCoding? = nil) -> Exchange {
        Exchange(sender: sender, request: request, response: response, coding: coding ?? self.coding)
    }

    /// The response as an error.
    var failure: ServiceError { .service(sender.failures.failure(for: response)) }

    /// The response, whose body is an item of a stream, as an error.
    ///
    /// - Parameter item: The number of the item.
    func failure(inItem item: Int) -> ServiceError {
        var failure = sender.failures.failure(for: response)
        failure.itemNumber = item
        return .service(failure)
    }
}
