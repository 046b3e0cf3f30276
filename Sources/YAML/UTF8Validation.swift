/// Finds the first bytes that are not UTF-8.
///
/// The standard library repairs or rejects such text, without reporting the position.
enum UTF8Validation {
    /// The offset of the first invalid byte, `nil` if there is none (RFC 3629, section 4).
    static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = bytes.endOfASCII(from: 0)
        while offset < bytes.count {
            // The second byte's range shuts out overlong forms, surrogates and what lies above U+10FFFF.
            let length: Int
            let second: ClosedRange<UInt8>
            switch bytes[offset] {
            case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return offset
            }
            guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return offset }
            for next in offset + 2..<max(offset + 2, offset + length) where bytes[next] & 0xC0 != 0x80 {
                return offset
            }
            offset = bytes.endOfASCII(from: offset + length)
        }
        return nil
    }
}
