import Mustache
import ServiceDescription

/// A parameter, as the template `SentParameter` shows it.
struct SentParameterView: MustacheView {
    /// The parameter.
    let parameter: OperationDeclaration.Parameter

    /// How it becomes text.
    private var encoding: ParameterEncoding { ParameterEncoding(parameter: parameter) }

    /// How the description has it as text.
    private var text: TextStyle { parameter.parameter.textStyle }

    static let members: MustacheMembers<Self> = [
        "isStyled": { if case .styled = $0.encoding.form { .bool(true) } else { .bool(false) } },
        "isJSON": { if case .json = $0.encoding.form { .bool(true) } else { .bool(false) } },
        "headerPrefix": { if case .headerFields(let prefix) = $0.encoding.form { .literal(prefix) } else { .null } },
        "queryMediaType": {
            if case .wholeQuery(let mediaType) = $0.encoding.form {
                .literal(mediaType.text)
            } else {
                .null
            }
        },
        "hasEncodings": { .bool(!$0.parameter.encodings.isEmpty) },
        "encodings": { .views($0.parameter.encodings) },
        "serverDefault": {
            if case .serverVariable(let defaultValue) = $0.encoding.form {
                .literal(defaultValue)
            } else {
                .null
            }
        },
        "location": { .string($0.parameter.parameter.location.rawValue) },
        "wireName": { .literal($0.parameter.wireName) },
        "name": {
            .string(
                $0.parameter.source.isArgument ? ReservedNames.variable($0.parameter.name) : $0.parameter.name
            )
        },
        "option": { $0.parameter.source.isOption ? .string(SwiftName.unescaped($0.parameter.name)) : .null },
        "group": { .optional($0.parameter.groupName) },
        "defaultValue": { .optional($0.parameter.source.isOption ? $0.parameter.defaultValue : nil) },
        "isArgument": { .bool($0.parameter.source.isArgument) },
        "isClient": { if case .client = $0.parameter.source { .bool(true) } else { .bool(false) } },
        "isApiVersion": { if case .apiVersion = $0.parameter.source { .bool(true) } else { .bool(false) } },
        // The versions of the API that the operation has, if it has not all of them.
        "versions": {
            guard case .apiVersion(let versions) = $0.parameter.source, !versions.isEmpty else { return .null }
            return .literal(versions)
        },
        // The constant may be empty text, which a section would leave out.
        "hasConstant": { if case .constant = $0.parameter.source { .bool(true) } else { .bool(false) } },
        "constant": { if case .constant(let value) = $0.parameter.source { .literal(value) } else { .null } },
        "hasSegments": { .bool($0.parameter.parameter.isSentAsSegments) },
        "hasLists": { .bool(!$0.text.listStyles.isEmpty) },
        "lists": { .strings($0.text.listStyles.map(\.rawValue)) },
        "style": { .optional($0.encoding.style?.rawValue) },
        "explode": { .optional($0.encoding.explodes.map { String($0) }) },
        "allowReserved": { .bool($0.encoding.keepsReserved) },
        "isEncoded": { .bool($0.encoding.isEncoded) },
        "coding": { .optional($0.encoding.coding?.rawValue) },
    ]
}
