import Mustache

/// A value in Swift, as the template `Expression` shows it.
struct ExpressionView: MustacheView {
    /// The value.
    let expression: SwiftExpression

    static let members: MustacheMembers<Self> = [
        // The text may be empty, which a section would leave out.
        "isText": { if case .text = $0.expression { .bool(true) } else { .bool(false) } },
        "text": { if case .text(let text) = $0.expression { .literal(text) } else { .null } },
        "word": { if case .word(let word) = $0.expression { .string(word) } else { .null } },
        "enumerationCase": {
            if case .enumerationCase(let name) = $0.expression { .string(SwiftName.unescaped(name)) } else { .null }
        },
        "isBytes": { .bool($0.expression == .bytes) },
        "isArray": { if case .array = $0.expression { .bool(true) } else { .bool(false) } },
        "isEmptyDictionary": { .bool($0.expression == .emptyDictionary) },
        "type": { if case .initializer(let type, _) = $0.expression { .string(type) } else { .null } },
        "arguments": { .views($0.arguments.map(ArgumentView.init)) },
    ]

    /// The content of the parentheses or the brackets.
    private var arguments: [SwiftExpression.Argument] {
        switch expression {
        case .initializer(_, let arguments): arguments
        case .array(let elements): elements.map { SwiftExpression.Argument(value: $0) }
        case .text, .word, .enumerationCase, .bytes, .emptyDictionary: []
        }
    }
}

/// An argument of a call, as the template `Arguments` shows it.
struct ArgumentView: MustacheView {
    /// The argument.
    let argument: SwiftExpression.Argument

    static let members: MustacheMembers<Self> = [
        "label": { .optional($0.argument.label) },
        "value": { .view(ExpressionView(expression: $0.argument.value)) },
        "statedType": { .optional($0.argument.statedType) },
    ]
}
