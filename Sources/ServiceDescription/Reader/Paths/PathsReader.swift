import YAML

/// Reads the paths of a document: their tables come in, and the operations of all of them come out, each with an identifier of its own.
struct PathsReader {
    /// Reads the operations.
    private(set) var operationReader: OperationReader

    /// Reads all operations.
    ///
    /// - Parameters:
    ///   - root: The document.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readOperations(
        _ root: Fields<DocumentKeyword>,
        from schemas: inout SchemaReader
    ) -> [Operation] {
        let lists = [root[.paths], root[.msPaths]].compactMap { $0 }
        if root.entry(.paths) == nil, lists.isEmpty { Self.reportMissingPaths(in: root, of: &schemas.source) }
        var operations: [Operation] = []
        for list in lists {
            guard let list = schemas.source.omitting(.operations, { $0.container(list) }) else { continue }
            var similar = SimilarPaths()
            for entry in schemas.source.omitting(.operations, { $0.members(list, isNeeded: true) })
            where !entry.name.hasPrefix("x-") && !entry.value.isNull {
                if Self.isKeyOfDocument(entry) {
                    schemas.source.reportMisplaced(entry, in: "the table of paths")
                    continue
                }
                let path = Self.readPath(entry, from: &schemas.source)
                Self.check(path, at: entry.key.mark, &similar, in: &schemas.source)
                guard Self.leadsNowhereElse(path, at: entry.key.mark, in: &schemas.source) else { continue }
                operations += readItem(entry.value, of: path, at: entry.key.mark, from: &schemas)
            }
            similar.report(in: &schemas.source)
        }
        Self.makeIdentifiersUnique(of: &operations, in: &schemas.source)
        return operations
    }

    /// Reports that a document has no table of paths, unless its version allows that. A typo or a failed merge would otherwise take
    /// all methods out of a client.
    private static func reportMissingPaths(
        in root: Fields<DocumentKeyword>,
        of source: inout DescriptionSource
    ) {
        let isOptional = root[.webhooks] != nil || source.version >= .openAPI31 && root[.components] != nil
        if isOptional, !root.isMisspelled(.paths) { return }
        source.omitted.insert(.operations)
        source.diagnostics.error(
            "the description has no 'paths' (add 'paths: {}' if it has only schemas)",
            at: source.root.mark
        )
    }

    private static func makeIdentifiersUnique(
        of operations: inout [Operation],
        in source: inout DescriptionSource
    ) {
        let written = operations.map(\.identifier)
        var first: [String: Mark] = [:]
        for offset in OperationIdentifiers.makeUnique(&operations) {
            if first.isEmpty { first = places(of: operations) }
            source.diagnostics.warning(
                "duplicate operationId '\(written[offset])'; this operation is identified by "
                    + "'\(operations[offset].identifier)' instead, also in the client configuration "
                    + "(give each operation a unique 'operationId')",
                at: operations[offset].nameMark
            )
            // Two paths may lead to one place.
            if let place = first[written[offset]], place != operations[offset].nameMark {
                source.diagnostics.note("'\(written[offset])' is first used here", at: place)
            }
        }
    }

    private static func places(of operations: [Operation]) -> [String: Mark] {
        Dictionary(operations.map { ($0.identifier, $0.nameMark) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func readItem(
        _ node: YAMLNode,
        of path: String,
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> [Operation] {
        guard let target = schemas.source.resolve(node),
            let fields = schemas.source.fields(target.node, as: PathItemKeyword.self)
        else {
            schemas.source.omitted.insert(.operations)
            return []
        }
        var members = Self.members(of: fields, at: path, in: &schemas.source)
        // What is next to a reference wins: it is about fewer paths.
        let references = target.reference == nil ? [] : schemas.source.chain(from: node)
        let beside = references.compactMap { Self.siblings(of: $0, in: &schemas.source) }
        for siblings in beside.reversed() {
            let own = Self.members(of: siblings, at: path, in: &schemas.source)
            members = Self.withoutReplaced(members, by: own, in: &schemas.source) + own
        }
        var item = operationReader.readItem(beside + [fields], path: path, at: mark, from: &schemas)
        let described = Set(members.map { $0.0 }.filter(\.isMethod))
        let methods = members.flatMap { key, member in
            if key.isMethod { return [(entry: member, name: key.rawValue.uppercased())] }
            guard key == .additionalOperations else { return [] }
            return Self.additionalMethods(member.value, beside: described, in: &schemas.source)
        }
        .filter { !Self.isAnsweredByGateway($0.entry.value, method: $0.name) }
        item.documentation.isShared = methods.count > 1
        var read = methods.compactMap { operationReader.read($0.entry, method: $0.name, of: item, from: &schemas) }
        let get = members.first { $0.key == .get }?.entry.value.mapping?.first { $0.name == "requestBody" }
        BodiesOfGet.divide(&read, at: get?.key.mark, in: &schemas.source)
        return read
    }

    /// Whether Amazon API Gateway answers an operation itself, and that for browsers only: it is what these ask before they send the
    /// request of a page of another site (CORS, in the Fetch standard, section 3.2.2).
    private static func isAnsweredByGateway(_ operation: YAMLNode, method: String) -> Bool {
        guard method == "OPTIONS", let integration = operation["x-amazon-apigateway-integration"],
            integration["type"]?.string?.lowercased() == "mock"
        else { return false }
        let responses = integration["responses"]?.mapping ?? YAMLMapping([])
        return responses.contains { response in
            let fields = response.value["responseParameters"]?.mapping ?? YAMLMapping([])
            return fields.contains { $0.name.lowercased().hasPrefix("method.response.header.access-control-") }
        }
    }

    /// What stands next to the reference of a path.
    private static func siblings(of node: YAMLNode, in source: inout DescriptionSource) -> Fields<PathItemKeyword>? {
        node.mapping == nil ? nil : source.fields(node, as: PathItemKeyword.self)
    }

    /// The members of a path item, those under methods in other letters included. What is lost of it is reported.
    private static func members(
        of fields: Fields<PathItemKeyword>,
        at path: String,
        in source: inout DescriptionSource
    ) -> [(key: PathItemKeyword, entry: YAMLMapping.Entry)] {
        let inOtherCase = methodsInOtherCase(of: fields, in: &source)
        checkMethods(fields, in: &source)
        checkMissingMethod(fields, at: path, in: &source)
        return Array(fields.members) + inOtherCase
    }

    /// The operations under methods in other letters than those that OpenAPI writes, such as `GET`.
    private static func methodsInOtherCase(
        of fields: Fields<PathItemKeyword>,
        in source: inout DescriptionSource
    ) -> [(key: PathItemKeyword, entry: YAMLMapping.Entry)] {
        fields.unknown.compactMap { entry in
            guard let key = PathItemKeyword.method(meantBy: entry), fields[key] == nil else { return nil }
            source.diagnostics.warning(
                "methods are lower-case; '\(entry.name)' is treated as '\(key.rawValue)' (write '\(key.rawValue)')",
                at: entry.key.mark
            )
            return (key, entry)
        }
    }

    /// The operations of `additionalOperations`, with their methods.
    private static func additionalMethods(
        _ node: YAMLNode,
        beside described: Set<PathItemKeyword>,
        in source: inout DescriptionSource
    ) -> [(entry: YAMLMapping.Entry, name: String)] {
        source.omitting(.operations) { $0.members(node) }.filter { entry in
            (!entry.name.hasPrefix("x-") || entry.value.mapping != nil) && isMethodName(entry, in: &source)
                && isMethodOfItsOwn(entry, beside: described, in: &source)
        }
        .map { ($0, $0.name) }
    }

    /// Whether a name can be that of a method, which is a token (RFC 9110, sections 5.6.2 and 9.1).
    private static func isMethodName(_ entry: YAMLMapping.Entry, in source: inout DescriptionSource) -> Bool {
        if entry.name.isToken { return true }
        source.diagnostics.loss(
            "'\(entry.name)' is not a valid HTTP method; the operation is not in the client (write a token such as "
                + "'COPY')",
            at: entry.key.mark
        )
        return false
    }

    /// Whether a method in `additionalOperations` belongs there: it has no key of its own (OpenAPI 3.2, "Path Item Object"), or
    /// this key is not used.
    private static func isMethodOfItsOwn(
        _ entry: YAMLMapping.Entry,
        beside described: Set<PathItemKeyword>,
        in source: inout DescriptionSource
    ) -> Bool {
        guard let key = PathItemKeyword.allCases.first(where: { $0.isMethod && $0.rawValue.uppercased() == entry.name })
        else {
            return true
        }
        if described.contains(key) {
            source.diagnostics.loss(
                "'\(entry.name)' is described by '\(key.rawValue)' already; this operation is not in the client (remove one of "
                    + "them)",
                at: entry.key.mark
            )
            return false
        }
        source.diagnostics.warning(
            "'\(entry.name)' has a key of its own, '\(key.rawValue)'; it is treated as that (move the operation there)",
            at: entry.key.mark
        )
        return true
    }

    /// The members of a referenced path item but for those that stand next to the reference, too. Of operations, that is reported: no
    /// version of the specification says which of them is meant.
    private static func withoutReplaced(
        _ shared: [(key: PathItemKeyword, entry: YAMLMapping.Entry)],
        by own: [(key: PathItemKeyword, entry: YAMLMapping.Entry)],
        in source: inout DescriptionSource
    ) -> [(key: PathItemKeyword, entry: YAMLMapping.Entry)] {
        shared.filter { member in
            guard let other = own.first(where: { $0.key == member.key }) else { return true }
            if member.key.isMethod {
                source.diagnostics.loss(
                    "'\(member.key.rawValue)' next to '$ref' replaces that of the referenced path item (remove one of them)",
                    at: other.entry.key.mark
                )
            }
            return false
        }
    }

    /// Whether an entry among the paths is a part of the document, or of its components, that was indented too far.
    private static func isKeyOfDocument(_ entry: YAMLMapping.Entry) -> Bool {
        let isKey = DocumentKeyword.byName[entry.name] != nil || ComponentsKeyword.byName[entry.name] != nil
        guard isKey else { return false }
        let isPath = entry.value.mapping?.contains { member in
            PathItemKeyword(rawValue: member.name.lowercased()).map { $0.isMethod || $0 == .reference } ?? false
        }
        return isPath != true
    }

    private static func readPath(_ entry: YAMLMapping.Entry, from source: inout DescriptionSource) -> String {
        let path = entry.name.trimmed
        if path != entry.name {
            source.diagnostics.warning(
                "the spaces around the path '\(path)' are ignored (remove them)",
                at: entry.key.mark
            )
        }
        if path.hasPrefix("/") { return path }
        if let rest = behindHost(path) {
            let meaning = rest.isEmpty ? "/" : String(rest)
            source.diagnostics.loss(
                "the path '\(path)' is a URL; it is treated as '\(meaning)', at the servers of the other paths (write the rest "
                    + "of it under the 'servers' of the path)",
                at: entry.key.mark
            )
            return meaning
        }
        // The author forgot to indent an operation. That is reported elsewhere.
        if PathItemKeyword(rawValue: path)?.isMethod == true, isOperation(entry.value) { return path }
        source.diagnostics.warning(
            "the path '\(path)' does not start with '/'; it is treated as '/\(path)' (write '/\(path)')",
            at: entry.key.mark
        )
        return "/" + path
    }

    /// What follows the host in a path that is a URL; `nil` if it is not one.
    private static func behindHost(_ path: String) -> Substring? {
        let lowercased = path.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix) else { return nil }
        let address = path.dropFirst(scheme.count)
        let host = address.prefix { !"/{}".contains($0) }
        return host.isEmpty ? nil : address[host.endIndex...]
    }
}

extension Operation {
    /// Where its name is.
    fileprivate var nameMark: Mark { self.identifierMark ?? self.mark }
}
