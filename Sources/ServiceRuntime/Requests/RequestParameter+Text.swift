import Foundation

extension RequestParameter {
    /// Returns the encoded parameter.
    ///
    /// - Returns: In a path, what replaces the name; in a query and a cookie, name and value; in a header
    ///   field, the value. Percent-encoded, except in a header field. It is `nil` for an array or object without values, which
    ///   is not sent.
    /// - Throws: ``ModelWritingError`` if the value cannot be written.
    func text() throws -> String? {
        switch value {
        case .styled(let value, let coding, let style, let explode, let escaping, let lists):
            return try ParameterSerializer.text(
                name: name,
                value: parameterValue(of: value, coding).delimitingLists(by: lists),
                style: style,
                explode: explode,
                escaping: escaping,
                location: location
            )
        case .json(let value, let coding):
            return try ParameterSerializer.text(
                name: name,
                value: .literal(String(decoding: Self.json(value, coding), as: UTF8.self)),
                style: .simple,
                explode: false,
                escaping: .url(allowsReserved: false),
                location: location
            )
        }
    }

    private func parameterValue(
        of value: any ModelValue,
        _ coding: ValueCoding
    ) throws(ModelWritingError) -> ParameterValue {
        do throws(ModelWritingError) { return try ParameterValue(of: value, coding: coding) } catch {
            throw ModelWritingError("the value of the parameter '\(name)' cannot be sent: \(error.description)")
        }
    }

    private static func json(_ value: any ModelValue, _ coding: ValueCoding) throws -> Data {
        try JSONWriter.data(value, BodyEncoding(coding: coding))
    }

    /// Returns the texts that a list, an object or a value in JSON consists of, or nothing for any other value. They are not encoded.
    ///
    /// - Throws: ``ModelWritingError`` if the value cannot be written.
    func partTexts() throws -> [String] {
        switch value {
        case .styled(let value, let coding, _, _, _, _):
            return try parameterValue(of: value, coding).partTexts
        case .json(let value, let coding):
            let value = try ModelCoder.exactValue(in: Self.json(value, coding))
            return ParameterValue.list([try ParameterValue(of: value, coding: coding)]).partTexts
        }
    }

    /// Whether a slash that the caller has encoded is encoded again in a text of the parameter. The service would not find what is
    /// meant, or one that decodes twice would find another path. Where a value may have slashes, it need not encode any.
    func encodesTwice(_ text: String) -> Bool {
        guard case .styled(_, _, _, _, let escaping, _) = value, !escaping.allowsSlashes,
            text.utf8.contains(UInt8(ascii: "%"))
        else { return false }
        return ["%252F", "%252f", "%255C", "%255c"].contains { text.contains($0) }
    }
}
