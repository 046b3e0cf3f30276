import ServiceDescription
import YAML

/// A problem in a description that makes the client worse, with its place.
struct LintFinding: Sendable {
    /// The rule.
    let rule: LintRule
    /// The problem and, in parentheses, what to do: one line without a full stop.
    let message: String
    /// The message without the name of the part, so that it is the same for all parts; `nil` if nothing else is in it.
    var kind: String?
    /// Where.
    let mark: Mark

    /// The finding as a diagnostic.
    var diagnostic: Diagnostic { diagnostic(message) }

    private func diagnostic(_ message: String) -> Diagnostic {
        Diagnostic(.warning, "\(rule.rawValue): \(message)", at: mark)
    }

    /// The findings as diagnostics. All findings of a rule have the same message, so that they are shown as one.
    static func diagnosticsByKind(_ findings: [LintFinding]) -> [Diagnostic] {
        let counts = Dictionary(findings.compactMap(\.kind).map { ($0, 1) }, uniquingKeysWith: +)
        return findings.map { finding in
            guard let kind = finding.kind, counts[kind, default: 0] >= RepeatedDiagnostic.minimumCount else {
                return finding.diagnostic
            }
            return finding.diagnostic(kind)
        }
    }
}
