/// Finds the word that has to stand before a key in the header field `Authorization`, which authors can only say in words: neither
/// Swagger 2.0 nor an API key of OpenAPI has a place for it.
///
/// Only what is plain counts:
/// - `bearer`, wherever it stands: *JWT Authorization header using the Bearer scheme*;
/// - the field as it is sent, as far as it is quoted or ends with a placeholder: *"Authorization: Token abc"*, *Authorization: Token
///   {key}*;
/// - a quoted word with a placeholder behind it: *`GenieKey <key>`*, or a name for that: *`Token token=<key>`*;
/// - a quoted word that is called a prefix: *required prefix "Token"*, *prefixed with `Bot `*, *the 'Token' prefix*, *type "Token"
///   followed by a space*.
///
/// A text that names several, or with which the key may also stand alone, such as *the 'Token' prefix is optional*, names none.
struct CredentialPrefix {
    /// A part of the text: a word, or a single mark.
    private struct Part {
        let text: Substring
        let isWord: Bool
        /// Whether white space stands before it.
        let isApart: Bool

        var lowercased: String { text.lowercased() }
    }

    /// The length of text that is read, in characters. Nobody writes more before the point.
    private static let longestText = 4000

    /// The prefix of tokens (RFC 6750, section 2.1).
    static let bearer = "Bearer"

    private static let quotes: Set<Substring> = [
        "\"", "'", "`", "*", "“", "”", "„", "‘", "’", "«", "»", "\\",
    ]
    private static let brackets: [Substring: Substring] = ["{": "}", "<": ">", "[": "]"]
    /// Words after which a quoted word stands before the key.
    private static let introductions: Set<String> = [
        "prefix", "prefixed", "prefixing", "prepend", "prepended", "prepending", "preceded", "preceding",
    ]
    /// Words between these and the quoted word.
    private static let links: Set<String> = [
        "a", "be", "by", "is", "it", "of", "string", "text", "the", "this", "to", "token", "value", "with", "word",
    ]
    /// Words after a quoted word that stands before the key.
    private static let successors: Set<String> = ["prefix", "followed", "following", "space"]
    /// Words for the key itself, which authors write in capitals, too.
    private static let secrets: Set<String> = [
        "access", "api", "auth", "key", "my", "personal", "private", "secret", "session", "the", "user", "your",
    ]
    /// Words before a prefix that is not always sent.
    private static let denials: Set<String> = [
        "don", "dont", "either", "neither", "never", "no", "not", "omit", "omitting", "or", "without",
    ]
    /// Words after a prefix that is not always sent.
    private static let options: Set<String> = ["optional", "optionally", "or", "unnecessary"]

    private let parts: [Part]

    /// The word before the key.
    ///
    /// - Parameter text: The documentation of the key.
    /// - Returns: `Bearer` for a bearer token (RFC 6750); `nil` if the text does not say plainly that there is a word.
    static func find(in text: String) -> String? {
        let prefix = CredentialPrefix(text)
        let places = prefix.places
        guard let first = places.first, !places.contains(where: prefix.isDoubtful) else { return nil }
        let words = places.map { prefix.parts[$0].lowercased }
        guard words.allSatisfy({ $0 == words[0] }) else { return nil }
        if words[0] == bearer.lowercased() { return bearer }
        guard let end = prefix.endOfName(behind: first) else { return String(prefix.parts[first].text) }
        return "\(prefix.parts[first].text) \(prefix.parts[end - 1].text)="
    }

    /// Whether a text says something of *Bearer*, and be it that it may be missing.
    static func speaks(ofBearerIn text: String) -> Bool {
        CredentialPrefix(text).parts.contains { $0.lowercased == bearer.lowercased() }
    }

    private init(_ text: String) {
        var parts: [Part] = []
        var isApart = true
        var rest = text.prefix(Self.longestText)
        while let character = rest.first {
            if character.isWhitespace {
                isApart = true
                rest.removeFirst()
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let text = word.isEmpty ? rest.prefix(1) : word
            parts.append(Part(text: text, isWord: !word.isEmpty, isApart: isApart))
            isApart = false
            rest = rest.dropFirst(text.count)
        }
        self.parts = parts
    }

    // MARK: - Where the word stands

    private var places: [Int] {
        parts.indices.filter { index in
            guard parts[index].isWord else { return false }
            return parts[index].lowercased == Self.bearer.lowercased()
                || isPossible(index) && (isInField(index) || isBeforePlaceholder(index) || isCalledPrefix(index))
        }
    }

    /// Whether a word may stand before a key. The beginning of a key, such as `sk_`, is none.
    private func isPossible(_ index: Int) -> Bool {
        let text = parts[index].text
        guard let first = text.first, first.isLetter, text.last != "-", text.last != "_", text.isToken else {
            return false
        }
        return !Self.secrets.contains(parts[index].lowercased) && parts[index].lowercased != "basic"
    }

    /// Whether a word is the first of the field's value, and another value follows it.
    private func isInField(_ index: Int) -> Bool {
        var before = index - 1
        while isQuote(before) { before -= 1 }
        guard before > 0, parts[before].text == ":" else { return false }
        var name = before - 1
        while isQuote(name) { name -= 1 }
        guard name >= 0, parts[name].lowercased == "authorization" else { return false }
        guard endOfPlaceholder(behind: index) == nil else { return true }
        // An example of a key: one word, and the quotation ends.
        let isQuoted = isQuote(name - 1) || before < index - 1
        return isQuoted && isApart(index + 1) && parts[index + 1].isWord && isQuote(index + 2)
            && parts[index].text.first?.isUppercase == true && !Self.secrets.contains(parts[index + 1].lowercased)
    }

    /// Whether a word is quoted with a placeholder behind it.
    private func isBeforePlaceholder(_ index: Int) -> Bool {
        guard isQuote(index - 1), !parts[index].isApart else { return false }
        return endOfPlaceholder(behind: index).map { isQuote($0 + 1) } ?? false
    }

    /// Whether a word is quoted, and called a prefix before or after that.
    private func isCalledPrefix(_ index: Int) -> Bool {
        guard isQuote(index - 1), !parts[index].isApart, isQuote(index + 1) else { return false }
        var before = index - 1
        while isQuote(before) || before >= 0 && parts[before].text == ":" { before -= 1 }
        for _ in 0..<5 where before >= 0 && Self.links.contains(parts[before].lowercased) { before -= 1 }
        if before >= 0, Self.introductions.contains(parts[before].lowercased) { return true }
        var after = index + 1
        while isQuote(after) || after < parts.count && parts[after].text == "[" { after += 1 }
        return after < parts.count && Self.successors.contains(parts[after].lowercased)
    }

    /// Where a placeholder ends that stands behind a word and a space.
    private func endOfPlaceholder(behind index: Int) -> Int? {
        guard isApart(index + 1) else { return nil }
        // Placeholders of shells are `${KEY}`, those of templates `{{key}}`. Both are a few words at most, so the search is short.
        let start = (endOfName(behind: index) ?? index) + 1
        let value = parts[start...].prefix(12).drop { $0.text == "$" }
        guard let opening = value.first, let closing = Self.brackets[opening.text],
            var end = value.firstIndex(where: { $0.text == closing })
        else { return nil }
        while end + 1 < parts.count, parts[end + 1].text == closing { end += 1 }
        return end
    }

    /// Where the name of a value ends that stands behind a word and a space: at the equals sign.
    private func endOfName(behind index: Int) -> Int? {
        let end = index + 2
        guard end < parts.count, parts[index + 1].isApart, parts[index + 1].isWord, parts[end].text == "=" else {
            return nil
        }
        return end
    }

    private func isApart(_ index: Int) -> Bool { index < parts.count && parts[index].isApart }

    private func isQuote(_ index: Int) -> Bool {
        parts.indices.contains(index) && Self.quotes.contains(parts[index].text)
    }

    // MARK: - Doubt

    /// Whether the words around one say that the key may stand alone, or behind another word.
    private func isDoubtful(_ index: Int) -> Bool {
        let before = parts[..<index].suffix(12).filter { $0.isWord || $0.text == "." }.suffix(3)
        let sentence = before.lastIndex { $0.text == "." }.map { before[before.index(after: $0)...] } ?? before
        let after = parts[(index + 1)...].prefix(12).prefix { $0.text != "." }.filter(\.isWord).prefix(4)
        return sentence.contains { Self.denials.contains($0.lowercased) }
            || after.contains { Self.options.contains($0.lowercased) }
            || zip(after, after.dropFirst()).contains { first, second in
                first.lowercased == "not" && ["required", "needed", "necessary"].contains(second.lowercased)
            }
    }
}
