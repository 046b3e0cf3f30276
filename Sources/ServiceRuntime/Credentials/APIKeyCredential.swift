/// An API key.
public struct APIKeyCredential: Credential, SecretHolder {
    /// The key, for policies that send it.
    let key: String

    /// Creates a credential.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) {
        self.key = key
    }

    /// Checks that the key is usable.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the key is empty or contains line breaks.
    public func validate() throws {
        try SecretValidation.check(key, as: "key")
    }
}
