/// Proves nothing: for services that are open to everybody, where a client wants to be told so.
public struct AnonymousAccessPolicy: Authenticating {
    /// Creates the policy.
    public init() {}

    /// False: there is nothing to give away.
    public var requiresSecureConnection: Bool { false }

    /// Leaves the request as it is.
    ///
    /// - Parameter request: The request.
    public func authenticate(_ request: inout PipelineRequest) async throws {}
}
