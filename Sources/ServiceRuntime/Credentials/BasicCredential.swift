import Foundation

/// A user name and a password (RFC 7617).
public struct BasicCredential: Credential, SecretHolder {
    private let source: SecretSource<(userName: String, password: String)>

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - userName: The user's name, which cannot contain a colon. Empty if the password alone is the credential, as a
    ///     personal access token is.
    ///   - password: The password. Empty if the user name alone is the credential, as an API key is.
    public init(userName: String, password: String) {
        source = .fixed((userName, password))
    }

    /// Creates a credential whose user name or password changes.
    ///
    /// - Parameter login: Returns those that are valid now, of which either may be empty. It is called for each try of each request. The
    ///   request fails with its error, and is not sent. It is not called again for a password that the service rejects: its response (401) is
    ///   final, and the next request asks anew.
    public init(login: @escaping @Sendable () async throws -> (userName: String, password: String)) {
        source = .asked(login)
    }

    /// Checks that the user name and the password are valid. Those that change are checked when they are sent.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if both are empty, if one contains a control character, or if the user
    ///   name contains a colon.
    public func validate() throws {
        try source.validate(Self.check)
    }

    private static func check(userName: String, password: String) throws {
        if userName.isEmpty || !password.isEmpty { try HeaderValidation.check(secret: password, as: "password") }
        if !userName.isEmpty { try HeaderValidation.check(secret: userName, as: "user name") }
        guard !userName.contains(":") else {
            throw ServiceError.client("The credential's user name contains a colon, which is not allowed (RFC 7617).")
        }
    }

    /// Adds name and password to a request, in the `Authorization` field.
    func add(to request: inout HTTPRequest) async throws {
        let (userName, password) = try await source.secret(named: "password", Self.check)
        let text = Data("\(userName):\(password)".utf8).base64EncodedString()
        request.addSecret(password)
        request.addSecret(text)
        request.headers["Authorization"] = "Basic \(text)"
    }
}
