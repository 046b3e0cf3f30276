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

    /// Returns the lines, beginning with the titles, or none if there is no row.
    ///
    /// - Parameters:
    ///   - width: The maximum number of columns, beyond which a cell continues on the next line, or `nil` for any number.
    ///   - style: Styles the line of titles for a terminal.
    func text(width: Int? = nil, header style: (String) -> String) -> String {
        if rows.isEmpty { return "" }
        var widths = [Int](repeating: 0, count: header.count)
        for row in [header] + rows {
            for (column, text) in row.enumerated() {
                widths[column] = max(widths[column], Self.width(of: text))
            }
        }
        if let width { widths = fitted(widths, into: width) }
        let lines = rows.flatMap { Self.folded($0, widths) }
        return style(Self.line(header, widths)) + "\n" + lines.map { Self.line($0, widths) + "\n" }.joined()
    }

    // MARK: Folding

    /// How narrow a column may become.
    private static let minimumWidth = 16

    /// The widths of columns of which the widest are as narrow as it takes; as they are where that would be too narrow to be read.
    private func fitted(_ widths: [Int], into width: Int) -> [Int] {
        let available = width - 2 * (widths.count - 1)
        let widest = (Self.minimumWidth...max(width, Self.minimumWidth)).last { limit in
            widths.reduce(0) { $0 + min($1, limit) } <= available
        }
        guard let widest else { return widths }
        return zip(widths, header).map { min($0, max(widest, Self.width(of: $1))) }
    }

    /// A row, and further ones below it for what does not fit into their columns.
    private static func folded(_ row: [String], _ widths: [Int]) -> [[String]] {
        let cells = zip(row, widths).map { text, width in
            Self.width(of: text) <= width ? [text] : folded(text, width)
        }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            cells.map { $0.indices.contains(line) ? $0[line] : "" }
        }
    }

    /// A text in lines of a width. It is divided behind a space, else behind a sign, else before a capital, and anywhere where a
    /// line has none of these.
    private static func folded(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var lineWidth = 0
        for character in text {
            let characterWidth = self.width(of: String(character))
            if lineWidth + characterWidth > width, !line.isEmpty {
                let sign = line.lastIndex(of: " ") ?? line.lastIndex { "./:,(<[".contains($0) }
                let capital = line.dropFirst().lastIndex(where: \.isUppercase)
                let end = character == " " ? line.endIndex : sign.map(line.index(after:)) ?? capital ?? line.endIndex
                lines.append(String(line[..<end]))
                line = String(line[end...])
                lineWidth = self.width(of: line)
                if line.isEmpty, character == " " { continue }
            }
            line.append(character)
            lineWidth += characterWidth
        }
        return lines + [line]
    }

    // MARK: Lines

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
