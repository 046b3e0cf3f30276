/// A stage that every request passes through on its way to the service, and every response on its way back.
///
/// ```swift
/// struct TenantPolicy: PipelineStage {
///     func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
///         var request = request
///         request.httpRequest.headers["X-Tenant"] = request.context[TenantKey.self]
///         return try await next(request)
///     }
/// }
/// ```
///
/// Add your own stages to a client with ``TransportOptions``. A stage may pass the request on once, several times or
/// not at all. It must not block its thread.
public protocol PipelineStage: Sendable {
    /// Processes a request and its response.
    ///
    /// - Parameters:
    ///   - request: The request from the preceding stages.
    ///   - next: The rest of the pipeline.
    /// - Returns: The response for the preceding stages.
    /// - Throws: An error if there is no response. Errors of other types than ``ServiceError`` reach the caller as the
    ///   cause of one.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse
}

/// The rest of the pipeline after a stage.
public struct PipelineNext: Sendable {
    private indirect enum Link: Sendable {
        case stage(any PipelineStage, next: PipelineNext)
        case transport(any TransportStage)
    }

    private let link: Link

    /// The end of a pipeline.
    ///
    /// - Parameter transport: Sends the requests.
    init(_ transport: any TransportStage) {
        link = .transport(transport)
    }

    /// A stage and what follows it.
    init(_ stage: any PipelineStage, next: PipelineNext) {
        link = .stage(stage, next: next)
    }

    /// Sends a request through the rest of the pipeline.
    ///
    /// - Throws: The error of a later stage or the transport, or `CancellationError` if the task is canceled.
    @inline(__always)
    public func callAsFunction(_ request: PipelineRequest) async throws -> PipelineResponse {
        // Inlined into the stages, because an async function costs a frame and a look for its executor.
        switch link {
        case .stage(let stage, let next): try await stage.process(request, next: next)
        case .transport(let transport): try await Self.send(request, by: transport)
        }
    }

    private static func send(
        _ request: PipelineRequest,
        by transport: any TransportStage
    ) async throws -> PipelineResponse {
        try Task.checkCancellation()
        request.context.state?.exchange(\.secrets, for: request.httpRequest.secrets.texts)
        if !transport.sendsFiles, let body = request.httpRequest.body, body.data == nil {
            var loaded = request
            loaded.httpRequest.data = try await body.loaded()
            return try await send(loaded, by: transport)
        }
        return try await transport.send(request).delivered(for: request.context)
    }
}
