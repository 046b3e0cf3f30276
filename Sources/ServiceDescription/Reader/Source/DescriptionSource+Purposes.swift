import YAML

extension DescriptionSource {
    /// Returns the purpose of a value, for messages that end with "expected a sequence": ` for 'tags'`, or ` in 'tags'`
    /// for an item of the sequence there, or empty text if it has no key.
    func purpose(of node: YAMLNode) -> String {
        guard let place = references.documents.root(of: node).place(of: node.mark) else { return "" }
        return place.isItem ? " in '\(place.key)'" : " for '\(place.key)'"
    }
}

extension YAMLNode {
    /// Returns the key of the value at a mark, found by the order of the text, or `nil` if there is none or the value
    /// comes from elsewhere.
    ///
    /// - Returns: The nearest key, and whether the value is an item of the key's value.
    fileprivate func place(of mark: Mark) -> (key: String, isItem: Bool)? {
        var node = self
        var key: String?
        while true {
            switch node.content {
            case .scalar: return nil
            case .mapping(let mapping):
                guard let entry = mapping.last(startingUpTo: mark, by: \.key.mark) else { return nil }
                if entry.value.mark == mark { return (entry.name, false) }
                key = entry.name
                node = entry.value
            case .sequence(let items):
                guard let item = items.last(startingUpTo: mark, by: \.mark) else { return nil }
                if item.mark == mark { return key.map { ($0, true) } }
                node = item
            }
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the last element that starts at a mark or before it, if the elements are in the order of the text.
    fileprivate func last(startingUpTo mark: Mark, by start: (Element) -> Mark) -> Element? {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let found = start(self[middle])
            if (found.line, found.column) <= (mark.line, mark.column) {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound > startIndex ? self[range.lowerBound - 1] : nil
    }
}
