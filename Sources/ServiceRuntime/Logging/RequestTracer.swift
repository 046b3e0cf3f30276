/// The way into a distributed tracing system: conform a type of yours that makes spans of it, such as OpenTelemetry's.
///
/// ```swift
/// TransportOptions(tracer: MyTracer())
/// ```
///
/// Every try of a request, and every redirection, is a span of its own, a child of the place that the caller names in the call's
/// context (``PipelineContext/traceContext``).
public protocol RequestTracer: Sendable {
    /// Begins a span, just before a request is sent.
    ///
    /// - Parameters:
    ///   - request: What is sent.
    ///   - parent: Where in the trace the caller is; nil if it is in none.
    /// - Returns: The span; nil for a request that is not traced.
    func startSpan(for request: TracedRequest, parent: TraceContext?) -> (any RequestSpan)?
}

/// A span of a ``RequestTracer``: the time between a request and the answer to it.
public protocol RequestSpan: Sendable {
    /// The span's place in the trace, which is sent to the service in `traceparent` and `tracestate`.
    var traceContext: TraceContext { get }

    /// Ends the span. It is called exactly once.
    ///
    /// - Parameter outcome: The status code of the answer, or why there is none.
    func end(_ outcome: Result<Int, ServiceError>)
}

/// What a tracer is told about a request; the names in parentheses are those of OpenTelemetry's conventions for HTTP.
public struct TracedRequest: Sendable, Hashable {
    /// The method (`http.request.method`).
    public let method: HTTPMethod

    /// The address (`url.full`), with the values of all query parameters that may be secret replaced by `REDACTED`.
    public let url: String

    /// The host (`server.address`).
    public let host: String

    /// Which try of the request this is, counted from 1 (`http.request.resend_count`, counted from 0).
    public let tryNumber: Int

    /// The id by which client and service know the request.
    public let requestId: String?
}

extension PipelineContext {
    /// Where in a distributed trace the caller of the request is. The service is told, by the tracer's span if there is a
    /// ``TransportOptions/tracer``, else as it is.
    public var traceContext: TraceContext? {
        get { self[TraceContextKey.self] }
        set { self[TraceContextKey.self] = newValue }
    }

    private enum TraceContextKey: PipelineContextKey {
        static var defaultValue: TraceContext? { nil }
    }
}
