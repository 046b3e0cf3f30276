/// What the runtime does while a thread may be waiting for the current task.
enum WaitedFor {
    /// The thread that waits, and carries the task out.
    @TaskLocal static var thread: (any Executor)?

    /// Starts a task where the current one runs.
    ///
    /// - Parameter operation: What the task does.
    /// - Returns: The task.
    static func task(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *), let thread = thread as? WaitingThread {
            return Task(executorPreference: thread) { await operation() }
        }
        return Task { await operation() }
    }

    /// Sleeps. To wake up, a task that a thread waits for needs none of the concurrency pool.
    ///
    /// - Parameters:
    ///   - duration: How long.
    ///   - clock: Measures it.
    /// - Throws: `CancellationError` as soon as the task is canceled.
    static func sleep(for duration: Duration, _ clock: any Clock<Duration>) async throws {
        guard thread != nil, clock is ContinuousClock else {
            return try await clock.sleep(for: duration)
        }
        let (end, sleeper) = AsyncStream<Void>.makeStream()
        let alarm = Alarm(after: duration) { sleeper.finish() }
        defer { alarm.cancel() }
        for await _ in end {}
        try Task.checkCancellation()
    }
}
