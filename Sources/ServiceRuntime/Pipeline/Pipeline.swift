/// The way of every request of a client: stages that each see the request before and the response after the rest of
/// the way, and a transport at its end.
public struct Pipeline: Sendable {
    /// The stages, the outermost first.
    public let stages: [any PipelineStage]

    /// What sends the requests.
    public let transport: any TransportStage

    /// Whether nothing on the way goes on when its task is cancelled. Of what is the caller's own, nobody knows.
    let isPrompt: Bool

    /// Creates a pipeline.
    ///
    /// - Parameters:
    ///   - stages: The stages, the outermost first.
    ///   - transport: What sends the requests.
    public init(stages: [any PipelineStage], transport: any TransportStage) {
        self.init(stages: stages, transport: transport, isPrompt: false)
    }

    /// A pipeline of which it is known whether it ends at once.
    init(stages: [any PipelineStage], transport: any TransportStage, isPrompt: Bool) {
        self.stages = stages
        self.transport = transport
        self.isPrompt = isPrompt
    }

    /// Sends a request through all stages.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response as the outermost stage hands it back, whatever its status code.
    /// - Throws: What a stage or the transport throws.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        var request = request
        request.context.state = RequestState()
        return try await PipelineNext(stages: stages[...], transport: transport)(request)
    }
}
