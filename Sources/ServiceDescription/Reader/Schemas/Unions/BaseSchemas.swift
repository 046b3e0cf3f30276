import YAML

/// Knows which schemas distinguish their subtypes by a discriminator.
struct BaseSchemas {
    /// Whether schemas do so, by the places of those that were asked about.
    private var known: [Mark: Bool] = [:]

    /// Returns whether a part of an `allOf` is a reference to a schema that distinguishes its subtypes. A schema that
    /// is composed of it is a subtype, even without members of its own.
    mutating func contains(_ node: YAMLNode, in source: inout DescriptionSource) -> Bool {
        guard node["$ref"] != nil, let target = source.peek(node) else { return false }
        if let known = known[target.mark] { return known }
        let isBase = source.composedSchemas(of: target).contains { schema in
            Fields<SchemaKeyword>(schema).map { $0.haveSubtypes(in: &source) } ?? false
        }
        known[target.mark] = isBase
        return isBase
    }
}

extension Fields<SchemaKeyword> {
    /// Whether the discriminator of a schema is about the schemas that are composed of it, and not about its alternatives.
    func haveSubtypes(in source: inout DescriptionSource) -> Bool {
        guard self[.discriminator] != nil else { return false }
        return Alternatives.read(of: self, from: &source).map { $0.areSubtypes(of: self, in: &source) } ?? true
    }

    /// The name of the member that the discriminator is about.
    fileprivate var discriminatorName: String? {
        self[.discriminator].flatMap { $0.string ?? $0["propertyName"]?.string }
    }
}

extension Alternatives {
    /// Whether the alternatives of a schema are its own subtypes, which say by `allOf` that they are.
    func areSubtypes(of fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> Bool {
        guard fields[.discriminator] != nil, !nodes.isEmpty else { return false }
        return nodes.allSatisfy { node in
            source.composedSchemas(of: node).dropFirst().contains { $0.mark == fields.node.mark }
        }
    }

    /// The alternative that is the base of all others. It stands for all of them, because its discriminator distinguishes them.
    ///
    /// - Parameters:
    ///   - fields: The schema with the alternatives.
    ///   - source: The document.
    /// - Returns: `nil` if there is none, or the schema says more than that it is one of them.
    func base(of fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard nodes.count > 1, !hasTwoLists, fields[.properties] == nil, fields[.required] == nil,
            nodes.allSatisfy({ $0["$ref"] != nil })
        else { return nil }
        for node in nodes {
            guard let own = source.peekSchema(node), own.haveSubtypes(in: &source) else { continue }
            let name = fields.discriminatorName
            guard name == nil || name == own.discriminatorName else { return nil }
            let areSubtypes = nodes.allSatisfy { other in
                source.composedSchemas(of: other).contains { $0.mark == own.node.mark }
            }
            return areSubtypes ? node : nil
        }
        return nil
    }
}

extension DescriptionSource {
    /// How many schemas are looked at of those that one is composed of.
    static let maximumComposedSchemas = 256

    /// The schema itself and those that it is composed of by `allOf` on any level, each of them once.
    fileprivate mutating func composedSchemas(of node: YAMLNode) -> [YAMLNode] {
        var schemas: [YAMLNode] = []
        var seen: Set<Mark> = []
        var open = [node]
        while let next = open.popLast(), schemas.count < Self.maximumComposedSchemas {
            guard let target = peek(next), seen.insert(target.mark).inserted else { continue }
            schemas.append(target)
            open += target["allOf"]?.sequence ?? []
        }
        return schemas
    }
}
