/// A type in the notation of a programming language, which comments in source code have.
enum TypeNotation: Equatable {
    /// `string[]`, `Array<string>`, `array[string]`, `List«string»`: a list of the type.
    case list(String)
    /// `Map<string, Pet>`, `Map«string,Pet»`: a map from texts to the type.
    case map(String)
    /// `string | null`, `string or null`: several types, of which one is `null`.
    case names([String])

    /// Reads a notation; `nil` if the text is not one of them.
    init?(_ text: String) {
        let text = text.trimmed
        let lowercased = text.lowercased()
        if text.hasSuffix("[]") {
            self = .list(String(text.dropLast(2)))
            return
        }
        for (opening, closing) in [("<", ">"), ("[", "]"), ("«", "»")] where text.hasSuffix(closing) {
            let inner = { (name: String) in
                lowercased.hasPrefix(name + opening) ? String(text.dropFirst(name.count + 1).dropLast()) : nil
            }
            if let item = Self.lists.lazy.compactMap(inner).first {
                self = .list(item)
                return
            }
            guard let types = inner("map"), let comma = types.firstIndex(of: ","),
                types[..<comma].trimmed.lowercased() == "string"
            else { continue }
            self = .map(types[types.index(after: comma)...].trimmed)
            return
        }
        let names = Self.names(in: text, separators: "|")
        guard names.count == 2, names.contains("null") else { return nil }
        self = .names(names)
    }

    /// The names of types in a text that has several, such as `string | null` and `string or null`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - separators: The characters between the names where there is no *or*.
    static func names(in text: String, separators: String) -> [String] {
        text.replacing(" or ", with: "|").split(whereSeparator: separators.contains).map { String($0).trimmed }
    }

    private static let lists = ["array", "list", "set", "collection"]
}
