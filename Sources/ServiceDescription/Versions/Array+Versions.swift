extension Array {
    /// Joins the elements of two versions: first those of this newer version in their order, then those that only the older one
    /// has.
    ///
    /// - Parameters:
    ///   - older: The elements of the older version.
    ///   - key: What makes two elements the same; `nil` for one that is the same as no other.
    ///   - alone: What becomes of an element that only one version has.
    ///   - both: What becomes of an element that both versions have. The newer one comes first.
    func merged<Key: Hashable>(
        with older: [Element],
        by key: (Element) -> Key?,
        alone: (Element) -> Element = { $0 },
        both: (Element, Element) -> Element
    ) -> [Element] {
        var remaining: [Key: [Element]] = [:]
        for element in older {
            if let key = key(element) { remaining[key, default: []].append(element) }
        }
        let merged = map { element in
            guard let key = key(element), let same = remaining.removeValue(forKey: key) else { return alone(element) }
            return same.reduce(element, both)
        }
        return merged + older.filter { key($0).map { remaining[$0] != nil } ?? true }.map(alone)
    }
}
