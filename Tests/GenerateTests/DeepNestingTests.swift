import Testing

/// The command, built without optimization and with the stack that programs usually get, reads and generates whatever
/// is nested as deeply as it may be, and says of what is nested deeper where that is.
struct DeepNestingTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    /// Schemas around another one, each of one level or of two.
    private static let layers = [
        "{oneOf: [NEXT, {type: object, properties: {pINDEX: {type: string}}}]}",
        "{anyOf: [NEXT, {type: integer}]}",
        "{type: array, items: NEXT}",
        "{type: object, additionalProperties: NEXT}",
        "{type: array, items: {oneOf: [NEXT, {type: object, properties: {pINDEX: {type: string}}}]}}",
    ]

    private static func hasTwoLevels(_ layer: String) -> Bool { layer.contains("items: {oneOf") }

    /// A description of one operation, which sends and returns schemas nested in one another, written out, in a chain
    /// of named ones.
    private func write(_ layer: String, count: Int) throws {
        let named = (0..<count).map { index in
            let next = "{$ref: '#/components/schemas/S\(index + 1)'}"
            return "    S\(index): \(layer.replacing("NEXT", with: next).replacing("INDEX", with: "\(index)"))\n"
        }
        let depth = Self.hasTwoLevels(layer) ? 30 : 60
        let whole = (0..<depth).reduce("{$ref: '#/components/schemas/S0'}") { inner, index in
            layer.replacing("NEXT", with: inner).replacing("INDEX", with: "x\(index)")
        }
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Deep, version: '1.0'}
            paths:
              /a:
                post:
                  operationId: send
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Whole'}}}}
                  responses: {'200': {description: D, content: {application/json: {schema: \(whole)}}}}
            components:
              schemas:
                Whole: \(whole)
                S\(count): {type: string}

            """ + named.joined(),
            to: "deep.yaml"
        )
    }

    @Test(arguments: layers) func whatIsNestedAsDeeplyAsItMayBe(layer: String) throws {
        try write(layer, count: Self.hasTwoLevels(layer) ? 1 : 3)
        let result = try GenerateTool.run(["deep.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
    }

    @Test(arguments: layers) func whatIsNestedDeeper(layer: String) throws {
        try write(layer, count: 200)
        let result = try GenerateTool.run(["deep.yaml", "--output", "out"], in: workspace)
        #expect(
            result.error.contains("' are nested more than 64 levels deep (move an inner schema to a named object)\n")
        )
        #expect(result.exitCode == 1)
    }
}
