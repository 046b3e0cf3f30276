import ServiceDescription

/// Determines the forms in which callers can pass the body of an operation.
///
/// Media types with the same Swift type are one form, and the caller can choose among them. Each other Swift type is a
/// form of its own. Bytes can also be passed as a file.
struct BodyBuilder {
    private let operation: ServiceDescription.Operation
    private let body: RequestBody
    /// What its own types are named after.
    private let typeName: String
    /// What the method calls the body.
    private let name: String
    /// The ways so far, the best one first.
    private var ways: [OperationDeclaration.Body] = []
    /// The schemas so far: the same is often described once for each media type.
    private var schemas: [Schema] = []

    /// The ways in which the body of an operation can be given, the best one first.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - operation: The operation.
    ///   - typeName: What its own types are named after.
    ///   - name: What the method calls the body.
    ///   - catalog: Takes the types that it needs.
    ///   - diagnostics: Takes what of it is not in the client.
    static func ways(
        toGive body: RequestBody,
        of operation: ServiceDescription.Operation,
        typeName: String,
        name: String,
        catalog: inout ModelCatalog,
        diagnostics: inout Diagnostics
    ) -> [OperationDeclaration.Body] {
        guard let preferred = MediaTypes.preferred(body.contents) else { return [] }
        var builder = BodyBuilder(operation: operation, body: body, typeName: typeName, name: name)
        var seen: Set<String> = []
        let contents = [preferred] + body.contents.filter { $0.mediaType != preferred.mediaType }
        for content in contents where seen.insert(MediaTypes.essence(content.mediaType)).inserted {
            builder.add(content, catalog: &catalog, diagnostics: &diagnostics)
        }
        builder.addFile()
        return builder.ways
    }

    private init(operation: ServiceDescription.Operation, body: RequestBody, typeName: String, name: String) {
        self.operation = operation
        self.body = body
        self.typeName = typeName
        self.name = name
    }

    /// Adds the way to give the body in a media type, or the media type to the way that its value has the type of.
    private mutating func add(_ described: Content, catalog: inout ModelCatalog, diagnostics: inout Diagnostics) {
        let content = sharingSchema(described, catalog: catalog)
        let kind = ways.isEmpty ? nil : MediaTypes.word(content.mediaType)
        let place = [typeName, kind, "request"].compactMap { $0 }.joined(separator: " ")
        let type = Self.type(of: content, at: place, .body(body, of: operation), catalog: &catalog)
        MemberLosses(of: operation).report(
            content,
            .sent,
            beside: body.contents,
            in: catalog,
            diagnostics: &diagnostics
        )
        let encodings = BodyEncodings(content, catalog: catalog, diagnostics: &diagnostics).declarations
        let mediaType = MediaTypes.sent(content.mediaType, isJSON: type != .data)
        let root = catalog.xml.root(
            of: content,
            type: type,
            fallback: body.name.flatMap { XMLObject.isName($0) ? $0 : nil } ?? "body",
            diagnostics: &diagnostics
        )
        if let index = ways.firstIndex(where: { $0.type.name == type.name }) {
            ways[index].add(mediaType, encodings: encodings)
            ways[index].root = ways[index].root ?? root
            return
        }
        ways.append(
            OperationDeclaration.Body(
                name: name,
                type: type,
                mediaTypes: [mediaType],
                root: root,
                isOptional: !body.isRequired && ways.isEmpty,
                documentation: body.documentation,
                encodings: encodings
            )
        )
    }

    /// A content with the schema of one before it that is the same.
    private mutating func sharingSchema(_ content: Content, catalog: ModelCatalog) -> Content {
        var content = content
        guard let schema = content.schema, !catalog.hasParts(schema) else { return content }
        if let same = schemas.first(where: { SchemaComparison.areSame($0, schema) }) { content.schema = same }
        schemas.append(schema)
        return content
    }

    /// Adds the file on disk as a way to give bytes.
    private mutating func addFile() {
        let url = SwiftType.builtIn(.url)
        guard var file = ways.first(where: { $0.type == .data && $0.isUninterpreted }),
            !ways.contains(where: { $0.type == url })
        else { return }
        file.type = url
        file.isFile = true
        file.isOptional = false
        ways.append(file)
    }

    private static func type(
        of content: Content,
        at place: String,
        _ subject: TypeSubject,
        catalog: inout ModelCatalog
    ) -> SwiftType {
        if MediaTypes.isMultipart(content.mediaType) {
            return catalog.multipartType(of: content, at: place, of: subject)
        }
        if MediaTypes.isForm(content.mediaType), content.schema == nil { return .json }
        if content.isMergePatch || MediaTypes.isMergePatch(content.mediaType), let schema = content.schema {
            return catalog.patchType(of: schema, at: place)
        }
        if MediaTypes.isAny(content.mediaType), content.schema.map({ catalog.isBytes($0) }) ?? true { return .data }
        return catalog.type(of: content, at: place, of: subject)
    }
}

extension ModelCatalog {
    /// Whether a schema describes no more than bytes, which it may call text where the media type does not say what they are.
    fileprivate func isBytes(_ schema: Schema) -> Bool {
        switch resolved(schema).shape {
        case .binary, .string(format: "binary"), .string(format: nil): true
        default: false
        }
    }
}

extension OperationDeclaration.Body {
    /// Whether the value is sent as it is.
    fileprivate var isUninterpreted: Bool {
        mediaTypes.contains { MediaTypes.isAny($0) || !(MediaTypes.isJSON($0) || MediaTypes.isXML($0)) }
    }

    /// Adds a media type that the value can be sent in as well.
    fileprivate mutating func add(_ mediaType: String, encodings: [FieldEncodingDeclaration]) {
        if !mediaTypes.contains(mediaType) { mediaTypes.append(mediaType) }
        self.encodings += encodings.filter { new in !self.encodings.contains { $0.name == new.name } }
    }
}
