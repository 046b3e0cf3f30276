/// Reads strict JSON (RFC 8259) to the same tree as YAML.
///
/// libyaml cannot do so: it rejects surrogate pairs in escapes and some tabs, and accepts much that is not JSON.
struct JSONDocumentReader {
    private var cursor: JSONCursor
    private var builder: TreeBuilder
    private var unescaped: [UInt8] = []

    /// Reads the one value of a file.
    ///
    /// - Throws: ``YAMLError`` for what is not JSON or not accepted.
    static func read(_ file: SourceFile, rules: ReadingRules) throws(YAMLError) -> YAMLNode {
        let text = file.text
        return try text.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> YAMLNode in
            var reader = JSONDocumentReader(
                cursor: JSONCursor(file: file, bytes: bytes),
                builder: TreeBuilder(rules: rules)
            )
            let document: YAMLNode
            do throws(YAMLError) {
                document = try reader.readDocument()
            } catch {
                throw reader.builder.failure(with: error) ?? error
            }
            if let failure = reader.builder.failure(in: document) { throw failure }
            return document
        }
    }

    private init(cursor: JSONCursor, builder: TreeBuilder) {
        self.cursor = cursor
        self.builder = builder
    }

    // MARK: Structure

    private mutating func readDocument() throws(YAMLError) -> YAMLNode {
        cursor.skipWhitespace()
        if cursor.next == nil { throw cursor.error("the file is empty; expected a JSON value") }
        try readValue()
        cursor.skipWhitespace()
        if cursor.next != nil {
            throw cursor.error("expected the end of the file after the value, but found \(cursor.found)")
        }
        guard let document = builder.takeDocument() else {
            throw cursor.error("the file is empty; expected a JSON value")
        }
        return document
    }

    /// Reads one value with everything in it. The builder's depth limit bounds the recursion.
    private mutating func readValue() throws(YAMLError) {
        switch cursor.next {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readArray()
        case UInt8(ascii: "\""): try readString()
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: try readNumber()
        case let byte? where byte.isLetter || byte.isDigit: try readWord()
        default: throw cursor.unexpected("a value")
        }
    }

    private mutating func readObject() throws(YAMLError) {
        let start = cursor.mark
        try builder.openMapping(at: start)
        cursor.advance()
        cursor.skipWhitespace()
        if cursor.next != UInt8(ascii: "}") {
            repeat {
                guard cursor.next == UInt8(ascii: "\"") else { throw cursor.unexpected("a key in double quotes") }
                try readString()
                cursor.skipWhitespace()
                guard cursor.next == UInt8(ascii: ":") else { throw cursor.unexpected("':' after the key") }
                cursor.advance()
                cursor.skipWhitespace()
                try readValue()
            } while try readComma(orEnd: "}", of: start)
        }
        cursor.advance()
        try builder.close()
    }

    private mutating func readArray() throws(YAMLError) {
        let start = cursor.mark
        try builder.openSequence(at: start)
        cursor.advance()
        cursor.skipWhitespace()
        if cursor.next != UInt8(ascii: "]") {
            repeat { try readValue() } while try readComma(orEnd: "]", of: start)
        }
        cursor.advance()
        try builder.close()
    }

    /// Reads the comma between two members; `false` if there is the closing bracket instead.
    ///
    /// - Parameters:
    ///   - end: The closing bracket.
    ///   - start: The place of the opening one.
    private mutating func readComma(orEnd end: Unicode.Scalar, of start: Mark) throws(YAMLError) -> Bool {
        cursor.skipWhitespace()
        if cursor.next == UInt8(ascii: end) { return false }
        guard cursor.next == UInt8(ascii: ",") else {
            if cursor.next == nil { throw cursor.neverClosed(end, openedAt: start) }
            throw cursor.unexpected("',' or '\(end)'", help: "add ',' before it")
        }
        let comma = cursor.mark
        cursor.advance()
        cursor.skipWhitespace()
        if cursor.next == UInt8(ascii: end) {
            throw YAMLError(
                mark: comma,
                message: "a trailing ',' before '\(end)' is not allowed in JSON",
                help: "remove it"
            )
        }
        return true
    }

    // MARK: Values

    private mutating func readWord() throws(YAMLError) {
        let start = cursor.mark
        let first = cursor.offset
        while let byte = cursor.next, byte.isLetter || byte.isDigit { cursor.advance() }
        let word = cursor.text(from: first)
        guard word == "true" || word == "false" || word == "null" else {
            throw YAMLError(
                mark: start,
                message: "\(Wording.quoted(word)) is not a JSON value",
                help: "the literals of JSON are true, false and null; put strings in double quotes"
            )
        }
        try builder.add(YAMLScalar(text: word, isPlain: true), at: start)
    }

    private mutating func readNumber() throws(YAMLError) {
        let start = cursor.mark
        let first = cursor.offset
        if cursor.next == UInt8(ascii: "-") { cursor.advance() }
        if cursor.next == UInt8(ascii: "0") {
            cursor.advance()
            if let byte = cursor.next, byte.isDigit {
                throw YAMLError(
                    mark: start,
                    message: "a JSON number cannot have a leading zero",
                    help: "remove the zero, or put the value in double quotes"
                )
            }
        } else {
            try readDigits()
        }
        if cursor.next == UInt8(ascii: ".") {
            cursor.advance()
            try readDigits()
        }
        if cursor.next == UInt8(ascii: "e") || cursor.next == UInt8(ascii: "E") {
            cursor.advance()
            if cursor.next == UInt8(ascii: "+") || cursor.next == UInt8(ascii: "-") { cursor.advance() }
            try readDigits()
        }
        try builder.add(YAMLScalar(text: cursor.text(from: first), isPlain: true), at: start)
    }

    private mutating func readDigits() throws(YAMLError) {
        guard let byte = cursor.next, byte.isDigit else { throw cursor.unexpected("a digit") }
        while let byte = cursor.next, byte.isDigit { cursor.advance() }
    }

    private mutating func readString() throws(YAMLError) {
        let start = cursor.mark
        cursor.advance()
        var first = cursor.offset
        unescaped.removeAll(keepingCapacity: true)
        while let byte = cursor.next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                unescaped.append(contentsOf: cursor.bytes(from: first))
                try readEscape()
                first = cursor.offset
                continue
            }
            if byte < 0x20 { throw cursor.controlCharacter(byte, inStringAt: start) }
            cursor.advanceInText(past: byte)
        }
        if cursor.next == nil { throw cursor.neverClosed(start) }
        let text: String
        if unescaped.isEmpty {
            text = cursor.text(from: first)
        } else {
            unescaped.append(contentsOf: cursor.bytes(from: first))
            text = String(decoding: unescaped, as: UTF8.self)
        }
        cursor.advance()
        try builder.add(YAMLScalar(text: text, isPlain: false), at: start)
    }

    private mutating func readEscape() throws(YAMLError) {
        let start = cursor.mark
        cursor.advance()
        let byte: UInt8
        switch cursor.next {
        case let same? where "\"\\/".utf8.contains(same): byte = same
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
            cursor.advance()
            try readUnicodeEscape(from: start)
            return
        default:
            throw YAMLError(
                mark: start,
                message: "unknown escape sequence",
                help: "write a backslash as '\\\\'"
            )
        }
        unescaped.append(byte)
        cursor.advance()
    }

    private mutating func readUnicodeEscape(from start: Mark) throws(YAMLError) {
        var units = [try readCodeUnit(from: start)]
        if UTF16.isLeadSurrogate(units[0]), cursor.next == UInt8(ascii: "\\"), cursor.peek(1) == UInt8(ascii: "u") {
            cursor.advance(by: 2)
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
                message: "this escape is an unpaired surrogate",
                help: "write the character itself, or both halves as '\\ud83d\\ude00'"
            )
        }
    }

    private mutating func readCodeUnit(from start: Mark) throws(YAMLError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = cursor.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw YAMLError(mark: start, message: "'\\u' needs 4 hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            cursor.advance()
        }
        return unit
    }
}
