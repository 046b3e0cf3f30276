import YAML

extension SchemaReader {
    /// What a schema is if tools describe by it the members of a class whose values are written as something else; `nil` if
    /// it is what it says.
    func foreignShape(_ fields: Fields<SchemaKeyword>, owner: Int?) -> SchemaShape? {
        guard let owner else { return nil }
        let name = table.entries[owner].name
        let classes = ForeignClass.byName[name] ?? ForeignClass.byName[name.prefix { $0 != "." } + ".*"] ?? []
        let members = fields[.properties]?.mapping ?? YAMLMapping([])
        return classes.first { known in
            known.members.allSatisfy { members.entry(named: $0) != nil } && known.members.isEmpty == members.isEmpty
        }?.shape
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
    /// Members that its schema has; if empty, it has none.
    let members: [String]
    /// What its values are.
    let shape: SchemaShape

    /// The classes by the names of their schemas; `*` stands for any class of a package.
    static let byName = Dictionary(grouping: all) { $0.name }.mapValues { $0.map(\.ownClass) }

    private static let all: [(name: String, ownClass: ForeignClass)] = dotNet + java + go

    /// Swashbuckle describes these by their members. Spans of time are text like `00:01:02` since .NET 6, and a result is
    /// whatever the function returns.
    private static let dotNet = [
        described("TimeSpan", "ticks totalDays", .any), described("System.TimeSpan", "ticks totalDays", .any),
        described("DateOnly", "dayNumber dayOfYear", .string(format: "date")),
        described("TimeOnly", "hour minute ticks", .string(format: "time")),
        described("JsonElement", "valueKind", .any), described("JsonDocument", "rootElement", .any),
        described("JsonNode", "options root", .any), described("IResult", "", .any),
        described("IActionResult", "", .any),
    ]

    /// Spring writes most of these as text. A duration may be a number of seconds, and a response entity is its body.
    private static let java = [
        described("LocalTime", "hour minute second nano", .string(format: "time")),
        described("OffsetTime", "hour minute second nano", .string(format: "time")),
        described("YearMonth", "year month monthValue", .string(format: nil)),
        described("ZoneOffset", "totalSeconds", .string(format: nil)),
        described("TimeZone", "displayName rawOffset", .string(format: nil)),
        described("Currency", "currencyCode defaultFractionDigits", .string(format: nil)),
        described("Locale", "language unicodeLocaleAttributes", .string(format: nil)),
        described("Duration", "seconds nano units", .any), described("JsonNode", "array nodeType", .any),
        described("ResponseEntity", "statusCode statusCodeValue", .any),
    ]

    /// What these hold, or `null`; only those of `sql` are written with members, whose names have capitals.
    private static let go =
        ["sql", "null", "zero", "pgtype", "uuid"].map { described($0 + ".*", "valid", .any) }
        + [described("gorm.DeletedAt", "time valid", .string(format: "date-time"))]

    private static func described(
        _ name: String,
        _ members: String,
        _ shape: SchemaShape
    ) -> (name: String, ownClass: ForeignClass) {
        (name, ForeignClass(members: members.split(separator: " ").map(String.init), shape: shape))
    }
}
