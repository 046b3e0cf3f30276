import YAML

/// Reads operations: the node of an operation and what all operations of its path have in common come in, and the operation comes out.
///
/// It keeps the nodes of all of them. What operations share is kept by the readers of their parts.
struct OperationReader {
    /// The nodes of each operation, and of the common part of its path.
    private(set) var nodes: [[YAMLNode]] = []
    /// Reads the parameters.
    private(set) var parameters: ParameterReader
    /// Reads the bodies.
    private(set) var bodies: BodyReader
    /// Reads the responses.
    private(set) var responses: ResponseReader
    /// Knows where the service is reached.
    let servers: ServerReader
    /// Knows the security schemes.
    let security: SecurityReader

    /// Reads what the operations of a path have in common.
    ///
    /// - Parameters:
    ///   - levels: What the path has; where it refers to another item, what is next to each reference, the nearest first, and then that
    ///     item. The nearer wins.
    ///   - path: The path.
    ///   - mark: The place of the path.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readItem(
        _ levels: [Fields<PathItemKeyword>],
        path: String,
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> PathItem {
        let lists = levels.compactMap { $0[.parameters] }
        let all = lists.map { parameters.readList($0, from: &schemas) }
            .reversed().reduce([]) { ParameterReader.merge($1, into: $0) }
        let first = { (key: PathItemKeyword) in levels.lazy.compactMap { $0[key] }.first }
        return PathItem(
            path: path,
            mark: mark,
            parameters: Self.named(all, ofPath: path),
            servers: ServerReader.read(first(.servers), from: &schemas.source),
            documentation: schemas.source.documentation(summary: first(.summary), text: first(.description)),
            tags: [first(.controller)?.string].compactMap(\.self),
            nodes: lists
        )
    }

    /// Names types in the parameters of a path after the path, because all of its operations share them.
    private static func named(_ parameters: [DeclaredParameter], ofPath path: String) -> [DeclaredParameter] {
        parameters.map { parameter in
            var parameter = parameter
            parameter.nameInlineTypes(after: path + " " + parameter.key.name)
            return parameter
        }
    }

    /// Reads an operation of a path; `nil`, with a report, if it is none.
    ///
    /// - Parameters:
    ///   - entry: The operation, or a reference to it.
    ///   - method: Its method.
    ///   - item: What all operations of the path have in common.
    ///   - schemas: The document, and what reads its schemas.
    mutating func read(
        _ entry: YAMLMapping.Entry,
        method: String,
        of item: PathItem,
        from schemas: inout SchemaReader
    ) -> Operation? {
        // No version allows an operation elsewhere, but tools that join the files of a description write such.
        guard let target = schemas.source.resolve(entry.value),
            let fields = schemas.source.fields(target.node, as: OperationKeyword.self)
        else {
            schemas.source.omitted.insert(.operations)
            return nil
        }
        nodes.append([target.node] + item.nodes)
        return read(fields, method: method, of: item, at: entry.key.mark, from: &schemas)
    }

    private mutating func read(
        _ fields: Fields<OperationKeyword>,
        method: String,
        of item: PathItem,
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> Operation {
        let (identifier, tags) = Self.readIdentity(of: fields, method: method, in: item, from: &schemas.source)
        let declared = ParameterReader.withoutFurtherQueries(
            ParameterReader.withWholeCounts(
                ParameterReader.merge(parameters.readList(fields[.parameters], from: &schemas), into: item.parameters)
            ),
            in: &schemas.source
        )
        let body = Self.withMediaTypes(
            bodies.read(of: fields, beside: declared, at: mark, from: &schemas),
            of: declared,
            in: &schemas.source
        )
        Self.check(fields, method: method, body: body, at: mark, in: &schemas.source)
        let words = Self.readWords(of: fields, in: item, from: &schemas.source)
        let servers = servers.read(of: fields, from: &schemas.source)
        let (requirements, areJoined) = readRequirements(of: fields, for: declared, at: mark, from: &schemas.source)
        let responses = readResponses(of: fields, method: method, from: &schemas)
        let path = OperationPath(
            Self.withoutIdentifierQuery(item.path, of: identifier),
            of: method,
            with: declared,
            hostParameters: self.servers.hostParameters,
            lostParameters: parameters.namesWithoutPlace,
            pathAt: item.mark,
            at: mark,
            in: &schemas.source
        )
        let parameters = path.match(
            security.withoutCredentials(
                declared,
                of: requirements ?? security.defaultRequirements,
                isTold: areJoined,
                in: &schemas.source
            ),
            in: &schemas.source
        )
        let name = identifier ?? OperationIdentifiers.identifier(method: method, path: path.path)
        Self.checkIdentifier(fields, replacedBy: name, in: &schemas.source)
        let parts = Operation.Parts(
            identifier: name,
            hasOwnIdentifier: identifier != nil,
            identifierMark: fields[.operationId]?.mark,
            clientName: Self.clientName(fields[.fernMethodName] ?? fields[.speakeasyName]),
            clientGroup: Self.clientName(fields[.fernGroupName] ?? fields[.speakeasyGroup]),
            method: method,
            path: path.path,
            tags: tags,
            documentation: words,
            parameters: ParameterReader.withoutMediaTypes(
                parameters,
                body: body,
                responses: responses,
                in: &schemas.source
            ),
            body: body,
            responses: responses,
            security: requirements,
            servers: servers.isEmpty ? item.servers : servers,
            paging: Paging.read(fields[.msPageable], from: &schemas.source)?.recognizingToken(among: parameters),
            pagingMarks: Paging.Marks(fields.member(.msPageable)),
            pagingExtension: PagingExtension.read(fields, from: &schemas.source),
            longRunning: LongRunning.read(fields, from: &schemas.source),
            mark: mark
        )
        return Operation(parts)
    }

    /// Reads what an operation requires; `nil` if it says nothing of it. Alternatives that are meant as one requirement are joined.
    private func readRequirements(
        of fields: Fields<OperationKeyword>,
        for parameters: [DeclaredParameter],
        at mark: Mark,
        from source: inout DescriptionSource
    ) -> (own: [SecurityRequirement]?, areJoined: Bool) {
        let own = fields[.security].flatMap { security.readRequirements($0, from: &source) }
        // Since OpenAPI 3.0, a parameter for it says nothing of what is required.
        let credential = DeclaredParameter.Key(place: .location(.header), name: Parameter.Key.authorization.name)
        let counted = source.version == .swagger20 ? parameters : parameters.filter { $0.key != credential }
        guard let joined = security.joined(own ?? security.defaultRequirements, forParameters: counted) else {
            return (own, false)
        }
        security.reportJoined(joined, at: fields.entry(.security)?.key.mark ?? mark, in: &source)
        return ([joined], true)
    }

    /// The body in the media types that a header parameter adds to it. A parameter that adds none is ignored, which is reported once.
    private static func withMediaTypes(
        _ body: RequestBody?,
        of declared: [DeclaredParameter],
        in source: inout DescriptionSource
    ) -> RequestBody? {
        for case .mediaTypeOfBody(let name, let values, let mark) in declared {
            if let body = body?.inMediaTypes(values) { return body }
            if source.isFirstReport(of: name, "\(mark)") {
                ParameterReader.reportHeaderOfItsOwn(name, at: mark, in: &source)
            }
        }
        return body
    }

    /// A path without the identifier of its operation in place of a query, which only makes the keys of `x-ms-paths` differ.
    private static func withoutIdentifierQuery(_ path: String, of identifier: String?) -> String {
        guard let identifier, path.utf8.contains(UInt8(ascii: "?")), path.hasSuffix("?" + identifier) else {
            return path
        }
        return String(path.dropLast(identifier.count + 1))
    }

    /// Reads the identifier of an operation, `nil` if it has none that is its own, and its tags.
    private static func readIdentity(
        of fields: Fields<OperationKeyword>,
        method: String,
        in item: PathItem,
        from source: inout DescriptionSource
    ) -> (identifier: String?, tags: [String]) {
        var (identifier, tags) = source.omitting(.operations) { source in
            (source.text(fields[.operationId]), readTagNames(fields[.tags], from: &source))
        }
        if tags.isEmpty { tags = (fields[.controller]?.string).map { [$0] } ?? item.tags }
        let isName = identifier.map { OperationIdentifiers.isName($0, method: method, path: item.path) } ?? false
        return (isName ? identifier : nil, tags)
    }

    /// A name for clients (https://buildwithfern.com/learn/api-definitions/openapi/extensions/method-names,
    /// https://www.speakeasy.com/docs/sdks/customize/methods), with periods between the parts of one that has several; `nil` if there is
    /// none, or if it has no letters.
    private static func clientName(_ node: YAMLNode?) -> String? {
        let parts = node?.sequence.map { $0.compactMap(\.string) } ?? [node?.string].compactMap(\.self)
        let name = parts.joined(separator: ".")
        return name.contains(where: \.isLetter) ? name : nil
    }

    /// Reads the tags of an operation. Some are written as in their declaration, as mappings, and Fern puts them into a sequence in
    /// the sequence.
    private static func readTagNames(_ node: YAMLNode?, from source: inout DescriptionSource) -> [String] {
        guard let items = node?.sequence, items.contains(where: { $0.scalar == nil }) else { return source.texts(node) }
        return items.flatMap { item -> [String] in
            let names = item.sequence?.compactMap(\.string) ?? [item["name"]?.string].compactMap(\.self)
            guard item.scalar == nil, let name = names.first else { return [source.text(item)].compactMap(\.self) }
            source.diagnostics.warning(
                "expected the name of a tag, found \(item.kindDescription) (write '\(name)')",
                at: item.mark
            )
            return names
        }
    }

    /// Reads the responses to an operation, with the contents that they can have.
    private mutating func readResponses(
        of fields: Fields<OperationKeyword>,
        method: String,
        from schemas: inout SchemaReader
    ) -> [Response] {
        let produces = MediaTypeReader.readList(fields[.produces], from: &schemas.source)
        var responses = responses.readTable(fields[.responses], produces: produces, from: &schemas)
        ResponseHabits.remove(
            from: &responses,
            to: method,
            identifier: fields[.operationId]?.string,
            in: &schemas.source
        )
        return LongRunning.addingResult(to: responses, of: fields, method: method, from: &schemas)
    }

    /// Reads the documentation of an operation, or otherwise that of its path.
    private static func readWords(
        of fields: Fields<OperationKeyword>,
        in item: PathItem,
        from source: inout DescriptionSource
    ) -> Documentation {
        var words = source.documentation(
            summary: fields[.summary],
            text: fields[.description],
            isDeprecated: fields[.deprecated],
            in: fields.mapping
        )
        if words.summary == nil, words.text == nil {
            words.summary = item.documentation.summary
            words.text = item.documentation.text
            words.isShared = item.documentation.isShared
        }
        // This is what goa writes if nobody gives a summary: `list pets` for `pets#list`.
        if words.text != nil, let summary = words.summary, let identifier = fields[.operationId]?.string {
            let parts = identifier.parts(between: "#")
            if parts.count > 1, summary == "\(parts[1]) \(parts[0])" { words.summary = nil }
        }
        return fields[.operationId]?.string.map { words.unlessEcho(of: $0) } ?? words
    }
}

/// The keys of an operation.
enum OperationKeyword: String, Keyword {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks
    case deprecated, security, servers, consumes, produces, schemes
    case msPageable = "x-ms-pageable"
    case speakeasyPagination = "x-speakeasy-pagination"
    case fernPagination = "x-fern-pagination"
    case dropshotPagination = "x-dropshot-pagination"
    case fernMethodName = "x-fern-sdk-method-name"
    case fernGroupName = "x-fern-sdk-group-name"
    case speakeasyName = "x-speakeasy-name-override"
    case speakeasyGroup = "x-speakeasy-group"
    case msLongRunning = "x-ms-long-running-operation"
    case msLongRunningOptions = "x-ms-long-running-operation-options"
    case msBodyName = "x-ms-requestBody-name"
    case codegenBodyName = "x-codegen-request-body-name"
    case controller = "x-swagger-router-controller"

    static let byName = makeTable()
    /// What may be a part of an operation is reported by itself.
    static let areAll = false
}
