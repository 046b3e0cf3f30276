/// A policy that may end at once when its task is canceled, whatever its credential does.
package protocol PromptlyAuthenticating: Authenticating {
    /// Whether it does. If nothing else of a client may ignore cancellation either, its requests need no tasks of their own.
    var isPrompt: Bool { get }
}

extension PromptlyAuthenticating {
    /// `true`.
    package var isPrompt: Bool { true }
}

extension AnonymousAccessPolicy: PromptlyAuthenticating {}
extension APIKeyCredentialPolicy: PromptlyAuthenticating {}
extension BasicCredentialPolicy: PromptlyAuthenticating {}
extension BearerTokenCredentialPolicy: PromptlyAuthenticating {}
extension SharedAccessSignatureCredentialPolicy: PromptlyAuthenticating {}

extension CombinedAuthenticationPolicy: PromptlyAuthenticating {
    /// Whether all of its policies do.
    package var isPrompt: Bool { policies.allSatisfy(\.endsAtOnce) }
}

extension SchemeAuthenticationPolicy: PromptlyAuthenticating {
    /// Whether the policies of all schemes do.
    package var isPrompt: Bool { policies.values.allSatisfy(\.endsAtOnce) }
}

extension Authenticating {
    /// Whether it is known to end at once when its task is canceled. This is unknown for the user's own policies.
    var endsAtOnce: Bool { (self as? any PromptlyAuthenticating)?.isPrompt == true }
}
