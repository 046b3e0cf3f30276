/// A policy that ends at once when its task is canceled, whatever its credential does.
protocol PromptlyAuthenticating: Authenticating {}

extension AnonymousAccessPolicy: PromptlyAuthenticating {}
extension APIKeyCredentialPolicy: PromptlyAuthenticating {}
extension BasicCredentialPolicy: PromptlyAuthenticating {}
extension BearerTokenCredentialPolicy: PromptlyAuthenticating {}
extension SharedAccessSignatureCredentialPolicy: PromptlyAuthenticating {}
