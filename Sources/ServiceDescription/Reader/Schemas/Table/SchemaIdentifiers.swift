import YAML

/// The names that schemas of one document declare for themselves: `$id`, `$anchor` and `$dynamicAnchor` (JSON Schema
/// 2020-12, section 8.2), and `$recursiveAnchor` (2019-09, section 8.2.4.2).
struct SchemaIdentifiers {
    /// A node and the way to it from the document's root.
    struct Place {
        /// The node.
        let node: YAMLNode
        /// The way from the root to the node.
        let tokens: [String]
    }

    /// A schema with an `$id`, to which `#` refers inside it.
    struct Resource {
        /// Where it stands.
        let place: Place
        /// The `$id`, resolved against the enclosing one.
        let uri: String
    }

    private struct Anchor: Hashable {
        /// The URI of the resource that it belongs to; `nil` for the document.
        let resource: String?
        let name: String
    }

    /// The schemas with an `$id`, by their URIs.
    private(set) var resources: [String: Place] = [:]
    private var anchors: [Anchor: [Place]] = [:]
    private var anchorsByName: [String: [Place]] = [:]
    private var dynamicAnchors: [String: [Place]] = [:]
    private var resourceByReference: [Mark: Resource] = [:]
    private var recursiveAnchorByReference: [Mark: Place] = [:]
    private var pointerByReference: [Mark: [String]] = [:]

    /// The names in a document.
    init(in document: YAMLNode) {
        let uri = document["$self"]?.string
        if let uri { resources[uri] = Place(node: document, tokens: []) }
        var walk = Walk(around: Surroundings(base: uri))
        if document["swagger"] != nil { walk.table = ["definitions"] }
        read(document, &walk, isTableOfNames: false)
    }

    /// Returns the resource that contains a reference, or `nil` if that is the document.
    func resource(around reference: YAMLNode) -> Resource? {
        resourceByReference.isEmpty ? nil : resourceByReference[reference.mark]
    }

    /// The schemas with the given anchor: in the given resource if there are any, else in the whole document.
    func anchored(_ name: String, in resource: String?) -> [Place] {
        if let own = anchors[Anchor(resource: resource, name: name)] { return own }
        return anchorsByName[name] ?? []
    }

    /// The schemas with the given dynamic anchor.
    func dynamicallyAnchored(_ name: String) -> [Place] { dynamicAnchors[name] ?? [] }

    /// Returns the innermost schema with `$recursiveAnchor: true` that contains a `$recursiveRef`.
    func recursiveAnchor(around reference: YAMLNode) -> Place? { recursiveAnchorByReference[reference.mark] }

    /// The way from the root to what a reference leads to if a schema around it were the document: the innermost one whose own `$defs`
    /// have it, or otherwise the outermost one, whether it has it or not.
    func pointer(inSchemaAround reference: YAMLNode) -> [String]? { pointerByReference[reference.mark] }

    /// The names of all anchors.
    var anchorNames: Set<String> { Set(anchorsByName.keys) }

    // MARK: - Reading

    /// What is around a node.
    private struct Surroundings {
        var base: String?
        var resource: Resource?
        var recursiveAnchor: Place?
        /// The schemas around that have definitions of their own.
        var definers: [Place] = []
        /// The way to the outermost schema around, or to the innermost one that says by `$schema` that it is a document.
        var schema: [String]?
        /// Whether that schema says so.
        var isDocument = false
        /// How many schemas around have members.
        var objects = 0
    }

    private struct Walk {
        var around: Surroundings
        /// The way to the table of schemas.
        var table = ["components", "schemas"]
        var tokens: [String] = []

        /// Whether it is at a schema that is part of no other one, under a key of something else or in the table of components.
        func isAtSchema(amongNames: Bool) -> Bool {
            guard let key = tokens.last else { return false }
            if amongNames { return tokens.dropLast().elementsEqual(table) }
            return DescribedPart(under: key) == .component(.schema)
        }
    }

    /// Keys whose members have names of the author's choice.
    private static let tables = Set(
        SchemaKeyword.tables + ComponentsKeyword.tables + DocumentKeyword.tables + PathItemKeyword.tables
            + OperationKeyword.tables + ResponseKeyword.tables
    )
    /// Keys whose values are data.
    private static let data: Set<String> = ["example", "examples", "default", "enum", "const"]

    private mutating func read(_ node: YAMLNode, _ walk: inout Walk, isTableOfNames: Bool) {
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            for (offset, item) in items.enumerated() { enter(item, at: String(offset), &walk) }
        case .mapping(let mapping):
            let outer = walk.around
            defer { walk.around = outer }
            if !isTableOfNames { readNames(of: node, mapping, &walk) }
            for entry in mapping {
                if !isTableOfNames, entry.name.hasPrefix("x-") || Self.data.contains(entry.name) { continue }
                let isTable = !isTableOfNames && Self.tables.contains(entry.name)
                enter(entry.value, at: entry.name, &walk, isTableOfNames: isTable, isAmongNames: isTableOfNames)
            }
        }
    }

    /// The keys under which a schema has schemas of its own (JSON Schema 2020-12, section 8.2.4, and draft 7, section 9).
    private static let definitions = ["$defs", "definitions"]

    /// The tokens of a reference if it is written as if the schema around it were the document; `nil` if it is another one.
    static func pointer(intoSchema reference: YAMLNode) -> [String]? {
        // Nearly all references lead to the components, and each one is asked.
        guard let text = reference.string, !text.hasPrefix("#/components/") else { return nil }
        if text.trimmed == "#" { return [] }
        guard let tokens = JSONPointer(fragment: text)?.tokens else { return nil }
        if definitions.contains(tokens[0]) { return tokens.count > 1 ? tokens : nil }
        guard let held = SchemaKeyword.byName[tokens[0]]?.holds, held == .component(.schema) || tokens.count > 1 else {
            return nil
        }
        return tokens
    }

    private mutating func enter(
        _ node: YAMLNode,
        at token: String,
        _ walk: inout Walk,
        isTableOfNames: Bool = false,
        isAmongNames: Bool = false
    ) {
        if case .scalar = node.content { return }
        walk.tokens.append(token)
        let isSchema = walk.around.schema == nil && walk.isAtSchema(amongNames: isAmongNames)
        if isSchema { walk.around.schema = walk.tokens }
        read(node, &walk, isTableOfNames: isTableOfNames)
        if isSchema { walk.around.schema = nil }
        walk.tokens.removeLast()
    }

    private mutating func readNames(of node: YAMLNode, _ mapping: YAMLMapping, _ walk: inout Walk) {
        let place = Place(node: node, tokens: walk.tokens)
        if let text = mapping["$id"]?.string {
            let uri = URIReference.resolve(URIReference(text).location, against: walk.around.base)
            if !uri.isEmpty {
                walk.around.base = uri
                if resources[uri] == nil { resources[uri] = place }
                // What a whole file calls itself changes nothing about `#` in it.
                if !walk.tokens.isEmpty { walk.around.resource = Resource(place: place, uri: uri) }
            }
        }
        for key in ["$anchor", "$dynamicAnchor"] {
            guard let name = mapping[key]?.string else { continue }
            anchors[Anchor(resource: walk.around.resource?.uri, name: name), default: []].append(place)
            anchorsByName[name, default: []].append(place)
            if key == "$dynamicAnchor" { dynamicAnchors[name, default: []].append(place) }
        }
        if !walk.tokens.isEmpty {
            if Self.definitions.contains(where: { mapping[$0]?.mapping != nil }) { walk.around.definers.append(place) }
            if mapping["$schema"] != nil { (walk.around.schema, walk.around.isDocument) = (walk.tokens, true) }
            if mapping["properties"] != nil { walk.around.objects += 1 }
        }
        if let reference = mapping["$ref"], let pointer = Self.pointer(intoSchema: reference) {
            pointerByReference[reference.mark] = Self.place(of: pointer, in: walk)
        }
        if mapping["$recursiveAnchor"]?.bool == true { walk.around.recursiveAnchor = place }
        if let reference = mapping["$recursiveRef"] {
            recursiveAnchorByReference[reference.mark] = walk.around.recursiveAnchor
        }
        guard let resource = walk.around.resource else { return }
        for key in ["$ref", "$dynamicRef"] {
            if let reference = mapping[key] { resourceByReference[reference.mark] = resource }
        }
    }

    /// The way from the root to what a pointer from a schema around leads to; `nil` if it is none.
    private static func place(of pointer: [String], in walk: Walk) -> [String]? {
        if let table = pointer.first, definitions.contains(table) {
            return walk.around.definers.last { $0.node[table]?[pointer[1]] != nil }.map { $0.tokens + pointer }
        }
        // A schema that is nothing but a reference cannot mean itself. Of several schemas, the outermost may only be what another one
        // was put into.
        guard let schema = walk.around.schema, schema.count < walk.tokens.count,
            !pointer.isEmpty || walk.around.isDocument || walk.around.objects <= 1
        else { return nil }
        return schema + pointer
    }
}
