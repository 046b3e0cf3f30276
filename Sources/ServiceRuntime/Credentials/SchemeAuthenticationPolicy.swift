/// A policy that uses, for each operation, a security scheme that the operation accepts.
///
/// ```swift
/// var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["key"], ["login"]])
/// authPolicy.add("key", APIKeyCredentialPolicy(credential: credential, name: "X-Key"))
/// ```
///
/// Of the sets of schemes that an operation accepts, the policy uses the first one for which it has all credentials
/// (OpenAPI, "Security Requirement Object").
public struct SchemeAuthenticationPolicy: Authenticating, CancellableAuthenticating {
    private let defaultRequirements: [[String]]
    private(set) var policies: [String: any Authenticating] = [:]

    /// Creates a policy without credentials.
    ///
    /// - Parameter defaultRequirements: The sets of schemes that operations accept by default; any one of them suffices. An empty set
    ///   stands for no credential.
    public init(defaultRequirements: [[String]]) {
        self.defaultRequirements = defaultRequirements
    }

    /// Adds the policy for one scheme, and for others that its credential serves as well.
    ///
    /// - Parameters:
    ///   - scheme: The scheme's name in the service's description.
    ///   - others: The names of the other schemes. A policy of their own takes precedence if it is added later.
    ///   - policy: The policy, or `nil` to add none.
    public mutating func add(_ scheme: String, alsoFor others: [String] = [], _ policy: (any Authenticating)?) {
        guard let policy else { return }
        policies[scheme] = policy
        for other in others where policies[other] == nil { policies[other] = policy }
    }

    /// Whether one of the policies requires a secure connection.
    public var requiresSecureConnection: Bool {
        policies.values.contains { $0.requiresSecureConnection }
    }

    /// Whether the policies of all schemes respond to cancellation.
    package var respondsToCancellation: Bool { policies.values.allSatisfy(\.respondsToCancellation) }

    /// Checks all credentials.
    ///
    /// - Throws: The error of the first validation that fails.
    public func validate() throws {
        for (_, policy) in policies.sorted(by: { $0.key < $1.key }) {
            try policy.validate()
        }
    }

    /// Authenticates a request with a scheme that its operation accepts.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the client does not have the credentials, or the error that prevents
    ///   authentication.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        try await proof(for: request).authenticate(&request)
    }

    /// Asks each policy that the operation accepts for new credentials.
    ///
    /// - Returns: Whether one of the policies has new credentials.
    /// - Throws: The error that prevents authentication.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        try await proof(for: request).authenticate(&request, after: response)
    }

    /// Authenticates the request with a scheme that its operation accepts, unless it is to be sent without credentials,
    /// and sends it.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the client does not have the credentials or they would be sent over
    ///   plain `http`, or the error that prevents authentication.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard !request.context.isAnonymous else { return try await next(request) }
        return try await proof(for: request).process(request, next: next)
    }

    private func proof(for request: PipelineRequest) throws -> CombinedAuthenticationPolicy {
        let accepted =
            switch request.context.acceptedSchemes {
            case .unknown: defaultRequirements + [[]]
            case .default: defaultRequirements
            case .anyOf(let alternatives): alternatives
            }
        for schemes in accepted {
            let policies = schemes.compactMap { self.policies[$0] }
            if policies.count == schemes.count {
                return CombinedAuthenticationPolicy(policies)
            }
        }
        throw ServiceError.client(
            "\(RequestRedactor.line(of: request.httpRequest)) requires a "
                + "credential for \(Self.text(of: accepted)), but the client was created with "
                + "\(policies.isEmpty ? "none" : "only one for \(Self.text(of: [policies.keys.sorted()]))")."
        )
    }

    /// Sets of schemes in words: `'a', or 'b' and 'c'`.
    private static func text(of alternatives: [[String]]) -> String {
        alternatives.map { $0.map { "'\($0)'" }.joined(separator: " and ") }.joined(separator: ", or ")
    }
}
