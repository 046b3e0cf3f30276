import ClientGenerator

/// The report of what a run did, or would do, to output folders, for standard output.
struct OutputReport {
    private let mode: GenerationOptions.Mode
    private let verbosity: GenerationOptions.Verbosity

    /// - Parameter options: The user's options, such as how much to report.
    init(_ options: GenerationOptions) {
        mode = options.mode
        verbosity = options.verbosity
    }

    /// The lines for one folder.
    func text(for plan: OutputPlan) -> String {
        if verbosity == .quiet { return "" }
        var lines: [String] = []
        if mode != .write || verbosity == .verbose {
            lines += plan.changes.map { "\(word(for: $0.action)) \($0.path)" }
        }
        let writer = plan.formerVersion.map {
            " (last written by version \(VisibleText.escaped($0)); this is \(ClientGenerator.version))"
        }
        lines.append(
            "\(plan.folder): \(plan.fileCount) \(plan.fileCount == 1 ? "file" : "files"), \(summary(of: plan))\(writer ?? "")"
        )
        if mode == .write { lines += (plan.hints?.value ?? []).map { "hint: \(VisibleText.escaped($0))" } }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns what to do about folders that are not up to date, or empty text if they are, or in quiet mode.
    ///
    /// - Parameter commandLine: The command line that writes what this run checks.
    func remedy(for plans: [OutputPlan], commandLine: String) -> String {
        guard mode == .check, verbosity != .quiet, !plans.allSatisfy(\.isEmpty) else { return "" }
        return "run '\(commandLine)', and commit what it writes\n"
    }

    /// The command line of the given arguments that writes what they only check.
    static func commandLine(of arguments: [String]) -> String {
        let words = ["generate"] + arguments.filter { $0 != CommandLineOption.check.name }
        return words.map(ShellText.word).joined(separator: " ")
    }

    private func summary(of plan: OutputPlan) -> String {
        let parts: [String] = [OutputPlan.Action.create, .replace, .remove].compactMap { action in
            let count = plan.count(of: action)
            if count == 0 { return nil }
            if mode == .check, action == .replace, count > 1 { return "\(count) differ" }
            return "\(count) \(mode == .dryRun ? "to " : "")\(word(for: action))"
        }
        if !parts.isEmpty { return parts.joined(separator: ", ") }
        return plan.isEmpty || mode == .write ? "all up to date" : "only the record differs"
    }

    private func word(for action: OutputPlan.Action) -> String {
        switch (mode, action) {
        case (.write, .create): "created"
        case (.write, .replace): "changed"
        case (.write, .remove): "removed"
        case (.dryRun, .create): "create"
        case (.dryRun, .replace): "change"
        case (.dryRun, .remove): "remove"
        case (.check, .create): "missing"
        case (.check, .replace): "differs"
        case (.check, .remove): "stale"
        }
    }
}
