import ServiceDescription

/// The Swift literals of enumeration values that are not text.
enum EnumerationLiterals {
    /// The type of the raw values.
    ///
    /// For values beyond `Int`, or a format with such values, it is a type that keeps all digits.
    static func type(of enumeration: EnumerationSchema) -> BuiltInType {
        switch enumeration.rawType {
        case .string: return .string
        case .number: return .double
        case .mixed: return .jsonValue
        case .integer: break
        }
        let values = enumeration.values.map(\.rawValue)
        switch StandardFormat(enumeration.format) {
        case .uint64 where values.allSatisfy { UInt64($0) != nil }: return .uint64
        case .largeInteger, .decimal: return .decimal
        default: break
        }
        if values.allSatisfy({ Int($0) != nil }) { return .int }
        return values.allSatisfy { UInt64($0) != nil } ? .uint64 : .decimal
    }

    /// The literal of a value in its shortest form, or `nil` if it is too large for a Swift literal.
    ///
    /// - Parameters:
    ///   - text: The value, as the description writes it.
    ///   - type: The type of what is sent for it.
    static func literal(_ text: String, as type: BuiltInType) -> String? {
        switch type {
        case .int: return Int(text).map { String($0) }
        case .decimal: return Int(text).map { String($0) } ?? wholeNumber(text)
        case .uint64: return UInt64(text).map { String($0) }
        case .double: return number(text)
        default:
            if let flag = Bool(text.lowercased()) { return String(flag) }
            // Readers take every whole number for an integer, however it is written.
            if let integer = Int64(text) ?? Double(text).flatMap({ Int64(exactly: $0) }) { return String(integer) }
            return isExact(text) ? number(text) : nil
        }
    }

    /// A whole number that `Decimal` holds, without zeros in front.
    private static func wholeNumber(_ text: String) -> String? {
        let digits = text.drop { $0 == "-" || $0 == "+" }.drop { $0 == "0" }
        guard (1...maximumDigits).contains(digits.count), digits.utf8.allSatisfy(\.isDigit) else { return nil }
        return (text.hasPrefix("-") ? "-" : "") + digits
    }

    /// How many digits `Decimal` holds.
    private static let maximumDigits = 38

    /// The parts of a whole number, the highest first, each of which `Int` holds and is 10¹⁸ times as much as the next: a literal of
    /// `Decimal` is an `Int` or a `Double` before.
    static func parts(ofWholeNumber text: String) -> [String] {
        if Int(text) != nil { return [text] }
        let sign = text.hasPrefix("-") ? "-" : ""
        var digits = text.dropFirst(sign.count)
        var parts: [String] = []
        while !digits.isEmpty {
            let part = digits.suffix(18).drop { $0 == "0" }
            parts.append(part.isEmpty ? "0" : sign + part)
            digits = digits.dropLast(18)
        }
        return parts.reversed()
    }

    private static func number(_ text: String) -> String? {
        Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    }

    /// Whether a `Double` has all digits of a number; readers keep others in another type.
    private static func isExact(_ text: String) -> Bool {
        text.utf8.count(where: \.isDigit) <= 15
    }
}
