/// A policy that sends a user name and a password with each request (RFC 7617).
public struct BasicCredentialPolicy: Authenticating {
    private let credential: BasicCredential

    /// Creates the policy.
    ///
    /// - Parameter credential: The user name and password.
    public init(credential: BasicCredential) {
        self.credential = credential
    }

    /// Checks the credential.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the user name or the password cannot be sent.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the user name and password in the `Authorization` field.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there are none that can be sent.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        try await credential.add(to: &request.httpRequest)
    }
}
