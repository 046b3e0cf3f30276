/// What a format of texts and numbers means: those of JSON Schema, of the OpenAPI format registry, and other common ones.
///
/// This is the only list of formats. What else depends on a format, such as its Swift type, is said for each case.
package enum StandardFormat: Sendable {
    /// A point in time: of RFC 3339, section 5.6; of HTTP (RFC 9110, section 5.6.7); of mail (RFC 2822, section 3.3), by any of its
    /// numbers; in seconds since 1970, as a number.
    case dateTime, httpDate, mailDate, unixTime
    /// A day, a time of day and a duration (RFC 3339, section 5.6 and appendix A).
    case date, time, duration
    /// A URL.
    case uri
    /// A UUID (RFC 9562). Pydantic names the version that it has.
    case uuid
    /// Bytes in Base64, those in its variant for URLs (RFC 4648, sections 4 and 5), and those that are sent as they are.
    case bytes, base64URL, binary
    /// A secret.
    case password
    /// A number with all of its decimals.
    case decimal
    /// A number with all of its decimals; as text, digits that may begin with zeros.
    case numeric
    /// A whole number that `Int` holds, which as text is a number nevertheless: JSON libraries lose the digits of large numbers.
    case int
    /// Any other whole number that `Int` holds, among them the `bigint` of databases. As text, it may be something else.
    case smallInteger
    /// A whole number of 64 bits without a sign.
    case uint64
    /// A whole number of more than 64 bits.
    case largeInteger
    /// A number of that precision.
    case float, double
    /// Text of which a client makes nothing else.
    case text
    /// Nothing that a client could use.
    case other

    /// The names of the formats, each once: those that a misspelling may mean, and those that are rarer than what resembles them.
    private static let table: [(format: StandardFormat, names: [String], rareNames: [String])] = [
        (.double, ["double"], []),
        (.float, ["float"], []),
        (.int, ["int32", "int64"], ["uint32"]),
        // Gnostic wrote the name of the standard, Google the name of its type.
        (.dateTime, ["date-time"], ["RFC3339", "rfc3339", "google-datetime"]),
        (.httpDate, ["date-time-rfc1123"], ["rfc1123", "date-time-rfc7231", "date-time-http", "http-date"]),
        (.base64URL, ["base64url"], []),
        (.binary, ["binary"], []),
        (.bytes, ["byte"], ["base64"]),
        // RAML has types that are called so.
        (.date, ["date"], ["date-only"]),
        (.decimal, ["decimal"], ["decimal128"]),
        (.duration, ["duration"], []),
        (.password, ["password"], []),
        (.time, ["time"], ["partial-time", "time-local", "time-only"]),
        (.uint64, ["uint64"], []),
        (.unixTime, ["unix-time", "unixtime"], ["epoch", "timestamp"]),
        (.uuid, ["uuid"], ["guid", "uuid1", "uuid3", "uuid4", "uuid5", "uuid6", "uuid7", "uuid8"]),
        (
            .mailDate, [],
            ["date-time-rfc-2822", "date-time-rfc2822", "rfc-2822", "rfc2822", "rfc5322", "rfc822"]
        ),
        (.uri, [], ["uri", "url"]),
        // PostgREST has the type of the column.
        (.numeric, [], ["numeric"]),
        (.smallInteger, [], ["int8", "int16", "uint8", "uint16", "int", "uint", "integer", "long", "bigint"]),
        (.largeInteger, [], ["int128", "uint128", "int256", "uint256", "biginteger"]),
        (
            .text, [],
            [
                "email", "hostname", "idn-email", "idn-hostname", "ipv4", "ipv6", "iri", "iri-reference",
                "json-pointer", "regex", "relative-json-pointer", "uri-reference", "uri-template",
            ]
        ),
        (
            .other, [],
            [
                "arm-id", "boolean", "bytea", "bytes", "char", "cidr", "color", "commonmark", "country", "currency",
                "date-time-local", "double-int", "duration-constant", "enum", "etag", "file", "float32", "float64",
                "html", "ip", "ip-address", "iso8601", "json", "mac", "markdown", "media-range", "multiline", "name",
                "null", "number", "object", "objectid", "octet-stream", "phone", "sf-binary", "sf-boolean",
                "sf-decimal", "sf-integer", "sf-string", "sf-token", "string", "text", "textarea",
                "time-local-constant", "timespan", "timezone", "ulid", "urn", "xml", "year",
            ]
        ),
    ]

    private static let byName: [String: StandardFormat] = Dictionary(
        uniqueKeysWithValues: table.flatMap { row in (row.names + row.rareNames).map { ($0, row.format) } }
    )

    /// The names that a misspelling may mean.
    package static let commonNames = table.flatMap(\.names)

    /// The format of a name in its known spelling; ``other`` for any other name, and for none.
    package init(_ name: String?) { self = name.flatMap { Self.byName[$0] } ?? .other }

    /// Whether a name is one of those listed here.
    package static func isKnown(_ name: String) -> Bool { byName[name] != nil }

    /// Whether values of the format are more to a client than a text or a number, so that only one such format can be meant.
    var hasTypeOfItsOwn: Bool {
        switch self {
        case .dateTime, .httpDate, .mailDate, .unixTime, .date, .time, .duration, .uri, .uuid, .bytes, .base64URL,
            .binary, .password, .decimal, .numeric, .uint64, .largeInteger:
            true
        case .int, .smallInteger, .float, .double, .text, .other: false
        }
    }

    /// The name that stands for a format where formats are compared: of those whose values are the same to a client, one.
    static func commonName(of name: String?) -> String? {
        let format = Self(name)
        return format.hasTypeOfItsOwn
            ? table.first { $0.format == format }.flatMap { ($0.names + $0.rareNames).first } : name
    }

    /// Whether values of two formats are the same to a client.
    static func areSame(_ one: String?, _ other: String?) -> Bool {
        one == other || commonName(of: one) == commonName(of: other)
    }

    /// Whether a format that is named later says more of the values than an earlier one: if there is none, anything does, and
    /// otherwise what makes them more to a client.
    static func says(_ later: String?, moreThan earlier: String?) -> Bool {
        guard let later, let earlier else { return later != nil }
        return Self(later).hasTypeOfItsOwn && !areSame(later, earlier)
    }

    /// Whether only text has the format.
    var isOfText: Bool {
        switch self {
        case .dateTime, .httpDate, .mailDate, .date, .time, .duration, .uri, .uuid, .bytes, .base64URL, .binary,
            .password, .text:
            true
        case .unixTime, .decimal, .numeric, .int, .smallInteger, .uint64, .largeInteger, .float, .double, .other: false
        }
    }

    /// Whether numbers of the format are whole, which the OpenAPI format registry lists under `number`.
    var isWhole: Bool {
        switch self {
        case .int, .smallInteger, .uint64, .largeInteger: true
        case .dateTime, .httpDate, .mailDate, .unixTime, .date, .time, .duration, .uri, .uuid, .bytes, .base64URL,
            .binary, .password, .decimal, .numeric, .float, .double, .text, .other:
            false
        }
    }
}
