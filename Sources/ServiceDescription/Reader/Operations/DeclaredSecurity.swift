/// What a document declares of security: what its operations may require, and what they do require where they say nothing.
struct DeclaredSecurity {
    /// The names of the schemes.
    var names: Set<String> = []
    /// The names of those whose requirements list scopes, which those of others do not (OpenAPI, "Security Requirement").
    var namesWithScopes: Set<String> = []
    /// The fields that credentials are sent in, by the names of their schemes.
    private(set) var fields: [String: CredentialField] = [:]
    /// The same fields, each of them once.
    private(set) var distinctFields: Set<CredentialField> = []
    /// What operations require that say nothing of it.
    var usual: [SecurityRequirement] = []

    /// Notes the field that the credential of a scheme is sent in.
    mutating func note(_ field: CredentialField?, of scheme: String) {
        fields[scheme] = field
        if let field { distinctFields.insert(field) }
    }
}
