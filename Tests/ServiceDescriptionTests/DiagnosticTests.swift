import ServiceDescription
import Testing
import YAML

/// What is wrong with a description, and what is told about it.
@Suite struct DiagnosticTests {
    // MARK: - Documents

    @Test(arguments: [
        ("", "1:1: error: this is not a service description: the file is empty"),
        ("# Pets\n", "1:1: error: this is not a service description: the file has only comments"),
        ("[]", "1:1: error: this is not a service description: expected a mapping, found a sequence"),
        ("text", "1:1: error: this is not a service description: expected a mapping, found a string"),
        (
            "<?xml version='1.0'?>",
            "1:1: error: this is not a service description: it is an HTML page or XML (download the description itself)"
        ),
        (
            "asyncapi: 2.6.0",
            "1:1: error: this is not a service description: it is an AsyncAPI document (which describes messages, and not "
                + "requests)"
        ),
        (
            "overlay: 1.0.0",
            "1:1: error: this is not a service description: it is an overlay (name it under 'overlays' in the client "
                + "configuration)"
        ),
        (
            "#%RAML 1.0\ntitle: A",
            "2:1: error: this is not a service description: it is a RAML file (convert it to OpenAPI)"
        ),
        (
            "info: {schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'}",
            "1:1: error: this is not a service description: it is a Postman collection (convert it to OpenAPI)"
        ),
        (
            "{log: {version: '1.2', entries: []}}",
            "1:1: error: this is not a service description: it is a recording of requests, HAR (convert it to OpenAPI)"
        ),
        (
            "{data: {__schema: {types: []}}}",
            "1:1: error: this is not a service description: it is a GraphQL schema (use a generator of GraphQL clients)"
        ),
        (
            "openrpc: 1.2.6",
            "1:1: error: this is not a service description: it is an OpenRPC document (which describes calls of JSON-RPC, and "
                + "not requests)"
        ),
        (
            "{_type: export, __export_format: 4}",
            "1:1: error: this is not a service description: it is an Insomnia collection (convert it to OpenAPI)"
        ),
        (
            "$schema: 'http://json-schema.org/draft-07/schema#'",
            "1:1: error: this is not a service description: it is a JSON Schema (describe the operations that use it, and "
                + "refer to it there)"
        ),
        (
            "title: A",
            "1:1: error: this is not a service description: 'openapi' or 'swagger' is missing at the top level"
        ),
        (
            "info: {}\nopenapi: 4.0",
            "2:10: error: unsupported OpenAPI version '4.0' (supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2)"
        ),
        (
            "swagger: '1.2'",
            "1:10: error: unsupported Swagger version '1.2' (supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2)"
        ),
        (
            "{swaggerVersion: '1.2', apis: []}",
            "1:18: error: unsupported Swagger version '1.2' (supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2)"
        ),
        ("openapi: {}", "1:10: error: expected a version such as '3.1.0', found a mapping"),
        (
            "openapi: 3.0.0\ninfo: {title: A}",
            "1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)"
        ),
        ("openapi: 3.0.0\ninfo: {title: A}\npaths: 3", "3:8: error: expected a mapping for 'paths', found an integer"),
    ])
    func documentsThatAreRefused(text: String, expected: String) throws {
        let reading = try Reading(text)
        #expect(reading.service == nil)
        #expect(reading.diagnostics.first { $0.contains("error") } == expected)
    }

    @Test func membersThatContradictEachOtherAreReported() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths: {}
            components:
              schemas:
                A: {type: object, properties: {x: {type: integer}, y: {type: array, items: {}}}}
                B:
                  allOf:
                  - $ref: '#/components/schemas/A'
                  - properties:
                      x: {type: string}
                      y: {type: array, items: {type: string}}
            """
        )
        #expect(
            reading.diagnostics == [
                "11:11: warning: 'x' is a string here, but an integer in another part of 'allOf' (line 6); it is "
                    + "treated as a string (correct one of them)"
            ]
        )
    }

    @Test func aDescriptionWithoutATitleIsCalledService() throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {version: '1'}\npaths: {}")
        #expect(
            reading.diagnostics == [
                "2:1: warning: the description has no title; the service is named 'Service' (add 'title' to 'info')"
            ]
        )
        #expect(reading.service?.title == "Service")
    }

    // MARK: - References

    /// The reference is right, and its spelling not to be changed to that of the mistake.
    @Test(arguments: [
        (
            "componets: {schemas: {Pet: {type: object}}}",
            "1: warning: unknown key 'componets' (did you mean 'components'?)"
        ),
        ("components: {shemas: {Pet: {type: object}}}", "14: warning: unknown key 'shemas' (did you mean 'schemas'?)"),
    ])
    func aMisspelledTableOfComponents(line: String, mistake: String) throws {
        let reading = try Reading(
            "openapi: 3.0.0\ninfo: {title: A}\npaths: {/a: {get: {responses: {'200': {description: D, content: "
                + "{application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}\n\(line)"
        )
        #expect(
            reading.diagnostics == [
                "3:100: error: unresolved reference '#/components/schemas/Pet' (add what it leads to, or correct it)",
                "4:\(mistake)",
            ]
        )
    }

    @Test(arguments: [
        (
            "{$ref: '#/components/schemas/Prise'}",
            "unresolved reference '#/components/schemas/Prise' (did you mean 'Price'?)"
        ),
        (
            "{$ref: '#/components/shemas/Price'}",
            "unresolved reference '#/components/shemas/Price' (did you mean 'schemas'?)"
        ),
        (
            "{$ref: '#/components/schemas/Anything'}",
            "unresolved reference '#/components/schemas/Anything' (add what it leads to, or correct it)"
        ),
        (
            "{$ref: Price.yaml}",
            "unresolved reference 'Price.yaml': other files cannot be read here (did you mean '#/components/schemas/Price'?)"
        ),
        ("{$ref: 'other.yaml#/Price'}", "unresolved reference 'other.yaml#/Price': other files cannot be read here"),
        ("{$ref: []}", "expected a string for '$ref', found a sequence"),
    ])
    func references(schema: String, message: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Price: {type: number}\nX: {properties: {a: \(schema)}}")
        )
        #expect(reading.service == nil)
        #expect(reading.diagnostics == ["7:32: error: \(message)"])
    }

    @Test func referencesOfOtherKinds() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    get:
                      parameters: [{$ref: '#/components/parameters/Limt'}]
                      requestBody: {$ref: '#/components/requestBodies/A'}
                      responses: {200: {$ref: '#/components/responses/Loop'}}
                  /b: {$ref: '#/components/pathItems/B'}
                components:
                  parameters: {Limit: {name: limit, in: query, schema: {}}}
                  responses: {Loop: {$ref: '#/components/responses/Loop'}}
                """
        )
        #expect(
            reading.diagnostics == [
                "6:27: error: unresolved reference '#/components/parameters/Limt' (did you mean 'Limit'?)",
                "7:27: error: unresolved reference '#/components/requestBodies/A' (add what it leads to, or correct it)",
                "8:31: error: the reference '#/components/responses/Loop' leads only to other references, in a cycle "
                    + "(describe one of the parts that they lead to)",
                "9:14: error: unresolved reference '#/components/pathItems/B' (add what it leads to, or correct it)",
            ]
        )
    }

    @Test func aReferenceThatLeadsIntoItself() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {properties: {x: {$ref: '#/components/schemas/B/properties/x'}}}
                    B: {$ref: '#/components/schemas/B/properties/y'}
                    """
            )
        )
        #expect(
            reading.diagnostics
                == [("6:32", "x"), ("7:15", "y")].map { place, name in
                    "\(place): error: the reference '#/components/schemas/B/properties/\(name)' leads into other references, "
                        + "through more than 32 of them (refer to the part itself)"
                }
        )
    }

    @Test func cyclesWithoutAStructure() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {$ref: '#/components/schemas/B'}
                    B: {$ref: '#/components/schemas/A'}
                    C: {allOf: [{$ref: '#/components/schemas/D'}, {properties: {c: {}}}]}
                    D: {allOf: [{$ref: '#/components/schemas/C'}, {properties: {d: {}}}]}
                    """
            )
        )
        #expect(
            reading.diagnostics == [
                "6:5: warning: the references of the schema 'A' never reach a schema; nothing uses it, and it is ignored "
                    + "(describe one of the schemas that they lead to, or remove it)",
                "7:5: warning: the references of the schema 'B' never reach a schema; nothing uses it, and it is ignored "
                    + "(describe one of the schemas that they lead to, or remove it)",
                "9:24: warning: 'allOf' of 'C' refers back to 'C'; this part is ignored (remove it)",
            ]
        )
        #expect(reading.service != nil)
    }

    /// What uses one of the schemas in a circle uses all of them, and none of another circle.
    @Test(arguments: [
        "{type: array, items: {$ref: '#/components/schemas/B'}}",
        "{properties: {u: {allOf: [{$ref: '#/components/schemas/B'}]}}}",
        "{properties: {k: {}}, discriminator: {propertyName: k, mapping: {b: B}}}",
    ])
    func cyclesWithoutAStructureThatSomethingUses(user: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {$ref: '#/components/schemas/B'}
                    B: {$ref: '#/components/schemas/A'}
                    C: {$ref: '#/components/schemas/C'}
                    D: {$ref: '#/components/schemas/B'}
                    U: \(user)
                    """
            )
        )
        let end = "(describe one of the schemas that they lead to"
        #expect(
            reading.diagnostics.filter { $0.contains("never reach") } == [
                "6:5: error: the references of the schema 'A' never reach a schema \(end))",
                "7:5: error: the references of the schema 'B' never reach a schema \(end))",
                "8:5: warning: the references of the schema 'C' never reach a schema; nothing uses it, and it is ignored "
                    + "\(end), or remove it)",
                "9:5: warning: the references of the schema 'D' never reach a schema; nothing uses it, and it is ignored "
                    + "\(end), or remove it)",
            ]
        )
        #expect(reading.service == nil)
    }

    @Test(arguments: [
        "responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}",
        "requestBody: {$ref: '#/components/requestBodies/R'}, responses: {'204': {description: D}}",
    ])
    func cyclesWithoutAStructureThatAnOperationUses(operation: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: T, version: '1'}
            paths: {/a: {post: {\(operation)}}}
            components:
              requestBodies: {R: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
              schemas:
                A: {$ref: '#/components/schemas/A'}
            """
        )
        #expect(
            reading.diagnostics == [
                "7:5: error: the references of the schema 'A' never reach a schema (describe one of the schemas that they "
                    + "lead to)"
            ]
        )
        #expect(reading.service == nil)
    }

    @Test func aMistakeInASharedPartIsToldOnce() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a: {get: {parameters: [{$ref: '#/components/parameters/A'}]}, put: {parameters: [{$ref: '#/components/parameters/A'}]}}
                components: {parameters: {A: {name: a, in: query, schema: {type: 3}}}}
                """
        )
        #expect(
            reading.diagnostics == [
                "5:66: warning: unknown type '3' is treated as free-form JSON (write 'object', or another type)"
            ]
        )
    }

    @Test func aMistakeInAPartThatIsReadTwiceIsToldOnce() throws {
        let reading = try Reading(
            Format.openAPI30.head + "paths: {/a: {get: {sumary: A}}, /b: {$ref: '#/paths/~1a'}}"
        )
        #expect(reading.diagnostics == ["3:20: warning: unknown key 'sumary' (did you mean 'summary'?)"])
    }

    // MARK: - Operations

    @Test(arguments: [
        (
            "{parameters: [{in: query}]}",
            "4:33: warning: a parameter needs a 'name'; this one is not in the client (add the 'name')"
        ),
        (
            "{parameters: [{name: a, schema: {}}]}",
            "4:33: warning: the parameter 'a' has no 'in'; it is not in the client (add 'in: query', 'in: path', 'in: "
                + "header' or 'in: cookie')"
        ),
        (
            "{parameters: [{name: a, in: querry, schema: {}}]}",
            "4:47: warning: unknown parameter location 'querry'; the parameter is not in the client (did you mean 'query'?)"
        ),
        (
            "{parameters: [{name: a, in: querystring, content: {a/b: {}}}]}",
            "4:47: warning: 'querystring' is an OpenAPI 3.2 location; it is used anyway (write 'openapi: 3.2.0')"
        ),
        (
            "{parameters: [{name: a, in: cookie, style: cookie, schema: {}}]}",
            "4:62: warning: 'cookie' is an OpenAPI 3.2 style; it is used anyway (write 'openapi: 3.2.0')"
        ),
        (
            "{parameters: [{name: a, in: query, required: maybe, schema: {}}]}",
            "4:64: warning: expected a boolean for 'required', found a string; it is ignored (write true or false)"
        ),
        (
            "{parameters: [{name: a, in: query, schema: 3}]}",
            "4:62: warning: expected a schema for 'schema', found an integer; it is treated as free-form JSON (write a schema, such as '{type: string}')"
        ),
        (
            "{responses: {ok: {description: OK}}}",
            "4:32: warning: unknown status code 'ok' is ignored (write a code such as 200, a range such as 4XX, or "
                + "default)"
        ),
        (
            "{parameters: [{name: a, in: query}]}",
            "4:33: warning: the parameter 'a' has no schema; it is treated as a string (write 'schema: {type: string}')"
        ),
        (
            "{parameters: [{name: a, in: query, type: string}]}",
            "4:54: warning: since OpenAPI 3.0, the 'type' of a parameter belongs in its 'schema' (write 'schema: "
                + "{type: …}')"
        ),
        (
            "{parameters: [{name: a, in: query, style: from, schema: {}}]}",
            "4:61: warning: unknown style 'from' is ignored (did you mean 'form'?)"
        ),
        (
            "{parameters: [{name: a, in: query, schema: {}}, {name: a, in: query, schema: {}}]}",
            "4:67: warning: the parameter 'a' in query is declared twice; this one is ignored (remove one of them)"
        ),
        (
            "{parameters: [{name: b, in: path, schema: {}}]}",
            "4:33: warning: the path parameter 'b' does not occur in the path '/a'; it is ignored (remove it, or add "
                + "'{b}' to the path)"
        ),
        ("{sumary: A}", "4:20: warning: unknown key 'sumary' (did you mean 'summary'?)"),
        ("{operationID: a}", "4:20: warning: unknown key 'operationID' (did you mean 'operationId'?)"),
        (
            "{security: [{oath: []}, {other: []}]}",
            "4:32: warning: the security scheme 'oath' is not declared; the requirement is ignored (did you mean 'oauth'?)"
        ),
        (
            "{requestBody: {content: {a/b: {prefixEncoding: [{}]}}}}",
            "4:50: warning: 'prefixEncoding' is ignored: it applies to unnamed parts, as in 'multipart/mixed' (use "
                + "'encoding')"
        ),
    ])
    func operations(lines: String, expected: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A, version: '1'}
            components: {securitySchemes: {oauth: {type: http, scheme: basic}}}
            paths: {/a: {get: \(lines)}}
            security: []
            """
        )
        #expect(reading.diagnostics.first == expected)
        #expect((reading.service == nil) == expected.contains("error"))
    }

    @Test(arguments: [
        ("/a/{id}", "petId", "id"), ("/a/{id}", "'{id}'", "id"),
        ("/a/{id}/{x}", "'{id}', in: path, schema: {}}, {name: '{x}'", "id"),
        ("/a/{b}/{id}", "b, in: path, schema: {}}, {name: petId", "id"),
    ])
    func theOnlyPathParameterThatIsLeftIsTheOneThatIsLeft(path: String, names: String, name: String) throws {
        let reading = try Reading(
            Format.openAPI30.head
                + "paths:\n '\(path)':\n  get: {parameters: [{name: \(names), in: path, schema: {type: integer}}]}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(
            Set(operation.parameters.map(\.name))
                == Set(
                    path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
                )
        )
        #expect(operation.parameters.allSatisfy { $0.location == .path })
        #expect(operation.parameters.contains { $0.name == name })
        #expect(reading.diagnostics.allSatisfy { $0.contains("it is treated as '") && $0.contains("' (write 'name: ") })
        #expect(!reading.diagnostics.isEmpty)
    }

    /// Somebody may have given both the same name.
    @Test func aPathParameterThatIsNotDeclaredIsAString() throws {
        let reading = try Reading(
            Format.openAPI30.head + "paths: {'/a/{id}/{x}': {get: {parameters: [{name: y, in: path, schema: {}}]}}}"
        )
        #expect(
            reading.diagnostics == [
                "3:25: warning: the path parameter 'id' is not declared; it is treated as a string (declare it under "
                    + "'parameters')",
                "3:25: warning: the path parameter 'x' is not declared; it is treated as a string (declare it under "
                    + "'parameters')",
                "3:44: warning: the path parameter 'y' does not occur in the path '/a/{id}/{x}'; it is ignored "
                    + "(remove it, or add '{y}' to the path)",
            ]
        )
        #expect(
            reading.service?.operations.first?.parameters.map(Outline().outline)
                == ["path id! simple: string", "path x! simple: string"]
        )
    }

    @Test func identifiersThatAreUsedTwice() throws {
        let reading = try Reading(
            Format.openAPI30.head + "paths: {/a: {get: {operationId: read}}, '/b/c': {get: {operationId: read}}}"
        )
        #expect(
            reading.diagnostics == [
                "3:69: warning: duplicate operationId 'read'; this operation is identified by 'getBC' "
                    + "instead, also in the client configuration (give each operation a unique 'operationId')",
                "3:33: note: 'read' is first used here",
            ]
        )
        #expect(reading.service?.operations.map(\.identifier) == ["read", "getBC"])
    }

    @Test func headersThatAreDescribedElsewhereAreNoParameters() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                components: {securitySchemes: {a: {type: http, scheme: basic}}}
                security: [{a: []}]
                paths:
                  /x:
                    get:
                      parameters:
                        - {name: Accept, in: header, schema: {}}
                        - {name: authorization, in: header, schema: {}}
                        - {name: Content-Type, in: header, schema: {}}
                """
        )
        #expect(
            reading.diagnostics == [
                "9:11: warning: the header parameter 'Accept' is ignored: the client sends the media types of the "
                    + "responses (remove it)",
                "10:11: warning: the header parameter 'authorization' is ignored: the credential of 'security' sends "
                    + "it (remove it)",
                "11:11: warning: the header parameter 'Content-Type' is ignored: the client sends the media type of "
                    + "the body (remove it)",
            ]
        )
        #expect(reading.service?.operations.first?.parameters.isEmpty == true)
    }

    @Test func aCredentialThatNoSchemeDescribesIsAParameter() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                components: {securitySchemes: {a: {type: apiKey, in: header, name: Key}}}
                paths: {/x: {get: {parameters: [{name: Authorization, in: header, required: true, schema: {type: string}}], responses: {204: {description: D}}}}}
                """
        )
        #expect(
            reading.diagnostics.contains(
                "4:33: warning: no security scheme describes the credential of the header parameter 'Authorization'; callers "
                    + "pass it themselves (describe a security scheme instead)"
            )
        )
        #expect(reading.service?.operations.first?.parameters.map(\.name) == ["Authorization"])
    }

    @Test func aCredentialIsAParameterOfOperationsWhoseSchemesDoNotSendIt() throws {
        let parameters = "parameters: [{$ref: '#/components/parameters/P'}], responses: {204: {description: D}}"
        let reading = try Reading(
            Format.openAPI30.head + """
                components:
                  parameters: {P: {name: Authorization, in: header, schema: {type: string}}}
                  securitySchemes: {key: {type: apiKey, in: header, name: Key}, bearer: {type: http, scheme: bearer}}
                security: [{bearer: []}]
                paths:
                  /a: {get: {\(parameters)}}
                  /b: {get: {\(parameters), security: [{key: []}]}}
                  /c: {get: {\(parameters), security: []}}
                  /d: {get: {\(parameters), security: [{key: []}, {bearer: []}]}}
                """
        )
        #expect(
            reading.diagnostics == [
                "4:19: warning: the header parameter 'Authorization' is ignored: the credential of 'security' sends it (remove it)",
                "4:19: warning: no security scheme that the operation requires sends the credential of the header parameter "
                    + "'Authorization'; callers pass it themselves (add the scheme to its 'security')",
            ]
        )
        let operations = try #require(reading.service).operations
        #expect(operations.map { $0.parameters.map(\.name) } == [[], ["Authorization"], ["Authorization"], []])
    }

    @Test func theWholeQueryNeedsAMediaType() throws {
        let reading = try Reading(
            """
            openapi: 3.2.0
            info: {title: A, version: '1'}
            paths: {/a: {get: {parameters: [{name: q, in: querystring, schema: {type: string}}]}}}
            """
        )
        #expect(
            reading.diagnostics == [
                "3:33: error: the parameter 'q' is the whole query string and needs 'content' with one media type"
            ]
        )
    }

    @Test func aPathWithoutASlash() throws {
        let reading = try Reading(Format.openAPI30.head + "paths: {a: {get: {}}}")
        #expect(
            reading.diagnostics == [
                "3:9: warning: the path 'a' does not start with '/'; it is treated as '/a' (write '/a')"
            ]
        )
        #expect(reading.service?.operations.map(\.path) == ["/a"])
    }

    @Test func twoBodiesInSwagger() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                paths:
                  /a:
                    post:
                      parameters:
                        - {name: a, in: body, schema: {}}
                        - {name: b, in: body, schema: {}}
                        - {name: c, in: formData, type: string}
                        - {name: d, in: query, type: array, items: {type: string}, collectionFormat: cvs}
                """
        )
        #expect(
            reading.diagnostics == [
                "8:11: warning: an operation can have only one body; 'b' is ignored (remove one of them)",
                "9:11: warning: an operation can have a body or a form, not both; the form is ignored (remove one of "
                    + "them)",
                "10:86: warning: unknown collection format 'cvs' is ignored (did you mean 'csv'?)",
            ]
        )
    }

    // MARK: - Servers and security

    @Test(arguments: [
        ("servers: [{description: A}]", "3:11: warning: a server without a 'url' is ignored (add the 'url')"),
        (
            "servers: [{url: a.com/v1}]",
            "3:17: warning: the server 'a.com/v1' has no scheme; it is treated as 'https://a.com/v1' (write "
                + "'https://a.com/v1')"
        ),
        (
            "servers: [{url: 'wss://a.com'}]",
            "3:17: warning: the server 'wss://a.com' is ignored: the client supports only HTTP, not 'wss' (write "
                + "'https')"
        ),
        (
            "servers: [{url: 'https://{region}.a.com'}]",
            "3:17: warning: the variable 'region' of the server's URL is not declared (declare it under 'variables')"
        ),
        ("tags: [{description: A}]", "3:8: warning: a tag without a 'name' is ignored (add the 'name')"),
        (
            "components: {securitySchemes: {a: {}}}",
            "3:35: warning: the security scheme 'a' has no 'type'; the client has no credential for it (add 'apiKey', 'http', "
                + "'oauth2' or another type)"
        ),
        (
            "components: {securitySchemes: {a: {type: oath2}}}",
            "3:42: warning: unknown security scheme type 'oath2' (did you mean 'oauth2'?)"
        ),
        (
            "components: {securitySchemes: {a: {type: signature}}}",
            "3:42: warning: unknown security scheme type 'signature' (write 'apiKey', 'http' or another type)"
        ),
        (
            "components: {securitySchemes: {a: {type: apiKey, in: header}}}",
            "3:35: warning: the security scheme 'a' has no 'name'; the client has no credential for it (add the "
                + "'name' of the header, query parameter or cookie)"
        ),
        (
            "components: {securitySchemes: {a: {type: apiKey, name: A, in: Body}}}",
            "3:63: warning: the security scheme 'a' has no valid 'in'; the client has no credential for it (write "
                + "'header', 'query' or 'cookie')"
        ),
        (
            "components: {securitySchemes: {a: {type: apiKey, name: A, in: body}}}",
            "3:63: warning: the security scheme 'a' has no valid 'in'; the client has no credential for it (write "
                + "'header', 'query' or 'cookie')"
        ),
    ])
    func services(lines: String, expected: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A, version: '1'}\n\(lines)\npaths: {}")
        #expect(reading.diagnostics == [expected])
    }

    // MARK: - All at once

    @Test func allMistakesAreToldInTheOrderOfTheDocument() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths:
              /a:
                get:
                  parameters: [{name: a}]
                  responses:
                    ok: {}
                    200: {content: {application/json: {schema: {$ref: '#/components/schemas/B'}}}}
            components:
              schemas:
                A: {type: strin}
            tags: 3
            """
        )
        #expect(
            reading.diagnostics == [
                "6:20: warning: the parameter 'a' has no 'in'; it is not in the client (add 'in: query', 'in: path', "
                    + "'in: header' or 'in: cookie')",
                "8:9: warning: unknown status code 'ok' is ignored (write a code such as 200, a range such as 4XX, or "
                    + "default)",
                "9:59: error: unresolved reference '#/components/schemas/B' (add what it leads to, or correct it)",
                "12:15: warning: unknown type 'strin' is treated as free-form JSON (did you mean 'string'?)",
                "13:7: warning: expected a sequence for 'tags', found an integer; it is ignored (write a sequence, or remove it)",
            ]
        )
    }

    // MARK: - Losses

    @Test(arguments: [
        ("paths: {/a: {gett: {}}}", true),
        ("paths: {/a: {get: {sumary: A}}}", true),
        ("paths: {/a: {get: {security: [{a: []}]}}}", true),
        ("paths: {}\nwebhooks: {a: {post: {}}}", true),
        ("paths: {}\ncomponents: {schemas: {A: {type: strin}}}", true),
        ("paths: {}\ncomponents: {schemas: {A: {type: string, if: {}}}}", true),
        ("paths: {}\ncomponents: {schemas: {A: {type: string, format: date-tme}}}", true),
        (
            "paths: {}\ncomponents: {schemas: {A: {allOf: [{properties: {x: {type: string}}}, {properties: {x: {type: integer}}}]}}}",
            true
        ),
        ("paths: {}\ncomponents: {schemas: {A: {xml: {attribute: true, wrapped: true}}}}", true),
        ("paths: {}\ncomponents: {securitySchemes: {a: {type: digest}}}", true),
        ("paths: {}\ncomponents: {securitySchemes: {a: {type: apikey, in: header, name: a}}}", false),
        ("paths: {/a: {get: {responses: {}}}}", false),
        ("paths: {a: {get: {responses: {'200': {description: A}}}}}", false),
        ("paths: {}\ncomponents: {schemas: {A: {type: string, default: 1}}}", false),
    ])
    func whatIsNotInTheClientIsALoss(lines: String, isLoss: Bool) throws {
        let document = try YAMLReader.read(bytes: Array((Format.openAPI31.head + lines).utf8), file: "test.yaml")
        let diagnostics = ServiceReader.read(document).diagnostics.all
        #expect(diagnostics.map(\.isLoss) == [isLoss])
        #expect(diagnostics.map(\.severity) == [.warning])
    }

    // MARK: - Limits

    @Test func aMessageIsNeverLong() throws {
        let name = String(repeating: "ä", count: 100_000)
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: \(name)}"))
        let message = try #require(reading.diagnostics.first)
        #expect(message.utf8.count < 1100)
        #expect(message.hasPrefix("6:15: warning: unknown type 'ää"))
        #expect(message.contains("ä…"))
        #expect(message.hasSuffix("ä' is treated as free-form JSON (write 'object', or another type)"))
    }

    @Test func aMessageIsCutBetweenCharacters() {
        var diagnostics = Diagnostics()
        diagnostics.warning("a" + String(repeating: "ä", count: 700) + "b", at: nil)
        let rest = String(repeating: "ä", count: 249)
        #expect(diagnostics.all.map(\.message) == ["a\(rest)…ä\(rest)b"])
    }

    @Test func aThousandMistakesOfAKindAreKeptAndTheRestIsCounted() throws {
        let operations = (0..<1200).map { "  /\($0): {get: {sumary: A, parameters: [{$ref: [a]}], operationId: ''}}\n" }
        let text = Format.openAPI31.head + "paths:\n" + operations.joined()
        let diagnostics = ServiceReader.read(try YAMLReader.read(bytes: Array(text.utf8), file: "test.yaml"))
            .diagnostics
        #expect(diagnostics.all.count == 3000)
        #expect(diagnostics.omitted.errors == 200)
        #expect(diagnostics.omitted.warnings == 200)
        #expect(diagnostics.omitted.losses == 200)
        #expect(diagnostics.hasErrors)
        #expect(diagnostics.all.prefix(3).allSatisfy { $0.mark?.line == 4 })
    }

    @Test func aLongChainOfCompositionsIsReadWhicheverEndComesFirst() throws {
        let schemas = (0..<1000).map {
            "S\($0): {allOf: [{$ref: '#/components/schemas/S\($0 + 1)'}, {properties: {p\($0): {}}}]}"
        }
        let reading = try Reading(
            Format.openAPI30.description(schemas: (schemas + ["S1000: {properties: {a: {}}}"]).joined(separator: "\n"))
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("S0")?.contains("p999: any, p998: any") == true)
    }

    @Test func compositionsThatMultiplyAreBounded() throws {
        let schemas = (0..<30).reversed().map { level in
            let next = "allOf: [{$ref: '#/components/schemas/S\(level + 1)'}, {properties: {x: {}}}]"
            return "S\(level): {properties: {a: {\(next)}, b: {\(next)}}}"
        }
        let reading = try Reading(
            Format.openAPI30.description(schemas: (schemas + ["S30: {properties: {a: {}}}"]).joined(separator: "\n"))
        )
        #expect(reading.service == nil)
        #expect(reading.diagnostics.count == 1)
        #expect(
            reading.diagnostics.first?.hasSuffix(
                "error: 'allOf' adds too many properties: the schemas of this description inherit more than 1000000 "
                    + "(name the schemas that are composed again and again, and refer to these)"
            ) == true
        )
    }
}
