import Suggestions

/// The action that a command line requests.
enum Invocation: Sendable, Hashable {
    case generate(GenerationOptions)
    case command(CommandOptions)
    /// The help for a command; `nil`: for generating.
    case help(Subcommand?)
    case version
}

/// The error of an invalid command line.
struct UsageError: Error, Sendable, Hashable {
    /// The problem and what to type instead: one line without a full stop.
    let message: String
    /// The command whose help is relevant, or `nil` for generating.
    let command: Subcommand?

    /// A mistake on the command line of a command.
    init(_ message: String, of command: Subcommand? = nil) {
        self.message = message
        self.command = command
    }
}

extension Invocation {
    /// Parses a command line.
    ///
    /// The first word is a command if it is the name of one. All other words are descriptions. A value follows its
    /// option as the next argument or after `=`. After `--`, there are no options and commands.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the command's own name.
    ///   - exists: Whether there is a file of a name, which is then not taken for a misspelled command.
    /// - Throws: ``UsageError`` for the first mistake.
    init(arguments: [String], exists: (String) -> Bool = { _ in false }) throws(UsageError) {
        if let command = arguments.first.flatMap(Subcommand.init) {
            self = try Self.command(command, arguments.dropFirst(), exists)
            return
        }
        let words = try CommandLineWords(arguments)
        if words.values.keys.contains(.help) {
            self = .help(words.operands.first.flatMap(Subcommand.init))
        } else if words.values.keys.contains(.version) {
            self = .version
        } else {
            if let word = arguments.first { try Self.refuseMisspelled(word, exists) }
            try Self.refuseLate(arguments, words, exists)
            self = .generate(try GenerationOptions(words, exists))
        }
    }

    private static func command(
        _ command: Subcommand,
        _ arguments: ArraySlice<String>,
        _ exists: (String) -> Bool
    ) throws(UsageError) -> Invocation {
        let words = try CommandLineWords(arguments, of: command)
        if words.values.keys.contains(.help) { return .help(command) }
        // What is no file is the operation: naming the description as missing spares a second mistake.
        if command == .explain, words.values[.config] == nil, words.operands.count == 1, !exists(words.operands[0]) {
            let operation = words.operands[0]
            throw UsageError(
                "the description is missing, because '\(operation)' is not a file: generate explain DESCRIPTION "
                    + ShellText.word(operation),
                of: command
            )
        }
        let options = try CommandOptions(command, words)
        if command == .explain, let first = options.descriptions.first, !exists(first), exists(options.subject) {
            let words = [options.subject, first].map(ShellText.word).joined(separator: " ")
            throw UsageError("the description comes first: generate explain \(words)", of: command)
        }
        return command == .help ? .help(Subcommand(rawValue: options.subject)) : .command(options)
    }

    /// Refuses the name of a command behind options, where it is taken for a description.
    private static func refuseLate(
        _ arguments: [String],
        _ words: CommandLineWords,
        _ exists: (String) -> Bool
    ) throws(UsageError) {
        guard let word = words.operands.first, arguments.prefix(while: { $0 != "--" }).contains(word),
            let command = Subcommand(rawValue: word), !exists(word)
        else { return }
        throw UsageError("the command '\(word)' comes before all options: \(command.form)", of: command)
    }

    private static func refuseMisspelled(_ word: String, _ exists: (String) -> Bool) throws(UsageError) {
        guard Subcommand.mayBeMisspelled(word), !exists(word) else { return }
        let hint = NearestName.hint(for: word, among: Subcommand.allCases.map(\.rawValue))
        if !hint.isEmpty { throw UsageError("unknown command '\(word)'\(hint)") }
    }
}

extension GenerationOptions {
    fileprivate init(_ words: CommandLineWords, _ exists: (String) -> Bool) throws(UsageError) {
        self.init()
        try words.refuseConfigurations()
        try Self.refuseCombinations(in: words)
        let isGiven: (CommandLineOption) -> Bool = { words.values.keys.contains($0) }
        descriptions = words.operands
        output = words.values[.output]
        configurations = words.lists[.config] ?? []
        roots = words.lists[.root] ?? []
        if output == "-" {
            throw UsageError("a client has several files, so '-' cannot print it; name a folder, such as './-'")
        }
        if descriptions.isEmpty, configurations.isEmpty, output != nil {
            throw UsageError("'--output' requires a description: generate DESCRIPTION --output DIR")
        }
        if !descriptions.isEmpty, configurations.isEmpty, output == nil {
            try Self.refuseUnknown(descriptions[0], exists)
            // An option is an operand only behind '--'.
            if let option = descriptions.first(where: { CommandLineOption.named($0) == .output }) {
                throw UsageError("'\(option)' is behind '--', so it is taken for a file; move it before '--'")
            }
            throw UsageError("the output folder is missing; add '--output DIR'")
        }
        writesPackage = isGiven(.package)
        if writesPackage, descriptions.isEmpty, configurations.isEmpty {
            throw UsageError(
                "'--package' requires a description or a configuration: generate DESCRIPTION --output DIR --package"
            )
        }
        mode = isGiven(.check) ? .check : isGiven(.dryRun) ? .dryRun : .write
        verbosity = isGiven(.quiet) ? .quiet : isGiven(.verbose) ? .verbose : .normal
        watches = isGiven(.watch)
        isStrict = isGiven(.strict)
        layout = words.values[.layout].flatMap(Layout.init) ?? .tree
        if writesPackage, layout == .flat {
            throw UsageError("'--package' and '--layout flat' cannot be combined: a package has folders")
        }
        diagnosticsFormat = words.values[.diagnostics].flatMap(DiagnosticsFormat.init) ?? .text
    }

    /// Refuses options that contradict each other, and a description that is named twice.
    private static func refuseCombinations(in words: CommandLineWords) throws(UsageError) {
        let given = words.values.keys
        for (first, second) in [
            (CommandLineOption.check, CommandLineOption.dryRun), (.quiet, .verbose), (.watch, .check),
            (.watch, .dryRun),
        ]
        where given.contains(first) && given.contains(second) {
            throw UsageError("'\(first.name)' and '\(second.name)' cannot be combined")
        }
        if let second = words.operands.indices.first(where: { words.operands[..<$0].contains(words.operands[$0]) }) {
            throw UsageError("the description '\(words.operands[second])' is named twice")
        }
    }

    /// Refuses a word that is not the name of a file, because the user probably meant a command or an option.
    private static func refuseUnknown(_ word: String, _ exists: (String) -> Bool) throws(UsageError) {
        guard Subcommand.mayBeMisspelled(word), !exists(word) else { return }
        let option = CommandLineOption.named("--" + word).map { " (did you mean '\($0.name)'?)" } ?? ""
        throw UsageError("'\(word)' is neither a command nor a file\(option)")
    }
}
