import Mustache

/// A value in Swift, as the template `SampleExpression` shows it.
struct SampleExpressionView: MustacheView {
    /// The value.
    let expression: SampleExpression

    static let members: MustacheMembers<Self> = [
        "text": { if case .text(let text) = $0.expression { .literal(text) } else { .null } },
        "word": { if case .word(let word) = $0.expression { .string(word) } else { .null } },
        "enumerationCase": { if case .enumerationCase(let name) = $0.expression { .string(name) } else { .null } },
        "isBytes": { if case .bytes = $0.expression { .bool(true) } else { .bool(false) } },
        "isArray": { if case .array = $0.expression { .bool(true) } else { .bool(false) } },
        "isEmptyDictionary": { if case .emptyDictionary = $0.expression { .bool(true) } else { .bool(false) } },
        "type": { if case .initializer(let type, _) = $0.expression { .string(type) } else { .null } },
        "arguments": { .views($0.arguments.map(SampleArgumentView.init)) },
    ]

    /// The content of the parentheses or the brackets.
    private var arguments: [SampleArgument] {
        switch expression {
        case .initializer(_, let arguments): arguments
        case .array(let elements): elements.map { SampleArgument(value: $0) }
        case .text, .word, .enumerationCase, .bytes, .emptyDictionary: []
        }
    }
}

/// An argument of a call, as the template `SampleArguments` shows it.
struct SampleArgumentView: MustacheView {
    /// The argument.
    let argument: SampleArgument

    static let members: MustacheMembers<Self> = [
        "label": { .optional($0.argument.label) },
        "value": { .view(SampleExpressionView(expression: $0.argument.value)) },
        "statedType": { .optional($0.argument.statedType) },
    ]
}

/// A call of an operation, as the template `SampleCall` shows it.
struct SampleCallView: MustacheView {
    /// The call.
    let call: SampleCall

    static let members: MustacheMembers<Self> = [
        "group": { .optional($0.call.groupProperty) },
        "method": { .string(SwiftName.unescaped($0.call.operation.name)) },
        "arguments": { .views($0.call.arguments.map(SampleArgumentView.init)) },
    ]
}
