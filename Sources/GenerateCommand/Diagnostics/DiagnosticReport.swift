import ServiceDescription
import YAML

/// All diagnostics of a run, in a readable order and limited to a readable number.
///
/// Errors and warnings come first, followed by what the client leaves out of the description, under a line that says
/// so.
struct DiagnosticReport {
    /// How many errors, how many warnings and how many losses are shown unless all are wanted.
    static let limit = 20

    private let mistakes: [DiagnosticGroup]
    private let losses: [DiagnosticGroup]
    private let omitted: DiagnosticCounts
    private let verbosity: GenerationOptions.Verbosity
    private let format: GenerationOptions.DiagnosticsFormat
    private let isStrict: Bool

    /// - Parameters:
    ///   - diagnostics: What was found, in the order in which it was found; a note follows what it belongs to.
    ///   - omitted: How much more was found.
    ///   - verbosity: How much the user wants to see of it.
    ///   - format: In which form.
    ///   - isStrict: Whether losses are errors.
    init(
        _ diagnostics: [Diagnostic],
        omitted: DiagnosticCounts = DiagnosticCounts(),
        verbosity: GenerationOptions.Verbosity = .normal,
        format: GenerationOptions.DiagnosticsFormat = .text,
        isStrict: Bool = false
    ) {
        self.omitted = omitted
        self.verbosity = verbosity
        self.format = format
        self.isStrict = isStrict
        let isQuiet = verbosity == .quiet
        let groups = DiagnosticGroup.sorted(diagnostics).filter { !isQuiet || $0.head.severity == .error }
        mistakes = groups.filter { !$0.head.isLoss }
        losses = groups.filter(\.head.isLoss)
    }

    /// Returns the whole report, or empty text if there is nothing to report.
    ///
    /// - Parameters:
    ///   - conclusion: The consequence of errors, as a clause for the last line.
    ///   - style: What the terminal can show.
    func text(conclusion: String, _ style: TerminalStyle) -> String {
        switch format {
        case .json: json
        case .text:
            mistakes.isEmpty && losses.isEmpty ? "" : lists(style) + summary(conclusion: conclusion)
        }
    }

    private var json: String {
        let lines = (mistakes + losses).flatMap(\.all).map(DiagnosticJSON.text).joined()
        if omitted.isEmpty || verbosity == .quiet { return lines }
        return lines
            + DiagnosticJSON.text(for: Diagnostic(.note, "\(omitted.text(adjective: "more ")) are not listed", at: nil))
    }

    private func lists(_ style: TerminalStyle) -> String {
        let form = DiagnosticText(style: style)
        var text = list(mistakes, form)
        if losses.isEmpty { return text }
        let count = losses.count + omitted.losses
        text +=
            "\(count) part\(count == 1 ? "" : "s") of the description \(count == 1 ? "is" : "are") not in the client"
        text += isStrict ? ", which --strict does not allow:\n" : ":\n"
        text += list(losses, form)
        return text
    }

    private func list(_ groups: [DiagnosticGroup], _ form: DiagnosticText) -> String {
        let isVerbose = verbosity == .verbose
        let limit = isVerbose ? Int.max : Self.limit
        var shown = DiagnosticCounts()
        var left = DiagnosticCounts()
        var text = ""
        for repeated in RepeatedDiagnostic.all(in: groups, joining: !isVerbose) {
            if shown.count(like: repeated.first.head) < limit {
                shown.add(repeated.first.head)
                text += repeated.first.all.map(form.text).joined() + repeated.otherPlaces
            } else {
                for group in [repeated.first] + repeated.others { left.add(group.head) }
            }
        }
        if left.isEmpty { return text }
        return text + "… and \(left.text(adjective: "more ")) (--verbose shows all)\n"
    }

    private func summary(conclusion: String) -> String {
        var total = DiagnosticCounts()
        for group in mistakes + losses { total.add(group.head) }
        let left = verbosity == .quiet ? DiagnosticCounts() : omitted
        total.add(left)
        if total.isEmpty { return "" }
        let note = left.isEmpty ? "" : ", of which only the first \(Diagnostics.limit) of each kind are kept"
        return "\(total.text(adjective: ""))\(note)\(total.errors == 0 ? "" : "; \(conclusion)")\n"
    }
}

extension DiagnosticCounts {
    /// Whether there are none.
    fileprivate var isEmpty: Bool { self == DiagnosticCounts() }

    /// The counts in words, with losses as the warnings that they are: `3 errors and 1 warning`.
    ///
    /// - Parameter adjective: The word before `errors` and `warnings`, with a space at its end.
    fileprivate func text(adjective: String) -> String {
        [(errors, "error"), (warnings + losses, "warning")].compactMap { count, noun in
            count == 0 ? nil : "\(count) \(adjective)\(noun)\(count == 1 ? "" : "s")"
        }.joined(separator: " and ")
    }
}
