import Foundation

extension RequestRedactor {
    /// A value out of a body. URLs with a query, absolute and relative ones, are shown as those of requests are: a signed URL is a
    /// credential, and the link of a next page has a token in it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - shown: The names of further query parameters that are shown, in lower case.
    /// - Returns: The value itself if it is no such URL.
    static func text(ofValue value: String, showing shown: Set<String> = []) -> String {
        guard mayHideSecrets(value) else {
            return value
        }
        return URL(string: value).map { text(of: $0, showing: shown) } ?? placeholder
    }

    /// Whether a text is no prose, and has what can hold a secret in a URL: parameters behind `?` or `#`, or a password.
    private static func mayHideSecrets(_ value: String) -> Bool {
        guard value.utf8.contains(where: { "?#@".utf8.contains($0) }), !value.contains(where: \.isWhitespace) else {
            return false
        }
        if let start = value.firstIndex(where: { "?#".contains($0) }), value[start...].contains("=") {
            return true
        }
        return value.contains("://") && value.contains("@")
    }
}
