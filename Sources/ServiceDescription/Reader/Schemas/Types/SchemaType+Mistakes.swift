import Suggestions
import YAML

extension SchemaType {
    /// Names of types from programming languages, with their meanings in a description.
    private static let meanings: [String: (type: SchemaType, format: String?)] = [
        "int": (.integer, nil), "int32": (.integer, "int32"), "int64": (.integer, "int64"), "long": (.integer, "int64"),
        "float": (.number, "float"), "double": (.number, "double"), "decimal": (.number, "decimal"),
        "bool": (.boolean, nil),
        "str": (.string, nil), "text": (.string, nil), "date": (.string, nil), "datetime": (.string, nil),
        "date-time": (.string, nil), "uuid": (.string, nil), "guid": (.string, nil), "uri": (.string, nil),
        "url": (.string, nil), "email": (.string, nil), "map": (.object, nil), "dict": (.object, nil),
        "hash": (.object, nil), "list": (.array, nil), "objectid": (.string, nil), "password": (.string, "password"),
        "char": (.string, nil), "varchar": (.string, nil), "time": (.string, nil), "numeric": (.number, nil),
        "smallint": (.integer, nil), "base64": (.string, "byte"), "binary": (.string, "binary"),
        "bigdecimal": (.number, "decimal"), "biginteger": (.integer, "biginteger"),
        "securestring": (.string, "password"),
    ]

    /// The meaning of the name of a type from a programming language, in which a length may follow it: `varchar(255)`. Swagger
    /// UI shows a type and its format as `string($date-time)`.
    static func meaning(of name: String) -> (type: SchemaType, format: String?)? {
        // Nearly all names are right, and none of these is a mistake.
        if SchemaType(rawValue: name) != nil { return nil }
        let word = name.prefix { $0 != "(" }.trimmed.lowercased()
        if let format = name.firstRange(of: "($"), let type = SchemaType(rawValue: word) {
            return (type, FormatSpelling.canonical(String(name[format.upperBound...].prefix { $0 != ")" })))
        }
        return meanings[word]
    }

    /// The type that a name means, with a format if it says that as well: the type of that name in any case, or one of a programming
    /// language.
    static func meant(by name: String) -> (type: SchemaType, format: String?)? {
        SchemaType(rawValue: name.lowercased()).map { ($0, nil) } ?? meaning(of: name)
    }

    /// Returns the type that an unknown name means, or `nil` if this is unclear.
    ///
    /// A date, an identifier or an address is read as any text, because the author may not mean the format with that name. What is
    /// sent otherwise, or must not be shown, has its format: `base64`, `binary`, `decimal`, `password`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - hasFormat: Whether the schema names a format.
    ///   - mark: The place of the name.
    ///   - source: The document.
    static func intended(
        by name: String,
        hasFormat: Bool,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> SchemaType? {
        let lowercased = name.trimmed.lowercased()
        let meaning = meaning(of: name)
        guard let type = SchemaType(rawValue: lowercased) ?? meaning?.type else { return nil }
        let format = meaning?.format ?? (type == .string ? formatOfText(lowercased) : nil)
        let hint = hasFormat ? nil : format.map { "'type: \(type.rawValue)' and 'format: \($0)'" }
        source.diagnostics.warning(
            "unknown type '\(name)' is treated as '\(type.rawValue)' (write \(hint ?? "'\(type.rawValue)'"))",
            at: mark
        )
        return type
    }

    /// The format of text that is written as a type.
    private static func formatOfText(_ name: String) -> String? {
        let format = FormatSpelling.canonical(name)
        return StandardFormat(format).isOfText ? format : nil
    }

    /// Reports an unknown type. `any` is not a loss, because it means free-form JSON, and neither is `enum` where values are listed,
    /// which say of what type they are.
    static func reportUnknown(
        _ name: String,
        isEnumeration: Bool,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        if isEnumeration, name.lowercased() == "enum" {
            source.diagnostics.warning(
                "'\(name)' is not a type; the type is that of the values (write 'type: string', for example)",
                at: mark
            )
        } else if name.lowercased() == "any" {
            source.diagnostics.warning(
                "'\(name)' is not a type; it is treated as free-form JSON (remove 'type')",
                at: mark
            )
        } else {
            let list = listed(in: name).map { " (write '[\($0)]')" }
            let hint = list ?? NearestName.hint(for: name, among: allCases.lazy.map(\.rawValue))
            source.diagnostics.loss(
                "unknown type '\(name)' is treated as free-form JSON"
                    + (hint.isEmpty ? " (write 'object', or another type)" : hint),
                at: mark
            )
        }
    }

    /// Several types that one text lists, with commas between them; `nil` if it does not.
    private static func listed(in text: String) -> String? {
        let names = TypeNotation.names(in: text, separators: ",|")
        guard names.count > 1, names.allSatisfy({ SchemaType(rawValue: $0) != nil }) else { return nil }
        return names.joined(separator: ", ")
    }
}
