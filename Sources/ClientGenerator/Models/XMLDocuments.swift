import ServiceDescription

/// The objects that a service sends and receives in XML.
struct XMLDocuments {
    private let names: XMLNames
    /// The objects that bodies in XML lead to.
    private let reachable: Set<SourcePlace>
    /// The schemas that are whole documents.
    private var roots: Set<SourcePlace> = []
    /// The whole documents that are sent, which need a name even if the description does not give one.
    private var sentRoots: Set<SourcePlace> = []

    /// Finds the objects of a service.
    ///
    /// - Parameters:
    ///   - names: The names of its schemas.
    ///   - unions: The subtypes of its schemas.
    init(_ names: XMLNames, unions: Unions) {
        self.names = names
        var documents: [Schema] = []
        for operation in names.service.operations {
            // The caller may choose XML for a body; for a response, the client requests JSON where it can.
            let contents = operation.body?.contents.filter { $0.mediaType.isXML } ?? []
            for schema in contents.compactMap(\.schema) {
                sentRoots.insert(SourcePlace(of: names.resolved(schema)))
                documents.append(schema)
            }
            documents += operation.responses.compactMap { Self.document(of: $0.contents) }
        }
        var walk = SchemaWalk(names.service, unions: unions)
        for schema in documents { walk.visit(schema) }
        for content in names.service.operations.compactMap(\.body).flatMap(\.contents) {
            for schema in Self.parts(of: content, names) { walk.visit(schema) }
        }
        reachable = walk.places
        for schema in documents {
            let forms = forms(of: schema)
            let places = forms.map { SourcePlace(of: names.resolved($0)) }
            if places.count > 1, sentRoots.contains(SourcePlace(of: names.resolved(schema))) {
                sentRoots.formUnion(places)
            }
            roots.formUnion(places)
        }
    }

    /// Whether an object is sent or received in XML.
    func contains(_ schema: Schema) -> Bool { reachable.contains(SourcePlace(of: schema)) }

    /// Whether an object is a whole document.
    func hasRoot(_ schema: Schema) -> Bool { roots.contains(SourcePlace(of: schema)) }

    /// Whether an object is a whole document that is sent.
    func hasSentRoot(_ schema: Schema) -> Bool { sentRoots.contains(SourcePlace(of: schema)) }

    /// The schema of a response that is requested as XML.
    private static func document(of contents: [Content]) -> Schema? {
        contents.preferred.flatMap { $0.mediaType.isXML ? $0.schema : nil }
    }

    /// The schemas of the parts of a body that are sent as XML.
    private static func parts(of content: Content, _ names: XMLNames) -> [Schema] {
        let encodings = content.encodings.filter { $0.xmlType != nil }
        guard content.mediaType.isMultipart, !encodings.isEmpty,
            let members = FormMembers(of: content, in: names.service)
        else { return [] }
        let schemas = Dictionary(members.named.map { ($0.name, $0.schema) }) { first, _ in first }
        return encodings.compactMap { schemas[$0.name] ?? members.additionalProperties }
            .map { if case .array(let element) = names.resolved($0).shape { element } else { $0 } }
            .filter(names.hasMembers)
    }

    /// The schemas that a whole document can have: the alternatives of a union without a name in XML, or the schema
    /// itself.
    func forms(of schema: Schema) -> [Schema] {
        guard case .union(let union) = names.resolved(schema).shape, names.described(schema)?.name == nil else {
            return [schema]
        }
        let alternatives = names.service.alternatives(of: union)
        let areNamed = alternatives.allSatisfy {
            names.resolved($0).shape.isObject && names.described($0)?.name != nil
        }
        return areNamed ? alternatives : [schema]
    }
}
