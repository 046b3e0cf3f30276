import Mustache

/// A value that is taken where none is passed, as the template `DefaultValue` shows it.
struct DefaultValueView: MustacheView {
    /// The value.
    let value: DefaultValue

    static let members: MustacheMembers<Self> = [
        "isText": { if case .text = $0.value { .bool(true) } else { .bool(false) } },
        "text": { .optional($0.text.map(SwiftText.literal)) },
        "word": { .optional($0.word) },
        "enumerationCase": {
            if case .enumerationCase(let name) = $0.value { .string(SwiftName.unescaped(name)) } else { .null }
        },
        "enumeration": { if case .rawValue(_, let enumeration) = $0.value { .string(enumeration) } else { .null } },
        "isEmptyDictionary": { .bool($0.value == .emptyDictionary) },
    ]

    /// What stands between quotes.
    private var text: String? {
        switch value {
        case .text(let text), .rawValue(let text, _): text
        case .integer, .unsignedInteger, .number, .bool, .enumerationCase, .emptyDictionary: nil
        }
    }

    /// What is written as it is.
    private var word: String? {
        switch value {
        case .integer(let number): String(number)
        case .unsignedInteger(let number): String(number)
        case .number(let number): String(number)
        case .bool(let flag): String(flag)
        case .text, .enumerationCase, .rawValue, .emptyDictionary: nil
        }
    }
}
