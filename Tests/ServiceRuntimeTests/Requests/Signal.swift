@testable import ServiceRuntime

/// Something that happens once, and that tasks of a test can wait for.
final class Signal: Sendable {
    private struct State {
        var isGiven = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Lets through all who wait, now and later.
    func give() {
        let waiters = state.withLock { state in
            state.isGiven = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters {
            waiter.resume()
        }
    }

    /// Whether the signal was given.
    var isGiven: Bool { state.withLock { $0.isGiven } }

    /// Waits until the signal is given, whether the task is canceled or not.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isGiven = state.withLock { state in
                if !state.isGiven {
                    state.waiters.append(continuation)
                }
                return state.isGiven
            }
            if isGiven {
                continuation.resume()
            }
        }
    }
}
