import ServiceDescription
import Testing

/// Values of another kind than the specification has, of which it is plain what is meant, or that say nothing.
@Suite struct WrongKindTests {
    @Test(arguments: [
        ("{a: 1, b: 2}", "a mapping"), ("5", "an integer"), ("true", "a boolean"),
    ])
    func valuesThatAreNoListAreIgnored(values: String, kind: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: string, enum: \(values)}"))
        #expect(try #require(reading.service).schemas.map { Outline.outline($0.schema) } == ["string"])
        #expect(
            reading.diagnostics
                == ["6:29: warning: expected a sequence for 'enum', found \(kind); it is ignored (list the values)"]
        )
    }

    @Test func aReferenceToNothingIsNone() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths: {/a: {get: {responses: {200: {$ref: null, description: D}, 404: {$ref: }}}}}
            """
        )
        #expect(try #require(reading.service).operations.map { $0.responses.count } == [2])
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        (
            "[https://a.example]",
            "3:11: warning: expected a mapping in 'servers', found a string; it is treated as the 'url' of a server (write "
                + "'url: ' before it)"
        ),
        (
            "https://a.example",
            "3:10: warning: expected a mapping for 'servers', found a string; it is treated as the 'url' of a server (write "
                + "'url: ' before it)"
        ),
    ])
    func aServerMayBeItsURL(servers: String, warning: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\nservers: \(servers)\npaths: {}")
        #expect(try #require(reading.service).servers.map(\.url) == ["https://a.example"])
        #expect(reading.diagnostics.last == warning)
    }

    @Test(arguments: [
        ("properties: {b: {type: string}}", true), ("type: string, enum: [x]", true), ("type: array, items: {}", false),
        ("allOf: []", false),
    ])
    func anArrayNextToAReferenceIsOneOfItsTarget(target: String, isList: Bool) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: array, $ref: '#/components/schemas/B'}\nB: {\(target)}")
        )
        #expect(
            try #require(reading.service).schemas.first.map { Outline.outline($0.schema) } == (isList ? "[@B]" : "@B")
        )
        let warning =
            "6:15: warning: 'type: array' next to '$ref' is treated as an array of '#/components/schemas/B' (write 'items: "
            + "{$ref: …}')"
        #expect((reading.diagnostics.first == warning) == isList)
    }

    @Test(arguments: [("SignUp", "signup", true), ("Signup", "signUp", true), ("Order", "signup", false)])
    func aReferenceMayHaveAnotherCase(name: String, written: String, isMeant: Bool) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "\(name): {type: string}\nA: {type: array, items: {$ref: '#/components/schemas/\(written)'}}"
            )
        )
        #expect(reading.service?.schemas.last.map { Outline.outline($0.schema) } == (isMeant ? "[@\(name)]" : nil))
        let meant = "#/components/schemas/\(name)"
        #expect(
            reading.diagnostics.first
                == (isMeant
                    ? "7:36: warning: unresolved reference '#/components/schemas/\(written)' is treated as '\(meant)' (write "
                        + "'\(meant)')" : "7:36: error: unresolved reference '#/components/schemas/\(written)'")
        )
    }

    @Test func aReferenceInAnotherCaseThatCanMeanTwoIsAnError() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "AB: {type: string}\nAb: {type: string}\nA: {items: {$ref: '#/components/schemas/ab'}}"
            )
        )
        #expect(reading.service == nil)
    }

    @Test func aMappingMayLeadToItsSchemaByAReference() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {oneOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/C'}], discriminator: \
                    {propertyName: t, mapping: {x: {$ref: '#/components/schemas/B'}}}}
                    B: {type: object, properties: {t: {type: string}}}
                    C: {type: object, properties: {t: {type: string}, u: {type: string}}}
                    """
            )
        )
        #expect(try #require(reading.service).schemas.first.map { Outline.outline($0.schema) } == "(@B | @C by t x=@B)")
        #expect(
            reading.diagnostics == [
                "6:132: warning: expected a string for 'x', found a reference; its target is used (write "
                    + "'#/components/schemas/B')"
            ]
        )
    }
}
