import Testing

/// Paging by configuration, on the command line.
struct PagingTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        let description = Description.pets().replacing(
            "schema: {$ref: \"#/components/schemas/Pet\"}",
            with: "schema: {type: array, items: {$ref: \"#/components/schemas/Pet\"}}"
        )
        try workspace.write(description, to: "pets.yaml")
    }

    private func generate(_ rule: String) throws -> GenerateTool.Result {
        try workspace.write("paging:\n  - {\(rule)}\n", to: "pets.client.yaml")
        return try GenerateTool.run(
            ["pets.yaml", "--config", "pets.client.yaml", "--output", "out"],
            in: workspace
        )
    }

    @Test func aRule() throws {
        let result = try generate("operations: [get*], linkHeader: next")
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        let client = try workspace.text(of: "out/Source/PetsClient.swift")
        #expect(client.contains(".page(items: nil, next: .linkHeader(\"next\"))"))
    }

    @Test func aRuleThatDoesNotFit() throws {
        let result = try generate("operations: [getPet], page: {parameter: page}")
        #expect(
            result.error == """
                pets.client.yaml:2:46: error: the operation 'getPet' has no query parameter 'page'
                  - {operations: [getPet], page: {parameter: page}}
                                                             ^
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 1)
        #expect(try workspace.files(in: "out").isEmpty)
    }
}
