/// What generated code takes where a caller passes no value. The template `DefaultValue` renders it.
enum DefaultValue: Hashable, Sendable {
    /// A literal of text.
    case text(String)
    /// A literal of a whole number.
    case integer(Int)
    /// A literal of a whole number that may be larger than the largest with a sign.
    case unsignedInteger(UInt64)
    /// A literal of a finite number.
    case number(Double)
    /// A truth value.
    case bool(Bool)
    /// A case of an enumeration, by its name in Swift.
    case enumerationCase(String)
    /// A value of an expandable enumeration that no case has.
    case rawValue(String, enumeration: String)
    /// A dictionary without values.
    case emptyDictionary

    /// A value of an enumeration; `nil` if it is not one of the cases of an enumeration that has no others.
    init?(_ rawValue: String, of enumeration: EnumerationDeclaration) {
        if let known = enumeration.values.first(where: { $0.rawValue == rawValue }) {
            self = .enumerationCase(known.name)
        } else if enumeration.rawType == .string, !enumeration.isFrozen {
            self = .rawValue(rawValue, enumeration: enumeration.name)
        } else {
            return nil
        }
    }

    /// What stands between quotation marks in Swift; `nil` for what is written without them.
    var text: String? {
        switch self {
        case .text(let text), .rawValue(let text, _): text
        case .integer, .unsignedInteger, .number, .bool, .enumerationCase, .emptyDictionary: nil
        }
    }

    /// What is written as it is; `nil` for anything else.
    var word: String? {
        switch self {
        case .integer(let number): String(number)
        case .unsignedInteger(let number): String(number)
        case .number(let number): String(number)
        case .bool(let flag): String(flag)
        case .text, .enumerationCase, .rawValue, .emptyDictionary: nil
        }
    }
}
