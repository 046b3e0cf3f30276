/// A response on its way back through the pipeline.
public struct PipelineResponse: Sendable {
    /// The request that was sent, as the transport saw it.
    public let httpRequest: HTTPRequest

    /// What came back.
    public var httpResponse: HTTPResponse

    /// The context of the request as the transport saw it, and what stages added on the way back.
    public var context: PipelineContext

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - request: The request that was answered.
    ///   - httpResponse: The answer.
    public init(to request: PipelineRequest, _ httpResponse: HTTPResponse) {
        httpRequest = request.httpRequest
        self.httpResponse = httpResponse
        context = request.context
    }
}
