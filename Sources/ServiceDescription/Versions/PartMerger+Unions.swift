extension PartMerger {
    /// Merges a choice of two versions: every alternative of either.
    ///
    /// - Parameters:
    ///   - newer: That of the newer version, which takes precedence.
    ///   - older: That of the older version.
    ///   - name: Its name in diagnostics.
    mutating func merge(
        _ newer: UnionSchema,
        _ older: UnionSchema,
        called name: String
    ) -> UnionSchema {
        var merged = newer
        for alternative in older.alternatives {
            if let offset = newer.alternatives.firstIndex(where: { Self.isSame($0, alternative) }) {
                let called = "an alternative of \(name)"
                merged.alternatives[offset] = merge(merged.alternatives[offset], alternative, called: called)
            } else {
                merged.alternatives.append(alternative)
            }
        }
        merged.discriminator = merge(newer.discriminator, older.discriminator, of: name)
        return merged
    }

    /// Merges two discriminators: every value of either. The newer version determines the meaning of each.
    mutating func merge(
        _ newer: Discriminator?,
        _ older: Discriminator?,
        of name: String
    ) -> Discriminator? {
        guard var merged = newer, let older else { return newer ?? older }
        guard merged.propertyName == older.propertyName else {
            let (new, old) = ("'\(merged.propertyName)'", "'\(older.propertyName)'")
            report("the discriminator of \(name)", newer: new, older: old, at: (merged.mark, older.mark))
            return merged
        }
        if let new = merged.usual, let old = older.usual {
            let called = "the default of the discriminator of \(name)"
            let forms = [new, old].map { SchemaForm.reference(name: $0.name) }
            compare(called, newer: forms[0], older: forms[1], at: (merged.mark, older.mark))
        }
        merged.usual = merged.usual ?? older.usual
        for mapping in older.mapping {
            guard let known = merged.mapping.first(where: { $0.value == mapping.value }) else {
                merged.mapping.append(mapping)
                continue
            }
            if known.schema.index == mapping.schema.index { continue }
            let called = "the schema of '\(mapping.value)' in the discriminator of \(name)"
            let (new, old) = ("'\(known.schema.name)'", "'\(mapping.schema.name)'")
            report(called, newer: new, older: old, at: (merged.mark, older.mark))
        }
        return merged
    }

    /// Merges the relatives of an object in two versions.
    ///
    /// - Parameters:
    ///   - older: Those of the older version.
    ///   - merged: Those of the newer version, which receive those that only the older one has.
    ///   - name: The object's name in diagnostics.
    mutating func mergeRelatives(
        _ older: ObjectSchema,
        into merged: inout ObjectSchema,
        called name: String
    ) {
        merged.discriminator = merge(merged.discriminator, older.discriminator, of: name)
        merged.discriminatorValue = merged.discriminatorValue ?? older.discriminatorValue
        let known = Set(merged.bases.map(\.index))
        merged.bases += older.bases.filter { !known.contains($0.index) }
    }

    /// Returns whether an alternative is the same in two versions. Named alternatives are compared by name, others by
    /// their kind. Objects without a name are the same only if they have the same title.
    private static func isSame(_ newer: Schema, _ older: Schema) -> Bool {
        switch (newer.shape, older.shape) {
        case (.reference(let new), .reference(let old)): new.index == old.index
        case (.object, .object): newer.title != nil && newer.title == older.title
        default: newer.shape.form == older.shape.form
        }
    }
}
