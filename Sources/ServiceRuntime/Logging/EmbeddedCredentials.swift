/// Credentials in the middle of a text: signed tokens (RFC 7519, section 3.1), those behind `Bearer` and `Basic`, user names and
/// passwords in URLs, and the values that follow on the names of secrets, as in connection strings and in JSON.
///
/// A text is gone through byte by byte, forwards, which takes time that grows with its length. Services write the texts, and can write
/// one for which regular expressions take minutes.
struct EmbeddedCredentials {
    private let text: [UInt8]

    /// The number of bytes before a value in which its name is looked for.
    private static let longestName = 100

    /// A text to look into.
    init(_ text: String) { self.text = Array(text.utf8) }

    /// Returns the text in which some parts are replaced.
    ///
    /// - Parameters:
    ///   - parts: The parts, in order. They begin and end between characters.
    ///   - replacement: Makes what takes the place of a part.
    func replacing(_ parts: [Range<Int>], with replacement: (Substring) -> String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var end = 0
        for part in parts {
            result += text[end..<part.lowerBound]
            result += replacement(string(part)[...]).utf8
            end = part.upperBound
        }
        return String(decoding: result + text[end...], as: UTF8.self)
    }

    // MARK: Tokens

    /// Where signed and encrypted tokens are: three to five parts with points between them, the first of which begins an object in JSON.
    var tokens: [Range<Int>] {
        var tokens: [Range<Int>] = []
        var end = 0
        // A token that begins later in the same run has no more points than the first.
        for start in wordStarts(of: "eyJ") where start >= end {
            end = tokenEnd(from: start)
            let points = text[start..<end].lazy.filter { $0 == UInt8(ascii: ".") }.count
            if points >= 2 { tokens.append(start..<end) }
        }
        return tokens
    }

    private func tokenEnd(from start: Int) -> Int {
        var points = 0
        return text[start...].firstIndex { byte in
            if byte == UInt8(ascii: ".") { points += 1 }
            return points > 4 || !(Self.isWord(byte) || ".+/=-".utf8.contains(byte))
        } ?? text.endIndex
    }

    /// Where the credentials are that follow on the name of a scheme, as in header fields (RFC 9110, section 11.4). Other words may
    /// follow on it, too; these are shorter, or have neither digits nor capital letters inside.
    ///
    /// - Parameter scheme: The name of the scheme, and a space.
    func credentials(of scheme: String) -> [Range<Int>] {
        wordStarts(of: scheme).compactMap { index in
            let start = index + scheme.utf8.count
            let run = text[start...].prefix { Self.isWord($0) || ".-~+/=".utf8.contains($0) }
            let end = run.lastIndex { $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? start
            guard end - start >= Self.shortestCredential, !isReplaced(start..<end),
                text[(start + 1)..<end].contains(where: Self.isUnlikelyInWord)
            else { return nil }
            return start..<end
        }
    }

    /// Where a text is with which a word begins.
    private func wordStarts(of prefix: String) -> [Int] {
        let prefix = Array(prefix.utf8)
        return text.indices.filter { index in
            text[index] == prefix[0] && text[index...].starts(with: prefix)
                && (index == 0 || !Self.isWord(text[index - 1]))
        }
    }

    private static let shortestCredential = 8

    private static func isUnlikelyInWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte.isDigit || byte.isUppercase
    }

    // MARK: URLs

    /// Where the user names and passwords of URLs are (RFC 3986, section 3.2.1).
    var userInformation: [Range<Int>] {
        var parts: [Range<Int>] = []
        var index = 0
        while index < text.count {
            defer { index += 1 }
            guard text[index...].starts(with: "://".utf8) else { continue }
            let authority = text[(index + 3)...].prefix { !$0.isSpace && !"/?#\"'<>".utf8.contains($0) }
            index = authority.endIndex - 1
            guard let sign = authority.lastIndex(of: UInt8(ascii: "@")), sign > authority.startIndex else { continue }
            let part = authority.startIndex..<sign
            if !isReplaced(part) { parts.append(part) }
        }
        return parts
    }

    // MARK: Names and values

    /// Where the values of secrets are that follow on a name and an equals sign.
    ///
    /// - Parameter names: The names of secrets.
    func assignedValues(of names: SecretNames) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < text.count {
            defer { index += 1 }
            guard text[index] == UInt8(ascii: "="), let name = assignedName(in: start..<index) else { continue }
            let plainName = plainEnd(of: name)
            guard names.contains(string(name)) || (plainName != name && names.contains(string(plainName))) else {
                continue
            }
            let value = assignedValue(from: index + 1)
            start = max(index + 1, value.upperBound)
            index = start - 1
            if !value.isEmpty, !isReplaced(value) { values.append(value) }
        }
        return values
    }

    /// The name that a range ends with.
    private func assignedName(in range: Range<Int>) -> Range<Int>? {
        let shown = text[max(range.lowerBound, range.upperBound - Self.longestName)..<range.upperBound]
        let start = shown.lastIndex { !(Self.isWord($0) || $0 >= 0x80 || ".-".utf8.contains($0)) }.map { $0 + 1 }
        let name = (start ?? shown.startIndex)..<shown.endIndex
        return name.isEmpty ? nil : name
    }

    /// What there is of a name behind the last character that is not ASCII, such as a quotation mark, from its first letter on.
    private func plainEnd(of name: Range<Int>) -> Range<Int> {
        let plain = text[name].suffix(from: text[name].lastIndex { $0 >= 0x80 }.map { $0 + 1 } ?? name.lowerBound)
        return (plain.firstIndex(where: \.isLetter) ?? plain.endIndex)..<plain.endIndex
    }

    /// What follows on an equals sign: up to the quote that ends it, or else up to the next space or delimiter, without the
    /// punctuation at its end.
    private func assignedValue(from start: Int) -> Range<Int> {
        guard start < text.count else { return start..<start }
        let isQuoted = "\"'".utf8.contains(text[start])
        let start = isQuoted ? start + 1 : start
        if isQuoted, let end = text[start...].firstIndex(of: text[start - 1]) { return start..<end }
        let run = text[start...].prefix { !Self.endsValue($0) }
        let last = run.lastIndex { !").,]".utf8.contains($0) }
        return start..<(last.map { $0 + 1 } ?? start)
    }

    /// Where the values of secrets are that are strings in JSON, also in JSON that is a string itself.
    ///
    /// - Parameter names: The names of secrets.
    func stringValues(of names: SecretNames) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < text.count {
            defer { index += 1 }
            guard text[index] == UInt8(ascii: ":"), let name = quotedName(in: start..<index),
                names.contains(string(name)), let value = quotedValue(from: index + 1)
            else { continue }
            start = value.upperBound
            index = max(index, start - 1)
            if !value.isEmpty, !isReplaced(value) { values.append(value) }
        }
        return values
    }

    /// The name in the quotes that a range ends with, which may be escaped.
    private func quotedName(in range: Range<Int>) -> Range<Int>? {
        let shown = text[max(range.lowerBound, range.upperBound - Self.longestName)..<range.upperBound]
        guard let last = shown.lastIndex(where: { !$0.isSpace }), text[last] == UInt8(ascii: "\"") else { return nil }
        let inner = shown[..<last]
        let end = inner.lastIndex { $0 != UInt8(ascii: "\\") }.map { $0 + 1 } ?? inner.startIndex
        guard let quote = inner[..<end].lastIndex(of: UInt8(ascii: "\"")) else { return nil }
        return quote + 1..<end
    }

    /// The text in the quotes that follow on a colon. Where the first is escaped, the last is escaped as often.
    private func quotedValue(from start: Int) -> Range<Int>? {
        guard let first = text[start...].firstIndex(where: { !$0.isSpace }),
            let quote = text[first...].firstIndex(where: { $0 != UInt8(ascii: "\\") }),
            text[quote] == UInt8(ascii: "\"")
        else { return nil }
        let escapes = quote - first
        var run = 0
        var index = quote + 1
        while index < text.count {
            let byte = text[index]
            // Two escapes are one character of the string.
            if byte == UInt8(ascii: "\""), run <= escapes || (escapes == 0 && run.isMultiple(of: 2)) { break }
            run = byte == UInt8(ascii: "\\") ? run + 1 : 0
            index += 1
        }
        let isClosed = index < text.count
        return quote + 1..<(isClosed ? index - min(run, escapes) : index)
    }

    // MARK: Bytes

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func isReplaced(_ value: Range<Int>) -> Bool {
        text[value].starts(with: RequestRedactor.placeholder.utf8)
    }

    private static func endsValue(_ byte: UInt8) -> Bool { byte.isSpace || ";&\"'<>".utf8.contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
    }
}
