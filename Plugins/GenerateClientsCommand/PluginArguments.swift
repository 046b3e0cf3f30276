/// What is typed after `swift package generate-clients`.
struct PluginArguments {
    /// The generator's options that are followed by a value.
    static let optionsWithValues: Set<String> = ["--output", "-o", "--config", "--root", "--layout", "--diagnostics"]

    private static let target = "--target"
    private static let check = "--check"

    /// The targets whose clients are wanted; none: all targets.
    private(set) var targets: [String] = []
    /// What the generator is given, beyond what the plugin finds.
    private(set) var rest: [String] = []
    /// Whether the generator itself is wanted: somebody names descriptions, a configuration or a command.
    private(set) var areForGenerator = false
    /// Whether the output folder is named.
    private(set) var namesOutput = false
    /// The option that makes sense for one client only, if there is one.
    private(set) var optionForOneClient: String?
    /// Whether help is wanted that is not about one of the generator's commands.
    private(set) var askForHelp = false
    /// The command line that writes what these arguments only check.
    let commandLine: String

    /// Parses the arguments. The generator reports what is wrong with those that are not the plugin's own.
    ///
    /// - Throws: ``PluginUsageError`` if `--target` has no value, or is misspelled.
    init(_ arguments: [String]) throws(PluginUsageError) {
        let typed = arguments.filter { $0 != Self.check }.map(ShellText.word)
        commandLine = (["swift package generate-clients"] + typed).joined(separator: " ")
        var words = arguments[...]
        var hasOperands = false
        while let word = words.popFirst() {
            let name = String(word.prefix { $0 != "=" })
            let isWhole = name.count == word.count
            if name == Self.target {
                targets.append(try Self.target(isWhole ? words.popFirst() : String(word.dropFirst(name.count + 1))))
                continue
            }
            if Self.isMisspelled(name) { throw .misspelled(name) }
            rest.append(word)
            switch name {
            case "--config", "--version": areForGenerator = true
            case "--help", "-h": askForHelp = true
            case "--output", "-o":
                namesOutput = true
                optionForOneClient = name
            case "--watch": optionForOneClient = name
            case "--":
                // There are no options after it.
                rest += words
                words = []
                areForGenerator = true
            default: if !word.hasPrefix("-") { hasOperands = true }
            }
            if isWhole, Self.optionsWithValues.contains(name), let value = words.popFirst() { rest.append(value) }
        }
        areForGenerator = areForGenerator || hasOperands
        if hasOperands { askForHelp = false }
    }

    /// The name of a target.
    ///
    /// - Parameter value: What follows the option. Another option is none: whoever forgets the name would get all clients.
    private static func target(_ value: String?) throws(PluginUsageError) -> String {
        guard let value, !value.isEmpty, !value.hasPrefix("-") else { throw .targetMissing }
        return value
    }

    /// Whether an option is meant to be the plugin's own.
    private static func isMisspelled(_ name: String) -> Bool {
        guard name.hasPrefix("-"), name.count > 2 else { return false }
        return target.hasPrefix(name) || "-" + name == target
            || NearestName.nearest(to: name, among: [target]) != nil
    }
}

/// What is wrong with the plugin's own arguments.
enum PluginUsageError: Error, Equatable, CustomStringConvertible {
    /// No name follows `--target`.
    case targetMissing
    /// An option that is nearly `--target`.
    case misspelled(String)

    var description: String {
        let problem =
            switch self {
            case .targetMissing: "the option '--target' requires a value: --target NAME"
            case .misspelled(let name): "unknown option '\(name)' (did you mean '--target'?)"
            }
        return problem + "\nusage: swift package generate-clients [--target NAME ...] [options]\n"
            + "See 'swift package generate-clients --help' for more information"
    }
}
