/// A command other than generating, with everything that help, parsing and completions need to know about it.
enum Subcommand: String, CaseIterable, Sendable {
    case list, explain
    case initialize = "init"
    case lint, diff, templates, completions, help

    /// What follows a command's name.
    enum Operand: String {
        /// A description, which a client configuration can name instead.
        case description = "DESCRIPTION"
        /// The descriptions that are compared.
        case old = "OLD"
        case new = "NEW"
        /// An operation of the description.
        case operation = "OPERATION"
        /// A shell.
        case shell = "SHELL"
        /// A command.
        case command = "COMMAND"
        /// The name of a template.
        case name = "NAME"
        /// The action for templates, a word to type literally.
        case eject

        /// The description of the operand in the error if it is missing.
        var phrase: String { self == .eject ? "'\(rawValue)'" : rawValue }
    }

    /// What must follow the command's name, in this order.
    var operands: [Operand] {
        switch self {
        case .list, .initialize, .lint: [.description]
        case .explain: [.description, .operation]
        case .diff: [.old, .new]
        case .templates: [.eject]
        case .completions: [.shell]
        case .help: [.command]
        }
    }

    /// What may follow that.
    var optionalOperands: [Operand] { self == .templates ? [.name] : [] }

    /// What the command does, in a few words.
    var summary: String {
        switch self {
        case .list: "list the client's operations and types"
        case .explain: "show an operation in Swift and on the wire"
        case .initialize: "write a commented client configuration"
        case .lint: "find problems that make the client worse"
        case .diff: "show what changed for callers, and the version"
        case .templates: "copy templates for you to change"
        case .completions: "print completions for bash, zsh or fish"
        case .help: "show what a command does, and its options"
        }
    }

    /// What the command does, as the first line of its help.
    var headline: String {
        switch self {
        case .list: "Lists the operations and types of a description's client."
        case .explain: "Shows an operation: its Swift method, its request and its responses."
        case .initialize: "Writes a client configuration with a description's own names in comments."
        case .lint: "Finds problems in a description that make the client worse."
        case .diff: "Shows what changed for callers of the client between two descriptions."
        case .templates: "Copies the templates of the Swift code, or one of them, for you to change."
        case .completions: "Prints a script with which a shell completes the arguments of 'generate'."
        case .help: "Shows what a command does, and its options."
        }
    }

    /// The options that the command has.
    var options: [CommandLineOption] {
        switch self {
        case .list, .explain: [.config, .root, .help]
        case .initialize: [.output, .root, .help]
        case .lint: [.config, .root, .strict, .diagnostics, .verbose, .help]
        case .diff: [.format, .keepNames, .config, .root, .help]
        case .templates: [.output, .help]
        case .completions, .help: [.help]
        }
    }

    /// What the option does for this command, in a few words.
    func summary(of option: CommandLineOption) -> String {
        switch (self, option) {
        case (.templates, .output): "the folder to write them to, usually Templates"
        case (.initialize, .output): "the file to write, '-' to print the text"
        case (.lint, .strict): "exit with 1 if anything is found"
        case (.lint, .verbose): "print every finding"
        case (_, .config): "the client configuration to follow"
        case (.lint, .diagnostics): "findings for people, or JSON, one per line"
        default: option.summary
        }
    }

    /// The placeholder for the option's value in help, or `nil` for an option without a value.
    func placeholder(of option: CommandLineOption) -> String? {
        switch (self, option) {
        case (.initialize, .output), (_, .config): "FILE"
        default: option.placeholder
        }
    }

    /// Lines to type, and what they do.
    var examples: [String] {
        switch self {
        case .list: ["generate list openapi.yaml", "generate list --config pets.client.yaml"]
        case .explain:
            [
                "generate explain openapi.yaml getPet           by its operationId",
                "generate explain openapi.yaml pets.get         by its name in Swift",
                "generate explain openapi.yaml 'GET /pets/{id}' by its request",
            ]
        case .initialize: ["generate init openapi.yaml       writes openapi.client.yaml"]
        case .lint: ["generate lint openapi.yaml", "generate lint openapi.yaml --strict   in CI"]
        case .diff:
            [
                "generate diff old.yaml new.yaml",
                "generate diff old.yaml new.yaml --format markdown > changes.md",
                "generate diff old.yaml new.yaml --keep-names >> new.client.yaml",
            ]
        case .templates:
            [
                "generate templates eject                all of them",
                "generate templates eject Model          writes Templates/Model.mustache",
                "generate templates eject Model --output Specs/Templates",
            ]
        case .completions:
            [
                "source <(generate completions bash)            in ~/.bashrc",
                "source <(generate completions zsh)             in ~/.zshrc, after compinit",
                "generate completions fish > ~/.config/fish/completions/generate.fish",
            ]
        case .help: ["generate help explain"]
        }
    }

    /// The meanings of the exit statuses, if they differ from those of other commands.
    var exitStatus: [String] {
        switch self {
        case .diff:
            [
                "0  no change breaks callers, or with --keep-names",
                "1  a change breaks callers, or a description is wrong",
            ]
        case .lint: ["0  nothing found, or without --strict", "1  a description is wrong, or --strict found something"]
        default: []
        }
    }

    /// The command line in short: `generate explain DESCRIPTION OPERATION`.
    var form: String {
        (["generate", rawValue] + operands.map(\.rawValue) + optionalOperands.map { "[\($0.rawValue)]" })
            .joined(separator: " ")
    }
}

extension Subcommand {
    /// Whether a word can be no description, for it has neither a folder nor a suffix, and may be a command that is misspelled.
    static func mayBeMisspelled(_ word: String) -> Bool {
        Subcommand(rawValue: word) == nil && !word.contains { $0 == "/" || $0 == "." }
    }
}

/// The command of a command line; `nil` for generating, which has no name.
extension Subcommand? {
    /// The options that the command has.
    var options: [CommandLineOption] { self?.options ?? CommandLineOption.ofGeneration }

    /// What the option does for this command, in a few words.
    func summary(of option: CommandLineOption) -> String { self?.summary(of: option) ?? option.summary }

    /// The placeholder for the option's value in help, or `nil` for an option without a value.
    func placeholder(of option: CommandLineOption) -> String? {
        if let command = self { command.placeholder(of: option) } else { option.placeholder }
    }

    /// Whether the option can be given more than once.
    func canRepeat(_ option: CommandLineOption) -> Bool { option == .root || (option == .config && self == nil) }
}
