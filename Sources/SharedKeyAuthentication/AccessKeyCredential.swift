import ServiceRuntime

/// An access key of an Azure App Configuration store: its id and its secret.
///
/// Anyone who has the secret has all permissions of the key. Do not include it in an app that you distribute. Use a
/// `TokenCredential` there.
public struct AccessKeyCredential: Credential {
    /// The key's id, which is sent with each request.
    public let id: String

    let secret: SharedKey

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - id: The key's id.
    ///   - secret: The key's secret, in Base64 as the portal shows it.
    public init(id: String, secret: String) {
        self.id = id
        self.secret = SharedKey(base64: secret)
    }

    /// Checks the id and the secret.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if the id is empty or cannot be sent, or if the secret is empty or not Base64.
    public func validate() throws {
        try SharedKey.validate(name: id, as: "id")
        try secret.validate(as: "secret")
    }
}
