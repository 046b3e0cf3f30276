import Foundation

/// What XML 1.0 allows in names and text, and how text is escaped.
enum XMLText {
    /// Whether a text is a name without a prefix (Namespaces in XML 1.0, `NCName`).
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy { isNameStart($0) || isInsideNames($0) }
    }

    /// Appends text in which the characters of markup are escaped.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isAttribute: Whether it is between quotes, where white space needs escapes to survive.
    ///   - output: Takes the text.
    /// - Throws: ``ModelWritingError`` for a character that XML 1.0 cannot have (section 2.2).
    static func append(_ text: String, isAttribute: Bool, to output: inout [UInt8]) throws(ModelWritingError) {
        try check(text)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): output.append(contentsOf: (isAttribute ? "&quot;" : "\"").utf8)
            case 0x0D: output.append(contentsOf: "&#13;".utf8)
            case 0x09 where isAttribute: output.append(contentsOf: "&#9;".utf8)
            case 0x0A where isAttribute: output.append(contentsOf: "&#10;".utf8)
            default: output.append(byte)
            }
        }
    }

    /// Appends text in a CDATA section, or in several where it contains the end of one, or a carriage return, which readers take for
    /// a line feed unless it is escaped (XML 1.0, section 2.11).
    ///
    /// - Throws: ``ModelWritingError`` for a character that XML 1.0 cannot have.
    static func append(characterData text: String, to output: inout [UInt8]) throws(ModelWritingError) {
        try check(text)
        output.append(contentsOf: "<![CDATA[".utf8)
        // By bytes: what follows may make another character of the last one.
        let bytes = Array(text.utf8).replacing("]]>".utf8, with: "]]]]><![CDATA[>".utf8)
        output.append(contentsOf: bytes.replacing("\r".utf8, with: "]]>&#13;<![CDATA[".utf8))
        output.append(contentsOf: "]]>".utf8)
    }

    private static func check(_ text: String) throws(ModelWritingError) {
        for scalar in text.unicodeScalars where !isAllowed(scalar) {
            throw ModelWritingError("XML cannot contain the character U+\(String(format: "%04X", scalar.value))")
        }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
        default: false
        }
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func isInsideNames(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
