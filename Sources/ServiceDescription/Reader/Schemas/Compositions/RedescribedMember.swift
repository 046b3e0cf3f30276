/// Two descriptions of one member of an object.
struct RedescribedMember {
    /// The earlier description.
    let earlier: Schema
    /// The later one.
    let later: Schema

    /// The targets of two references, by their indices. One of the targets can contain the same pair again.
    struct Pair: Hashable {
        let earlier: Int
        let later: Int
    }

    /// Replaces a reference in one of the descriptions by its target if that is an object to which the other description adds
    /// members: `{$ref: Feature}` and `{properties: {properties: {$ref: Alert}}}`.
    ///
    /// Two references stay as they are if the later one leads to an object that has all members of the other, as it usually does.
    ///
    /// - Parameters:
    ///   - schemas: Reads what the references lead to.
    ///   - pairs: The references around them that were replaced. They are not replaced again, for that would never end.
    func opened(by schemas: inout SchemaReader, inside pairs: Set<Pair> = []) -> RedescribedMember {
        var (before, own) = (earlier, later)
        switch (earlier.shape, later.shape) {
        case (.reference(let first), .reference(let second)):
            let pair = Pair(earlier: first.index, later: second.index)
            guard first.index != second.index, !pairs.contains(pair), let target = object(of: first, in: &schemas),
                let other = object(of: second, in: &schemas), target.discriminator == nil,
                other.discriminator == nil, target.adds(to: other)
            else { break }
            (before.shape, own.shape) = (.object(target.plain), .object(other.plain))
            return Self(earlier: before, later: own).opened(by: &schemas, inside: pairs.union([pair]))
        case (.reference(let reference), .map(let value)):
            guard let target = object(of: reference, in: &schemas) else { break }
            // `type: object` alone says nothing new of an object.
            if value.shape.isAny {
                own.shape = .any
            } else if target.discriminator == nil {
                before.shape = .object(target.plain)
            }
        case (.map(let value), .reference(let reference)):
            if value.shape.isAny { break }
            guard let target = object(of: reference, in: &schemas), target.discriminator == nil else { break }
            own.shape = .object(target.plain)
        case (.reference(let reference), .object(let object)):
            guard let target = self.object(of: reference, in: &schemas), target.discriminator == nil,
                target.adds(to: object)
            else { break }
            before.shape = .object(target.plain)
            return Self(earlier: before, later: own).opened(by: &schemas, inside: pairs)
        case (.object(let object), .reference(let reference)):
            guard let target = self.object(of: reference, in: &schemas), target.discriminator == nil,
                object.adds(to: target)
            else { break }
            own.shape = .object(target.plain)
            return Self(earlier: before, later: own).opened(by: &schemas, inside: pairs)
        case (.object(let first), .object(let second)):
            let (first, second) = Self.openedMembers(first, second, by: &schemas, inside: pairs)
            (before.shape, own.shape) = (.object(first), .object(second))
        case (.array(let first), .array(let second)):
            let items = Self(earlier: first, later: second).opened(by: &schemas, inside: pairs)
            (before.shape, own.shape) = (.array(items.earlier), .array(items.later))
        case (.map(let first), .map(let second)):
            let values = Self(earlier: first, later: second).opened(by: &schemas, inside: pairs)
            (before.shape, own.shape) = (.map(values.earlier), .map(values.later))
        default: break
        }
        return Self(earlier: before, later: own)
    }

    private static func openedMembers(
        _ first: ObjectSchema,
        _ second: ObjectSchema,
        by schemas: inout SchemaReader,
        inside pairs: Set<Pair>
    ) -> (ObjectSchema, ObjectSchema) {
        var (first, second) = (first, second)
        let offsets = Dictionary(first.properties.enumerated().map { ($1.name, $0) }) { offset, _ in offset }
        for index in second.properties.indices {
            guard let offset = offsets[second.properties[index].name] else { continue }
            let member = Self(earlier: first.properties[offset].schema, later: second.properties[index].schema)
                .opened(by: &schemas, inside: pairs)
            first.properties[offset].schema = member.earlier
            second.properties[index].schema = member.later
        }
        return (first, second)
    }

    /// The object that a reference leads to; `nil` if it leads to anything else, or to what is being read.
    private func object(of reference: Schema.Reference, in schemas: inout SchemaReader) -> ObjectSchema? {
        guard let end = schemas.readEnd(of: reference), case .object(let object)? = end.reading.schema?.shape else {
            return nil
        }
        let weight = schemas.table.entries[end.reference.index].weight
        return schemas.admits(weight, from: "'allOf'", at: later.mark) ? object : nil
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
