#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The output of the command.
public struct Console: Sendable {
    /// Takes results.
    public let writeOutput: @Sendable (String) -> Void
    /// Takes diagnostics.
    public let writeError: @Sendable (String) -> Void
    /// Whether diagnostics may have the terminal's colors.
    public let usesColor: Bool
    /// Whether results may have the terminal's colors.
    public let usesOutputColor: Bool
    /// The maximum number of columns of results on a terminal.
    public let outputWidth: Int?
    /// Whether diagnostics are shown to a person immediately, so that a line may show progress.
    public let showsProgress: Bool

    /// A console of the given parts.
    public init(
        writeOutput: @escaping @Sendable (String) -> Void,
        writeError: @escaping @Sendable (String) -> Void,
        usesColor: Bool = false,
        usesOutputColor: Bool = false,
        outputWidth: Int? = nil,
        showsProgress: Bool = false
    ) {
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.usesColor = usesColor
        self.usesOutputColor = usesOutputColor
        self.outputWidth = outputWidth
        self.showsProgress = showsProgress
    }

    /// The process's standard output and standard error.
    ///
    /// Colors are for terminals only, and not if the variable `NO_COLOR` is set (no-color.org) or the terminal is a `dumb` one.
    public static func standard() -> Console {
        let forbidsColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return Console(
            writeOutput: writeOutput,
            writeError: writeError,
            usesColor: isatty(STDERR_FILENO) == 1 && !forbidsColor && !isDumb,
            usesOutputColor: isatty(STDOUT_FILENO) == 1 && !forbidsColor && !isDumb,
            outputWidth: terminalWidth,
            showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb
        )
    }

    /// The number of columns of the terminal, if standard output is one and reports it.
    private static var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
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
