/// A Swift value, as generated code, samples and tests write it. The template `Expression` renders it.
indirect enum SwiftExpression: Hashable, Sendable {
    /// A literal of text.
    case text(String)
    /// A number, a truth value or the name of a variable: what is written as it is.
    case word(String)
    /// A case of an enumeration, by its name in Swift.
    case enumerationCase(String)
    /// A body of no bytes.
    case bytes
    /// A list of values.
    case array([SwiftExpression])
    /// A dictionary without values.
    case emptyDictionary
    /// A value that an initializer makes.
    case initializer(type: String, arguments: [Argument])

    /// An argument of a call.
    struct Argument: Hashable, Sendable {
        /// The label, if it has one.
        var label: String?
        /// The value.
        let value: SwiftExpression
        /// The type, where the value does not say which method is meant.
        var statedType: String?
    }

    /// Whether the expression leaves its type open, which is what distinguishes overloads.
    var isVague: Bool {
        switch self {
        case .array, .bytes, .emptyDictionary, .enumerationCase: true
        case .text, .word, .initializer: false
        }
    }
}
