/// A field of a form that has the style of a parameter.
struct StyledField {
    /// The name.
    let name: String
    /// The values that stand in the one field.
    let values: [String]
    /// What stands between them.
    var delimiter = ","

    /// The fields of a value (OpenAPI 3.1, "Style Examples").
    ///
    /// `deepObject` is defined for objects whose members are plain values. Arrays and objects within go on in brackets, the
    /// elements of arrays by their numbers, as the form parsers of most languages read it: `a[b][0]=x`. In other styles they
    /// are JSON.
    ///
    /// - Throws: ``ModelWritingError`` if JSON cannot express a part of the value.
    static func fields(
        _ name: String,
        _ value: JSONValue,
        style: ParameterStyle,
        explode: Bool
    ) throws -> [StyledField] {
        if style == .deepObject { return try deep(name, value) }
        switch value {
        case .array(let elements):
            let texts = try elements.map(text)
            if explode { return texts.map { StyledField(name: name, values: [$0]) } }
            return texts.isEmpty ? [] : [StyledField(name: name, values: texts, delimiter: delimiter(of: style))]
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            if explode { return try sorted.map { StyledField(name: $0.key, values: [try text($0.value)]) } }
            let texts = try sorted.flatMap { [$0.key, try text($0.value)] }
            return texts.isEmpty ? [] : [StyledField(name: name, values: texts, delimiter: delimiter(of: style))]
        default: return [StyledField(name: name, values: [try text(value)])]
        }
    }

    private static func deep(_ name: String, _ value: JSONValue) throws -> [StyledField] {
        switch value {
        case .array(let elements): try elements.enumerated().flatMap { try deep("\(name)[\($0)]", $1) }
        case .object(let members):
            try members.sorted { $0.key < $1.key }.flatMap { try deep("\(name)[\($0.key)]", $0.value) }
        default: [StyledField(name: name, values: [try text(value)])]
        }
    }

    private static func delimiter(of style: ParameterStyle) -> String {
        switch style {
        case .spaceDelimited: " "
        case .pipeDelimited: "|"
        case .tabDelimited: "\t"
        default: ","
        }
    }

    /// Plain values as they are, all else as JSON.
    private static func text(_ value: JSONValue) throws -> String {
        if case .text(let text) = value.parameterValue(coding: .default) { return text }
        return String(decoding: try JSONWriter.data(value), as: UTF8.self)
    }
}
