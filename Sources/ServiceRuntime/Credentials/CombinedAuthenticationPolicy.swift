/// Several proofs in one request, for services that ask for more than one at a time.
public struct CombinedAuthenticationPolicy: Authenticating {
    private let policies: [any Authenticating]

    /// Creates the policy.
    ///
    /// - Parameter policies: The proofs, in the order in which they are added.
    public init(_ policies: [any Authenticating]) {
        self.policies = policies
    }

    /// Whether one of the proofs must not go over plain `http`.
    public var requiresSecureConnection: Bool {
        policies.contains { $0.requiresSecureConnection }
    }

    /// Checks all credentials.
    ///
    /// - Throws: What the first check that fails throws.
    public func validate() throws {
        for policy in policies {
            try policy.validate()
        }
    }

    /// Adds all proofs.
    ///
    /// - Parameter request: The request.
    /// - Throws: What the first proof that cannot be had throws.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        for policy in policies {
            try await policy.authenticate(&request)
        }
    }

    /// Asks each proof whether there is another.
    ///
    /// - Parameters:
    ///   - request: The request as it was sent.
    ///   - response: The answer to it.
    /// - Returns: Whether one of the proofs is another now.
    /// - Throws: What the first proof that cannot be had throws.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        var isNew = false
        for policy in policies where try await policy.authenticate(&request, after: response) {
            isNew = true
        }
        return isNew
    }
}
