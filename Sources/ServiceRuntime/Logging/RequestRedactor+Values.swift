import Foundation

extension RequestRedactor {
    /// A value of a body as logs show it. URLs in it that have a query, absolute or relative, are shown as those of requests
    /// are: a signed URL is a credential, and the link to a next page holds a token.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - shown: The names of further query parameters that are shown, in lower case.
    /// - Returns: The value itself if it has no such URL in it.
    static func text(ofValue value: String, showing shown: Set<String> = []) -> String {
        // Most values are no URLs, and need no closer look.
        guard value.utf8.contains(where: { "?#@".utf8.contains($0) }) else { return value }
        var text = ""
        var rest = value[...]
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isWhitespace }
            text += mayHideSecrets(word) ? self.text(ofURL: word, showing: shown) : String(word)
            let space = rest[word.endIndex...].prefix(while: \.isWhitespace)
            text += space
            rest = rest[space.endIndex...]
        }
        return text
    }

    /// A word that looks like a URL. Nothing of it is shown if it is not one, because it is unknown where its secrets
    /// are.
    private static func text(ofURL word: Substring, showing shown: Set<String>) -> String {
        guard let url = URL(string: String(word)) else { return placeholder }
        return text(of: url, showing: shown)
    }

    /// Whether a word has what may hold a secret in a URL: parameters after `?` or `#`, or a password.
    package static func mayHideSecrets(_ word: Substring) -> Bool {
        if let start = word.firstIndex(where: { "?#".contains($0) }), word[start...].contains("=") {
            return true
        }
        return word.contains("://") && word.contains("@")
    }

    /// Returns a text without the credentials in the middle of it: signed tokens (RFC 7519, section 3.1), private keys, and what follows
    /// on the name of a secret and an equals sign, as in connection strings.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - names: The names of secrets.
    static func hidingCredentials(in text: String, _ names: SecretNames = SecretNames()) -> String {
        replacingCredentials(in: text, names) { _ in placeholder }
    }

    /// Returns a text in which the credentials in the middle of it are replaced by something.
    package static func replacingCredentials(
        in text: String,
        _ names: SecretNames,
        with replacement: (Substring) -> String
    ) -> String {
        if text.contains("PRIVATE KEY-----") { return replacement(text[...]) }
        var text = text
        if text.contains("eyJ") {
            text = text.replacing(#/\beyJ[\w+\/=-]*(?:\.[\w+\/=-]*){2,4}/#) { replacement($0.output) }
        }
        guard text.utf8.contains(UInt8(ascii: "=")) else { return text }
        return text.replacing(#/([A-Za-z][\w.-]*)=(["']?)([^;&\s"'<>]+?)(?=[).,\]]*(?:[;&\s"'<>]|$))/#) { match in
            let (whole, name, quote, value) = match.output
            guard names.contains(String(name)), !value.hasPrefix(placeholder) else { return String(whole) }
            return "\(name)=\(quote)\(replacement(value))"
        }
    }
}
