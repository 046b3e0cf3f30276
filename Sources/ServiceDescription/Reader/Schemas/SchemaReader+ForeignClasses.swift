import YAML

extension SchemaReader {
    /// What a schema is if tools describe by it the members of a class whose values are written as something else; `nil` if
    /// it is what it says.
    func foreignShape(_ fields: Fields<SchemaKeyword>, owner: Int?) -> SchemaShape? {
        guard let owner, let members = fields[.properties]?.mapping else { return nil }
        let name = table.entries[owner].name
        let known = ForeignClass.byName[name] ?? ForeignClass.byName[name.prefix { $0 != "." } + ".*"]
        guard let known, known.members.allSatisfy({ members.entry(named: $0) != nil }) else { return nil }
        return known.shape
    }

    /// Whether a schema is what tools for .NET write for the class of any JSON: a list of lists of lists without an end.
    mutating func isToken(_ fields: Fields<SchemaKeyword>, owner: Int?) -> Bool {
        guard let owner, ["jtoken", "jarray"].contains(table.entries[owner].name.lowercased()),
            let items = fields[.items], items["$ref"] != nil
        else { return false }
        return source.peek(items)?.mark == fields.node.mark
    }

    /// Whether a list holds what Springdoc describes as the parts of Spring's `Sort`. That is written as one object, and what
    /// it contains depends on the version.
    mutating func isSpringSort(_ fields: Fields<SchemaKeyword>) -> Bool {
        guard let items = fields[.items], items["$ref"]?.string?.hasSuffix("/SortObject") == true else { return false }
        let members = source.peek(items)?["properties"]
        return ["direction", "nullHandling", "ignoreCase"].allSatisfy { members?[$0] != nil }
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

/// A class that is not written as the object that its members would be.
private struct ForeignClass {
    /// Members that its schema has.
    let members: [String]
    /// What its values are.
    let shape: SchemaShape

    /// The classes by the names of their schemas; `*` stands for any class of a package.
    static let byName: [String: ForeignClass] = {
        let text = SchemaShape.string(format: nil)
        let time = ForeignClass(members: ["hour", "minute", "second", "nano"], shape: .string(format: "time"))
        let span = ForeignClass(members: ["ticks", "totalDays"], shape: .any)
        let valid = ForeignClass(members: ["valid"], shape: .any)
        return [
            // .NET writes text like `00:01:02` since version 6.
            "TimeSpan": span, "System.TimeSpan": span,
            // Spring writes what these classes of Java have as text.
            "LocalTime": time, "OffsetTime": time,
            "YearMonth": ForeignClass(members: ["year", "month", "monthValue"], shape: text),
            "ZoneOffset": ForeignClass(members: ["totalSeconds"], shape: text),
            "TimeZone": ForeignClass(members: ["displayName", "rawOffset"], shape: text),
            "Currency": ForeignClass(members: ["currencyCode", "defaultFractionDigits"], shape: text),
            "Locale": ForeignClass(members: ["language", "unicodeLocaleAttributes"], shape: text),
            // Text or, if so configured, a number of seconds.
            "Duration": ForeignClass(members: ["seconds", "nano", "units"], shape: .any),
            // Any JSON, of which the members say what it is.
            "JsonNode": ForeignClass(members: ["array", "nodeType"], shape: .any),
            // Go writes what these hold, or `null`; only those of `sql` have members, whose names have capitals.
            "gorm.DeletedAt": ForeignClass(members: ["time", "valid"], shape: .string(format: "date-time")),
            "sql.*": valid, "null.*": valid, "zero.*": valid, "pgtype.*": valid, "uuid.*": valid,
        ]
    }()
}
