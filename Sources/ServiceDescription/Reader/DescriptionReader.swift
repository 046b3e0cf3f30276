import YAML

/// Reads a document: the service as a whole, its operations, and what they share.
///
/// An extension reads each kind of object. Schemas are left to a ``SchemaReader``.
struct DescriptionReader {
    /// Reads schemas. It also holds the document, because every part of a description may contain schemas.
    var schemas: SchemaReader

    /// The parts that operations share, as read so far.
    var shared = SharedParts()
    /// The nodes of each operation, and of the common part of its path.
    var operationNodes: [[YAMLNode]] = []
    /// The operations that links lead to, by the names of the links.
    var linkTargets: [(name: String, target: YAMLNode)] = []
    /// Reads the document's security schemes, and its requirements for operations that do not state their own.
    var securityReader = SecurityReader()
    /// The defaults of a Swagger description for all operations.
    var swaggerDefaults = SwaggerDefaults()
    /// The path parameters that belong to the server's URL (`x-ms-parameterized-host`).
    var hostParameters: Set<String> = []
    /// The names of parameters whose location could not be read, which is reported already.
    var namesWithoutPlace: Set<String> = []

    /// The document.
    var source: DescriptionSource {
        get { schemas.source }
        // A setter would change a copy, with a copy of all diagnostics, for each value that is read.
        _modify { yield &schemas.source }
    }

    /// The version of the format that the document is written in.
    var version: DocumentVersion { schemas.version }

    /// Records that parts of these kinds may be missing if reading causes an error.
    mutating func omitting<Value>(
        _ parts: OmittedParts,
        _ read: (inout DescriptionReader) -> Value
    ) -> Value {
        let errors = source.diagnostics.errorCount
        let value = read(&self)
        if source.diagnostics.errorCount > errors { source.omitted.formUnion(parts) }
        return value
    }

    /// Reads the whole document. Parts with errors are reported and left out.
    mutating func readService() -> Service? {
        guard let root = source.fields(source.root, as: DocumentKeyword.self) else { return nil }
        let info = source.container(root[.info]).flatMap { source.fields($0, as: InfoKeyword.self) }
        let components = omitting(.all) { reader in
            reader.source.container(root[.components]).flatMap { reader.source.fields($0, as: ComponentsKeyword.self) }
        }
        omitting(.schemas) {
            $0.schemas.declareComponents($0.version == .swagger20 ? root[.definitions] : components?[.schemas])
        }
        swaggerDefaults.consumes = MediaTypeReader.readList(root[.consumes], from: &source)
        swaggerDefaults.produces = MediaTypeReader.readList(root[.produces], from: &source)
        let securityNode = version == .swagger20 ? root[.securityDefinitions] : components?[.securitySchemes]
        let securitySchemes = omitting(.securitySchemes) { reader in
            reader.securityReader.readSchemes(securityNode, from: &reader.schemas.source)
        }
        if let node = root[.security] { securityReader.readUsual(node, from: &schemas.source) }
        let servers = version == .swagger20 ? readSwaggerServers(root) : readServers(root[.servers])
        if version == .swagger20 { swaggerDefaults.servers = servers }
        var operations = readOperations(root)
        schemas.readRemaining()
        reportReferenceCycles()
        DefaultResponses(of: operations, schemas: schemas.table.namedSchemas).markErrors(in: &operations)
        source.reportReferenceSlips()
        checkDocument(root, securitySchemes: securityNode, operations: operations)
        schemas.checkMappedSchemas()
        var service = Service(
            title: readTitle(info, of: root),
            version: readVersion(info),
            documentation: source.documentation(summary: info?[.summary], text: info?[.description]),
            servers: servers,
            securitySchemes: securitySchemes,
            security: SecurityReader.requirementsThatAreMissing(in: root, securitySchemes, operations, of: &source)
                ?? securityReader.usual,
            tags: readTags(root[.tags]),
            operations: operations,
            schemas: schemas.table.namedSchemas,
            mark: source.root.mark
        )
        service.omitted = source.diagnostics.hasErrors ? source.omitted.union(.details) : []
        service.intact = intactParts(of: operations)
        return service
    }

    private mutating func readTitle(_ info: Fields<InfoKeyword>?, of root: Fields<DocumentKeyword>) -> String {
        if let title = source.text(info?[.title]) { return title }
        if info?.isMisspelled(.title) == true { return "Service" }
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
                source.diagnostics.warning("expected a mapping, found a string (write 'name: \(name)')", at: item.mark)
                return Tag(name: name, documentation: Documentation())
            }
            guard let fields = source.fields(item, as: TagKeyword.self) else { return nil }
            guard let name = source.text(fields[.name]) else {
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
    case msPaths = "x-ms-paths"
    case msParameterizedHost = "x-ms-parameterized-host"

    static let byName = makeTable()
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
}

/// The keys of a tag.
enum TagKeyword: String, Keyword {
    case name, summary, description, externalDocs, parent, kind

    static let byName = makeTable()
}
