import YAML

/// One form that an operation describes in two places, as flask-smorest does where files are sent beside fields: in formData, and as a
/// `requestBody`.
enum SplitForm {
    /// Joins the body of an operation with the fields among its parameters.
    ///
    /// - Parameters:
    ///   - body: The body, or a reference to it.
    ///   - operation: The operation, which has the parameters.
    ///   - source: The document.
    /// - Returns: The body with all fields; `nil` if it is no form, or if a field has no schema.
    static func join(
        _ body: YAMLNode,
        of operation: Fields<OperationKeyword>,
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        let fields = (operation[.parameters]?.sequence ?? []).compactMap { source.peek($0) }
            .filter { $0["in"]?.string == ParameterPlace.formData.word }
        guard let target = source.peek(body), let contents = target["content"]?.mapping, !contents.isEmpty,
            contents.allSatisfy({ MediaType($0.name).isForm && $0.value["schema"] != nil }),
            let first = fields.first, fields.allSatisfy({ $0["name"]?.string != nil && $0["schema"] != nil })
        else { return nil }
        let more = object(of: fields, at: first.mark)
        var joined = contents.map { content in
            let entries = (content.value.mapping ?? YAMLMapping([])).map { entry in
                guard entry.name == "schema" else { return entry }
                let both = YAMLNode(sequence: [entry.value, more], at: target.mark)
                return YAMLMapping.Entry("schema", YAMLNode(mappingWith: "allOf", both))
            }
            return YAMLMapping.Entry(key: content.key, value: YAMLNode(mapping: entries, at: content.value.mark))
        }
        if fields.contains(where: { holdsFiles($0["schema"], in: &source) }) {
            joined = [YAMLMapping.Entry(MediaType.multipartForm.text, joined[0].value)]
        }
        let content = YAMLNode(mapping: joined, at: target.mark)
        return target.replacing(["content"], with: [YAMLMapping.Entry("content", content)], at: first.mark)
    }

    /// The fields as the members of an object.
    private static func object(of fields: [YAMLNode], at mark: Mark) -> YAMLNode {
        let members = fields.compactMap { field in
            field["name"].flatMap { name in field["schema"].map { YAMLMapping.Entry(key: name, value: $0) } }
        }
        let required = fields.filter { $0["required"]?.flag == true }.compactMap { $0["name"] }
        let entries = [
            YAMLMapping.Entry("type", YAMLNode(text: "object", at: mark)),
            YAMLMapping.Entry("properties", YAMLNode(mapping: members, at: mark)),
            YAMLMapping.Entry("required", YAMLNode(sequence: required, at: mark)),
        ]
        return YAMLNode(mapping: entries, at: mark)
    }

    private static func holdsFiles(_ schema: YAMLNode?, in source: inout DescriptionSource) -> Bool {
        guard let schema = schema.flatMap({ source.peek($0) }) else { return false }
        return schema["format"]?.string == "binary" || schema["items"].map { $0["format"]?.string == "binary" } == true
    }
}
