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
        return replacingWords(in: value) { mayHideSecrets($0) ? text(ofURL: $0, showing: shown) : String($0) }
    }

    /// Returns a text in which each word that might be a URL is replaced: what is between white space, quotes and angle brackets.
    package static func replacingWords(in text: String, with replacement: (Substring) -> String) -> String {
        let isDelimiter: (Character) -> Bool = { $0.isWhitespace || "<>\"".contains($0) }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { !isDelimiter($0) }
            if !word.isEmpty { result += replacement(word) }
            let delimiters = rest[word.endIndex...].prefix(while: isDelimiter)
            result += delimiters
            rest = rest[delimiters.endIndex...]
        }
        return result
    }

    /// An address that need not be a URL, without what follows on its path and without user name and password.
    static func text(ofAddress address: String) -> String {
        let text = address.prefix { !"?#".contains($0) }
        guard let slashes = text.firstRange(of: "//") else { return String(text) }
        let authority = text[slashes.upperBound...].prefix { $0 != "/" }
        guard let sign = authority.lastIndex(of: "@") else { return String(text) }
        return String(text[..<slashes.upperBound] + text[text.index(after: sign)...])
    }

    /// A word that looks like a URL. Nothing of it is shown if it is not one, because it is unknown where its secrets
    /// are.
    private static func text(ofURL word: Substring, showing shown: Set<String>) -> String {
        guard let url = URL(string: String(word)) else { return placeholder }
        return text(of: url, showing: shown)
    }

    /// Whether a word has what may hold a secret in a URL: parameters after `?` or `#`, or a password.
    package static func mayHideSecrets(_ word: Substring) -> Bool {
        // By bytes: what follows on a delimiter may make another character of it.
        let bytes = word.utf8
        if let start = bytes.firstIndex(where: { "?#".utf8.contains($0) }), bytes[start...].contains(UInt8(ascii: "="))
        {
            return true
        }
        return bytes.contains(UInt8(ascii: "@")) && word.contains("://")
    }

    /// Returns a text without the credentials in the middle of it (``EmbeddedCredentials``). Of a text with a private key,
    /// nothing is left.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - names: The names of secrets.
    static func hidingCredentials(in text: String, _ names: SecretNames = SecretNames()) -> String {
        replacingCredentials(in: text, names) { _ in placeholder }
    }

    /// Returns what a service says without the secrets of the request, which some services repeat, and without other credentials.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - secrets: The secrets of the request.
    static func hidingCredentials(in text: String, and secrets: [String]) -> String {
        hidingCredentials(in: hiding(secrets, in: text))
    }

    /// Returns a text in which the credentials in the middle of it are replaced by something.
    package static func replacingCredentials(
        in text: String,
        _ names: SecretNames,
        with replacement: (Substring) -> String
    ) -> String {
        if text.contains("PRIVATE KEY-----") { return replacement(text[...]) }
        var text = text
        // Most texts hold none of these, and need no closer look.
        for (sign, find) in [
            ("eyJ", \.tokens), ("Bearer ", { $0.credentials(of: "Bearer ") }),
            ("Basic ", { $0.credentials(of: "Basic ") }),
            ("@", \.userInformation), ("=", { $0.assignedValues(of: names) }), ("\"", { $0.stringValues(of: names) }),
        ] as [(String, (EmbeddedCredentials) -> [Range<Int>])] where text.contains(sign) {
            let credentials = EmbeddedCredentials(text)
            text = credentials.replacing(find(credentials), with: replacement)
        }
        return text
    }
}
