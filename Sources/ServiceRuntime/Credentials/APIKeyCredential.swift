/// A key that the service gave to an application.
public struct APIKeyCredential: Credential, SecretHolder {
    /// The key, for policies that send it.
    let key: String

    /// Creates a credential.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) {
        self.key = key
    }

    /// Checks that there is a key.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the key is empty or has line breaks in it.
    public func validate() throws {
        try SecretValidation.check(key, as: "key")
    }
}
