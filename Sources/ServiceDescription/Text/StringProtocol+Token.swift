extension StringProtocol {
    /// Whether it is a token of HTTP, as methods and the names of header fields and cookies are (RFC 9110, section 5.6.2; RFC 6265,
    /// section 4.1.1).
    package var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// Whether it has a character that no header field can contain: a line break or another control character, but tab (RFC 9110,
    /// section 5.5).
    var hasControlCharacters: Bool { utf8.contains(where: \.isControlCharacter) }
}

extension UInt8 {
    /// Whether it is a control character of ASCII other than tab.
    var isControlCharacter: Bool { self < 0x20 && self != UInt8(ascii: "\t") || self == 0x7F }
}
