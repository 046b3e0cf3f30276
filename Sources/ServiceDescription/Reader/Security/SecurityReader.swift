import YAML

/// Reads what a document says about security: the schemes that it declares, the requirements of operations, and the default for
/// operations without requirements.
struct SecurityReader {
    /// The names of the schemes.
    private var names: Set<String> = []
    /// The names of the schemes, by their places.
    private var namesByPlace: [Mark: String] = [:]
    /// The schemes that could be read, by their names.
    private var schemes: [String: SecurityScheme] = [:]
    /// The names of the schemes that mean no authentication.
    private var namesOfNone: Set<String> = []
    /// The fields that credentials are sent in, each of them once.
    private(set) var credentialFields: Set<Parameter.Key> = []
    /// What operations require that say nothing of it.
    private(set) var defaultRequirements: [SecurityRequirement] = []

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
            namesByPlace[entry.value.mark] = entry.name
            guard let target = source.resolve(entry.value),
                let fields = source.fields(target.node, as: SecuritySchemeKeyword.self)
            else { return nil }
            if Self.isNone(fields) {
                namesOfNone.insert(entry.name)
                source.diagnostics.warning(
                    "the scheme 'noauth' is treated as no requirement (write '{}' for such a requirement)",
                    at: fields[.scheme]?.mark
                )
                return nil
            }
            let scheme = SecuritySchemeReader(name: entry.name, fields: fields).read(at: entry.key.mark, from: &source)
            schemes[entry.name] = scheme
            credentialFields.formUnion(scheme.fields)
            return scheme
        }
    }

    /// Whether a scheme says that there is none, as converters of Postman's collections describe requests without authentication.
    private static func isNone(_ fields: Fields<SecuritySchemeKeyword>) -> Bool {
        fields[.type]?.string == SecuritySchemeType.http.rawValue && fields[.scheme]?.string?.lowercased() == "noauth"
    }

    // MARK: - Requirements

    /// The name of the scheme that a requirement means: since OpenAPI 3.2 it may also be a reference.
    private func schemeName(_ entry: YAMLMapping.Entry, in source: inout DescriptionSource) -> String {
        let text = entry.name
        guard source.version >= .openAPI32, !names.contains(text), text.contains("#") else { return text }
        if let target = source.references.knownTarget(of: entry.key), let name = namesByPlace[target.node.mark] {
            return name
        }
        let place = "#/components/securitySchemes/"
        return text.hasPrefix(place) ? String(text.dropFirst(place.count)) : text
    }

    /// Reads what operations require that say nothing of it.
    ///
    /// - Parameters:
    ///   - node: The requirements.
    ///   - source: The document.
    mutating func readDefault(_ node: YAMLNode, from source: inout DescriptionSource) {
        defaultRequirements = readRequirements(node, from: &source) ?? []
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
                let name = schemeName(entry, in: &source)
                if namesOfNone.contains(name) { continue }
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
                if let scheme = self.schemes[name], scheme.hasScopes {
                    let asked = source.texts(entry.value)
                    if !asked.isEmpty { scopes[name] = asked }
                    Self.check(entry.value, areScopesOf: scheme, in: &source)
                }
            }
            return isKnown ? SecurityRequirement(schemes: schemes, scopes: scopes) : nil
        }
        return requirements.isEmpty && !items.isEmpty ? nil : requirements
    }

    /// The requirement that alternatives of an operation are meant as which requires the fields of all of them among its parameters:
    /// who has to send each of them has no choice. `nil` if they are alternatives.
    ///
    /// - Parameters:
    ///   - requirements: What the operation requires.
    ///   - parameters: Its parameters.
    func joined(
        _ requirements: [SecurityRequirement],
        forParameters parameters: [DeclaredParameter]
    ) -> SecurityRequirement? {
        guard requirements.count > 1, !parameters.isEmpty else { return nil }
        var required: Set<Parameter.Key> = []
        for case .parameter(let parameter) in parameters where parameter.isRequired { required.insert(parameter.key) }
        var schemes: [String] = []
        for name in requirements.lazy.flatMap(\.schemes) {
            guard let field = self.schemes[name]?.credential?.field, required.contains(field) else { return nil }
            if !schemes.contains(name) { schemes.append(name) }
        }
        // Schemes that are sent in one field are alternatives indeed.
        guard requirements.allSatisfy({ !$0.schemes.isEmpty }), schemes.count > 1,
            Set(schemes.compactMap { self.schemes[$0]?.credential?.field }).count == schemes.count
        else { return nil }
        let scopes = requirements.reduce(into: [:]) { $0.merge($1.scopes) { first, _ in first } }
        return SecurityRequirement(schemes: schemes, scopes: scopes)
    }

    // MARK: - Credentials

    /// Query parameters for bearer tokens (RFC 6750, section 2.3, and what the drafts of OAuth 2 and Google call them).
    private static let queryFieldsOfTokens: Set<String> = ["access_token", "oauth_token", "bearer_token"]

    /// The parameters without those that a credential is sent as. Authors describe it in both ways, because the documents' own
    /// pages ask for parameters only. (OpenAPI 3 ignores `Authorization` among the parameters.)
    ///
    /// - Parameters:
    ///   - parameters: The parameters of an operation.
    ///   - requirements: What the operation requires.
    ///   - isTold: Whether it is told already that it requires these parameters.
    ///   - source: The document.
    func withoutCredentials(
        _ parameters: [DeclaredParameter],
        of requirements: [SecurityRequirement],
        isTold: Bool,
        in source: inout DescriptionSource
    ) -> [DeclaredParameter] {
        if requirements.isEmpty || parameters.isEmpty || credentialFields.isEmpty { return parameters }
        return parameters.filter { declared in
            guard case .parameter(let parameter) = declared,
                let scheme = scheme(thatAlwaysSends: parameter, of: requirements, in: source.version)
            else { return true }
            // What is said of a signature as a whole suffices for its fields.
            if isTold || schemes[scheme]?.kind == .awsSignature { return false }
            source.diagnostics.warning(
                "the \(parameter.location.rawValue) parameter '\(parameter.name)' is ignored: the security scheme "
                    + "'\(scheme)' already sends it (remove it)",
                at: parameter.mark
            )
            return false
        }
    }

    /// Removes the parameters for `Authorization` of operations whose credential is sent there, as OpenAPI 3 has it. Where no scheme of
    /// the operation sends it, as where a login takes a password, only callers can.
    ///
    /// - Parameters:
    ///   - operations: The operations, with those parameters.
    ///   - requirements: What operations require that say nothing of it.
    ///   - source: The document.
    func removeCredentials(
        from operations: inout [Operation],
        requiring requirements: [SecurityRequirement],
        in source: inout DescriptionSource
    ) {
        guard source.version != .swagger20, credentialFields.contains(.authorization) else { return }
        for index in operations.indices {
            guard let place = operations[index].parameters.firstIndex(where: { $0.key == .authorization }) else {
                continue
            }
            let parameter = operations[index].parameters[place]
            let schemes = (operations[index].security ?? requirements).lazy.flatMap(\.schemes)
            let isSent = schemes.contains { self.schemes[$0]?.fields.contains(.authorization) == true }
            if isSent { operations[index].parameters.remove(at: place) }
            // Operations may share it.
            guard source.isFirstReport(of: parameter.name, "\(parameter.mark)", "\(isSent)") else { continue }
            if isSent {
                ParameterReader.reportHeaderOfItsOwn(parameter.name, at: parameter.mark, in: &source)
            } else {
                ParameterReader.reportUnsentCredential(parameter.name, at: parameter.mark, in: &source)
            }
        }
    }

    /// The scheme that sends this parameter in every alternative. `Authorization` has no other meaning, so
    /// one alternative suffices there.
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
        let field = parameter.key
        // A second way to send the token, which is in every log of a URL (RFC 6750, section 5.3), and which a request must not use beside
        // the header field.
        if parameter.location == .query, !parameter.isRequired, Self.queryFieldsOfTokens.contains(parameter.name),
            let bearer = requirements.lazy.flatMap(\.schemes).first(where: { schemes[$0]?.credential == .bearer })
        {
            return bearer
        }
        guard credentialFields.contains(field) else { return nil }
        if field == .authorization, version != .swagger20 { return nil }
        let senders = requirements.map { $0.schemes.first { schemes[$0]?.fields.contains(field) == true } }
        return field == .authorization || senders.allSatisfy { $0 != nil } ? senders.lazy.compactMap(\.self).first : nil
    }
}
