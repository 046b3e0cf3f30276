import Suggestions
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
            let (type, word) = Self.readType(fields, named: entry.name, from: &source)
            let kind = type.map { Self.readKind($0, word, fields, named: entry.name, from: &source) } ?? .other(word)
            self.fields[entry.name] = kind.fields
            credentialFields.formUnion(kind.fields)
            if kind == .awsSignature { signatures.insert(entry.name) }
            if type?.hasScopes == true { namesWithScopes.insert(entry.name) }
            return Self.withPrefix(
                SecurityScheme(
                    name: entry.name,
                    kind: kind,
                    documentation: source.documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
                    mark: entry.key.mark
                ),
                fields
            )
        }
    }

    /// Reads the type of a scheme, with the word for it: the one that is written, or the name of the scheme if it has no type.
    private static func readType(
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String,
        from source: inout DescriptionSource
    ) -> (type: SecuritySchemeType?, word: String) {
        guard let word = source.text(fields[.type]) else {
            if let type = schemeType(missingIn: fields, named: name, of: &source) { return (type, type.rawValue) }
            source.diagnostics.loss(
                "the security scheme '\(name)' has no 'type'; the client has no credential for it (add 'apiKey', 'http', "
                    + "'oauth2' or another type)",
                at: fields.node.mark
            )
            return (nil, name)
        }
        let type = schemeType(meantBy: word, at: fields[.type]?.mark, in: &source)
        if type == nil {
            source.diagnostics.loss(
                "unknown security scheme type '\(word)'\(NearestName.hint(for: word, among: SecuritySchemeType.words))",
                at: fields[.type]?.mark
            )
        }
        return (type, word)
    }

    private static func readKind(
        _ type: SecuritySchemeType,
        _ word: String,
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String,
        from source: inout DescriptionSource
    ) -> SecurityScheme.Kind {
        switch type {
        case .apiKey: return readKey(fields, named: name, from: &source)
        case .basic: return .basic
        case .oauth2: return .bearer(scopes: readScopes(fields, from: &source))
        case .openIdConnect, .bearer: return .bearer(scopes: [])
        case .http:
            let scheme = source.text(fields[.scheme]) ?? ""
            switch HTTPAuthenticationScheme(rawValue: scheme.lowercased()) {
            case .basic: return .basic
            case .bearer: return .bearer(scopes: [])
            case nil: return .other(scheme.isEmpty ? word : scheme)
            }
        case .mutualTLS: return .mutualTLS
        }
    }

    /// A key in `Authorization` with the word before it that its author asks for. With *Bearer*, it is a token (RFC 6750).
    private static func withPrefix(
        _ scheme: SecurityScheme,
        _ fields: Fields<SecuritySchemeKeyword>
    ) -> SecurityScheme {
        guard case .apiKey = scheme.kind, scheme.kind.field == .authorization else { return scheme }
        var scheme = scheme
        let text = scheme.documentation.text ?? ""
        let isCalledBearer = scheme.name.lowercased().hasPrefix("bearer")
        let isMarkedBearer = fields[.bearerFormat] != nil || fields[.scheme]?.string?.lowercased() == "bearer"
        scheme.prefix = CredentialPrefix.find(in: text)
        // A text that leaves it open is believed before a name.
        if scheme.prefix == nil, isCalledBearer || isMarkedBearer, !CredentialPrefix.speaks(ofBearerIn: text) {
            scheme.prefix = CredentialPrefix.bearer
        }
        if scheme.prefix == CredentialPrefix.bearer { scheme.kind = .bearer(scopes: []) }
        return scheme
    }

    private static func readKey(
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String,
        from source: inout DescriptionSource
    ) -> SecurityScheme.Kind {
        // Amazon's gateway describes a signature so, because OpenAPI has no word for it.
        if fields.node["x-amazon-apigateway-authtype"]?.string?.lowercased() == "awssigv4" { return .awsSignature }
        guard let key = source.text(fields[.name]) else {
            source.diagnostics.loss(
                "the security scheme '\(name)' has no 'name'; the client has no credential for it (add the 'name' of "
                    + "the header, query parameter or cookie)",
                at: fields.node.mark
            )
            return .other(SecuritySchemeType.apiKey.rawValue)
        }
        guard let place = source.text(fields[.in]), let location = ParameterLocation(rawValue: place),
            location != .path,
            location != .querystring
        else {
            source.diagnostics.loss(
                "the security scheme '\(name)' has no valid 'in'; the client has no credential for it (write "
                    + "'header', 'query' or 'cookie')",
                at: fields[.in]?.mark ?? fields.node.mark
            )
            return .other(SecuritySchemeType.apiKey.rawValue)
        }
        let colon = location == .header ? key.firstIndex(of: ":") : nil
        let field = colon.map { key[..<$0].trimmed } ?? key
        if location != .query, !field.isToken {
            let (kind, example) = location == .header ? ("header field", "X-API-Key") : ("cookie", "session")
            source.diagnostics.loss(
                "'\(field)' is not a valid name of a \(kind); the client has no credential for the security scheme '\(name)' "
                    + "(write a token such as '\(example)')",
                at: fields[.name]?.mark
            )
            return .other(SecuritySchemeType.apiKey.rawValue)
        }
        guard let colon else { return .apiKey(name: key, location: location) }
        return readField(
            field,
            beginningWith: key[colon...].dropFirst().trimmed,
            at: fields[.name]?.mark,
            in: &source
        )
    }

    private static func readScopes(
        _ fields: Fields<SecuritySchemeKeyword>,
        from source: inout DescriptionSource
    ) -> [String] {
        if source.version != .swagger20, let flows = fields[.flows].flatMap(Fields<OAuthFlowsKeyword>.init) {
            source.warnAboutMisspellings(in: flows)
            for (_, entry) in flows.members {
                if let flow = Fields<OAuthFlowKeyword>(entry.value) { source.warnAboutMisspellings(in: flow) }
            }
        }
        let lists =
            source.version == .swagger20
            ? [fields[.scopes]] : source.members(fields[.flows]).map { $0.value["scopes"] }
        var scopes: [String] = []
        var seen: Set<String> = []
        for list in lists {
            for name in readScopeNames(list, from: &source) where !name.hasPrefix("x-") && seen.insert(name).inserted {
                scopes.append(name)
            }
        }
        return scopes
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

/// The flows of OAuth 2.
enum OAuthFlowsKeyword: String, Keyword {
    case implicit, password, clientCredentials, authorizationCode, deviceAuthorization

    static let byName = makeTable()
}

/// The keys of an OAuth 2 flow.
enum OAuthFlowKeyword: String, Keyword {
    case authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl, scopes

    static let byName = makeTable()
}

/// The keys of a security scheme.
enum SecuritySchemeKeyword: String, Keyword {
    case reference = "$ref"
    case type, description, name, `in`, scheme, bearerFormat, flows, openIdConnectUrl, deprecated
    case oauth2MetadataUrl
    case flow, authorizationUrl, tokenUrl, scopes

    static let byName = makeTable()
}
