import Testing

/// What is told of bodies whose members the client does not know, because it knows none in their media type.
@Suite struct MemberLossTests {
    /// What is told of an operation `find` whose answer has the given contents, which begin at line 11.
    private func answering(_ contents: String, schemas: String = "{}") throws -> [String] {
        try Generation(
            operations(
                "find",
                more: """
                    responses:
                      '200':
                        description: D
                        content:
                    \(indented(contents, by: "      "))
                    """
            ) + "components: {schemas: \(schemas)}"
        ).diagnostics
    }

    /// What is told of an operation `send` whose body has the given contents, which begin at line 10.
    private func sending(_ contents: String, _ schemas: String = "{}", version: String = "3.0.3") throws -> [String] {
        try Generation(
            """
            openapi: \(version)
            info: {title: Shop, version: '1.0'}
            paths:
              /things:
                post:
                  operationId: send
                  responses: {'204': {description: Done}}
                  requestBody:
                    content:
            \(indented(contents, by: "          "))
            components: {schemas: \(schemas)}
            """
        ).diagnostics
    }

    private static let pet = "{Pet: {type: object, properties: {name: {type: string}}}}"
    private static let ofPet = "{schema: {$ref: '#/components/schemas/Pet'}}"
    private static let object = "{schema: {type: object, properties: {a: {type: string}}}}"

    /// What Google says of uploads.
    @Test(arguments: ["image/png", "audio/mpeg", "video/*"]) func aMediumThatIsSentHasNoMembers(type: String) throws {
        #expect(try sending("'\(type)': \(Self.ofPet)", Self.pet) == [])
    }

    @Test func membersOfAResponseInTextAreALoss() throws {
        #expect(
            try answering("text/plain: \(Self.ofPet)", schemas: Self.pet) == [
                "11:13: warning: the response is 'text/plain', in which the client reads no properties; it "
                    + "returns a string (if it is JSON, use 'application/json')"
            ]
        )
    }

    @Test(arguments: [
        ("{type: string, enum: [a, b]}", "an enumeration"), ("{type: array, items: {type: integer}}", "an array"),
    ])
    func valuesInTextAreALoss(schema: String, kind: String) throws {
        let hint = "(if it is JSON, use 'application/json')"
        #expect(
            try answering("text/plain: {schema: \(schema)}") == [
                "11:13: warning: the operation 'find' returns \(kind) in 'text/plain'; the client returns a string \(hint)"
            ]
        )
        #expect(
            try sending("text/plain: {schema: \(schema)}") == [
                "10:11: warning: the operation 'send' takes \(kind) in 'text/plain'; the client takes a string \(hint)"
            ]
        )
    }

    /// A number and a truth value are the same text in JSON.
    @Test(arguments: ["integer", "number", "boolean"])
    func valuesInPlainTextAreNoLoss(type: String) throws {
        #expect(try answering("text/plain: {schema: {type: \(type)}}") == [])
        #expect(try sending("text/plain: {schema: {type: \(type)}}") == [])
    }

    @Test func valuesInBytesAreALoss() throws {
        #expect(
            try answering("application/pdf: {schema: {type: array, items: {type: string, enum: [a]}}}") == [
                "11:13: warning: the operation 'find' returns an array in 'application/pdf'; the client returns bytes (if it is "
                    + "JSON, use 'application/json')"
            ]
        )
    }

    @Test func anArrayIsNoFormWithParts() throws {
        #expect(
            try sending(
                "multipart/form-data: {schema: {type: array, items: {type: object, properties: {a: {type: string}}}}}"
            )
                == [
                    "10:11: warning: the parts of a form have names, which an array does not give them; the caller gives the parts "
                        + "(describe an object, whose properties are the parts)"
                ]
        )
    }

    @Test func textsAndWhatIsReadInAnotherMediaTypeAreNoLoss() throws {
        #expect(try answering("text/plain: {schema: {type: string}}") == [])
        #expect(try answering("text/plain: {schema: {}}") == [])
        #expect(try sending("text/plain: {schema: {type: integer}}\napplication/json: {schema: {type: integer}}") == [])
    }

    @Test func valuesOfFailuresInTextAreALoss() throws {
        let generation = try Generation(
            operations(
                "find",
                more:
                    "responses: {'204': {description: D}, '400': {description: D, content: {text/plain: {schema: {type: string, enum: [a]}}}}}"
            )
        )
        #expect(
            generation.warnings == [
                "warning: the error response 'text/plain' is an enumeration; the error is a string (if it is JSON, use "
                    + "'application/json')"
            ]
        )
    }

    @Test(arguments: [
        object, "{schema: {type: object, additionalProperties: {type: string}}}",
        "{schema: {type: array, items: {type: object, properties: {a: {type: string}}}}}",
        "{schema: {oneOf: [{type: string}, {type: object, properties: {a: {type: string}}}]}}",
    ])
    func membersOfAResponseInBytesAreALoss(content: String) throws {
        #expect(
            try answering("application/octet-stream: \(content)") == [
                "11:13: warning: the response is 'application/octet-stream', in which the client reads no "
                    + "properties; it returns bytes (if it is JSON, use 'application/json')"
            ]
        )
    }

    @Test(arguments: [
        "text/plain: {schema: {type: string}}", "text/plain: {schema: {type: array, items: {type: string}}}",
        "application/octet-stream: {schema: {type: string, format: binary}}",
        "application/pdf: {schema: {type: object}}",
        "text/csv: {}", "application/zip: {schema: {type: object, additionalProperties: true}}",
        "text/plain: {schema: {$ref: '#/components/schemas/List'}}",
        "application/json: \(object)\ntext/plain: \(object)", "application/x-ndjson: \(object)",
    ])
    func whatHasNoMembersOrIsReadInAnotherMediaTypeIsNoLoss(contents: String) throws {
        let list = "{List: {type: array, items: {$ref: '#/components/schemas/List'}}}"
        #expect(try answering(contents, schemas: list) == [])
    }

    @Test func membersOfABodyAreALoss() throws {
        #expect(
            try sending("text/csv: \(Self.object)\napplication/yaml: \(Self.object)") == [
                "10:11: warning: the body is 'text/csv', in which the client writes no properties; it "
                    + "takes a string (if it is JSON, use 'application/json')",
                "11:11: warning: the body is 'application/yaml', in which the client writes no properties; it "
                    + "takes bytes (if it is JSON, use 'application/json')",
            ]
        )
        #expect(
            try sending(
                "application/jsonl: {itemSchema: {$ref: '#/components/schemas/Pet'}}",
                Self.pet,
                version: "3.2.0"
            )
                == []
        )
    }

    @Test(arguments: [
        "application/json: \(object)\napplication/yaml: \(object)",
        "multipart/form-data: \(object)\ntext/plain: \(object)",
        "text/plain: \(ofPet)\napplication/xml: \(ofPet)", "'*/*': \(object)", "multipart/mixed: \(object)",
    ])
    func membersOfABodyThatAModelHasAreNoLoss(contents: String) throws {
        #expect(try sending(contents, Self.pet) == [])
    }

    @Test func aModelOfOtherDataDoesNotMakeUpForThem() throws {
        #expect(
            try sending("application/json: \(Self.ofPet)\ntext/plain: \(Self.object)", Self.pet) == [
                "11:11: warning: the body is 'text/plain', in which the client writes no properties; it "
                    + "takes a string (if it is JSON, use 'application/json')"
            ]
        )
    }

    /// A body with members that the client can write has no methods for texts and bytes of the same.
    @Test(arguments: [
        ("application/x-yaml: P, application/json: P", []),
        ("application/json: P, text/plain: P", []), ("application/json: P, application/octet-stream: P", []),
        ("multipart/form-data: P, application/x-jackson-smile: P", []),
        (
            "application/json: P, application/jose+jwe: P",
            [
                "11:11: warning: the body may also be 'application/jose+jwe', which the client does not write; it sends only "
                    + "'application/json' (remove it, or describe it as a string to get a method for it)"
            ]
        ),
        (
            "application/json: P, text/csv: P",
            [
                "11:11: warning: the body may also be 'text/csv', which the client does not write; it sends only "
                    + "'application/json' (remove it, or describe it as a string to get a method for it)"
            ]
        ),
    ])
    func bodiesThatTheClientWritesAreNotTakenAsText(contents: String, diagnostics: [String]) throws {
        let lines = contents.replacing(", ", with: "\n").replacing(": P", with: ": \(Self.ofPet)")
        let generation = try Generation(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1.0'}
            paths:
              /things:
                post:
                  operationId: send
                  responses: {'204': {description: Done}}
                  requestBody:
                    content:
            \(indented(lines, by: "          "))
            components: {schemas: \(Self.pet)}
            """
        )
        #expect(generation.diagnostics == diagnostics)
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("body: Pet"))
        #expect(!client.contains("body: String"))
        #expect(!client.contains("body: HTTPBody"))
    }

    /// Other data, what is described as a text, and files are something of their own.
    @Test(arguments: [
        ("application/json: P, text/csv: {schema: {type: string}}", "String"),
        ("application/xml: P, application/octet-stream: P", "HTTPBody"),
        ("application/json: P, image/png: P", "HTTPBody"),
    ])
    func otherTextsAndFilesHaveMethods(contents: String, type: String) throws {
        let client = try Generation(
            shop(
                """
                {/things: {post: {operationId: send, responses: {'204': {description: D}}, requestBody: {content:
                 {\(contents.replacing(": P", with: ": " + Self.object))}}}}}
                """
            )
        )
        .files.file("ShopClient.swift")
        #expect(client.contains("body: \(type)"))
    }

    /// An operation without a name is called after its request.
    @Test func messagesDoNotInventNames() throws {
        let pet = "{schema: {type: string, enum: [a]}}"
        let description = shop(
            "{'/pets/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {type: string}}], "
                + "responses: {'200': {description: D, content: {text/plain: \(pet)}}}}}}"
        )
        #expect(
            try Generation(description).diagnostics.map { $0.drop { $0 != "t" } } == [
                "the operation 'GET /pets/{id}' returns an enumeration in 'text/plain'; the client returns a string (if it "
                    + "is JSON, use 'application/json')"
            ]
        )
    }
}
