import ServiceDescription

/// How a parameter becomes text: what the runtime is told because it does not do so by itself.
struct ParameterEncoding {
    /// The ways in which the runtime is given a parameter.
    enum Form {
        /// By its name, as text that a style makes of it.
        case styled
        /// By its name, as JSON.
        case json
        /// As header fields whose names begin alike.
        case headerFields(prefix: String)
        /// As the whole query, in a media type.
        case wholeQuery(mediaType: MediaType)
        /// As a part of the URL of the operation's own server.
        case serverVariable(default: String)
    }

    /// The parameter.
    let parameter: OperationDeclaration.Parameter

    /// The format of dates, numbers and binary data, if it is not the usual one of the type.
    var coding: SwiftType.Coding? {
        switch form {
        case .json, .wholeQuery: parameter.type.codingOfWriters
        case .styled, .headerFields, .serverVariable: parameter.type.codingOfParameters
        }
    }

    /// The parameter of the description.
    private var sent: Parameter { parameter.parameter }

    /// How the description has the value as text.
    private var text: TextStyle { sent.textStyle }

    /// How the runtime writes values in the place by itself.
    var defaults: TextStyle { TextStyle(sent.location.defaultStyle) }

    /// How the runtime is given the parameter.
    var form: Form {
        if case .serverVariable(let defaultValue) = parameter.source { return .serverVariable(default: defaultValue) }
        if sent.location == .querystring, let mediaType = sent.mediaType {
            return .wholeQuery(mediaType: mediaType)
        }
        if sent.location == .header, let prefix = sent.extensions.headerPrefix { return .headerFields(prefix: prefix) }
        return sent.isSentAsJSON ? .json : .styled
    }

    /// The style, where anything about how the value is written is not what the runtime does by itself.
    var style: Parameter.Style? {
        let hasStyles = sent.location.isPartOfURL || text.style == .cookie || sent.location == .header
        let isPlain = explodes == nil && !keepsReserved && !isEncoded
        let isDefault = text.style == defaults.style && (sent.location == .header || isPlain)
        return hasStyles && !isDefault ? text.style : nil
    }

    /// Whether each item is sent on its own, where the runtime does not do so by itself.
    var explodes: Bool? {
        // A style in a header field is the delimiter of a list.
        if sent.location == .header, text.style != defaults.style { return nil }
        return text.explodes == defaults.explodes ? nil : text.explodes
    }

    /// Whether reserved characters are sent as they are.
    var keepsReserved: Bool {
        let isEscaped = sent.location.isPartOfURL || sent.location == .cookie && text.style != .cookie
        return text.allowsReserved && isEscaped && text.listStyles.isEmpty
    }

    /// Whether callers encode the value themselves.
    var isEncoded: Bool { text.isEncoded && text.listStyles.isEmpty }
}

extension ParameterLocation {
    /// Whether values are written into the URL. Only there they have a choice of styles and reserved characters.
    fileprivate var isPartOfURL: Bool { self == .path || self == .query }
}

extension Parameter {
    /// Whether the value is written as JSON.
    var isSentAsJSON: Bool { location != .querystring && mediaType?.meansJSON == true }

    /// Whether the slashes of the value divide the path, and no style or extension asks for more.
    var isSentAsSegments: Bool {
        hasSegments && location == .path && textStyle == TextStyle(.simple) && !isSentAsJSON
    }
}
