import Suggestions

/// The known values of `format`: those of JSON Schema, of the OpenAPI format registry, and other common ones.
package enum KnownFormats {
    /// The meaning of a format for a client.
    private enum Meaning {
        /// How large a number may be.
        case size
        /// The format means a type of its own.
        case type
        /// The format means a type of its own, and is unlikely to be a misspelling of another.
        case rareType
        /// Nothing that another format could contradict: values are a text or a number like any other.
        case nothing
    }

    /// The formats of dates as in mail (RFC 2822, section 3.3), by any of its numbers.
    package static let mailDates = [
        "date-time-rfc-2822", "date-time-rfc2822", "rfc-2822", "rfc2822", "rfc5322", "rfc822",
    ]

    /// The formats by their meaning. Each is listed once.
    private static let formats: KeyValuePairs<Meaning, [String]> = [
        .size: ["double", "float", "int32", "int64"],
        .type: [
            "date-time", "date-time-rfc1123", "base64url", "binary", "byte", "date", "decimal", "duration", "password",
            "time", "uint64", "unix-time", "unixtime", "uuid",
        ],
        .rareType: [
            "base64", "date-only", "decimal128", "google-datetime", "guid", "int128", "int256", "numeric",
            "partial-time", "RFC3339", "rfc1123", "rfc3339", "time-local", "time-only", "uint128", "uint256", "uri",
            "url", "uuid1", "uuid3", "uuid4", "uuid5", "uuid6", "uuid7", "uuid8",
        ] + mailDates,
        .nothing: [
            "arm-id", "bigint", "biginteger", "boolean", "bytea", "bytes", "char", "cidr", "color", "commonmark",
            "country", "currency",
            "date-time-http", "date-time-local", "date-time-rfc7231", "double-int", "duration-constant", "email",
            "enum", "epoch", "etag",
            "file", "float32", "float64", "hostname", "html", "http-date", "idn-email", "idn-hostname", "int", "int16",
            "int8", "integer", "ip", "ip-address", "ipv4", "ipv6", "iri", "iri-reference", "iso8601", "json",
            "json-pointer", "long", "mac", "markdown", "media-range", "multiline", "name", "null", "number", "object",
            "objectid", "octet-stream", "phone", "regex", "relative-json-pointer", "sf-binary", "sf-boolean",
            "sf-decimal", "sf-integer", "sf-string", "sf-token", "string", "text", "textarea", "time-local-constant",
            "timespan", "timestamp", "timezone", "uint", "uint16", "uint32", "uint8", "ulid", "uri-reference",
            "uri-template", "urn", "xml", "year",
        ],
    ]

    private static let meanings: [String: Meaning] = Dictionary(
        uniqueKeysWithValues: formats.flatMap { format in format.value.map { ($0, format.key) } }
    )

    /// The formats with a meaning that a misspelling would lose.
    package static let meaningful = formats.filter { $0.key == .size || $0.key == .type }.flatMap(\.value)

    /// Other names of `date-time`, without marks and capitals.
    private static let timestamps: Set<String> = [
        "datetime", "rfc3339datetime", "datetimerfc3339", "iso8601datetime", "datetimeiso8601", "isodatetime",
        "rfc3339timestamp", "datetimeoffset", "utcdatetime", "datetimeutc", "timestampwithtimezone", "timestamptz",
    ]

    /// Whether a format is another name of `date-time`: `datetime` of beego, `timestamp with time zone` of PostgREST.
    package static func isTimestamp(_ format: String) -> Bool {
        meanings[format] == nil && timestamps.contains(format.letters)
    }

    /// A format in lower case if only that is known, and says more than that values are a text or a number: `uuid` for `UUID`.
    /// Others are returned as they are written.
    package static func spelled(_ format: String) -> String {
        guard meanings[format] == nil else { return format }
        let lowercased = format.lowercased()
        switch meanings[lowercased] {
        // What is a file is known by the exact name.
        case .type, .rareType, .size: return lowercased == "binary" ? format : lowercased
        case .nothing, nil: return format
        }
    }

    /// Whether a format is one of these.
    package static func isKnown(_ format: String) -> Bool { meanings[format] != nil }

    /// Whether values of a format are more to a client than a text or a number, so that only one such format can be meant.
    static func isTyped(_ format: String) -> Bool {
        switch meanings[format] {
        case .type, .rareType: true
        case .size, .nothing, nil: false
        }
    }

    /// The format that is meant by an unknown one; `nil` if the format is known, or near to none.
    static func nearest(to format: String) -> String? {
        // Short words resemble too many others.
        guard meanings[format] == nil, format.utf8.count > 3 else { return nil }
        let length = format.utf8.count
        if isTimestamp(format) { return "date-time" }
        if spelled(format) != format { return spelled(format) }
        if length < 5 { return meaningful.first { $0 == format.lowercased() } }
        return NearestName.nearest(to: format, among: meaningful, limit: length < 9 ? 1 : 2)
    }

    /// Whether a format of numbers is one of whole numbers, which the OpenAPI format registry lists under `number`.
    static func isWhole(_ format: String?) -> Bool {
        guard let format else { return false }
        return wholeNumbers.contains(spelled(format))
    }

    private static let wholeNumbers: Set<String> = [
        "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "int", "uint", "integer", "long",
    ]
}
