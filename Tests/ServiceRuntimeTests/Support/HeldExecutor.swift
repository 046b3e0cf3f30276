@testable import ServiceRuntime

/// Where a task runs only when a test says so, so that the test can act between any two of its steps.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class HeldExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var waiter: CheckedContinuation<UnownedJob, Never>?
    }

    private let state = Locked(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let waiter = state.withLock { state in
            if state.waiter == nil { state.jobs.append(job) }
            return state.waiter.take()
        }
        waiter?.resume(returning: job)
    }

    /// Waits until the task can go on.
    ///
    /// - Returns: Its next step, up to where it waits again, for ``run(_:)``.
    func nextStep() async -> UnownedJob {
        await withCheckedContinuation { continuation in
            let job: UnownedJob? = state.withLock { state in
                if state.jobs.isEmpty {
                    state.waiter = continuation
                    return nil
                }
                return state.jobs.removeFirst()
            }
            if let job { continuation.resume(returning: job) }
        }
    }

    /// Lets the task do a step.
    func run(_ step: UnownedJob) { step.runSynchronously(on: asUnownedTaskExecutor()) }

    /// Makes a call that is canceled when its answer has come, before it goes on with that.
    ///
    /// - Parameters:
    ///   - answer: What the answer waits for, which is all that the call waits for.
    ///   - call: The call.
    /// - Returns: The call, which has gone on.
    static func canceledOnArrival<Value: Sendable>(
        of answer: Signal,
        _ call: @escaping @Sendable () async throws -> Value
    ) async -> Task<Value, any Error> {
        let executor = HeldExecutor()
        let task = Task(executorPreference: executor, operation: call)
        executor.run(await executor.nextStep())
        answer.give()
        let arrival = await executor.nextStep()
        task.cancel()
        executor.run(arrival)
        return task
    }
}
