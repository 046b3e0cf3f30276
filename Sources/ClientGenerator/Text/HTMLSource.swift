import ServiceDescription

/// A text that may contain HTML, as bytes.
struct HTMLSource {
    /// The beginning or the end of an element.
    struct Tag {
        /// The name, in lowercase letters.
        let name: String
        /// Whether it is an end.
        let isEnd: Bool
        /// Where it leads, if it is a link.
        let address: String?
        /// The position after the tag.
        let end: Int
    }

    /// The maximum length of a tag that is looked for, in bytes, so that a text of nothing but `<` takes no time.
    private static let longestTag = 1000

    private let bytes: [UInt8]
    /// Whether the text has block elements, so that its line breaks mean nothing.
    let hasBlocks: Bool

    /// The text to convert.
    init(_ text: String) {
        bytes = Array(text.utf8)
        hasBlocks =
            bytes.contains(UInt8(ascii: "<"))
            && ["<p>", "</p>", "<li>", "<ul>", "<div>", "<tr>", "<td>"].contains { text.holds($0) }
    }

    /// The number of bytes.
    var count: Int { bytes.count }

    /// The byte at a position, or `nil` after the end.
    subscript(index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The text between two places.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)..<min(end, bytes.count)], as: UTF8.self)
    }

    /// Whether there is a letter or a digit at a position.
    func isLetter(_ index: Int) -> Bool {
        guard let byte = self[index] else { return false }
        return byte.isPartOfWord || byte > 0x7F
    }

    /// Whether there is an ASCII punctuation character at a position, which a backslash escapes (CommonMark, 2.4).
    func isSign(_ index: Int) -> Bool {
        guard let byte = self[index] else { return false }
        return byte > 0x20 && byte < 0x7F && !isLetter(index)
    }

    /// Whether the text after a `<` would be read as HTML.
    func opensElement(_ index: Int) -> Bool {
        guard let byte = self[index] else { return false }
        return byte.isLetter || "/!?".utf8.contains(byte)
    }

    /// Whether an item of a Markdown list, which includes the indented lines after it, begins at a position, or its number.
    func beginsItem(_ index: Int) -> Bool {
        guard let byte = self[index] else { return false }
        return byte.isDigit || MarkdownLine.beginsWithBullet(bytes[index...])
    }

    /// The text without tags, and with the characters that references stand for.
    var plainText: String {
        guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else { return text(0, count) }
        var plain: [UInt8] = []
        var index = 0
        while let byte = self[index] {
            if byte == UInt8(ascii: "<"), let tag = tag(at: index) {
                plain.append(UInt8(ascii: " "))
                index = tag.end
            } else if byte == UInt8(ascii: "&"), let reference = HTMLCharacters.reference(in: self, at: index) {
                plain += reference.text.utf8
                index += reference.length
            } else {
                plain.append(byte)
                index += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// How many spaces follow.
    func spaces(from start: Int) -> Int { run(of: UInt8(ascii: " "), from: start) }

    /// How often a byte follows.
    func run(of byte: UInt8, from start: Int) -> Int {
        var end = start
        while self[end] == byte { end += 1 }
        return end - start
    }

    /// How many bytes follow that mean nothing, at least one. A space between words means nothing.
    func plainLength(from start: Int) -> Int {
        var end = start + 1
        while let byte = self[end] {
            if isPlain(byte) {
                end += 1
            } else if byte == UInt8(ascii: " "), let next = self[end + 1], isPlain(next) {
                end += 2
            } else {
                break
            }
        }
        return end - start
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "&"),
            UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "!"):
            false
        default: true
        }
    }

    /// The position after a comment.
    func endOfComment(_ start: Int) -> Int? {
        guard text(start, start + 4) == "<!--" else { return nil }
        return bytes[(start + 4)...].firstRange(of: "-->".utf8)?.upperBound ?? bytes.count
    }

    /// The position after an address in angle brackets, which is a link in Markdown.
    func endOfAddress(_ start: Int) -> Int? {
        guard Self.leadsOut(text(start + 1, start + 1 + "https://".utf8.count)) else { return nil }
        var end = start + 1
        while let byte = self[end], end - start < Self.longestTag, byte > 0x20, byte != UInt8(ascii: "<") {
            end += 1
            if byte == UInt8(ascii: ">") { return end }
        }
        return nil
    }

    /// The tag that begins at a place.
    func tag(at start: Int) -> Tag? {
        var index = start + 1
        let isEnd = self[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let nameStart = index
        while let byte = self[index], byte.isLetter || (index > nameStart && isLetter(index) && byte < 0x80) {
            index += 1
        }
        guard index > nameStart, index - nameStart < 12 else { return nil }
        let name = text(nameStart, index).lowercased()
        guard let next = self[index], " \n/>".utf8.contains(next) else { return nil }
        let attributes = index
        var quote: UInt8?
        while let byte = self[index], index - start < Self.longestTag {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                return nil
            } else if byte == UInt8(ascii: ">") {
                let address = name == "a" ? Self.address(in: text(attributes, index)) : nil
                return Tag(name: name, isEnd: isEnd, address: address, end: index + 1)
            }
            index += 1
        }
        return nil
    }

    /// Whether an address leads out of the documentation: one within the service's own pages leads nowhere.
    static func leadsOut(_ address: String) -> Bool {
        ["http://", "https://", "mailto:"].contains(where: address.hasPrefix)
    }

    /// The text of a link or a picture of Markdown that leads nowhere, and the position after it.
    ///
    /// - Parameter start: The position of the opening bracket.
    func relativeLink(at start: Int) -> (text: String, end: Int)? {
        guard let middle = position(of: UInt8(ascii: "]"), from: start + 1), self[middle + 1] == UInt8(ascii: "("),
            let end = position(of: UInt8(ascii: ")"), from: middle + 2)
        else { return nil }
        let address = text(middle + 2, end)
        let isRelative = address.utf8.contains { "/#.?".utf8.contains($0) } && !address.utf8.contains(UInt8(ascii: " "))
        guard isRelative, !Self.leadsOut(address) else { return nil }
        let words = text(start + 1, middle).split(whereSeparator: \.isNewline).map { $0.trimmed }
        return (words.joined(separator: " "), end + 1)
    }

    /// Where the text goes on after a sentence that ends at a place, with or without a full stop; `nil` if none ends there.
    func endOfSentence(at place: Int) -> Int? {
        let end = self[place] == UInt8(ascii: ".") ? place + 1 : place
        guard let next = self[end] else { return end }
        if next == UInt8(ascii: "\n") { return end }
        return next == UInt8(ascii: " ") && end > place ? end + spaces(from: end) : nil
    }

    /// The maximum length of a link that is looked for, in bytes, so that no text takes long.
    private static let longestLink = 500

    /// Where the sign comes next that ends a part of a link: in the same line, or, for what is in square brackets, which may hold round
    /// ones, in the same paragraph.
    private func position(of sign: UInt8, from start: Int) -> Int? {
        let isText = sign == UInt8(ascii: "]")
        var index = start
        while let byte = self[index], index - start < Self.longestLink {
            if byte == sign { return index }
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "]"): return nil
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\n"): if !isText { return nil }
            default: break
            }
            if byte == UInt8(ascii: "\n"), isBlank(from: index + 1) { return nil }
            index += 1
        }
        return nil
    }

    /// Whether a line has nothing but spaces.
    private func isBlank(from start: Int) -> Bool {
        self[start + spaces(from: start)].map { $0 == UInt8(ascii: "\n") } ?? true
    }

    /// The address among the attributes of a link, if it leads out of the documentation and a link of Markdown can have it.
    private static func address(in attributes: String) -> String? {
        let bytes = attributes.utf8
        let name = bytes.indices.first { start in
            bytes[start...].prefix(4).elementsEqual("href".utf8) { $0 | 0x20 == $1 }
        }
        guard let name else { return nil }
        let rest = attributes[bytes.index(name, offsetBy: 4)...].drop { $0 == " " || $0 == "=" || $0 == "\n" }
        guard let first = rest.first else { return nil }
        let value = first == "\"" || first == "'" ? rest.dropFirst().prefix { $0 != first } : rest.prefix { $0 != " " }
        let address = value.trimmed.replacing("&amp;", with: "&")
        guard leadsOut(address),
            address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"<>\"`\\".utf8.contains($0) })
        else { return nil }
        return address.replacing("(", with: "%28").replacing(")", with: "%29")
    }
}
