import Dispatch
import Foundation

/// Blocks a thread until asynchronous work is done, where that can do no harm.
///
/// The thread executes the work itself, so the runtime needs none of the concurrency pool for it; what the work hands to the
/// main actor is executed by a main thread that waits. Only code of others, a credential's for instance, may start tasks
/// that need the pool. If so many threads wait that they may be those of the pool, and it does nothing at all, that is
/// noticed and ends the waiting.
struct BlockingWait {
    /// What blocks the thread, for errors.
    var name = "wait()"

    /// The alternative to use inside a task.
    var alternative = "try await request.response()"

    /// How long the pool may take no work before that is an error.
    var timeout: Duration = .seconds(30)

    /// How many threads are blocked.
    var blockedThreadCount: @Sendable () -> Int = { blocked.withLock { $0 } }

    /// Gives the pool something to do.
    var ping: @Sendable (@escaping @Sendable () -> Void) -> Void = { reply in
        Task.detached { reply() }
    }

    private static let blocked = Locked(0)
    /// With how many threads the pool begins. If fewer wait, something else is in its way, and may well pass.
    static let poolSize = ProcessInfo.processInfo.activeProcessorCount

    /// How long a main thread waits before it processes its queue.
    private static let mainThreadPause = DispatchTimeInterval.milliseconds(5)
    /// How often the pool is asked whether it is alive.
    private var interval: Duration { min(.seconds(1), timeout) }

    /// The last time that the pool was asked or a job was executed here, and whether the pool has answered.
    private struct Heartbeat: Sendable {
        var last: ContinuousClock.Instant
        var isAnswered = true
    }

    /// Does some work and waits for it.
    ///
    /// - Parameter work: The work.
    /// - Throws: ``ServiceError/client(_:_:)`` on a thread that must not be blocked, and if no work is done by anybody.
    func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) throws(ServiceError) -> Value {
        guard !withUnsafeCurrentTask(body: { $0 != nil }) else {
            throw .client(
                "\(name) was called in a task, whose thread must not be blocked: the response might need it. Nothing "
                    + "was sent. Use '\(alternative)' instead."
            )
        }
        Self.blocked.withLock { $0 += 1 }
        defer { Self.blocked.withLock { $0 -= 1 } }
        let result = Locked<Value?>(nil)
        let task = BlockingWaitTask { [result] in
            let value = await work()
            result.withLock { $0 = value }
        }
        defer { task.leave() }
        let heartbeat = Locked(Heartbeat(last: .now))
        let isMainThread = Thread.isMainThread
        let pause = isMainThread ? Self.mainThreadPause : .milliseconds(Int(interval / .milliseconds(1)))
        while true {
            if let value = result.withLock({ $0 }) {
                return value
            }
            if task.resume(timeout: pause) {
                heartbeat.withLock { $0.last = .now }
                continue
            }
            if isMainThread {
                _ = RunLoop.main.run(mode: .default, before: Date())
            }
            guard isAlive(heartbeat) else {
                task.cancel()
                throw .client(
                    "\(name) gave up: for \(timeout), no thread of Swift's concurrency pool was free to deliver the "
                        + "response. Too many threads are blocked, by \(name) or by other code. The request may have "
                        + "been sent."
                )
            }
        }
    }

    /// Whether the pool responds or may still do so. It is asked once per interval.
    private func isAlive(_ heartbeat: Locked<Heartbeat>) -> Bool {
        let now = ContinuousClock.now
        let state = heartbeat.withLock { $0 }
        let age = now - state.last
        guard state.isAnswered else { return age < timeout || blockedThreadCount() < Self.poolSize }
        if age >= interval {
            heartbeat.withLock { $0 = Heartbeat(last: now, isAnswered: false) }
            ping { heartbeat.withLock { $0.isAnswered = true } }
        }
        return true
    }
}
