import ServiceDescription
import Testing

/// References to something of another kind than what is expected where they stand.
@Suite struct ReferenceKindTests {
    private static let components = """

        components:
          schemas: {Pet: {type: object, description: D, properties: {a: {type: string}}}}
          responses: {Pets: {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
          parameters: {Limit: {name: limit, in: query, schema: {type: string}}}
        """

    private func diagnostics(_ operation: String) throws -> [String] {
        try Reading(
            Format.openAPI30.head + "paths:\n  /a:\n    post:\n      operationId: a\n      \(operation)"
                + Self.components
        ).diagnostics
    }

    @Test(arguments: [
        (
            "responses: {200: {description: D, content: {application/json: {schema: {$ref: '#/components/responses/Pets'}}}}}",
            "7:85: warning: expected a reference to a schema, but '#/components/responses/Pets' is a response; it is "
                + "treated as free-form JSON (refer to the schema inside it, or make it a schema)"
        )
    ])
    func isTold(operation: String, message: String) throws {
        #expect(try diagnostics(operation) == [message])
    }

    @Test func noParameterCanBeMadeOfASchema() throws {
        #expect(
            try diagnostics(
                "parameters: [{$ref: '#/components/schemas/Pet'}]\n      responses: {204: {description: D}}"
            ) == [
                "7:27: warning: expected a reference to a parameter, but '#/components/schemas/Pet' is a schema; it "
                    + "is not in the client (in Swagger 2.0, a body is '{in: body, name: body, schema: {$ref: …}}')"
            ]
        )
    }

    @Test func aSchemaInThePlaceOfABodyOrAResponseIsWhatItHolds() throws {
        let reading = try Reading(
            Format.openAPI30.head
                + "paths:\n  /a:\n    post:\n      operationId: a\n      requestBody: {$ref: '#/components/schemas/Pet'}\n"
                + "      responses: {200: {$ref: '#/components/schemas/Pet'}}" + Self.components
        )
        let operation = try #require(reading.service?.operations.first)
        let contents = (operation.body?.contents ?? []) + operation.responses.flatMap(\.contents)
        #expect(contents.map(\.mediaType) == ["application/json", "application/json"])
        #expect(contents.compactMap(\.schema).map(Outline.outline) == ["@Pet", "@Pet"])
        let advice = "(write 'content: {application/json: {schema: {$ref: …}}}')"
        #expect(
            reading.diagnostics == [
                "7:27: warning: expected a reference to a request body, but '#/components/schemas/Pet' is a schema; it is "
                    + "treated as a request body with this schema " + advice,
                "8:31: warning: expected a reference to a response, but '#/components/schemas/Pet' is a schema; it is "
                    + "treated as a response with this schema " + advice,
            ]
        )
    }

    @Test func aSchemaInThePlaceOfAResponseOfSwagger() throws {
        let reading = try Reading(
            Format.swagger20.head
                + "paths: {/a: {get: {operationId: a, responses: {200: {$ref: '#/definitions/Pet'}}}}}\n"
                + "definitions: {Pet: {type: object, properties: {a: {type: string}}}}"
        )
        let response = try #require(reading.service?.operations.first?.responses.first)
        #expect(response.contents.compactMap(\.schema).map(Outline.outline) == ["@Pet"])
        #expect(reading.diagnostics.map { $0.contains("(write 'schema: {$ref: …}')") } == [true])
    }

    @Test func whatStandsInAnotherTableButIsWhatIsExpectedIsTaken() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a: {get: {operationId: a, responses: {200: {$ref: '#/components/schemas/Pets'}}}}
                components:
                  schemas: {Pets: {description: D, content: {application/json: {schema: {$ref: '#/components/responses/Pet'}}}}}
                  responses: {Pet: {type: object, properties: {a: {type: string}}}}
                """
        )
        #expect(reading.diagnostics == [])
    }
}
