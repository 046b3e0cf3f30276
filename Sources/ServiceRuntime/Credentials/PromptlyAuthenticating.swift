/// A policy that never keeps a task waiting that was cancelled, whatever its credential does.
protocol PromptlyAuthenticating: Authenticating {}

extension AnonymousAccessPolicy: PromptlyAuthenticating {}
extension APIKeyCredentialPolicy: PromptlyAuthenticating {}
extension BasicCredentialPolicy: PromptlyAuthenticating {}
extension BearerTokenCredentialPolicy: PromptlyAuthenticating {}
extension SharedAccessSignatureCredentialPolicy: PromptlyAuthenticating {}
