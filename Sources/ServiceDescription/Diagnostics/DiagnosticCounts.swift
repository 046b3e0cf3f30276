/// The number of diagnostics of each kind.
package struct DiagnosticCounts: Sendable, Hashable {
    /// The errors, losses that were made errors included.
    package private(set) var errors = 0
    /// The number of warnings that are not losses.
    package private(set) var warnings = 0
    /// The warnings that something is not in the client.
    package private(set) var losses = 0

    /// None.
    package init() {}

    /// Counts one more. Notes belong to others and are not counted.
    package mutating func add(_ diagnostic: Diagnostic) {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning where diagnostic.isLoss: losses += 1
        case .warning: warnings += 1
        case .note: break
        }
    }

    /// Counts others in.
    package mutating func add(_ other: DiagnosticCounts) {
        errors += other.errors
        warnings += other.warnings
        losses += other.losses
    }

    /// Counts losses as the errors that they are for someone who accepts none.
    package mutating func makeLossesErrors() {
        errors += losses
        losses = 0
    }

    /// How many there are of the kind of that diagnostic.
    package func count(like diagnostic: Diagnostic) -> Int {
        switch diagnostic.severity {
        case .error: errors
        case .warning: diagnostic.isLoss ? losses : warnings
        case .note: 0
        }
    }
}
