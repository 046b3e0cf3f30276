/// A Swift value in samples and tests. The template `SampleExpression` renders it.
indirect enum SampleExpression: Sendable {
    /// A literal of text.
    case text(String)
    /// A number, a truth value or the name of a variable: what is written as it is.
    case word(String)
    /// A value of an enumeration, by its name.
    case enumerationCase(String)
    /// A body of no bytes.
    case bytes
    /// A list of values.
    case array([SampleExpression])
    /// A dictionary without values.
    case emptyDictionary
    /// A value that an initializer makes.
    case initializer(type: String, arguments: [SampleArgument])

    /// Whether the expression leaves its type open, which is what distinguishes overloads.
    var isVague: Bool {
        switch self {
        case .array, .bytes, .emptyDictionary, .enumerationCase: true
        case .text, .word, .initializer: false
        }
    }
}

/// An argument of a sample call.
struct SampleArgument: Sendable {
    /// The label, if it has one.
    var label: String?
    /// The value.
    let value: SampleExpression
    /// The type, where the value does not say which method is meant.
    var statedType: String?
}
