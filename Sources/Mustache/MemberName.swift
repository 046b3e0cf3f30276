/// The name by which a template looks a member up.
///
/// A rendering compares names hundreds of thousands of times, most of them with names that differ at the beginning: that is kept
/// as a number, so that a text is looked at only where it will be the right one.
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
