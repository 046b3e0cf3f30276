import Testing

/// Two types of one module cannot have the same name.
struct SharedModuleTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    /// Writes a description of one operation that returns an object with each of the given names.
    private func describe(_ title: String, _ schemas: String..., configuration: String) throws {
        let members = schemas.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let objects = schemas.map { "    \($0): {type: object, properties: {a: {type: string}}}\n" }
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: \(title), version: "1"}
            paths:
              /things:
                get:
                  operationId: get\(title)
                  responses: {"200": {description: D, content: {application/json: {schema: {oneOf: [\(members)]}}}}}
            components:
              schemas:
            \(objects.joined())
            """,
            to: "Specs/\(title).yaml"
        )
        try workspace.write(
            "description: \(title).yaml\noutput: ../out/\(title)\n\(configuration)\n",
            to: "Specs/\(title).client.yaml"
        )
    }

    @Test(arguments: [
        ("module: Farm", ["Cat"], " a type 'Cat'"),
        ("module: Farm", ["Cat", "Dog"], " a type 'Cat' (and another one)"),
        ("module: Farm", ["Cat", "Dog", "Cow"], " a type 'Cat' (and 2 others)"),
    ])
    func twoClientsOfOneModuleHaveNoTypesOfOneName(configuration: String, shared: [String], types: String) throws {
        try describe("Barn", "Cat", "Dog", "Cow", configuration: configuration)
        let names = shared + ["Hen", "Pig"]
        try describe("Stable", names[0], names[1], names[2], configuration: configuration)
        let result = try GenerateTool.run([], in: workspace)
        #expect(
            result.error.hasPrefix(
                "Specs/Stable.client.yaml:3:9: error: the clients in 'out/Barn' and 'out/Stable' are both compiled into the module "
                    + "'Farm', and both have\(types); choose a 'namespace' for one of them\n"
            ),
            "\(result.error)"
        )
        #expect(result.exitCode == 1)
        #expect(try workspace.files(in: "out").isEmpty)
    }

    @Test(arguments: [
        ("module: Farm", "module: Farm\nnamespace: Stables"), ("module: Farm", "module: Farms"), ("", ""),
    ])
    func otherClientsMay(first: String, second: String) throws {
        try describe("Barn", "Cat", configuration: first)
        try describe("Stable", "Cat", configuration: second)
        let result = try GenerateTool.run([], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
    }

    @Test func twoNamespacesOfOneNameAreNone() throws {
        try describe("Barn", "Cat", configuration: "module: Farm\nnamespace: Animals")
        try describe("Stable", "Dog", configuration: "module: Farm\nnamespace: Animals")
        let result = try GenerateTool.run([], in: workspace)
        #expect(result.error.contains("both have a type 'Animals'; choose a 'namespace' for one of them"))
        #expect(result.exitCode == 1)
    }
}
