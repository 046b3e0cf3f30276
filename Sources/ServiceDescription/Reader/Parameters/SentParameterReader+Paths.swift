import YAML

/// What the words and examples of parameters say of values in a path, where OpenAPI has no keyword for it.
extension SentParameterReader {
    /// Names of parameters that are paths, in lower case and without what is between words.
    private static let namesOfPaths: Set<String> = ["filepath", "path", "subpath"]
    /// What descriptions of values that may be empty say, in lower case, and those of values that may be left out.
    private static let wordsOfEmptyValues = ["defaults to an empty string", "defaults to the empty string"]
    private static let wordsOfMissingValues = [
        "is optional", "if not specified", "if omitted", "may be empty", "can be empty",
    ]
    /// What descriptions of a parameter call it, in lower case.
    private static let wordsOfParameters: Set<String> = [
        "argument", "component", "fragment", "parameter", "part", "segment", "value",
    ]

    private var words: String { fields[.description]?.string?.lowercased() ?? "" }

    /// Whether a value is the path of a file or of a resource elsewhere, which has slashes. GitLab and others want it encoded, and say so.
    var isPath: Bool {
        guard Self.namesOfPaths.contains(name.lowercased().filter(\.isLetter)) else { return false }
        let words = words
        let schema = fields[.schema] ?? fields.node
        return schema["type"]?.string ?? "string" == "string"
            && ["$ref", "format", "enum", "pattern"].allSatisfy { schema[$0] == nil }
            && !["encod", "escap", "%2f"].contains(where: words.holds)
    }

    /// Whether a path may end without a value, as the state of a Matrix room whose key is empty, or the newest version of a secret of
    /// Azure.
    var mayBeEmpty: Bool {
        let schema = fields[.schema] ?? fields.node
        let values = [fields.node["example"], schema["example"], schema["default"], schema["const"]].compactMap(\.self)
        return (values + (schema["enum"]?.sequence ?? [])).contains { $0.string == "" }
            || saysOfItself(Self.wordsOfEmptyValues)
    }

    /// Whether the words about the parameter say that a value may be left out, as Azure's do of the version of a secret.
    var mayBeLeftOut: Bool { saysOfItself(Self.wordsOfMissingValues) }

    /// Whether a sentence about the parameter says one of a few things of the parameter itself: *This fragment is optional*, but not *The
    /// tag is optional*, which is a part of a value.
    private func saysOfItself(_ statements: [String]) -> Bool {
        let words = words
        // Hardly any does.
        guard statements.contains(where: words.holds) else { return false }
        return words.split { ".!?\n".contains($0) }.map(String.init).contains { sentence in
            statements.compactMap { sentence.byteRange(of: $0) }.contains { isAboutItself(sentence[..<$0.lowerBound]) }
        }
    }

    /// Whether the beginning of a sentence, before what it says, means the parameter.
    private func isAboutItself(_ subject: Substring) -> Bool {
        let words = subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
        guard let first = words.first, let last = words.last else { return true }
        if words.count == 1, ["it", "this"].contains(first) { return true }
        let isName = last == name.lowercased() || Self.wordsOfParameters.contains(String(last))
        return isName && words.count <= 3 && (words.count == 1 || ["the", "this"].contains(first))
    }
}
