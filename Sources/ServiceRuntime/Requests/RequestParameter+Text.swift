extension RequestParameter {
    /// Returns the encoded parameter.
    ///
    /// - Returns: In a path, what stands in place of the name; in a query and a cookie, name and value; in a header
    ///   field, the value. Percent-encoded, except in a header field.
    /// - Throws: ``ModelWritingError`` if the value cannot be written.
    func text() throws -> String {
        switch value {
        case .styled(let value, let coding, let style, let explode, let allowReserved):
            return try ParameterSerializer.text(
                name: name,
                value: value.parameterValue(coding: coding),
                style: style,
                explode: explode,
                allowReserved: allowReserved,
                location: location
            )
        case .segments(let value, let coding):
            let text = try ParameterSerializer.text(
                name: name,
                value: value.parameterValue(coding: coding),
                style: .simple,
                explode: false,
                allowReserved: false,
                location: .path
            )
            // A `%2F` in the value itself is `%252F` by now.
            return text.replacing("%2F", with: "/")
        case .json(let value):
            return jsonText(
                String(decoding: try ModelCoder.encode(value, mediaType: "application/json"), as: UTF8.self)
            )
        }
    }

    private func jsonText(_ text: String) -> String {
        switch location {
        case .path: return PercentEncoding.encode(text)
        case .query, .cookie: return "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(text))"
        case .header: return text
        }
    }
}
