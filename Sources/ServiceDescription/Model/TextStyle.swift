/// How a value becomes text: that of a parameter, or of a field of a form.
package struct TextStyle: Sendable, Hashable {
    /// How arrays and objects become text.
    package var style: Parameter.Style
    /// Whether each item is sent on its own.
    package var explodes: Bool
    /// How lists in a list become text, from the outermost on (`collectionFormat` of Swagger's `items`); empty if there are none,
    /// or if the description does not say.
    package var listStyles: [Parameter.Style]
    /// Whether reserved characters are left as they are (`allowReserved`, `x-ms-skip-url-encoding` in a path).
    package var allowsReserved: Bool
    /// Whether callers encode values themselves (`x-ms-skip-url-encoding` in a query), which may hold further parameters.
    package var isEncoded = false

    /// How a value becomes text in a style.
    ///
    /// - Parameters:
    ///   - style: How arrays and objects become text.
    ///   - explodes: Whether each item is sent on its own; `nil`: as it is by default in the style.
    ///   - listStyles: How lists in a list become text.
    ///   - allowsReserved: Whether reserved characters are left as they are.
    package init(
        _ style: Parameter.Style,
        explodes: Bool? = nil,
        listStyles: [Parameter.Style] = [],
        allowsReserved: Bool = false
    ) {
        self.style = style
        self.explodes = explodes ?? style.explodesByDefault
        self.listStyles = listStyles
        self.allowsReserved = allowsReserved
    }
}

extension Parameter.Style {
    /// Whether each item is sent on its own if the description does not say (OpenAPI 3.0, "Parameter Object").
    package var explodesByDefault: Bool {
        switch self {
        case .form, .deepObject, .cookie: true
        case .simple, .label, .matrix, .spaceDelimited, .pipeDelimited, .tabDelimited: false
        }
    }
}

extension ParameterLocation {
    /// The style of values if the description names none (OpenAPI 3.0, "Parameter Object").
    package var defaultStyle: Parameter.Style {
        switch self {
        case .path, .header: .simple
        case .query, .querystring, .cookie: .form
        }
    }
}
