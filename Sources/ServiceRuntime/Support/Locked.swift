#if canImport(os)
    import os
#else
    import Foundation
#endif

/// A value that several threads may change, one at a time.
///
/// The lock is not recursive and must not be held while anything is awaited, called back or waited for: bodies only
/// look at the value and change it.
package final class Locked<State: Sendable>: Sendable {
    #if canImport(os)
        private let lock: OSAllocatedUnfairLock<State>
    #else
        // Not the standard library's `Mutex`: the thread sanitizer does not know it, and reports each value behind it
        // as a race, in the tests of apps too.
        private nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        // Both are safe: the lock is made to be shared, and nothing but `withLock`, which holds it, touches the state.
        private nonisolated(unsafe) var state: State
    #endif

    /// Puts a value behind a lock of its own.
    ///
    /// - Parameter state: The value to begin with.
    package init(_ state: State) {
        #if canImport(os)
            lock = OSAllocatedUnfairLock(initialState: state)
        #else
            self.state = state
            pthread_mutex_init(lock, nil)
        #endif
    }

    #if !canImport(os)
        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }
    #endif

    /// Reads or changes the value while no other thread can.
    ///
    /// - Parameter body: Looks at the value and changes it. Keep it short.
    /// - Throws: What the body throws.
    package func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
        #if canImport(os)
            return try lock.withLockUnchecked(body)
        #else
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            return try body(&state)
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
