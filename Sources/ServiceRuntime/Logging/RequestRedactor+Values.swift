import Foundation

extension RequestRedactor {
    /// A value out of a body. URLs with a query in it, absolute and relative ones, are shown as those of requests are: a signed URL
    /// is a credential, and the link of a next page has a token in it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - shown: The names of further query parameters that are shown, in lower case.
    /// - Returns: The value itself if it has no such URL in it.
    static func text(ofValue value: String, showing shown: Set<String> = []) -> String {
        guard value.utf8.contains(where: { "?#@".utf8.contains($0) }) else {
            return value
        }
        var text = ""
        var rest = value[...]
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isWhitespace }
            text +=
                mayHideSecrets(word)
                ? URL(string: String(word)).map { self.text(of: $0, showing: shown) } ?? placeholder : String(word)
            let space = rest[word.endIndex...].prefix(while: \.isWhitespace)
            text += space
            rest = rest[space.endIndex...]
        }
        return text
    }

    /// Whether a word has what can hold a secret in a URL: parameters behind `?` or `#`, or a password.
    private static func mayHideSecrets(_ word: Substring) -> Bool {
        if let start = word.firstIndex(where: { "?#".contains($0) }), word[start...].contains("=") {
            return true
        }
        return word.contains("://") && word.contains("@")
    }
}
