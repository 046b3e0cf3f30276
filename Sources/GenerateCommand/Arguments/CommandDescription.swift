/// What help, parsing and completions need to know about a command.
struct CommandDescription: Sendable {
    /// What must follow the command's name, in this order.
    var operands: [Subcommand.Operand]
    /// What may follow that.
    var optionalOperands: [Subcommand.Operand] = []
    /// What the command does, in a few words.
    var abstract: String
    /// What the command does, as the first line of its help.
    var headline: String
    /// The options that the command has.
    var options: [CommandLineOption] = [.help]
    /// What options do that mean something else than for generating.
    var summaries: [CommandLineOption: String] = [:]
    /// Lines to type, and what they do.
    var examples: [String]
    /// The meanings of the exit statuses, if they differ from those of other commands.
    var exitStatus: [String] = []
    /// The consequence of errors, as a clause.
    var conclusion = "nothing is shown"
}

extension CommandDescription {
    static let list = CommandDescription(
        operands: [.description],
        abstract: "list the client's operations and types",
        headline: "Lists the operations and types of a description's client.",
        options: [.config, .root, .help],
        examples: ["generate list openapi.yaml", "generate list --config pets.client.yaml"]
    )

    static let explain = CommandDescription(
        operands: [.description, .operation],
        abstract: "show an operation in Swift and on the wire",
        headline: "Shows an operation: its Swift method, its request and its responses.",
        options: [.config, .root, .help],
        examples: [
            "generate explain openapi.yaml getPet           by its operationId",
            "generate explain openapi.yaml pets.get         by its name in Swift",
            "generate explain openapi.yaml 'GET /pets/{id}' by its request",
        ]
    )

    static let initialize = CommandDescription(
        operands: [.description],
        abstract: "write a commented client configuration",
        headline: "Writes a client configuration with a description's own names in comments.",
        options: [.output, .root, .help],
        summaries: [.output: "the file to write, '-' to print the text"],
        examples: ["generate init openapi.yaml       writes openapi.client.yaml"],
        conclusion: "nothing was written"
    )

    static let lint = CommandDescription(
        operands: [.description],
        abstract: "find problems that make the client worse",
        headline: "Finds problems in a description that make the client worse.",
        options: [.config, .root, .strict, .diagnostics, .verbose, .help],
        summaries: [
            .strict: "exit with 1 if anything is found",
            .verbose: "print every finding",
            .diagnostics: "findings for people, or JSON, one per line",
        ],
        examples: ["generate lint openapi.yaml", "generate lint openapi.yaml --strict   in CI"],
        exitStatus: [
            "0  nothing found, or without --strict", "1  a description is wrong, or --strict found something",
        ],
        conclusion: "nothing was checked"
    )

    static let diff = CommandDescription(
        operands: [.old, .new],
        abstract: "show what changed for callers, and the version",
        headline: "Shows what changed for callers of the client between two descriptions.",
        options: [.format, .keepNames, .config, .root, .help],
        examples: [
            "generate diff old.yaml new.yaml",
            "generate diff old.yaml new.yaml --format markdown > changes.md",
            "generate diff old.yaml new.yaml --keep-names >> new.client.yaml",
        ],
        exitStatus: [
            "0  no change breaks callers, or with --keep-names",
            "1  a change breaks callers, or a description is wrong",
        ],
        conclusion: "nothing was compared"
    )

    static let templates = CommandDescription(
        operands: [.eject],
        optionalOperands: [.name],
        abstract: "copy templates for you to change",
        headline: "Copies the templates of the Swift code, or one of them, for you to change.",
        options: [.output, .help],
        summaries: [.output: "the folder to write them to, usually Templates"],
        examples: [
            "generate templates eject                all of them",
            "generate templates eject Model          writes Templates/Model.mustache",
            "generate templates eject Model --output Specs/Templates",
        ],
        conclusion: "nothing was written"
    )

    static let completions = CommandDescription(
        operands: [.shell],
        abstract: "print completions for bash, zsh or fish",
        headline: "Prints a script with which a shell completes the arguments of 'generate'.",
        examples: [
            "source <(generate completions bash)            in ~/.bashrc",
            "source <(generate completions zsh)             in ~/.zshrc, after compinit",
            "generate completions fish > ~/.config/fish/completions/generate.fish",
        ]
    )

    static let help = CommandDescription(
        operands: [.command],
        abstract: "show what a command does, and its options",
        headline: "Shows what a command does, and its options.",
        examples: ["generate help explain"]
    )
}
