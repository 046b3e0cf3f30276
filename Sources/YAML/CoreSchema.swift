/// The meaning of plain text: the core schema of YAML 1.2 (section 10.3.2), with one exception.
///
/// A decimal number with a leading zero (`08`, `007`, `01.5`) stays a string. Readers disagree about such text (8,
/// octal, or a string), JSON has no such number, and in real files it is a code whose zero matters.
package enum CoreSchema {
    /// Words that are truth values in YAML 1.1 (its `bool` type), and text in YAML 1.2. Case has no meaning in them.
    package static let truthValuesOfYAML11: Set<String> = ["y", "n", "yes", "no", "on", "off"]

    /// The value that plain text means.
    static func value(of text: String) -> YAMLScalarValue {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first else { return .null }
            switch first {
            case UInt8(ascii: "~") where bytes.count == 1: return .null
            case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"),
                UInt8(ascii: "F"):
                return word(bytes)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                return number(bytes) ?? string(bytes)
            default: return string(bytes)
            }
        }
    }

    private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalarValue {
        .string(String(decoding: bytes, as: UTF8.self))
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalarValue {
        guard bytes.count <= 5 else { return string(bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        return switch text {
        case "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: .string(text)
        }
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalarValue? {
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
            if bytes[1] == UInt8(ascii: "o") { return integer(bytes.dropFirst(2), radix: 8) }
            if bytes[1] == UInt8(ascii: "x") { return integer(bytes.dropFirst(2), radix: 16) }
        }
        let isSigned = bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-")
        let unsigned = isSigned ? bytes.dropFirst() : bytes[...]
        if unsigned.first == UInt8(ascii: "."), unsigned.dropFirst().first.map(\.isDigit) != true {
            return special(bytes)
        }
        return decimal(unsigned, all: bytes)
    }

    private static func integer(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int) -> YAMLScalarValue? {
        // `Int(_:radix:)` would take a sign here; the schema does not.
        guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
        let text = String(decoding: digits, as: UTF8.self)
        if let value = Int(text, radix: radix) { return .int(value) }
        var magnitude = 0.0
        for character in text {
            guard let digit = character.hexDigitValue, digit < radix else { return nil }
            magnitude = magnitude * Double(radix) + Double(digit)
        }
        return .float(magnitude)
    }

    /// `.inf`, `-.INF`, `.NaN` and their kin.
    private static func special(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalarValue? {
        switch String(decoding: bytes, as: UTF8.self) {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .float(.infinity)
        case "-.inf", "-.Inf", "-.INF": .float(-.infinity)
        case ".nan", ".NaN", ".NAN": .float(.nan)
        default: nil
        }
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, no leading zero.
    private static func decimal(
        _ unsigned: Slice<UnsafeBufferPointer<UInt8>>,
        all: UnsafeBufferPointer<UInt8>
    ) -> YAMLScalarValue? {
        var rest = unsigned
        let whole = rest.prefix(while: \.isDigit)
        if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
        rest = rest.dropFirst(whole.count)
        let isInteger = rest.isEmpty
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst().drop(while: \.isDigit)
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard rest.first.map(\.isDigit) == true else { return nil }
            rest = rest.drop(while: \.isDigit)
        }
        guard rest.isEmpty, !unsigned.isEmpty else { return nil }
        let text = String(decoding: all, as: UTF8.self)
        if isInteger, let value = Int(text) { return .int(value) }
        return Double(text).map(YAMLScalarValue.float)
    }
}
