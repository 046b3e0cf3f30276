/// What a document declares of security: what its operations may require, and what they do require where they say nothing.
struct DeclaredSecurity {
    /// The names of the schemes.
    var names: Set<String> = []
    /// The names of those whose requirements list scopes, which those of others do not (OpenAPI, "Security Requirement").
    var namesWithScopes: Set<String> = []
    /// Where credentials are sent, by the names of their schemes.
    var places: [String: CredentialPlace] = [:]
    /// What operations require that say nothing of it.
    var usual: [SecurityRequirement] = []
}
