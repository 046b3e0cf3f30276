import YAML

extension SentParameterReader {
    /// Reads how a parameter becomes text.
    func readStyle(into parameter: inout Parameter, from source: inout DescriptionSource) {
        if source.version == .swagger20 || ParameterReader.isSwaggerList(fields) {
            guard case .array = parameter.schema.shape else {
                // What a collection format says is about lists alone (Swagger 2.0, "Parameter Object").
                parameter.explodes = parameter.style == .form
                return
            }
            let format = CollectionFormat.read(fields, from: &source)
            if let style = format.style { parameter.style = style }
            if parameter.location == .query { parameter.name = format.name(of: parameter.name) }
            parameter.explodes = format.explodes && parameter.style == .form
            parameter.listStyles = CollectionFormat.readListStyles(fields, from: &source)
            return
        }
        var style = parameter.style
        if let name = source.text(fields[.style]) {
            if name == Parameter.Style.cookie.rawValue, parameter.location == .cookie {
                style = .cookie
                source.report(name, thatIsA: "style", since: .openAPI32, at: fields[.style]?.mark)
            } else {
                style = Parameter.Style.read(name, at: fields[.style]?.mark, in: &source) ?? style
            }
        }
        if style == .deepObject, Self.isListWithBrackets(parameter) { style = .form }
        parameter.explodes = source.flag(fields[.explode]) ?? [.form, .deepObject, .cookie].contains(style)
        if parameter.location == .querystring || Self.styles(in: location).contains(style) {
            parameter.style = style
        } else {
            Self.report(style, of: parameter, at: fields[.style]?.mark, in: &source)
        }
    }

    /// Whether the name of a list has the brackets already that a deep object would add, as API Platform writes all lists: PHP would read
    /// `tags[][0]=a` as a list in a list.
    private static func isListWithBrackets(_ parameter: Parameter) -> Bool {
        guard parameter.name.hasSuffix("[]"), case .array(let items) = parameter.schema.shape else { return false }
        return ParameterReader.isPrimitive(items.shape)
    }

    /// The styles that parameters may have in a place.
    private static func styles(in location: ParameterLocation) -> [Parameter.Style] {
        switch location {
        case .path: [.simple, .label, .matrix]
        case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: [.simple]
        case .cookie: [.form, .cookie]
        // The media type says how the whole query is written.
        case .querystring: []
        }
    }

    /// Reports a style that the place of a parameter does not have.
    private static func report(
        _ style: Parameter.Style,
        of parameter: Parameter,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        let styles = styles(in: parameter.location).map(\.rawValue).joined(separator: ", ")
        source.diagnostics.loss(
            "'\(style.rawValue)' is not a style for \(parameter.location.rawValue) parameters; '\(parameter.style.rawValue)' is "
                + "used (write \(styles))",
            at: mark
        )
    }
}
