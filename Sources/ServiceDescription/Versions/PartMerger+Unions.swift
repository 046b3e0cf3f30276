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
        let schemas = schemas
        let called = "an alternative of \(name)"
        merged.alternatives = newer.alternatives.merged(
            with: older.alternatives,
            by: { $0.nameAmongAlternatives(in: schemas) },
            both: { merge($0, $1, called: called) }
        )
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
        let marks = (merged.mark, older.mark)
        let (property, other) = ("'\(merged.propertyName)'", "'\(older.propertyName)'")
        compare("the discriminator of \(name)", newer: property, older: other, at: marks)
        if property != other { return merged }
        if let new = merged.defaultMapping, let old = older.defaultMapping {
            let called = "the default of the discriminator of \(name)"
            compare(called, newer: "'\(schemas[new].name)'", older: "'\(schemas[old].name)'", at: marks)
        }
        merged.defaultMapping = merged.defaultMapping ?? older.defaultMapping
        merged.mapping = merged.mapping.merged(with: older.mapping, by: { $0.value }) { new, old in
            let called = "the schema of '\(new.value)' in the discriminator of \(name)"
            compare(called, newer: "'\(schemas[new.schema].name)'", older: "'\(schemas[old.schema].name)'", at: marks)
            return new
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
        merged.bases = merged.bases.merged(with: older.bases, by: \.self) { newer, _ in newer }
    }
}

extension Schema {
    /// What makes an alternative the same in two versions: what it is, in words, with its title if it is an object without a name; `nil`
    /// for an object that has neither.
    ///
    /// - Parameter schemas: The named schemas.
    fileprivate func nameAmongAlternatives(in schemas: [NamedSchema]) -> String? {
        let words = self.shape.words(in: schemas)
        return self.shape.isObject ? self.title.map { "\(words) '\($0)'" } : words
    }
}
