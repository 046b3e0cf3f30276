import Suggestions

/// The words of a command line: options with their values, and other words.
struct CommandLineWords {
    /// The options that are given, with their last values; empty for options without.
    private(set) var values: [CommandLineOption: String] = [:]
    /// All values of options that can be given more than once.
    private(set) var lists: [CommandLineOption: [String]] = [:]
    /// The words that are not options.
    private(set) var operands: [String] = []

    private let command: Subcommand?

    /// Takes a command line apart.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the command's own name.
    ///   - command: The command that they belong to; `nil`: the one that generates.
    /// - Throws: ``UsageError`` for the first mistake.
    init(_ arguments: some Sequence<String>, of command: Subcommand? = nil) throws(UsageError) {
        self.command = command
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            if argument.hasPrefix("-"), argument != "-" {
                try readOption(argument, &rest)
            } else {
                operands.append(argument)
            }
        }
    }

    private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (name, attached) = (parts[0], parts.dropFirst().first)
        let options = command.options
        guard let option = CommandLineOption.named(name), options.contains(option) else {
            let hint = Self.hint(for: name, among: options)
            throw mistake("unknown option '\(name)'\(command.map { " for '\($0.rawValue)'" } ?? "")\(hint)")
        }
        if values[option] != nil, !command.canRepeat(option) {
            throw mistake("the option '\(name)' is used twice")
        }
        guard let placeholder = command.placeholder(of: option) else {
            if attached != nil { throw mistake("the option '\(name)' does not take a value") }
            values[option] = ""
            return
        }
        // The next option is not a value: a user who omits the value would get a confusing message about something else.
        let isOption: (String) -> Bool = { $0.hasPrefix("-") && $0 != "-" }
        guard let value = attached ?? (rest.first.map(isOption) == false ? rest.popFirst() : nil), !value.isEmpty else {
            throw mistake("the option '\(name)' requires a value: \(name) \(placeholder)")
        }
        if let choices = option.choices, !choices.contains(value) {
            throw mistake(
                "the value of '\(name)' must be \(NearestName.choice(of: choices)), not '\(value)'"
                    + NearestName.hint(for: value, among: choices)
            )
        }
        values[option] = value
        if command.canRepeat(option) { lists[option, default: []].append(value) }
    }

    /// Whether a command line asks for diagnostics for programs, which also holds for what is wrong with the command line itself.
    static func askForJSON(_ arguments: [String]) -> Bool {
        let name = CommandLineOption.diagnostics.name
        let json = GenerationOptions.DiagnosticsFormat.json.rawValue
        let options = arguments.prefix { $0 != "--" }
        return options.contains("\(name)=\(json)") || zip(options, options.dropFirst()).contains { $0 == (name, json) }
    }

    /// Refuses a client configuration in the place of a description.
    func refuseConfigurations() throws(UsageError) {
        guard let path = operands.first(where: { $0.hasSuffix(GenerationJob.configurationSuffix) }) else { return }
        let help = command.options.contains(.config) ? "; use '--config \(path)'" : ""
        throw mistake("'\(path)' looks like a client configuration, not a description\(help)")
    }

    /// Returns a hint for an unknown option: a misspelled option, the beginning of one or two options, with one dash or
    /// two, or a short option with its value.
    private static func hint(for name: String, among options: [CommandLineOption]) -> String {
        let nearest = NearestName.hint(for: name, among: options.map(\.name))
        if !nearest.isEmpty { return nearest }
        let start = name.drop { $0 == "-" }.lowercased()
        if start.isEmpty { return "" }
        let longer = options.map(\.name).filter { $0.dropFirst(2).hasPrefix(start) }
        if (1...2).contains(longer.count) {
            return " (did you mean \(longer.map { "'\($0)'" }.joined(separator: " or "))?)"
        }
        let short = options.lazy.filter { $0.placeholder != nil }.compactMap(\.shortName).first(where: name.hasPrefix)
        return short.map { " (did you mean '\($0) \(name.dropFirst($0.count))'?)" } ?? ""
    }

    private func mistake(_ message: String) -> UsageError { UsageError(message, of: command) }
}
