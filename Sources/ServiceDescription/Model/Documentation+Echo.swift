extension Documentation {
    /// The documentation without a text that only repeats the name of what it is about, as some frameworks write where
    /// nobody wrote anything: `teamSlug`, *team_slug parameter*. One with words of its own says how the name is read.
    ///
    /// - Parameter name: The name.
    func unlessEcho(of name: String) -> Documentation {
        without { Self.isEcho($0, of: name) }
    }

    /// The documentation without a text that only repeats the title of what it is about.
    ///
    /// - Parameter title: The title.
    func unlessTitle(_ title: String) -> Documentation {
        without { $0.letters == title.letters }
    }

    private func without(_ isSuperfluous: (String) -> Bool) -> Documentation {
        guard summary != nil || text != nil else { return self }
        var documentation = self
        documentation.summary = summary.flatMap { isSuperfluous($0) ? nil : $0 }
        documentation.text = text.flatMap { isSuperfluous($0) ? nil : $0 }
        return documentation
    }

    /// Whether a text has no letters but those of a name.
    ///
    /// - Parameters:
    ///   - name: The name of a type, or its title.
    ///   - text: The text.
    static func isOnly(_ name: String, in text: String) -> Bool {
        text.utf8.count <= 2 * name.utf8.count && text.letters == name.letters
    }

    /// Whether a text says what things of a kind are: *A pet is an animal*, *Pets are animals*.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The name of the type, or its title.
    static func isDefinition(_ text: String, of name: String) -> Bool {
        var words = text.prefix(name.count + longestDefinition).split(whereSeparator: \.isWhitespace)[...]
        if let first = words.first, ["a", "an", "the"].contains(first.lowercased()) { words.removeFirst() }
        var rest = name.letters[...]
        if rest.isEmpty { return false }
        while !rest.isEmpty, let word = words.popFirst() {
            let written = word.letters
            if rest.hasPrefix(written) {
                rest = rest.dropFirst(written.count)
            } else if written == rest + "s" {
                rest = ""
            } else {
                return false
            }
        }
        return rest.isEmpty && words.first.map { definingVerbs.contains($0.lowercased()) } == true
    }

    /// The maximum length of the text around the name at the beginning of a definition, in characters.
    private static let longestDefinition = 20

    private static let definingVerbs: Set<String> = ["is", "are", "represents", "represent", "describes", "describe"]

    /// Whether a text says no more than a name, whose words may be joined in another way.
    private static func isEcho(_ text: String, of name: String) -> Bool {
        // Hardly any text is that short.
        guard text.utf8.count <= 2 * name.utf8.count + Self.suffix.utf8.count else { return false }
        let text = text.trimmed
        if isName(text[...], like: name) { return !text.contains(where: \.isWhitespace) }
        return text.lowercased().hasSuffix(suffix) && isName(text.dropLast(suffix.count), like: name)
    }

    private static let suffix = " parameter"

    /// Whether a text has the letters of a name, and capitals only where words of the name begin: *iOS* says more than `ios`.
    private static func isName(_ text: Substring, like name: String) -> Bool {
        var isBeginning = true
        var rest = name.utf8[...]
        for byte in text.utf8 where isPartOfWord(byte) {
            if let skipped = rest.first, !isPartOfWord(skipped) { isBeginning = true }
            rest = rest.drop { !isPartOfWord($0) }
            guard let other = rest.popFirst(), other == byte || byte.isLetter && other | 0x20 == byte | 0x20 else {
                return false
            }
            if other != byte, byte & 0x20 == 0, !isBeginning { return false }
            isBeginning = false
        }
        return !rest.contains(where: isPartOfWord)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80
    }
}
