import ServiceDescription
import YAML

/// The diagnostics of a run so far, and their effect on the exit status.
struct Findings: Sendable {
    /// What was found, in the order in which it was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// How much more was found than is kept.
    private(set) var omitted = DiagnosticCounts()
    /// The worst that happened.
    private(set) var exitCode = ExitCode.done

    /// The files that were read.
    var files = WatchedFiles()

    /// Whether something is wrong, so that nothing may be written.
    var hasErrors: Bool { exitCode != .done }

    /// Adds what a stage collected.
    mutating func add(_ other: Diagnostics) {
        diagnostics += other.all
        omitted.add(other.omitted)
        if other.hasErrors { fail(.wrongInput) }
    }

    /// Adds what another part of the run has found and read.
    mutating func add(_ other: Findings) {
        diagnostics += other.diagnostics
        omitted.add(other.omitted)
        files.add(other.files)
        fail(other.exitCode)
    }

    /// Makes an error of everything that says that something of a description is not in the client.
    mutating func refuseLosses() {
        var isRefused = omitted.losses > 0
        for index in diagnostics.indices where diagnostics[index].isLoss {
            diagnostics[index].severity = .error
            isRefused = true
        }
        omitted.makeLossesErrors()
        if isRefused { fail(.wrongInput) }
    }

    /// Adds a mistake in a file or in how files go together.
    mutating func add(_ message: String, at mark: Mark?) {
        diagnostics.append(Diagnostic(.error, message, at: mark))
        fail(.wrongInput)
    }

    /// Adds a mistake that the client survives whole.
    mutating func warn(_ message: String, at mark: Mark?) {
        diagnostics.append(Diagnostic(.warning, message, at: mark))
    }

    /// Adds why a file is neither YAML nor JSON, or which keys it has more than once.
    mutating func add(_ error: YAMLError) {
        for mistake in [error] + error.furtherErrors {
            add(mistake.message + (mistake.help.map { "; \($0)" } ?? ""), at: mistake.mark)
        }
    }

    /// Adds why a file is not JSON, as its name says, although it can be read.
    mutating func add(mistake: YAMLError) {
        let help = (mistake.help.map { $0 + "; or " } ?? "") + "give the file a name that ends in '.yaml'"
        warn("\(mistake.message); the file is treated as YAML (\(help))", at: mistake.mark)
    }

    /// Adds why a file could not be read or written.
    ///
    /// - Parameter mark: Where the file is named, if that is in a file.
    mutating func add(_ error: FileError, at mark: Mark? = nil) {
        diagnostics.append(Diagnostic(.error, error.description, at: mark))
        for failure in error.unrestored { add(failure) }
        fail(.failedFile)
    }

    /// Takes note of a failure that a diagnostic tells.
    mutating func fail(_ code: ExitCode) {
        if code.rawValue > exitCode.rawValue { exitCode = code }
    }
}
