/// A request in a ``RequestSequence``, whatever the type of its response. It is a ``ServiceRequest``; a sequence fails at anything else.
public protocol SequencedRequest: Sendable {}

/// What a ``RequestSequenceExecutor`` does with a request, whatever the type of its response.
protocol ExecutableRequest: SequencedRequest {
    /// The request as it is sent, without its body.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter cannot be sent.
    func requestWithoutBody() throws(ServiceError) -> HTTPRequest

    /// Sends the request with an id and tells how that ended.
    func send(clientRequestId: String) async -> Result<ServiceResponse<any Sendable>, ServiceError>

    /// Reads a response that was received earlier.
    ///
    /// - Throws: ``ServiceError`` as for a response that has just come.
    func read(_ httpResponse: HTTPResponse) throws(ServiceError) -> Result<any Sendable, ServiceError>

    /// Whether a response that was received earlier can be read.
    func canReadAgain() async -> Bool
}

extension ServiceRequest: SequencedRequest, ExecutableRequest {
    func requestWithoutBody() throws(ServiceError) -> HTTPRequest { try head().request }

    func send(clientRequestId: String) async -> Result<ServiceResponse<any Sendable>, ServiceError> {
        await outcome(clientRequestId: clientRequestId).result.map { response in
            ServiceResponse(httpResponse: response.httpResponse, result: response.result.map { $0 })
        }
    }

    func read(_ httpResponse: HTTPResponse) throws(ServiceError) -> Result<any Sendable, ServiceError> {
        let (request, sender) = try head()
        let pipelineRequest = PipelineRequest(httpRequest: request, context: requestDescription.fields.context)
        var response = PipelineResponse(to: pipelineRequest, httpResponse)
        response.answer(request)
        return try format.result(of: Exchange(sender: sender, request: request, response: response)).map { $0 }
    }

    func canReadAgain() async -> Bool { await format.canReadAgain() }

    /// The request as it is sent, without its body, which need not be encoded; and what sends what follows on it.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter cannot be sent.
    func head() throws(ServiceError) -> (request: HTTPRequest, sender: RequestSender) {
        try prepared(requestDescription.fields.context, hasBody: false)
    }
}
