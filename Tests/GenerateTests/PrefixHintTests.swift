import Testing

/// The hint that the names of many types begin alike.
struct PrefixHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test(arguments: [
        ("farm.api.", 10, "", true), ("AcmeFarmV1beta1", 10, "", true), ("FarmV1", 10, "", false),
        ("farm.api.", 9, "", false), ("farm.v1.", 10, "", false),
        ("links.", 10, "", false), ("farm.v1.links.", 10, "", false),
        ("farm.api.", 10, "rename: {prefixes: {farm.api: ''}}", false),
    ])
    func theFirstRunTellsHowToShortenNames(prefix: String, count: Int, configuration: String, isTold: Bool) throws {
        let schemas = (1...count).map { "    \(prefix)Pet\($0): {type: object, properties: {a: {type: string}}}\n" }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n\(schemas.joined())",
            to: "farm.yaml"
        )
        try workspace.write(configuration + "\n", to: "farm.client.yaml")
        let arguments = ["farm.yaml", "--config", "farm.client.yaml", "-o", "out"]
        let hint =
            "hint: the names of 10 schemas begin with '\(prefix.last == "." ? String(prefix.dropLast()) : prefix)', and so do those of their types; 'generate init farm.yaml "
            + "--output -' suggests how to leave that out\n"
        #expect(try GenerateTool.run(arguments, in: workspace).output.hasSuffix(hint) == isTold)
        #expect(try !GenerateTool.run(arguments, in: workspace).output.contains("hint:"))
    }
}
