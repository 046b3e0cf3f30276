import Foundation

/// Tells the service, and a tracer, of which distributed trace a request is part (W3C Trace Context). Other origins are told
/// nothing: the state of a trace may say who its user is (section 7, privacy considerations).
struct TracingPolicy: PipelineStage {
    /// Creates the span of each request, or `nil` for none.
    let tracer: (any RequestTracer)?
    /// The client's endpoint.
    let endpoint: URL

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        let parent = request.context.traceContext
        if tracer == nil, parent == nil { return try await next(request) }
        let span = tracer?.startSpan(for: Self.traced(request), parent: parent)
        var request = request
        if let place = span?.traceContext ?? parent, request.isForService(at: endpoint) {
            request.httpRequest.headers["traceparent"] = place.traceParent
            request.httpRequest.headers["tracestate"] = place.traceState
        }
        guard let span else { return try await next(request) }
        do {
            let response = try await next(request)
            span.end(.success(response.httpResponse.statusCode))
            return response
        } catch {
            span.end(.failure(ServiceError(wrapping: error)))
            throw error
        }
    }

    private static func traced(_ request: PipelineRequest) -> TracedRequest {
        TracedRequest(
            method: request.httpRequest.method,
            url: RequestRedactor.url(of: request.httpRequest),
            pathTemplate: request.context.pathTemplate,
            host: request.httpRequest.url.host ?? "",
            tryNumber: request.context.tryNumber,
            requestId: request.requestId
        )
    }
}
