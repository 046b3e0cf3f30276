import Suggestions

/// The values of `format` that descriptions use: those of JSON Schema, of the OpenAPI format registry, and common others.
enum KnownFormats {
    private static let known: Set<String> = [
        "arm-id", "base64", "base64url", "binary", "boolean", "byte", "bytes", "char", "cidr", "color", "commonmark",
        "country", "currency", "date", "date-time", "date-time-local", "date-time-rfc1123", "date-time-rfc7231",
        "decimal",
        "decimal128", "double", "double-int", "duration", "duration-constant", "email", "enum", "epoch", "etag", "file",
        "float",
        "float32", "float64", "guid", "hostname", "html", "http-date", "idn-email", "idn-hostname", "int", "int128",
        "int16", "int32", "int64", "int8", "integer", "ip", "ip-address", "ipv4", "ipv6", "iri", "iri-reference",
        "iso8601",
        "json", "json-pointer", "long", "mac", "markdown", "media-range", "multiline", "name", "null", "number",
        "object",
        "objectid", "octet-stream", "password", "phone", "regex", "relative-json-pointer", "rfc1123", "sf-binary",
        "sf-boolean", "sf-decimal", "sf-integer", "sf-string", "sf-token", "string", "text", "textarea", "time",
        "time-local", "time-local-constant", "timespan", "timestamp", "timezone", "uint", "uint128", "uint16", "uint32",
        "uint64", "uint8", "ulid", "unix-time", "unixtime", "uri", "uri-reference", "uri-template", "url", "urn",
        "uuid", "uuid1",
        "uuid3",
        "uuid4", "uuid5", "uuid6", "uuid7", "uuid8", "xml", "year",
    ]
    /// Those that mean something to a client: a misspelling of one of them loses it.
    private static let meaningful = [
        "date-time", "date-time-rfc1123", "base64url", "binary", "byte", "date", "decimal", "double", "duration",
        "float",
        "int32", "int64", "password", "time", "uint64", "unix-time", "unixtime", "uuid",
    ]
    /// Those whose values are more to a client than a text or a number.
    private static let typed: Set<String> = [
        "base64", "base64url", "binary", "byte", "date", "date-time", "date-time-rfc1123", "decimal", "decimal128",
        "duration", "guid", "int128", "partial-time", "password", "rfc1123", "time", "time-local", "uint128", "uint64",
        "unix-time", "unixtime", "uri", "url", "uuid", "uuid1", "uuid3", "uuid4", "uuid5", "uuid6", "uuid7", "uuid8",
    ]

    /// Whether values of a format are more to a client than a text or a number, so that only one such format can be meant.
    static func isTyped(_ format: String) -> Bool { typed.contains(format) }

    /// The format that is meant by an unknown one; `nil` if the format is known, or near to none.
    static func nearest(to format: String) -> String? {
        // Short words resemble too many others.
        guard !known.contains(format), format.utf8.count > 3 else { return nil }
        let length = format.utf8.count
        if length < 5 { return meaningful.first { $0 == format.lowercased() } }
        return NearestName.nearest(to: format, among: meaningful, limit: length < 9 ? 1 : 2)
    }
}
