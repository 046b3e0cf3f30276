/// A policy that combines several others, for services that require more than one credential at a time.
public struct CombinedAuthenticationPolicy: Authenticating, CancellableAuthenticating {
    let policies: [any Authenticating]

    /// Creates the policy.
    ///
    /// - Parameter policies: The policies, in the order in which they authenticate a request.
    public init(_ policies: [any Authenticating]) {
        self.policies = policies
    }

    /// Whether one of the policies requires a secure connection.
    public var requiresSecureConnection: Bool {
        policies.contains { $0.requiresSecureConnection }
    }

    /// Whether all of the policies respond to cancellation.
    package var respondsToCancellation: Bool { policies.allSatisfy(\.respondsToCancellation) }

    /// Checks all credentials.
    ///
    /// - Throws: The error of the first validation that fails.
    public func validate() throws {
        for policy in policies {
            try policy.validate()
        }
    }

    /// Authenticates a request with all policies.
    ///
    /// - Throws: The error of the first policy that fails.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        for policy in policies {
            try await policy.authenticate(&request)
        }
    }

    /// Asks each policy for new credentials.
    ///
    /// - Returns: Whether one of the policies has new credentials.
    /// - Throws: The error of the first policy that fails.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        var isNew = false
        for policy in policies where try await policy.authenticate(&request, after: response) {
            isNew = true
        }
        return isNew
    }
}
