import Foundation

/// A value that several threads may change, one at a time.
///
/// The lock is not recursive and must not be held while anything is awaited, called back or waited for: bodies only
/// look at the value and change it.
final class Locked<State: Sendable>: Sendable {
    private let lock = NSLock()
    // Safe, because nothing but `withLock` touches it, which holds the lock.
    private nonisolated(unsafe) var state: State

    /// Puts a value behind a lock of its own.
    ///
    /// - Parameter state: The value to begin with.
    init(_ state: State) {
        self.state = state
    }

    /// Reads or changes the value while no other thread can.
    ///
    /// - Parameter body: Looks at the value and changes it. Keep it short.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
