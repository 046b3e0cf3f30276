import Dispatch
import Foundation

/// A thread that is blocked by ``BlockingWait`` and executes the tasks that it waits for.
///
/// It has nothing else to do. The threads of the concurrency pool may all be busy: outside of Apple's systems those that are
/// blocked on a concurrent queue of Dispatch count among them, and the next one takes a second to come.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class BlockingWaitExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var hasLeft = false
    }

    private let state = Locked(State())
    /// Is raised once for each job.
    private let pendingJobs = DispatchSemaphore(value: 0)

    /// The current thread, if it waits already. A main thread that waits looks after its run loop, and what it does there may wait, too:
    /// for the same things perhaps, so it goes on with all of them.
    static var current: BlockingWaitExecutor? {
        get { Thread.current.threadDictionary[key] as? BlockingWaitExecutor }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "ServiceRuntime.BlockingWaitExecutor"

    /// Has a job done: by this thread, or by the pool if the thread waits no longer.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let hasLeft = state.withLock { state in
            if !state.hasLeft { state.jobs.append(job) }
            return state.hasLeft
        }
        if hasLeft {
            globalConcurrentExecutor.enqueue(ExecutorJob(job))
        } else {
            pendingJobs.signal()
        }
    }

    /// Does the next job, on the thread that calls this.
    ///
    /// - Parameter timeout: How long it may take until there is one.
    /// - Returns: Whether there was one.
    func runNextJob(timeout: DispatchTimeInterval) -> Bool {
        guard pendingJobs.wait(timeout: .now() + timeout) == .success else { return false }
        let job = state.withLock { $0.jobs.removeFirst() }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }

    /// Leaves what is still to be done to the pool.
    func leave() {
        let jobs = state.withLock { state in
            defer { state.jobs = [] }
            state.hasLeft = true
            return state.jobs
        }
        for job in jobs { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }
}
