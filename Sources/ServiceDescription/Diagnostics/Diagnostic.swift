import YAML

/// Something to tell the author of a description: where, what, and what to do about it.
public struct Diagnostic: Sendable {
    /// How serious it is.
    public enum Severity: String, Sendable {
        /// Nothing can be written.
        case error
        /// Something is left out of the client, or the description is wrong in a way that the client survives.
        case warning
        /// A remark that belongs to another diagnostic.
        case note
    }

    /// How serious it is.
    public var severity: Severity
    /// What is wrong and, in parentheses or after a semicolon, what to do. One line, without a full stop.
    public var message: String
    /// Where; `nil` only for what is in no file.
    public var mark: Mark?

    /// A diagnostic of the given parts.
    public init(_ severity: Severity, _ message: String, at mark: Mark?) {
        self.severity = severity
        self.message = message
        self.mark = mark
    }
}

/// Collects what there is to tell while one stage works.
public struct Diagnostics: Sendable {
    /// What was collected, in the order of its coming.
    public private(set) var all: [Diagnostic] = []

    /// Nothing to tell.
    public init() {}

    /// Whether an error is among it.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds an error.
    public mutating func error(_ message: String, at mark: Mark?) {
        all.append(Diagnostic(.error, message, at: mark))
    }

    /// Adds a warning.
    public mutating func warning(_ message: String, at mark: Mark?) {
        all.append(Diagnostic(.warning, message, at: mark))
    }

    /// Adds all that another stage collected.
    public mutating func append(contentsOf other: Diagnostics) {
        all += other.all
    }
}
