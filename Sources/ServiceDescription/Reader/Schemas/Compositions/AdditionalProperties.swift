import YAML

/// Reads the members of objects that have no names of their own.
enum AdditionalProperties {
    /// What members without a name of their own may hold; `nil` if there are none or nothing is said about them.
    ///
    /// - Parameters:
    ///   - fields: The fields of the object.
    ///   - evaluated: What other parts of a composition say of them, beside which `unevaluatedProperties` says nothing (JSON Schema
    ///     2020-12, core, 11.3).
    ///   - schemas: Reads their schema.
    static func read(
        of fields: Fields<SchemaKeyword>,
        beside evaluated: Schema?,
        from schemas: inout SchemaReader
    ) -> Schema? {
        if let pattern = onlyPattern(fields) { return schemas.readValue(pattern) }
        if let entry = fields.entry(.patternProperties), !entry.value.isNull {
            schemas.source.diagnostics.loss(
                "'patternProperties' is treated as additional properties with free-form JSON (write 'additionalProperties')",
                at: entry.key.mark
            )
            return Schema(shape: .any, mark: entry.value.mark)
        }
        let unevaluated = evaluated == nil ? fields[.unevaluatedProperties] : nil
        guard let node = fields[.additionalProperties] ?? unevaluated else {
            let keepsOthers = schemas.source.flag(fields[.kubernetesPreservesUnknownFields]) ?? false
            return keepsOthers ? Schema(shape: .any, mark: fields.node.mark) : nil
        }
        if node.allowsNothing { return nil }
        // Both are texts in some descriptions.
        if let text = node.string, text == "true" || text == "false" {
            if node.bool == nil {
                schemas.source.diagnostics.warning(
                    "expected a boolean, found a string (write \(text) without quotes)",
                    at: node.mark
                )
            }
            return text == "true" ? Schema(shape: .any, mark: node.mark) : nil
        }
        let schema = schemas.readValue(node)
        return schemas.contained(schema, of: node)
    }

    /// The schema of all members if their names follow one pattern and no other members are allowed or described, or all names
    /// follow it.
    private static func onlyPattern(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let patterns = fields[.patternProperties]?.mapping, patterns.count == 1 else { return nil }
        let others = fields[.additionalProperties] ?? fields[.unevaluatedProperties]
        let isOnly =
            others.map { $0.bool == false } ?? (fields[.properties] == nil)
            || patternsOfAll.contains(patterns[0].name)
        return isOnly ? patterns[0].value : nil
    }

    /// Patterns that all names follow, as TypeBox and Zod write them for their records.
    private static let patternsOfAll: Set<String> = [
        "", ".*", "^.*$", "^(.*)$", ".+", "^.+$", "^(.+)$", "^[\\s\\S]*$",
    ]
}
