import Foundation

/// A request on its way through the pipeline.
public struct PipelineRequest: Sendable {
    /// The HTTP request. Stages change it and pass it on.
    public var httpRequest: HTTPRequest

    /// The logger for the messages of stages.
    public let logger: any ClientLogger

    /// Values that accompany the request.
    public var context: PipelineContext

    /// Creates a request for a pipeline.
    public init(
        httpRequest: HTTPRequest,
        logger: any ClientLogger = ClientLoggers.none,
        context: PipelineContext = PipelineContext()
    ) {
        self.httpRequest = httpRequest
        self.logger = logger
        self.context = context
    }

    /// The client's id of the request, for logs and errors, as far as it has one.
    var requestId: String? { httpRequest.headers[context.call.clientRequestIdHeader] }

    /// Whether the request goes to the service: to the origin of the client's endpoint (RFC 6454), or to that of the
    /// operation's own server. A redirect, a link or a request of the caller's may lead elsewhere.
    ///
    /// - Parameter endpoint: The client's endpoint.
    func isForService(at endpoint: URL) -> Bool {
        let url = httpRequest.url
        return url.hasSameOrigin(as: endpoint) || context.call.server.map(url.hasSameOrigin(as:)) ?? false
    }
}
