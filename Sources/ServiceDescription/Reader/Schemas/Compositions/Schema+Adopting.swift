import YAML

extension Schema {
    /// Adopts the shape of the only part that has one, and its documentation if there is no other.
    mutating func adopt(_ inner: Schema) {
        self.shape = inner.shape
        self.isNullable = self.isNullable || inner.isNullable
        self.textOfNumber = inner.textOfNumber
        self.takesOtherText = inner.takesOtherText
        self.title = self.title ?? inner.title
        self.xml = self.xml?.completed(by: inner.xml) ?? inner.xml
        self.defaultValue = self.defaultValue ?? inner.defaultValue
        self.contentMediaType = self.contentMediaType ?? inner.contentMediaType
        self.saysContentEncoding = self.saysContentEncoding || inner.saysContentEncoding
        if let text = self.documentation.text {
            self.documentation.text = ValueDescriptions.move(from: text, into: &self)
        } else {
            self.documentation.text = inner.documentation.text
        }
        self.documentation.isDeprecated = self.documentation.isDeprecated || inner.documentation.isDeprecated
    }

    /// Takes the words of a part that has no shape: `allOf: [{$ref: …}, {description: …}]`.
    mutating func adoptWords(of part: YAMLNode, in source: inout DescriptionSource) {
        guard let fields = Fields<SchemaKeyword>(part), fields[.reference] == nil else { return }
        self.documentation.text = self.documentation.text ?? source.text(fields[.description])
        self.title = self.title ?? fields.title
        self.defaultValue = self.defaultValue ?? fields[.default]
        if fields.sayNullable { self.isNullable = true }
    }

    /// Takes the documentation next to a reference for the schema that the reference stands for.
    mutating func adoptWords(besideReference alias: YAMLNode) {
        self.documentation.text = alias["description"]?.string ?? self.documentation.text
        self.title = alias["title"]?.string ?? self.title
    }
}
