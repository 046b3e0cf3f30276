import YAML

/// The source line of a diagnostic, with a line below it that has a caret under the place.
struct SourceExcerpt {
    /// The most characters of a line that are shown.
    static let longestLine = 96
    /// How many characters before the place are shown of a longer line.
    private static let leadOfLongLine = 48

    /// The source line, shortened around the place where it is long.
    let line: String
    /// What puts the caret, which is not part of it, under the place. It has the line's own tabs.
    let indentation: String

    /// - Returns: `nil` if the file has no text at that place.
    init?(at mark: Mark) {
        guard let text = mark.file.line(mark.line), !text.isEmpty else { return nil }
        let scalars = text.unicodeScalars
        let excess = max(0, scalars.count - Self.longestLine)
        let skipped = max(0, min(mark.column - 1 - Self.leadOfLongLine, excess))
        let window = scalars.dropFirst(skipped).prefix(Self.longestLine)
        let before = window.prefix(max(0, mark.column - 1 - skipped))
        let start = skipped > 0 ? "…" : ""
        let end = window.endIndex < scalars.endIndex ? "…" : ""
        line = start + VisibleText.escaped(Substring(window)) + end
        indentation =
            (skipped > 0 ? " " : "")
            + before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: VisibleText.width(of: $0)) }.joined()
    }
}
