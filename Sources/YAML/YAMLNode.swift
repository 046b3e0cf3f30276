/// A value of a document: a scalar, a sequence or a mapping, with its place.
public struct YAMLNode: Sendable {
    /// What a node holds.
    public enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping(YAMLMapping)
    }

    /// What the node holds.
    public let content: Content
    /// The node's first character. For an alias (`*name`), the place of the alias.
    public let mark: Mark

    /// Makes a node.
    public init(content: Content, mark: Mark) {
        self.content = content
        self.mark = mark
    }
}

extension YAMLNode {
    /// The scalar, `nil` if the node is something else.
    public var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items, `nil` if the node is no sequence.
    public var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The members, `nil` if the node is no mapping.
    public var mapping: YAMLMapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// The member of that name; `nil` if there is none or the node is no mapping.
    public subscript(key: String) -> YAMLNode? {
        if case .mapping(let mapping) = content { mapping[key] } else { nil }
    }

    /// The text of any scalar that is not null, exactly as it is written: `version: 1.0` gives `"1.0"`, `no` gives `"no"`.
    public var string: String? {
        guard let scalar, !scalar.isNull else { return nil }
        return scalar.text
    }

    /// The boolean, `nil` if the node is something else.
    public var bool: Bool? {
        if case .bool(let value) = scalar?.value { value } else { nil }
    }

    /// The integer, `nil` if the node is something else or `Int` cannot hold it.
    public var int: Int? {
        if case .int(let value) = scalar?.value { value } else { nil }
    }

    /// The number, `nil` if the node is something else.
    public var double: Double? {
        switch scalar?.value {
        case .int(let value): Double(value)
        case .float(let value): value
        default: nil
        }
    }

    /// Whether the node is null: written so, or left out.
    public var isNull: Bool { scalar?.isNull ?? false }

    /// Whether nothing at all is written where a value could be: an empty file, or `key:` with nothing behind it.
    public var isOmitted: Bool {
        guard let scalar else { return false }
        return scalar.isPlain && scalar.text.isEmpty && scalar.tag == nil
    }

    /// What kind of value this is, for a diagnostic: "expected a mapping, found *an integer*".
    public var kindDescription: String {
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
