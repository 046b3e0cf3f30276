import Testing

@testable import GenerateCommand

/// What `swift package generate-clients` makes of its arguments.
struct PluginArgumentsTests {
    /// Options, with their values or without, are for the clients of the targets.
    @Test(arguments: [
        [], ["--check"], ["--layout", "flat"], ["--root", "../shared", "--strict"], ["--diagnostics=json"],
        ["--output", "Generated"], ["-o", "Generated"], ["--watch", "--root", "a", "--root", "b"],
    ])
    func optionsAreForTheTargets(arguments: [String]) throws {
        let words = try PluginArguments(arguments)
        #expect(!words.areForGenerator)
        #expect(words.rest == arguments)
        #expect(words.namesOutput == (arguments.first == "--output" || arguments.first == "-o"))
    }

    /// Several clients cannot be in one folder, and only the first of them would be watched.
    @Test(arguments: [
        (["--check"], nil), (["--output", "Pets"], "--output"), (["-o=Pets"], "-o"),
        (["--strict", "--watch"], "--watch"),
    ])
    func optionsForOneClient(arguments: [String], option: String?) throws {
        #expect(try PluginArguments(arguments).optionForOneClient == option)
    }

    @Test(arguments: [
        ["Specs/shop.yaml", "--output", "Sources/Shop"], ["--output", "out", "shop.yaml"], ["list", "shop.yaml"],
        ["--config", "Specs"], ["--version"], ["--layout", "flat", "shop.yaml"], ["--", "list"], ["list", "--help"],
        ["--help", "list"], ["--", "--help"],
    ])
    func descriptionsAndCommandsAreForTheGenerator(arguments: [String]) throws {
        let words = try PluginArguments(arguments)
        #expect(words.areForGenerator)
        #expect(!words.askForHelp)
        #expect(words.rest == arguments)
    }

    @Test(arguments: [["--help"], ["-h"], ["--target", "Shop", "--help"], ["--check", "-h"]])
    func helpIsThatOfThePlugin(arguments: [String]) throws {
        #expect(try PluginArguments(arguments).askForHelp)
    }

    @Test func helpFitsAScreen() {
        let lines = PluginHelp.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(PluginHelp.text.contains("--target NAME"))
    }

    /// Without a name, or with its option misspelled, all targets would have been meant.
    @Test(arguments: [
        (["--target"], PluginUsageError.targetMissing), (["--target="], .targetMissing),
        (["--target", "--check"], .targetMissing), (["--targett", "Shop"], .misspelled("--targett")),
        (["--targets=Shop"], .misspelled("--targets")), (["-target", "Shop"], .misspelled("-target")),
        (["--check", "--tar", "Shop"], .misspelled("--tar")),
    ])
    func mistakes(arguments: [String], error: PluginUsageError) {
        #expect(throws: error) { try PluginArguments(arguments) }
    }

    @Test func aMistakeIsToldWithTheUsageOfThePlugin() {
        #expect(
            PluginUsageError.misspelled("--targett").description == """
                unknown option '--targett' (did you mean '--target'?)
                usage: swift package generate-clients [--target NAME ...] [options]
                See 'swift package generate-clients --help' for more information
                """
        )
    }

    /// No option of the generator is taken for a misspelled one of the plugin, nor is one that is nearly the generator's.
    @Test func optionsOfTheGeneratorAreNoMistakes() throws {
        let names = CommandLineOption.allCases.flatMap(\.spellings)
        for name in names + ["--chek", "--out", "-o", "-t"] { #expect(try PluginArguments([name]).targets == []) }
    }

    /// What a check asks to type is what was typed, and no path of this machine.
    @Test(arguments: [
        (["--check"], "swift package generate-clients"),
        (
            ["--target", "My Shop", "--check", "--layout=flat"],
            #"swift package generate-clients --target "My Shop" --layout=flat"#
        ),
    ])
    func commandLineThatWrites(arguments: [String], commandLine: String) throws {
        #expect(try PluginArguments(arguments).commandLine == commandLine)
    }

    @Test func targetsAreTakenOut() throws {
        let words = try PluginArguments(["--target", "Shop", "--check", "--target=Zoo"])
        #expect(words.targets == ["Shop", "Zoo"])
        #expect(words.rest == ["--check"])
        #expect(!words.areForGenerator)
    }

    /// The plugin cannot ask the generator which options have values.
    @Test func optionsWithValuesAreThoseOfTheGenerator() {
        let options = CommandLineOption.ofGeneration.filter { $0.placeholder != nil }
        #expect(PluginArguments.optionsWithValues == Set(options.flatMap(\.spellings)))
    }
}
