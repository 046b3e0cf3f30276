import ServiceDescription
import YAML

/// A problem in a description that makes the client worse, with its place.
struct LintFinding: Sendable {
    /// The rule.
    let rule: LintRule
    /// What is wrong and, in parentheses, what to do: one line without a full stop.
    let message: String
    /// Where.
    let mark: Mark

    /// The finding, as it is told.
    var diagnostic: Diagnostic { Diagnostic(.warning, "\(rule.rawValue): \(message)", at: mark) }
}
