/// Reads JSON as RFC 8259 has it, nothing more, into the same tree as YAML.
///
/// libyaml cannot: it refuses surrogate pairs in escapes and some tabs, and takes much that is not JSON.
struct JSONDocumentReader {
    private let file: SourceFile
    private let bytes: UnsafeBufferPointer<UInt8>
    private var builder: TreeBuilder
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    /// Bytes of this line that continue a character and so take no column.
    private var continuationBytes = 0
    private var unescaped: [UInt8] = []

    /// Reads the one value of a file.
    ///
    /// - Throws: ``YAMLError`` for what is not JSON or not accepted.
    static func read(_ file: SourceFile, rules: ReadingRules) throws(YAMLError) -> YAMLNode {
        let text = file.text
        return try text.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> YAMLNode in
            var reader = JSONDocumentReader(file: file, bytes: bytes, builder: TreeBuilder(rules: rules))
            let document: YAMLNode
            do throws(YAMLError) {
                document = try reader.readDocument()
            } catch {
                throw reader.builder.failure(with: error) ?? error
            }
            if let failure = reader.builder.failure() { throw failure }
            return document
        }
    }

    private init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, builder: TreeBuilder) {
        self.file = file
        self.bytes = bytes
        self.builder = builder
    }

    // MARK: Structure

    private mutating func readDocument() throws(YAMLError) -> YAMLNode {
        skipWhitespace()
        if next == nil { throw error("the file is empty, but JSON needs a value") }
        try readValue()
        skipWhitespace()
        if next != nil { throw error("expected the end of the file after the value, but found \(found)") }
        guard let document = builder.takeDocument() else { throw error("the file is empty, but JSON needs a value") }
        return document
    }

    /// Reads one value with everything in it. The builder's depth limit bounds the recursion.
    private mutating func readValue() throws(YAMLError) {
        switch next {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readArray()
        case UInt8(ascii: "\""): try readString()
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): try readNumber()
        case let byte? where Self.isLetterOrDigit(byte): try readWord()
        default: throw unexpected("a value")
        }
    }

    private mutating func readObject() throws(YAMLError) {
        try builder.openMapping(at: mark)
        offset += 1
        skipWhitespace()
        if next != UInt8(ascii: "}") {
            while true {
                guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
                try readString()
                skipWhitespace()
                guard next == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
                offset += 1
                skipWhitespace()
                try readValue()
                skipWhitespace()
                guard try readComma(orEnd: "}") else { break }
            }
        }
        offset += 1
        try builder.close()
    }

    private mutating func readArray() throws(YAMLError) {
        try builder.openSequence(at: mark)
        offset += 1
        skipWhitespace()
        if next != UInt8(ascii: "]") {
            while true {
                try readValue()
                skipWhitespace()
                guard try readComma(orEnd: "]") else { break }
            }
        }
        offset += 1
        try builder.close()
    }

    /// Reads the comma between two members; `false` if the closing bracket stands there instead.
    private mutating func readComma(orEnd end: Unicode.Scalar) throws(YAMLError) -> Bool {
        if next == UInt8(ascii: end) { return false }
        guard next == UInt8(ascii: ",") else { throw unexpected("',' or '\(end)'") }
        let comma = mark
        offset += 1
        skipWhitespace()
        if next == UInt8(ascii: end) {
            throw YAMLError(mark: comma, message: "a ',' is not allowed before '\(end)' in JSON", help: "remove it")
        }
        return true
    }

    // MARK: Values

    private mutating func readWord() throws(YAMLError) {
        let start = mark
        let first = offset
        while let byte = next, Self.isLetterOrDigit(byte) { offset += 1 }
        let word = text(from: first)
        guard word == "true" || word == "false" || word == "null" else {
            throw YAMLError(
                mark: start,
                message: "\(Wording.quoted(word)) is no JSON value",
                help: "JSON has true, false and null; put text in double quotes"
            )
        }
        try builder.add(YAMLScalar(text: word, isPlain: true), at: start)
    }

    private mutating func readNumber() throws(YAMLError) {
        let start = mark
        let first = offset
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") {
            offset += 1
            if let byte = next, Self.isDigit(byte) {
                throw YAMLError(
                    mark: start,
                    message: "a JSON number cannot start with 0",
                    help: "put it in double quotes"
                )
            }
        } else {
            try readDigits()
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try readDigits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            try readDigits()
        }
        try builder.add(YAMLScalar(text: text(from: first), isPlain: true), at: start)
    }

    private mutating func readDigits() throws(YAMLError) {
        guard let byte = next, Self.isDigit(byte) else { throw unexpected("a digit") }
        while let byte = next, Self.isDigit(byte) { offset += 1 }
    }

    private mutating func readString() throws(YAMLError) {
        let start = mark
        offset += 1
        var first = offset
        unescaped.removeAll(keepingCapacity: true)
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                unescaped.append(contentsOf: bytes[first..<offset])
                try readEscape()
                first = offset
                continue
            }
            if byte < 0x20 { throw controlCharacter(byte, inStringAt: start) }
            if byte & 0xC0 == 0x80 { continuationBytes += 1 }
            offset += 1
        }
        if next == nil { throw neverClosed(start) }
        let text: String
        if unescaped.isEmpty {
            text = self.text(from: first)
        } else {
            unescaped.append(contentsOf: bytes[first..<offset])
            text = String(decoding: unescaped, as: UTF8.self)
        }
        offset += 1
        try builder.add(YAMLScalar(text: text, isPlain: false), at: start)
    }

    private mutating func readEscape() throws(YAMLError) {
        let start = mark
        offset += 1
        let byte: UInt8
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = bytes[offset]
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
            offset += 1
            try readUnicodeEscape(from: start)
            return
        default:
            throw YAMLError(
                mark: start,
                message: "this is no escape that JSON knows",
                help: "write a backslash as '\\\\'"
            )
        }
        unescaped.append(byte)
        offset += 1
    }

    private mutating func readUnicodeEscape(from start: Mark) throws(YAMLError) {
        var units = [try readCodeUnit(from: start)]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
            offset += 2
            units.append(try readCodeUnit(from: start))
        }
        let isBroken = transcode(
            units.makeIterator(),
            from: UTF16.self,
            to: UTF8.self,
            stoppingOnError: true,
            into: { unescaped.append($0) }
        )
        if isBroken {
            throw YAMLError(
                mark: start,
                message: "this escape is half of a surrogate pair",
                help: "write the character itself, or both halves as '\\ud83d\\ude00'"
            )
        }
    }

    private mutating func readCodeUnit(from start: Mark) throws(YAMLError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw YAMLError(mark: start, message: "'\\u' needs 4 hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }

    // MARK: Bytes and places

    private var next: UInt8? { peek(0) }

    private func peek(_ distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private mutating func skipWhitespace() {
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

    private var mark: Mark {
        Mark(file: file, line: line, column: offset - lineStart - continuationBytes + 1)
    }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }

    // MARK: Errors

    private func error(_ message: String, help: String? = nil) -> YAMLError {
        YAMLError(mark: mark, message: message, help: help)
    }

    private var found: String {
        Wording.found(
            String(decoding: bytes[min(offset, bytes.count)...].prefix(4), as: UTF8.self).unicodeScalars.first
        )
    }

    private func unexpected(_ expected: String) -> YAMLError {
        let help: String? =
            switch next {
            case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
            case UInt8(ascii: "'"): "JSON puts text in double quotes"
            default: nil
            }
        return error("expected \(expected), but found \(found)", help: help)
    }

    private func neverClosed(_ start: Mark) -> YAMLError {
        YAMLError(
            mark: start,
            message: "the text in quotes that starts here is never closed",
            help: "add the closing quote"
        )
    }

    private func controlCharacter(_ byte: UInt8, inStringAt start: Mark) -> YAMLError {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): neverClosed(start)
        case UInt8(ascii: "\t"): error("a tab is not allowed in a JSON text", help: "write it as '\\t'")
        default:
            error("a control character is not allowed in a JSON text", help: "write it as an escape, such as '\\u0001'")
        }
    }
}
