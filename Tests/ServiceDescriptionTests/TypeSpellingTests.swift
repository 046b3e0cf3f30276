import ServiceDescription
import Testing

/// Types in the notation of programming languages and databases, as comments in source code have them.
@Suite struct TypeSpellingTests {
    private static func meant(_ name: String, _ meaning: String, advice: String = "write that") -> String {
        "6:15: warning: the type '\(name)' is treated as '\(meaning)' (\(advice))"
    }

    @Test(arguments: [
        ("string[]", "[string]", "{type: array, items: {type: string}}"),
        ("Integer[]", "[integer]", "{type: array, items: {type: Integer}}"),
        ("string[][]", "[[string]]", "{type: array, items: {type: 'string[]'}}"),
        ("Array<string>", "[string]", "{type: array, items: {type: string}}"),
        ("List<B>", "[@B]", "{type: array, items: {type: B}}"),
        ("array[string]", "[string]", "{type: array, items: {type: string}}"),
        ("Map<String, integer>", "<integer>", "{type: object, additionalProperties: {type: 'integer'}}"),
        ("Map<string,List<B>>", "<[@B]>", "{type: object, additionalProperties: {type: 'List<B>'}}"),
    ])
    func listsAndNothingAreRead(type: String, outline: String, meaning: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "A: {type: '\(type)'}\nB: {type: object, properties: {c: {type: string}}}"
            )
        )
        #expect(try #require(reading.service).outlines.first == outline)
        #expect(reading.diagnostics.first == Self.meant(type, meaning))
    }

    /// Only since OpenAPI 3.1, a type can be a list.
    @Test(arguments: [
        ("string|null", "string", "[string, 'null']"), ("null | integer", "integer", "['null', integer]"),
        ("boolean or null", "boolean", "[boolean, 'null']"),
    ])
    func nothingIsWrittenAsTheVersionHasIt(name: String, type: String, meaning: String) throws {
        let formats = [
            (Format.openAPI31, "write that"), (.openAPI30, "write 'type: \(type)' and 'nullable: true'"),
            (.swagger20, "write 'type: \(type)' and 'x-nullable: true'"),
        ]
        for (format, advice) in formats {
            let reading = try Reading(format.description(schemas: "A: {type: '\(name)'}"))
            #expect(reading.schema("A") == "\(type)?")
            let message = Self.meant(name, meaning, advice: advice).dropFirst("6:15".count)
            #expect(reading.diagnostics.map { $0.hasSuffix(message) } == [true])
        }
    }

    @Test(arguments: [
        ("ObjectId", "string"), ("objectID", "string"), ("varchar(255)", "string"), ("char", "string"),
        ("numeric", "number"), ("smallint", "integer"),
    ])
    func columnsAreRead(type: String, meaning: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(try #require(reading.service).outlines == [meaning])
        #expect(
            reading.diagnostics
                == ["6:15: warning: unknown type '\(type)' is treated as '\(meaning)' (write '\(meaning)')"]
        )
    }

    /// Azure API Management exports the types that were typed in for parameters.
    @Test func secureStringsArePasswords() throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: SecureString}"))
        #expect(reading.schema("A") == "string(password)")
        #expect(
            reading.diagnostics == [
                "6:15: warning: unknown type 'SecureString' is treated as 'string' (write 'type: string' and 'format: password')"
            ]
        )
    }

    /// Whether a number of that size is sent as a number or as text is up to the service.
    @Test(arguments: ["bigint", "a<b", "[]", "Map<string>", "Foo[]", "a|b"])
    func whatIsUnclearIsAnyValue(type: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(try #require(reading.service).outlines == ["any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: unknown type '\(type)' is treated as free-form JSON (write 'object', or another type)"
            ]
        )
    }

    @Test(arguments: ["integer, string", "integer|string", "integer or string"])
    func severalTypesInOneTextAreAnyValue(type: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(try #require(reading.service).outlines == ["any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: unknown type '\(type)' is treated as free-form JSON (write '[integer, string]')"
            ]
        )
    }

    @Test func itemsBesideTheNotationCount() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "A: {type: 'object[]', items: {type: object, properties: {b: {type: string}}}}"
            )
        )
        #expect(try #require(reading.service).outlines == ["[{b: string}]"])
    }
}
