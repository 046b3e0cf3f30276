/// A place in a file, which a diagnostic can point at.
package struct Mark: Sendable, Hashable {
    /// The file.
    package let file: SourceFile
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// Makes a mark.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - line: The line; the first is 1.
    ///   - column: The column, counted in Unicode characters (scalar values); the first is 1.
    package init(file: SourceFile, line: Int, column: Int) {
        self.file = file
        self.storedLine = UInt32(clamping: line)
        self.storedColumn = UInt32(clamping: column)
    }

    /// The line; the first is 1.
    package var line: Int { Int(storedLine) }

    /// The column, counted in Unicode characters (scalar values); the first is 1.
    package var column: Int { Int(storedColumn) }
}

extension Mark: CustomStringConvertible {
    /// The place as compilers write it: `path:line:column`.
    package var description: String { "\(file.path):\(line):\(column)" }
}
