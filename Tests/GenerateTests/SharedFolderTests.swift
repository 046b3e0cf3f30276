import Foundation
import Testing

/// Two clients in one folder would remove each other's files.
struct SharedFolderTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    @Test func twoClientsCannotShareAFolder() throws {
        try workspace.write(Description.pets(), to: "Specs/Pets.yaml")
        try workspace.write("description: Pets.yaml\noutput: ../Generated\n", to: "Specs/A.client.yaml")
        try workspace.write("description: Pets.yaml\noutput: ../Generated/\n", to: "Specs/B.client.yaml")
        let result = try GenerateTool.run([], in: workspace)
        #expect(
            result.error == """
                Specs/B.client.yaml:2:9: error: 'Specs/A.client.yaml' has the same output folder; choose a different one for each client
                output: ../Generated/
                        ^
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 1)
    }

    // MARK: One after the other

    /// A description of one operation with an option.
    ///
    /// - Parameter schemas: What it returns, and the failure.
    private static func description(_ title: String, _ schemas: String...) -> String {
        let responses = zip(["\"200\"", "default"], schemas).map { status, schema in
            "        \(status): {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/\(schema)'}}}}\n"
        }
        let objects = schemas.map { "    \($0): {type: object, properties: {a: {type: string}}}\n" }
        return """
            openapi: 3.0.3
            info: {title: \(title), version: "1"}
            paths:
              /things:
                get:
                  operationId: get\(title)Things
                  parameters: [{name: a, in: query, schema: {type: string}}]
                  responses:
            \(responses.joined())\(responses.isEmpty ? "        \"204\": {description: D}\n" : "")components:
              schemas:
                Unused: {type: string}
            \(objects.joined())
            """
    }

    /// What is left of the client before is nothing, or what clients of one company have in common.
    @Test(arguments: [[], ["--dry-run"], ["--check"]])
    func anotherClientReplacesTheOneBefore(arguments: [String]) throws {
        try workspace.write(Self.description("Zoo", "Animal", "Failure"), to: "zoo.yaml")
        try workspace.write(Self.description("Shop", "Toy", "Failure"), to: "shop.yaml")
        _ = try GenerateTool.run(["zoo.yaml", "-o", "out"], in: workspace)
        let result = try GenerateTool.run(["shop.yaml", "-o", "out"] + arguments, in: workspace)
        #expect(
            result.error == """
                warning: 'out' holds another client, whose 4 files this one replaces (choose another output folder to keep both clients)
                1 warning

                """
        )
        #expect(result.exitCode == (arguments == ["--check"] ? 1 : 0))
    }

    @Test func theWarningIsAtTheOutput() throws {
        try workspace.write(Self.description("Zoo"), to: "zoo.yaml")
        try workspace.write(Self.description("Shop"), to: "shop.yaml")
        try workspace.write("description: shop.yaml\noutput: out\n", to: "shop.client.yaml")
        _ = try GenerateTool.run(["zoo.yaml", "-o", "out"], in: workspace)
        let result = try GenerateTool.run(["--config", "shop.client.yaml"], in: workspace)
        #expect(
            result.error.hasPrefix("shop.client.yaml:2:9: warning: 'out' holds another client, whose 3 files this one")
        )
        #expect(result.exitCode == 0)
    }

    /// A client that is renamed, or whose files lie otherwise, is no other one.
    @Test(arguments: [
        ("client: MyClient", []), ("namespace: Zoo", []), ("", ["--layout", "flat"]),
        ("rename: {models: {Animal: Beast}}", []),
    ])
    func aRenamedClientIsTheSame(configuration: String, arguments: [String]) throws {
        try workspace.write(Self.description("Zoo", "Animal"), to: "zoo.yaml")
        try workspace.write(configuration + "\n", to: "my.client.yaml")
        _ = try GenerateTool.run(["zoo.yaml", "-o", "out"], in: workspace)
        let result = try GenerateTool.run(
            ["zoo.yaml", "-o", "out", "--config", "my.client.yaml"] + arguments,
            in: workspace
        )
        #expect(result.error == "")
        #expect(result.exitCode == 0)
    }

    // MARK: Names of folders

    @Test(arguments: ["../Link", "../Link/New", "ABSOLUTE/Generated", "ABSOLUTE/Generated/New"])
    func anotherNameOfAFolderIsNotAnotherFolder(name: String) throws {
        let folder = workspace.url.path
        let own = name.hasSuffix("New") ? "../Generated/New" : "../Generated"
        let other = name.replacing("ABSOLUTE", with: folder)
        try FileManager.default.createDirectory(atPath: folder + "/Generated", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/Link", withDestinationPath: "Generated")
        try workspace.write(Description.pets(), to: "Specs/Pets.yaml")
        try workspace.write("description: Pets.yaml\noutput: \(own)\n", to: "Specs/A.client.yaml")
        try workspace.write("description: Pets.yaml\noutput: \(other)\n", to: "Specs/B.client.yaml")
        let result = try GenerateTool.run([], in: workspace)
        #expect(result.exitCode == 1)
        #expect(
            result.error.hasPrefix("Specs/B.client.yaml:2:9: error: 'Specs/A.client.yaml' has the same output folder;")
        )
    }
}
