import Suggestions
import ServiceDescription

/// What a command line asks for.
public enum Invocation: Sendable, Hashable {
    case generate(GenerationOptions)
    case help
    case version
}

/// Why a command line means nothing.
public struct UsageError: Error, Sendable, Hashable {
    /// What is wrong and what to type instead: one line without a full stop.
    public let message: String
}

extension Invocation {
    /// Understands a command line.
    ///
    /// Values follow their option as the next argument or after `=`. After `--` nothing is an option.
    ///
    /// - Parameter arguments: the arguments without the command's own name.
    /// - Throws: ``UsageError`` for the first mistake.
    public init(arguments: [String]) throws(UsageError) {
        let words = try CommandLineWords(arguments)
        if words.values.keys.contains(.help) {
            self = .help
        } else if words.values.keys.contains(.version) {
            self = .version
        } else {
            self = .generate(try GenerationOptions(words))
        }
    }
}

/// A command line taken apart: which options are there with which values, and what else.
private struct CommandLineWords {
    var values: [CommandLineOption: String] = [:]
    /// All values of options that can be given more than once.
    var lists: [CommandLineOption: [String]] = [:]
    var operands: [String] = []

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
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
        guard let option = CommandLineOption.named(name) else {
            let names = CommandLineOption.allCases.map(\.name)
            throw UsageError(message: "unknown option '\(name)'\(NearestName.hint(for: name, among: names))")
        }
        if values[option] != nil, !option.isRepeatable { throw UsageError(message: "option '\(name)' is given twice") }
        guard let placeholder = option.placeholder else {
            if attached != nil { throw UsageError(message: "option '\(name)' takes no value") }
            values[option] = ""
            return
        }
        // The next option is no value: who leaves the value out would get a baffling message about something else.
        let isOption: (String) -> Bool = { $0.hasPrefix("-") && $0 != "-" }
        guard let value = attached ?? (rest.first.map(isOption) == false ? rest.popFirst() : nil), !value.isEmpty else {
            throw UsageError(message: "option '\(name)' needs a value: \(name) \(placeholder)")
        }
        if let choices = option.choices, !choices.contains(value) {
            throw UsageError(
                message: "option '\(name)' must be \(choices.joined(separator: " or ")), not '\(value)'"
                    + NearestName.hint(for: value, among: choices)
            )
        }
        values[option] = value
        if option.isRepeatable { lists[option, default: []].append(value) }
    }
}

extension GenerationOptions {
    fileprivate init(_ words: CommandLineWords) throws(UsageError) {
        self.init()
        let isGiven: (CommandLineOption) -> Bool = { words.values.keys.contains($0) }
        for (first, second) in [(CommandLineOption.check, CommandLineOption.dryRun), (.quiet, .verbose)]
        where isGiven(first) && isGiven(second) {
            throw UsageError(message: "'\(first.name)' and '\(second.name)' exclude each other")
        }
        if let second = words.operands.indices.first(where: { words.operands[..<$0].contains(words.operands[$0]) }) {
            throw UsageError(message: "the description '\(words.operands[second])' is given twice")
        }
        descriptions = words.operands
        output = words.values[.output]
        configuration = words.values[.config]
        roots = words.lists[.root] ?? []
        if descriptions.isEmpty, configuration == nil, output != nil {
            throw UsageError(message: "'--output' needs a description to generate: generate DESCRIPTION --output DIR")
        }
        if !descriptions.isEmpty, configuration == nil, output == nil {
            throw UsageError(message: "the output folder is missing: add --output DIR")
        }
        writesPackage = isGiven(.package)
        if writesPackage, descriptions.isEmpty, configuration == nil {
            throw UsageError(
                message:
                    "'--package' needs a description or a configuration: generate DESCRIPTION --output DIR --package"
            )
        }
        mode = isGiven(.check) ? .check : isGiven(.dryRun) ? .dryRun : .write
        verbosity = isGiven(.quiet) ? .quiet : isGiven(.verbose) ? .verbose : .normal
        isStrict = isGiven(.strict)
        layout = words.values[.layout].flatMap(Layout.init) ?? .tree
        if writesPackage, layout == .flat {
            throw UsageError(message: "'--package' and '--layout flat' exclude each other: a package has folders")
        }
        diagnosticsFormat = words.values[.diagnostics].flatMap(DiagnosticsFormat.init) ?? .text
    }
}
