extension YAMLNode {
    /// A mapping of the given members.
    package init(mapping entries: [YAMLMapping.Entry], at mark: Mark) {
        self.init(content: .mapping(YAMLMapping(entries)), mark: mark)
    }

    /// A mapping of one member, at the place of its value.
    package init(mappingWith name: String, _ value: YAMLNode) {
        self.init(mapping: [YAMLMapping.Entry(name, value)], at: value.mark)
    }

    /// A sequence of the given items.
    package init(sequence items: [YAMLNode], at mark: Mark) {
        self.init(content: .sequence(items), mark: mark)
    }

    /// A text, in quotes unless it is plain.
    package init(text: String, isPlain: Bool = false, at mark: Mark) {
        self.init(content: .scalar(YAMLScalar(text: text, isPlain: isPlain)), mark: mark)
    }

    /// The mapping without the members of some names, and with others behind the rest.
    ///
    /// - Parameters:
    ///   - names: The names of the members that go.
    ///   - entries: The members that come.
    ///   - place: The place of the result; `nil` for that of the mapping.
    package func replacing(_ names: [String], with entries: [YAMLMapping.Entry], at place: Mark? = nil) -> YAMLNode {
        YAMLNode(mapping: (mapping?.filter { !names.contains($0.name) } ?? []) + entries, at: place ?? mark)
    }
}

extension YAMLMapping.Entry {
    /// Creates a member whose key has the place of its value.
    package init(_ name: String, _ value: YAMLNode) {
        self.init(key: YAMLNode(text: name, isPlain: true, at: value.mark), value: value)
    }
}
