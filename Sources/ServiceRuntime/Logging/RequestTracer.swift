/// A connection to a distributed tracing system, such as OpenTelemetry. Conform your own type that creates its spans.
///
/// ```swift
/// TransportOptions(tracer: MyTracer())
/// ```
///
/// Every try of a request and every redirect is a span of its own: a child of the span in the call's context
/// (``PipelineContext/traceContext``). A tracer and its spans are called on any thread, and must not block it.
public protocol RequestTracer: Sendable {
    /// Begins a span, just before a request is sent.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - parent: The caller's place in a trace, or `nil` if there is none.
    /// - Returns: The span, or `nil` if the request is not traced.
    func startSpan(for request: TracedRequest, parent: TraceContext?) -> (any RequestSpan)?
}

/// A span of a ``RequestTracer``: the time from a request to its response.
public protocol RequestSpan: Sendable {
    /// The span's place in the trace, which is sent to the service in `traceparent` and `tracestate`.
    var traceContext: TraceContext { get }

    /// Ends the span. Called exactly once.
    ///
    /// - Parameter outcome: The status code of the response, or the error if there is none.
    func end(_ outcome: Result<Int, ServiceError>)
}

/// The properties of a request that a tracer receives. The names in parentheses are those of OpenTelemetry's
/// conventions for HTTP.
public struct TracedRequest: Sendable, Hashable {
    /// The method (`http.request.method`).
    public let method: HTTPMethod

    /// The URL (`url.full`), in which the values of query parameters that may be secret are replaced by `REDACTED`.
    public let url: String

    /// The path of the operation below the endpoint, with the names of its parameters in braces (`url.template`), or `nil` if the
    /// request belongs to none (``PipelineContext/pathTemplate``). The name of a span is the method and this path.
    public let pathTemplate: String?

    /// The host (`server.address`).
    public let host: String

    /// The number of this try, starting at 1. A redirect, and a try with a renewed credential, has the number of the try that it
    /// belongs to.
    public let tryNumber: Int

    /// The id by which the client and the service know the request.
    public let requestId: String?

    /// Creates a request, for tests of a tracer.
    public init(
        method: HTTPMethod,
        url: String,
        pathTemplate: String? = nil,
        host: String,
        tryNumber: Int = 1,
        requestId: String? = nil
    ) {
        self.method = method
        self.url = url
        self.pathTemplate = pathTemplate
        self.host = host
        self.tryNumber = tryNumber
        self.requestId = requestId
    }
}

extension PipelineContext {
    /// The caller's place in a distributed trace. The service receives the tracer's span if there is a
    /// ``TransportOptions/tracer``, and otherwise this context.
    public var traceContext: TraceContext? {
        get { self[TraceContextKey.self] }
        set { self[TraceContextKey.self] = newValue }
    }

    private enum TraceContextKey: PipelineContextKey {
        static var defaultValue: TraceContext? { nil }
    }
}
