import Foundation
import Testing

struct GenerateTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
    }

    @Test func clientIsWrittenWithItsRecord() throws {
        let result = try run(["pets.yaml", "--output", "out/"])
        let files = try workspace.files(in: "out")
        #expect(files.contains("Source/PetsClient.swift"))
        let count = files.count - 1
        #expect(
            result == GenerateTool.Result(exitCode: 0, output: "out: \(count) files, \(count) created\n", error: "")
        )
        let record = try workspace.text(of: "out/.generated-files")
        let lines = try ["# " + run(["--version"]).output.dropLast()] + files.filter { $0 != ".generated-files" }
        #expect(record == lines.map { $0 + "\n" }.joined())
    }

    @Test func secondRunTouchesNothing() throws {
        _ = try run(["pets.yaml", "-o", "out"])
        let before = try workspace.snapshot(of: "out")
        let result = try run(["pets.yaml", "-o", "out"])
        #expect(result.output == "out: \(before.fileCount) files, all up to date\n")
        #expect(result.exitCode == 0)
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func onlyWhatChangedIsWritten() throws {
        _ = try run(["pets.yaml", "-o", "out"])
        let before = try workspace.snapshot(of: "out")
        try workspace.write("// edited\n", to: "out/Source/PetsClient.swift")
        let result = try run(["pets.yaml", "-o", "out", "--verbose"])
        #expect(
            result.output == "changed out/Source/PetsClient.swift\nout: \(before.fileCount) files, 1 changed\n"
        )
        let after = try workspace.snapshot(of: "out")
        #expect(after["Source/PetsClient.swift"]?.hasSuffix("// edited\n") == false)
        #expect(
            after.filter { $0.key != "Source/PetsClient.swift" }
                == before.filter { $0.key != "Source/PetsClient.swift" }
        )
    }

    @Test func staleFilesAreRemovedAndNothingElse() throws {
        try workspace.write(Description.pets(schemas: ["Pet", "Stale"]), to: "pets.yaml")
        _ = try run(["pets.yaml", "-o", "out"])
        let stale = try workspace.files(in: "out").filter { $0.contains("Stale") }
        #expect(!stale.isEmpty)
        let before = try workspace.files(in: "out")
        try workspace.write("mine", to: "out/Source/Models/Own.swift")
        try workspace.write(Description.pets(), to: "pets.yaml")
        let result = try run(["pets.yaml", "-o", "out"])
        #expect(result.output.contains("\(stale.count) removed"))
        #expect(
            try workspace.files(in: "out")
                == (before.filter { !stale.contains($0) } + ["Source/Models/Own.swift"]).sorted()
        )
    }

    /// The plugins would follow a configuration with the description's name, the command line only the one that it names.
    @Test(arguments: [
        (
            ["pets.yaml"],
            "warning: the client configuration 'pets.client.yaml' is not used, because the command line does not "
                + "name it (add '--config pets.client.yaml')\n1 warning\n"
        ),
        (["pets.yaml", "--config", "pets.client.yaml"], ""), (["pets.yaml", "--config", "other.client.yaml"], ""),
        (["other/pets.yaml"], ""),
    ])
    func aConfigurationThatIsNotNamed(arguments: [String], error: String) throws {
        try workspace.write(Description.pets(), to: "other/pets.yaml")
        try workspace.write("access: internal\n", to: "pets.client.yaml")
        try workspace.write("access: internal\n", to: "other.client.yaml")
        let result = try run(arguments + ["-o", "out"])
        #expect(result.exitCode == 0)
        #expect(result.error == error)
        // Nor is it followed.
        let client = try workspace.text(of: "out/Source/PetsClient.swift")
        #expect(client.contains("public nonisolated final class PetsClient") != arguments.contains("--config"))
    }

    // MARK: --check and --dry-run

    @Test func checkOfWhatIsUpToDate() throws {
        _ = try run(["pets.yaml", "-o", "out"])
        let before = try workspace.snapshot(of: "out")
        let result = try run(["pets.yaml", "-o", "out", "--check"])
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 0,
                    output: "out: \(before.fileCount) files, all up to date\n",
                    error: ""
                )
        )
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func checkListsEveryDifferenceAndWritesNothing() throws {
        try workspace.write(Description.pets(schemas: ["Pet", "Stale"]), to: "pets.yaml")
        _ = try run(["pets.yaml", "-o", "out"])
        try workspace.write(Description.pets(schemas: ["Missing", "Pet"]), to: "pets.yaml")
        try workspace.write("// edited\n", to: "out/Source/PetsClient.swift")
        let before = try workspace.snapshot(of: "out")
        let result = try run(["pets.yaml", "-o", "out", "--check"])
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains("missing out/Source/Models/Missing.swift"))
        #expect(lines.contains("stale out/Source/Models/Stale.swift"))
        #expect(lines.contains("differs out/Source/PetsClient.swift"))
        #expect(lines.suffix(3).first == "differs out/.generated-files")
        #expect(try #require(lines.dropLast().last).contains(/^out: \d+ files, \d+ missing, 2 differ, \d+ stale$/))
        #expect(lines.last == "run 'generate pets.yaml -o out', and commit what it writes")
        #expect(result.error == "")
        #expect(result.exitCode == 1)
        #expect(try workspace.snapshot(of: "out") == before)
        #expect(try run(["pets.yaml", "-o", "out", "--check", "--quiet"]).output == "")
    }

    @Test func checkOfAMissingFolderDoesNotCreateIt() throws {
        let result = try run(["pets.yaml", "-o", "out", "--check"])
        #expect(result.output.contains("missing out/Source/PetsClient.swift\n"))
        #expect(result.exitCode == 1)
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "out").path))
    }

    @Test func dryRunListsAndWritesNothing() throws {
        let result = try run(["pets.yaml", "-o", "out", "--dry-run"])
        #expect(result.output.contains("create out/Source/PetsClient.swift\n"))
        #expect(result.output.hasSuffix(" to create\n"))
        #expect(result.exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "out").path))
    }

    // MARK: Configurations

    @Test func allConfigurationsInSpecsAreFollowed() throws {
        try workspace.write(Description.pets(), to: "Specs/Pets.yaml")
        try workspace.write("description: Pets.yaml\noutput: ../Generated/Pets\n", to: "Specs/Pets.client.yaml")
        try workspace.write(
            "description: Pets.yaml\noutput: ../Generated/Cats\nclient: CatsClient\n",
            to: "Specs/Cats.client.yaml"
        )
        let result = try run([])
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        #expect(
            result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
                "Generated/Cats", "Generated/Pets",
            ]
        )
        #expect(try workspace.files(in: "Generated/Cats").contains("Source/CatsClient.swift"))
        #expect(try workspace.files(in: "Generated/Pets").contains("Source/PetsClient.swift"))
    }

    @Test func configurationsInFoldersAreFollowed() throws {
        try workspace.write(Description.pets(), to: "Specs/Pets.yaml")
        try workspace.write("description: Pets.yaml\noutput: ../Out/A\n", to: "Specs/A.client.yaml")
        try workspace.write("description: ../Specs/Pets.yaml\noutput: ../Out/B\n", to: "More/B.client.yaml")
        try workspace.write("description: ../Specs/Pets.yaml\noutput: ../Out/C\n", to: "More/C.client.yaml")
        let folders = try run(["--config", "More", "--config", "Specs/A.client.yaml"])
        #expect(folders.error == "")
        #expect(folders.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["Out/B", "Out/C", "Out/A"])
        // Without arguments only the usual folder is looked at.
        #expect(try run([]).output.wholeMatch(of: /Out\/A: \d+ files, all up to date\n/) != nil)
        #expect(try run(["--config", "More/", "--check"]).exitCode == 0)
    }

    @Test func severalConfigurationsHaveNoOutputInCommon() throws {
        try workspace.write("description: ../pets.yaml\noutput: A\n", to: "More/A.client.yaml")
        try workspace.write("description: ../pets.yaml\noutput: B\n", to: "More/B.client.yaml")
        try workspace.makeFolder("Empty")
        let names = "'More/A.client.yaml', 'More/B.client.yaml'"
        for (arguments, message) in [
            (["-o", "out"], "'--output out' applies to one client, but '--config' names 2: \(names)"),
            (["pets.yaml"], "the description 'pets.yaml' applies to one client, but '--config' names 2: \(names)"),
        ] {
            let result = try run(["--config", "More"] + arguments)
            #expect(result.error.hasPrefix("error: \(message)\n"))
            #expect(result.exitCode == 2)
        }
        let empty = try run(["--config", "Empty", "--config", "More"])
        #expect(
            empty.error == """
                error: the folder 'Empty' contains no client configuration, '*.client.yaml'
                1 error; nothing was written

                """
        )
        #expect(empty.exitCode == 1)
        #expect(try !workspace.files(in: "More").contains { $0.hasSuffix(".swift") })
    }

    @Test func nothingIsWrittenForAnyIfOneIsWrong() throws {
        try workspace.write(Description.pets(), to: "Specs/Pets.yaml")
        try workspace.write("description: Pets.yaml\noutput: ../Generated/Pets\n", to: "Specs/Pets.client.yaml")
        try workspace.write("description: Zoo.yaml\noutput: ../Generated/Zoo\n", to: "Specs/Zoo.client.yaml")
        let result = try run([])
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 3,
                    output: "",
                    error: """
                        Specs/Zoo.client.yaml:1:14: error: cannot read 'Specs/Zoo.yaml': it does not exist
                        description: Zoo.yaml
                                     ^
                        1 error; nothing was written

                        """
                )
        )
        #expect(try workspace.snapshot(of: "Generated").isEmpty)
    }

    @Test func configurationNeedsWhatTheCommandLineDoesNotName() throws {
        try workspace.write("client: CatsClient\n", to: "pets.client.yaml")
        #expect(
            try run(["--config", "pets.client.yaml"]).error == """
                pets.client.yaml:1:1: error: 'description' is missing; add 'description: FILE', or name the file on the command line
                client: CatsClient
                ^
                pets.client.yaml:1:1: error: 'output' is missing; add 'output: FOLDER', or '--output FOLDER' on the command line
                client: CatsClient
                ^
                2 errors; nothing was written

                """
        )
        #expect(try run(["pets.yaml", "-o", "out", "--config", "pets.client.yaml"]).exitCode == 0)
        #expect(try workspace.files(in: "out").contains("Source/CatsClient.swift"))
    }

    // MARK: The command line

    @Test func help() throws {
        let result = try run(["--help"])
        #expect(result.output.hasPrefix("Generates a Swift client from the description of a service.\n"))
        #expect(result.error == "")
        #expect(result.exitCode == 0)
    }

    /// A program that runs this one, as the plugin does, names what its user types.
    @Test func anotherProgramsCommandLine() throws {
        let environment = ["GENERATE_COMMAND_LINE": "swift package generate-clients --target Pets"]
        let arguments = ["pets.yaml", "--output", workspace.url.path + "/out"]
        let check = try GenerateTool.run(arguments + ["--check"], in: workspace, environment: environment)
        #expect(
            check.output.hasSuffix(
                "\nrun 'swift package generate-clients --target Pets', and commit what it writes\n"
            )
        )
        let wrong = try GenerateTool.run(arguments + ["--chek"], in: workspace, environment: environment)
        #expect(wrong.error == "error: unknown option '--chek' (did you mean '--check'?)\n")
        #expect(wrong.exitCode == 2)
    }

    /// The version of the machine that checks may not be that of the one that has written the client.
    @Test func anotherVersionIsNamed() throws {
        _ = try run(["pets.yaml", "-o", "out"])
        let record = try workspace.text(of: "out/.generated-files")
        let version = try run(["--version"]).output.dropFirst("generate ".count).dropLast()
        try workspace.write(
            record.replacing("# generate \(version)\n", with: "# generate 0.0.9\n"),
            to: "out/.generated-files"
        )
        let words = "(last written by version 0.0.9; this is \(version))"
        let lines = try run(["pets.yaml", "-o", "out", "--check"]).output.split(separator: "\n")
        #expect(lines.dropLast().last?.hasSuffix(" files, only the record differs \(words)") == true)
        #expect(try run(["pets.yaml", "-o", "out"]).output.hasSuffix(" files, all up to date \(words)\n"))
        #expect(try run(["pets.yaml", "-o", "out"]).output.hasSuffix(" files, all up to date\n"))
    }

    @Test func version() throws {
        let result = try run(["--version"])
        #expect(result.output.wholeMatch(of: /generate \d+\.\d+\.\d+\n/) != nil)
        #expect(result.exitCode == 0)
    }

    @Test func wrongOption() throws {
        #expect(
            try run(["--chek"])
                == GenerateTool.Result(
                    exitCode: 2,
                    output: "",
                    error: """
                        error: unknown option '--chek' (did you mean '--check'?)
                        usage: generate [DESCRIPTION ...] [--output DIR] [--config PATH] [options]
                        See 'generate --help' for more information

                        """
                )
        )
    }

    @Test(arguments: [["--diagnostics", "json", "--chek"], ["--chek", "--diagnostics=json"]])
    func wrongOptionForPrograms(arguments: [String]) throws {
        let message = "unknown option '--chek' (did you mean '--check'?)"
        #expect(
            try run(arguments)
                == GenerateTool.Result(
                    exitCode: 2,
                    output: "",
                    error: #"{"severity":"error","message":"\#(message)"}"# + "\n"
                )
        )
    }

    @Test func nothingToGenerate() throws {
        let message =
            "error: nothing to generate: no description was given, and './Specs' contains no file '*.client.yaml'\n"
        let result = try run([])
        #expect(result.error.hasPrefix(message))
        #expect(result.exitCode == 2)
    }

    @Test func diagnosticsAsJSON() throws {
        try workspace.write("name: Pets\n", to: "bad.yaml")
        let result = try run(["bad.yaml", "-o", "out", "--diagnostics", "json"])
        let message = "this is not a service description: 'openapi' or 'swagger' is missing at the top level"
        #expect(
            result.error
                == #"{"severity":"error","file":"bad.yaml","line":1,"column":1,"message":"\#(message)"}"# + "\n"
        )
        #expect(result.exitCode == 1)
    }

    private func run(_ arguments: [String]) throws -> GenerateTool.Result {
        try GenerateTool.run(arguments, in: workspace)
    }
}

extension [String: String] {
    /// How many generated files a snapshot has; the record is none.
    fileprivate var fileCount: Int { values.count { $0 != "/" } - 1 }
}
