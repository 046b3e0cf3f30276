/// A file that was read: its path as the user wrote it, and its text, so that a diagnostic can show the source line.
///
/// Copies share the text and cost one reference, so every ``Mark`` can contain one.
package struct SourceFile: Sendable, Hashable {
    private final class Storage: Sendable {
        let path: String
        let hashOfPath: Int
        let text: [UInt8]
        let lineStarts: [Int]

        init(path: String, text: [UInt8]) {
            self.path = path
            self.hashOfPath = path.hashValue
            self.text = text
            self.lineStarts = Self.lineStarts(of: text)
        }

        private static func lineStarts(of text: [UInt8]) -> [Int] {
            var starts = [0]
            text.withUnsafeBufferPointer { bytes in
                var offset = bytes.endOfVisible(from: 0)
                while offset < bytes.count {
                    switch bytes[offset] {
                    case UInt8(ascii: "\n"): starts.append(offset + 1)
                    case UInt8(ascii: "\r") where offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"):
                        starts.append(offset + 1)
                    default: break
                    }
                    offset = bytes.endOfVisible(from: offset + 1)
                }
            }
            return starts
        }
    }

    private let storage: Storage

    /// Makes the record of a file that was read.
    ///
    /// - Parameters:
    ///   - path: The path as the user gave it; it is only shown, never opened.
    ///   - text: The file's UTF-8 text, without a byte order mark.
    package init(path: String, text: [UInt8]) {
        storage = Storage(path: path, text: text)
    }

    /// The path as the user gave it.
    package var path: String { storage.path }

    /// The file's UTF-8 text, without a byte order mark.
    package var text: [UInt8] { storage.text }

    /// The number of lines; text that ends with a line break has an empty last line.
    var lineCount: Int { storage.lineStarts.count }

    /// The text of one line, without its line break.
    ///
    /// Lines end at a line feed, a carriage return or the pair of them, as they do for every editor.
    ///
    /// - Parameter number: The line's number; the first line is 1.
    /// - Returns: The line, or `nil` if the file has no line of that number.
    package func line(_ number: Int) -> String? {
        let starts = storage.lineStarts
        guard starts.indices.contains(number - 1) else { return nil }
        let end = number < starts.count ? starts[number] : storage.text.count
        let line = storage.text[starts[number - 1]..<end]
        let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return String(decoding: line.prefix { !isBreak($0) }, as: UTF8.self)
    }

    /// The place of the byte at `offset` in the text.
    func mark(atByte offset: Int) -> Mark {
        let starts = storage.lineStarts
        var line = starts.startIndex
        var rest = starts.count
        while rest > 1 {
            let half = rest / 2
            if starts[line + half] <= offset { line += half }
            rest -= half
        }
        let isContinuation: (UInt8) -> Bool = { $0 & 0xC0 == 0x80 }
        let characters = storage.text[starts[line]..<max(starts[line], offset)].count { !isContinuation($0) }
        return Mark(file: self, line: line + 1, column: characters + 1)
    }

    /// Two files are equal if both their paths and their texts are.
    package static func == (left: SourceFile, right: SourceFile) -> Bool {
        left.storage === right.storage
            || (left.storage.path == right.storage.path && left.storage.text == right.storage.text)
    }

    /// Hashes the path: texts of one path rarely differ, and hashing them would cost as much as reading them. The path, too, is
    /// hashed only once, because a file is part of the key of each place in it.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hashOfPath)
    }
}
