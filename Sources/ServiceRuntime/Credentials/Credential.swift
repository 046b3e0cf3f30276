/// A secret that proves the caller's identity to a service.
///
/// Credentials are kept only in memory. A client requests them again instead of storing copies.
public protocol Credential: Sendable {
    /// Checks that the credential is usable, without contacting anybody. Clients call it before they use the
    /// credential.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` that says what is missing or malformed.
    func validate() throws
}
