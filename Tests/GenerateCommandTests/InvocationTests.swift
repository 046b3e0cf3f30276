import Testing

@testable import GenerateCommand

struct InvocationTests {
    @Test func withoutArgumentsAllDefaultsHold() throws {
        #expect(try options([]) == GenerationOptions())
    }

    @Test func descriptionAndOutput() throws {
        var expected = GenerationOptions()
        expected.descriptions = ["pets.yaml"]
        expected.output = "Sources/Pets"
        #expect(try options(["pets.yaml", "--output", "Sources/Pets"]) == expected)
        #expect(try options(["--output", "Sources/Pets", "pets.yaml"]) == expected)
        #expect(try options(["pets.yaml", "--output=Sources/Pets"]) == expected)
        #expect(try options(["pets.yaml", "-o", "Sources/Pets"]) == expected)
        expected.configurations = ["a=b.yaml"]
        #expect(try options(["pets.yaml", "--config=a=b.yaml", "-o", "Sources/Pets"]) == expected)
    }

    @Test func configurationMayNameTheRest() throws {
        var expected = GenerationOptions()
        expected.configurations = ["pets.client.yaml"]
        #expect(try options(["--config", "pets.client.yaml"]) == expected)
        expected.descriptions = ["pets.yaml"]
        #expect(try options(["pets.yaml", "--config", "pets.client.yaml"]) == expected)
    }

    @Test func severalConfigurationsMakeSeveralClients() throws {
        #expect(
            try options(["--config", "a.client.yaml", "--config=Specs"]).configurations == ["a.client.yaml", "Specs"]
        )
        #expect(throws: UsageError("the option '--config' is used twice", of: .list)) {
            try Invocation(arguments: ["list", "--config", "a.client.yaml", "--config", "b.client.yaml"])
        }
    }

    @Test func severalDescriptionsAreVersions() throws {
        #expect(try options(["v1.yaml", "v2.yaml", "-o", "out"]).descriptions == ["v1.yaml", "v2.yaml"])
    }

    @Test func nothingIsAnOptionAfterTwoDashes() throws {
        #expect(try options(["-o", "out", "--", "--check"]).descriptions == ["--check"])
    }

    @Test func modesAndForms() throws {
        #expect(try options(["--check"]).mode == .check)
        #expect(try options(["--dry-run"]).mode == .dryRun)
        #expect(try options(["--strict"]).isStrict)
        #expect(try options(["--watch"]).watches)
        #expect(try options(["--quiet"]).verbosity == .quiet)
        #expect(try options(["--verbose"]).verbosity == .verbose)
        #expect(try options(["--diagnostics", "json"]).diagnosticsFormat == .json)
        #expect(try options(["--diagnostics=text"]).diagnosticsFormat == .text)
        #expect(try options(["--layout", "tree"]).layout == .tree)
        #expect(try options(["--layout", "flat"]).layout == .flat)
        #expect(try options(["--root", "a", "--root=b"]).roots == ["a", "b"])
    }

    @Test func helpAndVersionWin() throws {
        #expect(try Invocation(arguments: ["--check", "--help", "--dry-run"]) == .help(nil))
        #expect(try Invocation(arguments: ["-h"]) == .help(nil))
        #expect(try Invocation(arguments: ["a", "b", "--version"]) == .version)
    }

    @Test(arguments: [
        (["--chek"], "unknown option '--chek' (did you mean '--check'?)"),
        (["--out=x"], "unknown option '--out' (did you mean '--output'?)"),
        (["a.yaml", "-out", "x"], "unknown option '-out' (did you mean '--output'?)"),
        (["a.yaml", "-oout"], "unknown option '-oout' (did you mean '-o out'?)"),
        (["-V"], "unknown option '-V' (did you mean '--verbose' or '--version'?)"),
        (["version"], "'version' is neither a command nor a file (did you mean '--version'?)"),
        (["generate", "a.yaml"], "'generate' is neither a command nor a file"),
        (
            ["pets.client.yaml"],
            "'pets.client.yaml' looks like a client configuration, not a description; use '--config pets.client.yaml'"
        ),
        (["--dryrun"], "unknown option '--dryrun' (did you mean '--dry-run'?)"),
        (["-x"], "unknown option '-x'"),
        (["--check", "--check"], "the option '--check' is used twice"),
        (["--check=yes"], "the option '--check' does not take a value"),
        (["a.yaml", "--output"], "the option '--output' requires a value: --output DIR"),
        (["a.yaml", "--output="], "the option '--output' requires a value: --output DIR"),
        (["a.yaml", "-o", "--check"], "the option '-o' requires a value: -o DIR"),
        (["--layout", "treee"], "the value of '--layout' must be tree or flat, not 'treee' (did you mean 'tree'?)"),
        (["--diagnostics", "xml"], "the value of '--diagnostics' must be text or json, not 'xml'"),
        (["--root"], "the option '--root' requires a value: --root DIR"),
        (["--check", "--dry-run"], "'--check' and '--dry-run' cannot be combined"),
        (["--watch", "--check"], "'--watch' and '--check' cannot be combined"),
        (["--quiet", "--verbose"], "'--quiet' and '--verbose' cannot be combined"),
        (["a.yaml"], "the output folder is missing; add '--output DIR'"),
        (
            ["--", "a.yaml", "--output", "out"],
            "'--output' is behind '--', so it is taken for a file; move it before '--'"
        ),
        (["a.yaml", "-o", "-"], "a client has several files, so '-' cannot print it; name a folder, such as './-'"),
        (["-o", "out"], "'--output' requires a description: generate DESCRIPTION --output DIR"),
        (["a.yaml", "b.yaml", "a.yaml", "-o", "out"], "the description 'a.yaml' is named twice"),
    ])
    func mistake(_ arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Invocation(arguments: arguments) }
    }

    /// `generate --quiet init a.yaml`, which would look for a description called `init`.
    @Test func aCommandComesFirst() throws {
        for arguments in [["--diagnostics", "json", "lint", "a.yaml"], ["--quiet", "lint", "a.yaml", "-o", "out"]] {
            #expect(
                throws: UsageError(
                    "the command 'lint' comes before all options: generate lint DESCRIPTION",
                    of: .lint
                )
            ) { try Invocation(arguments: arguments) }
            _ = try Invocation(arguments: arguments + (arguments.contains("-o") ? [] : ["-o", "out"])) { $0 == "lint" }
        }
        _ = try Invocation(arguments: ["-o", "out", "--", "lint"])
    }

    @Test func helpFitsAScreen() {
        let lines = HelpText.full.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.count <= 80 })
        for option in CommandLineOption.ofGeneration { #expect(HelpText.full.contains(" \(option.name) ")) }
        for command in Subcommand.allCases { #expect(HelpText.full.contains("  \(command.rawValue) ")) }
    }

    @Test(arguments: Subcommand.allCases)
    func helpOfACommandFitsAScreen(command: Subcommand) throws {
        let lines = HelpText.full(of: command).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.count <= 80 })
        for option in command.options { #expect(lines.contains { $0.contains(" \(option.name) ") }) }
        #expect(try Invocation(arguments: [command.rawValue, "--help"]) == .help(command))
        #expect(try Invocation(arguments: ["help", command.rawValue]) == .help(command))
    }

    @Test(arguments: Subcommand.allCases)
    func helpMayComeBeforeItsCommand(command: Subcommand) throws {
        #expect(try Invocation(arguments: ["--help", command.rawValue]) == .help(command))
        #expect(try Invocation(arguments: ["-h", command.rawValue, "pets.yaml"]) == .help(command))
        #expect(try Invocation(arguments: ["--help", "pets.yaml", command.rawValue]) == .help(nil))
    }

    @Test func theDescriptionIsMissing() throws {
        let error = UsageError(
            "the description is missing, because 'GET /pets' is not a file: generate explain DESCRIPTION "
                + "\"GET /pets\"",
            of: .explain
        )
        #expect(throws: error) { try Invocation(arguments: ["explain", "GET /pets"]) }
        let other = UsageError(
            "'explain' requires OPERATION: generate explain DESCRIPTION OPERATION",
            of: .explain
        )
        #expect(throws: other) { try Invocation(arguments: ["explain", "pets.yaml"]) { $0 == "pets.yaml" } }
    }

    @Test func theDescriptionComesBeforeTheOperation() throws {
        let swapped = ["explain", "getPet", "pets.yaml"]
        let error = UsageError(
            "the description comes first: generate explain pets.yaml getPet",
            of: .explain
        )
        #expect(throws: error) { try Invocation(arguments: swapped) { $0 == "pets.yaml" } }
        // What is not there is told when it is read.
        #expect(throws: Never.self) { try Invocation(arguments: swapped) }
        #expect(throws: Never.self) { try Invocation(arguments: swapped) { _ in true } }
    }

    @Test func commandsHaveTheirArguments() throws {
        var expected = CommandOptions(.explain)
        expected.descriptions = ["pets.yaml"]
        expected.subject = "getPet"
        expected.roots = ["a"]
        #expect(try Invocation(arguments: ["explain", "pets.yaml", "--root", "a", "getPet"]) == .command(expected))
        expected.descriptions = []
        expected.roots = []
        expected.configuration = "pets.client.yaml"
        #expect(try Invocation(arguments: ["explain", "--config=pets.client.yaml", "getPet"]) == .command(expected))
        #expect(try Invocation(arguments: ["help"]) == .help(nil))
    }

    @Test func commandIsTheFirstWordOnly() throws {
        #expect(try options(["-o", "out", "list"], exists: { $0 == "list" }).descriptions == ["list"])
        #expect(try options(["--output", "out", "--", "list"]).descriptions == ["list"])
    }

    private func options(
        _ arguments: [String],
        exists: (String) -> Bool = { _ in false }
    ) throws -> GenerationOptions {
        let invocation = try Invocation(arguments: arguments, exists: exists)
        guard case .generate(let options) = invocation else {
            Issue.record("expected options, found \(invocation)")
            return GenerationOptions()
        }
        return options
    }
}
