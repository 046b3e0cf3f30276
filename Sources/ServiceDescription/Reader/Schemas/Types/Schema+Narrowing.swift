import YAML

extension Schema {
    /// The keys that restrict text or numbers without determining the type.
    private static let narrowingKeywords: [SchemaKeyword] = [.format, .contentEncoding]

    /// Reads the format next to what determines the type: `allOf: [{$ref: …}, {format: date-time}]`, or, since OpenAPI
    /// 3.1, `{$ref: …, format: date-time}`.
    ///
    /// What is a plain text or number becomes one of that format. A format that cannot be is reported.
    ///
    /// - Parameters:
    ///   - fields: The fields of the schema with the format.
    ///   - schemas: Knows the named schemas.
    mutating func narrow(by fields: Fields<SchemaKeyword>, knownTo schemas: inout SchemaReader) {
        guard Self.narrowingKeywords.contains(where: { fields[$0]?.string != nil }),
            let target = schemas.readEnd(of: self)
        else { return }
        let narrowed: SchemaShape
        switch target.shape {
        case .string, .binary: narrowed = fields.primitive(.string)
        case .integer: narrowed = fields.primitive(.integer)
        case .number: narrowed = fields.primitive(.number)
        // A type of its own stays what it is, whatever the format of its values, and what may be anything stays that.
        case .enumeration, .any, .union, .reference: return
        case .boolean, .array, .map, .object: return target.reportFormat(of: fields, besideThisIn: &schemas.source)
        }
        guard StandardFormat.says(narrowed.format, moreThan: target.shape.format) else { return }
        if StandardFormat(target.shape.format).hasTypeOfItsOwn {
            return target.reportFormat(of: fields, besideThisIn: &schemas.source)
        }
        if fields[.reference] != nil, schemas.version < .openAPI31 {
            guard StandardFormat(narrowed.format).hasTypeOfItsOwn else { return }
            schemas.source.diagnostics.loss(
                "'format' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')",
                at: fields.entry(.format)?.key.mark ?? fields.node.mark
            )
            return
        }
        adopt(target)
        self.shape = narrowed
    }

    private func reportFormat(of fields: Fields<SchemaKeyword>, besideThisIn source: inout DescriptionSource) {
        guard let node = fields[.format], let format = node.string, StandardFormat(fields.format).hasTypeOfItsOwn else {
            return
        }
        let shape = self.shape
        let reason =
            shape.format.map { "has the format '\($0)'" } ?? shape.kind.map { "is \($0.rawValue)" } ?? "has none"
        source.diagnostics.loss(
            "the format '\(format)' is ignored, because the schema next to it \(reason) (remove one of them)",
            at: node.mark
        )
    }
}

extension SchemaShape {
    /// The format of a value without parts; uninterpreted bytes are text of the format `binary`.
    var format: String? {
        switch self {
        case .string(let format), .integer(let format), .number(let format): format
        case .binary: "binary"
        case .enumeration, .array, .map, .object, .union, .reference, .boolean, .any: nil
        }
    }
}
