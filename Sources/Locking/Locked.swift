#if canImport(os)
    import os

    /// A value behind a lock, for work that several threads share.
    package final class Locked<Value: Sendable>: Sendable {
        private let lock: OSAllocatedUnfairLock<Value>

        /// Puts a value behind a lock.
        package init(_ value: Value) {
            lock = OSAllocatedUnfairLock(initialState: value)
        }

        /// Calls a closure with exclusive access to the value.
        package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
            try lock.withLock(body)
        }
    }
#else
    import Synchronization

    /// A value behind a lock, for work that several threads share.
    package final class Locked<Value: Sendable>: Sendable {
        private let mutex: Mutex<Value>

        /// Puts a value behind a lock.
        package init(_ value: Value) {
            mutex = Mutex(value)
        }

        /// Calls a closure with exclusive access to the value.
        package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
            try mutex.withLock { value in try body(&value) }
        }
    }
#endif
