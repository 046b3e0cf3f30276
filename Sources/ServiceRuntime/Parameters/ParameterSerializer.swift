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
    ///   - style: How the value becomes text. In a header field only ``ParameterStyle/simple`` and the styles that tell a delimiter have
    ///     a meaning.
    ///   - explode: Whether each value of an array or object is separate.
    ///   - allowReserved: Whether characters that have a meaning in URLs are left as they are.
    ///   - location: The location of the parameter.
    /// - Returns: In a path, what replaces the name; in a query, names and values with `&` between them; in a cookie,
    ///   likewise with `; `; in a header field its value, where nothing is encoded. It is `nil` for an array or object without
    ///   values, which is not sent.
    /// - Throws: ``ModelWritingError`` if no text can express the value.
    static func text(
        name: String,
        value: ParameterValue,
        style: ParameterStyle,
        explode: Bool,
        allowReserved: Bool,
        location: RequestParameter.Location
    ) throws(ModelWritingError) -> String? {
        if case .unrepresentable(let reason) = value {
            throw ModelWritingError("the value of the parameter '\(name)' cannot be sent: \(reason)")
        }
        let serializer = ParameterSerializer(
            name: style == .cookie ? name : PercentEncoding.encode(name),
            style: style,
            explode: explode,
            allowReserved: allowReserved
        )
        if value.isEmptyCollection { return nil }
        switch location {
        case .path: return serializer.path(value)
        case .query:
            let fields = serializer.fields(value)
            return fields.isEmpty ? nil : fields.joined(separator: "&")
        case .cookie:
            var fields = serializer.fields(value)
            // What ends a cookie is encoded in any case, unless the style encodes nothing.
            if style != .cookie { fields = fields.map { $0.replacing(";", with: "%3B") } }
            if let field = fields.first(where: { $0.utf8.contains(UInt8(ascii: ";")) }) {
                throw ModelWritingError("the value of the cookie '\(name)' cannot be sent: '\(field)' contains ';'")
            }
            return fields.isEmpty ? nil : fields.joined(separator: "; ")
        case .header: return serializer.header(value)
        }
    }

    // MARK: Locations

    private func path(_ value: ParameterValue) -> String {
        switch style {
        case .label: return "." + joined(value, explode ? "." : ",")
        case .matrix: return matrix(value)
        default: return joined(value, delimiter)
        }
    }

    private func matrix(_ value: ParameterValue) -> String {
        switch value {
        case .list(let values) where explode: return values.map { ";\(name)=\(element($0))" }.joined()
        case .object where explode: return ";" + joined(value, ";")
        default:
            let text = joined(value, ",")
            return text.isEmpty ? ";\(name)" : ";\(name)=\(text)"
        }
    }

    private func fields(_ value: ParameterValue) -> [String] {
        if style == .deepObject { return deepFields(value, name: name) }
        switch value {
        case .object(let members) where explode:
            return members.flatMap(explodedFields)
        case .list(let values) where explode:
            return values.map { "\(name)=\(element($0))" }
        default:
            return ["\(name)=\(joined(value, delimiter))"]
        }
    }

    /// The fields of a member of an object whose members are fields. The values of a plain array are fields as well, as in
    /// an array of its own: frameworks that fill objects from queries, such as Spring and ASP.NET, expect them so.
    private func explodedFields(_ member: ParameterValue.Member) -> [String] {
        let name = encodedName(member.name)
        guard case .list(let values) = member.value, values.allSatisfy(\.isPlain) else {
            return ["\(name)=\(encoded(member.value.memberText))"]
        }
        return values.map { "\(name)=\(encoded($0.elementText))" }
    }

    /// The fields of a value in brackets: `a[b][c]=1`, and `a[b][0]=1` for the elements of an array.
    ///
    /// OpenAPI defines one level of members and nothing further. Beyond it this is what `qs` of JavaScript and PHP write and
    /// read, the indices included, without which the members of one element could not be distinguished from those of the next.
    private func deepFields(_ value: ParameterValue, name: String) -> [String] {
        switch value {
        case .object(let members):
            members.flatMap { deepFields($0.value, name: "\(name)%5B\(PercentEncoding.encode($0.name))%5D") }
        case .list(let values):
            values.enumerated().flatMap { deepFields($1, name: "\(name)%5B\($0)%5D") }
        case .text, .literal, .null, .unrepresentable, .delimited: ["\(name)=\(element(value))"]
        }
    }

    private func header(_ value: ParameterValue) -> String {
        switch value {
        case .text, .literal, .null, .unrepresentable, .delimited: value.elementText
        case .list(let values): values.map(\.elementText).joined(separator: style.delimiter)
        case .object(let members):
            members.map { $0.name + (explode ? "=" : ",") + $0.value.memberText }.joined(separator: ",")
        }
    }

    // MARK: Text

    private var delimiter: String { Self.delimiter(of: style) }

    /// Returns the delimiter between the values of a list in a style, in a URL.
    private static func delimiter(of style: ParameterStyle) -> String {
        style.delimiter == "," ? "," : PercentEncoding.encode(style.delimiter)
    }

    private func joined(_ value: ParameterValue, _ separator: String) -> String {
        switch value {
        case .text, .literal, .null, .unrepresentable, .delimited: element(value)
        case .list(let values): values.map { element($0) }.joined(separator: separator)
        case .object(let members):
            members.map { encoded($0.name) + (explode ? "=" : separator) + encoded($0.value.memberText) }.joined(
                separator: separator
            )
        }
    }

    /// Returns the text of an element of a list, which may be a list with its own delimiters.
    private func element(_ value: ParameterValue) -> String {
        guard case .delimited(let values, let style) = value else { return encoded(value.elementText) }
        return values.map(element).joined(separator: Self.delimiter(of: style))
    }

    private func encodedName(_ name: String) -> String {
        style == .cookie ? name : PercentEncoding.encode(name)
    }

    private func encoded(_ text: String) -> String {
        if style == .cookie { return text }
        return allowReserved ? PercentEncoding.encodeExceptReserved(text) : PercentEncoding.encode(text)
    }
}

extension ParameterValue {
    fileprivate var isEmptyCollection: Bool {
        switch self {
        case .list(let values), .delimited(let values, _): values.isEmpty
        case .object(let members): members.isEmpty
        case .text, .literal, .null, .unrepresentable: false
        }
    }

    /// The text of an element of an array. No style says how an array or an object in it is written; it is written as JSON,
    /// as in the fields of a form.
    fileprivate var elementText: String {
        switch self {
        case .text(let text), .literal(let text), .unrepresentable(let text): text
        case .null: ""
        case .delimited(let values, let style): values.map(\.elementText).joined(separator: style.delimiter)
        case .list, .object: json
        }
    }

    /// The text of an object's member. The values of a plain array in an object are separated by commas, which most
    /// services expect.
    fileprivate var memberText: String {
        guard case .list(let values) = self, values.allSatisfy(\.isPlain) else { return elementText }
        return values.map(\.elementText).joined(separator: ",")
    }

    fileprivate var isPlain: Bool {
        switch self {
        case .text, .literal, .null, .unrepresentable: true
        case .list, .delimited, .object: false
        }
    }

    private var json: String {
        switch self {
        case .text(let text), .unrepresentable(let text): Self.quoted(text)
        case .literal(let text): text
        case .null: "null"
        case .list(let values), .delimited(let values, _): "[" + values.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var output: [UInt8] = []
        JSONText.append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}

extension ParameterStyle {
    /// The delimiter between the values of a list without encoding, as in a header field.
    var delimiter: String {
        switch self {
        case .spaceDelimited: " "
        case .pipeDelimited: "|"
        case .tabDelimited: "\t"
        default: ","
        }
    }
}
