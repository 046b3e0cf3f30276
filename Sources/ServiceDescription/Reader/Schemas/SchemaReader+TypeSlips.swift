import Suggestions
import YAML

extension SchemaReader {
    /// Names of types from programming languages, with their meanings in a description.
    static let slips: [String: (type: SchemaType, format: String?)] = [
        "int": (.integer, nil), "int32": (.integer, "int32"), "int64": (.integer, "int64"), "long": (.integer, "int64"),
        "float": (.number, "float"), "double": (.number, "double"), "decimal": (.number, nil), "bool": (.boolean, nil),
        "str": (.string, nil), "text": (.string, nil), "date": (.string, nil), "datetime": (.string, nil),
        "date-time": (.string, nil), "uuid": (.string, nil), "guid": (.string, nil), "uri": (.string, nil),
        "url": (.string, nil), "email": (.string, nil), "map": (.object, nil), "dict": (.object, nil),
        "hash": (.object, nil), "list": (.array, nil),
    ]

    /// Returns the type that an unknown name means, or `nil` if this is unclear.
    ///
    /// A text notation, such as `date`, is read as any text, because the author may not mean the format with that name.
    mutating func slippedType(_ name: String, at mark: Mark?) -> SchemaType? {
        let lowercased = name.trimmed.lowercased()
        guard let type = SchemaType(rawValue: lowercased) ?? Self.slips[lowercased]?.type else { return nil }
        source.diagnostics.warning(
            "unknown type '\(name)' is treated as '\(type.rawValue)' (write '\(type.rawValue)')",
            at: mark
        )
        return type
    }

    /// Reports an unknown type. `any` is not a loss, because it means free-form JSON.
    mutating func reportUnknownType(_ name: String, at mark: Mark?) {
        if name.lowercased() == "any" {
            source.diagnostics.warning(
                "'\(name)' is not a type; it is treated as free-form JSON (remove 'type')",
                at: mark
            )
        } else {
            let hint = NearestName.hint(for: name, among: SchemaType.allCases.lazy.map(\.rawValue))
            source.diagnostics.loss("unknown type '\(name)' is treated as free-form JSON\(hint)", at: mark)
        }
    }
}
