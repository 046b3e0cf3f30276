/// Identifiers that no other request has.
enum RandomID {
    /// A new UUID of version 4 (RFC 9562, section 5.4) in lowercase. Foundation's own opens a file for each on Linux.
    static func text() -> String {
        var generator = SystemRandomNumberGenerator()
        let (high, low): (UInt64, UInt64) = (generator.next(), generator.next())
        let words = [high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | (0b10 << 62)]
        let digits = Array("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 36) { text in
            var end = 0
            for nibble in 0..<32 {
                if [8, 12, 16, 20].contains(nibble) {
                    text[end] = UInt8(ascii: "-")
                    end += 1
                }
                text[end] = digits[Int(words[nibble / 16] >> (60 - UInt64(nibble % 16) * 4) & 0xF)]
                end += 1
            }
            return end
        }
    }
}
