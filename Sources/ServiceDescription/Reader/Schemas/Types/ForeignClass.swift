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

    /// - Parameters:
    ///   - language: The language.
    ///   - members: The members by which it is known, and, behind a semicolon, those that its schema may have besides.
    ///   - shape: What its values are.
    private init(_ language: String, _ members: Substring, _ shape: SchemaShape) {
        let lists = members.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        self.language = language
        self.shape = shape
        self.members = lists.first ?? []
        allMembers = Set(lists.joined())
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
    static let springOrder = ForeignClass(
        "Java",
        "direction nullHandling ignoreCase; ascending descending property",
        .any
    )

    private static let all = dotNet + java + javaCollections + go + files + javaScript

    /// Swashbuckle describes these by their members. Spans of time are text like `00:01:02` since .NET 6, and a result is
    /// whatever the function returns.
    private static let dotNet =
        classes(".NET", .string(format: "date"), "DateOnly: dayNumber dayOfYear; year month day dayOfWeek")
        + classes(
            ".NET",
            .string(format: "time"),
            "TimeOnly: hour minute ticks; second millisecond microsecond nanosecond"
        )
        + classes(
            ".NET",
            .any,
            """
            TimeSpan System.TimeSpan: ticks totalDays; days hours minutes seconds milliseconds microseconds nanoseconds totalHours \
            totalMinutes totalSeconds totalMilliseconds totalMicroseconds totalNanoseconds
            JsonElement: valueKind
            JsonDocument: rootElement
            JsonNode: options root; parent
            IResult IActionResult:
            """
        )

    /// Spring writes most of these as text. A duration may be a number of seconds, a point in time one of seconds or milliseconds, and
    /// responses are their bodies. A local point in time has no offset, as services take it.
    private static let java =
        classes("Java", .string(format: "uuid"), "UUID: leastSignificantBits mostSignificantBits")
        + classes(
            "Java",
            .string(format: "time"),
            "LocalTime: hour minute second nano\nOffsetTime: hour minute second nano; offset"
        )
        + classes(
            "Java",
            .string(format: "date"),
            "LocalDate: dayOfYear monthValue; chronology dayOfMonth dayOfWeek era leapYear month year"
        )
        + classes(
            "Java",
            .string(format: nil),
            """
            LocalDateTime: dayOfYear monthValue nano; chronology dayOfMonth dayOfWeek hour minute month second year
            Period: months negative units; chronology days years zero
            URL: defaultPort protocol; authority content deserializedFields file host path port query ref serializedHashCode userInfo
            URI: opaque rawSchemeSpecificPart; absolute authority fragment host path port query rawAuthority rawFragment rawPath \
            rawQuery rawUserInfo scheme schemeSpecificPart userInfo
            File: absoluteFile absolutePath; absolute canonicalFile canonicalPath directory executable file freeSpace hidden \
            lastModified name parent parentFile path readable totalSpace usableSpace writable writeable
            DateTimeZone: fixed id
            YearMonth: year month monthValue; leapYear
            ZoneOffset: totalSeconds; id rules
            TimeZone: displayName rawOffset; id dstsavings dSTSavings dstSavings DSTSavings
            Currency: currencyCode defaultFractionDigits; displayName symbol numericCode numericCodeAsString
            Locale: language unicodeLocaleAttributes; script country variant extensionKeys unicodeLocaleKeys displayLanguage \
            displayScript displayCountry displayVariant displayName iso3Language iso3Country ISO3Language ISO3Country
            """
        )
        + classes(
            "Java",
            .any,
            """
            Duration: seconds nano units; zero negative positive
            JsonNode: array nodeType; object valueNode containerNode missingNode pojo number integralNumber floatingPointNumber \
            short int long float double bigDecimal bigInteger textual string boolean binary null empty nan embeddedValue
            Instant: epochSecond nano
            Timestamp: nanos time timezoneOffset; date day hours minutes month seconds year
            XMLGregorianCalendar: eonAndYear fractionalSecond; day eon hour millisecond minute month second timezone valid \
            xmlschemaType year
            DateTime: chronology millis zone; afterNow beforeNow centuryOfEra dayOfMonth dayOfWeek dayOfYear equalNow era \
            hourOfDay millisOfDay millisOfSecond minuteOfDay minuteOfHour monthOfYear secondOfDay secondOfMinute weekOfWeekyear \
            weekyear year yearOfCentury yearOfEra
            JSONObject: empty; mapType
            Optional: present; empty
            JsonNullable: present; undefined
            ResponseEntity: statusCode statusCodeValue; headers body
            DeferredResult: result setOrExpired
            """
        )

    /// All that tools find in collections of Java is `isEmpty`, and in Gson's values how else they may be read.
    private static let javaCollections = classes(
        "Java",
        .any,
        """
        Collection JSONArray JsonArray List Map Set: empty
        JsonArray JsonElement JsonObject: asString jsonNull; asBigDecimal asBigInteger asBoolean asByte asCharacter asDouble \
        asFloat asInt asJsonArray asJsonNull asJsonObject asJsonPrimitive asLong asNumber asShort empty jsonArray jsonObject \
        jsonPrimitive
        """
    )

    /// What ASP.NET, JAX-RS, Spring and gRPC's gateways send as it is.
    private static let files =
        classes(
            ".NET",
            .binary,
            """
            FileStreamResult: fileStream; contentType fileDownloadName lastModified entityTag enableRangeProcessing
            FileContentResult: fileContents; contentType fileDownloadName lastModified entityTag enableRangeProcessing
            Stream: canRead canSeek; canWrite canTimeout length position readTimeout writeTimeout
            """
        )
        + classes(
            "Java",
            .binary,
            """
            InputStream OutputStream StreamingOutput StreamingResponseBody:
            Resource InputStreamResource ByteArrayResource: filename inputStream; description file open readable uri url byteArray \
            contentAsByteArray
            """
        )
        + classes(
            "gRPC",
            .binary,
            ProtobufName.spellings(of: "google.api.HttpBody").joined(separator: " ")
                + ": contentType data; extensions\n"
                // A class of this name may be anybody's; this one has an extension for each service that sends it.
                + "HttpBody: contentType data extensions"
        )

    /// What these hold, or `null`; only those of `sql` are written with members, whose names have capitals.
    private static let go =
        classes("Go", .string(format: "date-time"), "gorm.DeletedAt: time valid")
        + classes(
            "Go",
            .any,
            """
            sql.* null.* zero.* pgtype.* uuid.*: valid; string int int16 int32 int64 uint32 uint64 byte bytes float32 float64 bool \
            time uuid v exp nan naN infinityModifier microseconds days months lower upper lowerType upperType elements dims len p r \
            a b c closed blockNumber offsetNumber addr ipnet json
            """
        )

    /// NestJS describes a class without decorators as an object without members, also one that is written as text.
    private static let javaScript =
        classes("JavaScript", .string(format: "date-time"), "Date:")
        + classes(
            "JavaScript",
            .any,
            """
            Boolean Buffer Decimal Decimal128 Function Map Number ObjectId Schema.Types.ObjectId Set String Symbol Types.ObjectId \
            Uint8Array:
            """
        )

    /// Classes of one language whose values are of one shape.
    ///
    /// - Parameter lines: The names of a class, or of several that are alike, and, behind a colon, their members.
    private static func classes(
        _ language: String,
        _ shape: SchemaShape,
        _ lines: String
    ) -> [(name: String, ownClass: ForeignClass)] {
        lines.split(separator: "\n").flatMap { line in
            let names = line.prefix { $0 != ":" }
            let own = ForeignClass(language, line[names.endIndex...].dropFirst(), shape)
            return names.split(separator: " ").map { (String($0), own) }
        }
    }
}
