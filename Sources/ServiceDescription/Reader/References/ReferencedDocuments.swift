import YAML

/// The documents that references have led to so far, and the names that their schemas give themselves.
struct ReferencedDocuments {
    /// The document that is read; references in it lead to the others.
    let main: YAMLNode
    private let source: any DocumentSource
    private var roots: [SourceFile: YAMLNode]
    private var identifiers: [SourceFile: SchemaIdentifiers] = [:]
    /// The schemas by the URIs that they declare for themselves. Of several with one, that in the first document by path.
    private var schemas: [String: ReferenceTarget] = [:]
    /// The documents whose schemas are not among ``schemas`` yet, because no reference needed them since these were read.
    private var waiting: [YAMLNode]

    /// Begins with one document.
    ///
    /// - Parameters:
    ///   - main: The document that is read.
    ///   - source: The documents that it may refer to.
    init(_ main: YAMLNode, source: any DocumentSource) {
        self.main = main
        self.source = source
        roots = [main.mark.file: main]
        waiting = [main]
    }

    /// How many documents there are.
    var count: Int { roots.count }

    /// Returns the root of the document that contains a node.
    func root(of node: YAMLNode) -> YAMLNode { roots[node.mark.file] ?? main }

    /// Whether there is a copy of the document with a URL.
    func hasCopy(of url: String) -> Bool { source.hasCopy(of: url) }

    /// Returns the document that a reference names.
    ///
    /// - Parameters:
    ///   - path: The path, as the reference has it, or a URL of which there is a copy.
    ///   - reference: The reference.
    /// - Throws: ``DocumentFailure`` if there is none.
    mutating func read(_ path: String, referredToBy reference: YAMLNode) throws(DocumentFailure) -> YAMLNode {
        let document = try source.document(named: path, referredToBy: reference.mark.file)
        if roots.updateValue(document, forKey: document.mark.file) == nil { waiting.append(document) }
        return document
    }

    /// The names that the schemas of a document give themselves.
    mutating func names(in document: YAMLNode) -> SchemaIdentifiers {
        if let known = identifiers[document.mark.file] { return known }
        let names = SchemaIdentifiers(in: document)
        identifiers[document.mark.file] = names
        return names
    }

    /// The schema with an `$id` that contains a reference; `nil` if it is the document.
    mutating func resource(around reference: YAMLNode) -> SchemaIdentifiers.Resource? {
        names(in: root(of: reference)).resource(around: reference)
    }

    /// The way to what a reference leads to if a schema around it were the document, and the document has nothing there: generators
    /// write JSON Schemas that authors, or other tools, put into descriptions.
    mutating func pointer(inSchemaAround reference: YAMLNode) -> [String]? {
        guard let pointer = SchemaIdentifiers.pointer(intoSchema: reference) else { return nil }
        let root = root(of: reference)
        if let key = pointer.first, root[key] != nil { return nil }
        return names(in: root).pointer(inSchemaAround: reference)
    }

    /// Returns the schema that declares a URI for itself, in the document of the reference or in any other that was
    /// read; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - location: The URI, as the reference has it.
    ///   - base: What it is relative to; `nil` for what the whole document calls itself.
    ///   - root: The document of the reference.
    mutating func schema(_ location: String, relativeTo base: String?, in root: YAMLNode) -> ReferenceTarget? {
        let uri = URIReference.resolve(location, against: base ?? root["$id"]?.string ?? root["$self"]?.string)
        if let place = names(in: root).resources[uri] {
            return ReferenceTarget(place, in: root)
        }
        for document in waiting {
            let path = document.mark.file.path
            for (uri, place) in names(in: document).resources {
                if let known = schemas[uri], known.document.mark.file.path <= path { continue }
                schemas[uri] = ReferenceTarget(place, in: document)
            }
        }
        waiting = []
        return schemas[uri]
    }

    /// The schema that a `$dynamicRef` means if it can mean only one; else `nil`.
    mutating func dynamicTarget(of reference: YAMLNode) -> ReferenceTarget? {
        let parts = URIReference(reference.string ?? "")
        guard parts.location.isEmpty, !parts.fragment.isEmpty, !parts.fragment.hasPrefix("/") else { return nil }
        let root = root(of: reference)
        let places = names(in: root).dynamicallyAnchored(PercentDecoding.decode(parts.fragment[...]))
        guard places.count == 1 else { return nil }
        return ReferenceTarget(places[0], in: root)
    }

    /// The schema that a `$recursiveRef` means: the innermost one around it with `$recursiveAnchor: true`; `nil` if there
    /// is none.
    ///
    /// Where schemas extend one another, it could mean an outer one (JSON Schema 2019-09, section 8.2.4.2.1). Descriptions
    /// write it for a schema that contains itself.
    mutating func recursiveTarget(of reference: YAMLNode) -> ReferenceTarget? {
        guard reference.string == "#" else { return nil }
        let root = root(of: reference)
        guard let place = names(in: root).recursiveAnchor(around: reference) else { return nil }
        return ReferenceTarget(place, in: root)
    }
}
