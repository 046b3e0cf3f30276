import YAML

/// The state of reading one document: its known parts and its diagnostics.
///
/// An extension for each kind of object reads these.
struct DescriptionReader {
    /// The root of the document.
    let document: YAMLNode
    /// The version of the format it is written in.
    let version: DocumentVersion
    /// The diagnostics about the document.
    var diagnostics = Diagnostics()
    /// The kinds of parts that errors left out.
    var omitted: OmittedParts = []
    /// Whether an error leaves parts of the service without an end, such as references in a circle, so that no other stage may
    /// walk through it.
    var isEndless = false
    /// Resolves references.
    var references: ReferenceResolver
    /// The named schemas.
    var schemas: SchemaTable
    /// Names that several schemas of other files would have.
    let ambiguousNames: Set<String>
    /// The current position in the nesting of schemas.
    var position = SchemaPosition()
    /// The schema being read that kept a composition from being read.
    var blocker: Int?
    /// The place of a required name that a schema does not declare, but one composed of it does.
    var honouredRequirements: Set<Mark> = []

    /// The parts that operations share, as read so far.
    var shared = SharedParts()

    /// The nodes of each operation, and of the common part of its path.
    var operationNodes: [[YAMLNode]] = []
    /// The operations that links lead to, by the names of the links.
    var linkTargets: [(name: String, target: YAMLNode)] = []
    /// The document's security schemes, and its requirements for operations that do not state their own.
    var declaredSecurity = DeclaredSecurity()
    /// The defaults of a Swagger description for all operations.
    var swaggerDefaults = SwaggerDefaults()
    /// The path parameters that belong to the server's URL (`x-ms-parameterized-host`).
    var hostParameters: Set<String> = []

    /// A reader for the document.
    ///
    /// - Parameters:
    ///   - document: the root of the document.
    ///   - version: the version of the format it is written in.
    ///   - documents: the documents it may refer to.
    ///   - schemaNames: the names of the schemas that newer versions of the service have.
    ///   - ambiguousNames: names that several schemas of other files would have, so that none of them gets it.
    init(
        document: YAMLNode,
        version: DocumentVersion,
        documents: any DocumentSource,
        schemaNames: [String] = [],
        ambiguousNames: Set<String> = []
    ) {
        self.document = document
        self.version = version
        self.ambiguousNames = ambiguousNames
        schemas = SchemaTable(names: schemaNames, at: document.mark)
        references = ReferenceResolver(
            document: document,
            source: documents,
            readsIdentifiers: version >= .openAPI31
        )
    }

    /// Records that parts of these kinds may be missing if reading causes an error.
    mutating func omitting<Value>(
        _ parts: OmittedParts,
        _ read: (inout DescriptionReader) -> Value
    ) -> Value {
        let errors = diagnostics.errorCount
        let value = read(&self)
        if diagnostics.errorCount > errors { omitted.formUnion(parts) }
        return value
    }

    /// Reads the whole document. Parts with errors are reported and left out.
    mutating func readService() -> Service? {
        guard let root = fields(document, as: DocumentKeyword.self) else { return nil }
        let info = container(root[.info]).flatMap { fields($0, as: InfoKeyword.self) }
        let components = omitting(.all) { reader in
            reader.container(root[.components]).flatMap { reader.fields($0, as: ComponentsKeyword.self) }
        }
        omitting(.schemas) { $0.declareSchemas($0.version == .swagger20 ? root[.definitions] : components?[.schemas]) }
        swaggerDefaults.consumes = root[.consumes].map { texts($0) }
        swaggerDefaults.produces = root[.produces].map { texts($0) }
        let securityNode = version == .swagger20 ? root[.securityDefinitions] : components?[.securitySchemes]
        let securitySchemes = omitting(.securitySchemes) { $0.readSecuritySchemes(securityNode) }
        declaredSecurity.usual = root[.security].flatMap { readSecurityRequirements($0) } ?? []
        let servers = version == .swagger20 ? readSwaggerServers(root) : readServers(root[.servers])
        if version == .swagger20 { swaggerDefaults.servers = servers }
        let operations = readOperations(root)
        readRemainingSchemas()
        reportReferenceSlips()
        checkDocument(root, securitySchemes: securityNode, operations: operations)
        var service = Service(
            title: readTitle(info, of: root),
            version: readVersion(info),
            documentation: documentation(summary: info?[.summary], text: info?[.description]),
            servers: servers,
            securitySchemes: securitySchemes,
            security: requirementsThatAreMissing(in: root, securitySchemes, operations) ?? declaredSecurity.usual,
            tags: readTags(root[.tags]),
            operations: operations,
            schemas: schemas.namedSchemas,
            mark: document.mark
        )
        service.omitted = diagnostics.hasErrors ? omitted.union(.details) : []
        service.intact = intactParts(of: operations)
        return service
    }

    private mutating func readTitle(_ info: Fields<InfoKeyword>?, of root: Fields<DocumentKeyword>) -> String {
        if let title = text(info?[.title]) { return title }
        diagnostics.warning(
            "the description has no title; the service is named 'Service' (add 'title' to 'info')",
            at: root.entry(.info)?.key.mark ?? document.mark
        )
        return "Service"
    }

    private mutating func readVersion(_ info: Fields<InfoKeyword>?) -> String {
        // This is what gRPC-Gateway writes if nobody gives one.
        text(info?[.version]).flatMap { $0 == "version not set" ? nil : $0 } ?? ""
    }

    private mutating func readTags(_ node: YAMLNode?) -> [Tag] {
        sequence(node).compactMap { item in
            if let name = item.string {
                diagnostics.warning("expected a mapping, found a string (write 'name: \(name)')", at: item.mark)
                return Tag(name: name, documentation: Documentation())
            }
            guard let fields = fields(item, as: TagKeyword.self) else { return nil }
            guard let name = text(fields[.name]) else {
                diagnostics.loss("a tag without a 'name' is ignored (add the 'name')", at: item.mark)
                return nil
            }
            return Tag(
                name: name,
                documentation: documentation(summary: fields[.summary], text: fields[.description])
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
