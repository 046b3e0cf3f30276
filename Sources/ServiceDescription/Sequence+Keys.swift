extension Sequence {
    /// The elements by a key; where several have the same key, the first of them.
    package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
        Dictionary(map { (key($0), $0) }) { first, _ in first }
    }

    /// The elements in their order, without those that have the key of an earlier one.
    package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in their order, each of them once.
    package func uniqued() -> [Element] { uniqued(on: \.self) }
}
