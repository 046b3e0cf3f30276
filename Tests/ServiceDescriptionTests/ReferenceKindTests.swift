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
            "responses: {200: {$ref: '#/components/schemas/Pet'}}",
            "7:31: warning: the reference '#/components/schemas/Pet' leads to a schema, but a response is expected here; it is not "
                + "read (write a response that has this schema)"
        ),
        (
            "responses: {200: {description: D, content: {application/json: {schema: {$ref: '#/components/responses/Pets'}}}}}",
            "7:85: warning: the reference '#/components/responses/Pets' leads to a response, but a schema is expected here; it is "
                + "read as free-form JSON (refer to the schema inside of it, or make it a schema)"
        ),
    ])
    func isTold(operation: String, message: String) throws {
        #expect(try diagnostics(operation) == [message])
    }

    @Test func noBodyAndNoParameterCanBeMadeOfASchema() throws {
        #expect(
            try diagnostics(
                "parameters: [{$ref: '#/components/schemas/Pet'}]\n      requestBody: {$ref: '#/components/schemas/Pet'}\n"
                    + "      responses: {204: {description: D}}"
            ) == [
                "7:27: warning: the reference '#/components/schemas/Pet' leads to a schema, but a parameter is expected here; it is "
                    + "not in the client (a body is '{in: body, name: body, schema: {$ref: …}}' in Swagger 2.0)",
                "8:27: error: the reference '#/components/schemas/Pet' leads to a schema, but a request body is expected here",
            ]
        )
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
