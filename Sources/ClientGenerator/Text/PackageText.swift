import ServiceDescription

/// Makes text from a description safe for use in the non-Swift files of a package, whatever it contains.
enum PackageText {
    /// The text on one line, without what cannot be seen.
    static func line(_ text: String) -> String {
        let visible = text.unicodeScalars.map { scalar in
            scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : scalar
        }
        var line = String.UnicodeScalarView()
        line.append(contentsOf: visible.filter { $0 == " " || SwiftText.isHarmless($0) })
        return String(line).split(separator: " ").joined(separator: " ")
    }

    /// The text on one line of Markdown, escaped except for code.
    static func markdown(_ text: String) -> String {
        let parts = line(text).split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // An odd part is between two marks. If marks are missing or doubled, none of them counts.
        let hasCode = parts.count % 2 == 1 && parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
        guard hasCode else { return escaped(parts.joined(separator: "`")) }
        return parts.enumerated().map { $0.offset % 2 == 1 ? "`\($0.element)`" : escaped($0.element) }.joined()
    }

    /// The first paragraph of the documentation of a part as documentation comments show it, on one line of Markdown, or `nil` if there
    /// is none.
    static func paragraph(_ documentation: Documentation) -> String? {
        documentation.firstParagraph.map { withoutBlock(line($0)) }
    }

    /// Each character that has a meaning in Markdown, or as a directive of DocC, with a backslash before it (CommonMark, 2.4).
    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if "\\`*_{}[]<>#|&~@!".unicodeScalars.contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    /// A line of Markdown that is a paragraph, whatever it begins with: no list, heading, code, directive or definition of a link, and
    /// nothing that underlines the line before it.
    private static func withoutBlock(_ line: String) -> String {
        let bytes = MarkdownLine.withoutCommand(Array(line.utf8)[...])
        let line = String(decoding: bytes, as: UTF8.self)
        let isDefinition = bytes.first == UInt8(ascii: "[") && line.holds("]:")
        if isDefinition || bytes.first.map("-+=:".utf8.contains) == true { return "\\" + line }
        guard MarkdownLine.beginsBlock(bytes[...]) else { return line }
        let digits = bytes.prefix(while: \.isDigit).count
        return String(line.prefix(digits)) + "\\" + line.dropFirst(digits)
    }
}
