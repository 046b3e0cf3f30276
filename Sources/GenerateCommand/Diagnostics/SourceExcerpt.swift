import YAML

/// The source line of a diagnostic, with a line below it that has a caret under the place.
struct SourceExcerpt {
    /// The most characters of a line that are shown, and the fewest, on a terminal however narrow.
    private static let lineLengths = 20...96

    /// The source line, shortened around the place where it is long.
    let line: String
    /// What puts the caret, which is not part of it, under the place. It has the line's own tabs.
    let indentation: String

    /// - Parameters:
    ///   - mark: The place.
    ///   - width: The terminal's columns: a line that continues on the next one would leave the caret under another place.
    /// - Returns: `nil` if the file has no text at that place.
    init?(at mark: Mark, width: Int?) {
        guard let text = mark.file.line(mark.line), !text.isEmpty else { return nil }
        let scalars = text.unicodeScalars
        let (shortest, longest) = (Self.lineLengths.lowerBound, Self.lineLengths.upperBound)
        // Two columns are for the marks of what is left out.
        let length = max(shortest, min(longest, (width ?? .max) - 2))
        let excess = max(0, scalars.count - length)
        let skipped = max(0, min(mark.column - 1 - length / 2, excess))
        let window = scalars.dropFirst(skipped).prefix(length)
        let before = window.prefix(max(0, mark.column - 1 - skipped))
        let start = skipped > 0 ? "…" : ""
        let end = window.endIndex < scalars.endIndex ? "…" : ""
        line = start + VisibleText.escaped(Substring(window)) + end
        indentation =
            (skipped > 0 ? " " : "")
            + before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: VisibleText.width(of: $0)) }.joined()
    }
}
