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
    /// If the later object already has all members of the earlier, references stay as they are.
    ///
    /// - Parameters:
    ///   - schemas: Reads what the references lead to.
    ///   - pairs: The references around them that were replaced. They are not replaced again, for that would never end.
    func opened(by schemas: inout SchemaReader, inside pairs: Set<Pair> = []) -> RedescribedMember {
        var pairs = pairs
        switch (earlier.shape, later.shape) {
        case (.array(let first), .array(let second)):
            let items = Self(earlier: first, later: second).opened(by: &schemas, inside: pairs)
            return with(.array(items.earlier), .array(items.later))
        case (.map(let first), .map(let second)):
            let values = Self(earlier: first, later: second).opened(by: &schemas, inside: pairs)
            return with(.map(values.earlier), .map(values.later))
        case (.object(let first), .object(let second)):
            let (first, second) = Self.openedMembers(first, second, by: &schemas, inside: pairs)
            return with(.object(first), .object(second))
        case (.map(let value), .reference) where value.shape.isAny: return self
        case (.reference, .map(let value)) where value.shape.isAny:
            // `type: object` alone says nothing new of an object.
            return schemas.readEnd(of: earlier)?.shape.isObject == true ? with(earlier.shape, .any) : self
        case (.reference, .map): return with(written(earlier.shape, in: &schemas), later.shape)
        case (.map, .reference): return with(earlier.shape, written(later.shape, in: &schemas))
        case (.reference(let first), .reference(let second)):
            let isNew = pairs.insert(Pair(earlier: first, later: second)).inserted
            if first == second || !isNew { return self }
        case (.reference, .object), (.object, .reference): break
        default: return self
        }
        guard let first = target(of: earlier.shape, in: &schemas), let second = target(of: later.shape, in: &schemas),
            first.object.adds(to: second.object), schemas.limits.mayRepeat(first.weight + second.weight)
        else { return self }
        return with(.object(first.object), .object(second.object)).opened(by: &schemas, inside: pairs)
    }

    private func with(_ earlierShape: SchemaShape, _ laterShape: SchemaShape) -> Self {
        var (before, own) = (earlier, later)
        (before.shape, own.shape) = (earlierShape, laterShape)
        return Self(earlier: before, later: own)
    }

    /// The object that a reference leads to; the reference itself if that is no object, or if too many are written out already.
    private func written(_ reference: SchemaShape, in schemas: inout SchemaReader) -> SchemaShape {
        guard let target = target(of: reference, in: &schemas), schemas.limits.mayRepeat(target.weight) else {
            return reference
        }
        return .object(target.object)
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

    /// The object that a shape is or refers to, and how many members take the place of the reference; `nil` if it is anything else,
    /// or what is being read, or has subtypes.
    private func target(
        of shape: SchemaShape,
        in schemas: inout SchemaReader
    ) -> (object: ObjectSchema, weight: Int)? {
        if case .object(let object) = shape { return (object, 0) }
        guard case .reference(let index) = shape, let end = schemas.readEnd(of: index),
            case .object(let object)? = end.reading.schema?.shape, object.discriminator == nil
        else { return nil }
        let unnamed = ObjectSchema(properties: object.properties, additionalProperties: object.additionalProperties)
        return (unnamed, schemas.table.entries[end.index].weight)
    }
}

extension ObjectSchema {
    /// Whether it has members that another object lacks.
    fileprivate func adds(to other: ObjectSchema) -> Bool {
        let names = Set(other.properties.map(\.name))
        return !properties.allSatisfy { names.contains($0.name) }
    }
}
