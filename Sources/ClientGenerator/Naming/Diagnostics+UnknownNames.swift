import ClientConfiguration
import ServiceDescription
import Suggestions

extension Diagnostics {
    /// Reports a name of the configuration that nothing has.
    ///
    /// - Parameters:
    ///   - name: The name, or a pattern.
    ///   - claim: What there is not, such as *the description has no tag*.
    ///   - purpose: What the configuration names it for, after a space; empty if that is obvious.
    ///   - known: The names that would be right. They may be there several times.
    ///   - advice: What to say if no name resembles it; `nil` for the first of the names, or to remove it if there are none.
    mutating func unknown(
        _ name: Located<String>,
        _ claim: String,
        purpose: String = "",
        among known: [String],
        advice: String? = nil
    ) {
        let hint = NearestName.hint(for: name.value, among: known)
        error(
            "\(claim) '\(name.value)'\(purpose)" + (hint.isEmpty ? advice ?? Self.choice(of: known) : hint),
            at: name.mark
        )
    }

    /// A clause with the first names that there are; the advice to remove what was written if there are none.
    static func choice(of names: [String]) -> String {
        let names = names.uniqued()
        if names.isEmpty { return " (remove it)" }
        let shown = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 10 ? " …" : "")
        return "; there \(names.count == 1 ? "is" : "are") \(shown)"
    }
}
