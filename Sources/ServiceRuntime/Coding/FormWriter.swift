import Foundation

/// Writes values as forms (`application/x-www-form-urlencoded`; WHATWG URL, section 5.2).
enum FormWriter {
    /// The body of a form. A member that is an array becomes several fields of one name, and one that is an object becomes
    /// JSON, unless its encoding says otherwise.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encodings: How members are sent where that is not the default, by their names.
    /// - Throws: ``ModelWritingError`` if the value has no members, or one that cannot be sent in a form.
    static func data(_ value: some ModelValue, encodings: [String: FieldEncoding] = [:]) throws -> Data {
        var pairs: [String] = []
        for field in try FieldWriter.fields(of: value, uses: encodings.mapValues(wholeIfJSON)) {
            do {
                for value in field.values { pairs += try self.pairs(field.name, value.text, encodings[field.name]) }
            } catch let error as ModelWritingError {
                throw error.inMember(field.name)
            }
        }
        return Data(pairs.joined(separator: "&").utf8)
    }

    /// The names and values of one value of a member, with an equals sign between them.
    private static func pairs(_ name: String, _ text: String, _ encoding: FieldEncoding?) throws -> [String] {
        guard case .styled(let style, let explode, let allowReserved, let lists) = encoding else {
            return [encoded(name) + "=" + encoded(text)]
        }
        let value = try ModelCoder.decode(JSONValue.self, from: Data(text.utf8))
        return try StyledField.fields(name, value, style: style, explode: explode, lists: lists).map { field in
            encoded(field.name) + "=" + field.value.joined({ encoded($0, allowReserved: allowReserved) }, delimiter)
        }
    }

    /// Writes a member with the media type JSON as one field, even if it is an array.
    private static func wholeIfJSON(_ encoding: FieldEncoding) -> FieldWriter.JSONUse {
        encoding.json == .element ? .whole : encoding.json
    }

    private static func delimiter(_ text: String) -> String {
        text == "," ? text : PercentEncoding.encode(text)
    }

    private static func encoded(_ text: String, allowReserved: Bool = false) -> String {
        guard allowReserved else { return PercentEncoding.encode(text).replacingOccurrences(of: "%20", with: "+") }
        // What has a meaning in forms cannot stand for itself.
        return PercentEncoding.encodeExceptReserved(text).replacingOccurrences(of: "&", with: "%26")
            .replacingOccurrences(of: "+", with: "%2B").replacingOccurrences(of: "%20", with: "+")
    }
}
