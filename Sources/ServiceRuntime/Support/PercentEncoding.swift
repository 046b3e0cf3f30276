import Foundation

/// Percent-encoding (RFC 3986 section 2.1).
package enum PercentEncoding {
    /// Encodes every byte of a text but the unreserved characters, so that the text can be used anywhere in a URL.
    package static func encode(_ text: String) -> String {
        text.utf8.allSatisfy(isUnreserved) ? text : encode(text, leaving: isUnreserved)
    }

    /// Decodes a text. One that is not encoded as it should be stays as it is.
    package static func decode(_ text: some StringProtocol) -> String { text.removingPercentEncoding ?? String(text) }

    /// Decodes a name or a value of a form or a query, where a blank may be a plus sign (WHATWG URL, section 5.1).
    package static func decodeForm(_ text: some StringProtocol) -> String {
        decode(String(text).replacing("+", with: " "))
    }

    /// Encodes every byte of a text but the unreserved and the reserved characters and what is encoded already, as
    /// `allowReserved` asks for (RFC 6570, section 3.2.3). `#`, `[` and `]` are encoded anyway: neither a path nor a query has them
    /// (RFC 3986, appendix A; OpenAPI 3.1.1, section 4.8.12.2).
    static func encodeExceptReserved(_ text: String) -> String {
        encode(text, leavingHostUpTo: 0)
    }

    /// Encodes every byte of an address that no URL has behind its host (RFC 3986, appendix A), and leaves what is encoded
    /// already.
    static func encodeInvalid(_ address: String) -> String {
        // A host has rules of its own: brackets around an address, and letters beyond ASCII. Behind it, there may be another address.
        let scheme = address.prefix { !":/?#".contains($0) }
        let rest = address[scheme.endIndex...].hasPrefix(":") ? address[scheme.endIndex...].dropFirst() : address[...]
        let host = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
        let hostEnd = host.map { address.utf8.distance(from: address.startIndex, to: $0.endIndex) } ?? 0
        return encode(address, leavingHostUpTo: hostEnd, and: UInt8(ascii: "#"))
    }

    /// Whether a text can stand in a query as it is (RFC 3986, section 3.4).
    static func isQuery(_ text: Substring) -> Bool {
        text.utf8.indices.allSatisfy { isQuery(text.utf8[$0...]) }
    }

    /// Whether bytes begin with one that a query has as it is, or with one that is encoded: `%` and two hexadecimal digits.
    private static func isQuery(_ bytes: some Collection<UInt8>) -> Bool {
        guard let byte = bytes.first, byte == UInt8(ascii: "%") else {
            return bytes.first.map { isUnreserved($0) || ":/?@!$&'()*+,;=".utf8.contains($0) } ?? false
        }
        let digits = bytes.dropFirst().prefix(2)
        return digits.count == 2 && digits.allSatisfy { $0.hexDigitValue != nil }
    }

    /// The bytes of a text in which nothing is encoded any more, however often it was.
    static func decodeCompletely(_ text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            bytes.append(byte)
            // What comes of it may end another encoded byte.
            while bytes.count >= 3, bytes[bytes.count - 3] == UInt8(ascii: "%"),
                let high = bytes[bytes.count - 2].hexDigitValue, let low = bytes[bytes.count - 1].hexDigitValue
            {
                bytes.removeLast(3)
                bytes.append(high << 4 | low)
            }
        }
        return bytes
    }

    private static func encode(_ text: String, leavingHostUpTo hostEnd: Int, and other: UInt8? = nil) -> String {
        let bytes = Array(text.utf8)
        var index = 0
        return encode(text) { byte in
            defer { index += 1 }
            return index < hostEnd || byte == other || isQuery(bytes[index...])
        }
    }

    private static func encode(_ text: String, leaving isLeft: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if isLeft(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 0x0F)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte)
    }
}
