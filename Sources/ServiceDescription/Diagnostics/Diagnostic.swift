import YAML

/// A message for the author of a description: where the problem is, what it is, and what to do about it.
package struct Diagnostic: Sendable {
    /// How serious it is.
    package enum Severity: String, Sendable {
        /// Nothing can be written.
        case error
        /// Something is left out of the client, or the description is wrong in a way that the client survives.
        case warning
        /// A remark that belongs to the diagnostic before it, such as where a name was declared first.
        case note
    }

    /// How serious it is.
    package var severity: Severity
    /// The problem and, in parentheses or after a semicolon, what to do about it. A single line, without a full stop.
    package var message: String
    /// The place, or `nil` if it is in no file.
    package var mark: Mark?
    /// Whether something of the description is not in the client, or not as the description has it.
    package var isLoss: Bool

    /// A diagnostic of the given parts.
    package init(_ severity: Severity, _ message: String, at mark: Mark?, isLoss: Bool = false) {
        self.severity = severity
        self.message = message
        self.mark = mark
        self.isLoss = isLoss
    }
}
