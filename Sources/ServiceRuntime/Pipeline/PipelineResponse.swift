/// A response on its way back through the pipeline.
public struct PipelineResponse: Sendable {
    /// The request that was sent, as the transport received it.
    public internal(set) var httpRequest: HTTPRequest

    /// The HTTP response.
    public var httpResponse: HTTPResponse

    /// The context of the request as the transport received it, with values that stages added on the way back.
    public var context: PipelineContext

    /// The client's id of the request, for errors, as far as it has one.
    var requestId: String? { httpRequest.headers[context.call.clientRequestIdHeader] }

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - request: The request that this is the response to.
    ///   - httpResponse: The HTTP response.
    public init(to request: PipelineRequest, _ httpResponse: HTTPResponse) {
        httpRequest = request.httpRequest
        self.httpResponse = httpResponse
        context = request.context
    }
}
