import YAML

extension SchemaReader {
    /// The keys that restrict text or numbers without determining the type.
    private static let narrowingKeywords: [SchemaKeyword] = [.format, .contentEncoding]

    /// Reads the format next to what determines the type: `allOf: [{$ref: …}, {format: date-time}]`, or, since OpenAPI
    /// 3.1, `{$ref: …, format: date-time}`.
    ///
    /// What is a plain text or number becomes one of that format. A format that cannot be is reported.
    ///
    /// - Parameters:
    ///   - schema: What it is without the format; takes the shape.
    ///   - fields: The fields of the schema with the format.
    mutating func narrow(_ schema: inout Schema, by fields: Fields<SchemaKeyword>) {
        guard Self.narrowingKeywords.contains(where: { fields[$0]?.string != nil }),
            let target = narrowingTarget(of: schema)
        else { return }
        let narrowed: SchemaShape
        switch target.shape {
        case .string, .binary: narrowed = fields.primitive(.string)
        case .integer: narrowed = fields.primitive(.integer)
        case .number: narrowed = fields.primitive(.number)
        // A type of its own stays what it is, whatever the format of its values, and what may be anything stays that.
        case .enumeration, .any, .union, .reference: return
        case .boolean, .array, .map, .object: return reportFormat(of: fields, beside: target)
        }
        guard let format = narrowed.format, format != target.shape.format else { return }
        if let known = target.shape.format {
            guard KnownFormats.isTyped(format) else { return }
            if KnownFormats.isTyped(known) { return reportFormat(of: fields, beside: target) }
        }
        if fields[.reference] != nil, version < .openAPI31 {
            guard KnownFormats.isTyped(format) else { return }
            source.diagnostics.loss(
                "'format' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')",
                at: fields.entry(.format)?.key.mark ?? fields.node.mark
            )
            return
        }
        adopt(target, into: &schema)
        schema.shape = narrowed
        schema.contentMediaType = schema.contentMediaType ?? target.contentMediaType
    }

    /// Returns the final target of a schema, or `nil` if it is currently being read or does not exist.
    private mutating func narrowingTarget(of schema: Schema) -> Schema? {
        guard case .reference(let reference) = schema.shape else { return schema }
        return readEnd(of: reference)?.schema
    }

    private mutating func reportFormat(of fields: Fields<SchemaKeyword>, beside target: Schema) {
        guard let node = fields[.format], let format = node.string, KnownFormats.isTyped(format) else { return }
        let reason =
            target.shape.format.map { "has the format '\($0)'" } ?? target.shape.kind.map { "is \($0.rawValue)" }
            ?? "has none"
        source.diagnostics.loss(
            "the format '\(format)' is ignored, because the schema next to it \(reason) (remove one of them)",
            at: node.mark
        )
    }
}

extension SchemaShape {
    /// The format of a value without parts; uninterpreted bytes are text of the format `binary`.
    fileprivate var format: String? {
        switch self {
        case .string(let format), .integer(let format), .number(let format): format
        case .binary: "binary"
        case .enumeration, .array, .map, .object, .union, .reference, .boolean, .any: nil
        }
    }
}
