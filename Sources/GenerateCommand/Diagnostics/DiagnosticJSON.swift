import ServiceDescription

/// A diagnostic for programs: one JSON object on one line.
///
/// Its members are `severity` (`error`, `warning` or `note`), `file`, `line` and `column` (counted from 1 in Unicode
/// characters; the three are absent where no file is meant), `message` and, where something of the description is not in the
/// client, `loss`, which is `true`.
enum DiagnosticJSON {
    /// The object, with a line break at its end.
    static func text(for diagnostic: Diagnostic) -> String {
        var members = ["\"severity\":\(quoted(diagnostic.severity.rawValue))"]
        if let mark = diagnostic.mark {
            members.append("\"file\":\(quoted(mark.file.path))")
            members.append("\"line\":\(mark.line)")
            members.append("\"column\":\(mark.column)")
        }
        members.append("\"message\":\(quoted(diagnostic.message))")
        if diagnostic.isLoss { members.append("\"loss\":true") }
        return "{\(members.joined(separator: ","))}\n"
    }

    /// A JSON string (RFC 8259, section 7).
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
