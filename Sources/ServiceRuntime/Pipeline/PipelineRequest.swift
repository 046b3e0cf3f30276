/// A request on its way through the pipeline.
public struct PipelineRequest: Sendable {
    /// What will be sent. A stage changes it and hands it on.
    public var httpRequest: HTTPRequest

    /// Receives what the stages have to tell.
    public let logger: any ClientLogger

    /// Values that accompany the request.
    public var context: PipelineContext

    /// Creates a request for a pipeline.
    ///
    /// - Parameters:
    ///   - httpRequest: What will be sent.
    ///   - logger: Receives what the stages have to tell.
    ///   - context: Values that accompany the request.
    public init(
        httpRequest: HTTPRequest,
        logger: any ClientLogger = ClientLoggers.none,
        context: PipelineContext = PipelineContext()
    ) {
        self.httpRequest = httpRequest
        self.logger = logger
        self.context = context
    }
}
