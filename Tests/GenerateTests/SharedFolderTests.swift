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
