import YAML

extension SentParameterReader {
    /// Reads how a parameter becomes text.
    func readStyle(into parameter: inout Parameter, from source: inout DescriptionSource) {
        if source.version == .swagger20 || ParameterReader.isSwaggerList(fields) {
            // What a collection format says is about lists alone (Swagger 2.0, "Parameter Object").
            guard parameter.schema.shape.isArray else { return }
            let format = CollectionFormat.read(fields, from: &source)
            if let style = format.style { parameter.textStyle.style = style }
            if parameter.location == .query { parameter.name = format.name(of: parameter.name) }
            parameter.textStyle.explodes = format.explodes && parameter.textStyle.style == .form
            parameter.textStyle.listStyles = CollectionFormat.readListStyles(fields, from: &source)
            return
        }
        parameter.textStyle.read(
            fields[.style],
            explode: fields[.explode],
            in: location,
            of: "\(location.rawValue) parameters",
            from: &source
        )
        if parameter.textStyle.style == .deepObject, Self.isListWithBrackets(parameter) {
            parameter.textStyle.style = .form
        }
    }

    /// Whether the name of a list has the brackets already that a deep object would add, as API Platform writes all lists: PHP would read
    /// `tags[][0]=a` as a list in a list.
    private static func isListWithBrackets(_ parameter: Parameter) -> Bool {
        guard parameter.name.hasSuffix("[]"), case .array(let items) = parameter.schema.shape else { return false }
        return !items.shape.mayHaveParts
    }
}
