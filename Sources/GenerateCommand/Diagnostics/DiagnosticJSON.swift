import ClientGenerator
import ServiceDescription

/// A diagnostic for programs: one JSON object on one line.
///
/// Its members are `severity` (`error`, `warning` or `note`), `file`, `line` and `column` (counted from 1 in Unicode
/// characters; the three are absent where no file is meant), `message` and, where something of the description is not in the
/// client, `loss`, which is `true`.
enum DiagnosticJSON {
    /// The object, with a line break at its end.
    static func text(for diagnostic: Diagnostic) -> String {
        var members = ["\"severity\":\(JSONText.quoted(diagnostic.severity.rawValue))"]
        if let mark = diagnostic.mark {
            members.append("\"file\":\(JSONText.quoted(mark.file.path))")
            members.append("\"line\":\(mark.line)")
            members.append("\"column\":\(mark.column)")
        }
        members.append("\"message\":\(JSONText.quoted(diagnostic.message))")
        if diagnostic.isLoss { members.append("\"loss\":true") }
        return "{\(members.joined(separator: ","))}\n"
    }
}
