import ClientGenerator

/// A command other than generating.
@dynamicMemberLookup
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

        /// The words that shells complete; none for files and operations.
        var words: [String] {
            switch self {
            case .shell: Shell.allCases.map(\.rawValue)
            case .command: Subcommand.allCases.map(\.rawValue)
            case .eject: [rawValue]
            case .name: ClientGenerator.templates.keys.sorted()
            case .description, .old, .new, .operation: []
            }
        }
    }

    /// What help, parsing and completions need to know about the command; its members can be asked of the command itself.
    private var description: CommandDescription {
        switch self {
        case .list: .list
        case .explain: .explain
        case .initialize: .initialize
        case .lint: .lint
        case .diff: .diff
        case .templates: .templates
        case .completions: .completions
        case .help: .help
        }
    }

    subscript<Value>(dynamicMember member: KeyPath<CommandDescription, Value>) -> Value { description[keyPath: member] }

    /// What the option does for this command, in a few words.
    func summary(of option: CommandLineOption) -> String {
        option == .config ? "the client configuration to follow" : self.summaries[option] ?? option.summary
    }

    /// The placeholder for the option's value in help, or `nil` for an option without a value.
    func placeholder(of option: CommandLineOption) -> String? {
        option == .config || (self == .initialize && option == .output) ? "FILE" : option.placeholder
    }

    /// The command line in short: `generate explain DESCRIPTION OPERATION`.
    var form: String {
        (["generate", rawValue] + self.operands.map(\.rawValue) + self.optionalOperands.map { "[\($0.rawValue)]" })
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
