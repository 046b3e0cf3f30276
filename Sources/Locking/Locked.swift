import Foundation

/// A value behind a lock, for work that several threads share.
package final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Safe, because nothing but `withLock` touches it, which holds the lock.
    private nonisolated(unsafe) var value: Value

    /// Puts a value behind a lock.
    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with exclusive access to the value.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
