import ServiceRuntime

/// An access key of an Azure App Configuration store: its id and its secret.
///
/// Whoever has the secret can do everything that the key is good for. It does not belong into an app that is given to others:
/// use a `TokenCredential` there.
public struct AccessKeyCredential: Credential {
    /// The key's id, which is sent.
    public let id: String

    let secret: SharedKey

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - id: The key's id.
    ///   - secret: Its secret, in Base64 as the portal shows it.
    public init(id: String, secret: String) {
        self.id = id
        self.secret = SharedKey(base64: secret)
    }

    /// Checks id and secret.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if the id is empty or cannot be sent, or if the secret is empty or not Base64.
    public func validate() throws {
        try SharedKey.validate(name: id, as: "id")
        try secret.validate(as: "secret")
    }
}
