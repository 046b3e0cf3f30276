import ServiceDescription

/// The command `generate`, from its arguments to its exit code.
public enum GenerateCommand {
    /// The version of the generator.
    public static let version = "0.1.0"

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: the arguments, without the command's own name.
    ///   - console: where to say what there is to say.
    public static func run(arguments: [String], console: Console = .standard()) -> ExitCode {
        do throws(UsageError) {
            switch try Invocation(arguments: arguments, exists: FileReader.exists) {
            case .help: console.writeOutput(HelpText.full)
            case .helpOf(let command): console.writeOutput(HelpText.full(of: command))
            case .command(let options): return CommandRunner(options, console: console).run()
            case .version: console.writeOutput("generate \(version)\n")
            case .generate(let options): return try generate(options, console)
            }
            return .done
        } catch {
            let text = DiagnosticText(usesColor: console.usesColor).text(
                for: Diagnostic(.error, error.message, at: nil)
            )
            let usage = error.command.map(HelpText.usage) ?? HelpText.usage
            let help = error.command.map { "generate \($0.rawValue) --help" } ?? "generate --help"
            console.writeError("\(text)\(usage)\n'\(help)' tells more\n")
            return .wrongUsage
        }
    }

    /// Generates all clients that are asked for: all of them or, if anything is wrong with one, none.
    private static func generate(_ options: GenerationOptions, _ console: Console) throws(UsageError) -> ExitCode {
        var findings = Findings()
        let jobs = try GenerationJob.all(for: options, &findings)
        let plans = jobs.compactMap { GenerationPipeline.plan(for: $0, &findings) }
        if options.isStrict { findings.refuseLosses() }
        if options.mode == .write, !findings.hasErrors {
            do {
                try OutputTransaction.carryOut(plans)
            } catch {
                findings.add(error)
            }
        }
        let report = DiagnosticReport(findings.diagnostics, omitted: findings.omitted, options: options)
        let conclusion = options.mode == .check ? "nothing was checked" : "nothing was written"
        console.writeError(report.text(conclusion: conclusion, usesColor: console.usesColor))
        if findings.hasErrors { return findings.exitCode }
        console.writeOutput(plans.map(OutputReport(options).text).joined())
        return options.mode == .check && !plans.allSatisfy(\.isEmpty) ? .wrongInput : .done
    }
}
