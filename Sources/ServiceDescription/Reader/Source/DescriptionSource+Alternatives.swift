import YAML

extension DescriptionSource {
    /// The only alternative beside `null`, as Pydantic describes what may be missing; `nil` if there are several, or none.
    ///
    /// - Parameter fields: The fields of a schema.
    mutating func onlyAlternative(of fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let list = (fields[.anyOf] ?? fields[.oneOf])?.sequence, list.count > 1 else { return nil }
        let others = list.filter { $0["type"]?.string != SchemaType.null.rawValue }
        guard others.count == 1, let only = others.first else { return nil }
        return peek(only)
    }
}
