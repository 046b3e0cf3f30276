import YAML

extension DescriptionReader {
    /// Reads an operation of a path.
    mutating func readOperation(
        _ entry: YAMLMapping.Entry,
        method: String,
        of item: PathItem,
        into operations: inout [Operation]
    ) {
        // No version allows an operation elsewhere, but tools that join the files of a description write such.
        guard let target = source.resolve(entry.value),
            let fields = source.fields(target.node, as: OperationKeyword.self)
        else {
            return source.omitted.formUnion(.operations)
        }
        operationNodes.append([target.node] + item.nodes)
        operations.append(readOperation(fields, method: method, of: item, at: entry.key.mark))
    }

    private mutating func readOperation(
        _ fields: Fields<OperationKeyword>,
        method: String,
        of item: PathItem,
        at mark: Mark
    ) -> Operation {
        let (identifier, tags) = readIdentity(of: fields, method: method, in: item)
        let declared = checkWholeQueries(Self.merge(readParameters(fields[.parameters]), into: item.parameters))
        let body = readSentBody(of: fields, beside: declared, at: mark)
        checkOperation(fields, method: method, path: item.path, body: body, at: mark)
        let words = readWords(of: fields, in: item)
        let servers = version == .swagger20 ? swaggerServers(of: fields) : readServers(fields[.servers])
        let security = fields[.security].flatMap { securityReader.readRequirements($0, from: &schemas.source) }
        let responses = readResponses(of: fields, method: method)
        let (path, parameters) = readPath(
            Self.withoutMark(item.path, of: identifier),
            of: method,
            with: declared,
            security: security ?? securityReader.usual,
            at: mark
        )
        return Operation(
            identifier: identifier ?? OperationIdentifiers.identifier(method: method, path: path),
            hasOwnIdentifier: identifier != nil,
            method: method,
            path: path,
            tags: tags,
            documentation: words,
            parameters: withoutMediaTypes(parameters, body: body, responses: responses),
            body: body,
            responses: responses,
            security: security,
            servers: servers.isEmpty ? item.servers : servers,
            paging: fields[.msPageable].flatMap { readPaging($0) }?.recognizingToken(among: parameters),
            longRunning: readLongRunning(fields),
            mark: mark
        )
    }

    /// A path without the identifier of its operation in place of a query, which only makes the keys of `x-ms-paths` differ.
    private static func withoutMark(_ path: String, of identifier: String?) -> String {
        guard let identifier, path.utf8.contains(UInt8(ascii: "?")), path.hasSuffix("?" + identifier) else {
            return path
        }
        return String(path.dropLast(identifier.count + 1))
    }

    /// Reads the identifier of an operation, `nil` if it has none that is its own, and its tags.
    private mutating func readIdentity(
        of fields: Fields<OperationKeyword>,
        method: String,
        in item: PathItem
    ) -> (identifier: String?, tags: [String]) {
        var (identifier, tags) = omitting(.operations) { reader in
            (reader.source.text(fields[.operationId]), reader.readTagNames(fields[.tags]))
        }
        if tags.isEmpty { tags = (fields[.controller]?.string).map { [$0] } ?? item.tags }
        let isName = identifier.map { OperationIdentifiers.isName($0, method: method, path: item.path) } ?? false
        return (isName ? identifier : nil, tags)
    }

    /// Reads the body that an operation sends, as the version of the document describes it.
    private mutating func readSentBody(
        of fields: Fields<OperationKeyword>,
        beside declared: [DeclaredParameter],
        at mark: Mark
    ) -> RequestBody? {
        guard version == .swagger20 else {
            return omitting(.parameters) { $0.readBody(of: fields, beside: declared, at: mark) }
        }
        let consumes = MediaTypeReader.readList(fields[.consumes], from: &source)
        return readSwaggerBody(of: fields, beside: declared, consumes: consumes, at: mark)
    }

    /// Reads the responses to an operation, with the contents that they can have.
    private mutating func readResponses(of fields: Fields<OperationKeyword>, method: String) -> [Response] {
        let produces = MediaTypeReader.readList(fields[.produces], from: &source)
        var responses = readResponses(fields[.responses], produces: produces)
        removeContentsThatAreNeverSent(of: &responses, method: method)
        if let identifier = fields[.operationId]?.string {
            Self.removeStatusesOfSpringfox(from: &responses, identifier, method)
            Self.removeTitlesOfFastAPI(from: &responses, identifier)
        }
        return addingResult(to: responses, of: fields)
    }

    /// Removes the statuses that Springfox adds to every operation that changes something, whatever its function returns: 201 and 204
    /// without content or an own description. They would make the value optional that the function does return.
    private static func removeStatusesOfSpringfox(
        from responses: inout [Response],
        _ identifier: String,
        _ method: String
    ) {
        // It tells functions of one name apart by numbers: `saveUsingPOST_1`.
        let function = identifier.split(separator: "_").first.map(String.init) ?? identifier
        guard function.hasSuffix("Using" + method) || identifier.hasSuffix("Using" + method),
            responses.contains(where: { $0.status == .code(200) && !$0.contents.isEmpty })
        else { return }
        responses.removeAll { response in
            let added: [Response.Status: String] = [.code(201): "Created", .code(204): "No Content"]
            return response.contents.isEmpty && response.headers.isEmpty
                && added[response.status].map { $0 == response.documentation.text } ?? false
        }
    }

    /// Removes the titles that FastAPI makes of the identifier: *Response Read Pets Pets Get* for `read_pets_pets_get`.
    private static func removeTitlesOfFastAPI(from responses: inout [Response], _ identifier: String) {
        guard responses.contains(where: { $0.contents.contains { $0.schema?.title != nil } }) else { return }
        let made = "response " + identifier.replacing("_", with: " ").lowercased()
        for index in responses.indices {
            for content in responses[index].contents.indices {
                let title = responses[index].contents[content].schema?.title
                if title?.lowercased() == made { responses[index].contents[content].schema?.title = nil }
            }
        }
    }

    /// Reads the documentation of an operation, or otherwise that of its path.
    private mutating func readWords(of fields: Fields<OperationKeyword>, in item: PathItem) -> Documentation {
        var words = source.documentation(
            summary: fields[.summary],
            text: fields[.description],
            isDeprecated: fields[.deprecated]
        )
        if words.summary == nil, words.text == nil {
            words.summary = item.documentation.summary
            words.text = item.documentation.text
        }
        // This is what goa writes if nobody gives a summary: `list pets` for `pets#list`.
        if words.text != nil, let summary = words.summary, let identifier = fields[.operationId]?.string {
            let parts = identifier.utf8.split(separator: UInt8(ascii: "#")).map { Substring($0) }
            if parts.count > 1, summary == "\(parts[1]) \(parts[0])" { words.summary = nil }
        }
        return fields[.operationId]?.string.map { words.unlessEcho(of: $0) } ?? words
    }

    /// Removes the contents of responses that have none: those to HEAD, for which a description contains the response
    /// to a GET, and those of some status codes (RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5).
    private mutating func removeContentsThatAreNeverSent(of responses: inout [Response], method: String) {
        for index in responses.indices where !responses[index].contents.isEmpty {
            if method == "HEAD" {
                responses[index].contents = []
            } else if case .code(let code) = responses[index].status, [204, 205, 304].contains(code) {
                responses[index].contents = []
                source.diagnostics.warning(
                    "a \(code) response has no body; its content is ignored (describe it under '200', or remove it)",
                    at: responses[index].mark
                )
            }
        }
    }

    private mutating func readPaging(_ node: YAMLNode) -> Paging? {
        guard let fields = source.fields(node, as: PagingKeyword.self) else { return nil }
        var paging = Paging(
            itemsName: source.text(fields[.itemName]) ?? "value",
            nextLinkName: source.text(fields[.nextLinkName])
        )
        paging.nextOperation = source.text(fields[.operationName])
        return paging
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
    case codegenBodyName = "x-codegen-request-body-name"
    case controller = "x-swagger-router-controller"

    static let byName = makeTable()
    /// What may be a part of an operation is reported by itself.
    static let areAll = false
}

/// The keys of `x-ms-pageable`.
enum PagingKeyword: String, Keyword {
    case itemName, nextLinkName, operationName

    static let byName = makeTable()
    /// Extensions have no specification that is complete.
    static let areAll = false
}
