/// New names, keyed by the old ones, in the order of the document.
///
/// Each has its own place, so that diagnostics can point at an old name that does not exist, and at a new name that is
/// not possible.
public struct LocatedNames: Sendable, Hashable, RandomAccessCollection {
    /// One new name.
    public struct Entry: Sendable, Hashable {
        /// The name in the description.
        public let key: Located<String>
        /// The name in Swift.
        public let value: Located<String>

        /// A new name for an old one.
        public init(key: Located<String>, value: Located<String>) {
            self.key = key
            self.value = value
        }
    }

    private let entries: [Entry]
    private let values: [String: Located<String>]

    /// Creates new names. If a key occurs twice, the first name is used.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
        values = Dictionary(entries.map { ($0.key.value, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first entry, 0.
    public var startIndex: Int { entries.startIndex }
    /// The number of entries.
    public var endIndex: Int { entries.endIndex }
    /// The entry at that position in the document.
    public subscript(position: Int) -> Entry { entries[position] }

    /// The same names behind others, which take precedence.
    public func behind(_ others: [Entry]) -> LocatedNames { LocatedNames(others + entries) }

    /// The new name, or `nil` if there is none.
    public subscript(key: String) -> Located<String>? { values[key] }
}
