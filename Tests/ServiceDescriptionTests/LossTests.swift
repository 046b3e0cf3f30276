import ServiceDescription
import Testing

/// What a description says and the model of the service has not, or has in another way, is told, with its place and full text.
@Suite struct LossTests {
    /// Something that is lost, and what is told about it, without the name of the file.
    struct Loss: Sendable, CustomTestStringConvertible {
        let description: String
        let expected: [String]

        init(_ description: String, _ expected: String...) {
            self.description = description
            self.expected = expected
        }

        var testDescription: String { expected.first ?? description }
    }

    @Test(arguments: parameters + headers)
    func ofParametersAndHeaderFields(loss: Loss) throws {
        try check(loss)
    }

    @Test(arguments: bodies + responses)
    func ofBodiesAndResponses(loss: Loss) throws {
        try check(loss)
    }

    @Test(arguments: schemas + others)
    func ofSchemasAndOthers(loss: Loss) throws {
        try check(loss)
    }

    private func check(_ loss: Loss) throws {
        let reading = try Reading(loss.description)
        #expect(reading.placedDiagnostics == loss.expected.map { "test.yaml:" + $0 })
        #expect(reading.service != nil)
    }

    // MARK: - Parameters

    /// A description whose operation has parameters, which begin at 7:9.
    private static func parameters(_ text: String, _ version: String = "3.0.3") -> String {
        description("parameters:\n- \(text)", version)
    }

    /// A description whose operation has the given keys, which begin at 6:7.
    private static func description(_ keys: String, _ version: String = "3.0.3") -> String {
        let responses = keys.hasPrefix("responses") ? "" : "\nresponses: {'204': {description: D}}"
        return """
            \(version == "2.0" ? "swagger: '2.0'" : "openapi: \(version)")
            info: {title: A, version: '1'}
            paths:
              /a:
                post:
            \((keys + responses).split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
            """
    }

    static let parameters = [
        Loss(
            parameters("{name: b, in: query, content: {application/json: {schem: {type: string}}}}"),
            "7:59: warning: unknown key 'schem' (did you mean 'schema'?)"
        ),
        Loss(
            parameters("{name: b, in: query, style: deepObject, content: {application/json: {}}}"),
            "7:30: warning: 'style' next to 'content' is ignored: the media type determines the format (remove it)"
        ),
        Loss(
            parameters("{name: b, in: query, allowReserved: true, content: {application/json: {}}}"),
            "7:30: warning: 'allowReserved' next to 'content' is ignored: the media type determines the format "
                + "(remove it)"
        ),
        Loss(
            parameters("{name: b, in: query, schema: {type: string}, type: integer}"),
            "7:54: warning: 'type' next to 'schema' is ignored (move it into the schema)"
        ),
        Loss(
            parameters("{name: b, in: query, content: {application/json: {}}, default: 1}"),
            "7:63: warning: 'default' next to 'content' is ignored (move it into the schema)"
        ),
        Loss(
            parameters("{name: b, in: query, enum: [x]}"),
            "7:30: warning: since OpenAPI 3.0, the 'enum' of a parameter belongs in its 'schema' (write 'schema: "
                + "{enum: …}')"
        ),
        Loss(
            parameters("{name: f, in: formData, type: array, items: {type: string}, explode: false}", "2.0"),
            "7:69: warning: 'explode' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: 'type' and 'collectionFormat')"
        ),
        Loss(
            parameters("{name: b, in: query, type: string, schema: {type: object}}", "2.0"),
            "7:44: warning: 'schema' next to 'type' is ignored: in Swagger 2.0, only a body has a 'schema' (remove it)"
        ),
        Loss(
            parameters(
                "{name: b, in: querystring, content: {application/json: {}}}\n"
                    + "- {name: c, in: querystring, content: {application/json: {}}}\n- {name: d, in: query, schema: {}}",
                "3.2.0"
            ),
            "7:9: warning: 'b' is the whole query string; 'd' is appended to it (describe only one of them)",
            "8:9: warning: 'b' is already the whole query string; 'c' is ignored (describe only one parameter in "
                + "querystring)"
        ),
    ]

    // MARK: - Header fields

    /// A description whose answer has the header field `H`, which begins at 7:9.
    private static func header(_ text: String, _ version: String = "3.0.3") -> String {
        description("responses: {'204': {description: D, headers: {H:\n  \(text)}}}", version)
    }

    static let headers = [
        Loss(
            header("{style: pipeDelimited, schema: {type: array, items: {type: string}}}"),
            "7:17: warning: 'pipeDelimited' is not a style for header fields; the style 'simple' is used (remove "
                + "'style')"
        ),
        Loss(
            header("{schema: {}, content: {text/plain: {}}}"),
            "7:22: warning: 'content' next to 'schema' is ignored (remove one of them)"
        ),
        Loss(
            header("{content: {text/plain: {}, application/json: {}}}"),
            "7:10: warning: a header field can have only one media type; all but 'text/plain' are ignored (remove the "
                + "others)"
        ),
        Loss(
            header("{type: integer}"),
            "7:10: warning: since OpenAPI 3.0, the 'type' of a header belongs in its 'schema' (write 'schema: {type: "
                + "…}')"
        ),
        Loss(
            header("{type: array, collectionFormat: multi, items: {type: string}}", "2.0"),
            "7:41: warning: header fields use 'csv' instead of the collection format 'multi' (write 'csv', or "
                + "describe the value as a string)"
        ),
    ]

    // MARK: - Bodies

    /// A description whose operation has a body, which begins at 7:9.
    private static func body(_ text: String, _ version: String = "3.2.0") -> String {
        description("requestBody:\n  \(text)", version)
    }

    static let bodies = [
        Loss(
            body("{required: true}"),
            "7:9: warning: the request body has no media type under 'content'; it is not in the client (write "
                + "'content: {application/json: {schema: …}}')"
        ),
        Loss(
            body("{content: {}}"),
            "7:9: warning: the request body has no media type under 'content'; it is not in the client (write "
                + "'content: {application/json: {schema: …}}')"
        ),
        Loss(
            body("{content: {application/json: {schema: {}, encoding: {a: {contentType: text/plain}}}}}"),
            "7:51: warning: 'encoding' is ignored: it applies to forms and multipart bodies, not to "
                + "'application/json' (remove it)"
        ),
        Loss(
            body("{content: {image/png: {schema: {type: string, contentEncoding: base64}}}}", "3.1.0"),
            "7:72: warning: the client does not decode a whole body in base64; callers have the text as bytes (encode it "
                + "yourself)"
        ),
        Loss(
            body("{content: {image/png: {schema: {type: string, format: byte, description: In Base64}}}}"),
            "7:63: warning: the client does not decode a whole body in base64; callers have the text as bytes (encode it "
                + "yourself)"
        ),
        Loss(
            body("{content: {multipart/form-data: {schema: {}, itemEncoding: {contentType: image/png}}}}"),
            "7:54: warning: 'itemEncoding' is ignored: it applies to unnamed parts, as in 'multipart/mixed' (use "
                + "'encoding')"
        ),
    ]

    // MARK: - Answers

    /// A description whose answer of 200 comes as events, which are described at 7:9.
    private static func events(_ text: String) -> String {
        description(
            "responses: {'200': {description: D, content: {text/event-stream: {itemSchema:\n  \(text)}}}}",
            "3.2.0"
        )
    }

    static let responses = [
        Loss(
            description("responses:\n  {'101': {description: D}}"),
            "7:10: warning: the 101 response is not in the client: it is informational and precedes the final "
                + "response (describe the final response)"
        ),
        Loss(
            description("responses:\n  {'200': {description: D, content: {application/json: {}}}}", "2.0"),
            "7:34: warning: 'content' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'schema', and "
                + "'produces' for the media types)"
        ),
        Loss(
            description(
                "responses:\n  {'200': {description: D, schema: {type: string}, content: {text/plain: {}}}}",
                "2.0"
            ),
            "7:58: warning: 'content' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: 'schema', and 'produces' for the "
                + "media types)"
        ),
        Loss(
            events("{properties: {event: {enum: [a, b]}, data: {type: string}}}"),
            "7:37: warning: the values of the event field 'event' are not in the client, which returns it as a string (compare the string)"
        ),
        Loss(
            events("{oneOf: [{properties: {event: {const: a}, data: {type: string, contentSchema: {}}}}]}"),
            "7:9: warning: the client does not distinguish kinds of events; it returns each event as received (decode "
                + "its 'data' according to its 'event')"
        ),
        Loss(
            events(
                "{oneOf: [{properties: {event: {const: a}, data: {type: string}}}, "
                    + "{properties: {event: {const: b}, data: {type: object}}}]}"
            )
        ),
        Loss(
            events(
                "{oneOf: [{properties: {event: {const: a}, data: {type: string}}}, {properties: {data: {type: object}}}]}"
            ),
            "7:9: warning: the client does not distinguish kinds of events; it returns each event as received (decode "
                + "its 'data' according to its 'event')"
        ),
        Loss(
            events(
                "{oneOf: [{properties: {event: {const: a}, data: {type: string, contentSchema: {}}}}, "
                    + "{properties: {event: {const: b}, data: {type: object}}}]}"
            )
        ),
    ]

    // MARK: - Schemas

    /// A description with one schema, which begins at 6:8.
    private static func schema(_ text: String, _ format: Format = .openAPI31) -> String {
        format.description(schemas: "A: \(text)")
    }

    static let schemas = [
        Loss(
            schema("{type: string, contentMediaType: application/json, contentSchema: {type: object}}"),
            "6:59: warning: 'contentSchema' is ignored: the client passes the string as it is (decode and encode its "
                + "content yourself)"
        ),
        Loss(
            schema("{type: object, dependencies: {a: {properties: {b: {}}}}}"),
            "6:23: warning: 'dependencies' is ignored (describe the members that it adds under 'properties')"
        ),
        Loss(schema("{type: object, dependencies: {a: [b]}}")),
        Loss(
            schema("{type: array, items: [{type: string}], additionalItems: {type: integer}}"),
            "6:29: warning: a sequence of schemas as 'items' is treated as free-form JSON (write one schema for all items)"
        ),
        Loss(
            schema(#"{properties: {"a\0b": {}, a: {}}, discriminator: {propertyName: "a\0"}}"#),
            "6:22: warning: a member whose name contains U+0000 is ignored (rename it)",
            "6:57: warning: a member whose name contains U+0000 is ignored (rename it)"
        ),
        Loss(
            schema("{properties: {a: {}}, items: {}, enum: [b]}"),
            "6:41: warning: 'enum' next to 'properties' is ignored (add the intended 'type', and remove the other key)"
        ),
        Loss(
            schema("{type: object, properties: {a: {type: string}}, const: {a: b}}"),
            "6:56: warning: 'const' is ignored, because the type is 'object' (describe the properties under 'properties', "
                + "and remove it)"
        ),
        Loss(
            schema("{type: array, items: {type: string}, const: [a]}"),
            "6:45: warning: 'const' is ignored, because the type is 'array' (describe the items under 'items', and remove it)"
        ),
        Loss(
            schema("{oneOf: [{type: string}, {type: array, items: {type: string}}], enum: [a, [b]]}"),
            "6:72: warning: 'enum' next to 'oneOf' is ignored (remove the choice if these are all values)"
        ),
        Loss(schema("{oneOf: [{type: integer, enum: [1]}, {type: string, enum: [auto]}], enum: [1, auto]}")),
        Loss(
            schema("{properties: {a: {}}, items: {type: string}}"),
            "6:30: warning: 'items' next to 'properties' is ignored (add the intended 'type', and remove the other key)"
        ),
        Loss(
            schema("{type: string, discriminator: {propertyName: kind}}"),
            "6:23: warning: 'discriminator' is ignored, because the type is 'string' (write 'type: object', or remove it)"
        ),
        Loss(
            schema("{allOf: [{type: string, enum: [b]}, {properties: {a: {type: string}}}]}"),
            "6:8: warning: one part of 'allOf' is a string and another is an object; the former is ignored (remove "
                + "one of them)"
        ),
        Loss(
            schema("{anyOf: [{type: string, format: date}, {type: string, enum: [a]}]}"),
            "6:9: warning: 'anyOf' is treated as the type that its alternatives share; their 'enum' is ignored"
        ),
    ]

    /// What clients would be the same with is told, but is no loss.
    @Test(arguments: [
        (schema("{anyOf: [{type: number, minimum: 30}, {type: number, enum: [1]}]}"), 0),
        (schema("{type: array, items: {}, min_items: 1}"), 1),
        (description("responses:\n  '101': {description: D}\n  '200': {description: D}"), 0),
    ])
    func whatIsNone(description: String, warnings: Int) throws {
        let reading = try Reading(description)
        #expect(reading.diagnostics.count == warnings)
        #expect(reading.losses == 0)
    }

    // MARK: - Others

    static let others = [
        Loss(
            "swagger: '2.0'\ninfo: {title: A, version: '1'}\nhost: a.example\nschemes: [ws]\npaths: {}",
            "4:10: warning: the client supports only HTTP; 'schemes' is treated as '[https]' (add 'https')"
        ),
        Loss(
            "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\ncomponents:\n  securitySchemes:\n"
                + "    a: {type: oauth2, flows: {implict: {scopess: {}}, implicit: {scopess: {}}}}",
            "6:31: warning: unknown key 'implict'; it is ignored (check its indentation, or begin the name of an extension with 'x-')",
            "6:66: warning: unknown key 'scopess' (did you mean 'scopes'?)"
        ),
        Loss(
            "openapi: 3.0.3\ninfo: {title: A, version: '1'}\nsecurity: [{a: [raed, all]}]\n"
                + "paths: {/a: {get: {security: [{a: [raed]}, {b: [c]}, {d: [c]}], responses: {204: {description: D}}}}}\n"
                + "components:\n  securitySchemes:\n    a: {type: oauth2, flows: {implicit: {scopes: {read: A, write: B}}}}\n"
                + "    b: {type: oauth2, flows: {implicit: {scopes: {}}}}\n"
                + "    d: {type: openIdConnect, openIdConnectUrl: 'https://a.example'}",
            "3:17: warning: the scheme 'a' does not declare the scope 'raed'; it is requested anyway (did you mean 'read'?)",
            "3:23: warning: the scheme 'a' does not declare the scope 'all'; it is requested anyway (add it to 'scopes')"
        ),
    ]

    // MARK: - What is none

    /// A key or a word of a later version means what it means there.
    @Test func whatALaterVersionHasIsRead() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A, version: '1'}
            paths:
              /a:
                query:
                  operationId: a
                  parameters: [{name: c, in: cookie, style: cookie, schema: {type: string}}]
                  responses: {200: {description: D, content: {application/jsonl: {itemSchema: {type: integer}}}}}
                additionalOperations:
                  LINK:
                    operationId: b
                    parameters: [{name: q, in: querystring, content: {application/json: {$ref: '#/components/mediaTypes/M'}}}]
                    responses: {200: {description: D, content: {application/jsonl: {itemSchema: {type: integer}}}}}
            components: {mediaTypes: {M: {schema: {type: integer}}}}
            """
        )
        #expect(
            reading.diagnostics == [
                "7:49: warning: 'cookie' is an OpenAPI 3.2 style; it is used anyway (write 'openapi: 3.2.0')",
                "12:36: warning: 'querystring' is an OpenAPI 3.2 location; it is used anyway (write 'openapi: 3.2.0')",
            ]
        )
        let operations = try #require(reading.service).operations
        #expect(operations.map(\.method) == ["QUERY", "LINK"])
        let items = operations.map { $0.responses[0].contents[0].items?.schema.map(Outline().outline) }
        #expect(items == ["integer", "integer"])
        #expect(operations.map { $0.parameters.map(\.textStyle.style.rawValue) } == [["cookie"], ["form"]])
        #expect(operations[1].parameters.map(\.location) == [.querystring])
    }

    @Test func whatUsedToBeLostIsRead() throws {
        let schemas = """
            A: {type: array, unevaluatedItems: {type: integer}}
            B: {type: string, oneOf: [{enum: [a]}, {enum: [b]}]}
            C: {anyOf: [{type: string, enum: [a]}, {type: string, enum: [a, c]}]}
            """
        let reading = try Reading(Format.openAPI31.description(schemas: schemas))
        #expect(reading.diagnostics == [])
        #expect(try #require(reading.service).outlines == ["[integer]", "enum string(a, b)", "enum string(a, c)"])
    }

    @Test func mediaTypesOfParametersAndHeaderFieldsMayBeReferences() throws {
        let reading = try Reading(
            """
            openapi: 3.2.0
            info: {title: A, version: '1'}
            paths:
              /a:
                get:
                  parameters: [{name: b, in: query, content: {application/json: {$ref: '#/components/mediaTypes/M'}}}]
                  responses: {204: {headers: {H: {content: {application/json: {$ref: '#/components/mediaTypes/M'}}}}}}
            components: {mediaTypes: {M: {schema: {type: integer}}}}
            """
        )
        #expect(reading.diagnostics == [])
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.parameters.map { Outline().outline($0.schema) } == ["integer"])
        #expect(operation.responses[0].headers.map { Outline().outline($0.schema) } == ["integer"])
        #expect(operation.responses[0].headers.map(\.mediaType) == ["application/json"])
    }

    @Test func aReferenceToAMediaTypeIsThatToItsSchema() throws {
        let reading = try Reading(
            """
            openapi: 3.2.0
            info: {title: A, version: '1'}
            paths: {}
            components:
              mediaTypes: {M: {schema: {type: object, properties: {c: {type: string}}}}}
              schemas: {A: {type: object, properties: {b: {$ref: '#/components/mediaTypes/M'}}}}
            """
        )
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.first?.contains("treated as the schema") == true)
    }

    @Test func requirementsMayBeReferences() throws {
        let text = """
            openapi: 3.2.0
            info: {title: A, version: '1'}
            security: [{'#/components/securitySchemes/k': []}]
            paths: {}
            components: {securitySchemes: {k: {type: apiKey, in: header, name: K}}}
            """
        let reading = try Reading(text)
        #expect(reading.diagnostics == [])
        #expect(reading.service?.security.map(\.schemes) == [["k"]])
        #expect(try Reading(text.replacing("3.2.0", with: "3.1.0")).diagnostics.count == 1)
        let own = text.replacing(
            "security: [{'",
            with: "$self: https://a.example/b.yaml\nsecurity: [{'https://a.example/b.yaml"
        )
        #expect(try Reading(own).diagnostics == [])
        #expect(try Reading(own).service?.security.map(\.schemes) == [["k"]])
    }

    @Test func aValueThatStandsForAnotherSchemaMakesItAnAlternative() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    A: {oneOf: [{$ref: B}], discriminator: {propertyName: k, mapping: {b: B, c: C}}}
                    B: {type: object, properties: {k: {type: string}}}
                    C: {type: object, properties: {k: {type: string}}}
                    """.replacing("{$ref: B}", with: "{$ref: '#/components/schemas/B'}")
            )
        )
        #expect(reading.diagnostics == [])
        guard case .union(let union)? = reading.service?.schemas[0].schema.shape else {
            Issue.record("no union")
            return
        }
        #expect(union.discriminator?.mapping.map(\.value) == ["b", "c"])
    }

    @Test func whatAMappedSchemaLacksOfABaseIsReported() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    Pet:
                      type: object
                      properties: {kind: {type: string}, name: {type: string}, age: {type: integer}}
                      discriminator: {propertyName: kind, mapping: {cat: Cat, dog: Dog, bird: Bird}}
                    Cat: {type: object, properties: {meow: {type: string}, age: {type: integer}}}
                    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}]}
                    Bird: {type: object, properties: {kind: {type: string}, name: {type: string}, age: {type: integer}}}
                    """
            )
        )
        #expect(
            reading.diagnostics.map { $0.drop { $0 != " " } } == [
                " warning: the mapping of 'Pet' names 'Cat', which is not composed of it; 'name' of 'Pet' will be missing "
                    + "in its objects (add 'Pet' to an 'allOf')"
            ]
        )
    }

    /// The alternatives may be whatever they like, because the choice lists them.
    @Test(arguments: ["oneOf", "anyOf"])
    func whatAMappingNamesThatIsNoObject(keyword: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Pets:
                      type: array
                      items:
                        \(keyword): [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dogs'}]
                        discriminator: {propertyName: kind, mapping: {cat: Cat, dogs: Dogs, ids: Numbers, numbers: Ids}}
                    Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                    Dogs: {oneOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {a: {type: string}}}]}
                    Numbers: {$ref: '#/components/schemas/Ids'}
                    Ids: {type: array, items: {type: integer}}
                    """
            )
        )
        #expect(
            reading.diagnostics == [
                "10:9: warning: the discriminator names 'Ids', which is neither an alternative nor an object with members; "
                    + "objects with its value are treated as unknown (describe its members, or add it to the alternatives)"
            ]
        )
    }

    @Test func whatMappingsNameInVainIsToldInTheSameOrderOnEveryRun() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let members = names.map { "\($0): {$ref: '\($0).yaml#/Choice'}" }.joined(separator: ", ")
        var texts = [
            "main.yaml": Format.openAPI30.description(schemas: "Whole: {type: object, properties: {\(members)}}")
        ]
        for name in names {
            texts[name + ".yaml"] = """
                Choice:
                  oneOf: [{$ref: '#/Cat'}, {$ref: '#/Dog'}]
                  discriminator: {propertyName: kind, mapping: {cat: '#/Cat', dog: '#/Dog', ids: '#/Ids'}}
                Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                Dog: {type: object, required: [kind], properties: {kind: {type: string}}}
                Ids: {type: array, items: {type: integer}}
                """
        }
        let told = try Documents(texts).read().diagnosticsByFile.filter { $0.contains("the discriminator names") }
        #expect(told.map { String($0.prefix { $0 != ":" }) } == names.map { $0 + ".yaml" })
    }

    @Test func aMappingThatIsWrittenAtEverySchemaOfAFamilyMakesNoStrangersOfThem() throws {
        let mapping = "discriminator: {propertyName: kind, mapping: {a: A, b: B, c: C}}"
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    A: {type: object, properties: {kind: {type: string}}, \(mapping)}
                    B: {allOf: [{$ref: '#/components/schemas/A'}], properties: {b: {type: string}}, \(mapping)}
                    C: {allOf: [{$ref: '#/components/schemas/A'}], properties: {c: {type: string}}, \(mapping)}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        let choices = Unions(try #require(reading.service))
        #expect(choices.subtypes(of: 1)?.alternatives.count == 1)
    }
}
