import YAML

extension Schema {
    /// Adopts the shape of the only part that has one, and its documentation if there is no other.
    mutating func adopt(_ inner: Schema) {
        shape = inner.shape
        isNullable = isNullable || inner.isNullable
        textOfNumber = inner.textOfNumber
        takesOtherText = inner.takesOtherText
        title = title ?? inner.title
        xml = xml?.completed(by: inner.xml) ?? inner.xml
        defaultValue = defaultValue ?? inner.defaultValue
        contentMediaType = contentMediaType ?? inner.contentMediaType
        if let text = documentation.text {
            documentation.text = ValueDescriptions.move(from: text, into: &self)
        } else {
            documentation.text = inner.documentation.text
        }
        documentation.isDeprecated = documentation.isDeprecated || inner.documentation.isDeprecated
    }

    /// Takes the words of a part that has no shape: `allOf: [{$ref: …}, {description: …}]`.
    mutating func adoptWords(of part: YAMLNode, in source: inout DescriptionSource) {
        guard let fields = Fields<SchemaKeyword>(part), fields[.reference] == nil else { return }
        documentation.text = documentation.text ?? source.text(fields[.description])
        title = title ?? fields.title
        defaultValue = defaultValue ?? fields[.default]
        if fields.sayNullable { isNullable = true }
    }

    /// Takes the documentation next to a reference for the schema that the reference stands for.
    mutating func adoptWords(besideReference alias: YAMLNode) {
        documentation.text = alias["description"]?.string ?? documentation.text
        title = alias["title"]?.string ?? title
    }
}
