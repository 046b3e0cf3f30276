import Foundation
import Testing

struct OverlaidDescriptionTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "Specs/pets.yaml")
        try workspace.write("Toy: {type: object, properties: {size: {type: integer}}}\n", to: "Specs/common.yaml")
        try workspace.write(
            "description: pets.yaml\noverlays: [Fixes/first.yaml, Fixes/second.yaml]\noutput: ../out\n",
            to: "Specs/pets.client.yaml"
        )
        try overlay("first", "- target: $.components.schemas.Pet.properties\n  update: {age: {type: integer}}")
        try overlay("second", "- {target: $.components.schemas.Pet.properties.name, remove: true}")
    }

    private func overlay(_ name: String, _ actions: String) throws {
        let text = "overlay: 1.0.0\ninfo: {title: Fixes, version: '1'}\nactions:\n\(actions)\n"
        try workspace.write(text, to: "Specs/Fixes/\(name).yaml")
    }

    private func generate(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(["--config", "Specs/pets.client.yaml"] + arguments, in: workspace)
    }

    private func model(_ name: String) throws -> String {
        try workspace.text(of: "out/Source/Models/\(name).swift")
    }

    @Test func clientIsThatOfTheChangedDescription() throws {
        let before = try workspace.text(of: "Specs/pets.yaml")
        let result = try generate()
        #expect(result.exitCode == 0)
        #expect(result.error.isEmpty)
        #expect(try model("Pet").contains("let age: Int"))
        #expect(try !model("Pet").contains("name"))
        #expect(try generate("--check").exitCode == 0)
        #expect(try workspace.text(of: "Specs/pets.yaml") == before)
        try overlay("first", "- target: $.components.schemas.Pet.properties\n  update: {ages: {type: integer}}")
        #expect(try generate("--check").exitCode == 1)
    }

    @Test func referencesAreRelativeToTheDescription() throws {
        try overlay(
            "second",
            """
            - target: $.components.schemas.Pet.properties
              update:
                toy: {$ref: 'common.yaml#/Toy'}
                parent: {$ref: '#/components/schemas/Pet'}
            """
        )
        let result = try generate()
        #expect(result.exitCode == 0, "\(result.error)")
        #expect(try model("Pet").contains("let toy: Toy?"))
        #expect(try model("Toy").contains("let size: Int"))
    }

    @Test func diagnosticsLeadToTheOverlay() throws {
        try overlay("second", "- target: $.components.schemas.Pet.properties\n  update: {kind: {type: strin}}")
        let result = try generate("--strict")
        #expect(result.exitCode == 1)
        #expect(result.error.contains("Specs/Fixes/second.yaml:5:25: error: unknown type 'strin'"))
        #expect(result.error.contains("  update: {kind: {type: strin}}\n"))
    }

    @Test func targetThatMatchesNothingIsAWarning() throws {
        try overlay("second", "- {target: \"$.paths['/pets']\", remove: true}")
        let result = try generate()
        #expect(result.exitCode == 0)
        #expect(
            result.error.hasPrefix(
                "Specs/Fixes/second.yaml:4:12: warning: the target '$.paths['/pets']' matches nothing; the action has "
                    + "no effect (correct the target, or remove the action)\n"
            )
        )
    }

    @Test func wrongOverlaysStopTheRun() throws {
        try overlay("first", "- {target: '$.paths[', remove: true}")
        try overlay("second", "- {target: $.info, remove: maybe}")
        let result = try generate()
        #expect(result.exitCode == 1)
        #expect(
            result.error.contains("Specs/Fixes/first.yaml:4:21: error: '$.paths[' is not a valid JSONPath: expected ")
        )
        #expect(
            result.error.contains("Specs/Fixes/second.yaml:4:28: error: 'remove' must be true or false, not a string")
        )
        #expect(try workspace.files(in: "out") == [])
        try workspace.remove("Specs/Fixes/first.yaml")
        let missing = try generate()
        #expect(missing.exitCode == 3)
        #expect(
            missing.error.hasPrefix(
                "Specs/pets.client.yaml:2:12: error: cannot read 'Specs/Fixes/first.yaml': it does not exist\n"
            )
        )
    }

    @Test func commandsShowTheChangedDescription() throws {
        try overlay("second", "- target: $.paths['/Pet'].get\n  update: {operationId: fetchPet}")
        let result = try GenerateTool.run(["list", "--config", "Specs/pets.client.yaml"], in: workspace)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("fetch"))
    }
}
