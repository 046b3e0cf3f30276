/// Makes the text of a parameter from its value and its style, as the table in "Style Examples" of OpenAPI 3.1 and RFC 6570
/// have it.
struct ParameterSerializer {
    private let name: String
    private let style: ParameterStyle
    private let explode: Bool
    private let allowReserved: Bool

    /// The text of a parameter.
    ///
    /// - Parameters:
    ///   - name: The name on the wire.
    ///   - value: The value.
    ///   - style: How the value becomes text. In a header field only ``ParameterStyle/simple`` has a meaning.
    ///   - explode: Whether each value of an array or object stands on its own.
    ///   - allowReserved: Whether characters that have a meaning in URLs are left as they are.
    ///   - location: Where the parameter stands.
    /// - Returns: In a path, what takes the place of the name; in a query, names and values with `&` between them; in a
    ///   cookie, likewise with `; `; in a header field its value, where nothing is encoded. An empty array or object in a
    ///   query or a cookie has an empty text, and is not sent.
    /// - Throws: ``ModelWritingError`` if no text can express the value.
    static func text(
        name: String,
        value: ParameterValue,
        style: ParameterStyle,
        explode: Bool,
        allowReserved: Bool,
        location: RequestParameter.Location
    ) throws(ModelWritingError) -> String {
        if case .unrepresentable(let reason) = value {
            throw ModelWritingError("the value of the parameter '\(name)' cannot be sent: \(reason)")
        }
        let serializer = ParameterSerializer(
            name: PercentEncoding.encode(name),
            style: style,
            explode: explode,
            allowReserved: allowReserved
        )
        switch location {
        case .path: return serializer.path(value)
        case .query: return serializer.fields(value).joined(separator: "&")
        case .cookie: return serializer.fields(value).joined(separator: "; ")
        case .header: return serializer.header(value)
        }
    }

    // MARK: Locations

    private func path(_ value: ParameterValue) -> String {
        if value.isEmptyCollection { return "" }
        switch style {
        case .label: return "." + joined(value, explode ? "." : ",")
        case .matrix: return matrix(value)
        default: return joined(value, ",")
        }
    }

    private func matrix(_ value: ParameterValue) -> String {
        switch value {
        case .list(let values) where explode: return values.map { ";\(name)=\(encoded($0))" }.joined()
        case .object where explode: return ";" + joined(value, ";")
        default:
            let text = joined(value, ",")
            return text.isEmpty ? ";\(name)" : ";\(name)=\(text)"
        }
    }

    private func fields(_ value: ParameterValue) -> [String] {
        if value.isEmptyCollection { return [] }
        switch value {
        case .object(let members) where style == .deepObject:
            return members.map { "\(name)%5B\(PercentEncoding.encode($0.name))%5D=\(encoded($0.value))" }
        case .object(let members) where explode:
            return members.map { "\(PercentEncoding.encode($0.name))=\(encoded($0.value))" }
        case .list(let values) where explode:
            return values.map { "\(name)=\(encoded($0))" }
        default:
            return ["\(name)=\(joined(value, delimiter))"]
        }
    }

    private func header(_ value: ParameterValue) -> String {
        switch value {
        case .text(let text), .unrepresentable(let text): text
        case .list(let values): values.joined(separator: ",")
        case .object(let members):
            members.map { $0.name + (explode ? "=" : ",") + $0.value }.joined(separator: ",")
        }
    }

    // MARK: Text

    private var delimiter: String {
        switch style {
        case .spaceDelimited: "%20"
        case .pipeDelimited: "%7C"
        case .tabDelimited: "%09"
        default: ","
        }
    }

    private func joined(_ value: ParameterValue, _ separator: String) -> String {
        switch value {
        case .text(let text), .unrepresentable(let text): encoded(text)
        case .list(let values): values.map(encoded).joined(separator: separator)
        case .object(let members):
            members.map { encoded($0.name) + (explode ? "=" : separator) + encoded($0.value) }.joined(
                separator: separator
            )
        }
    }

    private func encoded(_ text: String) -> String {
        allowReserved ? PercentEncoding.encodeExceptReserved(text) : PercentEncoding.encode(text)
    }
}

extension ParameterValue {
    fileprivate var isEmptyCollection: Bool {
        switch self {
        case .list(let values): values.isEmpty
        case .object(let members): members.isEmpty
        case .text, .unrepresentable: false
        }
    }
}
