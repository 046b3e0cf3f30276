import Suggestions
import YAML

extension DescriptionReader {
    // MARK: - Schemes

    /// Reads the ways to authenticate.
    mutating func readSecuritySchemes(_ node: YAMLNode?) -> [SecurityScheme] {
        source.members(source.container(node)).compactMap { entry in
            if entry.name.hasPrefix("x-"), entry.value.mapping == nil { return nil }
            declaredSecurity.names.insert(entry.name)
            guard let target = source.resolve(entry.value),
                let fields = source.fields(target.node, as: SecuritySchemeKeyword.self)
            else { return nil }
            let (type, word) = readType(fields, named: entry.name)
            let kind = type.map { readKind($0, word, fields, named: entry.name) } ?? .other(word)
            declaredSecurity.note(kind.field, of: entry.name)
            if type?.hasScopes == true { declaredSecurity.namesWithScopes.insert(entry.name) }
            return SecurityScheme(
                name: entry.name,
                kind: kind,
                documentation: source.documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
                mark: entry.key.mark
            )
        }
    }

    /// Reads the type of a scheme, with the word for it: the one that is written, or the name of the scheme if it has no type.
    private mutating func readType(
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String
    ) -> (type: SecuritySchemeType?, word: String) {
        guard let word = source.text(fields[.type]) else {
            if let type = schemeType(missingIn: fields, named: name) { return (type, type.rawValue) }
            source.diagnostics.loss(
                "the security scheme '\(name)' has no 'type'; the client has no credential for it (add 'apiKey', 'http', "
                    + "'oauth2' or another type)",
                at: fields.node.mark
            )
            return (nil, name)
        }
        let type = schemeType(meantBy: word, at: fields[.type]?.mark)
        if type == nil {
            source.diagnostics.loss(
                "unknown security scheme type '\(word)'\(NearestName.hint(for: word, among: SecuritySchemeType.words))",
                at: fields[.type]?.mark
            )
        }
        return (type, word)
    }

    private mutating func readKind(
        _ type: SecuritySchemeType,
        _ word: String,
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String
    ) -> SecurityScheme.Kind {
        switch type {
        case .apiKey: return readKey(fields, named: name)
        case .basic: return .basic
        case .oauth2: return .bearer(scopes: readScopes(fields))
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

    private mutating func readKey(
        _ fields: Fields<SecuritySchemeKeyword>,
        named name: String
    ) -> SecurityScheme.Kind {
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
            at: fields[.name]?.mark
        )
    }

    private mutating func readScopes(_ fields: Fields<SecuritySchemeKeyword>) -> [String] {
        if version != .swagger20, let flows = fields[.flows].flatMap(Fields<OAuthFlowsKeyword>.init) {
            source.warnAboutMisspellings(in: flows)
            for (_, entry) in flows.members {
                if let flow = Fields<OAuthFlowKeyword>(entry.value) { source.warnAboutMisspellings(in: flow) }
            }
        }
        let lists =
            version == .swagger20
            ? [fields[.scopes]] : source.members(fields[.flows]).map { $0.value["scopes"] }
        var scopes: [String] = []
        var seen: Set<String> = []
        for list in lists {
            for name in readScopeNames(list) where !name.hasPrefix("x-") && seen.insert(name).inserted {
                scopes.append(name)
            }
        }
        return scopes
    }

    // MARK: - Requirements

    /// The name of the scheme that a requirement means: since OpenAPI 3.2 it may also be a reference.
    private func schemeName(_ text: String) -> String {
        let place = "#/components/securitySchemes/"
        guard version >= .openAPI32, text.hasPrefix(place), !declaredSecurity.names.contains(text) else { return text }
        return String(text.dropFirst(place.count))
    }

    /// Reads a list of requirements. A requirement with an undeclared scheme cannot be met, and is left out.
    ///
    /// - Returns: `nil` if nothing is left of a list that was not empty, because that does not mean that nothing is
    ///   required.
    mutating func readSecurityRequirements(_ node: YAMLNode) -> [SecurityRequirement]? {
        let items = requirementItems(node)
        let requirements = items.compactMap { item -> SecurityRequirement? in
            var schemes: [String] = []
            var scopes: [String: [String]] = [:]
            var isKnown = true
            for entry in source.members(item)
            where !entry.name.hasPrefix("x-") || declaredSecurity.names.contains(entry.name) {
                let name = schemeName(entry.name)
                if !declaredSecurity.names.contains(name) {
                    let hint = source.references.hints.hint(for: name, among: declaredSecurity.names)
                    let table = version == .swagger20 ? "securityDefinitions" : "components.securitySchemes"
                    source.diagnostics.loss(
                        "the security scheme '\(name)' is not declared; the requirement is ignored"
                            + (hint.isEmpty ? " (declare it under '\(table)')" : hint),
                        at: entry.key.mark
                    )
                    isKnown = false
                }
                schemes.append(name)
                if declaredSecurity.namesWithScopes.contains(name) {
                    let asked = source.texts(entry.value)
                    if !asked.isEmpty { scopes[name] = asked }
                }
            }
            return isKnown ? SecurityRequirement(schemes: schemes, scopes: scopes) : nil
        }
        return requirements.isEmpty && !items.isEmpty ? nil : requirements
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
