/// One step that every request takes on its way to the service, and every response on its way back.
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
/// Add stages of yours to a client with ``TransportOptions``. A stage may send the request on once, several times or
/// not at all; it must not block its thread.
public protocol PipelineStage: Sendable {
    /// Takes the step.
    ///
    /// - Parameters:
    ///   - request: The request as the stages before have left it.
    ///   - next: The rest of the way.
    /// - Returns: The response for the stages before.
    /// - Throws: What keeps the request from being answered. Errors that are no ``ServiceError`` reach the caller as the
    ///   cause of one.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse
}

/// The rest of the pipeline behind a stage.
public struct PipelineNext: Sendable {
    private let stages: ArraySlice<any PipelineStage>
    private let transport: any TransportStage

    /// The way through some stages to a transport.
    init(stages: ArraySlice<any PipelineStage>, transport: any TransportStage) {
        self.stages = stages
        self.transport = transport
    }

    /// Sends a request the rest of the way.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response to it.
    /// - Throws: What the later stages or the transport throw, and `CancellationError` if the task is cancelled.
    public func callAsFunction(_ request: PipelineRequest) async throws -> PipelineResponse {
        guard let stage = stages.first else {
            try Task.checkCancellation()
            var request = request
            if !transport.sendsFiles, let body = request.httpRequest.body, body.data == nil {
                request.httpRequest.data = try await body.onDisk().loaded()
            }
            return try await transport.send(request).written(to: request.context.partialFile)
        }
        return try await stage.process(request, next: PipelineNext(stages: stages.dropFirst(), transport: transport))
    }
}
