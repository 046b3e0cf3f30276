import YAML

/// Finds problems of a document as a whole, once all of it is read.
enum DocumentChecks {
    /// Warns about problems that can be found only after the whole document is read.
    ///
    /// - Parameters:
    ///   - root: The document.
    ///   - securitySchemes: Its table of security schemes.
    ///   - operations: Its operations.
    ///   - source: The document with its diagnostics.
    static func check(
        _ root: Fields<DocumentKeyword>,
        securitySchemes: YAMLNode?,
        operations: [Operation],
        in source: inout DescriptionSource
    ) {
        let used = source.references.keysLedInto(of: source.root)
        checkKeysOfOtherVersions(root, securitySchemes: securitySchemes, used: used, in: &source)
        source.reportUnknownKeys(of: root, except: used)
        checkTags(root, operations, in: &source)
        for entry in securitySchemes?.mapping ?? YAMLMapping([]) where entry.value["$ref"] == nil {
            checkSecurityScheme(entry, in: &source)
        }
        guard let webhooks = root.entry(.webhooks), webhooks.value.mapping?.isEmpty == false else { return }
        source.diagnostics.loss(
            "the requests under 'webhooks' are not in the client: the service sends them (receive them in a server of your "
                + "own)",
            at: webhooks.key.mark
        )
    }

    // MARK: - Versions

    private static func checkKeysOfOtherVersions(
        _ root: Fields<DocumentKeyword>,
        securitySchemes: YAMLNode?,
        used: Set<String>,
        in source: inout DescriptionSource
    ) {
        for (key, entry) in root.members {
            guard let advice = source.version == .swagger20 ? predecessor(of: key) : successor(of: key) else {
                continue
            }
            let isUsed =
                switch key {
                case .servers: root[.host] == nil && root[.basePath] == nil
                case .host, .basePath, .schemes: ServerReader.isSwagger(root)
                case .securityDefinitions, .securitySchemes: securitySchemes?.mark == entry.value.mark
                default: used.contains(entry.name)
                }
            if source.version != .swagger20, key.belongsInComponents {
                source.diagnostics.warning(
                    "'\(entry.name)' belongs under 'components'; it is \(isUsed ? "used anyway" : "ignored") (move it there)",
                    at: entry.key.mark,
                    isLoss: !isUsed
                )
            } else {
                source.reportKeyOfOtherVersion(entry, advice: advice, isUsed: isUsed)
            }
        }
    }

    /// Where Swagger 2.0 has what a key of OpenAPI 3 says.
    private static func predecessor(of key: DocumentKeyword) -> String? {
        switch key {
        case .servers: "'host', 'basePath' and 'schemes'"
        case .components: "'definitions', 'parameters' …"
        case .schemas: "'definitions'"
        case .requestBodies: "parameters with 'in: body'"
        case .headers: "'headers' of responses"
        case .securitySchemes: "'securityDefinitions'"
        default: nil
        }
    }

    /// Where OpenAPI 3 has what a key of Swagger 2.0 says.
    private static func successor(of key: DocumentKeyword) -> String? {
        switch key {
        case .host, .basePath, .schemes: "'servers'"
        case .consumes, .produces: "'content' of bodies and responses"
        case .definitions: "'components.schemas'"
        case .parameters, .responses, .schemas, .requestBodies, .headers, .securitySchemes:
            "'components.\(key.rawValue)'"
        case .securityDefinitions: "'components.securitySchemes'"
        default: nil
        }
    }

    // MARK: - Tags

    private static func checkTags(
        _ root: Fields<DocumentKeyword>,
        _ operations: [Operation],
        in source: inout DescriptionSource
    ) {
        let list = root[.tags].flatMap { source.peek($0) }?.sequence ?? []
        let tags = list.compactMap { source.peek($0) }
        if tags.isEmpty || operations.isEmpty { return }
        var used = Set(operations.lazy.flatMap(\.tags))
        for hook in root[.webhooks]?.mapping ?? YAMLMapping([]) {
            for member in hook.value.mapping ?? YAMLMapping([]) {
                used.formUnion((member.value["tags"]?.sequence ?? []).compactMap(\.string))
            }
        }
        used.formUnion(tags.compactMap { $0["parent"]?.string })
        let undeclared = used.subtracting(tags.compactMap { $0["name"]?.string }).sorted()
        let groups = root.node["x-tagGroups"]?.sequence ?? []
        let chapters = Set(groups.flatMap { ($0["tags"]?.sequence ?? []).compactMap(\.string) })
        var first: [String: Mark] = [:]
        var unused: [(name: String, mark: Mark)] = []
        for tag in tags {
            guard let node = tag["name"], let name = node.string, !name.isEmpty else { continue }
            if let other = first[name] {
                source.diagnostics.warning("the tag '\(name)' is declared twice (remove one of them)", at: node.mark)
                source.diagnostics.note("'\(name)' is first declared here", at: other)
                continue
            }
            first[name] = node.mark
            if used.contains(name) || isForReaders(tag) { continue }
            let hint = source.references.hints.hint(for: name, among: undeclared)
            if hint.isEmpty {
                if !chapters.contains(name) { unused.append((name, node.mark)) }
            } else {
                source.diagnostics.warning("no operation has the tag '\(name)'\(hint)", at: node.mark)
            }
        }
        reportUnused(unused, in: &source)
    }

    private static func reportUnused(_ tags: [(name: String, mark: Mark)], in source: inout DescriptionSource) {
        guard let (name, mark) = tags.first else { return }
        if tags.count == 1 {
            source.diagnostics.warning(
                "no operation has the tag '\(name)' (add it to its operations, or remove it)",
                at: mark
            )
        } else {
            let names = tags.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
            source.diagnostics.warning(
                "no operation has any of the \(tags.count) tags \(names)\(tags.count > 5 ? " …" : "") (add them to their operations, "
                    + "or remove them)",
                at: mark
            )
        }
    }

    /// Whether a tag is a chapter of the documentation and none of operations: Redoc has a mark for them and shows schemas in them, and
    /// OpenAPI 3.2 has kinds of tags.
    private static func isForReaders(_ tag: YAMLNode) -> Bool {
        tag["x-traitTag"]?.bool == true || tag["description"]?.string?.contains("<SchemaDefinition") == true
            || tag["kind"]?.string.map { $0 != "nav" } == true
    }

    // MARK: - Security

    private static func checkSecurityScheme(_ entry: YAMLMapping.Entry, in source: inout DescriptionSource) {
        let missing: String
        switch (entry.value["type"]?.string.flatMap(SecuritySchemeType.init(_:)), source.version) {
        case (.oauth2, .swagger20):
            guard entry.value["flow"] == nil else { return }
            missing = "'flow'; how to get a token is unknown (add 'flow: implicit', for example)"
        case (.oauth2, _):
            guard entry.value["flows"]?.mapping?.isEmpty ?? true, entry.value["oauth2MetadataUrl"] == nil else {
                return
            }
            missing = "'flows'; its scopes are unknown (add at least one flow)"
        case (.openIdConnect, .openAPI30...):
            guard entry.value["openIdConnectUrl"] == nil else { return }
            missing = "'openIdConnectUrl' (add the URL of the provider's metadata)"
        default: return
        }
        source.diagnostics.warning("the security scheme '\(entry.name)' has no \(missing)", at: entry.key.mark)
    }
}
