import ServiceDescription

/// Runs the commands other than generating. Each returns an answer, which this prints along with the diagnostics.
struct CommandRunner {
    /// What the user asks for.
    let options: CommandOptions
    /// Where to say what there is to say.
    let console: Console

    /// Runs the command.
    func run() -> ExitCode {
        warnOfUnusedConfigurations()
        var findings = Findings()
        let answer = answer(&findings)
        // Warnings and losses are only relevant for generating.
        report(findings.diagnostics, omitted: findings.omitted, .quiet)
        guard let answer, !findings.hasErrors else { return findings.exitCode }
        report(answer.diagnostics, options.isVerbose ? .verbose : .normal)
        console.writeOutput(answer.text)
        return answer.isBad ? .wrongInput : .done
    }

    /// What the command has to say; `nil` if something is wrong.
    private func answer(_ findings: inout Findings) -> Answer? {
        let style = console.outputStyle
        return switch options.command {
        case .list: ListCommand.answer(options, style, &findings)
        case .explain: ExplainCommand.answer(options, style, &findings)
        case .initialize: InitCommand.answer(options, &findings)
        case .lint: LintCommand.answer(options, style, &findings)
        case .diff: DiffCommand.answer(options, style, &findings)
        case .templates: TemplatesCommand.answer(options, &findings)
        case .completions: Shell(rawValue: options.subject).map { Answer(text: CompletionScript.text(for: $0)) }
        case .help: nil
        }
    }

    /// Without its configuration, the client is another one.
    private func warnOfUnusedConfigurations() {
        guard options.configuration == nil, options.command.options.contains(.config) else { return }
        report(GenerationJob.unusedConfigurations(beside: options.descriptions).all, .normal)
    }

    private func report(
        _ diagnostics: [Diagnostic],
        omitted: DiagnosticCounts = DiagnosticCounts(),
        _ verbosity: GenerationOptions.Verbosity
    ) {
        let report = DiagnosticReport(
            diagnostics,
            omitted: omitted,
            verbosity: verbosity,
            format: options.diagnosticsFormat
        )
        console.writeError(report.text(conclusion: options.command.conclusion, console.errorStyle))
    }
}
