import ServiceDescription
import Testing

/// What tools that write Swagger 2.0 say in words of their own.
@Suite struct SwaggerToolTests {
    private func read(_ operation: String, method: String = "get", head: String = "") throws -> Reading {
        try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            produces: [application/json]
            \(head)
            paths: {/a: {\(method): \(operation)}}
            """
        )
    }

    private func operation(_ reading: Reading) throws -> Operation {
        try #require(reading.service?.operations.first, "\(reading.diagnostics)")
    }

    /// The gateway of gRPC describes a map by the type of its keys.
    @Test(arguments: [
        ("labels[string]", "query labels deepObject*: <integer>", "The labels."),
        ("a.labels[int32]", "query a.labels deepObject*: <integer>", "The labels."),
        (
            "[string]", "query [string] form*: integer",
            "The labels. This is a request variable of the map type. And so on"
        ),
    ])
    func mapsOfTheGatewayAreMaps(name: String, outline: String, text: String) throws {
        let reading = try read(
            """
            {parameters: [{name: '\(name)', in: query, type: integer,
              description: 'The labels. This is a request variable of the map type. And so on'}]}
            """
        )
        let parameter = try #require(try operation(reading).parameters.first)
        #expect(Outline().outline(parameter) == outline)
        #expect(parameter.documentation.text == text)
    }

    /// Grape marks lists as Rack reads them.
    @Test(arguments: ["ids", "ids[]"])
    func listsInBracketsAreSentUnderANameWithBrackets(name: String) throws {
        let list = "type: array, items: {type: integer}, collectionFormat: brackets"
        let reading = try read(
            "{parameters: [{name: '\(name)', in: query, \(list)}], responses: {204: {description: D}}}"
        )
        #expect(try operation(reading).parameters.map(Outline().outline) == ["query ids[] form*: [integer]"])
        #expect(reading.diagnostics == [])
        let form = try read(
            "{consumes: [multipart/form-data], parameters: [{name: '\(name)', in: formData, \(list)}], responses: {204: {description: D}}}",
            method: "post"
        )
        #expect(
            Outline().outline(try operation(form).body) == "body multipart/form-data: {ids[]: [integer]} ids[]~form*"
        )
        #expect(form.diagnostics == [])
    }

    /// Users of swag write the JSON into the description of text.
    @Test(arguments: [
        (#"{"code":200,"data":{}}"#, "any"), ("[1]", "any"), ("The name {of it}", "string"), ("{id} of it", "string"),
    ])
    func JSONInTheDescriptionOfTextIsMeant(description: String, outline: String) throws {
        let reading = try read("{responses: {200: {description: '\(description)', schema: {type: string}}}}")
        let schema = try #require(try operation(reading).responses.first?.contents.first?.schema)
        #expect(Outline().outline(schema) == outline)
        #expect(reading.diagnostics.contains { $0.contains("also as JSON in its 'description'") } == (outline == "any"))
    }

    /// Springfox adds statuses of which the function knows nothing.
    @Test(arguments: [
        ("saveUsingPOST", "Created", [200, 404]), ("saveUsingPOST_1", "Created", [200, 404]),
        ("saveUsingPOST", "It is new", [200, 201, 404]), ("save", "Created", [200, 201, 404]),
        ("saveUsingPUT", "Created", [200, 201, 404]), ("save_itemUsingPOST_1", "Created", [200, 404]),
        ("saveUsingPOST_item", "Created", [200, 201, 404]),
    ])
    func statusesThatSpringfoxAddsAreNotExpected(identifier: String, text: String, codes: [Int]) throws {
        let reading = try read(
            """
            {operationId: \(identifier), responses: {200: {description: OK, schema: {type: string}},
              201: {description: \(text)}, 404: {description: Not Found}}}
            """,
            method: "post"
        )
        #expect(try operation(reading).responses.map(\.status) == codes.map { .code($0) })
    }

    /// FastAPI makes titles of identifiers.
    @Test(arguments: [("Response Read Pets Pets Get", nil), ("Response Read Pets", "Response Read Pets")])
    func titlesThatFastAPIMakesSayNothing(title: String, read: String?) throws {
        let reading = try self.read(
            "{operationId: read_pets_pets_get, responses: {200: {description: D, schema: {title: \(title)}}}}"
        )
        #expect(try operation(reading).responses.map { $0.contents.first?.schema?.title } == [read])
    }

    @Test(arguments: [
        ("host: a.example", "https://a.example"), ("host: 'http://a.example:8000'", "http://a.example:8000"),
        ("host: 'HTTPS://a.example/'", "https://a.example"), ("host: '//a.example'", "https://a.example"),
        ("host: 'localhost:8080'", "http://localhost:8080"), ("host: 127.0.0.1", "http://127.0.0.1"),
        ("host: localhost.example", "https://localhost.example"),
        ("schemes: [HTTP], host: a.example", "http://a.example"),
        ("schemes: [https], host: 'http://localhost'", "https://localhost"),
    ])
    func schemesOfHosts(keys: String, url: String) throws {
        let reading = try read("{}", head: keys.replacing(", ", with: "\n"))
        #expect(reading.service?.servers.map(\.url) == [url])
        #expect(!reading.diagnostics.contains { $0.contains("scheme") })
    }

    /// swagger-node looks for functions in the controller, so that their names are unique there only.
    @Test func controllersAreTheTagsOfOperationsWithout() throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            paths:
              /a: {x-swagger-router-controller: first, get: {operationId: index}, put: {operationId: b, tags: [own]}}
              /b: {get: {operationId: index, x-swagger-router-controller: second}}
              /c: {get: {operationId: index}}
            """
        )
        let operations = try #require(reading.service?.operations)
        #expect(operations.map(\.tags) == [["first"], ["own"], ["second"], []])
        #expect(operations.map(\.identifier) == ["index", "b", "second.index", "getC"])
    }

    @Test func aListOfValuesThatStandsThereTwiceIsOneMistake() throws {
        let reading = try Reading(Format.swagger20.description(schemas: "X: {type: integer, enum: [1, 2, 3, 1, 2, 3]}"))
        #expect(
            reading.diagnostics.map { $0.drop { $0 != "'" } } == [
                "'enum' lists '1' twice, and 2 other values as well (remove the repeated ones)"
            ]
        )
    }

    /// Springfox and Swashbuckle describe what is sent beside a file as the body.
    @Test func aBodyBesideAFileIsAPart() throws {
        let reading = try read(
            """
            {consumes: [multipart/form-data], parameters: [{name: file, in: formData, type: file, required: true},
              {name: dto, in: body, required: true, schema: {type: object, properties: {a: {type: string}}}}]}
            """,
            method: "post"
        )
        #expect(
            Outline().outline(try operation(reading).body)
                == "body! multipart/form-data: {file!: binary, dto!: {a: string}}"
        )
        #expect(reading.diagnostics.filter { $0.contains("is treated as the part 'dto' of the form") }.count == 1)
    }

    /// The gateway of gRPC said no more of streams before version 1.5.
    @Test(arguments: [("(streaming responses)", true), ("Events.(streaming responses)", true), ("Events", false)])
    func responsesOfTheGatewayMayBeStreams(description: String, isStream: Bool) throws {
        let reading = try read(
            "{responses: {200: {description: '\(description)', schema: {$ref: '#/definitions/E'}}}}",
            head: "definitions: {E: {type: object, properties: {a: {type: string}}}}"
        )
        let content = try #require(try operation(reading).responses.first?.contents.first)
        #expect(content.isSequential == isStream)
        #expect(content.items?.schema.map(Outline(reading.service).outline) == (isStream ? "@E" : nil))
    }

    @Test(arguments: [
        ("Authorization: Bearer", SecurityScheme.Kind.credential(.bearer), "'type: http' and 'scheme: bearer'"),
        ("Authorization: Own", .credential(.apiKey(name: "Authorization", location: .header)), "'name: Authorization'"),
        ("X-Key:", .credential(.apiKey(name: "X-Key", location: .header)), "'name: X-Key'"),
    ])
    func fieldsWithTheBeginningOfTheirValue(name: String, kind: SecurityScheme.Kind, meaning: String) throws {
        let reading = try read("{}", head: "securityDefinitions: {key: {type: apiKey, in: header, name: '\(name)'}}")
        #expect(reading.service?.securitySchemes.map(\.kind) == [kind])
        #expect(reading.diagnostics.contains { $0.contains("is treated as \(meaning) (write that)") })
    }

    /// TypeScript has one type of numbers.
    @Test(arguments: [("[0, 1]", "enum integer(0, 1)"), ("[0, 1.5]", "enum number(0, 1.5)")])
    func enumerationsOfWholeNumbers(values: String, outline: String) throws {
        let reading = try Reading(Format.swagger20.description(schemas: "X: {type: number, enum: \(values)}"))
        #expect(reading.service?.outlines == [outline])
    }
}
