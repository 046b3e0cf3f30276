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
            if parameter.location == .query { parameter.name = format.name(of: parameter.name) }
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
        if style == .deepObject, isListWithBrackets(parameter) { style = .form }
        parameter.explodes = source.flag(fields[.explode]) ?? [.form, .deepObject, .cookie].contains(style)
        if parameter.location == .querystring || styles(in: parameter.location).contains(style) {
            parameter.style = style
        } else {
            reportStyle(style, of: parameter, at: fields[.style]?.mark)
        }
    }

    /// Whether the name of a list has the brackets already that a deep object would add, as API Platform writes all lists: PHP would read
    /// `tags[][0]=a` as a list in a list.
    private func isListWithBrackets(_ parameter: Parameter) -> Bool {
        guard parameter.name.hasSuffix("[]"), case .array(let items) = parameter.schema.shape else { return false }
        return isPrimitive(items.shape)
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

    /// Reads how arrays become text in Swagger 2.0.
    mutating func readCollectionFormat(_ fields: Fields<ParameterKeyword>) -> CollectionFormat {
        guard let name = source.text(fields[.collectionFormat]) else { return .csv }
        if let format = CollectionFormat(rawValue: name) { return format }
        let hint = NearestName.hint(for: name, among: CollectionFormat.allCases.lazy.map(\.rawValue))
        source.diagnostics.loss(
            "unknown collection format '\(name)' is ignored\(hint)",
            at: fields[.collectionFormat]?.mark
        )
        return .csv
    }
}
