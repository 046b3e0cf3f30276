/// The value of a name in a template.
///
/// `null`, `false`, zero, the empty string and the empty list are *falsy*: a section over one of them is not rendered,
/// an inverted section is.
public enum MustacheValue: Sendable {
    /// A member that is there and has nothing to say.
    case null
    /// A condition.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case double(Double)
    /// Text.
    case string(String)
    /// What a section repeats itself over.
    case list([MustacheValue])
    /// Members by name, for data whose structure is known only at run time.
    case object([String: MustacheValue])
    /// Members by name, read from a Swift value on demand. (Indirect, which makes a value, copied at every look-up, a
    /// third of the size.)
    indirect case view(any MustacheView)

    /// Returns the string, or `null` if there is none.
    @inlinable
    public static func optional(_ string: String?) -> MustacheValue {
        string.map(MustacheValue.string) ?? .null
    }

    /// Returns the view, or `null` if there is none.
    @inlinable
    public static func optional(_ view: (some MustacheView)?) -> MustacheValue {
        if let view { .view(view) } else { .null }
    }

    /// Returns the view, or `null` if none of its members has anything to say.
    public static func nonempty(_ view: some MustacheView) -> MustacheValue {
        view.isEmpty ? .null : .view(view)
    }

    /// A list of views.
    @inlinable
    public static func views(_ views: [some MustacheView]) -> MustacheValue {
        .list(views.map { .view($0) })
    }

    /// A list of strings.
    @inlinable
    public static func strings(_ strings: [String]) -> MustacheValue {
        .list(strings.map { .string($0) })
    }
}

extension MustacheValue {
    /// Whether a section over this value is left out.
    var isFalsy: Bool {
        switch self {
        case .null: true
        case .bool(let value): !value
        case .integer(let value): value == 0
        case .double(let value): value == 0
        case .string(let value): value.isEmpty
        case .list(let values): values.isEmpty
        case .object, .view: false
        }
    }

    /// The text of a value that is one, `nil` for lists, objects and views.
    var text: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .list, .object, .view: nil
        }
    }

    /// The member of that name, `nil` where this value has no such member.
    func member(named name: MemberName) -> MustacheValue? {
        switch self {
        case .object(let members): members[name.text]
        case .view(let view): view.member(named: name)
        case .null, .bool, .integer, .double, .string, .list: nil
        }
    }

    /// The names of the members, in alphabetical order.
    var memberNames: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .view(let view): view.memberNames.sorted()
        case .null, .bool, .integer, .double, .string, .list: []
        }
    }

    /// The kind of value, for diagnostics: `a list`, `PropertyView`.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .double: "a number"
        case .string: "a string"
        case .list: "a list"
        case .object: "an object"
        case .view(let view): String(describing: type(of: view))
        }
    }
}
