/// A name that is equal to others of the same bytes alone. To Swift, `é` is equal to an `e` with an accent behind it, and in a
/// document they are two names (JSON Schema 2020-12, core, section 4.2.2, and RFC 8259, section 8.3, compare code points).
package struct ExactName: Hashable, Sendable {
    /// The name.
    package let text: String

    /// A name.
    package init(_ text: String) { self.text = text }

    /// Whether two names have the same bytes.
    package static func == (left: ExactName, right: ExactName) -> Bool { left.text.isExactly(right.text) }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether another text has the same bytes.
    func isExactly(_ other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
    }
}
