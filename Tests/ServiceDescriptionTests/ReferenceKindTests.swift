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

    /// What a schema would have, if it were one, is given: it is still none.
    @Test(arguments: [
        ("#/components/schemas", "is several schemas", "refer to one of the schemas in it"),
        ("#/components/schemas/Pet/properties", "is several schemas", "refer to one of the schemas in it"),
        ("#/components/schemas/Pet/allOf", "is several schemas", "refer to one of the schemas in it"),
        ("#/components", "is all components", "refer to one of the schemas in it"),
        ("#/paths", "is several paths", "refer to one of the schemas in it"),
        ("#/paths/~1a", "is a path", "refer to the schema inside it, or make it a schema"),
        ("#/paths/~1a/get", "is an operation", "refer to the schema inside it, or make it a schema"),
        ("#/paths/~1a/parameters", "is several parameters", "refer to one of the schemas in it"),
        ("#/components/responses/Pets/content", "is several media types", "refer to one of the schemas in it"),
        ("#/components/responses/Empty", "is a response", "refer to the schema inside it, or make it a schema"),
        ("#/components/parameters/Limit", "is a parameter", "refer to the schema inside it, or make it a schema"),
        ("#/info", "is not one", "refer to the schema inside it, or make it a schema"),
        ("all.yaml", "is not one", "refer to the schema inside it, or make it a schema"),
        ("all.yaml#/definitions", "is several schemas", "refer to one of the schemas in it"),
    ])
    func noSchemaIsThere(target: String, finding: String, help: String) throws {
        let reading = try Documents([
            "main.yaml": """
            openapi: 3.0.3
            info: {title: T, version: '1'}
            paths:
              /a:
                parameters: [{name: a, in: query, schema: {type: string}}]
                get: {operationId: a, responses: {'204': {description: D}}}
            components:
              schemas:
                User: {properties: {a: {$ref: '\(target)'}}}
                Pet: {properties: {type: {properties: {a: {type: string}}}}, allOf: [{properties: {b: {type: string}}}]}
                items: {type: string}
              responses:
                Pets: {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                Empty: {description: D}
              parameters: {Limit: {name: limit, in: query, schema: {type: string}}}
            """,
            "all.yaml": "Cat: {type: string}\ndefinitions: {Dog: {type: string}}",
        ]).read()
        #expect(
            reading.diagnosticsByFile == [
                "main.yaml:9:35: warning: expected a reference to a schema, but '\(target)' \(finding); it is treated as "
                    + "free-form JSON (\(help))"
            ]
        )
        let user = try #require(reading.schema("User"))
        #expect(["{a: any}", "{a: @all}", "{a: @Info}"].contains(user))
    }

    @Test(arguments: [
        ("", "the whole description"), ("#", "the whole description"), ("#/paths", "several paths"),
        ("#/components/parameters", "several parameters"),
    ])
    func noOtherPartIsThere(target: String, noun: String) throws {
        let places = [
            (
                "responses: {200: {$ref: '\(target)'}}", "7:31: warning", "a response",
                "ignored (refer to one of the responses in it)"
            ),
            (
                "responses: {200: {description: D, headers: {X: {$ref: '\(target)'}}}}", "7:61: warning",
                "a header field",
                "ignored (refer to one of the header fields in it)"
            ),
            (
                "parameters: [{$ref: '\(target)'}], responses: {204: {description: D}}", "7:27: warning", "a parameter",
                "not in the client (refer to one of the parameters in it)"
            ),
        ]
        for (operation, place, kind, effect) in places {
            let text = operation.replacing("], responses", with: "]\n      responses")
            #expect(
                try diagnostics(text) == [
                    "\(place): expected a reference to \(kind), but '\(target)' is \(noun); it is \(effect)"
                ]
            )
        }
        #expect(
            try diagnostics("requestBody: {$ref: '\(target)'}\n      responses: {204: {description: D}}") == [
                "7:27: error: expected a reference to a request body, but '\(target)' is \(noun) (refer to one of the request "
                    + "bodies in it)"
            ]
        )
    }

    @Test(arguments: [
        "#/components/schemas/Pet/properties/properties", "#/components/schemas/properties", "all.yaml#/tags",
        "all.yaml#/definitions", "#/components/schemas/Anything", "#/x-schemas/A", "#/components/parameters/Typed",
        "#/paths/~1a/get/responses/200/content/application~1json/schema",
    ])
    func whatIsASchemaIsTaken(target: String) throws {
        let reading = try Documents([
            "main.yaml": """
            openapi: 3.0.3
            info: {title: T, version: '1'}
            x-schemas: {A: {maxLength: 3}}
            paths:
              /a:
                get:
                  operationId: a
                  responses: {'200': {description: D, content: {application/json: {schema: {maxLength: 1}}}}}
            components:
              schemas:
                User: {properties: {a: {$ref: '\(target)'}}}
                Pet: {properties: {properties: {type: string}}}
                properties: {type: string}
                Anything: {}
              parameters: {Typed: {type: string}}
            """,
            "all.yaml": "tags: {type: string}\ndefinitions: {properties: {a: {type: string}}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("User")?.hasPrefix("{a: @") == true)
    }

    @Test func aSchemaOfAnotherPlaceInThePlaceOfAResponse() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a: {get: {operationId: a, responses: {200: {$ref: '#/components/schemas/Pet/properties/a'}}}}
                components:
                  schemas: {Pet: {properties: {a: {type: string}}}}
                """
        )
        let response = try #require(reading.service?.operations.first?.responses.first)
        #expect(response.contents.compactMap(\.schema).map(Outline(reading.service).outline) == ["@PetA"])
        #expect(
            reading.diagnostics == [
                "4:54: warning: expected a reference to a response, but '#/components/schemas/Pet/properties/a' is a schema; it "
                    + "is treated as a response with this schema (write 'content: {application/json: {schema: {$ref: …}}}')"
            ]
        )
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
        #expect(contents.compactMap(\.schema).map(Outline(reading.service).outline) == ["@Pet", "@Pet"])
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
        #expect(response.contents.compactMap(\.schema).map(Outline(reading.service).outline) == ["@Pet"])
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
