/// Tells whether bytes are text in UTF-8 (RFC 3629).
enum UTF8Check {
    /// Returns the position of the first invalid byte, or `nil` if there is none.
    ///
    /// ASCII is checked eight bytes at a time, so checking costs next to nothing.
    static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits == 0 {
                index += 8
            } else if bytes[index] < 0x80 {
                index += 1
            } else {
                guard let length = lengthOfCharacter(in: bytes, at: index) else { return index }
                index += length
            }
        }
        return nil
    }

    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns the number of bytes of a character outside of ASCII, or `nil` if it is invalid (The Unicode Standard,
    /// table 3-7).
    private static func lengthOfCharacter(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let length: Int
        // What the second byte may be: neither a longer form than needed, nor half a pair, nor beyond Unicode.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}

extension ModelReadingError {
    /// The error of a text in JSON that is not in UTF-8 (RFC 8259, section 8.1).
    static func notUTF8(at position: Int) -> ModelReadingError {
        ModelReadingError("not JSON, at byte \(position): the text is not UTF-8")
    }
}
