import YAML

/// A value of an enumeration, with its documentation from other keys.
struct EnumerationItem {
    /// The value.
    let node: YAMLNode
    /// The name it is to have in clients, if any.
    let name: String?
    /// The value's documentation, if there is any.
    let text: String?
    /// The value that is meant, if it is another text than is written.
    var meant: String?

    /// The value as text.
    var value: String? { meant ?? node.string }
    /// Whether the value is text.
    var isText: Bool {
        if case .string = node.scalar?.value { true } else { false }
    }
}
