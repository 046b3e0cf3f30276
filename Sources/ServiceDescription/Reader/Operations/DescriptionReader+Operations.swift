import YAML

/// The common properties of the operations of a path.
private struct PathItem {
    let path: String
    let parameters: [DeclaredParameter]
    let servers: [Server]
    let documentation: Documentation
    /// The nodes of the parameters.
    let nodes: [YAMLNode]
}

extension DescriptionReader {
    // MARK: - Paths

    /// Reads all operations.
    mutating func readOperations(_ root: Fields<DocumentKeyword>) -> [Operation] {
        let lists = [root[.paths], root[.msPaths]].compactMap { $0 }
        if root.entry(.paths) == nil, lists.isEmpty, version < .openAPI31 || root[.components] == nil {
            if root[.webhooks] == nil, root[.components]?.mapping ?? root[.definitions]?.mapping != nil {
                diagnostics.warning(
                    "the description has no 'paths'; the client has types, but no operations (add 'paths: {}')",
                    at: document.mark
                )
            } else if root[.webhooks] == nil {
                omitted.insert(.operations)
                diagnostics.error(
                    "the description has no 'paths' (add 'paths: {}' if it has only schemas)",
                    at: document.mark
                )
            }
        }
        var operations: [Operation] = []
        for list in lists {
            guard let list = omitting(.operations, { $0.container(list) }) else { continue }
            checkPaths(list)
            for entry in omitting(.operations, { $0.members(list) })
            where !entry.name.hasPrefix("x-") && !entry.value.isNull {
                readPathItem(entry, into: &operations)
            }
        }
        let written = operations.map(\.identifier)
        var first: [String: Mark] = [:]
        for offset in OperationIdentifiers.makeUnique(&operations) {
            if first.isEmpty { first = Self.places(of: operations) }
            diagnostics.warning(
                "duplicate operationId '\(written[offset])'; this operation is named "
                    + "'\(operations[offset].identifier)' (give each operation a unique 'operationId')",
                at: operations[offset].mark
            )
            // Two paths may lead to one place.
            if let place = first[written[offset]], place != operations[offset].mark {
                diagnostics.note("'\(written[offset])' is first used here", at: place)
            }
        }
        return operations
    }

    private static func places(of operations: [Operation]) -> [String: Mark] {
        Dictionary(operations.map { ($0.identifier, $0.mark) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func readPathItem(_ entry: YAMLMapping.Entry, into operations: inout [Operation]) {
        guard let target = resolve(entry.value), let fields = fields(target.node, as: PathItemKeyword.self) else {
            omitted.insert(.operations)
            return
        }
        let slipped = slippedMethods(of: fields)
        checkMethods(fields)
        var own: Fields<PathItemKeyword>?
        if target.reference != nil {
            if version >= .openAPI31 { own = Fields(entry.value) } else { warnAboutSiblings(of: entry.value) }
        }
        let path = readPath(entry)
        let item = PathItem(
            path: path,
            parameters: named(
                merge(readParameters(own?[.parameters]), into: readParameters(fields[.parameters])),
                ofPath: path
            ),
            servers: readServers(own?[.servers] ?? fields[.servers]),
            documentation: documentation(
                summary: own?[.summary] ?? fields[.summary],
                text: own?[.description] ?? fields[.description]
            ),
            nodes: [own?[.parameters], fields[.parameters]].compactMap { $0 }
        )
        // What is next to the reference wins: it is about this path alone.
        let inherited = fields.members.filter { own?[$0.key] == nil }
        for (key, member) in Array(inherited) + slipped + (own.map { Array($0.members) } ?? []) {
            if key.isMethod {
                readOperation(member, method: key.rawValue.uppercased(), of: item, into: &operations)
            } else if key == .additionalOperations {
                for other in omitting(.operations, { $0.members(member.value) }) where !other.name.hasPrefix("x-") {
                    guard isMethodName(other) else { continue }
                    readOperation(other, method: other.name, of: item, into: &operations)
                }
            }
        }
    }

    /// Whether a name can be that of a method, which is a token (RFC 9110, sections 5.6.2 and 9.1).
    private mutating func isMethodName(_ entry: YAMLMapping.Entry) -> Bool {
        let isToken = entry.name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
        if isToken, !entry.name.isEmpty { return true }
        diagnostics.loss(
            "'\(entry.name)' is not a valid HTTP method; the operation is not in the client (write a token such as "
                + "'COPY')",
            at: entry.key.mark
        )
        return false
    }

    private mutating func warnAboutSiblings(of node: YAMLNode) {
        guard let fields = Fields<PathItemKeyword>(node) else { return }
        for (key, entry) in fields.members where key.isMethod || key == .parameters || key == .servers {
            diagnostics.loss(
                "'\(key.rawValue)' next to '$ref' is ignored (move it into the referenced path item)",
                at: entry.key.mark
            )
        }
    }

    private mutating func readPath(_ entry: YAMLMapping.Entry) -> String {
        let path = entry.name.trimmed
        if path != entry.name {
            diagnostics.warning("the spaces around the path '\(path)' are ignored (remove them)", at: entry.key.mark)
        }
        if path.hasPrefix("/") { return path }
        if let host = path.firstMatch(of: /^https?:\/\/[^\/{}]+/.ignoresCase()) {
            let rest = path[host.range.upperBound...]
            let meaning = rest.isEmpty ? "/" : String(rest)
            diagnostics.loss(
                "the path '\(path)' is a URL; it is treated as '\(meaning)', at the servers of the other paths (write the rest "
                    + "of it under the 'servers' of the path)",
                at: entry.key.mark
            )
            return meaning
        }
        diagnostics.warning(
            "the path '\(path)' does not start with '/'; it is treated as '/\(path)' (write '/\(path)')",
            at: entry.key.mark
        )
        return "/" + path
    }

    // MARK: - Operations

    private mutating func readOperation(
        _ entry: YAMLMapping.Entry,
        method: String,
        of item: PathItem,
        into operations: inout [Operation]
    ) {
        // No version allows an operation elsewhere, but tools that join the files of a description write such.
        guard let target = resolve(entry.value), let fields = fields(target.node, as: OperationKeyword.self) else {
            return omitted.formUnion(.operations)
        }
        let (written, tags) = omitting(.operations) { reader in
            (reader.text(fields[.operationId]), reader.readTagNames(fields[.tags]))
        }
        let identifier = written.flatMap {
            OperationIdentifiers.isName($0, method: method, path: item.path) ? $0 : nil
        }
        let declared = checkWholeQueries(merge(readParameters(fields[.parameters]), into: item.parameters))
        let produces = fields[.produces].map { texts($0) }
        let consumes = fields[.consumes].map { texts($0) }
        let body =
            version == .swagger20
            ? readSwaggerBody(of: fields, beside: declared, consumes: consumes, at: entry.key.mark)
            : omitting(.parameters) { $0.readBody(of: fields, beside: declared, at: entry.key.mark) }
        checkOperation(fields, method: method, path: item.path, body: body, at: entry.key.mark)
        let words = readWords(of: fields, in: item)
        let servers = version == .swagger20 ? swaggerServers(of: fields) : readServers(fields[.servers])
        let expressions = PathExpressions(item.path, parameters: declared)
        report(expressions, of: item.path, at: entry.key.mark)
        let path = readPlaceholders(of: expressions.path, method: method, declared: declared, at: entry.key.mark)
        let security = fields[.security].flatMap { readSecurityRequirements($0) }
        let asked = withoutCredentials(expressions.applied(to: declared), security: security ?? declaredSecurity.usual)
        let parameters = match(asked, with: path, at: entry.key.mark)
        var responses = readResponses(fields[.responses], produces: produces)
        removeContentsThatAreNeverSent(of: &responses, method: method)
        operationNodes.append([target.node] + item.nodes)
        operations.append(
            Operation(
                identifier: identifier ?? OperationIdentifiers.identifier(method: method, path: path),
                hasOwnIdentifier: identifier != nil,
                method: method,
                path: path,
                tags: tags,
                documentation: words,
                parameters: parameters,
                body: body,
                responses: responses,
                security: security,
                servers: servers.isEmpty ? item.servers : servers,
                paging: fields[.msPageable].flatMap { readPaging($0) }?.recognisingToken(among: parameters),
                longRunning: readLongRunning(fields),
                mark: entry.key.mark
            )
        )
    }

    /// Reads the documentation of an operation, or otherwise that of its path.
    private mutating func readWords(of fields: Fields<OperationKeyword>, in item: PathItem) -> Documentation {
        var words = documentation(
            summary: fields[.summary],
            text: fields[.description],
            isDeprecated: fields[.deprecated]
        )
        if words.summary == nil, words.text == nil {
            words.summary = item.documentation.summary
            words.text = item.documentation.text
        }
        // This is what goa writes if nobody gives a summary: `list pets` for `pets#list`.
        let parts = fields[.operationId]?.string?.split(separator: "#") ?? []
        if parts.count > 1, words.text != nil, words.summary == "\(parts[1]) \(parts[0])" { words.summary = nil }
        return words
    }

    /// Removes the contents of responses that have none: those to HEAD, for which a description contains the response
    /// to a GET, and those of some status codes (RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5).
    private mutating func removeContentsThatAreNeverSent(of responses: inout [Response], method: String) {
        for index in responses.indices where !responses[index].contents.isEmpty {
            if method == "HEAD" {
                responses[index].contents = []
            } else if case .code(let code) = responses[index].status, [204, 205, 304].contains(code) {
                responses[index].contents = []
                diagnostics.warning(
                    "a \(code) response has no body; its content is ignored (describe it under '200', or remove it)",
                    at: responses[index].mark
                )
            }
        }
    }

    private mutating func readPaging(_ node: YAMLNode) -> Paging? {
        guard let fields = fields(node, as: PagingKeyword.self) else { return nil }
        var paging = Paging(itemsName: text(fields[.itemName]) ?? "value", nextLinkName: text(fields[.nextLinkName]))
        paging.nextOperation = text(fields[.operationName])
        return paging
    }
}

/// The keys of a path.
enum PathItemKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, servers, parameters
    case get, put, post, delete, options, head, patch, trace, query
    case additionalOperations

    static let byName = makeTable()

    /// Whether the value of the key is an operation.
    var isMethod: Bool {
        switch self {
        case .get, .put, .post, .delete, .options, .head, .patch, .trace, .query: true
        case .reference, .summary, .description, .servers, .parameters, .additionalOperations: false
        }
    }
}

/// The keys of an operation.
enum OperationKeyword: String, Keyword {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks
    case deprecated, security, servers, consumes, produces, schemes
    case msPageable = "x-ms-pageable"
    case msLongRunning = "x-ms-long-running-operation"
    case msLongRunningOptions = "x-ms-long-running-operation-options"
    case msBodyName = "x-ms-requestBody-name"

    static let byName = makeTable()
}

/// The keys of `x-ms-pageable`.
enum PagingKeyword: String, Keyword {
    case itemName, nextLinkName, operationName

    static let byName = makeTable()
}
