/// The members of a mapping, in the order of the document, with unique names.
package struct YAMLMapping: Sendable, RandomAccessCollection {
    /// One member.
    package struct Entry: Sendable {
        /// The key as it is written in the file.
        package let key: YAMLNode
        /// What the key leads to.
        package let value: YAMLNode
        /// The key's text, whatever the core schema would make of it: `200:` is named `200`, `no:` is named `no`.
        ///
        /// It is kept beside the key, because every search for a member compares it.
        package let name: String

        /// Makes a member.
        package init(key: YAMLNode, value: YAMLNode) {
            self.key = key
            self.value = value
            name = key.scalar?.text ?? ""
        }
    }

    /// Where to find each name. Only a mapping with many members has one.
    final class NameIndex: Sendable {
        /// The offsets of the first member of each name.
        let offsets: [ExactName: Int]

        /// An index of the given offsets.
        init(_ offsets: [ExactName: Int]) { self.offsets = offsets }
    }

    /// The number of members up to which a search from the first one is as fast as an index.
    static let largestWithoutIndex = 16

    private let entries: [Entry]
    private let index: NameIndex?

    /// Makes a mapping. Where two members have the same name, the first one is found by that name.
    package init(_ entries: [Entry]) {
        let needsIndex = entries.count > Self.largestWithoutIndex
        self.init(entries, index: needsIndex ? NameIndex(Self.offsets(of: entries)) : nil)
    }

    /// Makes a mapping of which the index is known already.
    init(_ entries: [Entry], index: NameIndex?) {
        self.entries = entries
        self.index = index
    }

    /// The offsets of the first member of each name.
    static func offsets(of entries: [Entry]) -> [ExactName: Int] {
        Dictionary(entries.enumerated().map { (ExactName($1.name), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first member, 0.
    package var startIndex: Int { entries.startIndex }
    /// The number of members.
    package var endIndex: Int { entries.endIndex }
    /// The member at that position in the document.
    package subscript(position: Int) -> Entry { entries[position] }

    /// The member of that name, `nil` if there is none.
    ///
    /// - Complexity: O(1) for a large mapping; a small one is searched from its first member.
    package subscript(name: String) -> YAMLNode? {
        position(of: name).map { entries[$0].value }
    }

    /// The member of that name with its key, `nil` if there is none.
    package func entry(named name: String) -> Entry? {
        position(of: name).map { entries[$0] }
    }

    private func position(of name: String) -> Int? {
        if let index { return index.offsets[ExactName(name)] }
        return entries.indices.first { entries[$0].name.isExactly(name) }
    }

    // A member is large. Who needs a part of it gets that alone, and no copy of all the rest.

    /// The name of the member at a position.
    package func name(at position: Int) -> String { entries[position].name }

    /// The value of the member at a position.
    package func value(at position: Int) -> YAMLNode { entries[position].value }
}
