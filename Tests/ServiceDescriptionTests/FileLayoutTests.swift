import ServiceDescription
import Testing

/// Descriptions of several files, as authors lay them out for tools that put the text of all files together.
@Suite struct FileLayoutTests {
    private static let main = Format.openAPI30.head

    /// Examples are no media types, wherever they stand; the schema in the place of one is that of JSON.
    @Test(arguments: [
        ("{example: b, text/plain: {schema: {type: string}}}", "200 text/plain: string", "5:57"),
        ("{example: b, schema: {type: string}}", "200 application/json: string", "5:57"),
        ("{schema: {type: string}, example: b}", "200 application/json: string", "5:81"),
    ])
    func examplesInThePlaceOfMediaTypes(content: String, outline: String, place: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    get: {responses: {'200': {description: D, content: \(content)}}}
                """
        )
        #expect(reading.service?.operations.first?.responses.map(Outline().outline) == [outline])
        let told = "\(place): warning: 'example' is not a media type; it is ignored (move it under one)"
        #expect(reading.diagnostics.contains(told))
    }

    @Test func hostsAndBasePathsInAFileThatDescriptionsShare() throws {
        let reading = try Documents([
            "main.yaml": """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            host: {$ref: common.yaml#/host}
            basePath: {$ref: common.yaml#/basePath}
            schemes: {$ref: common.yaml#/schemes}
            paths: {}
            """,
            "common.yaml": "{host: example.com, basePath: /v1, schemes: [https]}",
        ]).read()
        #expect(reading.service?.servers.map(\.url) == ["https://example.com/v1"])
        #expect(reading.diagnostics == [])
    }

    @Test func operationsListsAndTablesInFilesOfTheirOwn() throws {
        let reading = try Documents([
            "main.yaml": """
            openapi: 3.0.0
            info: {$ref: info.yaml}
            tags: {$ref: lists.yaml#/tags}
            servers: {$ref: lists.yaml#/servers}
            paths:
              /a:
                parameters: {$ref: lists.yaml#/parameters}
                get: {$ref: get.yaml}
            components:
              schemas:
                A: {type: object, properties: {$ref: lists.yaml#/properties}, required: {$ref: lists.yaml#/names}}
                E: {type: string, enum: {$ref: lists.yaml#/names}}
            """,
            "info.yaml": "{title: Shop, version: '1'}",
            "lists.yaml": """
            tags: [{name: t}]
            servers: [{url: 'https://example.com'}]
            parameters: [{name: p, in: query, schema: {type: string}}]
            properties: {x: {type: string}, y: {type: integer}}
            names: [x]
            """,
            "get.yaml": """
            operationId: getA
            tags: [t]
            responses: {200: {$ref: 'response.yaml'}}
            """,
            "response.yaml": "{description: D, content: {application/json: {schema: {type: string}}}}",
        ]).read()
        #expect(reading.diagnostics.isEmpty)
        let service = try #require(reading.service)
        #expect(service.title == "Shop")
        #expect(service.tags.map(\.name) == ["t"])
        #expect(service.servers.map(\.url) == ["https://example.com"])
        let operation = try #require(service.operations.first)
        #expect(operation.identifier == "getA")
        #expect(operation.parameters.map(\.name) == ["p"])
        #expect(operation.responses.map(Outline().outline) == ["200 application/json: string"])
        #expect(service.outlines == ["{x!: string, y: integer}", "enum string(x)"])
    }

    /// What is said of the tags in their files is the same as of those in the list.
    @Test(arguments: ["[{$ref: tags/used.yaml}, {$ref: tags/unused.yaml}]", "{$ref: tags.yaml}"])
    func tagsInFilesOfTheirOwn(tags: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI31.head
                + "tags: \(tags)\npaths: {/a: {get: {tags: [used], responses: {204: {description: D}}}}}",
            "tags.yaml": "[{$ref: tags/used.yaml}, {$ref: tags/unused.yaml}]",
            "tags/used.yaml": "{name: used, description: Used.}",
            "tags/unused.yaml": "{name: unused}",
        ]).read()
        #expect(reading.service?.tags.map(\.name) == ["used", "unused"])
        #expect(reading.service?.tags.map(\.documentation.text) == ["Used.", nil])
        #expect(
            reading.diagnosticsByFile == [
                "tags/unused.yaml:1:8: warning: no operation has the tag 'unused' (add it to its operations, or remove it)"
            ]
        )
        #expect(reading.losses == 0)
    }

    @Test func pointersThatMeanTheFirstDocument() throws {
        let reading = try Documents([
            "main.yaml": """
            swagger: '2.0'
            info: {title: A, version: '1'}
            paths: {/a: {$ref: paths/a.yaml}}
            definitions: {$ref: definitions.yaml}
            parameters: {P: {name: p, in: query, type: string}}
            """,
            "paths/a.yaml": """
            get:
              parameters: [{$ref: '#/parameters/P'}]
              responses: {200: {description: D, schema: {$ref: '#/definitions/B'}}}
            """,
            "definitions.yaml": "{B: {type: object, properties: {c: {$ref: '#/definitions/C'}}}, C: {type: string}}",
        ]).read()
        let operation = try #require(reading.service?.operations.first, "\(reading.diagnosticsByFile)")
        #expect(operation.parameters.map(Outline().outline) == ["query p form*: string"])
        #expect(operation.responses.map(Outline(reading.service).outline) == ["200 application/json: @B"])
        #expect(
            reading.diagnosticsByFile == [
                "paths/a.yaml:2:23: warning: unresolved reference '#/parameters/P' is treated as a reference into "
                    + "'main.yaml' (write the path to that file before the '#')",
                "paths/a.yaml:3:52: warning: unresolved reference '#/definitions/B' is treated as a reference into "
                    + "'main.yaml' (write the path to that file before the '#')",
                "definitions.yaml:1:43: warning: unresolved reference '#/definitions/C' is treated as a reference "
                    + "into 'main.yaml' (write the path to that file before the '#')",
            ]
        )
    }

    /// An author forgot to indent tables below `components`, where one part of the references has them, and another does not.
    @Test func tablesOfComponentsAtTheRoot() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                security: [{key: []}]
                paths:
                  /a:
                    post:
                      requestBody: {$ref: '#/components/requestBodies/B'}
                      responses:
                        200:
                          description: D
                          headers: {X-A: {$ref: '#/components/headers/A'}}
                          content: {application/json: {schema: {$ref: '#/components/schemas/S'}}}
                components: {schemas: {T: {type: string}}}
                schemas: {S: {type: object, properties: {a: {type: string}}}}
                requestBodies: {B: {content: {application/json: {schema: {$ref: '#/schemas/S'}}}}}
                headers: {A: {schema: {type: integer}}}
                securitySchemes: {key: {type: http, scheme: bearer}}
                """
        )
        let service = try #require(reading.service, "\(reading.diagnostics)")
        let operation = try #require(service.operations.first)
        #expect(Outline(service).outline(operation.body) == "body application/json: @S")
        #expect(
            operation.responses.map(Outline(service).outline) == ["200 application/json: @S headers X-A: integer"]
        )
        #expect(service.schemas.map(\.name) == ["T", "S"])
        #expect(service.securitySchemes.map(\.name) == ["key"])
        #expect(
            reading.diagnostics == [
                "14:1: warning: 'schemas' belongs under 'components'; it is used anyway (move it there)",
                "15:1: warning: 'requestBodies' belongs under 'components'; it is used anyway (move it there)",
                "16:1: warning: 'headers' belongs under 'components'; it is used anyway (move it there)",
                "17:1: warning: 'securitySchemes' belongs under 'components'; it is used anyway (move it there)",
            ]
        )
        #expect(reading.losses == 0)
    }

    @Test func tablesOfComponentsAtTheRootThatNothingUses() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths: {}
                components: {securitySchemes: {key: {type: http, scheme: basic}}}
                schemas: {S: {type: string}}
                securitySchemes: {other: {type: http, scheme: bearer}}
                """
        )
        #expect(reading.service?.securitySchemes.map(\.name) == ["key"])
        #expect(reading.service?.schemas.map(\.name) == [])
        #expect(
            reading.diagnostics == [
                "5:1: warning: 'schemas' belongs under 'components'; it is ignored (move it there)",
                "6:1: warning: 'securitySchemes' belongs under 'components'; it is ignored (move it there)",
            ]
        )
        #expect(reading.losses == 2)
    }

    /// A reference to where the table belongs is right.
    @Test func referencesToTheTableOfSwagger2() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                paths: {/a: {get: {responses: {200: {description: D, schema: {$ref: '#/definitions/S'}}}}}}
                schemas: {S: {type: object, properties: {a: {type: string}}}}
                """
        )
        #expect(reading.schema("S") == "{a: string}")
        #expect(
            reading.diagnostics == [
                "4:1: warning: 'schemas' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'definitions')"
            ]
        )
    }

    @Test func tablesOfOpenAPI3InSwagger2() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                security: [{key: []}]
                paths: {/a: {get: {responses: {200: {description: D, schema: {$ref: '#/schemas/S'}}}}}}
                schemas: {S: {type: object, properties: {a: {type: string}}}}
                securitySchemes: {key: {type: apiKey, in: header, name: K}}
                headers: {A: {type: string}}
                requestBodies: {}
                """
        )
        #expect(reading.schema("S") == "{a: string}")
        #expect(reading.service?.securitySchemes.map(\.name) == ["key"])
        #expect(
            reading.diagnostics == [
                "5:1: warning: 'schemas' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'definitions')",
                "6:1: warning: 'securitySchemes' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'securityDefinitions')",
                "7:1: warning: 'headers' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: 'headers' of responses)",
                "8:1: warning: 'requestBodies' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: parameters with 'in: body')",
            ]
        )
        #expect(reading.losses == 2)
    }

    /// A component that is only a reference to the schema of its name elsewhere in the document is that schema, not a second one.
    @Test(arguments: ["definitions", "schemas"])
    func schemasOutsideComponentsThatComponentsReferTo(table: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a: {get: {responses: {200: {description: D, content: {a/json: {schema: {$ref: '#/components/schemas/S'}}}}}}}
                  /b: {get: {responses: {200: {description: D, content: {a/json: {schema: {$ref: '#/\(table)/S'}}}}}}}
                components: {schemas: {S: {$ref: '#/\(table)/S'}, T: {$ref: '#/\(table)/U'}}}
                \(table):
                  S: {type: object, properties: {a: {type: string}}}
                  U: {type: object, properties: {b: {type: string}}}
                """
        )
        let service = try #require(reading.service)
        #expect(
            service.operations.flatMap { $0.responses.map(Outline(service).outline) } == [
                "200 a/json: @S", "200 a/json: @S",
            ]
        )
        #expect(
            service.schemas.map { "\($0.name) \(Outline(service).outline($0.schema))" } == [
                "S {a: string}", "T @U", "U {b: string}",
            ]
        )
    }

    @Test func slashesInNames() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                paths: {/a: {get: {responses: {200: {description: D, schema: {$ref: '#/definitions/example.com/a.B/x'}}}}}}
                definitions: {example.com/a.B: {x: {type: string}}}
                """
        )
        #expect(
            reading.diagnostics == [
                "3:69: warning: the reference '#/definitions/example.com/a.B/x' contains a slash in a name; it is "
                    + "treated as '#/definitions/example.com~1a.B/x' (write '~1' for the slash)"
            ]
        )
    }
}
