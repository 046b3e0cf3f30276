import YAML

/// Reads a document: its root comes in, and the service comes out.
///
/// It reads what is said of the service as a whole, and joins what the readers of the parts return: a ``SecurityReader``, a
/// ``ServerReader``, a ``PathsReader`` and a ``SchemaReader``.
struct DescriptionReader {
    /// Reads schemas. It also holds the document, because every part of a description may contain schemas.
    var schemas: SchemaReader

    /// The nodes of each operation, and of the common part of its path.
    private(set) var operationNodes: [[YAMLNode]] = []

    /// The document.
    var source: DescriptionSource {
        get { schemas.source }
        // A setter would change a copy, with a copy of all diagnostics, for each value that is read.
        _modify { yield &schemas.source }
    }

    /// The version of the format that the document is written in.
    var version: DocumentVersion { schemas.version }

    /// Reads the whole document. Parts with errors are reported and left out.
    mutating func readService() -> Service? {
        guard let root = source.fields(source.root, as: DocumentKeyword.self) else { return nil }
        let info = source.container(root[.info]).flatMap { source.fields($0, as: InfoKeyword.self) }
        let components = source.omitting(.all) { source in
            source.container(root[.components]).flatMap { source.fields($0, as: ComponentsKeyword.self) }
        }
        schemas.omitting(.schemas) {
            $0.declareComponents($0.version == .swagger20 ? root[.definitions] : components?[.schemas])
        }
        let bodies = BodyReader(consumes: MediaTypeReader.readList(root[.consumes], from: &source))
        let responses = ResponseReader(produces: MediaTypeReader.readList(root[.produces], from: &source))
        let schemes = version == .swagger20 ? nil : components?[.securitySchemes]
        let securityNode = schemes ?? root[.securityDefinitions] ?? root[.securitySchemes]
        var security = SecurityReader()
        let securitySchemes = source.omitting(.securitySchemes) { security.readSchemes(securityNode, from: &$0) }
        if let node = root[.security] { security.readDefault(node, from: &source) }
        var parameters = ParameterReader(credentialFields: security.credentialFields)
        var servers = ServerReader()
        servers.readDefault(root, parameters: &parameters, from: &schemas)
        var paths = PathsReader(
            operationReader: OperationReader(
                parameters: parameters,
                bodies: bodies,
                responses: responses,
                servers: servers,
                security: security
            )
        )
        var operations = paths.readOperations(root, from: &schemas)
        operationNodes = paths.operationReader.nodes
        reportReferenceCycles(of: schemas.readRemaining())
        let namedSchemas = schemas.table.namedSchemas
        DefaultResponses(of: operations, schemas: namedSchemas).markErrors(in: &operations)
        source.reportReferenceMistakes()
        DocumentChecks.check(root, securitySchemes: securityNode, operations: operations, in: &source)
        paths.operationReader.responses.checks.checkTargets(among: operations, in: &source)
        MappedSchemaChecks.check(namedSchemas, unions: schemas.mappedUnions, in: &source)
        let requirements =
            SecurityReader.requirementsThatAreMissing(in: root, securitySchemes, operations, of: &source)
            ?? security.defaultRequirements
        security.removeCredentials(from: &operations, requiring: requirements, in: &source)
        let title = readTitle(info, of: root)
        var service = Service(
            title: title,
            version: readVersion(info),
            documentation: source.documentation(summary: info?[.summary], text: info?[.description])
                .unlessTitle(title),
            servers: servers.defaultServers.isEmpty ? ServerReader.shared(by: operations) : servers.defaultServers,
            securitySchemes: securitySchemes,
            security: requirements,
            tags: readTags(root[.tags]),
            operations: operations,
            schemas: namedSchemas,
            mark: source.root.mark
        )
        service.omitted = source.diagnostics.hasErrors ? source.omitted.union(.details) : []
        service.intact = intactParts(of: operations)
        return service
    }

    private mutating func readTitle(_ info: Fields<InfoKeyword>?, of root: Fields<DocumentKeyword>) -> String {
        if let title = source.text(info?[.title]) { return title }
        // What is in its place, or instead of `info`, is reported already.
        if root[.info] != nil, info?.isMisspelled(.title) ?? true { return "Service" }
        source.diagnostics.warning(
            "the description has no title; the service is named 'Service' (add 'title' to 'info')",
            at: root.entry(.info)?.key.mark ?? source.root.mark
        )
        return "Service"
    }

    private mutating func readVersion(_ info: Fields<InfoKeyword>?) -> String {
        // This is what gRPC-Gateway writes if nobody gives one.
        source.text(info?[.version]).flatMap { $0 == "version not set" ? nil : $0 } ?? ""
    }

    private mutating func readTags(_ node: YAMLNode?) -> [Tag] {
        source.sequence(node).compactMap { item in
            if let name = item.string {
                source.diagnostics.warning(
                    "expected a mapping, found a string (\(YAMLNode.advice(toWriteUnder: "name")))",
                    at: item.mark
                )
                return Tag(name: name, documentation: Documentation())
            }
            // Only objects that OpenAPI says so of may be references, but a description in several files has tags in their own, too.
            guard let node = source.resolve(item)?.node, let fields = source.fields(node, as: TagKeyword.self) else {
                return nil
            }
            guard let name = source.text(fields[.name]) else {
                if fields.isMisspelled(.name) { return nil }
                source.diagnostics.loss("a tag without a 'name' is ignored (add the 'name')", at: item.mark)
                return nil
            }
            return Tag(
                name: name,
                documentation: source.documentation(summary: fields[.summary], text: fields[.description])
            )
        }
    }
}

/// The keys of a whole document.
enum DocumentKeyword: String, Keyword {
    case openapi, swagger, info, servers, paths, webhooks, components, security, tags, externalDocs
    case jsonSchemaDialect
    case selfReference = "$self"
    case host, basePath, schemes, consumes, produces, definitions, parameters, responses, securityDefinitions
    case schemas, requestBodies, headers, securitySchemes
    case msPaths = "x-ms-paths"
    case msParameterizedHost = "x-ms-parameterized-host"

    static let byName = makeTable()
    /// References may lead to anything under other keys.
    static let areAll = false

    /// Whether OpenAPI 3 has the key, but in `components` only.
    var belongsInComponents: Bool { [.schemas, .requestBodies, .headers, .securitySchemes].contains(self) }

    var holds: DescribedPart? {
        switch self {
        case .components: .components
        case .paths, .msPaths, .webhooks: .paths
        default: nil
        }
    }
}

/// The keys of `info`.
enum InfoKeyword: String, Keyword {
    case title, summary, description, termsOfService, contact, license, version

    static let byName = makeTable()
}

/// The keys of `components`.
enum ComponentsKeyword: String, Keyword {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks
    case pathItems, mediaTypes

    static let byName = makeTable()

    var holds: DescribedPart? {
        switch self {
        case .pathItems: .paths
        case .callbacks: .callbacks
        case .mediaTypes: .contents
        case .schemas: .table(.schema)
        case .responses: .table(.response)
        case .parameters: .table(.parameter)
        case .requestBodies: .table(.requestBody)
        case .headers: .table(.header)
        default: nil
        }
    }
}

/// The keys of a tag.
enum TagKeyword: String, Keyword {
    case name, summary, description, externalDocs, parent, kind

    static let needed: [Self] = [.name]
    static let byName = makeTable()
}
