import Foundation
import Testing

/// Files of the user's own where generated ones are to be.
struct FilesInTheWayTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
    }

    private func generate(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(["pets.yaml", "--output", "out"] + arguments, in: workspace)
    }

    @Test(arguments: [[], ["--check"], ["--dry-run"], ["--layout", "flat"]])
    func aFileIsNotReplaced(arguments: [String]) throws {
        let path = arguments.contains("flat") ? "out/pets+Client.swift" : "out/Source/PetsClient.swift"
        try workspace.write("let mine = 1\n", to: path)
        let before = try workspace.snapshot(of: "out")
        let result = try GenerateTool.run(["pets.yaml", "--output", "out"] + arguments, in: workspace)
        let conclusion = arguments == ["--check"] ? "nothing was checked" : "nothing was written"
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 3,
                    output: "",
                    error: """
                        error: cannot write '\(path)': a file that 'generate' did not write is in the way; move or remove it
                        1 error; \(conclusion)

                        """
                )
        )
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func severalFilesAreNamedAtOnce() throws {
        for path in ["Source/PetsClient.swift", "Source/Models/Pet.swift"] {
            try workspace.write("let mine = 1\n", to: "out/" + path)
        }
        let result = try generate()
        #expect(
            result.error == """
                error: cannot write 'out': files that 'generate' did not write are in the way: 'Source/Models/Pet.swift', 'Source/PetsClient.swift'; move or remove them
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 3)
    }

    /// A folder may hold other files.
    @Test func filesBesideAreNoneInTheWay() throws {
        try workspace.write("let mine = 1\n", to: "out/Source/Mine.swift")
        #expect(try generate().exitCode == 0)
        #expect(try workspace.files(in: "out").contains("Source/Mine.swift"))
    }

    /// Without its record, a file is known by its first line.
    @Test func filesWhoseRecordIsLostAreReplaced() throws {
        _ = try generate()
        try workspace.remove("out/.generated-files")
        try workspace.write(Description.pets().replacing("name: {", with: "title: {"), to: "pets.yaml")
        let result = try generate()
        #expect(result.error == "")
        #expect(result.output.hasSuffix(" files, 1 changed\n"))
    }

    /// What stands in the record was written by us, whatever somebody has made of it.
    @Test func recordedFilesAreReplaced() throws {
        _ = try generate()
        try workspace.write("let mine = 1\n", to: "out/Source/PetsClient.swift")
        #expect(try generate().output.hasSuffix(" files, 1 changed\n"))
    }
}
