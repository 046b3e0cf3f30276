import Testing

/// The hint that a client has methods for callers whom a new client does not have.
struct PreviousMethodHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test(arguments: [
        (["pets", "owners"], "", true), (["pets", "pets"], "", false), (["pets", "owners"], "groups: tags", false),
    ])
    func theFirstRunTellsHowToLeaveThemOut(tags: [String], configuration: String, isTold: Bool) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
              /pets: {get: {operationId: listPets, tags: [\(tags[0])], responses: {"204": {description: D}}}}
              /owners: {get: {operationId: listOwners, tags: [\(tags[1])], responses: {"204": {description: D}}}}

            """
        try workspace.write(description, to: "shop.yaml")
        try workspace.write(configuration + "\n", to: "shop.client.yaml")
        let arguments = ["shop.yaml", "--config", "shop.client.yaml", "-o", "out"]
        let first = try GenerateTool.run(arguments, in: workspace)
        let hint =
            "hint: the description has two tags, so 2 deprecated methods are in the client for code that was written when it had "
            + "one; if there is none, write 'groups: tags' in the client configuration\n"
        #expect(first.output.hasSuffix(hint) == isTold, "\(first.output)")
        // Who has a client already may need them.
        try workspace.write(description.replacing("title: Shop", with: "title: Store"), to: "shop.yaml")
        #expect(try !GenerateTool.run(arguments, in: workspace).output.contains("hint"))
    }
}
