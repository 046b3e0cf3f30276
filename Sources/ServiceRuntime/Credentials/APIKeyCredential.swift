/// An API key, or a token that is sent like one.
public struct APIKeyCredential: Credential, SecretHolder {
    private let source: SecretSource<String>

    /// Creates a credential.
    public init(_ key: String) {
        source = .fixed(key)
    }

    /// Creates a credential whose key changes, such as a token that one gets by signing in and that expires.
    ///
    /// ```swift
    /// let credential = APIKeyCredential { try await session.key() }
    /// ```
    ///
    /// - Parameter key: Returns the key that is valid now. It is called for each try of each request, so it should keep the key for as long
    ///   as it is valid. The request fails with its error, and is not sent. It is not called again for a key that the service rejects: its
    ///   response (401) is final, and the next request asks anew.
    public init(key: @escaping @Sendable () async throws -> String) {
        source = .asked(key)
    }

    /// The key to send now.
    var key: String {
        get async throws { try await source.secret(named: "key", Self.check) }
    }

    /// Checks that the key is usable. A key that changes is checked when it is sent.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the key is empty or contains line breaks.
    public func validate() throws {
        try source.validate(Self.check)
    }

    private static func check(_ key: String) throws {
        try HeaderValidation.check(secret: key, as: "key")
    }
}
