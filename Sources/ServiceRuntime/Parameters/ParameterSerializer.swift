/// Makes the text of a parameter, or of a field of a form, from its value and its style, as the table in "Style Examples" of OpenAPI
/// 3.1 and RFC 6570 have it.
struct ParameterSerializer {
    /// How names and values are written in the place where they stand.
    enum Escaping: Sendable {
        /// As in a URL; where `allowsReserved`, the reserved characters in values are left as they are.
        case url(allowsReserved: Bool)
        /// As in a path, in which a slash in a value separates segments.
        case segments
        /// As in the query of a URL, likewise, except for what divides its fields or means a blank in them.
        case query(allowsReserved: Bool)
        /// As in a form (WHATWG URL, section 5.2), likewise.
        case form(allowsReserved: Bool)
        /// As they are.
        case none

        /// Whether a slash in a value is left as it is.
        var allowsSlashes: Bool {
            switch self {
            case .url(let allowsReserved), .query(let allowsReserved), .form(let allowsReserved): allowsReserved
            case .segments: true
            case .none: false
            }
        }

        /// A name in this place.
        func name(_ text: String) -> String {
            switch self {
            case .url, .segments, .query: PercentEncoding.encode(text)
            case .form: PercentEncoding.encode(text).replacing("%20", with: "+")
            case .none: text
            }
        }

        /// A value in this place.
        func value(_ text: String) -> String {
            switch self {
            case .url(allowsReserved: true): PercentEncoding.encodeExceptReserved(text)
            case .segments: PercentEncoding.encode(text).replacing("%2F", with: "/")
            // What has a meaning in forms cannot stand for itself (OpenAPI 3.1.1, section 4.8.12.2).
            case .query(allowsReserved: true):
                PercentEncoding.encodeExceptReserved(text).replacing("&", with: "%26").replacing("+", with: "%2B")
            case .form(allowsReserved: true):
                Self.query(allowsReserved: true).value(text).replacing("%20", with: "+")
            case .url, .query, .form, .none: name(text)
            }
        }

        /// What is between the values of a list in a style.
        func delimiter(of style: ParameterStyle) -> String {
            if case .none = self { return style.delimiter }
            return style.delimiter == "," ? "," : PercentEncoding.encode(style.delimiter)
        }
    }

    /// The name as it is written.
    private let name: String
    private let style: ParameterStyle
    private let explode: Bool
    private let escaping: Escaping

    private init(_ name: String, _ style: ParameterStyle, explode: Bool, _ escaping: Escaping) {
        self.name = escaping.name(name)
        self.style = style
        self.explode = explode
        self.escaping = escaping
    }

    /// The fields of a member of a form, none for an array or object without values. They are those of a query (OpenAPI 3.1.1, "Encoding
    /// Object", `style`).
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - value: Its value.
    ///   - style: How the value becomes text.
    ///   - explode: Whether each value of an array or object is separate.
    ///   - escaping: How names and values are written.
    static func fields(
        _ name: String,
        _ value: ParameterValue,
        style: ParameterStyle,
        explode: Bool,
        escaping: Escaping
    ) -> [(name: String, text: String)] {
        var fields: [(name: String, text: String)] = []
        if value.isEmptyCollection { return fields }
        ParameterSerializer(name, style, explode: explode, escaping).addFields(of: value) { fields.append(($0, $1)) }
        return fields
    }

    /// The text of a parameter.
    ///
    /// - Parameters:
    ///   - name: The name on the wire.
    ///   - value: The value.
    ///   - style: How the value becomes text. In a header field only ``ParameterStyle/simple`` and the styles that tell a delimiter have
    ///     a meaning.
    ///   - explode: Whether each value of an array or object is separate.
    ///   - escaping: How names and values are written.
    ///   - location: The location of the parameter.
    /// - Returns: In a path, what replaces the name; in a query, names and values with `&` between them; in a cookie,
    ///   likewise with `; `; in a header field its value, where nothing is encoded. It is `nil` for an array or object without
    ///   values, which is not sent.
    /// - Throws: ``ModelWritingError`` if it is a cookie that would end before its value does.
    static func text(
        name: String,
        value: ParameterValue,
        style: ParameterStyle,
        explode: Bool,
        escaping: Escaping,
        location: RequestParameter.Location
    ) throws(ModelWritingError) -> String? {
        let serializer = ParameterSerializer(name, style, explode: explode, location == .header ? .none : escaping)
        if value.isEmptyCollection { return nil }
        switch location {
        case .path: return serializer.path(value)
        case .query:
            var text = ""
            serializer.addFields(of: value) { text += text.isEmpty ? "\($0)=\($1)" : "&\($0)=\($1)" }
            return text.isEmpty ? nil : text
        case .cookie:
            var fields: [String] = []
            // What ends a cookie is encoded in any case, unless the style encodes nothing.
            serializer.addFields(of: value) { name, text in
                fields.append("\(name)=\(text)".replacing(";", with: style == .cookie ? ";" : "%3B"))
            }
            if let field = fields.first(where: { $0.utf8.contains(UInt8(ascii: ";")) }) {
                throw ModelWritingError("the value of the cookie '\(name)' cannot be sent: '\(field)' contains ';'")
            }
            return fields.isEmpty ? nil : fields.joined(separator: "; ")
        case .header: return serializer.joined(value, style.delimiter)
        }
    }

    // MARK: Locations

    private func path(_ value: ParameterValue) -> String {
        switch style {
        case .label: return "." + joined(value, explode ? "." : ",")
        case .matrix: return matrix(value)
        default: return joined(value, escaping.delimiter(of: style))
        }
    }

    private func matrix(_ value: ParameterValue) -> String {
        switch value {
        case .list(let values) where explode: values.map { matrix(name, element($0)) }.joined()
        case .object(let members) where explode:
            members.map { matrix(escaping.value($0.name), escaping.value($0.value.memberText)) }.joined()
        default: matrix(name, joined(value, ","))
        }
    }

    /// A name and a value, without an equals sign if that is empty (RFC 6570, section 3.2.7).
    private func matrix(_ name: String, _ text: String) -> String { text.isEmpty ? ";\(name)" : ";\(name)=\(text)" }

    private func addFields(of value: ParameterValue, _ add: (_ name: String, _ text: String) -> Void) {
        if style == .deepObject { return addDeepFields(of: value, name: name, add) }
        switch value {
        case .object(let members) where explode:
            for member in members { addFields(of: member, add) }
        case .list(let values) where explode:
            for value in values { add(name, element(value)) }
        default:
            add(name, joined(value, escaping.delimiter(of: style)))
        }
    }

    /// The fields of a member of an object whose members are fields. The values of a plain array are fields as well, as in
    /// an array of its own: frameworks that fill objects from queries, such as Spring and ASP.NET, expect them so.
    private func addFields(of member: ParameterValue.Member, _ add: (_ name: String, _ text: String) -> Void) {
        let name = escaping.name(member.name)
        guard case .list(let values) = member.value, values.allSatisfy(\.isPlain) else {
            return add(name, escaping.value(member.value.memberText))
        }
        for value in values { add(name, escaping.value(value.elementText)) }
    }

    /// The fields of a value in brackets: `a[b][c]=1`, and `a[b][0]=1` for the elements of an array.
    ///
    /// OpenAPI defines one level of members and nothing further. Beyond it this is what `qs` of JavaScript and PHP write and
    /// read, the indices included, without which the members of one element could not be distinguished from those of the next.
    private func addDeepFields(
        of value: ParameterValue,
        name: String,
        _ add: (_ name: String, _ text: String) -> Void
    ) {
        switch value {
        case .object(let members):
            for member in members {
                addDeepFields(of: member.value, name: name + escaping.name("[\(member.name)]"), add)
            }
        case .list(let values):
            for (index, value) in values.enumerated() {
                addDeepFields(of: value, name: name + escaping.name("[\(index)]"), add)
            }
        case .text, .literal, .null, .delimited: add(name, element(value))
        }
    }

    // MARK: Text

    private func joined(_ value: ParameterValue, _ separator: String) -> String {
        switch value {
        case .text, .literal, .null, .delimited: element(value)
        case .list(let values): values.map { element($0) }.joined(separator: separator)
        case .object(let members):
            members.map { escaping.value($0.name) + (explode ? "=" : separator) + escaping.value($0.value.memberText) }
                .joined(separator: separator)
        }
    }

    /// Returns the text of an element of a list, which may be a list with its own delimiters.
    private func element(_ value: ParameterValue) -> String {
        guard case .delimited(let values, let style) = value else { return escaping.value(value.elementText) }
        return values.map(element).joined(separator: escaping.delimiter(of: style))
    }
}

extension ParameterValue {
    fileprivate var isEmptyCollection: Bool {
        switch self {
        case .list(let values), .delimited(let values, _): values.isEmpty
        case .object(let members): members.isEmpty
        case .text, .literal, .null: false
        }
    }

    /// The text of an element of an array. No style says how an array or an object in it is written; it is written as JSON,
    /// as in the fields of a form.
    var elementText: String {
        switch self {
        case .text(let text), .literal(let text): text
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
        case .text, .literal, .null: true
        case .list, .delimited, .object: false
        }
    }

    /// The value as JSON.
    var json: String {
        switch self {
        case .text(let text): Self.quoted(text)
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
