/// The output of the command.
package struct Console: Sendable {
    /// Takes results.
    package let writeOutput: @Sendable (String) -> Void
    /// Takes diagnostics.
    package let writeError: @Sendable (String) -> Void
    /// How diagnostics are shown.
    let errorStyle: TerminalStyle
    /// How results are shown.
    let outputStyle: TerminalStyle
    /// Whether diagnostics are shown to a person immediately, so that a line may show progress.
    package let showsProgress: Bool

    /// A console of the given parts, by default without a terminal.
    init(
        writeOutput: @escaping @Sendable (String) -> Void,
        writeError: @escaping @Sendable (String) -> Void,
        errorStyle: TerminalStyle = TerminalStyle(),
        outputStyle: TerminalStyle = TerminalStyle(),
        showsProgress: Bool = false
    ) {
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.errorStyle = errorStyle
        self.outputStyle = outputStyle
        self.showsProgress = showsProgress
    }

    /// The process's standard output and standard error.
    ///
    /// Colors are for terminals only, and not if the variable `NO_COLOR` is set (no-color.org) or the terminal is a `dumb` one.
    package static func standard() -> Console {
        let forbidsColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        let style = { (output: Int32) in
            TerminalStyle(
                usesColor: isatty(output) == 1 && !forbidsColor && !isDumb,
                width: terminalWidth(of: output)
            )
        }
        return Console(
            writeOutput: writeOutput,
            writeError: writeError,
            errorStyle: style(STDERR_FILENO),
            outputStyle: style(STDOUT_FILENO),
            showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb
        )
    }

    /// The number of columns of the terminal, if an output is one and reports it.
    private static func terminalWidth(of output: Int32) -> Int? {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes a result. If it cannot be written completely, the process ends, so that half of it is not taken for the
    /// whole.
    private static func writeOutput(_ text: String) {
        do throws(FileError) {
            try OpenFile.write(Array(text.utf8), to: STDOUT_FILENO, path: "standard output")
        } catch {
            writeError("error: \(error.description)\n")
            exit(ExitCode.failedFile.rawValue)
        }
    }

    /// Writes a diagnostic. If standard error is closed, there is no other place to report that.
    private static func writeError(_ text: String) {
        do {
            try OpenFile.write(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
        } catch {}
    }
}
