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
        if let name = source.text(fields[.style]) {
            if name == Parameter.Style.cookie.rawValue, version >= .openAPI32, parameter.location == .cookie {
                parameter.style = .cookie
            } else if let style = readStyle(name, at: fields[.style]?.mark) {
                parameter.style = style
            }
        }
        parameter.explodes = source.flag(fields[.explode]) ?? [.form, .deepObject, .cookie].contains(parameter.style)
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
