import Foundation

/// A user name and a password (RFC 7617).
public struct BasicCredential: Credential, SecretHolder {
    private let userName: String
    private let password: String

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - userName: The user's name, which cannot contain a colon. Empty if the password alone is the credential, as a
    ///     personal access token is.
    ///   - password: The password. Empty if the user name alone is the credential, as an API key is.
    public init(userName: String, password: String) {
        self.userName = userName
        self.password = password
    }

    /// Checks that the user name and the password are valid.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if both are empty, if one contains a control character, or if the user
    ///   name contains a colon.
    public func validate() throws {
        if userName.isEmpty || !password.isEmpty { try SecretValidation.check(password, as: "password") }
        if !userName.isEmpty { try SecretValidation.check(userName, as: "user name") }
        guard !userName.contains(":") else {
            throw ServiceError.client("The credential's user name contains a colon, which is not allowed (RFC 7617).")
        }
    }

    /// Adds name and password to a request, in the `Authorization` field.
    func add(to request: inout HTTPRequest) {
        let text = Data("\(userName):\(password)".utf8).base64EncodedString()
        request.addSecret(password)
        request.addSecret(text)
        request.headers["Authorization"] = "Basic \(text)"
    }
}
