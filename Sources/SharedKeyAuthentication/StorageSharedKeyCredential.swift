import ServiceRuntime

/// The name and a key of an Azure Storage account.
///
/// Anyone who has the key has full access to the account. Do not include it in an app that you distribute. Use a
/// `TokenCredential` or a `SharedAccessSignatureCredential` there.
public struct StorageSharedKeyCredential: Credential {
    /// The name of the account.
    public let accountName: String

    let key: SharedKey

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - accountName: The name of the account.
    ///   - accountKey: One of the account's keys, in Base64 as the portal shows it.
    public init(accountName: String, accountKey: String) {
        self.accountName = accountName
        key = SharedKey(base64: accountKey)
    }

    /// Checks the name and the key.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if the name is empty or cannot be sent, or if the key is empty or not Base64.
    public func validate() throws {
        try SharedKey.validate(name: accountName, as: "account name")
        try key.validate(as: "account key")
    }
}
