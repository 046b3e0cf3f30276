extension Additions {
    private static func credentials(_ order: [String], paths more: String = "") -> String {
        """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        servers: [{url: 'https://shop.example.com'}]
        paths:
          #1
          /pets: {get: {operationId: listPets, security: [{first: []}], responses: {'204': {description: D}}}}
          #2
        components:
          securitySchemes:
            first: {type: apiKey, in: header, name: X-First}
            #3

        """
    }

    private static func get(_ path: String, _ identifier: String, security: String) -> String {
        "\(path): {get: {operationId: \(identifier), security: [\(security)], responses: {'204': {description: D}}}}"
    }

    private static let callersWithCredentials = """
        static func use() async throws {
            let client = try ShopClient(credential: APIKeyCredential("k"), withOptions: ShopClientOptions())
            try await client.listPets()
        }
        """

    /// What is on no list, and harms nobody all the same.
    static let others = [
        Addition(
            "OperationsWithOtherCredentials",
            to: credentials([]),
            adding: [
                "1": get("/a", "a", security: "{second: []}") + "\n" + get("/b", "b", security: "{second: []}"),
                "2": get("/c", "c", security: "{}") + "\n" + get("/d", "d", security: "{token: []}"),
                "3": "second: {type: apiKey, in: header, name: X-Second}\ntoken: {type: http, scheme: bearer}",
            ],
            callers: callersWithCredentials
        )
    ]
}
