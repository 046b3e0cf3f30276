import Foundation

/// Bytes as text in base64 and base64url (RFC 4648).
enum Base64 {
    /// The bytes of a text in either alphabet, with or without padding and line breaks; `nil` if it is neither.
    static func data(_ text: String) -> Data? {
        let padding = UInt8(ascii: "=")
        if let start = text.utf8.firstIndex(of: padding) {
            // Foundation takes what is not at the end for zeros, and goes on.
            let isAtEnd = text.utf8[start...].allSatisfy { $0 == padding || $0 == 0x20 || (0x09...0x0D).contains($0) }
            guard isAtEnd, start > text.startIndex else { return nil }
        }
        if let data = Data(base64Encoded: text) { return data }
        var plain = text.filter { !$0.isWhitespace && $0 != "=" }
            .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        plain += String(repeating: "=", count: (4 - plain.count % 4) % 4)
        return Data(base64Encoded: plain)
    }

    /// The text of bytes in a coding.
    static func text(_ data: Data, _ coding: ValueCoding.DataCoding) -> String {
        let text = data.base64EncodedString()
        guard coding == .base64URL else { return text }
        return text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
