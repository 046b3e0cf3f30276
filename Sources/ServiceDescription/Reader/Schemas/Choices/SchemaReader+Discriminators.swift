import YAML

extension SchemaReader {
    /// Reads a discriminator. In Swagger 2.0, it is only a name.
    ///
    /// The checks report its errors.
    mutating func readDiscriminator(_ fields: Fields<SchemaKeyword>) -> Discriminator? {
        guard let entry = fields.entry(.discriminator), !entry.value.isNull else { return nil }
        return readDiscriminator(entry).flatMap { canBeSent($0.propertyName, at: entry.value.mark) ? $0 : nil }
    }

    private mutating func readDiscriminator(_ entry: YAMLMapping.Entry) -> Discriminator? {
        if let name = entry.value.string {
            if version != .swagger20 {
                source.diagnostics.warning(
                    "since OpenAPI 3.0, 'discriminator' is a mapping; the string is treated as its 'propertyName' "
                        + "(write 'discriminator: {propertyName: \(name)}')",
                    at: entry.value.mark
                )
            }
            return Discriminator(propertyName: name, mark: entry.key.mark)
        }
        guard let own = source.fields(entry.value, as: DiscriminatorKeyword.self) else { return nil }
        guard let name = source.text(own[.propertyName]) else {
            source.diagnostics.loss(
                "a discriminator without a 'propertyName' is ignored (add the 'propertyName')",
                at: entry.key.mark
            )
            return nil
        }
        let mapping = source.members(own[.mapping]).compactMap { entry in
            mappedSchema(entry).map { Discriminator.Mapping(value: entry.name, schema: meaning(of: $0)) }
        }
        var discriminator = Discriminator(propertyName: name, mapping: mapping, mark: entry.key.mark)
        discriminator.usual = own.entry(.defaultMapping).flatMap { mappedSchema($0) }.map { meaning(of: $0) }
        return discriminator
    }

    /// Returns the schema for a value: the name of a component or a reference (OpenAPI 3.0, "Discriminator Object").
    private mutating func mappedSchema(_ mapping: YAMLMapping.Entry) -> Schema.Reference? {
        var entry = mapping
        if let reference = entry.value["$ref"], let target = reference.string {
            source.diagnostics.warning(
                "expected a string for '\(entry.name)', found a reference; its target is used (write '\(target)')",
                at: entry.value.mark
            )
            entry = YAMLMapping.Entry(key: entry.key, value: reference)
        }
        guard let text = source.text(entry.value) else { return nil }
        if let component = table.component(named: text) { return component }
        let file = text.split(separator: "/").last ?? ""
        let ending = [".yaml", ".yml", ".json"].first { file.hasSuffix($0) }
        if text.contains("/") || text.contains("#") || ending != nil,
            source.references.knownTarget(of: entry.value) != nil
        {
            return schemaReference(entry.value)
        }
        // `Cat.json` and `../Cat` mean the component of that name where there is no such file.
        let stem = ending.map { file.dropLast($0.count) } ?? file
        if !text.contains("#"), let component = table.component(named: String(stem)) { return component }
        let name = text.split(separator: "/").last.map(String.init) ?? text
        source.diagnostics.loss(
            "'\(entry.name)' is mapped to '\(text)', which is not a schema; objects with this value are treated as "
                + "unknown"
                + source.hint(for: name, among: table.names),
            at: entry.value.mark
        )
        return nil
    }

    /// Whether the discriminator of a schema is about the schemas that are composed of it, and not about its alternatives.
    mutating func hasSubtypes(_ fields: Fields<SchemaKeyword>) -> Bool {
        guard fields[.discriminator] != nil else { return false }
        return Alternatives.read(of: fields, from: &source).map { areSubtypes($0, of: fields) } ?? true
    }

    /// Whether the alternatives of a schema are its own subtypes, which say by `allOf` that they are.
    mutating func areSubtypes(_ alternatives: Alternatives, of fields: Fields<SchemaKeyword>) -> Bool {
        guard fields[.discriminator] != nil, !alternatives.nodes.isEmpty else { return false }
        return alternatives.nodes.allSatisfy { node in
            composedSchemas(of: node).dropFirst().contains { $0.mark == fields.node.mark }
        }
    }

    /// Returns whether a part of an `allOf` is a reference to a schema that distinguishes its subtypes. A schema that
    /// is composed of it is a subtype, even without members of its own.
    mutating func isBase(_ node: YAMLNode) -> Bool {
        guard node["$ref"] != nil, let target = source.peek(node) else { return false }
        if let known = knownBases[target.mark] { return known }
        let isBase = composedSchemas(of: target).contains { schema in
            Fields<SchemaKeyword>(schema).map { hasSubtypes($0) } ?? false
        }
        knownBases[target.mark] = isBase
        return isBase
    }

    /// The alternative that all others are subtypes of: it stands for all of them already, because its discriminator tells them apart.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives of a schema.
    ///   - fields: The schema.
    /// - Returns: `nil` if there is none, or the schema says more than that it is one of them.
    mutating func base(among alternatives: Alternatives, of fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard alternatives.nodes.count > 1, !alternatives.isOneOfTwo, fields[.properties] == nil,
            fields[.required] == nil,
            alternatives.nodes.allSatisfy({ $0["$ref"] != nil })
        else { return nil }
        for node in alternatives.nodes {
            guard let target = source.peek(node), let own = Fields<SchemaKeyword>(target), hasSubtypes(own) else {
                continue
            }
            let name = Self.name(ofDiscriminatorIn: fields)
            guard name == nil || name == Self.name(ofDiscriminatorIn: own) else { return nil }
            let areSubtypes = alternatives.nodes.allSatisfy { other in
                source.peek(other)?.mark == target.mark
                    || composedSchemas(of: other).dropFirst().contains { $0.mark == target.mark }
            }
            return areSubtypes ? node : nil
        }
        return nil
    }

    private static func name(ofDiscriminatorIn fields: Fields<SchemaKeyword>) -> String? {
        fields[.discriminator].flatMap { $0.string ?? $0["propertyName"]?.string }
    }

    /// How many schemas are looked at of those that one is composed of.
    static let mostComposedSchemas = 256

    /// The schema itself and those that it is composed of by `allOf` on any level, each of them once.
    private mutating func composedSchemas(of node: YAMLNode) -> [YAMLNode] {
        var schemas: [YAMLNode] = []
        var seen: Set<Mark> = []
        var open = [node]
        while let next = open.popLast(), schemas.count < Self.mostComposedSchemas {
            guard let target = source.peek(next), seen.insert(target.mark).inserted else { continue }
            schemas.append(target)
            open += target["allOf"]?.sequence ?? []
        }
        return schemas
    }
}

/// The keys of a discriminator.
enum DiscriminatorKeyword: String, Keyword {
    case propertyName, mapping, defaultMapping

    static let byName = makeTable()
}
