/// A type in the notation of a programming language, which comments in source code have.
enum TypeNotation: Equatable {
    /// `string[]`, `Array<string>`, `array[string]`: a list of the type.
    case list(String)
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
        let brackets = [("array<", ">"), ("list<", ">"), ("array[", "]"), ("list[", "]")]
        if let (opening, _) = brackets.first(where: { lowercased.hasPrefix($0.0) && lowercased.hasSuffix($0.1) }) {
            self = .list(String(text.dropFirst(opening.count).dropLast()))
            return
        }
        let names = text.replacing(" or ", with: "|").split(separator: "|").map { String($0).trimmed }
        guard names.count == 2, names.contains("null") else { return nil }
        self = .names(names)
    }
}
