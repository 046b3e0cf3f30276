import YAML

/// Names schemas outside of the components.
enum SchemaName {
    /// Tokens that name a kind of part, not a particular one.
    private static let structure: Set<String> = [
        "components", "schemas", "definitions", "$defs", "paths", "x-ms-paths", "parameters", "headers", "responses",
        "requestBodies", "properties", "content", "schema", "allOf", "oneOf", "anyOf",
    ]

    /// Where a file keeps schemas with names of their own.
    private static let containers = ComponentKind.schema.tables + [["$defs"], []]

    /// Names of files that do not say what is in them, in lower case.
    private static let vagueStems: Set<String> = ["base", "common", "full", "main", "model", "schema", "types"]

    /// The names for a schema of another file, the wanted one first: its name there, or the file's own; then the same
    /// behind the names of file and folders, the nearest first. A file whose name says nothing has its title, if that is short.
    ///
    /// - Parameters:
    ///   - tokens: The way to the schema from the root of its file.
    ///   - path: The file's path, from the folder of the description.
    ///   - title: The title of the schema.
    static func names(forForeign tokens: [String], in path: [String], title: String? = nil) -> [String] {
        var qualifiers = Array(path.dropLast().reversed())
        var stem = stem(of: path.last ?? "")
        // `pet/index.yaml` is what the folder is about.
        if stem == "index", tokens.isEmpty, let folder = qualifiers.first, folder.contains(where: \.isLetter) {
            stem = folder
            qualifiers.removeFirst()
        }
        var names: [String]
        if tokens.isEmpty {
            let words = vagueStems.contains(stem.lowercased()) ? title?.split(separator: " ") ?? [] : []
            let isName = (1...3).contains(words.count) && title?.first?.isLetter == true
            names = (isName ? [words.map { Words.capitalized($0) }.joined()] : []) + [stem]
        } else {
            qualifiers.insert(stem, at: 0)
            // Such a way begins in the schema that is the whole file.
            if let first = tokens.first, SchemaKeyword.byName[first]?.holds != nil, !containers.contains([first]) {
                names = [Words.capitalized(qualifiers.removeFirst()) + name(for: tokens)]
            } else if let own = tokens.last, containers.contains(Array(tokens.dropLast())) {
                names = [own]
            } else {
                names = [name(for: tokens)]
            }
        }
        for qualifier in qualifiers {
            let inner = names.last.map { Words.capitalized($0) } ?? ""
            names.append(Words.capitalized(qualifier) + inner)
        }
        return names
    }

    /// The name of a file without its extensions: `pet` for `pet.yaml` and `pet.schema.json`.
    private static func stem(of file: String) -> String {
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        return String(stem.hasSuffix(".schema") ? stem.dropLast(".schema".count) : stem)
    }

    /// A name for a schema of the description itself: that of the operation comes first, if the schema is part of one.
    ///
    /// - Parameters:
    ///   - tokens: the way to the schema.
    ///   - document: the description.
    static func name(for tokens: [String], in document: YAMLNode) -> String {
        guard tokens.count > 3, ["paths", "x-ms-paths"].contains(tokens[0]),
            ["requestBody", "responses"].contains(tokens[3]),
            let operation = document.node(at: tokens.prefix(3))
        else { return name(for: tokens) }
        let path = tokens[1].split(separator: "/").filter { !$0.contains("{") }.map { Words.capitalized($0) }
        let name = operation["operationId"]?.string ?? tokens[2] + (tokens[1] == "/" ? "Root" : path.joined())
        let isResponse = tokens.count > 4 && tokens[3] == "responses"
        return Words.capitalized(name) + (isResponse ? response(tokens[4], among: operation["responses"]) : "")
            + Self.words(of: Array(tokens[(isResponse ? 5 : 3)...]))
    }

    /// The words for a part of a response: for the first success and the first failure that have the part, these words alone,
    /// and for other responses with the status before them.
    private static func response(_ status: String, among responses: YAMLNode?) -> String {
        let isSuccess = status.hasPrefix("2")
        let first = responses?.mapping?.first { entry in
            let hasBody = ["content", "schema", "$ref"].contains { entry.value[$0] != nil }
            return entry.name.hasPrefix("2") == isSuccess && hasBody && !entry.name.hasPrefix("x-")
        }
        let name = status == "default" ? "other" : Int(status)?.nameOfStatus ?? status
        return (first?.name == status ? "" : Words.capitalized(name)) + (isSuccess ? "Response" : "Error")
    }

    /// A name made of the tokens that say something, such as `PetOwner` for
    /// `#/components/schemas/Pet/properties/owner`.
    static func name(for tokens: [String]) -> String {
        let words = words(of: tokens)
        return words.isEmpty ? "Schema" : words
    }

    private static func words(of tokens: [String]) -> String {
        var words = ""
        var container = ""
        for token in tokens {
            words += word(for: token, in: container)
            container = token
        }
        return words
    }

    private static func word(for token: String, in container: String) -> String {
        switch (container, token) {
        // A member may well be called `items`.
        case ("properties", _), ("schemas", _), ("definitions", _), ("$defs", _): Words.capitalized(token)
        case ("responses", _): Words.capitalized(token) + "Response"
        case ("content", _): ""
        // The message has the name itself.
        case ("allOf", _): Int(token).map { "Part\($0 + 1)" } ?? ""
        case ("oneOf", _), ("anyOf", _): Int(token).map { "Alternative\($0 + 1)" } ?? ""
        case (_, "requestBody"): "Request"
        case (_, "additionalProperties"): "Value"
        case (_, "items"): "Item"
        case (_, let token) where structure.contains(token): ""
        default: Words.capitalized(token)
        }
    }
}
