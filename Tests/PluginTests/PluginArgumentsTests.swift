import Testing

@testable import GenerateCommand

/// What `swift package generate-clients` makes of its arguments.
struct PluginArgumentsTests {
    /// Options, with their values or without, are for the clients of the targets.
    @Test(arguments: [
        [], ["--check"], ["--layout", "flat"], ["--root", "../shared", "--strict"], ["--diagnostics=json"],
        ["--output", "Generated"], ["-o", "Generated"], ["--watch", "--root", "a", "--root", "b"],
    ])
    func optionsAreForTheTargets(arguments: [String]) {
        let words = PluginArguments(arguments)
        #expect(!words.areForGenerator)
        #expect(words.rest == arguments)
        #expect(words.namesOutput == (arguments.first == "--output" || arguments.first == "-o"))
    }

    @Test(arguments: [
        ["Specs/shop.yaml", "--output", "Sources/Shop"], ["--output", "out", "shop.yaml"], ["list", "shop.yaml"],
        ["--config", "Specs"], ["--help"], ["--version"], ["--layout", "flat", "shop.yaml"], ["--", "list"],
    ])
    func descriptionsAndCommandsAreForTheGenerator(arguments: [String]) {
        let words = PluginArguments(arguments)
        #expect(words.areForGenerator)
        #expect(words.rest == arguments)
    }

    @Test func targetsAreTakenOut() {
        let words = PluginArguments(["--target", "Shop", "--check", "--target=Zoo"])
        #expect(words.targets == ["Shop", "Zoo"])
        #expect(words.rest == ["--check"])
        #expect(!words.areForGenerator)
    }

    /// The plugin cannot ask the generator which options have values.
    @Test func optionsWithValuesAreThoseOfTheGenerator() {
        let options = CommandLineOption.ofGeneration.filter { $0.placeholder != nil }
        #expect(
            PluginArguments.optionsWithValues == Set(options.flatMap { [$0.name, $0.shortName].compactMap { $0 } })
        )
    }
}
