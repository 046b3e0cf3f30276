/// A value of a document: a scalar, a sequence or a mapping, with its place.
package struct YAMLNode: Sendable {
    /// What a node holds.
    package indirect enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping(YAMLMapping)
    }

    /// What the node holds.
    package let content: Content
    /// The node's first character. For an alias (`*name`), the place of the alias.
    package let mark: Mark

    /// Makes a node.
    package init(content: Content, mark: Mark) {
        self.content = content
        self.mark = mark
    }
}

extension YAMLNode {
    /// The scalar, `nil` if the node is something else.
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items, `nil` if the node is not a sequence.
    package var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The members, `nil` if the node is not a mapping.
    package var mapping: YAMLMapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// The member of that name; `nil` if there is none or the node is not a mapping.
    package subscript(key: String) -> YAMLNode? {
        if case .mapping(let mapping) = content { mapping[key] } else { nil }
    }

    /// The node that names lead to, each of which is that of a member of the node before; `nil` if one has no such member.
    package func node(at path: some Sequence<String>) -> YAMLNode? {
        path.reduce(self as YAMLNode?) { $0?[$1] }
    }

    /// The text of any scalar that is not null, exactly as it is written: `version: 1.0` gives `"1.0"`, `no` gives `"no"`.
    package var string: String? {
        guard let scalar, !scalar.isNull else { return nil }
        return scalar.text
    }

    /// The boolean, `nil` if the node is something else.
    package var bool: Bool? {
        if case .bool(let value) = scalar?.value { value } else { nil }
    }

    /// The integer, `nil` if the node is something else or `Int` cannot hold it.
    package var int: Int? {
        if case .int(let value) = scalar?.value { value } else { nil }
    }

    /// The number, `nil` if the node is something else.
    package var double: Double? {
        switch scalar?.value {
        case .int(let value): Double(value)
        case .float(let value): value
        default: nil
        }
    }

    /// Whether the node is null: written so, or left out.
    package var isNull: Bool { scalar?.isNull ?? false }

    /// Whether nothing at all is written where a value could be: an empty file, or `key:` with nothing behind it.
    package var isOmitted: Bool {
        guard let scalar else { return false }
        return scalar.isPlain && scalar.text.isEmpty && scalar.tag == nil
    }

    /// What kind of value this is, for a diagnostic: "expected a mapping, found *an integer*".
    package var kindDescription: String {
        switch content {
        case .sequence: "a sequence"
        case .mapping: "a mapping"
        case .scalar(let scalar):
            switch scalar.value {
            case .null: isOmitted ? "nothing" : "null"
            case .bool: "a boolean"
            case .int: "an integer"
            case .float: "a number"
            case .string: "a string"
            }
        }
    }
}
