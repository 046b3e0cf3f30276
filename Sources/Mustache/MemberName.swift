/// The name by which a template looks up a member.
///
/// Rendering compares names hundreds of thousands of times, and most of them differ at the beginning. The beginning is
/// stored as a number, so the text is compared only if it probably matches.
public struct MemberName: Sendable, Hashable {
    /// The name.
    public let text: String
    /// The first eight bytes of the name in UTF-8, or all of them if there are fewer.
    @usableFromInline let beginning: UInt64

    /// A name.
    public init(_ text: String) {
        self.text = text
        beginning = text.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Whether two names are the same.
    @inlinable
    public static func == (one: MemberName, other: MemberName) -> Bool {
        one.beginning == other.beginning && one.text == other.text
    }
}
