import Testing

/// The hint that a service has the title that a tool gives any.
struct TitleHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test(arguments: [
        ("OpenAPI definition", "", true), ("My Title", "", true), ("FastAPI", "", true), ("Swagger API", "", true),
        ("(title)", "", true), ("Shop", "", false), ("Title Service", "", false),
        ("FastAPI", "client: ShopClient", false),
    ])
    func theFirstRunTellsHowToNameTheClient(title: String, configuration: String, isTold: Bool) throws {
        let description = "openapi: 3.0.3\ninfo: {title: \(title), version: '1'}\npaths: {}\n"
        try workspace.write(description, to: "shop.yaml")
        try workspace.write(configuration + "\n", to: "shop.client.yaml")
        let arguments = ["shop.yaml", "--config", "shop.client.yaml", "-o", "out"]
        let hint =
            "hint: the title '\(title)' is one that tools write if nobody gives one, and the client is named after it; name it with "
            + "'client' in the client configuration\n"
        #expect(try GenerateTool.run(arguments, in: workspace).output.hasSuffix(hint) == isTold)
    }
}
