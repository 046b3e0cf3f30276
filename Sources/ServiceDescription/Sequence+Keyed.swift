extension Sequence {
    /// The elements by a key; where several have the same key, the first of them.
    package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
        Dictionary(map { (key($0), $0) }) { first, _ in first }
    }
}
