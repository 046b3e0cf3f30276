import ServiceDescription
import Testing

/// Types in the notation of programming languages and databases, as comments in source code have them.
@Suite struct TypeSpellingTests {
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
    @Test(arguments: ["bigint", "a<b", "string[]", "Map<String, integer>", "a|b"])
    func whatIsUnclearIsAnyValue(type: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(try #require(reading.service).outlines == ["any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: unknown type '\(type)' is treated as free-form JSON (write 'object', or another type)"
            ]
        )
    }

    @Test(arguments: [
        ("integer, string", "integer, string"), ("integer|string", "integer, string"),
        ("string or null", "string, null"),
    ])
    func severalTypesInOneTextAreAnyValue(type: String, list: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(try #require(reading.service).outlines == ["any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: unknown type '\(type)' is treated as free-form JSON (write '[\(list)]')"
            ]
        )
    }
}
