extension ServiceRequest {
    /// Sends the request and hands what comes of it to a closure, as one value.
    ///
    /// ```swift
    /// request.run { response in
    ///     if let error = response.error { return print(error) }
    ///     …
    /// }
    /// ```
    ///
    /// - Parameter responseHandler: Receives the outcome: exactly once, on the queue that the options of the call name, else
    ///   the client's, else the main queue.
    public func run(_ responseHandler: @escaping @Sendable (RequestOutcome<Output>) -> Void) {
        run { result, httpResponse in
            responseHandler(RequestOutcome(result: result, httpResponse: httpResponse))
        }
    }

    /// Sends the request and blocks the current thread until it is answered: for command-line tools and other programs
    /// that do one thing after the other.
    ///
    /// ```swift
    /// let token = try client.requests.auth(credentials: credentials).wait().value.token
    /// ```
    ///
    /// On the main thread, what is sent to the main queue and to the main actor in the meantime is carried out, so that a
    /// credential or a stage of yours may live there; but not if the main thread is within a block of its queue already.
    ///
    /// The thread itself carries out what it waits for (before macOS 15 and iOS 18 the concurrency pool does), so that it
    /// makes no difference how many others wait. Only your own code in the pipeline may start tasks that need the pool. If all
    /// of its threads may be among those that wait, and for half a minute nothing at all could be done, there is an error.
    ///
    /// - Returns: The answer, as ``response()`` gives it.
    /// - Throws: ``ServiceError``, as ``response()`` does. Within a task, whose thread must not be blocked, nothing is sent,
    ///   and the error says so; use `try await` there.
    public func wait() throws -> ServiceResponse<Output> {
        try BlockingWait().value { await outcome().result }.get()
    }
}
