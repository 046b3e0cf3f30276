/// What the shape of a schema is, apart from its contents. Formats of which clients make the same are one.
enum SchemaForm: Hashable {
    case reference(name: String)
    case string(format: String?)
    case integer(format: String?)
    case number(format: String?)
    case boolean
    case enumeration(EnumerationSchema.RawType)
    case array, map, object, union, binary, any

    /// The form of a shape.
    init(_ shape: SchemaShape) {
        self =
            switch shape {
            case .reference(let reference): .reference(name: reference.name)
            case .string(let format): .string(format: StandardFormat.commonName(of: format))
            case .integer(let format):
                .integer(
                    format: [.int, .smallInteger].contains(StandardFormat(format))
                        ? nil : StandardFormat.commonName(of: format)
                )
            case .number(let format):
                .number(format: StandardFormat(format) == .double ? nil : StandardFormat.commonName(of: format))
            case .boolean: .boolean
            case .enumeration(let enumeration): .enumeration(enumeration.rawType)
            case .array: .array
            case .map: .map
            case .object: .object
            case .union: .union
            case .binary: .binary
            case .any: .any
            }
    }

    /// The form in words that continue "is" in a diagnostic.
    var words: String {
        switch self {
        case .reference(let name): "'\(name)'"
        case .string(let format): "a string" + Self.words(format)
        case .integer(let format): "an integer" + Self.words(format)
        case .number(let format): "a number" + Self.words(format)
        case .boolean: "a boolean"
        case .enumeration(.mixed): "an enumeration of values of several types"
        case .enumeration(let type): "an enumeration of \(type)s"
        case .array: "an array"
        case .map: "a map"
        case .object: "an object"
        case .union: "a union"
        case .binary: "binary data"
        case .any: "any JSON value"
        }
    }

    private static func words(_ format: String?) -> String { format.map { " (\($0))" } ?? "" }
}

extension SchemaShape {
    /// What it is, apart from its contents.
    var form: SchemaForm { SchemaForm(self) }
}
