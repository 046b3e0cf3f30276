import YAML

/// Reads what a document says of security: the schemes that it declares, what its operations may require of these, and what they do
/// require where they say nothing.
struct SecurityReader {
    /// The names of the schemes.
    private var names: Set<String> = []
    /// The names of those whose requirements list scopes, which those of others do not (OpenAPI, "Security Requirement").
    private var namesWithScopes: Set<String> = []
    /// The fields that credentials are sent in, by the names of their schemes.
    private var fields: [String: Set<CredentialField>] = [:]
    /// The names of the schemes that sign requests.
    private var signatures: Set<String> = []
    /// The same fields, each of them once.
    private(set) var credentialFields: Set<CredentialField> = []
    /// What operations require that say nothing of it.
    private(set) var usual: [SecurityRequirement] = []

    // MARK: - Schemes

    /// Reads the ways to authenticate.
    ///
    /// - Parameters:
    ///   - node: The schemes by their names.
    ///   - source: The document.
    mutating func readSchemes(_ node: YAMLNode?, from source: inout DescriptionSource) -> [SecurityScheme] {
        source.members(source.container(node)).compactMap { entry in
            if entry.name.hasPrefix("x-"), entry.value.mapping == nil { return nil }
            names.insert(entry.name)
            guard let target = source.resolve(entry.value),
                let fields = source.fields(target.node, as: SecuritySchemeKeyword.self)
            else { return nil }
            let (scheme, hasScopes) = SecuritySchemeReader(name: entry.name, fields: fields)
                .read(at: entry.key.mark, from: &source)
            self.fields[entry.name] = scheme.kind.fields
            credentialFields.formUnion(scheme.kind.fields)
            if scheme.kind == .awsSignature { signatures.insert(entry.name) }
            if hasScopes { namesWithScopes.insert(entry.name) }
            return scheme
        }
    }

    // MARK: - Requirements

    /// The name of the scheme that a requirement means: since OpenAPI 3.2 it may also be a reference.
    private func schemeName(_ text: String, in version: DocumentVersion) -> String {
        let place = "#/components/securitySchemes/"
        guard version >= .openAPI32, text.hasPrefix(place), !names.contains(text) else { return text }
        return String(text.dropFirst(place.count))
    }

    /// Reads what operations require that say nothing of it.
    ///
    /// - Parameters:
    ///   - node: The requirements.
    ///   - source: The document.
    mutating func readUsual(_ node: YAMLNode, from source: inout DescriptionSource) {
        usual = readRequirements(node, from: &source) ?? []
    }

    /// Reads a list of requirements. A requirement with an undeclared scheme cannot be met, and is left out.
    ///
    /// - Parameters:
    ///   - node: The requirements.
    ///   - source: The document.
    /// - Returns: `nil` if nothing is left of a list that was not empty, because that does not mean that nothing is
    ///   required.
    func readRequirements(_ node: YAMLNode, from source: inout DescriptionSource) -> [SecurityRequirement]? {
        let items = Self.requirementItems(node, of: &source)
        let requirements = items.compactMap { item -> SecurityRequirement? in
            var schemes: [String] = []
            var scopes: [String: [String]] = [:]
            var isKnown = true
            for entry in source.members(item)
            where !entry.name.hasPrefix("x-") || names.contains(entry.name) {
                let name = schemeName(entry.name, in: source.version)
                if !names.contains(name) {
                    let hint = source.references.hints.hint(for: name, among: names)
                    let table = source.version == .swagger20 ? "securityDefinitions" : "components.securitySchemes"
                    source.diagnostics.loss(
                        "the security scheme '\(name)' is not declared; the requirement is ignored"
                            + (hint.isEmpty ? " (declare it under '\(table)')" : hint),
                        at: entry.key.mark
                    )
                    isKnown = false
                }
                schemes.append(name)
                if namesWithScopes.contains(name) {
                    let asked = source.texts(entry.value)
                    if !asked.isEmpty { scopes[name] = asked }
                }
            }
            return isKnown ? SecurityRequirement(schemes: schemes, scopes: scopes) : nil
        }
        return requirements.isEmpty && !items.isEmpty ? nil : requirements
    }

    // MARK: - Credentials

    /// The parameters without those that a credential is sent as. Authors describe it in both ways, because the documents' own
    /// pages ask for parameters only. (OpenAPI 3 ignores `Authorization` among the parameters.)
    ///
    /// - Parameters:
    ///   - parameters: The parameters of an operation.
    ///   - requirements: What the operation requires.
    ///   - source: The document.
    func withoutCredentials(
        _ parameters: [DeclaredParameter],
        of requirements: [SecurityRequirement],
        in source: inout DescriptionSource
    ) -> [DeclaredParameter] {
        if requirements.isEmpty || parameters.isEmpty || credentialFields.isEmpty { return parameters }
        return parameters.filter { declared in
            guard case .parameter(let parameter) = declared,
                let scheme = scheme(thatAlwaysSends: parameter, of: requirements, in: source.version)
            else { return true }
            // What is said of a signature as a whole suffices for its fields.
            if signatures.contains(scheme) { return false }
            source.diagnostics.warning(
                "the \(parameter.location.rawValue) parameter '\(parameter.name)' is ignored: the security scheme "
                    + "'\(scheme)' already sends it (remove it)",
                at: parameter.mark
            )
            return false
        }
    }

    /// The scheme whose credential is sent as a parameter whatever the caller authenticates with. The field `Authorization` has no
    /// other meaning, so one alternative suffices there.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - requirements: What its operation requires.
    ///   - version: The version of the document.
    private func scheme(
        thatAlwaysSends parameter: Parameter,
        of requirements: [SecurityRequirement],
        in version: DocumentVersion
    ) -> String? {
        let field = CredentialField(name: parameter.name, location: parameter.location)
        guard credentialFields.contains(field) else { return nil }
        if field == .authorization, version != .swagger20 { return nil }
        let schemes = requirements.map { $0.schemes.first { fields[$0]?.contains(field) == true } }
        return field == .authorization || schemes.allSatisfy { $0 != nil } ? schemes.lazy.compactMap(\.self).first : nil
    }
}
