/// What generated code takes where a caller passes no value. The template `DefaultValue` renders it.
enum DefaultValue: Hashable, Sendable {
    /// A literal of text.
    case text(String)
    /// A number or a truth value: what is written as it is.
    case word(String)
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
        case .word, .enumerationCase, .emptyDictionary: nil
        }
    }

    /// What is written as it is; `nil` for anything else.
    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }
}
