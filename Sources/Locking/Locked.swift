import Dispatch

/// A value behind a lock, for work that several threads share.
package final class Locked<Value: Sendable>: Sendable {
    // To load Foundation for its lock would take as long as all else of a short run, and `Mutex` needs macOS 15.
    private let lock = DispatchSemaphore(value: 1)
    // Safe, because nothing but `withLock` touches it, which holds the lock.
    private nonisolated(unsafe) var value: Value

    /// Puts a value behind a lock.
    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with exclusive access to the value.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        lock.wait()
        defer { lock.signal() }
        return try body(&value)
    }
}
