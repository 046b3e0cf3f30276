import Testing

/// The hint that one error, which many operations describe, has many types.
struct RepeatedErrorHintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// A service with some operations, each of which fails with an error of the given schema.
    private static func description(_ count: Int, _ schema: (Int) -> String) -> String {
        let paths = (0..<count).map { number in
            """
              /\(number):
                get:
                  operationId: find\(number)
                  responses:
                    '204': {description: D}
                    default: {description: D, content: {application/json: {schema: \(schema(number))}}}
            """
        }
        return """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
            \(paths.joined(separator: "\n"))
            components: {schemas: {Problem: {type: object, properties: {code: {type: integer}}}}}

            """
    }

    private static let error =
        "{type: object, required: [code], properties: {code: {type: integer}, text: {type: string}}}"

    @Test func theFirstRunTellsThatOneErrorHasManyTypes() throws {
        try workspace.write(Self.description(6) { _ in Self.error }, to: "shop.yaml")
        let first = try GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace)
        #expect(
            first.output.hasSuffix(
                "hint: 6 operations, such as 'find0', describe the same error, each in a place of its own, so it has 6 types; "
                    + "an overlay with one schema for all of them makes it one (see 'Overlays' in Configuration.md)\n"
            )
        )
    }

    @Test func nothingIsToldOfAnErrorThatReferencesShare() throws {
        let paths = (0..<6).map {
            "/\($0): {get: {operationId: find\($0), responses: {default: {$ref: '#/components/responses/E'}}}}"
        }
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths: {\(paths.joined(separator: ", "))}
            components: {responses: {E: {description: D, content: {application/json: {schema: \(Self.error)}}}}}

            """
        try workspace.write(description, to: "shop.yaml")
        #expect(try !GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output.contains("same error"))
    }

    @Test(
        arguments: [
            (4, { @Sendable _ in error }),
            (6, { @Sendable _ in "{$ref: '#/components/schemas/Problem'}" }),
            (6, { @Sendable number in "{type: object, properties: {code\(number): {type: integer}}}" }),
            (6, { @Sendable _ in "{type: string}" }),
        ] as [(Int, @Sendable (Int) -> String)]
    )
    func nothingIsToldOfFewOrDifferentOrNamedErrors(count: Int, schema: @Sendable (Int) -> String) throws {
        try workspace.write(Self.description(count, schema), to: "shop.yaml")
        #expect(try !GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output.contains("same error"))
    }

    /// The overlay of the page on the configuration.
    @Test func anOverlayMakesOneType() throws {
        try workspace.write(Self.description(6) { _ in Self.error }, to: "shop.yaml")
        try workspace.write(
            """
            overlay: 1.0.0
            info: {title: One type for all errors, version: "1"}
            actions:
              - target: $.components
                update: {schemas: {ShopError: \(Self.error)}}
              - target: $.paths.*.*.responses.default.content['application/json'].schema
                remove: true
              - target: $.paths.*.*.responses.default.content['application/json']
                update: {schema: {$ref: '#/components/schemas/ShopError'}}

            """,
            to: "errors.overlay.yaml"
        )
        try workspace.write("overlays: [errors.overlay.yaml]\n", to: "shop.client.yaml")
        let run = try GenerateTool.run(["shop.yaml", "--config", "shop.client.yaml", "-o", "out"], in: workspace)
        #expect(!run.output.contains("same error"))
        let client = try #require(try workspace.snapshot(of: "out")["Source/ShopClient.swift"])
        #expect(client.components(separatedBy: "description.failure(.any, ShopError.self)").count == 7)
    }
}
