#if canImport(os)
    import os

    /// A value behind a lock.
    final class Locked<Value: Sendable>: Sendable {
        private let lock: OSAllocatedUnfairLock<Value>

        init(_ value: Value) {
            lock = OSAllocatedUnfairLock(initialState: value)
        }

        func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
            try lock.withLock(body)
        }
    }
#else
    import Synchronization

    /// A value behind a lock.
    final class Locked<Value: Sendable>: Sendable {
        private let mutex: Mutex<Value>

        init(_ value: Value) {
            mutex = Mutex(value)
        }

        func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
            try mutex.withLock { value in try body(&value) }
        }
    }
#endif
