import Testing

/// Operations that response as a whole or as a stream have a method for each, and the configuration names both.
@Suite struct StreamedOperationTests {
    private static let description = shop(
        """
        /a:
          post:
            operationId: complete
            parameters: [{name: n, in: query, required: true, schema: {type: integer}}]
            requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
            responses:
              '200': {description: D, content: {application/json: {schema: {type: string}}, text/event-stream: {schema: {}}}}
        """
    )

    @Test(arguments: [
        ("operations: {completeStream: follow}", "follow", "n: Int,body: String,"),
        ("parameters: {complete.body: prompt, complete.n: count}", "completeStream", "count: Int,prompt: String,"),
        ("parameters: {complete.body: prompt, completeStream.body: text}", "completeStream", "n: Int,text: String,"),
    ])
    func bothHalvesCanBeRenamed(rename: String, name: String, arguments: String) throws {
        let client = try generate(Self.description, configuration: "rename: {\(rename)}").file("ShopClient.swift")
        let plain = client.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        #expect(plain.contains("func \(name)(\(arguments)withOptions"))
    }

    @Test(arguments: [("complete", ["complete", "completeStream"]), ("completeStream", ["completeStream"])])
    func eitherHalfCanBeHadAlone(pattern: String, methods: [String]) throws {
        let files = try generate(Self.description, configuration: "filter: {operations: [\(pattern)]}")
        let client = try files.file("ShopClient.swift")
        #expect(["complete", "completeStream"].filter { client.contains("func \($0)(") } == methods)
    }

    private static let message = shop(
        """
        /a:
          post:
            operationId: complete
            requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Prompt'}}}}
            responses:
              '200':
                description: Message object.
                content:
                  application/json: {schema: {$ref: '#/components/schemas/Message'}}
                  text/event-stream: {schema: {$ref: '#/components/schemas/Part'}}
        """,
        """
        components:
          schemas:
            Prompt: {type: object, required: [text], properties: {text: {type: string}, stream: {type: boolean}}}
            Message: {type: object, properties: {a: {type: string}}}
            Part: {type: object, properties: {a: {type: string}}}
        """
    )

    /// What the description says of the response is about the whole value, unless it speaks of the stream.
    @Test(arguments: [
        ("Message object.", "The items as they arrive, each a ``Part``."),
        ("The message, or a stream of its parts.", "The message, or a stream of its parts."),
    ])
    func theStreamReturnsItems(text: String, sentence: String) throws {
        let client = try generate(Self.message.replacing("Message object.", with: "'\(text)'")).file("ShopClient.swift")
        let returned = client.lines(containing: "/// - Returns: ").filter { !$0.contains("request") }
        #expect(returned.contains("/// - Returns: \(text)"), "\(returned)")
        #expect(returned.contains("/// - Returns: \(sentence)"), "\(returned)")
    }

    @Test func whatTheMethodsSetCallersNeedNot() throws {
        let note = "/// Methods that send this as their body set it themselves."
        let files = try generate(Self.message)
        #expect(try files.type("Prompt").lines(containing: "///").contains(note))
        // Another method leaves it to the caller.
        let other =
            "  /b: {post: {operationId: count, requestBody: {required: true, content: {application/json: {schema: "
            + "{$ref: '#/components/schemas/Prompt'}}}}, responses: {'204': {description: D}}}}\ncomponents:"
        let shared = try generate(Self.message.replacing("components:\n", with: other + "\n"))
        #expect(try !shared.type("Prompt").lines(containing: "///").contains(note))
    }

    /// As Cohere describes it.
    @Test func whatTheMethodsSetMayBeRequired() throws {
        let files = try generate(Self.message.replacing("required: [text]", with: "required: [stream, text]"))
        let client = try files.file("ShopClient.swift")
        #expect(client.lines(containing: ".copy {").count == 2)
        #expect(client.contains("complete(body: Prompt(text: "))
        #expect(try files.type("Prompt").contains("public init(text: String, stream: Bool = false) {"))
    }

    /// What FastAPI adds is no part of either name.
    @Test func bothHalvesAreNamedAfterTheFunction() throws {
        let files = try generate(Self.description.replacing("Id: complete", with: "Id: complete_text_a_post"))
        let client = try files.file("ShopClient.swift")
        #expect(["completeText", "completeTextStream"].allSatisfy { client.contains("func \($0)(") }, "\(client)")
        #expect(client.contains("CompleteTextStreamOptions"))
    }

    /// What an identifier says last or with its path is said in the same way of both.
    @Test(arguments: [
        ("pets_post", "/pets", "postPets", "PetsPostStreamOptions"),
        ("pets_cancel", "/pets/{n}/cancel", "cancelPet", "PetsCancelStreamOptions"),
        ("postV1Pets", "/v1/pets", "postPets", "PostPetsStreamOptions"),
        ("a_pets_post_1", "/pets", "aPetsPost1", "APetsPost1StreamOptions"),
    ])
    func theStreamIsCalledLikeTheWhole(identifier: String, path: String, name: String, options: String) throws {
        let description = Self.description.replacing("Id: complete", with: "Id: \(identifier)")
            .replacing("/a:", with: "\(path):").replacing(
                "in: query",
                with: path.contains("{") ? "in: path" : "in: query"
            )
        let client = try generate(description).file("ShopClient.swift")
        #expect([name, name + "Stream"].allSatisfy { client.contains("func \($0)(") }, "\(client)")
        #expect(client.contains("withOptions options: \(options)?"), "\(client)")
    }

    @Test func aHalfThatThereIsNotIsNotRenamed() throws {
        let generation = try Generation(
            Self.description,
            configuration: "rename: {operations: {completeStreams: follow}}"
        )
        #expect(
            generation.diagnostics == [
                "1:23: error: the description has no operation 'completeStreams' to rename (did you mean 'completeStream'?)"
            ]
        )
    }

    /// FastAPI and others describe a stream of lines as one text. An item that is a text is described as such.
    @Test(arguments: [
        ("schema: {type: string}", "JSONValue"), ("schema: {type: array, items: {type: integer}}", "Int"),
        ("schema: {type: array, items: {type: string}}", "String"), ("itemSchema: {type: string}", "String"),
    ])
    func aTextOfJSONLinesIsAStreamOfAnyJSON(content: String, item: String) throws {
        let paths =
            "/a: {get: {operationId: lines, responses: {'200': {description: D, content: {application/x-ndjson: {\(content)}}}}}}"
        let client = try generate(shop(paths).replacing("openapi: 3.1.0", with: "openapi: 3.2.0")).file(
            "ShopClient.swift"
        )
        #expect(client.contains("async throws(ServiceError) -> ServiceStream<\(item)>"))
    }
}
