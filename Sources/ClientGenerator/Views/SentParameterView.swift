import Mustache
import ServiceDescription

/// A parameter, as the template `SentParameter` shows it.
struct SentParameterView: MustacheView {
    /// The parameter.
    let parameter: OperationDeclaration.Parameter

    static let members: MustacheMembers<Self> = [
        "isStyled": { if case .styled = $0.form { .bool(true) } else { .bool(false) } },
        "isJSON": { if case .json = $0.form { .bool(true) } else { .bool(false) } },
        "headerPrefix": {
            if case .headerFields(let prefix) = $0.form { .string(SwiftText.literal(prefix)) } else { .null }
        },
        "queryMediaType": {
            if case .wholeQuery(let mediaType) = $0.form { .string(SwiftText.literal(mediaType)) } else { .null }
        },
        "hasEncodings": { .bool(!$0.parameter.encodings.isEmpty) },
        "encodings": { .separated($0.parameter.encodings) { FieldEncodingView(encoding: $0, isLast: $1) } },
        "serverDefault": {
            if case .serverVariable(let defaultValue) = $0.form {
                .string(SwiftText.literal(defaultValue))
            } else {
                .null
            }
        },
        "location": { .string($0.sent.location.rawValue) },
        "wireName": { .string(SwiftText.literal($0.parameter.wireName)) },
        "name": {
            .string(
                $0.parameter.source.isArgument ? ReservedNames.variable($0.parameter.name) : $0.parameter.name
            )
        },
        "option": {
            $0.parameter.source.isOption ? .string(SwiftName.unescaped($0.parameter.name)) : .null
        },
        "group": { .optional($0.parameter.groupName) },
        "defaultValue": {
            .optional($0.parameter.source.isOption ? $0.parameter.defaultValue.map(DefaultValueView.init) : nil)
        },
        "isArgument": { .bool($0.parameter.source.isArgument) },
        "isClient": { if case .client = $0.parameter.source { .bool(true) } else { .bool(false) } },
        "isApiVersion": { if case .apiVersion = $0.parameter.source { .bool(true) } else { .bool(false) } },
        "hasVersions": { .bool(!$0.versions.isEmpty) },
        "versions": { .separated($0.versions) },
        // The constant may be empty text, which a section would leave out.
        "hasConstant": { if case .constant = $0.parameter.source { .bool(true) } else { .bool(false) } },
        "constant": {
            if case .constant(let value) = $0.parameter.source { .string(SwiftText.literal(value)) } else { .null }
        },
        "hasSegments": { .bool($0.sent.isSentAsSegments) },
        "hasLists": { .bool(!$0.text.listStyles.isEmpty) },
        "lists": { .separated($0.text.listStyles.map(\.rawValue)) },
        "style": { .optional($0.style?.rawValue) },
        "explode": { .optional($0.explodes.map { String($0) }) },
        "allowReserved": { .bool($0.keepsReserved) },
        "coding": { .optional($0.coding?.rawValue) },
    ]

    /// The ways in which the runtime is given a parameter.
    private enum Form {
        /// By its name, as text that a style makes of it.
        case styled
        /// By its name, as JSON.
        case json
        /// As header fields whose names begin alike.
        case headerFields(prefix: String)
        /// As the whole query, in a media type.
        case wholeQuery(mediaType: String)
        /// As a part of the URL of the operation's own server.
        case serverVariable(default: String)
    }

    /// The complete encoding, including the runtime's defaults, which the template omits.
    var encoding: OperationOutline.SentValue.Encoding {
        var encoding = OperationOutline.SentValue.Encoding(
            textStyle: defaults,
            keepsSlashes: sent.isSentAsSegments,
            format: coding?.rawValue,
            fields: parameter.encodings
        )
        switch form {
        case .json, .wholeQuery: encoding.mediaType = sent.mediaType
        case .styled:
            encoding.textStyle = TextStyle(
                style ?? defaults.style,
                explodes: explodes ?? defaults.explodes,
                listStyles: text.listStyles,
                allowsReserved: keepsReserved
            )
        case .headerFields, .serverVariable: break
        }
        return encoding
    }

    private var coding: SwiftType.Coding? {
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
    private var defaults: TextStyle { TextStyle(sent.location.defaultStyle) }

    /// The versions of the API that the operation has, if it has not all of them.
    private var versions: [String] {
        if case .apiVersion(let versions) = parameter.source { versions.map(SwiftText.literal) } else { [] }
    }

    private var form: Form {
        if case .serverVariable(let defaultValue) = parameter.source { return .serverVariable(default: defaultValue) }
        if sent.location == .querystring, let mediaType = sent.mediaType {
            return .wholeQuery(mediaType: mediaType)
        }
        if sent.location == .header, let prefix = sent.extensions.headerPrefix { return .headerFields(prefix: prefix) }
        return sent.isSentAsJSON ? .json : .styled
    }

    /// The style, where anything about how the value is written is not what the runtime does by itself.
    private var style: Parameter.Style? {
        let hasStyles = sent.location.isPartOfURL || text.style == .cookie || sent.location == .header
        let isDefault =
            text.style == defaults.style && (sent.location == .header || explodes == nil && !keepsReserved)
        return hasStyles && !isDefault ? text.style : nil
    }

    /// Whether each item is sent on its own, where the runtime does not do so by itself.
    private var explodes: Bool? {
        // A style in a header field is the delimiter of a list.
        if sent.location == .header, text.style != defaults.style { return nil }
        return text.explodes == defaults.explodes ? nil : text.explodes
    }

    /// Whether reserved characters are sent as they are.
    private var keepsReserved: Bool {
        let isEncoded = sent.location.isPartOfURL || sent.location == .cookie && text.style != .cookie
        return text.allowsReserved && isEncoded && text.listStyles.isEmpty
    }
}

extension ParameterLocation {
    /// Whether values are written into the URL. Only there they have a choice of styles and reserved characters.
    fileprivate var isPartOfURL: Bool { self == .path || self == .query }
}

extension Parameter {
    /// Whether the value is written as JSON.
    var isSentAsJSON: Bool { location != .querystring && mediaType.map(Content.meansJSON) ?? false }

    /// Whether the slashes of the value divide the path, and no style or extension asks for more.
    var isSentAsSegments: Bool {
        hasSegments && location == .path && textStyle == TextStyle(.simple) && !isSentAsJSON
    }
}
