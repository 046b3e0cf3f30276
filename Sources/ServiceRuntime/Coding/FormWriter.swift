import Foundation

/// Writes values as forms (`application/x-www-form-urlencoded`; WHATWG URL, section 5.2).
enum FormWriter {
    /// The body of a form. A member that is an array becomes several fields of one name.
    ///
    /// - Throws: ``ModelWritingError`` if the value has no members.
    static func data(_ value: some ModelValue) throws -> Data {
        let pairs = try FieldWriter.fields(of: value).flatMap { field in
            field.values.map { encoded(field.name) + "=" + encoded($0.text) }
        }
        return Data(pairs.joined(separator: "&").utf8)
    }

    private static func encoded(_ text: String) -> String {
        PercentEncoding.encode(text).replacingOccurrences(of: "%20", with: "+")
    }
}
