import ClientGenerator
import ServiceDescription

/// The command `generate`, from its arguments to its exit code.
package enum GenerateCommand {
    /// How a run of the command ended.
    package struct Outcome {
        /// The exit code for the process.
        package let exitCode: ExitCode
        private let intermediates: GenerationPipeline.Intermediates?

        fileprivate init(_ exitCode: ExitCode, keeping intermediates: GenerationPipeline.Intermediates? = nil) {
            self.exitCode = exitCode
            self.intermediates = intermediates
        }
    }

    /// Runs the command.
    ///
    /// A process that ends while the outcome exists saves the time of freeing what the run has made, 4 % of it for a large description.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the command's own name.
    ///   - commandLine: What a user has typed for the program that runs this one, such as a plugin, and that writes what these
    ///     arguments may only check; `nil` if there is no such program.
    ///   - console: Where to say what there is to say.
    /// - Returns: How it ended.
    package static func run(
        arguments: [String],
        typedAs commandLine: String? = nil,
        console: Console = .standard()
    ) -> Outcome {
        do throws(UsageError) {
            switch try Invocation(arguments: arguments, exists: FileReader.exists) {
            case .help(let command): console.writeOutput(command.map(HelpText.full) ?? HelpText.full)
            case .command(let options): return Outcome(CommandRunner(options: options, console: console).run())
            case .version: console.writeOutput("generate \(ClientGenerator.version)\n")
            case .generate(let options):
                return try generate(options, commandLine ?? OutputReport.commandLine(of: arguments), console)
            }
            return Outcome(.done)
        } catch {
            // The usage of this program is not that of the one that the user knows.
            let isOfProgram = commandLine != nil && error.command == nil
            console.writeError(text(of: error, in: arguments, withUsage: !isOfProgram, console.errorStyle))
            return Outcome(.wrongUsage)
        }
    }

    private static func text(
        of error: UsageError,
        in arguments: [String],
        withUsage showsUsage: Bool,
        _ style: TerminalStyle
    ) -> String {
        let diagnostic = Diagnostic(.error, error.message, at: nil)
        if CommandLineWords.askForJSON(arguments) { return DiagnosticJSON.text(for: diagnostic) }
        let text = DiagnosticText(style: style).text(for: diagnostic)
        return showsUsage ? text + HelpText.usage(of: error.command) : text
    }

    /// Generates all requested clients, and does so again whenever a file changes if the user wants that.
    ///
    /// An interrupt ends watching, and so does the end of standard input, so that the process does not outlive the
    /// program or terminal that started it.
    private static func generate(
        _ options: GenerationOptions,
        _ commandLine: String,
        _ console: Console
    ) throws(UsageError) -> Outcome {
        if options.watches { InterruptShield.lift() }
        while true {
            let (outcome, files) = try generateOnce(options, commandLine, console)
            guard options.watches else { return outcome }
            if options.verbosity != .quiet {
                console.writeError("watching \(files.count) file\(files.count == 1 ? "" : "s"); Control-C ends it\n")
            }
            guard files.waitForChange(unless: { StandardInput.isAbandoned }) else { return outcome }
        }
    }

    /// Generates all requested clients: all of them or, if anything is wrong with one, none.
    ///
    /// - Returns: How it went, and which files were read for it.
    private static func generateOnce(
        _ options: GenerationOptions,
        _ commandLine: String,
        _ console: Console
    ) throws(UsageError) -> (outcome: Outcome, files: WatchedFiles) {
        var findings = Findings()
        let jobs = try GenerationJob.all(for: options, &findings)
        let progress = ProgressLine(on: console, options)
        let outputs = outputs(of: jobs, progress, &findings)
        // What only looks needs no lock, and nor does what writes nothing because of an error.
        let isWriting = options.mode == .write && !findings.hasErrors
        let locks = OutputLocks(isWriting ? outputs.map(\.folder.value) : []) { path in
            progress.clear()
            if options.verbosity == .quiet || options.diagnosticsFormat == .json { return }
            console.writeError("waiting for another run of the generator, which is writing to '\(path)'\n")
        }
        defer { withExtendedLifetime(locks) {} }
        let plans = outputs.compactMap { GenerationPipeline.plan(for: $0, &findings) }
        if options.isStrict { findings.refuseLosses() }
        var conclusion = options.mode == .check ? "nothing was checked" : "nothing was written"
        if options.mode == .write, !findings.hasErrors {
            progress.show("writing")
            do {
                try OutputTransaction.carryOut(plans)
            } catch {
                findings.add(error)
                if !error.unrestored.isEmpty { conclusion = "the output is partly old and partly new" }
            }
        }
        progress.clear()
        let report = DiagnosticReport(
            findings.diagnostics,
            omitted: findings.omitted,
            verbosity: options.verbosity,
            format: options.diagnosticsFormat,
            isStrict: options.isStrict
        )
        console.writeError(report.text(conclusion: conclusion, console.errorStyle))
        if findings.hasErrors { return (Outcome(findings.exitCode), findings.files) }
        let output = OutputReport(options)
        console.writeOutput(plans.map(output.text).joined() + output.remedy(for: plans, commandLine: commandLine))
        let differs = options.mode == .check && !plans.allSatisfy(\.isEmpty)
        return (Outcome(differs ? .wrongInput : .done, keeping: outputs.last?.intermediates), findings.files)
    }

    /// The files of all clients that can be generated.
    private static func outputs(
        of jobs: [GenerationJob],
        _ progress: ProgressLine,
        _ findings: inout Findings
    ) -> [GenerationPipeline.Output] {
        var modules = SharedModules(of: jobs)
        var outputs: [GenerationPipeline.Output] = []
        for (index, job) in jobs.enumerated() {
            // Many jobs would need much memory.
            if let last = outputs.indices.last { outputs[last].intermediates = nil }
            progress.show("generating \(job.output.value) (\(index + 1) of \(jobs.count))")
            if let output = GenerationPipeline.output(of: job, in: &modules, &findings) { outputs.append(output) }
        }
        return outputs
    }
}
