/// Percent-encoding of URIs (RFC 3986, section 2.1).
enum PercentDecoding {
    /// Returns the text without percent-encoding. Text that only resembles it is unchanged.
    static func decode(_ text: Substring) -> String {
        let encoded = Array(text.utf8)
        var bytes: [UInt8] = []
        var offset = 0
        while offset < encoded.count {
            let digits = encoded.dropFirst(offset + 1).prefix(2)
            if encoded[offset] == UInt8(ascii: "%"), digits.count == 2,
                let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(decoded)
                offset += 3
            } else {
                bytes.append(encoded[offset])
                offset += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
