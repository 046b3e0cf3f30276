extension String {
    /// The maximum number of bytes of a text whose length a service determines.
    private static let longestText = 500

    /// The text for logs and errors, where a service must not write as much as it likes: at most 500 bytes ``inOneLine``.
    var shortened: String { beginning.inOneLine }

    /// At most 500 bytes of the text, with an ellipsis in place of the rest.
    var beginning: String {
        // Not by characters, of which one may be of any length itself.
        let isShort = utf8.count <= Self.longestText
        return isShort ? self : String(decoding: utf8.prefix(Self.longestText), as: UTF8.self) + "…"
    }

    /// The text without line breaks and as ``printable``: a service must not write lines of a log.
    var inOneLine: String {
        let text = contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
        return text.printable
    }

    /// The text with escapes in place of control characters other than line feeds and tabs, and of those that turn the direction of
    /// writing (UAX #9): what a service sends must not steer a terminal, nor make a log look as if it said something else. Of a carriage
    /// return and a line feed, the line feed stays.
    var printable: String {
        guard unicodeScalars.contains(where: Self.isSteering) else { return self }
        var text = UnicodeScalarView()
        for (index, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
            if scalar == "\r", unicodeScalars[index...].dropFirst().first == "\n" { continue }
            if Self.isSteering(scalar) {
                text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
