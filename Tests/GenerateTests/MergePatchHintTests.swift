import Testing

/// The hint that members of a patch cannot be set to `null`.
struct MergePatchHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test(arguments: [
        ("patch", "application/json", "", true), ("patch", "application/json", "mergePatch: ['update*']", false),
        ("patch", "application/merge-patch+json", "", false), ("post", "application/json", "", false),
        ("patch", "application/json", "filter: {operations: [find]}", false),
    ])
    func theFirstRunTellsHowToSendNull(method: String, mediaType: String, configuration: String, isTold: Bool) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
              /day:
                get: {operationId: find, responses: {"204": {description: D}}}
                \(method):
                  operationId: updateDay
                  requestBody:
                    required: true
                    content:
                      \(mediaType): {schema: {type: object, properties: {note: {type: string, nullable: true}}}}
                  responses: {"204": {description: D}}

            """
        try workspace.write(description, to: "shop.yaml")
        try workspace.write(configuration + "\n", to: "shop.client.yaml")
        let arguments = ["shop.yaml", "--config", "shop.client.yaml", "-o", "out"]
        let first = try GenerateTool.run(arguments, in: workspace)
        let hint =
            "hint: the operation 'updateDay' changes members that may be 'null', but cannot send 'null' for them; if that is how "
            + "the service clears them, list it under 'mergePatch' in the client configuration, as 'generate init shop.yaml --output -' suggests\n"
        #expect(first.output.hasSuffix(hint) == isTold, "\(first.output)")
        #expect(try !GenerateTool.run(arguments, in: workspace).output.contains("hint"))
    }
}
