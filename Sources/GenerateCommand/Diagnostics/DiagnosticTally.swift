import ServiceDescription

/// The number of errors and warnings in words: `3 errors and 1 warning`.
struct DiagnosticTally {
    private var counts: [Diagnostic.Severity: Int] = [:]

    /// Whether there are none.
    var isEmpty: Bool { counts.values.allSatisfy { $0 == 0 } }

    /// How many there are of a severity.
    func count(of severity: Diagnostic.Severity) -> Int { counts[severity] ?? 0 }

    /// Counts one more.
    mutating func add(_ diagnostic: Diagnostic) {
        counts[diagnostic.severity, default: 0] += 1
    }

    /// Counts others in; a loss is a warning.
    mutating func add(_ other: DiagnosticCounts) {
        counts[.error, default: 0] += other.errors
        counts[.warning, default: 0] += other.warnings + other.losses
    }

    /// Counts others in.
    mutating func add(_ other: DiagnosticTally) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// The counts in words.
    ///
    /// - Parameter adjective: The word before `errors` and `warnings`, with a space at its end.
    func text(adjective: String) -> String {
        [Diagnostic.Severity.error, .warning].compactMap { severity in
            let count = count(of: severity)
            return count == 0 ? nil : "\(count) \(adjective)\(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: " and ")
    }
}
