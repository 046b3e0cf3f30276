extension SchemaReader {
    /// Two references, one of which leads to an object that leads back to them.
    struct OpenedPair: Hashable {
        let earlier: Int
        let later: Int
    }

    /// An earlier and a later description of one member of an object. A reference in one of them is replaced by the object that it leads
    /// to if the other one adds members to that: `{$ref: Feature}` and `{properties: {properties: {$ref: Alert}}}`.
    ///
    /// Two references stay as they are if the later one leads to an object that has all members of the other, as it usually does.
    ///
    /// - Parameters:
    ///   - earlier: The earlier description.
    ///   - later: The later one.
    ///   - pairs: The references around them that were replaced. They are not replaced again, for that would never end.
    mutating func opened(
        _ earlier: Schema,
        _ later: Schema,
        inside pairs: Set<OpenedPair> = []
    ) -> (earlier: Schema, later: Schema) {
        var (before, own) = (earlier, later)
        switch (earlier.shape, later.shape) {
        case (.reference(let first), .reference(let second)):
            let pair = OpenedPair(earlier: first.index, later: second.index)
            guard first.index != second.index, !pairs.contains(pair), let target = object(of: first, at: later),
                let other = object(of: second, at: later), target.discriminator == nil, other.discriminator == nil,
                target.adds(to: other)
            else { break }
            (before.shape, own.shape) = (.object(target.plain), .object(other.plain))
            return opened(before, own, inside: pairs.union([pair]))
        case (.reference(let reference), .map(let value)):
            guard let target = object(of: reference, at: later) else { break }
            // `type: object` alone says nothing new of an object.
            if value.shape.isAny {
                own.shape = .any
            } else if target.discriminator == nil {
                before.shape = .object(target.plain)
            }
        case (.map(let value), .reference(let reference)):
            if value.shape.isAny { break }
            guard let target = object(of: reference, at: later), target.discriminator == nil else { break }
            own.shape = .object(target.plain)
        case (.reference(let reference), .object(let object)):
            guard let target = self.object(of: reference, at: later), target.discriminator == nil,
                target.adds(to: object)
            else { break }
            before.shape = .object(target.plain)
            return opened(before, own, inside: pairs)
        case (.object(let object), .reference(let reference)):
            guard let target = self.object(of: reference, at: later), target.discriminator == nil,
                object.adds(to: target)
            else { break }
            own.shape = .object(target.plain)
            return opened(before, own, inside: pairs)
        case (.object(let first), .object(let second)):
            let (first, second) = openedMembers(first, second, inside: pairs)
            (before.shape, own.shape) = (.object(first), .object(second))
        case (.array(let first), .array(let second)):
            let items = opened(first, second, inside: pairs)
            (before.shape, own.shape) = (.array(items.earlier), .array(items.later))
        case (.map(let first), .map(let second)):
            let values = opened(first, second, inside: pairs)
            (before.shape, own.shape) = (.map(values.earlier), .map(values.later))
        default: break
        }
        return (before, own)
    }

    private mutating func openedMembers(
        _ first: ObjectSchema,
        _ second: ObjectSchema,
        inside pairs: Set<OpenedPair>
    ) -> (ObjectSchema, ObjectSchema) {
        var (first, second) = (first, second)
        let offsets = Dictionary(first.properties.enumerated().map { ($1.name, $0) }) { offset, _ in offset }
        for index in second.properties.indices {
            guard let offset = offsets[second.properties[index].name] else { continue }
            let members = opened(first.properties[offset].schema, second.properties[index].schema, inside: pairs)
            first.properties[offset].schema = members.earlier
            second.properties[index].schema = members.later
        }
        return (first, second)
    }

    /// The object that a reference leads to; `nil` if it leads to anything else, or to what is being read.
    private mutating func object(of reference: Schema.Reference, at schema: Schema) -> ObjectSchema? {
        guard let end = readEnd(of: reference), case .object(let object)? = end.schema?.shape else { return nil }
        let weight = table.entries[end.reference.index].weight
        return admits(weight, from: "'allOf'", at: schema.mark) ? object : nil
    }
}

extension ObjectSchema {
    /// Whether it has members that another object lacks.
    fileprivate func adds(to other: ObjectSchema) -> Bool {
        let names = Set(other.properties.map(\.name))
        return !properties.allSatisfy { names.contains($0.name) }
    }

    /// The object as one without a name.
    fileprivate var plain: ObjectSchema {
        ObjectSchema(properties: properties, additionalProperties: additionalProperties)
    }
}
