/// What proves to a service who is calling.
///
/// Credentials are kept in memory only, and a client asks for them anew rather than keep copies.
public protocol Credential: Sendable {
    /// Checks that the credential can be used at all, without asking anybody. Clients call it before they use one.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` that tells what is missing or malformed.
    func validate() throws
}
