import YAML

extension SchemaReader {
    /// What a schema is if tools describe by it the members of a class whose values are written as something else, which is
    /// reported; `nil` if it is what it says.
    mutating func foreignShape(_ fields: Fields<SchemaKeyword>, owner: Int?) -> SchemaShape? {
        guard let owner, let known = ForeignClass(describedBy: fields, named: table.entries[owner].name) else {
            return nil
        }
        source.diagnostics.loss(
            "'\(table.entries[owner].name)' is treated as \(known.shape.meaning), because \(known.language) does not write "
                + "it as the object that is described here (rename the schema if the service does)",
            at: fields.node.mark
        )
        return known.shape
    }

    /// Whether a named schema is that of a class whose values are written as something else.
    func isForeignClass(_ index: Int) -> Bool {
        let entry = table.entries[index]
        return Fields<SchemaKeyword>(entry.node).map { ForeignClass(describedBy: $0, named: entry.name) != nil }
            ?? false
    }

    /// Whether a schema is what tools for .NET write for the class of any JSON: a list of lists of lists without an end.
    mutating func isToken(_ fields: Fields<SchemaKeyword>, owner: Int?) -> Bool {
        guard let owner, ["jtoken", "jarray"].contains(table.entries[owner].name.lowercased()),
            let items = fields[.items], items["$ref"] != nil
        else { return false }
        return source.peek(items)?.mark == fields.node.mark
    }

    /// Whether a list holds what Springdoc describes as the parts of Spring's `Sort`, which is reported. That is written as one
    /// object, and what it contains depends on the version.
    mutating func isSpringSort(_ fields: Fields<SchemaKeyword>) -> Bool {
        guard let items = fields[.items], items["$ref"]?.string?.hasSuffix("/SortObject") == true,
            let order = source.peek(items).flatMap({ Fields<SchemaKeyword>($0) }),
            ForeignClass.springOrder.isDescribed(by: order)
        else { return false }
        source.diagnostics.loss(
            "this array is treated as free-form JSON, because Spring does not write its 'Sort' as the array that is described "
                + "here (rename the schema 'SortObject' if the service does)",
            at: fields.node.mark
        )
        return true
    }

    /// Whether a schema is that of a duration which is no duration of ISO 8601: protobuf's are written as `3.5s`, and what NSwag
    /// describes so are .NET's spans of time, of which `00:00:03.5` is one.
    func isForeignDuration(_ fields: Fields<SchemaKeyword>, owner: Int?) -> Bool {
        guard fields[.format]?.string == "duration" else { return false }
        if source.root["x-generator"]?.string?.hasPrefix("NSwag") == true { return true }
        guard let owner else { return false }
        return ["google.protobuf.Duration", "GoogleProtobufDuration", "protobufDuration"].contains(
            table.entries[owner].name
        )
    }
}

extension SchemaShape {
    /// What the values of a class are, in words.
    fileprivate var meaning: String {
        switch self {
        case .string(let format): "a string" + (format.map { " in the format '\($0)'" } ?? "")
        case .binary: "bytes"
        default: "free-form JSON"
        }
    }
}
