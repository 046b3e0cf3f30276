import YAML

extension SecurityReader {
    /// The requirements of a list, which some authors write as one requirement, or as mere names of schemes.
    static func requirementItems(_ node: YAMLNode, of source: inout DescriptionSource) -> [YAMLNode] {
        source.objects(node).map { item in
            guard case .string(let name)? = item.scalar?.value else { return item }
            source.diagnostics.warning(
                "expected a mapping in 'security', found a string (write '- \(name): []')",
                at: item.mark
            )
            let nothing = YAMLNode(content: .sequence([]), mark: item.mark)
            return YAMLNode(
                content: .mapping(YAMLMapping([YAMLMapping.Entry(key: item, value: nothing)])),
                mark: item.mark
            )
        }
    }

    /// Returns the assumed requirements of a service that declares security schemes, but does not say where they apply:
    /// any of them, or none. They would not be declared if callers did not have to authenticate.
    ///
    /// - Returns: `nil` if the description states the requirements, even if there are none (`security: []`).
    static func requirementsThatAreMissing(
        in root: Fields<DocumentKeyword>,
        _ schemes: [SecurityScheme],
        _ operations: [Operation],
        of source: inout DescriptionSource
    ) -> [SecurityRequirement]? {
        guard !schemes.isEmpty, root[.security] == nil, !operations.isEmpty,
            operations.allSatisfy({ $0.security == nil })
        else { return nil }
        // For the others, the client takes no credential.
        for scheme in schemes where !scheme.isUnsupported && scheme.kind != .mutualTLS {
            source.diagnostics.warning(
                "no 'security' requires the scheme '\(scheme.name)'; the client accepts a credential for it and sends "
                    + "it with every operation (add 'security: [{\(scheme.name): []}]' at the top level if they "
                    + "require it)",
                at: scheme.mark
            )
        }
        return schemes.map { SecurityRequirement(schemes: [$0.name]) } + [SecurityRequirement(schemes: [])]
    }

    /// The names of scopes, which some authors list without words about them.
    static func readScopeNames(_ node: YAMLNode?, from source: inout DescriptionSource) -> [String] {
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

    /// Returns the missing type of a security scheme, with a warning, or `nil` if no other key implies it.
    static func schemeType(
        missingIn fields: Fields<SecuritySchemeKeyword>,
        named name: String,
        of source: inout DescriptionSource
    ) -> SecuritySchemeType? {
        guard fields[.type]?.isNull ?? true, let type = schemeType(toldBy: fields) else { return nil }
        source.diagnostics.warning(
            "the security scheme '\(name)' has no 'type'; it is treated as '\(type.rawValue)' (add 'type: "
                + "\(type.rawValue)')",
            at: fields.node.mark
        )
        return type
    }

    /// Returns the type of security scheme that the keys imply.
    private static func schemeType(toldBy fields: Fields<SecuritySchemeKeyword>) -> SecuritySchemeType? {
        if fields[.flows] != nil || fields[.flow] != nil { return .oauth2 }
        if fields[.openIdConnectUrl] != nil { return .openIdConnect }
        if fields[.scheme] != nil { return .http }
        return fields[.in] != nil && fields[.name] != nil ? .apiKey : nil
    }

    /// Reads a key whose name is a header field and the beginning of its value: `Authorization: Bearer`.
    static func readField(
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
        return isBearer ? .bearer(scopes: []) : .apiKey(name: field, location: .header)
    }

    /// Returns the type of a security scheme that a word means, with a warning if it is not the right one; `nil` if it
    /// means none.
    static func schemeType(
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
}
