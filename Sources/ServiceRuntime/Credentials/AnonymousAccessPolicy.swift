/// A policy that adds no credentials, for services that are open to everybody.
public struct AnonymousAccessPolicy: Authenticating {
    /// Creates the policy.
    public init() {}

    /// `false`, because there are no secrets to protect.
    public var requiresSecureConnection: Bool { false }

    /// Leaves the request unchanged.
    public func authenticate(_ request: inout PipelineRequest) async throws {}
}
