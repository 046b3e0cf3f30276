@testable import ServiceDescription
import Testing

/// The part of a description that is about one operation, and what it is read as.
struct OperationCase: Sendable, CustomTestStringConvertible {
    let lines: String
    let expected: [String]
    let format: Format

    init(_ lines: String, _ expected: String..., format: Format = .openAPI30) {
        self.lines = lines
        self.expected = expected
        self.format = format
    }

    var testDescription: String { lines }
}

@Suite struct OperationTests {
    /// Microsoft's connectors have titles for people, which say what a parameter is where nothing else does.
    @Test(arguments: [
        ("x-ms-summary: The address of the site", "The address of the site"),
        ("x-ms-summary: Site, description: Such as a.example.", "Such as a.example."),
        ("x-ms-summary: Site URL", nil), ("x-ms-summary: ' '", nil),
    ])
    func titlesOfParameters(keys: String, text: String?) throws {
        let reading = try Reading(
            "swagger: '2.0'\ninfo: {title: A}\npaths: {/a: {get: {parameters: [{name: siteUrl, in: query, type: string, \(keys)}], "
                + "responses: {204: {description: D}}}}}"
        )
        #expect(reading.service?.operations.flatMap(\.parameters).map(\.documentation.text) == [text])
    }

    /// Whatever stands in a path or in a header field is text. Frameworks write no type where their functions have none.
    @Test(arguments: [
        ("path", "{title: Id}", "path p! simple: string"), ("path", "{}", "path p! simple: string"),
        ("header", "{title: Id, description: D}", "header p simple: string"),
        ("path", "{default: 1}", "path p! simple: any"), ("path", "{example: 1}", "path p! simple: any"),
        ("path", "{example: a}", "path p! simple: string"), ("query", "{title: Q}", "query p form*: any"),
        ("path", "{nullable: true, title: Id}", "path p! simple: string?"),
        ("path", "{$ref: '#/components/schemas/P'}", "path p! simple: @P"),
    ])
    func aParameterWithoutATypeIsText(location: String, schema: String, outline: String) throws {
        let reading = try Reading(
            """
            \(Format.openAPI30.head)paths:
              '/a\(location == "path" ? "/{p}" : "")':
                get: {parameters: [{name: p, in: \(location), schema: \(schema)}]}
            components: {schemas: {P: {}}}
            """
        )
        #expect(
            try #require(reading.service?.operations.first).parameters.map(Outline(reading.service).outline) == [
                outline
            ]
        )
        #expect(reading.diagnostics == [])
    }

    /// The only operation of a description.
    private func operation(_ test: OperationCase) throws -> ServiceDescription.Operation {
        let reading = try Reading(test.format.head + test.lines)
        #expect(reading.diagnostics == [])
        return try #require(reading.service?.operations.first)
    }

    // MARK: - Parameters

    @Test(arguments: [
        // Styles of OpenAPI 3
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: query, schema: {type: string}}]}}}",
            "query a form*: string"
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: query, required: true, explode: false, schema: {type: array, items: {type: string}}}]}}}",
            "query a! form: [string]"
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: query, style: deepObject, schema: {type: object}}]}}}",
            "query a deepObject*: <any>"
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: query, style: pipeDelimited, allowReserved: true, schema: {}}]}}}",
            "query a pipeDelimited reserved: any"
        ),
        OperationCase(
            "paths: {'/x/{a}{b}': {get: {parameters: [{name: a, in: path, schema: {}}, {name: b, in: path, style: matrix, explode: true, schema: {}}]}}}",
            "path a! simple: string",
            "path b! matrix*: any"
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: A, in: header, schema: {}}, {name: a, in: cookie, schema: {}}]}}}",
            "header A simple: string",
            "cookie a form*: any"
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: query, content: {application/json: {schema: {type: integer}}}}]}}}",
            "query a form* application/json: integer"
        ),
        // OpenAPI 3.2
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: cookie, style: cookie, schema: {}}]}}}",
            "cookie a cookie*: any",
            format: .openAPI32
        ),
        OperationCase(
            "paths: {/x: {get: {parameters: [{name: a, in: querystring, content: {application/json: {schema: {}}}}]}}}",
            "querystring a form* application/json: any",
            format: .openAPI32
        ),
        // Collection formats of Swagger 2.0
        OperationCase(
            """
            paths:
              /x:
                get:
                  parameters:
                    - {name: a, in: query, type: array, items: {type: string}}
                    - {name: b, in: query, type: array, items: {type: integer}, collectionFormat: multi}
                    - {name: c, in: query, type: array, items: {type: string}, collectionFormat: ssv}
                    - {name: d, in: query, type: array, items: {type: string}, collectionFormat: tsv}
                    - {name: e, in: query, type: array, items: {type: string}, collectionFormat: pipes}
                    - {name: f, in: header, type: array, items: {type: string}, collectionFormat: csv}
                    - {name: Accept, in: header, type: string, required: true}
                    - {name: g, in: query, type: string, enum: [x], x-ms-enum: {name: G, modelAsString: true}}
                    - {name: h, in: query, type: string, x-ms-client-name: height, x-ms-skip-url-encoding: true}
                    - {name: i, in: query, type: string, x-ms-parameter-location: client, description: Words.}
            """,
            "query a form: [string]",
            "query b form*: [integer]",
            "query c spaceDelimited: [string]",
            "query d tabDelimited: [string]",
            "query e pipeDelimited: [string]",
            "header f simple: [string]",
            "header Accept! simple: string",
            "query g form*: enum G string(x)",
            "query h=height form* encoded: string",
            "query i form* client: string",
            format: .swagger20
        ),
        // Those of the path and those of the operation
        OperationCase(
            """
            paths:
              '/x/{id}':
                parameters:
                  - {name: id, in: path, required: true, schema: {type: string}}
                  - {name: A, in: header, schema: {type: string}}
                  - {name: id, in: query, schema: {type: string}}
                get:
                  parameters:
                    - {name: b, in: query, schema: {type: string}}
                    - {name: a, in: header, required: true, schema: {type: integer}}
            """,
            "path id! simple: string",
            "header a! simple: integer",
            "query b form*: string",
            "query id form*: string"
        ),
        // Shared ones
        OperationCase(
            """
            paths: {/x: {get: {parameters: [{$ref: '#/components/parameters/Limit'}]}}}
            components: {parameters: {Limit: {$ref: '#/components/parameters/Top'}, Top: {name: top, in: query, schema: {type: integer}}}}
            """,
            "query top form*: integer"
        ),
        OperationCase(
            """
            paths: {/x: {get: {parameters: [{$ref: '#/parameters/Top'}]}}}
            parameters: {Top: {name: top, in: query, type: integer}}
            """,
            "query top form*: integer",
            format: .swagger20
        ),
    ])
    func parameters(_ test: OperationCase) throws {
        #expect(try operation(test).parameters.map(Outline().outline) == test.expected)
    }

    @Test func aParameterTakesTheWordsOfItsSchemaWhereItHasNone() throws {
        let operation = try operation(
            OperationCase(
                "paths: {/x: {get: {parameters: [{name: a, in: query, deprecated: true, schema: {type: string, description: Words.}}]}}}"
            )
        )
        #expect(operation.parameters.map(\.documentation) == [Documentation(text: "Words.", isDeprecated: true)])
    }

    // MARK: - Bodies

    @Test(arguments: [
        OperationCase("paths: {/x: {post: {}}}", "none"),
        OperationCase(
            "paths: {/x: {post: {requestBody: {required: true, content: {application/json: {schema: {type: string}}, text/plain: {}}}}}}",
            "body! application/json: string; text/plain: -"
        ),
        OperationCase(
            """
            paths: {/x: {post: {x-ms-requestBody-name: pet, requestBody: {$ref: '#/components/requestBodies/Pet'}}}}
            components: {requestBodies: {Pet: {content: {application/json: {schema: {type: object}}}}}}
            """,
            "pet application/json: <any>"
        ),
        // What is left of the names of Swagger 2.0: by its converter, and by NSwag.
        OperationCase(
            """
            paths: {/x: {post: {x-codegen-request-body-name: pet, requestBody: {content: {application/json: {schema: {type: string}}}}}}}
            """,
            "pet application/json: string"
        ),
        OperationCase(
            "paths: {/x: {post: {requestBody: {x-name: pet, content: {application/json: {schema: {type: string}}}}}}}",
            "pet application/json: string"
        ),
        OperationCase(
            """
            paths:
              /x:
                post:
                  requestBody:
                    content:
                      multipart/form-data:
                        schema: {properties: {file: {type: string, format: binary}, tags: {type: array, items: {type: string}}}}
                        encoding: {file: {contentType: image/png}, tags: {style: pipeDelimited}}
            """,
            "body multipart/form-data: {file: binary, tags: [string]} file~form* as image/png tags~pipeDelimited"
        ),
        // Swagger 2.0
        OperationCase(
            "paths: {/x: {post: {parameters: [{name: pet, in: body, required: true, schema: {type: object}}]}}}",
            "pet! application/json: <any>",
            format: .swagger20
        ),
        OperationCase(
            """
            consumes: [application/xml]
            paths: {/x: {post: {consumes: [application/json, text/json], parameters: [{name: pet, in: body, schema: {}}]}}}
            """,
            "pet application/json: any; text/json: any",
            format: .swagger20
        ),
        OperationCase(
            """
            consumes: [application/xml]
            paths: {/x: {post: {parameters: [{name: pet, x-ms-client-name: animal, in: body, schema: {}}]}}}
            """,
            "animal application/xml: any",
            format: .swagger20
        ),
        OperationCase(
            "paths: {/x: {post: {parameters: [{name: data, in: body, schema: {type: string, format: binary}}]}}}",
            "data application/octet-stream: binary",
            format: .swagger20
        ),
        OperationCase(
            """
            paths:
              /x:
                post:
                  parameters:
                    - {name: a, in: formData, type: string, required: true}
                    - {name: b, in: formData, type: array, items: {type: string}}
            """,
            "body! application/x-www-form-urlencoded: {a!: string, b: [string]} b~form",
            format: .swagger20
        ),
        OperationCase(
            """
            paths:
              /x:
                post:
                  consumes: [application/x-www-form-urlencoded, multipart/form-data]
                  parameters: [{name: a, in: formData, type: file}]
            """,
            "body multipart/form-data: {a: binary}",
            format: .swagger20
        ),
        OperationCase(
            """
            paths:
              /x:
                post:
                  consumes: [multipart/form-data]
                  parameters: [{name: a, in: formData, type: string}]
            """,
            "body multipart/form-data: {a: string}",
            format: .swagger20
        ),
    ])
    func body(_ test: OperationCase) throws {
        #expect(try [Outline().outline(operation(test).body)] == test.expected)
    }

    // MARK: - Responses

    @Test(arguments: [
        OperationCase(
            """
            paths:
              /x:
                get:
                  responses:
                    default: {description: Failure}
                    4XX: {description: Wrong}
                    404: {description: None}
                    '201': {description: Made, content: {application/json: {schema: {type: string}}, text/plain: {}}}
                    x-note: {}
            """,
            "201 application/json: string; text/plain: -",
            "404",
            "4XX",
            "default"
        ),
        OperationCase(
            """
            paths: {/x: {get: {responses: {200: {$ref: '#/components/responses/OK'}, 202: {$ref: '#/components/responses/OK'}}}}}
            components:
              headers: {Count: {schema: {type: integer}}}
              responses:
                OK:
                  description: OK
                  headers: {X-Count: {$ref: '#/components/headers/Count'}, Content-Type: {schema: {}}, ETag: {}}
            """,
            "200 headers X-Count: integer, ETag: string",
            "202 headers X-Count: integer, ETag: string"
        ),
        OperationCase(
            """
            produces: [application/json, text/json]
            paths:
              /x:
                get:
                  responses:
                    200: {description: OK, schema: {type: string}, headers: {X-Count: {type: integer, format: int64}}}
                    204: {description: Empty}
                    404: {description: None, x-ms-error-response: true}
            """,
            "200 application/json: string; text/json: string headers X-Count: integer(int64)",
            "204",
            "404 error",
            format: .swagger20
        ),
        OperationCase(
            """
            paths:
              /x:
                get:
                  responses: {200: {description: OK, schema: {type: file}}, 201: {description: OK, schema: {type: object}}}
            """,
            "200 application/octet-stream: binary",
            "201 application/json: any",
            format: .swagger20
        ),
        OperationCase(
            """
            produces: [application/json]
            responses: {Failure: {description: Failure, schema: {type: object}}}
            paths:
              /x: {get: {produces: [text/json], responses: {default: {$ref: '#/responses/Failure'}}}}
            """,
            "default text/json: any",
            format: .swagger20
        ),
    ])
    func responses(_ test: OperationCase) throws {
        #expect(try operation(test).responses.map(Outline().outline) == test.expected)
    }

    /// The message has the name that the operation has, without what a router adds to it.
    @Test func anEmptyIdentifierIsReportedWithTheOneInItsPlace() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /pets/{id:int}:
                    get:
                      operationId: ''
                      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                      responses: {200: {description: D}}
                """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.identifier == "getPetsById")
        #expect(reading.diagnostics.contains { $0.contains("the operation is named 'getPetsById'") })
    }

    /// What is said to be ignored changes no content.
    @Test func mediaTypesThatAreListedAsInSwaggerAreIgnored() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /x:
                    get:
                      produces: [image/png]
                      responses: {200: {description: D, content: {application/json: {schema: {type: string}}}}}
                """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.responses.map(Outline().outline) == ["200 application/json: string"])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains("'produces' is a Swagger 2.0 key; it is ignored") })
    }

    // MARK: - The operation itself

    @Test func whatADescriptionSaysAboutAnOperation() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: Test, version: '1'}
            security: [{key: []}]
            tags: [{name: pets, description: About pets}]
            paths:
              /pets:
                summary: Pets
                servers: [{url: https://pets.example.com}]
                get:
                  operationId: listPets
                  tags: [pets, animals]
                  summary: Lists pets
                  description: All of them.
                  deprecated: true
                  security: []
                  servers: [{url: https://list.example.com}]
                  x-ms-pageable: {nextLinkName: next, itemName: pets}
                post: {operationId: addPet, security: [{key: []}, {}], x-ms-pageable: {nextLinkName: null}}
                head: {}
                trace: {}
                options: {}
            components:
              securitySchemes: {key: {type: apiKey, name: X-Key, in: header}}
            """
        )
        #expect(reading.diagnostics == [])
        let service = try #require(reading.service)
        #expect(service.security == [SecurityRequirement(schemes: ["key"])])
        #expect(service.tags.map(\.name) == ["pets"])
        #expect(service.tags.map(\.documentation.text) == ["About pets"])
        #expect(service.operations.map(\.method) == ["GET", "POST", "HEAD", "TRACE", "OPTIONS"])
        let list = service.operations[0]
        #expect(list.identifier == "listPets")
        #expect(list.hasOwnIdentifier)
        #expect(list.path == "/pets")
        #expect(list.tags == ["pets", "animals"])
        #expect(list.documentation == Documentation(summary: "Lists pets", text: "All of them.", isDeprecated: true))
        #expect(list.security == [])
        #expect(list.servers.map(\.url) == ["https://list.example.com"])
        #expect(list.paging == Paging(itemsName: "pets", nextLinkName: "next"))
        #expect("\(list.mark)" == "test.yaml:9:5")
        let add = service.operations[1]
        #expect(add.documentation.summary == "Pets")
        #expect(add.security == [SecurityRequirement(schemes: ["key"]), SecurityRequirement(schemes: [])])
        #expect(add.servers.map(\.url) == ["https://pets.example.com"])
        #expect(
            add.paging?.itemsName == "value" && add.paging?.isItemsNameDefault == true
                && add.paging?.nextLinkName == nil
        )
        #expect(service.operations[2].security == nil)
        #expect(service.operations[2].paging == nil)
    }

    @Test func operationsWithoutAnIdentifierAreNamedByMethodAndPath() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /: {get: {}}
                  '/pets/{petId}': {parameters: [{name: petId, in: path, schema: {}}], get: {}, delete: {operationId: getRoot}}
                  /store/open-hours: {get: {}}
                """
        )
        #expect(reading.diagnostics == [])
        #expect(
            reading.service?.operations.map(\.identifier)
                == ["getRoot2", "getPetsByPetId", "getRoot", "getStoreOpenHours"]
        )
        #expect(reading.service?.operations.map(\.hasOwnIdentifier) == [false, false, true, false])
    }

    @Test(arguments: [
        ("/alerts?lat={lat}&lon={lon}", "getAlertsByLatLon"),
        ("/find?type=cat&name={name}", "getFindTypeCatByName"),
        ("/Pets('{Name}')", "getPetsByName"),
        ("/Pets(Name='{Name}',Age={Age})/Owner", "getPetsByNameAgeOwner"),
        ("/pets/kind={kind}", "getPetsKindByKind"),
        ("/{id}:start", "getByIdStart"),
        ("/v{version}/pets", "getByVVersionPets"),
        ("/({id})", "getById"),
    ])
    func whatStandsBeforeTheParametersOfAPartOfAPathIsNamedFirst(path: String, identifier: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + #"paths: {"\#(path)": {get: {responses: {204: {description: D}}}}}"#
        )
        #expect(reading.service?.operations.map(\.identifier) == [identifier])
    }

    @Test(arguments: [
        "9e107d9d372bb6826bd81d3542a419d6", "DE9F2C7FD25E1B3AFAD3E85A0BD17D9B100DB4B3",
        "53ac1b5e1dd7570800d1b7c1",
        "123e4567-e89b-12d3-a456-426614174000", "GET /pets", "get_/pets", "GET::/pets::PetController::index",
    ])
    func identifiersThatSayNothingAreNoNames(identifier: String) throws {
        let reading = try Reading(
            Format.openAPI30.head
                + #"paths: {/pets: {get: {operationId: "\#(identifier)", responses: {204: {description: D}}}}}"#
        )
        #expect(reading.diagnostics == [])
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.identifier == "getPets")
        #expect(!operation.hasOwnIdentifier)
    }

    @Test(arguments: ["deadbeef", "get", "getPets", "get/pets/all", "GET /pet", "9e107d9d372bb6826bd81d3542a419dz"])
    func otherIdentifiersAreNames(identifier: String) throws {
        let reading = try Reading(
            Format.openAPI30.head
                + #"paths: {/pets: {get: {operationId: "\#(identifier)", responses: {204: {description: D}}}}}"#
        )
        #expect(reading.service?.operations.first?.identifier == identifier)
    }

    @Test func pathItemsMayBeReferredToAndStandBesideThePaths() throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: Test, version: '1'}
            paths:
              /a: {get: {operationId: a}}
              /b: {$ref: '#/paths/~1a'}
              x-internal: {}
            x-ms-paths:
              /a?comp=list: {get: {operationId: list}}
            """
        )
        #expect(
            reading.diagnostics == [
                "4:27: warning: duplicate operationId 'a'; this operation is identified by 'getB' instead, also "
                    + "in the client configuration (give each operation a unique 'operationId')"
            ]
        )
        #expect(reading.service?.operations.map(\.identifier) == ["a", "getB", "list"])
        #expect(reading.service?.operations.map(\.path) == ["/a", "/b", "/a?comp=list"])
    }

    @Test func equalIdentifiersUnderSeveralTagsGetTheNamesOfTheTags() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: Test, version: '1'}
            paths:
              /users: {get: {operationId: list, tags: [users]}}
              /groups: {get: {operationId: list, tags: [user groups]}}
              /more: {get: {operationId: list, tags: [users]}}
              /users/{id}: {get: {operationId: getById, tags: [users]}}
              /groups/{id}: {get: {operationId: getById, tags: [user groups]}}
              /others: {get: {operationId: listMore}}
              /more/others: {get: {operationId: list, tags: [more]}}
            """
        )
        #expect(
            reading.service?.operations.map(\.identifier) == [
                "list", "user groups.list", "getMore", "getById", "user groups.getById", "listMore", "more.list",
            ]
        )
    }

    @Test func theMethodsOfOpenAPI32() throws {
        let reading = try Reading(
            """
            openapi: 3.2.0
            info: {title: Test, version: '1'}
            paths: {/a: {query: {}, additionalOperations: {LINK: {}, x-purge: {}, x-note: text}}}
            """
        )
        #expect(reading.diagnostics == [])
        #expect(reading.service?.operations.map(\.method) == ["QUERY", "LINK", "x-purge"])
    }

    // MARK: - Values that are described in several places

    /// A header field of a response follows the structure of a parameter.
    @Test(arguments: [
        ("schema: {type: string, enum: ['true', 'false']}", "boolean", nil),
        ("description: As yyyyMMdd., schema: {type: string, format: date}", "string", "As yyyyMMdd."),
        ("schema: {}", "string", nil), ("schema: {type: integer, description: Words.}", "integer", "Words."),
        ("content: {application/json: {schema: {type: integer}}}", "integer", nil),
        ("deprecated: false", "string", nil),
        (
            #"description: "Mode:\n\n- `a` - First\n- `b` - Second", schema: {type: string, enum: [a, b]}"#,
            "enum string(a 'First', b 'Second')", "Mode."
        ),
    ])
    func headerFieldsAreReadAsParametersAre(keys: String, schema: String, text: String?) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /a:
                get:
                  parameters: [{name: X-A, in: header, \(keys)}]
                  responses: {'204': {description: D, headers: {X-A: {\(keys)}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        let header = try #require(operation.responses.first?.headers.first)
        let parameter = try #require(operation.parameters.first)
        #expect([parameter.schema, header.schema].map(Outline(reading.service).outline) == [schema, schema])
        #expect([parameter.documentation.text, header.documentation.text] == [text, text])
    }

    /// The fields of a form are its members in OpenAPI 3, and parameters in Swagger 2.0.
    @Test(arguments: [
        "type: string, x-ms-client-default: one", "type: integer, default: 5, description: Count.",
        "type: boolean, enum: [true]", "type: string, x-ms-visibility: internal, default: a",
        "type: string, x-ms-client-name: own, x-ms-secret: true",
        #"type: string, enum: [a, b], description: "Mode:\n\n- `a` - First\n- `b` - Second""#,
    ])
    func fieldsOfFormsAreReadAsMembersAre(keys: String) throws {
        let swagger = try Reading(
            "swagger: '2.0'\ninfo: {title: A}\npaths: {/a: {post: {parameters: [{name: f, in: formData, required: true, \(keys)}], "
                + "responses: {204: {description: D}}}}}"
        )
        let form = "schema: {type: object, required: [f], properties: {f: {\(keys)}}}"
        let openAPI = try Reading(
            "openapi: 3.0.3\ninfo: {title: A}\npaths: {/a: {post: {requestBody: {content: "
                + "{application/x-www-form-urlencoded: {\(form)}}}, responses: {'204': {description: D}}}}}"
        )
        let members = try [swagger, openAPI].map { reading in
            let body = try #require(reading.service?.operations.first?.body)
            guard case .object(let object)? = body.contents.first?.schema?.shape else { return [String?]() }
            return object.properties.flatMap { member in
                [
                    Outline().outline(member), member.clientName, member.clientDefault?.string, member.constant?.string,
                    member.documentation.text, member.documentation.defaultValue,
                    member.isMarkedSecret.map(String.init),
                ]
            }
        }
        #expect(members[0] == members[1])
        #expect(members[0].count == 7)
    }
}
