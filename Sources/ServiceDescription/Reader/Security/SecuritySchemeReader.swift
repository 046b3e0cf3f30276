import Suggestions
import YAML

/// Reads one security scheme.
struct SecuritySchemeReader {
    /// The name of the scheme.
    let name: String
    /// The fields of the scheme.
    let fields: Fields<SecuritySchemeKeyword>

    /// Reads the scheme.
    ///
    /// - Parameters:
    ///   - mark: Where its name stands.
    ///   - source: The document.
    func read(at mark: Mark, from source: inout DescriptionSource) -> SecurityScheme {
        let (type, word) = readType(from: &source)
        var scheme = SecurityScheme(
            name: name,
            kind: readKind(type, word, from: &source),
            documentation: source.documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
            mark: mark
        )
        scheme.hasScopes = type?.hasScopes == true
        if scheme.hasScopes { scheme.tokenURLs = tokenURLs }
        if type == .oauth2 { scheme.declaredScopes = readScopes(from: &source) }
        return withPrefix(scheme)
    }

    /// Reads the type of a scheme, with the word for it; `nil` if it has none, and nothing implies it.
    private func readType(from source: inout DescriptionSource) -> (type: SecuritySchemeType?, word: String?) {
        guard let word = source.text(fields[.type]) else {
            let type = missingType(in: &source)
            return (type, type?.rawValue)
        }
        let type = Self.type(meantBy: word, at: fields[.type]?.mark, in: &source)
        if type == nil {
            let hint = NearestName.hint(for: word, among: SecuritySchemeType.words)
            source.diagnostics.loss(
                "unknown security scheme type '\(word)'\(hint.isEmpty ? " (write 'apiKey', 'http' or another type)" : hint)",
                at: fields[.type]?.mark
            )
        }
        return (type, word)
    }

    /// Returns the missing type of a security scheme, with a warning, or `nil` if no other key implies it.
    private func missingType(in source: inout DescriptionSource) -> SecuritySchemeType? {
        guard fields[.type]?.isNull ?? true, let type = typeToldByKeys else { return nil }
        source.diagnostics.warning(
            "the security scheme '\(name)' has no 'type'; it is treated as '\(type.rawValue)' (add 'type: "
                + "\(type.rawValue)')",
            at: fields.node.mark
        )
        return type
    }

    /// Returns the type of security scheme that the keys imply.
    private var typeToldByKeys: SecuritySchemeType? {
        if fields[.flows] != nil || fields[.flow] != nil { return .oauth2 }
        if fields[.openIdConnectUrl] != nil { return .openIdConnect }
        if fields[.scheme] != nil { return .http }
        return fields[.in] != nil && fields[.name] != nil ? .apiKey : nil
    }

    /// Returns the type of a security scheme that a word means, with a warning if it is not the right one; `nil` if it
    /// means none.
    private static func type(
        meantBy word: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> SecuritySchemeType? {
        if let type = SecuritySchemeType(word) { return type }
        guard let meant = SecuritySchemeType(meantBy: word) else { return nil }
        source.diagnostics.warning(
            meant == .bearer
                ? "unknown security scheme type '\(word)' is treated as 'http' with 'scheme: bearer' (write 'type: "
                    + "http' and 'scheme: bearer')"
                : "unknown security scheme type '\(word)' is treated as '\(meant.rawValue)' (write "
                    + "'\(meant.rawValue)')",
            at: mark
        )
        return meant
    }

    private func readKind(
        _ type: SecuritySchemeType?,
        _ word: String?,
        from source: inout DescriptionSource
    ) -> SecurityScheme.Kind {
        guard let type else {
            return word.map { .other($0) }
                ?? lacking("'type'", advice: "add 'apiKey', 'http', 'oauth2' or another type", in: &source)
        }
        switch type {
        case .apiKey: return readKey(from: &source)
        case .basic: return .credential(.basic)
        case .oauth2, .openIdConnect, .bearer: return .credential(.bearer)
        case .http:
            guard let scheme = source.text(fields[.scheme]) else {
                return lacking("'scheme'", advice: "add 'scheme: bearer', for example", in: &source)
            }
            switch scheme.lowercased() {
            case "basic": return .credential(.basic)
            case "bearer": return .credential(.bearer)
            // Converters of Postman's collections write Postman's words.
            case "oauth2":
                source.diagnostics.warning(
                    "unknown scheme '\(scheme)' is treated as 'bearer' (write 'scheme: bearer', or describe 'type: oauth2')",
                    at: fields[.scheme]?.mark
                )
                return .credential(.bearer)
            default: return .other(scheme)
            }
        case .mutualTLS: return .mutualTLS
        }
    }

    /// Reports something without which there is no credential.
    private func lacking(
        _ key: String,
        at mark: Mark? = nil,
        advice: String,
        in source: inout DescriptionSource
    ) -> SecurityScheme.Kind {
        source.diagnostics.loss(
            "the security scheme '\(name)' has no \(key); the client has no credential for it (\(advice))",
            at: mark ?? fields.node.mark
        )
        return .incomplete
    }

    /// A key in `Authorization` with the word before it that its author asks for. With *Bearer*, it is a token (RFC 6750).
    private func withPrefix(_ scheme: SecurityScheme) -> SecurityScheme {
        guard case .apiKey? = scheme.credential, scheme.credential?.field == .authorization else { return scheme }
        var scheme = scheme
        let text = scheme.documentation.text ?? ""
        let isCalledBearer = name.lowercased().hasPrefix("bearer")
        let isMarkedBearer = fields[.bearerFormat] != nil || fields[.scheme]?.string?.lowercased() == "bearer"
        scheme.prefix = CredentialPrefix.find(in: text, isCalledBearer: isCalledBearer || isMarkedBearer)
        if scheme.prefix == CredentialPrefix.bearer { scheme.kind = .credential(.bearer) }
        return scheme
    }

    private func readKey(from source: inout DescriptionSource) -> SecurityScheme.Kind {
        // Amazon's gateway describes a signature so, because OpenAPI has no word for it.
        if fields.node["x-amazon-apigateway-authtype"]?.string?.lowercased() == "awssigv4" { return .awsSignature }
        guard let key = source.text(fields[.name]) else {
            return lacking("'name'", advice: "add the 'name' of the header, query parameter or cookie", in: &source)
        }
        guard let location = readLocation(from: &source) else {
            return lacking(
                "valid 'in'",
                at: fields[.in]?.mark,
                advice: "write 'header', 'query' or 'cookie'",
                in: &source
            )
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
            return .incomplete
        }
        guard let colon else { return .credential(.apiKey(name: key, location: location)) }
        return Self.readField(
            field,
            beginningWith: key[colon...].dropFirst().trimmed,
            at: fields[.name]?.mark,
            in: &source
        )
    }

    /// Reads where a key is sent; `nil` if no key is sent there.
    private func readLocation(from source: inout DescriptionSource) -> ParameterLocation? {
        guard let word = source.text(fields[.in]),
            case .location(let location)? = ParameterPlace(word) ?? ParameterPlace(meantBy: word),
            [.header, .query, .cookie].contains(location)
        else { return nil }
        if word != location.rawValue {
            source.diagnostics.warning(
                "unknown location '\(word)' is treated as '\(location.rawValue)' (write '\(location.rawValue)')",
                at: fields[.in]?.mark
            )
        }
        return location
    }

    /// Reads a key whose name is a header field and the beginning of its value: `Authorization: Bearer`.
    private static func readField(
        _ field: String,
        beginningWith value: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> SecurityScheme.Kind {
        let isBearer = field.lowercased() == "authorization" && value.lowercased().hasPrefix("bearer")
        let meaning = isBearer ? "'type: http' and 'scheme: bearer'" : "'name: \(field)'"
        source.diagnostics.warning(
            "'\(field): \(value)' is not the name of a header; it is treated as \(meaning) (write that)",
            at: mark
        )
        return .credential(isBearer ? .bearer : .apiKey(name: field, location: .header))
    }

    /// The URLs that a client of OAuth 2 or OpenID Connect needs to obtain a token.
    private var tokenURLs: [String] {
        let flows = [fields.node] + (fields[.flows]?.mapping?.map(\.value) ?? [])
        let keys: [OAuthFlowKeyword] = [.authorizationUrl, .deviceAuthorizationUrl, .tokenUrl]
        let urls = flows.flatMap { flow in keys.map { flow[$0.rawValue] } }
        return ([fields[.openIdConnectUrl], fields[.oauth2MetadataUrl]] + urls)
            .compactMap { $0?.string?.trimmed }.filter { !$0.isEmpty }.uniqued()
    }

    /// The scopes that the flows declare.
    private func readScopes(from source: inout DescriptionSource) -> Set<String> {
        if source.version != .swagger20, let flows = fields[.flows].flatMap(Fields<OAuthFlowsKeyword>.init) {
            source.warnAboutMisspellings(in: flows)
            for (_, entry) in flows.members {
                if let flow = Fields<OAuthFlowKeyword>(entry.value) { source.warnAboutMisspellings(in: flow) }
            }
        }
        let lists =
            source.version == .swagger20
            ? [fields[.scopes]] : source.members(fields[.flows]).map { $0.value["scopes"] }
        return Set(lists.flatMap { Self.readScopeNames($0, from: &source) })
    }

    /// The names of scopes, which some authors list without words about them.
    private static func readScopeNames(_ node: YAMLNode?, from source: inout DescriptionSource) -> [String] {
        guard let node, node.mapping == nil, !node.isNull, node.sequence?.isEmpty != true else {
            return source.members(node).map(\.name)
        }
        source.diagnostics.warning(
            "expected a mapping\(source.purpose(of: node)), found \(node.kindDescription) (write each scope with a "
                + "description: 'read: Read everything')",
            at: node.mark
        )
        // A single text lists them as OAuth 2 does (RFC 6749, section 3.3).
        if let text = node.string { return text.split(separator: " ").map(String.init) }
        return source.texts(node)
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
