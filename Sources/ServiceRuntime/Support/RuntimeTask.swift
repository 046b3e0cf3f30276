/// Starting tasks and sleeping, for work that `wait()` may be executing on its own thread.
enum RuntimeTask {
    /// The thread that waits for the current task, and executes it.
    @TaskLocal static var executor: (any Executor)?

    /// Starts a task where the current one runs.
    ///
    /// - Parameter operation: What the task does.
    static func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *), let executor = executor as? BlockingWaitExecutor {
            return Task(executorPreference: executor) { await operation() }
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
        guard executor != nil, clock is ContinuousClock else { return try await clock.sleep(for: duration) }
        let (end, sleeper) = AsyncStream<Void>.makeStream()
        let alarm = Alarm(after: duration) { sleeper.finish() }
        defer { alarm.cancel() }
        for await _ in end {}
        try Task.checkCancellation()
    }
}
