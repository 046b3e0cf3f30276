/// An option of the command line, with everything that help and parsing need to know about it.
enum CommandLineOption: String, CaseIterable, Sendable {
    case output, config, root, check
    case dryRun = "dry-run"
    case watch, strict, layout, package, diagnostics, quiet, verbose, help, version, format
    case keepNames = "keep-names"

    /// The options of the command line that generates.
    static let ofGeneration: [CommandLineOption] = [
        .output, .config, .root, .check, .dryRun, .watch, .strict, .layout, .package, .diagnostics, .quiet, .verbose,
        .help,
        .version,
    ]

    /// The option as it is typed.
    var name: String { "--" + rawValue }

    /// The option's short form, if it has one.
    var shortName: String? {
        switch self {
        case .output: "-o"
        case .help: "-h"
        default: nil
        }
    }

    /// The forms in which it can be typed.
    var spellings: [String] { [name] + (shortName.map { [$0] } ?? []) }

    /// The placeholder for the option's value in help, or `nil` for an option without a value.
    var placeholder: String? {
        switch self {
        case .output: "DIR"
        case .config: "PATH"
        case .root: "DIR"
        default: choices?.joined(separator: "|")
        }
    }

    /// The only values the option can have, `nil` if any is possible.
    var choices: [String]? {
        switch self {
        case .layout: GenerationOptions.Layout.allCases.map(\.rawValue)
        case .diagnostics: GenerationOptions.DiagnosticsFormat.allCases.map(\.rawValue)
        case .format: CommandOptions.Format.allCases.map(\.rawValue)
        default: nil
        }
    }

    /// What the option does, in a few words.
    var summary: String {
        switch self {
        case .output: "the folder to write the client to"
        case .config: "the client configuration, or a folder of them"
        case .root: "a further folder that '$ref' may lead to"
        case .check: "write nothing; fail if files on disk differ"
        case .dryRun: "write nothing; list what would be written"
        case .watch: "keep running; generate when a file changes"
        case .strict: "fail if the client lacks part of a description"
        case .layout: "folders by kind of declaration, or fixed names"
        case .package: "write a whole package, ready to publish"
        case .diagnostics: "errors for people, or JSON, one per line"
        case .quiet: "print errors only"
        case .verbose: "print every file and every diagnostic"
        case .help: "print this text"
        case .version: "print the version"
        case .format: "for people, for a pull request, or for programs"
        case .keepNames: "print the settings that keep names of before"
        }
    }

    /// Returns the option with the given spelling, or `nil` if there is none.
    static func named(_ text: String) -> CommandLineOption? {
        allCases.first { $0.spellings.contains(text) }
    }
}
