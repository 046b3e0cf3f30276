import Suggestions
import YAML

extension DescriptionReader {
    /// Reads how a parameter becomes text.
    mutating func readStyle(_ fields: Fields<ParameterKeyword>, into parameter: inout Parameter) {
        if version == .swagger20 {
            guard case .array = parameter.schema.shape else {
                // What a collection format says is about lists alone (Swagger 2.0, "Parameter Object").
                parameter.explodes = parameter.style == .form
                return
            }
            let format = readCollectionFormat(fields)
            if let style = format.style { parameter.style = style }
            parameter.explodes = format.explodes && parameter.style == .form
            parameter.listStyles = readListStyles(fields)
            return
        }
        var style = parameter.style
        if let name = source.text(fields[.style]) {
            if name == Parameter.Style.cookie.rawValue, version >= .openAPI32, parameter.location == .cookie {
                style = .cookie
            } else {
                style = readStyle(name, at: fields[.style]?.mark) ?? style
            }
        }
        parameter.explodes = source.flag(fields[.explode]) ?? [.form, .deepObject, .cookie].contains(style)
        if parameter.location == .querystring || styles(in: parameter.location).contains(style) {
            parameter.style = style
        } else {
            reportStyle(style, of: parameter, at: fields[.style]?.mark)
        }
    }

    /// The styles that parameters may have in a place.
    private func styles(in location: ParameterLocation) -> [Parameter.Style] {
        switch location {
        case .path: [.simple, .label, .matrix]
        case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: [.simple]
        case .cookie: version >= .openAPI32 ? [.form, .cookie] : [.form]
        // The media type says how the whole query is written.
        case .querystring: []
        }
    }

    /// Reports a style that the place of a parameter does not have.
    private mutating func reportStyle(_ style: Parameter.Style, of parameter: Parameter, at mark: Mark?) {
        source.diagnostics.loss(
            "'\(style.rawValue)' is not a style for \(parameter.location.rawValue) parameters; '\(parameter.style.rawValue)' is "
                + "used (write \(styles(in: parameter.location).map(\.rawValue).joined(separator: ", ")))",
            at: mark
        )
    }

    /// Returns the style with a name, or `nil`, with a warning, if there is none.
    mutating func readStyle(_ name: String, at mark: Mark?) -> Parameter.Style? {
        let known: [Parameter.Style] = [.simple, .label, .matrix, .form, .spaceDelimited, .pipeDelimited, .deepObject]
        if let style = known.first(where: { $0.rawValue == name }) { return style }
        let hint = NearestName.hint(for: name, among: known.lazy.map(\.rawValue))
        source.diagnostics.loss("unknown style '\(name)' is ignored\(hint)", at: mark)
        return nil
    }

    /// Returns the meaning of a `collectionFormat`: a style other than the location's default, and whether each item is
    /// sent separately.
    mutating func readCollectionFormat(
        _ fields: Fields<ParameterKeyword>
    ) -> (style: Parameter.Style?, explodes: Bool) {
        guard let name = source.text(fields[.collectionFormat]) else { return (nil, false) }
        switch name {
        case "csv": return (nil, false)
        case "multi": return (nil, true)
        case "ssv": return (.spaceDelimited, false)
        case "tsv": return (.tabDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        default:
            let hint = NearestName.hint(for: name, among: ["csv", "ssv", "tsv", "pipes", "multi"])
            source.diagnostics.loss(
                "unknown collection format '\(name)' is ignored\(hint)",
                at: fields[.collectionFormat]?.mark
            )
            return (nil, false)
        }
    }
}
