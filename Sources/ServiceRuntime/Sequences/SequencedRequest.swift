/// A request in a ``RequestSequence``, whatever the type of its response. It is a ``ServiceRequest``; other types cannot conform.
public protocol SequencedRequest: Sendable {
    /// The request without the type of its response.
    var anyRequest: AnyServiceRequest { get }
}

/// A ``ServiceRequest`` without the type of its response, as a ``RequestSequenceExecutor`` sends it.
public struct AnyServiceRequest: Sendable {
    /// The request as it is sent, without its body.
    let head: @Sendable () throws(ServiceError) -> HTTPRequest

    /// Sends the request with an id and tells how that ended.
    let send: @Sendable (_ clientRequestId: String) async -> Result<ServiceResponse<any Sendable>, ServiceError>

    /// Reads a response that was received earlier.
    let read: @Sendable (HTTPResponse) throws(ServiceError) -> Result<any Sendable, ServiceError>

    /// Whether a response that was received earlier can be read.
    let canReadAgain: @Sendable () async -> Bool
}

extension ServiceRequest: SequencedRequest {
    /// The request without the type of its response.
    public var anyRequest: AnyServiceRequest {
        AnyServiceRequest(
            head: { () throws(ServiceError) in try head().request },
            send: { id in
                await outcome(clientRequestId: id).result.map { response in
                    ServiceResponse(httpResponse: response.httpResponse, result: response.result.map { $0 })
                }
            },
            read: { httpResponse throws(ServiceError) in try result(of: httpResponse).map { $0 } },
            canReadAgain: { await format.canReadAgain() }
        )
    }

    /// The request as it is sent, without its body, which need not be encoded; and what sends what follows on it.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a parameter cannot be sent.
    func head() throws(ServiceError) -> (request: HTTPRequest, sender: RequestSender) {
        try prepared(requestDescription.fields.context, hasBody: false)
    }

    /// Reads a response that this request has got earlier.
    ///
    /// - Throws: ``ServiceError`` as for a response that has just come.
    private func result(of httpResponse: HTTPResponse) throws(ServiceError) -> Result<Output, ServiceError> {
        let (request, sender) = try head()
        let pipelineRequest = PipelineRequest(httpRequest: request, context: requestDescription.fields.context)
        var response = PipelineResponse(to: pipelineRequest, httpResponse)
        response.answer(request)
        return try format.result(of: Exchange(sender: sender, request: request, response: response))
    }
}
