import Foundation

/// Writes values as forms (`application/x-www-form-urlencoded`; WHATWG URL, section 5.2).
enum FormWriter {
    /// The body of a form. A member that is an array becomes several fields of one name, and one that is an object becomes
    /// JSON, unless its encoding says otherwise.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoding: How it is written.
    /// - Throws: ``ModelWritingError`` if the value has no members, or one that cannot be sent in a form.
    static func data(_ value: some ModelValue, _ encoding: BodyEncoding) throws -> Data {
        let plain = ParameterSerializer.Escaping.form(allowsReserved: false)
        var pairs: [String] = []
        for field in try FormField.fields(of: value, encoding, joinsJSON: true) {
            do throws(ModelWritingError) {
                for value in field.values {
                    guard case .styled(let style, let explode, let allowReserved, let lists) = field.encoding else {
                        pairs.append("\(plain.name(field.name))=\(plain.value(try value.text()))")
                        continue
                    }
                    pairs += ParameterSerializer.fields(
                        field.name,
                        try value.parameterValue().delimitingLists(by: lists),
                        style: style,
                        explode: explode,
                        escaping: .form(allowsReserved: allowReserved)
                    ).map { "\($0)=\($1)" }
                }
            } catch { throw error.inMember(field.name) }
        }
        return Data(pairs.joined(separator: "&").utf8)
    }
}
