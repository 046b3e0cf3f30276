import Dispatch
import Foundation

/// Blocks a thread until asynchronous work is done, where that can do no harm.
///
/// The work runs on the threads of the concurrency pool, so none of these may wait for it. Nor may the work need the thread
/// that waits: what it hands to the main actor is carried out by a main thread that waits. What remains is a pool all of whose
/// threads are blocked by others; that is noticed, and ends the waiting.
struct BlockingWait {
    /// How long the pool may take no work before that is an error.
    var patience: Duration = .seconds(30)

    /// Gives the pool something to do.
    var knock: @Sendable (@escaping @Sendable () -> Void) -> Void = { answer in
        Task.detached { answer() }
    }

    /// How long a main thread waits before it looks after its queue.
    private static let mainThreadPause = DispatchTimeInterval.milliseconds(5)
    /// How often the pool is asked whether it is alive.
    private var interval: Duration { min(.seconds(1), patience) }

    /// The last time that the pool was asked, and whether it has answered.
    private struct Pulse: Sendable {
        var asked: ContinuousClock.Instant
        var isAnswered = true
    }

    /// Does some work and waits for it.
    ///
    /// - Parameter work: The work.
    /// - Returns: What it returns.
    /// - Throws: ``ServiceError/client(_:_:)`` on a thread that must not be blocked, and if no work is done by anybody.
    func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) throws(ServiceError) -> Value {
        guard !withUnsafeCurrentTask(body: { $0 != nil }) else {
            throw .client(
                "wait() was called within a task, whose thread must not be blocked: the answer might need it. Nothing was"
                    + " sent. Use 'try await request.response()' instead."
            )
        }
        let result = Locked<Value?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        let task = Task {
            let value = await work()
            result.withLock { $0 = value }
            isDone.signal()
        }
        let pulse = Locked(Pulse(asked: .now))
        let isMainThread = Thread.isMainThread
        let pause = isMainThread ? Self.mainThreadPause : .milliseconds(Int(interval / .milliseconds(1)))
        while isDone.wait(timeout: .now() + pause) == .timedOut {
            if isMainThread {
                _ = RunLoop.main.run(mode: .default, before: Date())
            }
            guard isAlive(pulse) else {
                task.cancel()
                throw .client(
                    "wait() was given up: for \(patience) no thread of Swift's concurrency pool was free, so that nothing can"
                        + " answer. Too many threads are blocked, by wait() or otherwise. The request may have been sent."
                )
            }
        }
        guard let value = result.withLock({ $0 }) else {
            preconditionFailure("The work signals only after it has set its result.")
        }
        return value
    }

    /// Looks after the pool.
    private func isAlive(_ pulse: Locked<Pulse>) -> Bool {
        let now = ContinuousClock.now
        let last = pulse.withLock { $0 }
        let age = now - last.asked
        guard last.isAnswered else { return age < patience }
        if age >= interval {
            pulse.withLock { $0 = Pulse(asked: now, isAnswered: false) }
            knock { pulse.withLock { $0.isAnswered = true } }
        }
        return true
    }
}
