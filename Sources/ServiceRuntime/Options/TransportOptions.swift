import Foundation

/// How the requests of a client travel.
public struct TransportOptions: Sendable {
    /// Seconds without any progress after which one try of a request is given up; nil for the transport's own limit
    /// (60 s for ``URLSessionTransport``). A transport given in ``transport`` has a limit of its own.
    public let timeout: TimeInterval?

    /// When and how often a failed request is sent again.
    public let retryOptions: RetryOptions

    /// Stages of yours that see each request once, before it is sent for the first time.
    public let perRequestPolicies: [any PipelineStage]

    /// Stages of yours that see each try of a request, before it is authenticated.
    public let perRetryPolicies: [any PipelineStage]

    /// What sends the requests; nil for a ``URLSessionTransport`` of the client's own.
    public let transport: (any TransportStage)?

    /// Whether credentials that are good for whoever reads them may be sent over plain `http`. Leave this false, except
    /// for a server on the same machine in a test.
    public let allowsInsecureCredentials: Bool

    /// The proxy to send through, on Apple platforms; nil for that of the system's settings. Elsewhere the process's environment
    /// names the proxy (``ProxySettings``).
    public let proxy: ProxySettings?

    /// Is told of every request that is sent, for distributed tracing; nil for nobody.
    public let tracer: (any RequestTracer)?

    /// What of requests and answers is logged.
    public let loggingOptions: LoggingOptions

    /// How many bytes the body of an answer may have that is kept in memory, after it was unpacked, and an item of a stream; 256 MB
    /// unless you say otherwise. What is larger is refused. A body that goes into a file or is read as a stream may be of any size.
    public let maximumAnswerSize: Int

    /// The size that answers may have unless somebody says otherwise.
    static let usualMaximumAnswerSize = 256 << 20

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - timeout: Seconds without progress after which a try is given up.
    ///   - retryOptions: When and how often a failed request is sent again.
    ///   - perRequestPolicies: Stages that see each request once.
    ///   - perRetryPolicies: Stages that see each try.
    ///   - transport: What sends the requests.
    ///   - allowsInsecureCredentials: Whether secret credentials may be sent over plain `http`.
    ///   - proxy: The proxy to send through, on Apple platforms.
    ///   - tracer: Is told of every request that is sent.
    ///   - loggingOptions: What of requests and answers is logged.
    ///   - maximumAnswerSize: How many bytes the body of an answer may have that is kept in memory; nil for 256 MB.
    public init(
        timeout: TimeInterval? = nil,
        retryOptions: RetryOptions = RetryOptions(),
        perRequestPolicies: [any PipelineStage] = [],
        perRetryPolicies: [any PipelineStage] = [],
        transport: (any TransportStage)? = nil,
        allowsInsecureCredentials: Bool = false,
        proxy: ProxySettings? = nil,
        tracer: (any RequestTracer)? = nil,
        loggingOptions: LoggingOptions = LoggingOptions(),
        maximumAnswerSize: Int? = nil
    ) {
        self.timeout = timeout
        self.retryOptions = retryOptions
        self.perRequestPolicies = perRequestPolicies
        self.perRetryPolicies = perRetryPolicies
        self.transport = transport
        self.allowsInsecureCredentials = allowsInsecureCredentials
        self.proxy = proxy
        self.tracer = tracer
        self.loggingOptions = loggingOptions
        self.maximumAnswerSize = max(0, maximumAnswerSize ?? Self.usualMaximumAnswerSize)
    }
}
