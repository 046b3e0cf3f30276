/// What is typed after `swift package generate-clients`.
struct PluginArguments {
    /// The generator's options that are followed by a value.
    static let optionsWithValues: Set<String> = ["--output", "-o", "--config", "--root", "--layout", "--diagnostics"]

    /// The targets whose clients are wanted; none: all targets.
    private(set) var targets: [String] = []
    /// What the generator is given, beyond what the plugin finds.
    private(set) var rest: [String] = []
    /// Whether the generator itself is wanted: somebody names descriptions, a configuration or a command.
    private(set) var areForGenerator = false
    /// Whether the output folder is named.
    private(set) var namesOutput = false

    /// Parses the arguments. The generator reports what is wrong with them.
    init(_ arguments: [String]) {
        var words = arguments[...]
        while let word = words.popFirst() {
            let name = String(word.prefix { $0 != "=" })
            let isWhole = name.count == word.count
            if name == "--target" {
                if let target = isWhole ? words.popFirst() : String(word.dropFirst(name.count + 1)) {
                    targets.append(target)
                }
                continue
            }
            rest.append(word)
            switch name {
            case "--config", "--help", "-h", "--version", "--": areForGenerator = true
            case "--output", "-o": namesOutput = true
            default: if !word.hasPrefix("-") { areForGenerator = true }
            }
            if isWhole, Self.optionsWithValues.contains(name), let value = words.popFirst() { rest.append(value) }
        }
    }
}
