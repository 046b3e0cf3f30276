/// The number of diagnostics of each kind.
public struct DiagnosticCounts: Sendable, Hashable {
    /// The errors, losses that were made errors included.
    public private(set) var errors = 0
    /// The warnings that are no losses.
    public private(set) var warnings = 0
    /// The warnings that something is not in the client.
    public private(set) var losses = 0

    /// None.
    public init() {}

    /// Counts one more. Notes belong to others and are not counted.
    public mutating func add(_ diagnostic: Diagnostic) {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning where diagnostic.isLoss: losses += 1
        case .warning: warnings += 1
        case .note: break
        }
    }

    /// Counts others in.
    public mutating func add(_ other: DiagnosticCounts) {
        errors += other.errors
        warnings += other.warnings
        losses += other.losses
    }

    /// Counts losses as the errors that they are for someone who accepts none.
    public mutating func makeLossesErrors() {
        errors += losses
        losses = 0
    }

    /// How many there are of the kind of that diagnostic.
    func count(like diagnostic: Diagnostic) -> Int {
        switch diagnostic.severity {
        case .error: errors
        case .warning: diagnostic.isLoss ? losses : warnings
        case .note: 0
        }
    }
}
