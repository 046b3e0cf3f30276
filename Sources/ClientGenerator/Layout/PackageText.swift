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

    /// The documentation of a part in one paragraph of Markdown, or `nil` if there is none.
    static func paragraph(_ documentation: Documentation) -> String? {
        let text = documentation.summary ?? documentation.text ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { PackageText.line(String($0)) }
        let paragraph = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
        return paragraph.isEmpty ? nil : withoutBlock(markdown(paragraph))
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

    /// The text at the beginning of a line, escaped so that it neither begins a list nor underlines the preceding line.
    private static func withoutBlock(_ text: String) -> String {
        if let first = text.first, "-+=:".contains(first) { return "\\" + text }
        var text = text
        if let end = text.firstIndex(where: { !$0.isNumber }), end > text.startIndex, ".)".contains(text[end]) {
            text.insert("\\", at: end)
        }
        return text
    }
}
