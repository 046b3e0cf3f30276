/// New names, keyed by the old ones, in the order of the document.
///
/// Each has its own place, so that diagnostics can point at an old name that does not exist, and at a new name that is
/// not possible.
package struct LocatedNames: Sendable, Hashable, RandomAccessCollection {
    /// One new name.
    package struct Entry: Sendable, Hashable {
        /// The name in the description.
        package let key: Located<String>
        /// The name in Swift.
        package let value: Located<String>

        /// A new name for an old one.
        package init(key: Located<String>, value: Located<String>) {
            self.key = key
            self.value = value
        }
    }

    private let entries: [Entry]
    private let values: [String: Located<String>]

    /// Creates new names. If a key occurs twice, the first name is used.
    package init(_ entries: [Entry] = []) {
        self.entries = entries
        values = Dictionary(entries.map { ($0.key.value, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first entry, 0.
    package var startIndex: Int { entries.startIndex }
    /// The number of entries.
    package var endIndex: Int { entries.endIndex }
    /// The entry at that position in the document.
    package subscript(position: Int) -> Entry { entries[position] }

    /// The same names behind others, which take precedence.
    package func behind(_ others: [Entry]) -> LocatedNames { LocatedNames(others + entries) }

    /// The new name, or `nil` if there is none.
    package subscript(key: String) -> Located<String>? { values[key] }

    /// The new name of a part that has an owner, written as `Owner.part`, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - part: The part's name in the description.
    ///   - owners: The names under which the configuration may know the owner; the first with a new name counts.
    package func name(of part: String, ownedBy owners: [String?]) -> String? {
        if isEmpty { return nil }
        return owners.lazy.compactMap { $0.flatMap { self["\($0).\(part)"]?.value } }.first
    }

    /// As ``name(of:ownedBy:)``, or otherwise the new name of all parts that have the name, whoever owns them.
    package func name(of part: String, in owners: [String?]) -> String? {
        name(of: part, ownedBy: owners) ?? self[part]?.value
    }
}
