#if canImport(os)
    import os
#elseif THREAD_SANITIZER
    import Foundation
#else
    import Synchronization
#endif

/// A value that several threads may change, one at a time.
///
/// The lock is not recursive and must not be held while anything is awaited, called back or waited for: bodies only
/// look at the value and change it.
package final class Locked<State: Sendable>: Sendable {
    #if canImport(os)
        private let lock: OSAllocatedUnfairLock<State>
    #elseif THREAD_SANITIZER
        // Of the lock in the standard library, which is not built for it, the thread sanitizer knows nothing.
        private let lock = NSLock()
        // Safe, because nothing but `withLock` touches it, which holds the lock.
        private nonisolated(unsafe) var state: State
    #else
        private let lock: Mutex<State>
    #endif

    /// Puts a value behind a lock of its own.
    ///
    /// - Parameter state: The value to begin with.
    package init(_ state: State) {
        #if canImport(os)
            lock = OSAllocatedUnfairLock(initialState: state)
        #elseif THREAD_SANITIZER
            self.state = state
        #else
            lock = Mutex(state)
        #endif
    }

    /// Reads or changes the value while no other thread can.
    ///
    /// - Parameter body: Looks at the value and changes it. Keep it short.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    package func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
        #if canImport(os)
            return try lock.withLockUnchecked(body)
        #elseif THREAD_SANITIZER
            lock.lock()
            defer { lock.unlock() }
            return try body(&state)
        #else
            return try lock.withLock { state in try body(&state) }
        #endif
    }

    /// Replaces a part of the value. The old one is released outside the lock, because that may call what uses it.
    ///
    /// - Parameters:
    ///   - part: The part, or `\.self` for the whole value.
    ///   - value: What takes its place.
    /// - Returns: What was there.
    @discardableResult
    func exchange<Part: Sendable>(_ part: WritableKeyPath<State, Part>, for value: Part) -> Part {
        withLock { state in
            defer { state[keyPath: part] = value }
            return state[keyPath: part]
        }
    }
}
