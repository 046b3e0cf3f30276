/// The tokens of a JSON pointer in a URI fragment (RFC 6901).
struct JSONPointer: Hashable {
    /// The reference tokens, unescaped.
    let tokens: [String]

    /// The pointer of a reference within the document, such as `#/components/schemas/Pet`; `nil` if it is none.
    init?(fragment: String) {
        guard fragment.hasPrefix("#/") else { return nil }
        tokens = fragment.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescape)
    }

    private static func unescape(_ token: Substring) -> String {
        guard token.contains(where: { $0 == "%" || $0 == "~" }) else { return String(token) }
        return percentDecoded(token).replacing("~1", with: "/").replacing("~0", with: "~")
    }

    private static func percentDecoded(_ text: Substring) -> String {
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
