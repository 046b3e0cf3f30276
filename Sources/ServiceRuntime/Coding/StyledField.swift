/// A field of a form that has the style of a parameter.
struct StyledField {
    /// The value of a field.
    indirect enum Value {
        /// A text.
        case text(String)
        /// Several values, separated by a delimiter.
        case list([Value], delimiter: String)

        /// Returns the value as one text.
        ///
        /// - Parameters:
        ///   - encode: Encodes a text.
        ///   - encodeDelimiter: Encodes the delimiter between two texts.
        func joined(_ encode: (String) -> String = { $0 }, _ encodeDelimiter: (String) -> String = { $0 }) -> String {
            switch self {
            case .text(let text): encode(text)
            case .list(let values, let delimiter):
                values.map { $0.joined(encode, encodeDelimiter) }.joined(separator: encodeDelimiter(delimiter))
            }
        }
    }

    /// The name.
    let name: String
    /// The value.
    let value: Value

    /// The fields of a value (OpenAPI 3.1, "Style Examples").
    ///
    /// `deepObject` is defined for objects whose members are plain values. Arrays and objects within go on in brackets, the
    /// elements of arrays by their numbers, as the form parsers of most languages read it: `a[b][0]=x`. In other styles they
    /// are JSON, unless lists in a list have styles of their own.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    ///   - style: How an array or an object is written.
    ///   - explode: Whether every element is in its own field.
    ///   - lists: How the lists in a list are written, from the outermost on.
    /// - Throws: ``ModelWritingError`` if JSON cannot express a part of the value.
    static func fields(
        _ name: String,
        _ value: JSONValue,
        style: ParameterStyle,
        explode: Bool,
        lists: [ParameterStyle]
    ) throws -> [StyledField] {
        if style == .deepObject { return try deep(name, value) }
        let values: [Value]
        switch value {
        case .array(let elements):
            values = try elements.map { try self.value($0, lists[...]) }
            if explode { return values.map { StyledField(name: name, value: $0) } }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            if explode { return try sorted.map { StyledField(name: $0.key, value: .text(try text($0.value))) } }
            values = try sorted.flatMap { [.text($0.key), .text(try text($0.value))] }
        default: return [StyledField(name: name, value: .text(try text(value)))]
        }
        return values.isEmpty ? [] : [StyledField(name: name, value: .list(values, delimiter: style.delimiter))]
    }

    private static func value(_ value: JSONValue, _ lists: ArraySlice<ParameterStyle>) throws -> Value {
        guard case .array(let elements) = value, let style = lists.first else { return .text(try text(value)) }
        return .list(try elements.map { try self.value($0, lists.dropFirst()) }, delimiter: style.delimiter)
    }

    private static func deep(_ name: String, _ value: JSONValue) throws -> [StyledField] {
        switch value {
        case .array(let elements): try elements.enumerated().flatMap { try deep("\(name)[\($0)]", $1) }
        case .object(let members):
            try members.sorted { $0.key < $1.key }.flatMap { try deep("\(name)[\($0.key)]", $0.value) }
        default: [StyledField(name: name, value: .text(try text(value)))]
        }
    }

    /// Plain values as they are, all else as JSON.
    private static func text(_ value: JSONValue) throws -> String {
        if case .text(let text) = value.parameterValue(coding: .default) { return text }
        return String(decoding: try JSONWriter.data(value), as: UTF8.self)
    }
}
