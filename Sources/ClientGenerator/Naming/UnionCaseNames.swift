import ServiceDescription

/// Names the alternatives of a union: after their schemas, or after their titles or kinds where these have no names.
enum UnionCaseNames {
    /// The longest title that is taken for a name, in words.
    private static let longestTitle = 5

    /// The name of the case of an alternative.
    static func name(of schema: Schema, in service: Service) -> String {
        if case .reference(let reference) = schema.shape {
            let target = service.schemas[reference.index]
            return SwiftName.value(target.schema.clientName ?? target.name)
        }
        if let title = schema.title, case 1...longestTitle = Words(title).words.count { return SwiftName.value(title) }
        return SwiftName.value(kind(of: schema, in: service))
    }

    private static func kind(of schema: Schema, in service: Service) -> String {
        switch schema.shape {
        case .reference: SwiftName.unescaped(name(of: schema, in: service))
        case .string: "string"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .enumeration(let enumeration):
            switch enumeration.rawType {
            case .string: "string"
            case .integer: "integer"
            case .number: "number"
            }
        case .binary: "data"
        case .array(let element): kind(of: element, in: service) + " array"
        case .map(let value): if case .any = value.shape { "object" } else { kind(of: value, in: service) + " map" }
        case .object: "object"
        case .union: "union"
        case .any: "any"
        }
    }
}
