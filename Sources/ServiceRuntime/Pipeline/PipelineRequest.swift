/// A request on its way through the pipeline.
public struct PipelineRequest: Sendable {
    /// The HTTP request. Stages change it and pass it on.
    public var httpRequest: HTTPRequest

    /// The logger for the messages of stages.
    public let logger: any ClientLogger

    /// Values that accompany the request.
    public var context: PipelineContext

    /// Creates a request for a pipeline.
    ///
    /// - Parameters:
    ///   - httpRequest: The HTTP request.
    ///   - logger: The logger for the messages of stages.
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
