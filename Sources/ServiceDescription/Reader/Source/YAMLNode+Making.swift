import YAML

extension YAMLNode {
    /// A mapping of one member, at the place of its value.
    init(mappingWith name: String, _ value: YAMLNode) {
        self.init(content: .mapping(YAMLMapping([YAMLMapping.Entry(name, value)])), mark: value.mark)
    }

    /// A text in quotes.
    init(text: String, at mark: Mark) {
        self.init(content: .scalar(YAMLScalar(text: text, isPlain: false)), mark: mark)
    }
}

extension YAMLMapping.Entry {
    /// Creates a member whose key has the place of its value.
    init(_ name: String, _ value: YAMLNode) {
        let key = YAMLNode(content: .scalar(YAMLScalar(text: name, isPlain: true)), mark: value.mark)
        self.init(key: key, value: value)
    }
}
