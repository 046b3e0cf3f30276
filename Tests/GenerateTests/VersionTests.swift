import Testing

/// Several descriptions of one service make one client.
struct VersionTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        for (number, member) in [(1, "old"), (2, "new")] {
            try workspace.write(
                """
                openapi: 3.0.3
                info: {title: Pets, version: "\(number).0"}
                servers: [{url: "https://pets.example.com"}]
                paths:
                  /pets:
                    get:
                      operationId: get\(member.capitalized)
                      parameters: [{name: api-version, in: query, required: true, schema: {type: string}}]
                      responses:
                        "200":
                          description: It.
                          content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
                components:
                  schemas:
                    Pet: {type: object, required: [\(member)], properties: {\(member): {type: string}}}

                """,
                to: "v\(number).yaml"
            )
        }
    }

    @Test func onTheCommandLine() throws {
        let result = try GenerateTool.run(["v1.yaml", "v2.yaml", "--output", "out"], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        let client = try workspace.text(of: "out/Source/PetsClient.swift")
        #expect(client.contains("case v10 = \"1.0\""))
        #expect(client.contains("case v20 = \"2.0\""))
        #expect(client.contains("var latest: ApiVersion { .v20 }"))
        #expect(client.contains("func getNew("))
        #expect(!client.contains("func getOld("))
        let pet = try workspace.text(of: "out/Source/Models/Pet.swift")
        #expect(pet.contains("init(new: String? = nil, old: String? = nil)"))
    }

    /// The client follows the last description, which should be the newest.
    @Test func inTheWrongOrder() throws {
        let result = try GenerateTool.run(["v2.yaml", "v1.yaml", "--output", "out"], in: workspace)
        #expect(
            result.error.hasPrefix(
                "v1.yaml:1:1: warning: the description of the version '1.0' is listed after that of '2.0', so the client "
                    + "follows it where they differ (list the oldest one first)\n"
            ),
            "\(result.error)"
        )
        #expect(result.exitCode == 0)
    }

    @Test func inTheConfiguration() throws {
        try workspace.write("apiVersions: [../v1.yaml, ../v2.yaml]\noutput: ../out\n", to: "clients/pets.client.yaml")
        let result = try GenerateTool.run(["--config", "clients/pets.client.yaml"], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        let check = try GenerateTool.run(["v1.yaml", "v2.yaml", "--output", "out", "--check"], in: workspace)
        #expect(check.exitCode == 0)
    }

    @Test func versionsThatTheParameterNamesInAnotherWay() throws {
        for (number, date) in [(1, "2023-01-01"), (2, "2024-01-01")] {
            let enumeration = "schema: {type: string, enum: ['\(date)']}"
            let description = try workspace.text(of: "v\(number).yaml").edited(
                "schema: {type: string}}]",
                with: enumeration + "}]"
            )
            try workspace.write(description, to: "v\(number).yaml")
        }
        let result = try GenerateTool.run(["v1.yaml", "v2.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 0)
        let client = try workspace.text(of: "out/Source/PetsClient.swift")
        #expect(client.contains("case v20230101 = \"2023-01-01\""))
        #expect(client.contains("var latest: ApiVersion { .v20240101 }"))
        #expect(client.contains("description.query(\"api-version\", client.options.apiVersion)"))
    }

    @Test func aVersionThatCannotBeRead() throws {
        let result = try GenerateTool.run(["v0.yaml", "v2.yaml", "--output", "out"], in: workspace)
        #expect(result.error == "error: cannot read 'v0.yaml': it does not exist\n1 error; nothing was written\n")
        #expect(result.exitCode == 3)
        #expect(try workspace.files(in: "out").isEmpty)
    }

    @Test func twoDescriptionsOfOneVersion() throws {
        try workspace.write(try workspace.text(of: "v2.yaml"), to: "copy.yaml")
        let result = try GenerateTool.run(["copy.yaml", "v2.yaml", "--output", "out"], in: workspace)
        #expect(
            result.error == """
                copy.yaml:1:1: error: another description also has the version '2.0' (give each a unique 'version' in 'info', or, if these are two services, generate a client for each)
                openapi: 3.0.3
                ^
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 1)
        #expect(try workspace.files(in: "out").isEmpty)
    }
}
