import Foundation

#if canImport(os)
    import os

    /// A value behind a lock, for closures that may run on any thread.
    typealias Locked<Value: Sendable> = OSAllocatedUnfairLock<Value>

    extension OSAllocatedUnfairLock {
        init(_ value: State) where State: Sendable { self.init(initialState: value) }
    }
#else
    import Synchronization

    /// A value behind a lock, for closures that may run on any thread.
    final class Locked<Value: Sendable>: Sendable {
        private let mutex: Mutex<Value>

        init(_ value: Value) { mutex = Mutex(value) }

        func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
            try mutex.withLock { try body(&$0) }
        }
    }
#endif
