import YAML

/// A message for the author of a description: where the problem is, what it is, and what to do about it.
public struct Diagnostic: Sendable {
    /// How serious it is.
    public enum Severity: String, Sendable {
        /// Nothing can be written.
        case error
        /// Something is left out of the client, or the description is wrong in a way that the client survives.
        case warning
        /// A remark that belongs to the diagnostic before it, such as where a name was declared first.
        case note
    }

    /// How serious it is.
    public var severity: Severity
    /// What is wrong and, in parentheses or after a semicolon, what to do. One line, without a full stop.
    public var message: String
    /// Where; `nil` only for what is in no file.
    public var mark: Mark?
    /// Whether something of the description is not in the client, or not as the description has it.
    public var isLoss: Bool

    /// A diagnostic of the given parts.
    public init(_ severity: Severity, _ message: String, at mark: Mark?, isLoss: Bool = false) {
        self.severity = severity
        self.message = message
        self.mark = mark
        self.isLoss = isLoss
    }
}
