import ServiceDescription

/// Compares schemas by their contents, not by their place.
enum SchemaComparison {
    /// Whether two schemas describe the same data, so that one Swift type does for both.
    static func areSame(_ left: Schema, _ right: Schema) -> Bool {
        guard left.isNullable == right.isNullable, left.contentMediaType == right.contentMediaType,
            areSame(left.xml, right.xml)
        else { return false }
        switch (left.shape, right.shape) {
        case (.reference(let left), .reference(let right)): return left == right
        case (.string(let left), .string(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.boolean, .boolean), (.binary, .binary), (.any, .any): return true
        case (.array(let left), .array(let right)), (.map(let left), .map(let right)): return areSame(left, right)
        case (.enumeration(let left), .enumeration(let right)):
            return left.rawType == right.rawType && left.hasValues(of: right)
        case (.object(let left), .object(let right)): return areSame(left, right)
        case (.union(let left), .union(let right)): return areSame(left, right)
        default: return false
        }
    }

    /// Whether values of two schemas can have one type in Swift: where they are the same, and where they differ only in formats
    /// that Swift has one type for.
    ///
    /// - Parameter formats: The types of primitive values.
    static func haveOneType(_ left: Schema, _ right: Schema, formats: FormatTypes) -> Bool {
        switch (left.shape, right.shape) {
        case (.string(let left), .string(let right)): formats.string(format: left) == formats.string(format: right)
        case (.integer(let left), .integer(let right)): formats.integer(format: left) == formats.integer(format: right)
        case (.number(let left), .number(let right)): formats.number(format: left) == formats.number(format: right)
        case (.array(let left), .array(let right)), (.map(let left), .map(let right)):
            haveOneType(left, right, formats: formats)
        default: areSame(left.nonNull, right.nonNull)
        }
    }

    /// Whether values of both are the same XML, wherever that is said.
    private static func areSame(_ left: XMLObject?, _ right: XMLObject?) -> Bool {
        left?.name == right?.name && left?.namespace == right?.namespace && left?.prefix == right?.prefix
            && left?.nodeType == right?.nodeType
    }

    private static func areSame(_ left: UnionSchema, _ right: UnionSchema) -> Bool {
        left.discriminator == nil && right.discriminator == nil && left.alternatives.count == right.alternatives.count
            && zip(left.alternatives, right.alternatives).allSatisfy { areSame($0, $1) }
    }

    private static func areSame(_ left: ObjectSchema, _ right: ObjectSchema) -> Bool {
        guard left.properties.count == right.properties.count else { return false }
        switch (left.additionalProperties, right.additionalProperties) {
        case (nil, nil): break
        case (let left?, let right?): guard areSame(left, right) else { return false }
        default: return false
        }
        return zip(left.properties, right.properties).allSatisfy { left, right in
            left.name == right.name && left.isRequired == right.isRequired && left.isReadOnly == right.isReadOnly
                && (left.flattening == nil) == (right.flattening == nil) && areSame(left.schema, right.schema)
        }
    }
}

extension Schema {
    /// The schema of the same values but `null`.
    fileprivate var nonNull: Schema {
        var schema = self
        schema.isNullable = false
        return schema
    }
}
