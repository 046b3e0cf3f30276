import YAML

extension DescriptionReader {
    /// Names of types that authors take from their programming language, and what they mean in a description.
    static let slips: [String: (type: SchemaType, format: String?)] = [
        "int": (.integer, nil), "int32": (.integer, "int32"), "int64": (.integer, "int64"), "long": (.integer, "int64"),
        "float": (.number, "float"), "double": (.number, "double"), "decimal": (.number, nil), "bool": (.boolean, nil),
        "str": (.string, nil), "text": (.string, nil), "date": (.string, nil), "datetime": (.string, nil),
        "date-time": (.string, nil), "uuid": (.string, nil), "guid": (.string, nil), "uri": (.string, nil),
        "url": (.string, nil), "email": (.string, nil), "map": (.object, nil), "dict": (.object, nil),
        "hash": (.object, nil), "list": (.array, nil),
    ]

    /// The type that a name means which is none; `nil` if nobody can tell.
    ///
    /// What is text in some notation is read as any text: who does not know the names of types may not know those of formats.
    mutating func slippedType(_ name: String, at mark: Mark?) -> SchemaType? {
        let lowercased = name.lowercased()
        if lowercased == "any" {
            diagnostics.warning("'\(name)' is no type; it is read as free-form JSON (leave 'type' out)", at: mark)
            return nil
        }
        guard let type = SchemaType(rawValue: lowercased) ?? Self.slips[lowercased]?.type else { return nil }
        diagnostics.warning("unknown type '\(name)' is read as '\(type.rawValue)' (write that)", at: mark)
        return type
    }
}
