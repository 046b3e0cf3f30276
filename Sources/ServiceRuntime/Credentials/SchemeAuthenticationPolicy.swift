/// Proves who is calling by a security scheme that the operation called accepts, for services whose operations differ in
/// that.
///
/// ```swift
/// var authPolicy = SchemeAuthenticationPolicy(usual: [["key"], ["login"]])
/// authPolicy.add("key", APIKeyCredentialPolicy(credential: credential, name: "X-Key"))
/// ```
///
/// Of the sets of schemes that an operation accepts, the first counts of which there are all credentials
/// (OpenAPI, "Security Requirement Object").
public struct SchemeAuthenticationPolicy: Authenticating {
    private let usual: [[String]]
    private var policies: [String: any Authenticating] = [:]

    /// Creates a policy that has no credential yet.
    ///
    /// - Parameter usual: The sets of schemes any of which operations accept that say nothing of their own. The empty set
    ///   stands for no credential.
    public init(usual: [[String]]) {
        self.usual = usual
    }

    /// Adds the proof of one scheme.
    ///
    /// - Parameters:
    ///   - scheme: The scheme's name in the service's description.
    ///   - policy: The proof; nil for none.
    public mutating func add(_ scheme: String, _ policy: (any Authenticating)?) {
        policies[scheme] = policy
    }

    /// Whether one of the proofs must not go over plain `http`.
    public var requiresSecureConnection: Bool {
        policies.values.contains { $0.requiresSecureConnection }
    }

    /// Checks all credentials.
    ///
    /// - Throws: What the first check that fails throws.
    public func validate() throws {
        for (_, policy) in policies.sorted(by: { $0.key < $1.key }) {
            try policy.validate()
        }
    }

    /// Adds the proofs that the operation accepts.
    ///
    /// - Parameter request: The request.
    /// - Throws: ``ServiceError/client(_:_:)`` if the client does not hold the credentials; what keeps a proof from being had.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        try await proof(for: request).authenticate(&request)
    }

    /// Asks each proof that the operation accepts whether there is another.
    ///
    /// - Parameters:
    ///   - request: The request as it was sent.
    ///   - response: The answer to it.
    /// - Returns: Whether one of the proofs is another now.
    /// - Throws: What keeps a proof from being had.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        try await proof(for: request).authenticate(&request, after: response)
    }

    /// Adds the proofs that the operation accepts, unless the request is to go without, and sends the request on.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - next: The rest of the way.
    /// - Returns: The response.
    /// - Throws: ``ServiceError/client(_:_:)`` if the client does not hold the credentials, or if they would go over plain
    ///   `http`; what keeps a proof from being had.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard !request.context.isAnonymous else {
            return try await next(request)
        }
        return try await proof(for: request).process(request, next: next)
    }

    private func proof(for request: PipelineRequest) throws -> CombinedAuthenticationPolicy {
        let accepted =
            switch request.context.acceptedSchemes {
            case .unknown: usual + [[]]
            case .usual: usual
            case .anyOf(let alternatives): alternatives
            }
        for schemes in accepted {
            let policies = schemes.compactMap { self.policies[$0] }
            if policies.count == schemes.count {
                return CombinedAuthenticationPolicy(policies)
            }
        }
        throw ServiceError.client(
            "\(request.httpRequest.method.rawValue) \(RequestRedactor.url(of: request.httpRequest)) needs a credential"
                + " for \(Self.text(of: accepted)), and the client was created with"
                + " \(policies.isEmpty ? "none" : "one for \(Self.text(of: [policies.keys.sorted()])) only")."
        )
    }

    /// Sets of schemes in words: `'a', or 'b' and 'c'`.
    private static func text(of alternatives: [[String]]) -> String {
        alternatives.map { $0.map { "'\($0)'" }.joined(separator: " and ") }.joined(separator: ", or ")
    }
}
