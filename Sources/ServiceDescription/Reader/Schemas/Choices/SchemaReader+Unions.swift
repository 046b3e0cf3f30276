import YAML

extension SchemaReader {
    /// Reads a choice whose alternatives have nothing in common.
    mutating func readUnion(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) {
        var union = UnionSchema(alternatives: [], discriminator: readDiscriminator(fields))
        let composed = position.composed
        position.composed = []
        defer { position.composed = composed }
        if union.discriminator != nil { keepApart(alternatives.nodes) }
        for node in alternatives.nodes {
            let alternative = read(node)
            schema.isNullable = schema.isNullable || alternative.isNullable
            // A choice within a choice, without a name and a discriminator, is not a separate alternative.
            if case .union(let inner) = alternative.shape, inner.discriminator == nil {
                union.alternatives += inner.alternatives
            } else {
                union.alternatives.append(alternative)
            }
        }
        joinValueLists(in: &union.alternatives)
        if let discriminator = union.discriminator, !discriminator.mapping.isEmpty {
            toldUnions[discriminator.mark] = union
        }
        schema.shape = .union(union)
    }

    /// Keeps alternatives apart that are composed of the same schema and nothing else: a discriminator tells them from each other,
    /// which their type must do as well.
    private mutating func keepApart(_ alternatives: [YAMLNode]) {
        var likes: [Mark: [(place: Mark, isComposed: Bool)]] = [:]
        for node in alternatives where node["$ref"] != nil {
            guard let target = source.peek(node) else { continue }
            let part = Fields<SchemaKeyword>(target).flatMap { onlyStructure(of: $0) }
            let base = part.flatMap { $0["$ref"] == nil ? nil : source.peek($0) }
            likes[(base ?? target).mark, default: []].append((target.mark, base != nil))
        }
        for like in likes.values where like.count > 1 {
            for alternative in like where alternative.isComposed {
                guard alternativesApart.insert(alternative.place).inserted,
                    let known = table.schema(at: alternative.place), table.entries[known.index].finished != nil
                else { continue }
                table.update(known.index) { $0.state = .unread }
            }
        }
    }

    /// Makes the members required that a schema lists beside a choice. Those of named alternatives stay as they are, because
    /// other schemas use them too, unless something is composed of the schema.
    mutating func requireMembers(beside fields: Fields<SchemaKeyword>, owner: Int?, of schema: inout Schema) {
        let required = readRequired(fields)
        if let owner { table.update(owner) { $0.undeclared = required } }
        guard !required.isEmpty, case .union(var union) = schema.shape else { return }
        let names = Set(required.map(\.name))
        var properties: [Property] = []
        var isComplete = true
        for index in union.alternatives.indices {
            guard case .object(var object) = union.alternatives[index].shape else {
                isComplete = false
                continue
            }
            for offset in object.properties.indices where names.contains(object.properties[offset].name) {
                object.properties[offset].isRequired = true
            }
            if object.additionalProperties != nil { isComplete = false }
            properties += object.properties
            union.alternatives[index].shape = .object(object)
        }
        schema.shape = .union(union)
        guard isComplete else { return }
        let declared = Set(properties.map(\.name))
        for member in required where !declared.contains(member.name) { reportUndeclared(member, among: properties) }
    }

    /// Reads a schema that names more than one type.
    mutating func readUnion(of types: [SchemaType], _ fields: Fields<SchemaKeyword>, into schema: inout Schema) {
        let alternatives = types.map { type in
            var alternative = Schema(shape: .any, mark: fields.node.mark)
            readPlain(fields, as: type, into: &alternative)
            return alternative
        }
        schema.shape = .union(UnionSchema(alternatives: alternatives))
    }

    /// Merges a named choice into a schema composed of it.
    func collect(
        _ union: UnionSchema,
        of reference: Schema.Reference,
        at mark: Mark,
        into composition: inout Composition
    ) {
        // An alternative that is composed of the choice says that it is one of its subtypes, and nothing more.
        let isSubtype = union.alternatives.contains { alternative in
            if case .reference(let own) = alternative.shape { position.composed.contains(own.index) } else { false }
        }
        if isSubtype { return }
        let warning = "the alternatives of '\(reference.name)' are treated as free-form JSON"
        composition.add(union, mark: mark, warning: warning)
    }

    /// Gives an object that distinguishes its subtypes the member that does so.
    mutating func completeDiscriminator(of composition: inout Composition) {
        guard let discriminator = composition.discriminator, !composition.declares(discriminator.propertyName) else {
            return
        }
        source.diagnostics.warning(
            "the discriminator '\(discriminator.propertyName)' is not a property of its schema; it is treated as a "
                + "required string (add it to 'properties')",
            at: discriminator.mark
        )
        add(
            Property(
                name: discriminator.propertyName,
                isRequired: true,
                schema: Schema(shape: .string(format: nil), mark: discriminator.mark),
                mark: discriminator.mark
            ),
            to: &composition
        )
    }
}
