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
        #expect(client.contains("async throws -> ServiceStream<\(item)>"))
    }
}
