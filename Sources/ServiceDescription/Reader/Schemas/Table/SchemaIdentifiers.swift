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
    private var definerByReference: [Mark: Place] = [:]

    /// The names in a document.
    init(in document: YAMLNode) {
        let uri = document["$self"]?.string
        if let uri { resources[uri] = Place(node: document, tokens: []) }
        var walk = Walk(base: uri)
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

    /// Returns the innermost schema around a reference whose own `$defs` have what the reference leads to, as they would if the schema
    /// were the document.
    func definer(around reference: YAMLNode) -> Place? { definerByReference[reference.mark] }

    /// The names of all anchors.
    var anchorNames: Set<String> { Set(anchorsByName.keys) }

    // MARK: - Reading

    private struct Walk {
        var base: String?
        var resource: Resource?
        var recursiveAnchor: Place?
        /// The schemas around that have definitions of their own.
        var definers: [Place] = []
        var tokens: [String] = []
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
            for (offset, item) in items.enumerated() { enter(item, at: String(offset), &walk, isTableOfNames: false) }
        case .mapping(let mapping):
            let outer = (walk.base, walk.resource, walk.recursiveAnchor, walk.definers)
            defer { (walk.base, walk.resource, walk.recursiveAnchor, walk.definers) = outer }
            if !isTableOfNames { readNames(of: node, mapping, &walk) }
            for entry in mapping {
                if !isTableOfNames, entry.name.hasPrefix("x-") || Self.data.contains(entry.name) { continue }
                let isTable = !isTableOfNames && Self.tables.contains(entry.name)
                enter(entry.value, at: entry.name, &walk, isTableOfNames: isTable)
            }
        }
    }

    /// The keys under which a schema has schemas of its own (JSON Schema 2020-12, section 8.2.4, and draft 7, section 9).
    private static let definitions = ["$defs", "definitions"]

    /// The tokens of a reference into the definitions of its document; `nil` if it is another one.
    static func pointer(intoDefinitions reference: YAMLNode) -> [String]? {
        // Nearly all references lead to the components, and each one is asked.
        guard let text = reference.string, !text.hasPrefix("#/components/"),
            let tokens = JSONPointer(fragment: text)?.tokens, tokens.count > 1, definitions.contains(tokens[0])
        else { return nil }
        return tokens
    }

    private mutating func enter(_ node: YAMLNode, at token: String, _ walk: inout Walk, isTableOfNames: Bool) {
        if case .scalar = node.content { return }
        walk.tokens.append(token)
        read(node, &walk, isTableOfNames: isTableOfNames)
        walk.tokens.removeLast()
    }

    private mutating func readNames(of node: YAMLNode, _ mapping: YAMLMapping, _ walk: inout Walk) {
        let place = Place(node: node, tokens: walk.tokens)
        if let text = mapping["$id"]?.string {
            let uri = URIReference.resolve(URIReference(text).location, against: walk.base)
            if !uri.isEmpty {
                walk.base = uri
                if resources[uri] == nil { resources[uri] = place }
                // What a whole file calls itself changes nothing about `#` in it.
                if !walk.tokens.isEmpty { walk.resource = Resource(place: place, uri: uri) }
            }
        }
        for key in ["$anchor", "$dynamicAnchor"] {
            guard let name = mapping[key]?.string else { continue }
            anchors[Anchor(resource: walk.resource?.uri, name: name), default: []].append(place)
            anchorsByName[name, default: []].append(place)
            if key == "$dynamicAnchor" { dynamicAnchors[name, default: []].append(place) }
        }
        if !walk.tokens.isEmpty, Self.definitions.contains(where: { mapping[$0]?.mapping != nil }) {
            walk.definers.append(place)
        }
        if let reference = mapping["$ref"], let pointer = Self.pointer(intoDefinitions: reference) {
            definerByReference[reference.mark] = walk.definers.last { $0.node[pointer[0]]?[pointer[1]] != nil }
        }
        if mapping["$recursiveAnchor"]?.bool == true { walk.recursiveAnchor = place }
        if let reference = mapping["$recursiveRef"] {
            recursiveAnchorByReference[reference.mark] = walk.recursiveAnchor
        }
        guard let resource = walk.resource else { return }
        for key in ["$ref", "$dynamicRef"] {
            if let reference = mapping[key] { resourceByReference[reference.mark] = resource }
        }
    }
}
