import YAML

/// The common properties of the operations of a path.
struct PathItem {
    /// The path.
    let path: String
    /// The parameters of all of them.
    let parameters: [DeclaredParameter]
    /// Where they are sent, if not to the servers of the service.
    let servers: [Server]
    /// What is said of those that say nothing of themselves.
    let documentation: Documentation
    /// The tags of operations without any: the controller that swagger-node looks for the functions in.
    let tags: [String]
    /// The nodes of the parameters.
    let nodes: [YAMLNode]
}

extension DescriptionReader {
    /// Reads all operations.
    mutating func readOperations(_ root: Fields<DocumentKeyword>) -> [Operation] {
        let lists = [root[.paths], root[.msPaths]].compactMap { $0 }
        if root.entry(.paths) == nil, lists.isEmpty { reportMissingPaths(in: root) }
        var operations: [Operation] = []
        for list in lists {
            guard let list = omitting(.operations, { $0.source.container(list) }) else { continue }
            var first: [String: (path: String, mark: Mark)] = [:]
            for entry in omitting(.operations, { $0.source.members(list, isNeeded: true) })
            where !entry.name.hasPrefix("x-") && !entry.value.isNull {
                let path = readPath(entry)
                checkPath(path, at: entry.key.mark, &first)
                guard leadsNowhereElse(path, at: entry.key.mark) else { continue }
                readPathItem(entry.value, at: path, into: &operations)
            }
        }
        makeIdentifiersUnique(of: &operations)
        return operations
    }

    /// Reports that a document has no table of paths, unless its version allows that.
    private mutating func reportMissingPaths(in root: Fields<DocumentKeyword>) {
        if root[.webhooks] != nil || version >= .openAPI31 && root[.components] != nil { return }
        if root[.components]?.mapping ?? root[.definitions]?.mapping != nil {
            if root.isMisspelled(.paths) { return }
            source.diagnostics.warning(
                "the description has no 'paths'; the client has types, but no operations (add 'paths: {}')",
                at: source.root.mark
            )
        } else {
            source.omitted.insert(.operations)
            source.diagnostics.error(
                "the description has no 'paths' (add 'paths: {}' if it has only schemas)",
                at: source.root.mark
            )
        }
    }

    private mutating func makeIdentifiersUnique(of operations: inout [Operation]) {
        let written = operations.map(\.identifier)
        var first: [String: Mark] = [:]
        for offset in OperationIdentifiers.makeUnique(&operations) {
            if first.isEmpty { first = Self.places(of: operations) }
            source.diagnostics.warning(
                "duplicate operationId '\(written[offset])'; this operation is identified by "
                    + "'\(operations[offset].identifier)' instead, also in the client configuration (give each operation a unique 'operationId')",
                at: operations[offset].mark
            )
            // Two paths may lead to one place.
            if let place = first[written[offset]], place != operations[offset].mark {
                source.diagnostics.note("'\(written[offset])' is first used here", at: place)
            }
        }
    }

    private static func places(of operations: [Operation]) -> [String: Mark] {
        Dictionary(operations.map { ($0.identifier, $0.mark) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func readPathItem(_ node: YAMLNode, at path: String, into operations: inout [Operation]) {
        guard let target = source.resolve(node),
            let fields = source.fields(target.node, as: PathItemKeyword.self)
        else {
            source.omitted.insert(.operations)
            return
        }
        let slipped = slippedMethods(of: fields)
        checkMethods(fields)
        checkMissingMethod(fields, at: path)
        var own: Fields<PathItemKeyword>?
        if target.reference != nil {
            if version >= .openAPI31 { own = Fields(node) } else { warnAboutSiblings(of: node) }
        }
        let item = readItem(fields, beside: own, path: path)
        // What is next to the reference wins: it is about this path alone.
        let inherited = fields.members.filter { own?[$0.key] == nil }
        let members = Array(inherited) + slipped + (own.map { Array($0.members) } ?? [])
        let described = Set(members.map { $0.0 }.filter(\.isMethod))
        for (key, member) in members {
            if key.isMethod {
                readOperation(member, method: key.rawValue.uppercased(), of: item, into: &operations)
            } else if key == .additionalOperations {
                for other in omitting(.operations, { $0.source.members(member.value) })
                where !other.name.hasPrefix("x-") {
                    guard isMethodName(other), isMethodOfItsOwn(other, beside: described) else { continue }
                    readOperation(other, method: other.name, of: item, into: &operations)
                }
            }
        }
    }

    /// Reads what the operations of a path have in common.
    ///
    /// - Parameters:
    ///   - fields: What the path has, or the item that it refers to.
    ///   - own: What is next to that reference, and wins.
    ///   - path: The path.
    private mutating func readItem(
        _ fields: Fields<PathItemKeyword>,
        beside own: Fields<PathItemKeyword>?,
        path: String
    ) -> PathItem {
        let parameters = Self.merge(readParameters(own?[.parameters]), into: readParameters(fields[.parameters]))
        return PathItem(
            path: path,
            parameters: named(parameters, ofPath: path),
            servers: readServers(own?[.servers] ?? fields[.servers]),
            documentation: source.documentation(
                summary: own?[.summary] ?? fields[.summary],
                text: own?[.description] ?? fields[.description]
            ),
            tags: [fields[.controller]?.string].compactMap(\.self),
            nodes: [own?[.parameters], fields[.parameters]].compactMap { $0 }
        )
    }

    /// Whether a name can be that of a method, which is a token (RFC 9110, sections 5.6.2 and 9.1).
    private mutating func isMethodName(_ entry: YAMLMapping.Entry) -> Bool {
        if entry.name.isToken { return true }
        source.diagnostics.loss(
            "'\(entry.name)' is not a valid HTTP method; the operation is not in the client (write a token such as "
                + "'COPY')",
            at: entry.key.mark
        )
        return false
    }

    /// Whether a method that is not described under a key of its own is none that has one (OpenAPI 3.2, "Path Item Object"), or is not
    /// described there.
    private mutating func isMethodOfItsOwn(_ entry: YAMLMapping.Entry, beside described: Set<PathItemKeyword>) -> Bool {
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

    private mutating func warnAboutSiblings(of node: YAMLNode) {
        guard let fields = Fields<PathItemKeyword>(node) else { return }
        for (key, entry) in fields.members where key.isMethod || key == .parameters || key == .servers {
            source.diagnostics.loss(
                "'\(key.rawValue)' next to '$ref' is ignored (move it into the referenced path item)",
                at: entry.key.mark
            )
        }
    }

    private mutating func readPath(_ entry: YAMLMapping.Entry) -> String {
        let path = entry.name.trimmed
        if path != entry.name {
            source.diagnostics.warning(
                "the spaces around the path '\(path)' are ignored (remove them)",
                at: entry.key.mark
            )
        }
        if path.hasPrefix("/") { return path }
        if let rest = Self.behindHost(path) {
            let meaning = rest.isEmpty ? "/" : String(rest)
            source.diagnostics.loss(
                "the path '\(path)' is a URL; it is treated as '\(meaning)', at the servers of the other paths (write the rest "
                    + "of it under the 'servers' of the path)",
                at: entry.key.mark
            )
            return meaning
        }
        // An operation that is not indented; what is said of that is enough.
        if PathItemKeyword(rawValue: path)?.isMethod == true, Self.isOperation(entry.value) { return path }
        source.diagnostics.warning(
            "the path '\(path)' does not start with '/'; it is treated as '/\(path)' (write '/\(path)')",
            at: entry.key.mark
        )
        return "/" + path
    }
}

extension DescriptionReader {
    /// What follows the host in a path that is a URL; `nil` if it is not one.
    private static func behindHost(_ path: String) -> Substring? {
        let lowercased = path.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix) else { return nil }
        let address = path.dropFirst(scheme.count)
        let host = address.prefix { !"/{}".contains($0) }
        return host.isEmpty ? nil : address[host.endIndex...]
    }
}

/// The keys of a path.
enum PathItemKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, servers, parameters
    case get, put, post, delete, options, head, patch, trace, query
    case additionalOperations
    case controller = "x-swagger-router-controller"

    static let byName = makeTable()
    /// What may be an operation is reported by itself.
    static let areAll = false

    /// Whether the value of the key is an operation.
    var isMethod: Bool {
        switch self {
        case .get, .put, .post, .delete, .options, .head, .patch, .trace, .query: true
        case .reference, .summary, .description, .servers, .parameters, .additionalOperations, .controller: false
        }
    }
}
