import Dispatch

extension DispatchQueue {
    /// A queue for work that blocks its thread: it has one even if all that the concurrent queues share are blocked.
    package static func dedicated() -> DispatchQueue {
        // A serial queue; a concurrent one would have none of its own.
        DispatchQueue(label: "ServiceRuntime.dedicated")
    }

    /// A queue for what is done with a file and ends soon, unless the disk hangs. There are a few, which files share in turns: with a
    /// queue and so a thread for each, hundreds of downloads at once would have hundreds of threads.
    static func forFiles() -> DispatchQueue {
        let number = fileQueue.withLock { number in
            number = (number + 1) % fileQueues.count
            return number
        }
        return fileQueues[number]
    }

    private static let fileQueues = (0..<32).map { _ in dedicated() }
    private static let fileQueue = Locked(0)

    /// Does work that blocks its thread for a task, which meanwhile blocks none: disks are slow and may hang, and the threads of
    /// the concurrency pool are few.
    ///
    /// - Parameter work: The work. Its argument tells whether the task is canceled.
    /// - Throws: What it throws. A task that is canceled waits for the work to end.
    package func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable (_ isCanceled: () -> Bool) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let isCanceled = Locked(false)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                async {
                    let result = Result { () throws(Failure) in try work { isCanceled.withLock(\.self) } }
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            isCanceled.exchange(\.self, for: true)
        }
        return try result.get()
    }
}
