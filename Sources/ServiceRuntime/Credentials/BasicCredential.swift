import Foundation

/// A user name and a password (RFC 7617).
public struct BasicCredential: Credential, SecretHolder {
    private let userName: String
    private let password: String

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - userName: The user's name, which cannot contain a colon.
    ///   - password: The password, which may be empty.
    public init(userName: String, password: String) {
        self.userName = userName
        self.password = password
    }

    /// Checks that the user name is valid.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the user name is empty, contains a colon or a control character.
    public func validate() throws {
        try SecretValidation.check(userName, as: "user name")
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
