import ServiceDescription
import YAML

/// All that there is to tell after a run, put into an order that reads well and cut to a length that is read.
struct DiagnosticReport {
    /// How many errors, and how many warnings, are shown unless all are wanted.
    static let limit = 20

    private let diagnostics: [Diagnostic]
    private let options: GenerationOptions

    /// - Parameters:
    ///   - diagnostics: what was found, in the order in which it was found; a note stands behind what it belongs to.
    ///   - options: how much the user wants to see of it, and in which form.
    init(_ diagnostics: [Diagnostic], options: GenerationOptions) {
        self.options = options
        let sorted = Self.sorted(diagnostics)
        self.diagnostics = options.verbosity == .quiet ? sorted.filter { $0.severity == .error } : sorted
    }

    /// The whole report; empty where there is nothing to tell.
    ///
    /// - Parameters:
    ///   - conclusion: what the errors mean, if there are any: a clause for the last line.
    ///   - usesColor: whether to use the terminal's colours.
    func text(conclusion: String, usesColor: Bool) -> String {
        switch options.diagnosticsFormat {
        case .json: diagnostics.map(DiagnosticJSON.text).joined()
        case .text: diagnostics.isEmpty ? "" : list(usesColor: usesColor) + summary(conclusion: conclusion)
        }
    }

    private func list(usesColor: Bool) -> String {
        let form = DiagnosticText(usesColor: usesColor)
        let limit = options.verbosity == .verbose ? Int.max : Self.limit
        var counts: [Diagnostic.Severity: Int] = [:]
        var isShown = true
        var text = ""
        for diagnostic in diagnostics {
            // A note is shown if what it belongs to is.
            if diagnostic.severity != .note {
                counts[diagnostic.severity, default: 0] += 1
                isShown = counts[diagnostic.severity, default: 0] <= limit
            }
            if isShown { text += form.text(for: diagnostic) }
        }
        let left = counts.mapValues { $0 - limit }.filter { $0.value > 0 }
        guard !left.isEmpty else { return text }
        return text + "… and \(Self.count(left, adjective: "more ")) (--verbose shows all)\n"
    }

    private func summary(conclusion: String) -> String {
        let counts = Dictionary(diagnostics.map { ($0.severity, 1) }, uniquingKeysWith: +)
        let total = Self.count(counts, adjective: "")
        if total.isEmpty { return "" }
        return counts[.error] == nil ? "\(total)\n" : "\(total); \(conclusion)\n"
    }

    private static func count(_ counts: [Diagnostic.Severity: Int], adjective: String) -> String {
        [Diagnostic.Severity.error, .warning].compactMap { severity in
            counts[severity].map { "\($0) \(adjective)\(severity.rawValue)\($0 == 1 ? "" : "s")" }
        }.joined(separator: " and ")
    }

    /// A diagnostic that is no note, and the notes that belong to it.
    private struct Group {
        let file: Int
        let head: Diagnostic
        var notes: [Diagnostic] = []

        var place: (Int, Int, Int) { (file, head.mark?.line ?? 0, head.mark?.column ?? 0) }

        /// What makes two groups say the same of the same place.
        var identity: [String] { [head.severity.rawValue, head.mark?.description ?? "", head.message] }
    }

    /// The same by file, line and column, files in the order of their first mention, what is in no file last; and each one
    /// once, although two clients may have been made from one description.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var files: [String: Int] = [:]
        var groups: [Group] = []
        for diagnostic in diagnostics {
            if diagnostic.severity == .note, !groups.isEmpty {
                groups[groups.count - 1].notes.append(diagnostic)
            } else if let mark = diagnostic.mark {
                let file = files[mark.file.path] ?? files.count
                files[mark.file.path] = file
                groups.append(Group(file: file, head: diagnostic))
            } else {
                groups.append(Group(file: .max, head: diagnostic))
            }
        }
        var seen: Set<[String]> = []
        // The standard library's sort is stable.
        return groups.filter { seen.insert($0.identity).inserted }.sorted { $0.place < $1.place }
            .flatMap { [$0.head] + $0.notes }
    }
}
