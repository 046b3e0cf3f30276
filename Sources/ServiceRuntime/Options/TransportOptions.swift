import Foundation

/// Options for how a client sends its requests.
public struct TransportOptions: Sendable {
    /// The time without progress after which a try is given up, in seconds, or `nil` for the transport's own limit (60
    /// s for ``URLSessionTransport``, which on Linux counts whole seconds). If you set ``transport``, its own limit
    /// applies.
    public var timeout: TimeInterval? {
        didSet { timeout = timeout?.limit }
    }

    /// Options for when and how often a failed request is sent again.
    public var retryOptions: RetryOptions

    /// Your own stages that see each request once, before it is first sent.
    public var perRequestPolicies: [any PipelineStage]

    /// Your own stages that see each try of a request, before it is authenticated.
    public var perRetryPolicies: [any PipelineStage]

    /// The transport that sends the requests, or `nil` for a ``URLSessionTransport`` of the client's own.
    public var transport: (any TransportStage)?

    /// Whether secret credentials may be sent over plain `http`. Leave this `false`, except for tests with a server on
    /// the same machine.
    public var allowsInsecureCredentials: Bool

    /// The proxy to use, on Apple platforms, or `nil` for that of the system's settings. On other platforms, the
    /// process's environment names the proxy (``ProxySettings``).
    public var proxy: ProxySettings?

    /// The tracer that is notified of every request, or `nil` for none.
    public var tracer: (any RequestTracer)?

    /// Options for what is logged of requests and responses.
    public var loggingOptions: LoggingOptions

    /// The maximum size of a response body in memory, after decompression, and of an item of a stream, in bytes. 256 MB
    /// by default. Anything larger is refused, and so is a document in JSON or XML with more than one value for every 64 bytes of it
    /// (and more than 100,000). Bodies that are written to a file or read as a stream can have any size.
    public var maximumResponseSize: Int {
        didSet { maximumResponseSize = max(0, maximumResponseSize) }
    }

    /// The default maximum size of responses.
    static let defaultMaximumResponseSize = 256 << 20

    /// Creates the options. A timeout that is not above 0 means the transport's own limit, and no maximum size of a response 256 MB.
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
        maximumResponseSize: Int? = nil
    ) {
        self.timeout = timeout?.limit
        self.retryOptions = retryOptions
        self.perRequestPolicies = perRequestPolicies
        self.perRetryPolicies = perRetryPolicies
        self.transport = transport
        self.allowsInsecureCredentials = allowsInsecureCredentials
        self.proxy = proxy
        self.tracer = tracer
        self.loggingOptions = loggingOptions
        self.maximumResponseSize = max(0, maximumResponseSize ?? Self.defaultMaximumResponseSize)
    }
}
