import Testing

/// The changes that Kubernetes sends, in `application/json;stream=watch`.
@Suite struct WatchTests {
    private static func description(_ schema: String, type: String = "application/json;stream=watch") -> String {
        shop(
            """
            /pods:
              get:
                operationId: listPods
                parameters: [{name: watch, in: query, schema: {type: boolean}}, {name: limit, in: query, schema: {type: integer}}]
                responses:
                  '200':
                    description: OK
                    content:
                      application/json: {schema: \(schema)}
                      \(type): {schema: \(schema)}
            """,
            """
            components:
              schemas:
                Pod: {type: object, properties: {name: {type: string}}}
                PodList: {type: object, required: [items], properties: {items: {type: array, items: {$ref: '#/components/schemas/Pod'}}}}
                WatchEvent: {type: object, required: [type, object], properties: {type: {type: string}, object: {type: object}}}
            """
        )
    }

    /// Of a list, each change is that of an item.
    @Test(arguments: ["application/json;stream=watch", "application/json; Stream=watch"])
    func theChangesOfAListHaveTheirOwnMethod(type: String) throws {
        let generation = try Generation(Self.description("{$ref: '#/components/schemas/PodList'}", type: type))
        #expect(generation.diagnostics == [])
        let client = try generation.files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "-> ServiceRequest<", "description.query", "description.accept", "returns:") == [
                "public func listPods(withOptions options: ListPodsOptions? = nil) -> ServiceRequest<PodList> {",
                "description.query(\"limit\", options?.limit)",
                "return ServiceRequest(description, client: client, returns: .value)",
                ") -> ServiceRequest<ServiceStream<ListPodsStreamItem>> {",
                "description.query(\"watch\", \"true\")", "description.query(\"limit\", options?.limit)",
                "description.accept(\"\(type)\")",
                "return ServiceRequest(description, client: client, returns: .lines())",
            ]
        )
        let item = try generation.files.type("ListPodsStreamItem")
        #expect(item.members == ["let type: String", "let object: Pod"])
    }

    @Test func eventsThatAreDescribedAreTheItems() throws {
        let client = try generate(Self.description("{$ref: '#/components/schemas/WatchEvent'}"))
            .file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<ServiceStream<WatchEvent>> {"))
    }
}
