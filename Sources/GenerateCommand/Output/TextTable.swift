/// Rows of text with aligned columns.
struct TextTable {
    private let header: [String]
    private var rows: [[String]] = []

    /// A table with the titles of its columns.
    init(_ header: [String]) {
        self.header = header
    }

    /// Adds a row, which has a text for each column.
    mutating func add(_ row: [String]) {
        rows.append(row.map(VisibleText.escaped))
    }

    /// The lines, with the titles first; nothing if there is no row.
    ///
    /// - Parameter style: makes of the line of titles what a terminal shows.
    func text(header style: (String) -> String) -> String {
        if rows.isEmpty { return "" }
        var widths = [Int](repeating: 0, count: header.count)
        for row in [header] + rows {
            for (column, text) in row.enumerated() {
                widths[column] = max(widths[column], Self.width(of: text))
            }
        }
        return style(Self.line(header, widths)) + "\n" + rows.map { Self.line($0, widths) + "\n" }.joined()
    }

    private static func line(_ row: [String], _ widths: [Int]) -> String {
        var line = ""
        for (column, text) in row.enumerated() {
            line += text
            if column < row.count - 1 {
                line += String(repeating: " ", count: max(0, widths[column] - width(of: text)) + 2)
            }
        }
        while line.last == " " { line.removeLast() }
        return line
    }

    private static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + VisibleText.width(of: $1) }
    }
}
