import Dispatch

/// A task that the current thread waits for, and executes if the system allows it.
struct BlockingWaitTask {
    private let task: Task<Void, Never>
    private let resumeTask: (DispatchTimeInterval) -> Bool
    private let leaveExecutor: () -> Void

    /// Begins the work.
    init(_ work: @escaping @Sendable () async -> Void) {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            let outer = BlockingWaitExecutor.current
            let executor = outer ?? BlockingWaitExecutor()
            BlockingWaitExecutor.current = executor
            task = Task(executorPreference: executor) {
                await RuntimeTask.$executor.withValue(executor) { await work() }
            }
            resumeTask = { executor.runNextJob(timeout: $0) }
            leaveExecutor = {
                guard outer == nil else { return }
                BlockingWaitExecutor.current = nil
                executor.leave()
            }
        } else {
            let isDone = DispatchSemaphore(value: 0)
            task = Task {
                await work()
                isDone.signal()
            }
            resumeTask = { isDone.wait(timeout: .now() + $0) == .success }
            leaveExecutor = {}
        }
    }

    /// Goes on with the work, or waits until it continues.
    ///
    /// - Parameter timeout: How long.
    /// - Returns: Whether anything was done.
    func resume(timeout: DispatchTimeInterval) -> Bool { resumeTask(timeout) }

    /// Cancels the work.
    func cancel() { task.cancel() }

    /// Leaves what is still to be done to the concurrency pool.
    func leave() { leaveExecutor() }
}
