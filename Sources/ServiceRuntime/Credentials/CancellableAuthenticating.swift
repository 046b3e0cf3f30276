/// A policy that may respond to cancellation, whatever its credential does.
package protocol CancellableAuthenticating: Authenticating {
    /// Whether it ends at once when its task is canceled. If all of a client does, its requests need no tasks of their own.
    var respondsToCancellation: Bool { get }
}

extension CancellableAuthenticating {
    /// `true`.
    package var respondsToCancellation: Bool { true }
}

extension AnonymousAccessPolicy: CancellableAuthenticating {}
extension APIKeyCredentialPolicy: CancellableAuthenticating {}
extension BasicCredentialPolicy: CancellableAuthenticating {}
extension BearerTokenCredentialPolicy: CancellableAuthenticating {}
extension SharedAccessSignatureCredentialPolicy: CancellableAuthenticating {}

extension Authenticating {
    /// Whether it is known to end at once when its task is canceled. This is unknown for the user's own policies.
    var respondsToCancellation: Bool { (self as? any CancellableAuthenticating)?.respondsToCancellation == true }
}
