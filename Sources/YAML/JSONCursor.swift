/// A position in the bytes of a JSON file, with methods that read there and describe what they find.
struct JSONCursor {
    private let file: SourceFile
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The index of the next byte.
    private(set) var offset = 0
    private var line = 1
    private var lineStart = 0
    /// Bytes of this line that continue a character and so take no column.
    private var continuationBytes = 0

    /// The start of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - bytes: What it holds. They must outlive the cursor.
    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        self.bytes = bytes
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? { peek(0) }

    /// The byte at a distance from the next one; `nil` behind the end.
    func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Goes past bytes that are ASCII and end no line.
    mutating func advance(by count: Int = 1) {
        offset += count
    }

    /// Goes past a byte of text, which may be a part of a character.
    mutating func advanceInText(past byte: UInt8) {
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        offset += 1
    }

    /// Skips what may be between the parts of a document (RFC 8259, section 2).
    mutating func skipWhitespace() {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "\n"): startLine()
            case UInt8(ascii: "\r"):
                // The line feed of a pair ends the line.
                if peek(1) == UInt8(ascii: "\n") { offset += 1 } else { startLine() }
            default: return
            }
        }
    }

    private mutating func startLine() {
        offset += 1
        line += 1
        lineStart = offset
        continuationBytes = 0
    }

    /// Where the cursor is, as diagnostics say it.
    var mark: Mark {
        Mark(file: file, line: line, column: offset - lineStart - continuationBytes + 1)
    }

    /// The bytes from an offset up to the cursor.
    func bytes(from start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[start..<offset]
    }

    /// The text from an offset up to the cursor.
    func text(from start: Int) -> String {
        String(decoding: bytes(from: start), as: UTF8.self)
    }
}

// MARK: - Errors

extension JSONCursor {
    /// An error at the cursor.
    func error(_ message: String, help: String? = nil) -> YAMLError {
        YAMLError(mark: mark, message: message, help: help)
    }

    /// What is at the cursor, in the words of an error.
    var found: String {
        Wording.found(
            String(decoding: bytes[min(offset, bytes.count)...].prefix(4), as: UTF8.self).unicodeScalars.first
        )
    }

    /// The error that something unexpected is at the cursor.
    ///
    /// - Parameters:
    ///   - expected: What should be there.
    ///   - separator: What to do if a value is there.
    func unexpected(_ expected: String, help separator: String? = nil) -> YAMLError {
        let help: String? =
            switch next {
            case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
            case UInt8(ascii: "'"): "JSON strings need double quotes"
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): separator
            case let byte? where byte.isLetter || byte.isDigit: separator
            default: nil
            }
        return error("expected \(expected), but found \(found)", help: help)
    }

    /// The error that the file ends before a bracket.
    func neverClosed(_ end: Unicode.Scalar, openedAt start: Mark) -> YAMLError {
        YAMLError(mark: start, message: "'\(end == "}" ? "{" : "[")' is never closed", help: "add '\(end)'")
    }

    /// The error that a text continues to the end of its line or of the file.
    func neverClosed(_ start: Mark) -> YAMLError {
        YAMLError(
            mark: start,
            message: "the quoted string that starts here is never closed",
            help: "add the closing quote"
        )
    }

    /// The error that a control character is at the cursor, in the string that starts at a mark.
    func controlCharacter(_ byte: UInt8, inStringAt start: Mark) -> YAMLError {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): neverClosed(start)
        case UInt8(ascii: "\t"): error("a tab is not allowed in a JSON string", help: "write it as '\\t'")
        default:
            error(
                "a control character is not allowed in a JSON string",
                help: "write it as an escape, such as '\\u0001'"
            )
        }
    }
}
