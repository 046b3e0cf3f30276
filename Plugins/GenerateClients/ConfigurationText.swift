/// The text of a client configuration, of which a plugin needs the files that it names. Plugins have no reader of YAML.
///
/// Keys are in the first column, or all of them in braces. Their values are scalars, or lists in brackets or of lines that
/// begin with a dash.
struct ConfigurationText {
    private let lines: [Substring]

    /// The text of a file, without a byte order mark.
    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.lines = Self.entries(inBraces: lines) ?? lines
    }

    /// The entries of a configuration that is a mapping in braces, each as a line; nil if it is none.
    private static func entries(inBraces lines: [Substring]) -> [Substring]? {
        let text = lines.map(withoutComment).filter { !$0.isEmpty && $0 != "---" }.joined(separator: " ")
        guard text.hasPrefix("{") else { return nil }
        var entries: [Substring] = [""]
        var depth = 0
        var quotes = Quotes()
        for character in text.dropFirst() {
            let isQuoted = quotes.take(character)
            if !isQuoted, depth == 0, character == "," {
                entries.append("")
                continue
            }
            if !isQuoted, depth == 0, character == "}" { break }
            if !isQuoted, "{[".contains(character) { depth += 1 }
            if !isQuoted, "}]".contains(character) { depth -= 1 }
            entries[entries.count - 1].append(character)
        }
        return entries.map { Substring(trimmed($0)) }
    }

    /// Whether the configuration has a key.
    func has(_ key: String) -> Bool { place(of: key) != nil }

    /// What a key says: one value, or those of its list; none if there is no such key.
    func values(of key: String) -> [String] {
        guard let place = place(of: key) else { return [] }
        let beside = Self.withoutComment(lines[place].drop { $0 != ":" }.dropFirst())
        let below = lines[(place + 1)...].prefix { Self.continues($0) }.map(Self.withoutComment)
        let parts = ([beside] + below).filter { !$0.isEmpty }
        guard let first = parts.first else { return [] }
        if first.hasPrefix("- ") {
            return parts.filter { $0.hasPrefix("- ") }.map { Self.unquoted(Self.trimmed($0.dropFirst())) }
        }
        guard first.hasPrefix("[") else { return [Self.unquoted(first)] }
        let items = parts.joined(separator: " ").dropFirst().prefix { $0 != "]" }.split(separator: ",")
        return items.map { Self.unquoted(Self.trimmed($0)) }.filter { !$0.isEmpty }
    }

    private func place(of key: String) -> Int? {
        lines.firstIndex { line in
            let name = line.prefix { $0 != ":" }
            return name.count < line.count && Self.unquoted(Self.trimmed(name)) == key
                && name.first?.isWhitespace == false
        }
    }

    /// Whether a line belongs to the key above it.
    private static func continues(_ line: Substring) -> Bool {
        guard let first = line.first else { return true }
        return first.isWhitespace || "-#]".contains(first)
    }

    /// The part before a comment, which begins a line or follows a space.
    private static func withoutComment(_ line: Substring) -> String {
        var quotes = Quotes()
        let text = line.prefix { character in
            let isBehindSpace = quotes.last.isWhitespace
            return quotes.take(character) || character != "#" || !isBehindSpace
        }
        return trimmed(text)
    }

    /// Which characters of a text are in quotes.
    private struct Quotes {
        private var open: Character?
        /// The last character.
        private(set) var last: Character = " "

        /// Takes the next character, and returns whether it is in quotes or one of them.
        mutating func take(_ character: Character) -> Bool {
            defer { last = character }
            if let quote = open {
                if character == quote { open = nil }
                return true
            }
            // Within a word, it is an apostrophe.
            guard "'\"".contains(character), " [{,:-\t".contains(last) else { return false }
            open = character
            return true
        }
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count > 1, let quote = text.first, "'\"".contains(quote), text.last == quote else { return text }
        return String(text.dropFirst().dropLast())
    }

    private static func trimmed(_ text: Substring) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}
