/// Identifiers that no other request has.
enum RandomID {
    /// A new UUID of version 4 (RFC 9562, section 5.4) in lowercase. Foundation's own opens a file for each on Linux.
    static func text() -> String {
        var generator = SystemRandomNumberGenerator()
        let (high, low): (UInt64, UInt64) = (generator.next(), generator.next())
        let words = (high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | (0b10 << 62))
        return String(unsafeUninitializedCapacity: 36) { text in
            var end = 0
            for nibble in 0..<32 {
                // Without arrays: this is done for each request.
                if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 {
                    text[end] = UInt8(ascii: "-")
                    end += 1
                }
                let word = nibble < 16 ? words.0 : words.1
                let digit = UInt8(word >> (60 - UInt64(nibble % 16) * 4) & 0xF)
                text[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                end += 1
            }
            return end
        }
    }
}
