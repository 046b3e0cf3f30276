import YAML

extension TextStyle {
    /// Reads `style` and `explode`. A style that there is not, or not in this place, leaves this one as it is, with a warning.
    ///
    /// - Parameters:
    ///   - name: The style.
    ///   - explode: Whether each item is sent on its own. By default, it depends on the style, also on one of another place.
    ///   - location: Where the value is sent. Fields of forms have the styles of query parameters (OpenAPI 3.1, "Encoding Object").
    ///   - owners: What is sent there, in words, such as `query parameters`.
    ///   - source: The document.
    mutating func read(
        _ name: YAMLNode?,
        explode: YAMLNode?,
        in location: ParameterLocation,
        of owners: @autoclosure () -> String,
        from source: inout DescriptionSource
    ) {
        let written = source.text(name).flatMap { Self.style(named: $0, at: name?.mark, in: &source) } ?? style
        explodes = source.flag(explode) ?? written.explodesByDefault
        if written == style { return }
        let styles = location.styles
        // The media type says how the whole query is written.
        if location == .querystring || styles.contains(written) {
            if written == .cookie { source.report(written.rawValue, thatIsANew: "style", at: name?.mark) }
            style = written
        } else {
            source.diagnostics.loss(
                "'\(written.rawValue)' is not a style for \(owners()); '\(style.rawValue)' is used (write "
                    + "\(styles.map(\.rawValue).joined(separator: ", ")))",
                at: name?.mark
            )
        }
    }

    /// The style of a name; `nil` if no place has it, which is reported.
    private static func style(
        named name: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> Parameter.Style? {
        let known = ParameterLocation.allCases.flatMap { $0.styles }
        if let style = known.first(where: { $0.rawValue == name }) { return style }
        source.unknownWord(name, for: "style", among: known.map(\.rawValue).uniqued(), at: mark)
        return nil
    }
}

extension ParameterLocation {
    /// The styles that values may have in it (OpenAPI 3.0, "Style Values").
    fileprivate var styles: [Parameter.Style] {
        switch self {
        case .path: [.simple, .label, .matrix]
        case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: [.simple]
        case .cookie: [.form, .cookie]
        case .querystring: []
        }
    }
}
