/// The stages that every request of a client passes through, and the transport at the end.
public struct Pipeline: Sendable {
    /// The stages, from the outermost to the innermost.
    let stages: [any PipelineStage]

    /// Whether all stages stop when their task is canceled. This is unknown for the caller's own stages.
    let respondsToCancellation: Bool

    /// The way through all stages to the transport.
    private let first: PipelineNext

    /// Creates a pipeline.
    ///
    /// - Parameters:
    ///   - stages: The stages, from the outermost to the innermost.
    ///   - transport: The transport that sends the requests.
    public init(stages: [any PipelineStage], transport: any TransportStage) {
        self.init(stages: stages, transport: transport, respondsToCancellation: false)
    }

    /// A pipeline of which it is known whether it responds to cancellation.
    init(stages: [any PipelineStage], transport: any TransportStage, respondsToCancellation: Bool) {
        self.stages = stages
        self.respondsToCancellation = respondsToCancellation
        first = stages.reversed().reduce(PipelineNext(transport)) { next, stage in PipelineNext(stage, next: next) }
    }

    /// Sends a request through all stages.
    ///
    /// - Returns: The response of the outermost stage, whatever its status code.
    /// - Throws: The error of a stage or the transport.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        var request = request
        request.context.state = Locked(RequestState())
        let response = try await first(request)
        // What the transport was sent has its place. A stage may have responded itself, or replaced the body: by a stream, or by bytes,
        // which are where they belong unless the request wants a file.
        let hasBytes = response.httpResponse.data?.isEmpty == false
        guard hasBytes && request.context.call.partialFile != nil || response.httpResponse.bodyStream != nil else {
            return response
        }
        return try await response.delivered(for: request.context)
    }
}
