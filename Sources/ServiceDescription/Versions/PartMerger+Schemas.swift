import YAML

extension PartMerger {
    /// Merges a schema of two versions: every member of either. A member is required only if both require it.
    ///
    /// - Parameters:
    ///   - newer: That of the newer version, which takes precedence.
    ///   - older: That of the older version.
    ///   - name: Its name in diagnostics.
    ///   - marks: The places of both, if not those of the schemas.
    mutating func merge(
        _ newer: Schema,
        _ older: Schema,
        called name: String,
        at marks: (Mark, Mark)? = nil
    ) -> Schema {
        var merged = newer
        merged.isNullable = newer.isNullable || older.isNullable
        merged.textOfNumber = newer.textOfNumber ?? older.textOfNumber
        merged.takesOtherText = newer.takesOtherText || older.takesOtherText
        let marks = marks ?? (newer.mark, older.mark)
        compare(name, newer: newer.xml.words, older: older.xml.words, at: marks)
        switch (newer.shape, older.shape) {
        case (.reference(let new), .reference(let old)) where new == old: break
        case (.object(let new), .object(let old)):
            merged.shape = .object(merge(new, old, called: name))
        case (.object(var new), .map(let value)) where value.shape.isAny:
            for offset in new.properties.indices { new.properties[offset].isRequired = false }
            merged.shape = .object(new)
        case (.map(let value), .object) where value.shape.isAny: break
        // An object of which nothing more is said is read as any JSON value.
        case (.any, .object), (.any, .map): break
        case (.array(let new), .array(let old)):
            merged.shape = .array(merge(new, old, called: "an item of \(name)"))
        case (.map(let new), .map(let old)):
            merged.shape = .map(merge(new, old, called: "a value of \(name)"))
        case (.enumeration(let new), .enumeration(let old)) where new.rawType == old.rawType:
            merged.shape = .enumeration(merge(new, old))
        case (.enumeration(var enumeration), .string) where enumeration.rawType == .string:
            enumeration.isFrozen = false
            merged.shape = .enumeration(enumeration)
        case (.string, .enumeration(let enumeration)) where enumeration.rawType == .string: break
        case (.reference(let index), let old) where isNamed(index, old): widen(index, by: old)
        case (.enumeration, .reference(let index)) where isNamed(index, newer.shape):
            // What has a name in one version keeps it.
            merged.shape = older.shape
            widen(index, by: newer.shape)
        case (let new, .reference(let index)) where isNamed(index, new): break
        case (.union(let new), .union(let old)):
            merged.shape = .union(merge(new, old, called: name))
        case (.union(let new), let old) where new.alternatives.contains { words(of: $0.shape) == words(of: old) }: break
        default:
            compare(name, newer: words(of: newer.shape), older: words(of: older.shape), at: marks)
        }
        return merged
    }

    private mutating func merge(
        _ newer: ObjectSchema,
        _ older: ObjectSchema,
        called name: String
    ) -> ObjectSchema {
        var merged = newer
        let alone = { (property: Property) in
            var alone = property
            alone.isRequired = false
            return alone
        }
        merged.properties = newer.properties.merged(with: older.properties, by: { $0.name }, alone: alone) { new, old in
            let (called, marks) = ("'\(new.name)' of \(name)", (new.mark, old.mark))
            compare(called, newer: new.sender, older: old.sender, at: marks)
            let schema = merge(new.schema, old.schema, called: called, at: marks)
            return new.joined(with: old, as: .versions, schema: schema)
        }
        merged.additionalProperties = newer.additionalProperties ?? older.additionalProperties
        mergeRelatives(older, into: &merged, called: name)
        return merged
    }

    /// Whether a reference leads to what another version writes out in place: a value without parts, or one of a list of texts.
    private func isNamed(_ index: Int, _ shape: SchemaShape) -> Bool {
        let target = schemas[index].schema.shape
        switch (target, shape) {
        case (.object, _), (.array, _), (.map, _), (.reference, _): return false
        case (.enumeration(let enumeration), .string): return enumeration.rawType == .string
        default: return words(of: target) == words(of: shape)
        }
    }

    /// Lets a named enumeration have what another version allows in place of it.
    private mutating func widen(_ index: Int, by shape: SchemaShape) {
        switch (schemas[index].schema.shape, shape) {
        case (.enumeration, .enumeration(let own)): enumerationsInPlace[index, default: []].append(own)
        case (.enumeration(var named), _):
            named.isFrozen = false
            schemas[index].schema.shape = .enumeration(named)
        default: break
        }
    }

    /// Adds to named enumerations the values that the older version lists in place of them: all at once, because any number of places
    /// may list a few.
    mutating func addValuesInPlace() {
        for (index, enumerations) in enumerationsInPlace {
            guard case .enumeration(let named) = schemas[index].schema.shape, var all = enumerations.first else {
                continue
            }
            all.values = enumerations.flatMap(\.values)
            all.isFrozen = enumerations.allSatisfy(\.isFrozen)
            all.isExtensible = enumerations.contains(where: \.isExtensible)
            all.takesAnyText = enumerations.contains(where: \.takesAnyText)
            schemas[index].schema.shape = .enumeration(merge(named, all))
        }
        enumerationsInPlace = [:]
    }

    /// What a shape is, in words.
    private func words(of shape: SchemaShape) -> String { shape.words(in: schemas) }

    private func merge(_ newer: EnumerationSchema, _ older: EnumerationSchema) -> EnumerationSchema {
        var merged = newer
        merged.addValues(of: older)
        merged.isFrozen = newer.isFrozen && older.isFrozen
        merged.isExtensible = newer.isExtensible || older.isExtensible
        merged.takesAnyText = newer.takesAnyText || older.takesAnyText
        return merged
    }
}

extension Property {
    /// Who sends it.
    fileprivate var sender: String {
        switch (isReadOnly, isWriteOnly) {
        case (true, false): "read-only"
        // What is a secret in any version is one.
        case (false, true) where isMarkedSecret != true: "write-only"
        default: "neither read-only nor write-only"
        }
    }
}

extension XMLObject? {
    /// What a value is in XML.
    fileprivate var words: String {
        let prefix = self?.prefix.map { $0 + ":" } ?? ""
        return (self?.nodeType ?? .element).words + (self?.name.map { " '\(prefix)\($0)'" } ?? " with the default name")
            + (self?.namespace.map { " in the namespace '\($0)'" } ?? "")
    }
}

extension XMLObject.NodeType {
    fileprivate var words: String {
        switch self {
        case .element: "an element"
        case .attribute: "an attribute"
        case .text: "text"
        case .cdata: "character data"
        case .omitted: "omitted"
        }
    }
}
