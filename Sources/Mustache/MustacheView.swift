/// A Swift value whose members a template can use.
///
/// A view lists its members in one table, which serves both for reading them and for listing them in diagnostics:
///
///     struct PropertyView: MustacheView {
///         let name: String
///         let summary: String?
///
///         static let members: MustacheMembers<Self> = [
///             "name": { .string($0.name) },
///             "summary": { .optional($0.summary) },
///         ]
///     }
public protocol MustacheView: Sendable {
    /// The members that a template may name. Make it a `static let`: it is read at every look-up.
    static var members: MustacheMembers<Self> { get }

    /// Returns the member with a name, or `nil` if there is none. Use the default implementation, which reads
    /// ``members``.
    func member(named name: MemberName) -> MustacheValue?
}

extension MustacheView {
    /// The value that ``members`` gives for the name.
    @inlinable
    public func member(named name: MemberName) -> MustacheValue? {
        Self.members.value(named: name, of: self)
    }
}

extension MustacheView {
    /// The names in ``members``, for diagnostics.
    var memberNames: [String] { Self.members.names.map(\.text) }

    /// Whether a section over any of the members is left out.
    var isEmpty: Bool {
        Self.members.names.allSatisfy { member(named: $0)?.isFalsy != false }
    }
}

/// The members of a view: each name, and how to read its value.
public struct MustacheMembers<View>: Sendable, ExpressibleByDictionaryLiteral {
    @usableFromInline let names: [MemberName]
    @usableFromInline let getters: [@Sendable (View) -> MustacheValue]

    /// A table from names to how they are read. Of two of the same name the first counts.
    public init(dictionaryLiteral elements: (String, @Sendable (View) -> MustacheValue)...) {
        names = elements.map { MemberName($0.0) }
        getters = elements.map(\.1)
    }

    /// The value of a member of a view; `nil` if it has no member of that name.
    // A view has few names: comparing them one by one is faster than hashing one.
    @inlinable
    func value(named name: MemberName, of view: View) -> MustacheValue? {
        names.firstIndex(of: name).map { getters[$0](view) }
    }
}
