import Dispatch

/// Work that the current thread waits for, and runs if the system allows it.
struct WaitedWork {
    private let task: Task<Void, Never>
    private let doNextJob: (DispatchTimeInterval) -> Bool
    private let leaveJobs: () -> Void

    /// Begins the work.
    init(_ work: @escaping @Sendable () async -> Void) {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            let outer = WaitingThread.current
            let thread = outer ?? WaitingThread()
            WaitingThread.current = thread
            task = Task(executorPreference: thread) {
                await WaitedFor.$thread.withValue(thread) { await work() }
            }
            doNextJob = { thread.doNextJob(timeout: $0) }
            leaveJobs = {
                guard outer == nil else { return }
                WaitingThread.current = nil
                thread.leave()
            }
        } else {
            let isDone = DispatchSemaphore(value: 0)
            task = Task {
                await work()
                isDone.signal()
            }
            doNextJob = { isDone.wait(timeout: .now() + $0) == .success }
            leaveJobs = {}
        }
    }

    /// Goes on with the work, or waits until it continues.
    ///
    /// - Parameter timeout: How long.
    /// - Returns: Whether anything was done.
    func goOn(timeout: DispatchTimeInterval) -> Bool { doNextJob(timeout) }

    /// Cancels the work.
    func cancel() { task.cancel() }

    /// Leaves what is still to be done to the concurrency pool.
    func leave() { leaveJobs() }
}
