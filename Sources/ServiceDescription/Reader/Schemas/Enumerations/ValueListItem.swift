/// An item of a list, a paragraph, or a row of a table of two columns, that begins with a known value.
struct ValueListItem {
    /// The value.
    let value: String
    /// What is said of it; empty if it is only listed.
    let text: String
    /// Whether paragraphs of the text may follow without indentation. The gateway of gRPC copies comments into its items as they are.
    var mayHaveParagraphs = false

    /// Around what values may be, an outer mark before those within it.
    private static let marks = [
        ("**`", "`**"), ("**\"", "\"**"), ("`\"", "\"`"), ("**", "**"), ("__", "__"), ("`", "`"), ("\"", "\""),
        ("'", "'"), ("*", "*"),
        ("<code>", "</code>"), ("<b>", "</b>"), ("<strong>", "</strong>"), ("<tt>", "</tt>"),
    ]
    /// What divides a value from what is said of it.
    private static let separators = ["-", "–", "—", ":"]

    /// Reads a line; `nil` if it is about something else.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - values: The values that are known.
    static func read(_ line: Substring, of values: Set<String>) -> ValueListItem? {
        if let cells = cells(line) {
            guard cells.count == 2, let value = value(unmarked(cells[0]), among: values), !cells[1].isEmpty else {
                return nil
            }
            return ValueListItem(value: value, text: cells[1].trimmed)
        }
        guard let item = contents(line) else { return paragraph(line, of: values) }
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
        return ["- ", "* ", "+ "].contains(where: text.hasPrefix) ? text.dropFirst(2) : nil
    }

    /// The value at the beginning of a paragraph, as Plaid writes it: `` `credit:` Credit card``.
    private static func paragraph(_ line: Substring, of values: Set<String>) -> ValueListItem? {
        guard line.first == "`", let (marked, rest) = divided(line), let value = value(marked[...], among: values),
            marked.last == ":" || separators.contains(where: rest.drop(while: { $0 == " " }).hasPrefix),
            let text = text(after: rest, isSeparated: marked.last == ":")
        else { return nil }
        return ValueListItem(value: value, text: text)
    }

    /// Whether a line is a row of a table.
    static func isRow(_ line: Substring) -> Bool { line.first { !$0.isWhitespace } == "|" }

    private static func cells(_ line: Substring) -> [Substring]? {
        guard isRow(line) else { return nil }
        let row = line.trimmed.dropFirst()
        return (row.last == "|" ? row.dropLast() : row).split(separator: "|", omittingEmptySubsequences: false)
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
        if values.contains(text) { return text }
        let isEscaped = text.utf8.contains(UInt8(ascii: "\\"))
        let candidates = [
            isEscaped ? text.replacing("\\_", with: "_") : text, text.last == ":" ? text.dropLast().trimmed : text,
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
