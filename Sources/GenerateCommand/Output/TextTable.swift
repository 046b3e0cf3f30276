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

    /// The line of the titles, which stand out on a terminal, and those of the rows; empty if there is no row.
    func text(_ style: TerminalStyle) -> String {
        if rows.isEmpty { return "" }
        let widths = widths(style.width)
        let lines = [style.styled(Self.line(header, widths), .strong)] + lines(widths)
        return lines.map { $0 + "\n" }.joined()
    }

    /// The lines of the rows.
    ///
    /// - Parameter width: The maximum number of columns, beyond which a cell continues on the next line; `nil` for any number.
    func lines(width: Int?) -> [String] { lines(widths(width)) }

    private func lines(_ widths: [Int]) -> [String] {
        rows.flatMap { Self.folded($0, widths) }.map { Self.line($0, widths) }
    }

    /// The widths of the columns.
    private func widths(_ width: Int?) -> [Int] {
        var widths = header.map(Self.width)
        for row in rows { widths = zip(widths, row.map(Self.width)).map(max) }
        return width.map { fitted(widths, into: $0) } ?? widths
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
