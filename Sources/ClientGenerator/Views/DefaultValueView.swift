import Mustache

/// A value that is taken where none is passed, as the template `DefaultValue` shows it.
struct DefaultValueView: MustacheView {
    /// The value.
    let value: DefaultValue

    static let members: MustacheMembers<Self> = [
        "isText": { if case .text = $0.value { .bool(true) } else { .bool(false) } },
        "text": { .literal($0.value.text) },
        "word": { .optional($0.value.word) },
        "enumerationCase": {
            if case .enumerationCase(let name) = $0.value { .string(SwiftName.unescaped(name)) } else { .null }
        },
        "enumeration": { if case .rawValue(_, let enumeration) = $0.value { .string(enumeration) } else { .null } },
        "isEmptyDictionary": { .bool($0.value == .emptyDictionary) },
    ]
}
