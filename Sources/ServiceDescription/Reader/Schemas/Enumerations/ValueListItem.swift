/// An item of a list that begins with a known value.
struct ValueListItem {
    /// The value.
    let value: String
    /// What is said of it; empty if it is only listed.
    let text: String
    /// Whether paragraphs of the text may follow without indentation. The gateway of gRPC copies comments into its items as they are.
    var mayHaveParagraphs = false

    /// What items begin with.
    static let bullets = ["- ", "* ", "+ "]
    /// Around what values may be, an outer mark before those within it.
    private static let marks = [
        ("**`", "`**"), ("**\"", "\"**"), ("`\"", "\"`"), ("**", "**"), ("__", "__"), ("`", "`"), ("\"", "\""),
        ("'", "'"), ("*", "*"),
    ]
    /// What divides a value from what is said of it.
    private static let separators = ["-", "–", "—", ":"]

    /// Reads a line; `nil` if it is about something else.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - values: The values that are known.
    static func read(_ line: Substring, of values: Set<String>) -> ValueListItem? {
        guard let item = contents(line) else { return nil }
        if let value = value(unmarked(item), among: values) { return ValueListItem(value: value, text: "") }
        if let (marked, rest) = divided(item), let value = value(marked[...], among: values) {
            return text(after: rest, isSeparated: marked.last == ":").map { ValueListItem(value: value, text: $0) }
        }
        let rest = String(item)
        for separator in separators {
            guard let range = rest.byteRange(of: separator == ":" ? ": " : " \(separator) "),
                let value = value(rest[..<range.lowerBound], among: values)
            else { continue }
            let text = rest[range.upperBound...].trimmed
            return ValueListItem(value: value, text: text, mayHaveParagraphs: separator == ":")
        }
        return nil
    }

    /// What follows the mark of an item of a list; `nil` if a line is none.
    static func contents(_ line: Substring) -> Substring? {
        let text = line.drop { $0.isWhitespace }
        return bullets.contains(where: text.hasPrefix) ? text.dropFirst(2) : nil
    }

    /// What is between marks at the beginning of a text, and what follows it; `nil` if there are none.
    private static func divided(_ text: Substring) -> (marked: String, rest: Substring)? {
        for (opening, closing) in marks where text.hasPrefix(opening) {
            let marked = String(text.dropFirst(opening.count))
            guard let end = marked.byteRange(of: closing) else { continue }
            return (String(marked[..<end.lowerBound]), marked[end.upperBound...])
        }
        return nil
    }

    private static func unmarked(_ text: Substring) -> Substring {
        let text = text.trimmed[...]
        guard let (marked, rest) = divided(text), rest.isEmpty else { return text }
        return marked[...]
    }

    /// The value that a text equals, also if characters in the text are escaped.
    private static func value(_ text: Substring, among values: Set<String>) -> String? {
        let text = text.trimmed
        let candidates = [
            text, text.replacing("\\_", with: "_"), text.last == ":" ? text.dropLast().trimmed : text,
        ]
        return candidates.first(where: values.contains)
    }

    /// The description of a value after its marks. Text that continues with other values, or only says that this is the
    /// default, is none.
    private static func text(after rest: Substring, isSeparated: Bool) -> String? {
        var text = rest.drop { $0 == " " }
        if let remark = ["(default)", "(default value)"].first(where: text.hasPrefix) {
            text = text.dropFirst(remark.count).drop { $0 == " " }
        }
        if let separator = separators.first(where: text.hasPrefix) {
            text = text.dropFirst(separator.count)
        } else if text.startIndex == rest.startIndex && !isSeparated
            || ["or ", "and ", "|", "/", ",", "("].contains(where: text.hasPrefix)
        {
            return nil
        }
        return text.contains { $0.isLetter || $0.isNumber } ? text.trimmed : nil
    }
}
