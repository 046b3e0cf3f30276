import Testing

/// The hint that nearly every call takes the same arguments.
struct SharedParameterHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test(arguments: [
        ("header", 5, 5, "", true), ("query", 8, 10, "", true), ("query", 7, 10, "", false), ("query", 4, 4, "", false),
        ("header", 5, 5, "clientParameters: [X-Key]", false), ("path", 5, 5, "", false),
    ])
    func theFirstRunTellsOfArgumentsOfNearlyEveryCall(
        location: String,
        count: Int,
        total: Int,
        configuration: String,
        isTold: Bool
    ) throws {
        let key = "{name: X-Key, in: \(location), required: true, schema: {type: string}}"
        let paths = (1...total).map {
            "  /p\($0)\(location == "path" ? "/{X-Key}" : ""): {delete: {parameters: [\($0 > count ? "" : key)], responses: {'204': {description: D}}}}\n"
        }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: '1'}\npaths:\n\(paths.joined())",
            to: "farm.yaml"
        )
        try workspace.write(configuration + "\n", to: "farm.client.yaml")
        let arguments = ["farm.yaml", "--config", "farm.client.yaml", "-o", "out"]
        let hint =
            "hint: \(count) of \(total) operations require 'X-Key', which is an argument of each call; 'generate init farm.yaml "
            + "--output -' suggests how to give it to the client\n"
        #expect(try GenerateTool.run(arguments, in: workspace).output.hasSuffix(hint) == isTold)
        #expect(try !GenerateTool.run(arguments, in: workspace).output.contains("hint:"))
    }

    @Test func severalAreToldInOneLine() throws {
        let keys = ["token", "key"].map { "{name: \($0), in: query, required: true, schema: {type: string}}" }
        let paths = (1...5).map {
            "  /p\($0): {delete: {parameters: [\(keys.joined(separator: ", "))], responses: {'204': {description: D}}}}\n"
        }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: '1'}\npaths:\n\(paths.joined())",
            to: "farm.yaml"
        )
        #expect(
            try GenerateTool.run(["farm.yaml", "-o", "out"], in: workspace).output.hasSuffix(
                "hint: 5 of 5 operations require 'key' and 'token', which are arguments of each call; 'generate init "
                    + "farm.yaml --output -' suggests how to give them to the client\n"
            )
        )
    }
}
