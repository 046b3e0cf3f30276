import ServiceDescription

/// Runs the commands other than generating. Each returns a text, which this prints along with the diagnostics.
struct CommandRunner {
    /// What the user asks for.
    let options: CommandOptions
    /// Where to say what there is to say.
    let console: Console

    /// Runs the command.
    func run() -> ExitCode {
        let style = console.outputStyle
        warnOfUnusedConfigurations()
        var findings = Findings()
        switch options.command {
        case .list: return finish(ListCommand.text(options, style, &findings), findings)
        case .explain: return finish(ExplainCommand.text(options, style, &findings), findings)
        case .initialize: return finish(InitCommand.text(options, &findings), findings)
        case .lint: return lint(style)
        case .diff: return diff(style)
        case .templates: return finish(TemplatesCommand.eject(options, &findings), findings)
        case .help: return .done
        case .completions:
            return finish(Shell(rawValue: options.subject).map { CompletionScript.text(for: $0) }, findings)
        }
    }

    private func diff(_ style: TerminalStyle) -> ExitCode {
        var findings = Findings()
        if options.printsOnlyRenames { return finish(DiffCommand.keptNames(options, &findings)?.text, findings) }
        guard let difference = DiffCommand.difference(options, &findings) else { return finish(nil, findings) }
        let report = DiffReport(difference: difference, old: options.descriptions[0], new: options.descriptions[1])
        let exitCode = finish(report.text(options.format, style), findings)
        return exitCode == .done && difference.isBreaking ? .wrongInput : exitCode
    }

    private func lint(_ style: TerminalStyle) -> ExitCode {
        var findings = Findings()
        guard let found = LintCommand.lint(options, &findings) else { return finish(nil, findings) }
        let isWhole = options.isVerbose || options.diagnosticsFormat == .json
        report(
            isWhole ? found.map(\.diagnostic) : LintFinding.diagnosticsByKind(found),
            options.isVerbose ? .verbose : .normal
        )
        if options.diagnosticsFormat == .text { console.writeOutput(LintCommand.summary(of: found, style)) }
        return options.isStrict && !found.isEmpty ? .wrongInput : .done
    }

    /// Without its configuration, the client is another one.
    private func warnOfUnusedConfigurations() {
        guard options.configuration == nil, options.command.options.contains(.config) else { return }
        report(GenerationJob.unusedConfigurations(beside: options.descriptions).all, .normal)
    }

    /// Prints errors or, if there are none, the text. Warnings and losses are only relevant for generating.
    private func finish(_ text: String?, _ findings: Findings) -> ExitCode {
        report(findings.diagnostics, omitted: findings.omitted, .quiet)
        if findings.hasErrors { return findings.exitCode }
        console.writeOutput(text ?? "")
        return .done
    }

    private func report(
        _ diagnostics: [Diagnostic],
        omitted: DiagnosticCounts = DiagnosticCounts(),
        _ verbosity: GenerationOptions.Verbosity
    ) {
        var reporting = GenerationOptions()
        reporting.verbosity = verbosity
        reporting.diagnosticsFormat = options.diagnosticsFormat
        let report = DiagnosticReport(diagnostics, omitted: omitted, options: reporting)
        console.writeError(report.text(conclusion: options.command.conclusion, console.errorStyle))
    }
}
