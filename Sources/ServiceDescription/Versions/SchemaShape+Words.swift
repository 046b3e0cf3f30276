extension SchemaShape {
    /// What it is, apart from its contents, in words that continue "is" in a diagnostic. Shapes of which clients make the same have the
    /// same words.
    ///
    /// - Parameter schemas: The named schemas.
    func words(in schemas: [NamedSchema]) -> String {
        switch self {
        case .reference(let index): "'\(schemas[index].name)'"
        case .string(let format): "a string" + Self.words(format)
        case .integer(let format):
            "an integer" + Self.words([.int, .smallInteger].contains(StandardFormat(format)) ? nil : format)
        case .number(let format): "a number" + Self.words(StandardFormat(format) == .double ? nil : format)
        case .boolean: "a boolean"
        case .enumeration(let enumeration):
            enumeration.rawType == .mixed
                ? "an enumeration of values of several types" : "an enumeration of \(enumeration.rawType)s"
        case .array: "an array"
        case .map: "a map"
        case .object: "an object"
        case .union: "a union"
        case .binary: "binary data"
        case .any: "any JSON value"
        }
    }

    private static func words(_ format: String?) -> String {
        StandardFormat.commonName(of: format).map { " (\($0))" } ?? ""
    }
}
