/// A request in a ``RequestSequence``, whatever the type of its response. Use ``ServiceRequest``; other types need not
/// conform.
public protocol SequencedRequest: Sendable {
    /// The request without the type of its response.
    var anyRequest: AnyServiceRequest { get }
}

/// A ``ServiceRequest`` without the type of its response.
public struct AnyServiceRequest: SequencedRequest {
    /// The description of the request.
    public let requestDescription: RequestDescription

    /// The client that sends it.
    public let client: PipelineClient

    /// Sends the request with an id and tells how that ended.
    let send: @Sendable (_ clientRequestId: String) async -> RequestOutcome<ServiceResponse<any Sendable>>

    /// Reads a response that was received earlier.
    let read: @Sendable (HTTPResponse) throws(ServiceError) -> Result<any Sendable, ServiceError>

    /// Whether a response that was received earlier can be read.
    let canReadAgain: @Sendable () async -> Bool

    /// Creates a request without the type of its response.
    ///
    /// - Parameter request: The request.
    public init<Output>(_ request: ServiceRequest<Output>) {
        requestDescription = request.requestDescription
        client = request.client
        send = { id in
            let outcome = await request.outcome(clientRequestId: id)
            let result = outcome.result.map { response in
                ServiceResponse<any Sendable>(
                    result: response.result.map { $0 },
                    httpResponse: response.httpResponse
                )
            }
            return RequestOutcome(result: result, httpResponse: outcome.httpResponse)
        }
        canReadAgain = { await request.format.canReadAgain() }
        read = { httpResponse throws(ServiceError) in
            try request.result(of: httpResponse).map { $0 }
        }
    }

    /// This request.
    public var anyRequest: AnyServiceRequest { self }

    /// The request as it is sent, without its body.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it cannot be sent.
    func head() throws(ServiceError) -> HTTPRequest {
        try HTTPRequestBuilder(requestDescription, endpoint: client.address).head()
    }
}

extension ServiceRequest: SequencedRequest {
    /// The request without the type of its response.
    public var anyRequest: AnyServiceRequest { AnyServiceRequest(self) }

    /// Reads a response that this request has got earlier.
    ///
    /// - Throws: ``ServiceError`` as for a response that has just come.
    fileprivate func result(of httpResponse: HTTPResponse) throws(ServiceError) -> Result<Output, ServiceError> {
        let description = requestDescription
        let httpRequest = try HTTPRequestBuilder(description, endpoint: client.address).head()
        let context = description.fields.context
        let pipelineRequest = PipelineRequest(httpRequest: httpRequest, context: context)
        return try format.result(
            of: Exchange(
                sender: RequestSender(description, of: httpRequest, client: client, context: context),
                request: httpRequest,
                response: PipelineResponse(to: pipelineRequest, httpResponse).answering(httpRequest)
            )
        )
    }
}
