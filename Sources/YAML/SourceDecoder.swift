/// Converts the bytes of a file to valid UTF-8 text, so that the readers need not check it.
///
/// It removes a byte order mark, and converts UTF-16 with a byte order mark (YAML 1.2, section 5.2). For UTF-32, UTF-16
/// without a mark, and archives, the error says what the file is.
enum SourceDecoder {
    /// - Throws: ``YAMLError`` if the file is too large or is not text in UTF-8 or marked UTF-16.
    static func decode(_ bytes: [UInt8], path: String, limits: YAMLLimits) throws(YAMLError) -> SourceFile {
        if bytes.count > limits.maximumSize {
            throw YAMLError(
                mark: start(of: path),
                message: "the file is too large: \(bytes.count) bytes; the limit is \(limits.maximumSize)"
            )
        }
        if let (_, name) = archives.first(where: { bytes.starts(with: $0.start) }) {
            throw YAMLError(mark: start(of: path), message: "the file is \(name), not text", help: "unpack it first")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3)), path: path) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw unsupported("UTF-32", path: path)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes.dropFirst(2), lowByte: 0, path: path) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes.dropFirst(2), lowByte: 1, path: path) }
        // Every description starts with an ASCII character, so a null byte next to it is half of a UTF-16 unit.
        if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
            throw unsupported("UTF-16 without a byte order mark", path: path)
        }
        return try validated(bytes, path: path)
    }

    /// What files begin with that are packed or compressed, and what they are.
    private static let archives: [(start: [UInt8], name: String)] = [
        ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x1F, 0x8B], "compressed with gzip"),
    ]

    private static func start(of path: String) -> Mark {
        Mark(file: SourceFile(path: path, text: []), line: 1, column: 1)
    }

    private static func unsupported(_ encoding: String, path: String) -> YAMLError {
        YAMLError(mark: start(of: path), message: "the file is encoded in \(encoding)", help: "save it as UTF-8")
    }

    private static func validated(_ text: [UInt8], path: String) throws(YAMLError) -> SourceFile {
        let file = SourceFile(path: path, text: text)
        if let offset = text.withUnsafeBufferPointer(UTF8Validation.firstInvalidByte) {
            let hexadecimal = String(text[offset], radix: 16, uppercase: true)
            throw YAMLError(
                mark: file.mark(atByte: offset),
                message: "the byte 0x\(hexadecimal) is not valid UTF-8 here",
                help: "save the file as UTF-8"
            )
        }
        return file
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, lowByte: Int, path: String) throws(YAMLError)
        -> SourceFile
    {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { offset in
            UInt16(bytes[offset + lowByte]) | UInt16(bytes[offset + 1 - lowByte]) << 8
        }
        var text: [UInt8] = []
        text.reserveCapacity(units.count)
        let isBroken = transcode(
            units.makeIterator(),
            from: UTF16.self,
            to: UTF8.self,
            stoppingOnError: true,
            into: { text.append($0) }
        )
        let file = SourceFile(path: path, text: text)
        if isBroken || bytes.count % 2 == 1 {
            throw YAMLError(
                mark: file.mark(atByte: text.count),
                message: "the text is not valid UTF-16 here",
                help: "save the file as UTF-8"
            )
        }
        return file
    }
}
