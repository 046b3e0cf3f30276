import ServiceDescription
import YAML

/// A problem in a description that makes the client worse, with its place.
struct LintFinding: Sendable {
    /// The rule.
    let rule: LintRule
    /// The problem and, in parentheses, what to do: one line without a full stop.
    let message: String
    /// The same without the name of what has it, so that it is equal for all that have it; `nil` if nothing is left then.
    var kind: String?
    /// Where.
    let mark: Mark

    /// The finding as a diagnostic.
    var diagnostic: Diagnostic { diagnostic(message) }

    private func diagnostic(_ message: String) -> Diagnostic {
        Diagnostic(.warning, "\(rule.rawValue): \(message)", at: mark)
    }

    /// Findings as diagnostics, of which those of one kind have the same words, so that they are combined when they are shown.
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
