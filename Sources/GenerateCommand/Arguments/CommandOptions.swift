import Suggestions

/// The user's options for a command other than generating.
struct CommandOptions: Sendable, Hashable {
    /// How a report is printed.
    enum Format: String, Sendable, CaseIterable {
        /// For people who look at a terminal.
        case text
        /// For a pull request or a changelog.
        case markdown
        /// For programs.
        case json
    }

    /// The command.
    var command: Subcommand
    /// The paths of descriptions; none if the client configuration names it.
    var descriptions: [String] = []
    /// The further subject of the command, such as an operation or a shell.
    var subject = ""
    /// The client configuration's path, if one is named.
    var configuration: String?
    /// The folders that references may lead to besides the description's own.
    var roots: [String] = []
    /// The path of the file to write, if one is named.
    var output: String?
    /// How the report is printed.
    var format = Format.text
    /// Whether only the settings that keep names are printed.
    var printsOnlyRenames = false
    /// Whether findings make the command fail.
    var isStrict = false
    /// Whether everything is shown.
    var isVerbose = false
    /// How diagnostics are printed.
    var diagnosticsFormat = GenerationOptions.DiagnosticsFormat.text

    /// A command without arguments.
    init(_ command: Subcommand) {
        self.command = command
    }
}

extension CommandOptions {
    /// Understands what follows a command's name.
    ///
    /// - Throws: ``UsageError`` for the first mistake.
    init(_ command: Subcommand, _ words: CommandLineWords) throws(UsageError) {
        self.init(command)
        try words.refuseConfigurations()
        configuration = words.values[.config]
        var operands = words.operands[...]
        var forms = command.operands[...]
        // A configuration names the description, unless the command line does.
        if configuration != nil, operands.count < forms.count, forms.first == .description {
            forms.removeFirst()
        }
        if operands.count < forms.count, command != .help {
            let missing = forms.dropFirst(operands.count).map(\.phrase).joined(separator: " and ")
            throw UsageError("'\(command.rawValue)' requires \(missing): \(command.form)", of: command)
        }
        forms += command.optionalOperands
        if operands.count > forms.count {
            let extra = operands.dropFirst(forms.count).first ?? ""
            throw UsageError("unexpected argument '\(extra)' for '\(command.rawValue)': \(command.form)", of: command)
        }
        while let form = forms.popFirst(), let operand = operands.popFirst() {
            switch form {
            case .description, .old, .new: descriptions.append(operand)
            case .eject: try check(operand, among: form.words, kind: "action")
            case .shell, .command:
                subject = try check(operand, among: form.words, kind: form.rawValue.lowercased())
            case .operation, .name: subject = operand
            }
        }
        roots = words.lists[.root] ?? []
        output = words.values[.output]
        format = words.values[.format].flatMap(Format.init) ?? .text
        printsOnlyRenames = words.values.keys.contains(.keepNames)
        isStrict = words.values.keys.contains(.strict)
        isVerbose = words.values.keys.contains(.verbose)
        diagnosticsFormat = words.values[.diagnostics].flatMap(GenerationOptions.DiagnosticsFormat.init) ?? .text
    }

    @discardableResult
    private func check(_ word: String, among known: [String], kind: String) throws(UsageError) -> String {
        if known.contains(word) { return word }
        var text = "unknown \(kind) '\(word)'"
        let hint = NearestName.hint(for: word, among: known)
        text += hint.isEmpty ? " (expected \(known.joined(separator: ", ")))" : hint
        throw UsageError(text, of: command)
    }
}
