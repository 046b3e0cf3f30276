/// A scalar value: its text, and the meaning of that text.
package struct YAMLScalar: Sendable {
    // A tag is rare; behind a reference it costs a node 8 bytes instead of 16.
    private final class Tag: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    /// The text, after quotes, escapes and line folding are undone.
    package let text: String
    private let storedTag: Tag?
    /// Whether the text is written without quotes, so that the core schema determines its meaning.
    package let isPlain: Bool

    /// Makes a scalar.
    ///
    /// - Parameters:
    ///   - text: The text, without quotes or escapes.
    ///   - isPlain: Whether it is written without quotes and is not a block scalar.
    ///   - tag: The explicit tag, in full (`tag:yaml.org,2002:str`), or `!` for a string by choice.
    package init(text: String, isPlain: Bool, tag: String? = nil) {
        self.text = text
        self.isPlain = isPlain
        self.storedTag = tag.map(Tag.init)
    }

    /// The explicit tag in full (`tag:yaml.org,2002:str` for `!!str`), `nil` where there is none.
    package var tag: String? { storedTag?.name }

    /// What the text means by the core schema of YAML 1.2 and the explicit tag.
    package var value: YAMLScalarValue {
        switch storedTag?.name {
        case nil: isPlain ? CoreSchema.value(of: text) : .string(text)
        case "tag:yaml.org,2002:null": .null
        case "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int": CoreSchema.value(of: text)
        case "tag:yaml.org,2002:float":
            if case .int(let value) = CoreSchema.value(of: text) {
                .float(Double(value))
            } else {
                CoreSchema.value(of: text)
            }
        default: .string(text)
        }
    }

    /// Whether it means nothing. This is checked for nearly all values, and hardly any is as short as `null`.
    var isNull: Bool { (text.utf8.count <= 4 || storedTag != nil) && value == .null }
}

/// The meaning of a scalar.
package enum YAMLScalarValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    /// A number with a fraction or an exponent, an infinity, not-a-number, or an integer that `Int` cannot hold.
    case float(Double)
    case string(String)
}
