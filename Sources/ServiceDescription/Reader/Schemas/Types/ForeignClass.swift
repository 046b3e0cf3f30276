import YAML

/// A class that is not written as the object that its members would be.
struct ForeignClass {
    /// The language whose tools describe it.
    let language: String
    /// What its values are.
    let shape: SchemaShape
    /// Members that its schema has; if empty, it has none.
    private let members: [String]
    /// All members that its schema may have.
    private let allMembers: Set<String>

    /// The class that a schema of a name describes; `nil` if it is no such class.
    init?(describedBy fields: Fields<SchemaKeyword>, named name: String) {
        // SpringFox writes type arguments behind the name: `ResponseEntity«Pet»`.
        let own = Self.byName[String(name.prefix { $0 != "«" })]
        let classes = own ?? Self.byName[name.prefix { $0 != "." } + ".*"] ?? []
        guard let known = classes.first(where: { $0.isDescribed(by: fields) }) else { return nil }
        self = known
    }

    private init(language: String, members: [String], allMembers: Set<String>, shape: SchemaShape) {
        self.language = language
        self.members = members
        self.allMembers = allMembers
        self.shape = shape
    }

    /// Whether a schema describes the class: it has the members by which the class is known, and none that the class lacks. Who says
    /// that a class without members, or with `empty` alone, has any describes a dictionary.
    func isDescribed(by fields: Fields<SchemaKeyword>) -> Bool {
        if allMembers.isSubset(of: ["empty"]),
            fields[.additionalProperties].map({ $0.bool != false }) ?? (fields[.patternProperties] != nil)
        {
            return false
        }
        let described = fields[.properties]?.mapping ?? YAMLMapping([])
        let required = fields[.required]?.sequence?.compactMap(\.string) ?? []
        return members.allSatisfy { described.entry(named: $0) != nil }
            && described.allSatisfy { allMembers.contains($0.name) } && required.allSatisfy(allMembers.contains)
    }

    /// The classes by the names of their schemas; `*` stands for any class of a package.
    private static let byName = Dictionary(grouping: all) { $0.name }.mapValues { $0.map(\.ownClass) }

    /// The parts of Spring's `Sort`.
    static let springOrder = described(
        "Java",
        "SortObject",
        "direction nullHandling ignoreCase",
        others: "ascending descending property",
        .any
    ).ownClass

    private static let all: [(name: String, ownClass: ForeignClass)] =
        dotNet + java + javaCollections + go + files + javaScript

    /// Swashbuckle describes these by their members. Spans of time are text like `00:01:02` since .NET 6, and a result is
    /// whatever the function returns.
    private static let dotNet =
        ["TimeSpan", "System.TimeSpan"].map { name in
            described(
                ".NET",
                name,
                "ticks totalDays",
                others:
                    "days hours minutes seconds milliseconds microseconds nanoseconds totalHours totalMinutes totalSeconds "
                    + "totalMilliseconds totalMicroseconds totalNanoseconds",
                .any
            )
        } + [
            described(
                ".NET",
                "DateOnly",
                "dayNumber dayOfYear",
                others: "year month day dayOfWeek",
                .string(format: "date")
            ),
            described(
                ".NET",
                "TimeOnly",
                "hour minute ticks",
                others: "second millisecond microsecond nanosecond",
                .string(format: "time")
            ),
            described(".NET", "JsonElement", "valueKind", .any), described(".NET", "JsonDocument", "rootElement", .any),
            described(".NET", "JsonNode", "options root", others: "parent", .any),
            described(".NET", "IResult", "", .any),
            described(".NET", "IActionResult", "", .any),
        ]

    /// Spring writes most of these as text. A duration may be a number of seconds, a point in time one of seconds or milliseconds, and
    /// responses are their bodies.
    private static let java = [
        described("Java", "LocalTime", "hour minute second nano", .string(format: "time")),
        described(
            "Java",
            "LocalDate",
            "dayOfYear monthValue",
            others: "chronology dayOfMonth dayOfWeek era leapYear month year",
            .string(format: "date")
        ),
        // Without an offset, as services take it.
        described(
            "Java",
            "LocalDateTime",
            "dayOfYear monthValue nano",
            others: "chronology dayOfMonth dayOfWeek hour minute month second year",
            .string(format: nil)
        ),
        described(
            "Java",
            "Period",
            "months negative units",
            others: "chronology days years zero",
            .string(format: nil)
        ),
        described("Java", "UUID", "leastSignificantBits mostSignificantBits", .string(format: "uuid")),
        described(
            "Java",
            "URL",
            "defaultPort protocol",
            others: "authority content deserializedFields file host path port query ref serializedHashCode userInfo",
            .string(format: nil)
        ),
        described(
            "Java",
            "URI",
            "opaque rawSchemeSpecificPart",
            others:
                "absolute authority fragment host path port query rawAuthority rawFragment rawPath rawQuery rawUserInfo scheme "
                + "schemeSpecificPart userInfo",
            .string(format: nil)
        ),
        described(
            "Java",
            "File",
            "absoluteFile absolutePath",
            others:
                "absolute canonicalFile canonicalPath directory executable file freeSpace hidden lastModified name parent "
                + "parentFile path readable totalSpace usableSpace writable writeable",
            .string(format: nil)
        ),
        described("Java", "DateTimeZone", "fixed id", .string(format: nil)),
        described("Java", "OffsetTime", "hour minute second nano", others: "offset", .string(format: "time")),
        described("Java", "YearMonth", "year month monthValue", others: "leapYear", .string(format: nil)),
        described("Java", "ZoneOffset", "totalSeconds", others: "id rules", .string(format: nil)),
        described(
            "Java",
            "TimeZone",
            "displayName rawOffset",
            others: "id dstsavings dSTSavings dstSavings DSTSavings",
            .string(format: nil)
        ),
        described(
            "Java",
            "Currency",
            "currencyCode defaultFractionDigits",
            others: "displayName symbol numericCode numericCodeAsString",
            .string(format: nil)
        ),
        described(
            "Java",
            "Locale",
            "language unicodeLocaleAttributes",
            others:
                "script country variant extensionKeys unicodeLocaleKeys displayLanguage displayScript displayCountry "
                + "displayVariant displayName iso3Language iso3Country ISO3Language ISO3Country",
            .string(format: nil)
        ),
        described("Java", "Duration", "seconds nano units", others: "zero negative positive", .any),
        described(
            "Java",
            "JsonNode",
            "array nodeType",
            others:
                "object valueNode containerNode missingNode pojo number integralNumber floatingPointNumber short int long "
                + "float double bigDecimal bigInteger textual string boolean binary null empty nan embeddedValue",
            .any
        ),
        described("Java", "Instant", "epochSecond nano", .any),
        described(
            "Java",
            "Timestamp",
            "nanos time timezoneOffset",
            others: "date day hours minutes month seconds year",
            .any
        ),
        described(
            "Java",
            "XMLGregorianCalendar",
            "eonAndYear fractionalSecond",
            others: "day eon hour millisecond minute month second timezone valid xmlschemaType year",
            .any
        ),
        described(
            "Java",
            "DateTime",
            "chronology millis zone",
            others:
                "afterNow beforeNow centuryOfEra dayOfMonth dayOfWeek dayOfYear equalNow era hourOfDay millisOfDay millisOfSecond "
                + "minuteOfDay minuteOfHour monthOfYear secondOfDay secondOfMinute weekOfWeekyear weekyear year yearOfCentury "
                + "yearOfEra",
            .any
        ),
        described("Java", "JSONObject", "empty", others: "mapType", .any),
        described("Java", "Optional", "present", others: "empty", .any),
        described("Java", "JsonNullable", "present", others: "undefined", .any),
        described("Java", "ResponseEntity", "statusCode statusCodeValue", others: "headers body", .any),
        described("Java", "DeferredResult", "result setOrExpired", .any),
    ]

    /// All that tools find in collections of Java is `isEmpty`, and in Gson's values how else they may be read.
    private static let javaCollections =
        ["Collection", "JSONArray", "JsonArray", "List", "Map", "Set"].map { described("Java", $0, "empty", .any) }
        + ["JsonArray", "JsonElement", "JsonObject"].map { name in
            described(
                "Java",
                name,
                "asString jsonNull",
                others:
                    "asBigDecimal asBigInteger asBoolean asByte asCharacter asDouble asFloat asInt asJsonArray asJsonNull "
                    + "asJsonObject asJsonPrimitive asLong asNumber asShort empty jsonArray jsonObject jsonPrimitive",
                .any
            )
        }

    /// What ASP.NET, JAX-RS, Spring and gRPC's gateways send as it is.
    private static let files =
        [("FileStreamResult", "fileStream"), ("FileContentResult", "fileContents")].map { name, member in
            described(
                ".NET",
                name,
                member,
                others: "contentType fileDownloadName lastModified entityTag enableRangeProcessing",
                .binary
            )
        }
        + [
            described(
                ".NET",
                "Stream",
                "canRead canSeek",
                others: "canWrite canTimeout length position readTimeout writeTimeout",
                .binary
            )
        ]
        + ["InputStream", "OutputStream", "StreamingOutput", "StreamingResponseBody"].map { name in
            described("Java", name, "", .binary)
        }
        + ["Resource", "InputStreamResource", "ByteArrayResource"].map { name in
            described(
                "Java",
                name,
                "filename inputStream",
                others: "description file open readable uri url byteArray contentAsByteArray",
                .binary
            )
        }
        + ["HttpBody", "apiHttpBody", "api.HttpBody", "googleapiHttpBody", "google.api.HttpBody", "GoogleApiHttpBody"]
        .map { name in described("gRPC", name, "contentType data", others: "extensions", .binary) }

    /// What these hold, or `null`; only those of `sql` are written with members, whose names have capitals.
    private static let go =
        ["sql", "null", "zero", "pgtype", "uuid"].map { package in
            described(
                "Go",
                package + ".*",
                "valid",
                others:
                    "string int int16 int32 int64 uint32 uint64 byte bytes float32 float64 bool time uuid v exp nan naN "
                    + "infinityModifier microseconds days months lower upper lowerType upperType elements dims len p r a b c "
                    + "closed blockNumber offsetNumber addr ipnet json",
                .any
            )
        } + [described("Go", "gorm.DeletedAt", "time valid", .string(format: "date-time"))]

    /// NestJS describes a class without decorators as an object without members, also one that is written as text.
    private static let javaScript =
        [
            "Boolean", "Buffer", "Decimal", "Decimal128", "Function", "Map", "Number", "ObjectId",
            "Schema.Types.ObjectId", "Set", "String", "Symbol", "Types.ObjectId", "Uint8Array",
        ]
        .map { described("JavaScript", $0, "", .any) }
        + [described("JavaScript", "Date", "", .string(format: "date-time"))]

    private static func described(
        _ language: String,
        _ name: String,
        _ members: String,
        others: String = "",
        _ shape: SchemaShape
    ) -> (name: String, ownClass: ForeignClass) {
        let known = members.split(separator: " ").map(String.init)
        let all = Set(known).union(others.split(separator: " ").map(String.init))
        return (name, ForeignClass(language: language, members: known, allMembers: all, shape: shape))
    }
}
