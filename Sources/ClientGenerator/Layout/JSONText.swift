/// Writes text into JSON.
package enum JSONText {
    /// The text as a JSON string with quotes, which is valid YAML as well (YAML 1.2, 7.3.1).
    ///
    /// Invisible characters are escaped (RFC 8259, 7).
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                if SwiftText.isHarmless(scalar) {
                    quoted.unicodeScalars.append(scalar)
                } else {
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                }
            }
        }
        return quoted + "\""
    }
}
