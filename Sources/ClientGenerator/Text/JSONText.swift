/// Writes text into JSON.
package enum JSONText {
    /// The text as a JSON string with quotes, which is valid YAML as well (YAML 1.2, 7.3.1).
    ///
    /// Invisible characters are escaped (RFC 8259, 7).
    package static func quoted(_ text: String) -> String {
        let escaped = SwiftText.escaped(text) { scalar in
            String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
        return "\"\(escaped)\""
    }
}
