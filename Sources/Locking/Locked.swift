#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// A value behind a lock, for work that several threads share.
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
        private let lock: OSAllocatedUnfairLock<Value>
    #else
        private let lock: Mutex<Value>
    #endif

    /// Puts a value behind a lock.
    package init(_ value: Value) {
        #if canImport(os)
            lock = OSAllocatedUnfairLock(initialState: value)
        #else
            lock = Mutex(value)
        #endif
    }

    /// Calls a closure with exclusive access to the value.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { value in try body(&value) }
    }
}
