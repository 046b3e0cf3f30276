import YAML

/// What the words and examples of parameters say of values in a path, where OpenAPI has no keyword for it.
extension SentParameterReader {
    /// Names of parameters that are paths, in lower case and without what is between words.
    private static let namesOfPaths: Set<String> = ["filepath", "path", "subpath"]
    /// How descriptions of paths begin, in lower case.
    private static let beginningsOfPaths = ["path of ", "path to ", "the path of ", "the path to "]
    /// What descriptions of values that may be left out say, in lower case.
    private static let wordsOfEmptyValues = [
        "defaults to an empty string", "is optional", "if not specified", "if omitted", "may be empty", "can be empty",
    ]

    private var words: String { fields[.description]?.string?.lowercased() ?? "" }

    /// Whether a value is the path of a file or of a resource elsewhere, which has slashes. GitLab and others want it encoded, and say so.
    var isPath: Bool {
        let words = words
        guard
            Self.namesOfPaths.contains(name.lowercased().filter(\.isLetter))
                || Self.beginningsOfPaths.contains(where: words.hasPrefix)
        else { return false }
        let schema = fields[.schema] ?? fields.node
        return schema["type"]?.string ?? "string" == "string"
            && ["$ref", "format", "enum", "pattern"].allSatisfy { schema[$0] == nil }
            && !words.contains("encod") && !words.contains("%2f")
    }

    /// Whether a path may end without a value, as the state of a Matrix room whose key is empty, or the newest version of a secret of
    /// Azure.
    var mayBeEmpty: Bool {
        let schema = fields[.schema] ?? fields.node
        let values = [fields.node["example"], schema["example"], schema["default"], schema["const"]].compactMap(\.self)
        return (values + (schema["enum"]?.sequence ?? [])).contains { $0.string == "" }
            || Self.wordsOfEmptyValues.contains(where: words.holds)
    }
}
