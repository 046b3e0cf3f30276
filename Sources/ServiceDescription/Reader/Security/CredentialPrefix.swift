/// Finds the word that has to stand before a key in the header field `Authorization`, which authors can only say in words: neither
/// Swagger 2.0 nor an API key of OpenAPI has a place for it.
///
/// Only what is plain counts:
/// - `bearer` in quotes, before a placeholder or as the value of the field, and otherwise beside a word that says what it is for: *JWT
///   Authorization header using the Bearer scheme*;
/// - the field as it is sent, as far as it is quoted or ends with a placeholder: *"Authorization: Token abc"*, *Authorization: Token
///   {key}*;
/// - a quoted word with a placeholder behind it: *`GenieKey <key>`*, or a name for that: *`Token token=<key>`*;
/// - a quoted word that is called a prefix: *required prefix "Token"*, *prefixed with `Bot `*, *the 'Token' prefix*, *type "Token"
///   followed by a space*.
///
/// A text that names several, or with which the key may also stand alone, such as *the 'Token' prefix is optional*, names none. Neither
/// does one that denies it anywhere in its sentence: *Unlike version 1, which used Bearer tokens, …*.
struct CredentialPrefix {
    /// A part of the text: a word, or a single mark.
    private struct Part {
        let text: Substring
        let isWord: Bool
        /// Whether white space stands before it.
        let isApart: Bool
        /// The number of its sentence.
        let sentence: Int

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
    /// Words beside `bearer` that say what it is for, and those before it.
    private static let purposes: Set<String> = [
        "auth", "authentication", "authorization", "followed", "following", "jwt", "prefix", "scheme", "space", "token",
        "tokens",
    ]
    private static let introductionsOfBearer: Set<String> = [
        "example", "format", "jwt", "prefix", "scheme", "with", "word",
    ]
    /// Words that stand next to a prefix that is not always sent.
    private static let choices: Set<String> = ["either", "neither", "or"]
    /// Words in the sentence of a prefix that is not always sent; the one of a single letter is the end of *don't*.
    private static let denials: Set<String> = [
        "avoid", "cannot", "deprecated", "dont", "exclude", "excluding", "formerly", "instead", "legacy", "never", "no",
        "not", "omit", "omitted", "omitting", "optional", "optionally", "previously", "rather", "remove", "t", "unlike",
        "unnecessary", "without",
    ]
    /// Words in a sentence that mentions bearer tokens for other cases.
    private static let conditions: Set<String> = ["if", "see", "when"]

    private let parts: [Part]

    /// The word before the key.
    ///
    /// - Parameters:
    ///   - text: The documentation of the key.
    ///   - isCalledBearer: Whether the key is a bearer token by its name or its fields. A text that leaves it open is believed before that.
    /// - Returns: `Bearer` for a bearer token (RFC 6750); `nil` if nothing says plainly that there is a word.
    static func find(in text: String, isCalledBearer: Bool) -> String? {
        let prefix = CredentialPrefix(text)
        let places = prefix.places
        let isBearerInText = places.contains(where: prefix.isBearer)
        if isCalledBearer, !isBearerInText { return prefix.word(among: places) ?? bearer }
        return isCalledBearer || places.contains(where: prefix.isPlain) ? prefix.word(among: places) : nil
    }

    /// The word that stands at all of the places; `nil` if there are several, or the text says that it may be missing.
    private func word(among places: [Int]) -> String? {
        guard let first = places.first, !isAnyDoubtful(places) else { return nil }
        let words = places.map { parts[$0].lowercased }
        guard words.allSatisfy({ $0 == words[0] }) else { return nil }
        if isBearer(first) { return Self.bearer }
        guard let end = endOfName(behind: first) else { return String(parts[first].text) }
        return "\(parts[first].text) \(parts[end - 1].text)="
    }

    private init(_ text: String) {
        var parts: [Part] = []
        var isApart = true
        var sentence = 0
        var rest = text.prefix(Self.longestText)
        while let character = rest.first {
            if character.isWhitespace {
                let space = rest.prefix(while: \.isWhitespace)
                let isParagraph = space.count(where: \.isNewline) > 1
                if isParagraph || parts.last.map({ ".!?".contains($0.text) }) ?? false { sentence += 1 }
                isApart = true
                rest = rest.dropFirst(space.count)
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let text = word.isEmpty ? rest.prefix(1) : word
            parts.append(Part(text: text, isWord: !word.isEmpty, isApart: isApart, sentence: sentence))
            isApart = false
            rest = rest.dropFirst(text.count)
        }
        self.parts = parts
    }

    // MARK: - Where the word stands

    /// Where words stand that may be the one before the key: every *bearer*, because what is said of any of them counts.
    private var places: [Int] {
        parts.indices.filter { index in
            guard parts[index].isWord else { return false }
            return isBearer(index) || isPossible(index) && (isShown(index) || isCalledPrefix(index))
        }
    }

    private func isBearer(_ index: Int) -> Bool { parts[index].lowercased == Self.bearer.lowercased() }

    /// Whether a word is plainly one that stands before the key. Those who write of *the bearer of the card* mean none.
    private func isPlain(_ index: Int) -> Bool {
        if !isBearer(index) { return true }
        if isQuote(index - 1) && !parts[index].isApart || nameOfField(before: index) != nil { return true }
        if endOfPlaceholder(behind: index) != nil { return true }
        return wordsBefore(index).suffix(1).contains { Self.introductionsOfBearer.contains(parts[$0].lowercased) }
            || wordsBehind(index).prefix(1).contains { Self.purposes.contains(parts[$0].lowercased) }
    }

    /// Whether a word is shown as it is sent: with the field before it, or in quotes with a placeholder behind it.
    private func isShown(_ index: Int) -> Bool { isInField(index) || isBeforePlaceholder(index) }

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
        guard let name = nameOfField(before: index) else { return false }
        guard endOfPlaceholder(behind: index) == nil else { return true }
        // An example of a key: one word, and the quotation ends.
        let isQuoted = isQuote(name - 1) || isQuote(index - 1)
        return isQuoted && isApart(index + 1) && parts[index + 1].isWord && isQuote(index + 2)
            && parts[index].text.first?.isUppercase == true && !Self.secrets.contains(parts[index + 1].lowercased)
    }

    /// Where the name of the field is whose value begins with a word.
    private func nameOfField(before index: Int) -> Int? {
        var before = index - 1
        while isQuote(before) { before -= 1 }
        guard before > 0, parts[before].text == ":" else { return nil }
        var name = before - 1
        while isQuote(name) { name -= 1 }
        return name >= 0 && parts[name].lowercased == "authorization" ? name : nil
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

    /// Whether the text says of a word that the key may stand alone, or behind another word. Where it shows a word as it is sent, it may
    /// say more of others: *Since bearer tokens are not explicitly supported in OpenAPI 2.0, …*.
    private func isAnyDoubtful(_ places: [Int]) -> Bool {
        let denials = parts.indices.filter(isDenial)
        let denied = Set(denials.map { parts[$0].sentence })
        let conditional = Set(parts.lazy.filter { Self.conditions.contains($0.lowercased) }.map(\.sentence))
        let isAnyShown = places.contains(where: isShown)
        return places.contains { index in
            let nearby = wordsBefore(index).suffix(3) + wordsBehind(index).prefix(4)
            if nearby.contains(where: { Self.choices.contains(parts[$0].lowercased) || isDenial($0) }) { return true }
            if isAnyShown, !isShown(index) { return false }
            let sentence = parts[index].sentence
            return denied.contains(sentence) || conditional.contains(sentence) && !isQuote(index - 1) && !isShown(index)
        }
    }

    /// Whether a word denies something. *Without quotes* says how the prefix is written.
    private func isDenial(_ index: Int) -> Bool {
        Self.denials.contains(parts[index].lowercased)
            && !wordsBehind(index).prefix(3).contains { parts[$0].lowercased.hasPrefix("quot") }
    }

    /// The nearest words before one in its sentence.
    private func wordsBefore(_ index: Int) -> [Int] {
        parts.indices[..<index].suffix(12).filter { parts[$0].isWord && parts[$0].sentence == parts[index].sentence }
    }

    /// The nearest words behind one in its sentence.
    private func wordsBehind(_ index: Int) -> [Int] {
        parts.indices[(index + 1)...].prefix(12).filter {
            parts[$0].isWord && parts[$0].sentence == parts[index].sentence
        }
    }
}
