import Testing

/// The hint that operations return bytes of which the description does not say what they are.
struct UndescribedResultHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    private static let hint =
        "returns bytes, because its response has no schema; describe what comes to get a type for it\n"

    @Test(arguments: [
        ("get", "'200': {description: D}", true), ("get", "'204': {description: D}", false),
        ("delete", "'200': {description: D}", false), ("delete", "default: {description: D}", false),
        ("get", "default: {description: D, content: {application/json: {schema: {type: object}}}}", false),
        ("get", "'200': {description: D}, '404': {description: D, content: {application/json: {schema: {}}}}", true),
        ("get", "'200': {description: D}, '202': {description: D, content: {application/json: {schema: {}}}}", false),
        ("get", "2XX: {description: D}", true),
        ("get", "'200': {description: D, headers: {ETag: {schema: {type: string}}}}", false),
        ("get", "'200': {description: D, content: {application/json: {schema: {enum: [null]}}}}", false),
    ])
    func theFirstRunTellsThatBytesAreReturned(method: String, responses: String, isTold: Bool) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths: {/a: {\(method): {operationId: report, responses: {\(responses)}}}}

            """
        try workspace.write(description, to: "shop.yaml")
        let first = try GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace)
        #expect(first.output.hasSuffix("hint: the operation 'report' \(Self.hint)") == isTold)
        #expect(first.output.contains("hint: ") == isTold)
        // Who has read it once need not read it in every build.
        try workspace.write(description.replacing("title: Shop", with: "title: Store"), to: "shop.yaml")
        #expect(try !GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output.contains("hint"))
    }

    /// A schema needs a response that has it.
    @Test(arguments: ["default", "'404'"])
    func theFirstRunTellsThatNoSuccessIsDescribed(status: String) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths: {/a: {get: {operationId: report, responses: {\(status): {description: D}}}}}

            """
        try workspace.write(description, to: "shop.yaml")
        let output = try GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output
        let hint =
            "hint: the operation 'report' returns bytes, because it has no response of success; add '200' with a schema to get a "
            + "type for it\n"
        #expect(output.hasSuffix(hint))
    }
}
