import Mustache

/// A value in Swift, as the template `Expression` shows it.
extension SwiftExpression: MustacheView {
    static let members: MustacheMembers<Self> = [
        // The text may be empty, which a section would leave out.
        "isText": { if case .text = $0 { .bool(true) } else { .bool(false) } },
        "text": { if case .text(let text) = $0 { .literal(text) } else { .null } },
        "word": { if case .word(let word) = $0 { .string(word) } else { .null } },
        "enumerationCase": {
            if case .enumerationCase(let name) = $0 { .string(SwiftName.unescaped(name)) } else { .null }
        },
        "isBytes": { .bool($0 == .bytes) },
        "isArray": { if case .array = $0 { .bool(true) } else { .bool(false) } },
        "isEmptyDictionary": { .bool($0 == .emptyDictionary) },
        "type": { if case .initializer(let type, _) = $0 { .string(type) } else { .null } },
        "arguments": { .views($0.arguments) },
    ]

    /// The content of the parentheses or the brackets.
    private var arguments: [SwiftExpression.Argument] {
        switch self {
        case .initializer(_, let arguments): arguments
        case .array(let elements): elements.map { SwiftExpression.Argument(value: $0) }
        case .text, .word, .enumerationCase, .bytes, .emptyDictionary: []
        }
    }
}

/// An argument of a call, as the template `Arguments` shows it.
extension SwiftExpression.Argument: MustacheView {
    static let members: MustacheMembers<Self> = [
        "label": { .optional($0.label) },
        "value": { .view($0.value) },
        "statedType": { .optional($0.statedType) },
    ]
}
