import YAML

extension Schema {
    /// The schema of what is sent where everything is text: an enumeration of the texts `true` and `false`, which is how validators of
    /// JavaScript describe flags in queries, is a truth value.
    ///
    /// Values with words or names of their own are more than that.
    ///
    /// - Parameter schemas: Knows the named schemas.
    func withFlagForTexts(knownTo schemas: inout SchemaReader) -> Schema {
        guard let target = schemas.readEnd(of: self), case .enumeration(let enumeration) = target.shape,
            enumeration.areTextsOfFlag
        else { return self }
        var flag = self
        if let node = self.defaultValue ?? target.defaultValue {
            guard let text = node.string, text == "true" || text == "false" else { return self }
            flag.defaultValue = YAMLNode(text: text, isPlain: true, at: node.mark)
        }
        flag.shape = .boolean
        flag.isNullable = self.isNullable || target.isNullable
        return flag
    }
}

extension EnumerationSchema {
    /// Whether the values are the texts of both truth values, and nothing else is said of them.
    fileprivate var areTextsOfFlag: Bool {
        rawType == .string && clientName == nil && values.count == 2
            && Set(values.map(\.rawValue)) == ["true", "false"]
            && values.allSatisfy { $0.clientName == nil && $0.documentation.text == nil }
    }
}
