import ServiceDescription
import Testing

/// References and types that mean something only in another spelling, of which there is but one.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("#/components/schemas/ Price", "#/components/schemas/Price"),
        (" #/components/schemas/Price ", "#/components/schemas/Price"),
        ("# /components/schemas/Price", "#/components/schemas/Price"),
        ("#Price", "#/components/schemas/Price"),
        ("#components/schemas/Price", "#/components/schemas/Price"),
        ("#/definitions/Price", "#/components/schemas/Price"),
        ("components/schemas/Price", "#/components/schemas/Price"),
        ("/components/schemas/Price", "#/components/schemas/Price"),
    ])
    func ofReferencesIsRead(reference: String, meaning: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Price: {type: number}\nX: {properties: {a: {$ref: '\(reference)'}}}")
        )
        #expect(try #require(reading.service).schemas.map { Outline.outline($0.schema) } == ["number", "{a: @Price}"])
        #expect(
            reading.diagnostics == [
                "7:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    @Test(arguments: ["other.yaml #/Price", "other.yaml# /Price", " other.yaml#/Price"])
    func ofReferencesToOtherFilesIsRead(reference: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}"),
            "other.yaml": "Price: {type: number}",
        ]).read()
        #expect(reading.service?.schemas.map(\.name) == ["X", "Price"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as 'other.yaml#/Price' (write "
                    + "'other.yaml#/Price')"
            ]
        )
    }

    @Test(arguments: [
        ("parts\\more.yaml#/a~1b/Price", "parts/more.yaml#/a~1b/Price"),
        (".\\parts\\more.yaml#\\a~1b\\Price", "./parts/more.yaml#/a~1b/Price"),
        ("parts/more.yaml#a~1b/Price", "parts/more.yaml#/a~1b/Price"),
    ])
    func ofSlashesIsRead(reference: String, meaning: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}"),
            "parts/more.yaml": "a/b: {Price: {type: number}}",
        ]).read()
        #expect(reading.service?.schemas.map(\.name) == ["X", "ABPrice"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    @Test func whatIsCalledSoIsMeant() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "A: {type: number}\n' A': {type: string}\n"
                    + "X: {properties: {a: {$ref: '#/components/schemas/ A'}}}"
            )
        )
        #expect(reading.diagnostics == [])
        #expect(try #require(reading.service).schemas.last.map { Outline.outline($0.schema) } == "{a: @ A}")
    }

    @Test(arguments: [("'string '", "string"), ("' Integer'", "integer"), ("\"boolean\\t\"", "boolean")])
    func ofTypesIsRead(type: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: {properties: {a: {type: \(type)}}}"))
        #expect(try #require(reading.service).schemas.map { Outline.outline($0.schema) } == ["{a: \(outline)}"])
        #expect(reading.diagnostics.map { $0.hasSuffix("is treated as '\(outline)' (write '\(outline)')") } == [true])
    }
}
