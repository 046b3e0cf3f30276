extension ServiceRequest {
    /// Sends the request and passes its outcome to a closure.
    ///
    /// ```swift
    /// request.run { response in
    ///     if let error = response.error { return print(error) }
    ///     …
    /// }
    /// ```
    ///
    /// - Parameter responseHandler: A closure that receives the outcome, exactly once: on the queue in the options of
    ///   the call, or otherwise the client's, or otherwise the main queue.
    public func run(_ responseHandler: @escaping @Sendable (RequestOutcome<Output>) -> Void) {
        run { responseHandler(RequestOutcome(result: $0, httpResponse: $1)) }
    }

    /// Sends the request and blocks the current thread until the response arrives, for command-line tools and other
    /// sequential programs.
    ///
    /// ```swift
    /// let token = try client.requests.auth(credentials: credentials).wait().value.token
    /// ```
    ///
    /// On the main thread, work on the main queue and the main actor continues in the meantime, so your credentials and
    /// stages can use them. This does not apply if the main thread is already executing a block of its queue.
    ///
    /// The thread itself executes the request (before macOS 15 and iOS 18, the concurrency pool does), so any number of
    /// threads can wait. Only your own code in the pipeline may start tasks that need the pool. If all threads of the
    /// pool may be waiting, and nothing has happened for half a minute, this method throws an error.
    ///
    /// - Returns: The response, as from ``response()``.
    /// - Throws: ``ServiceError``, as ``response()`` does. In a synchronous function that a task calls, whose thread must
    ///   not be blocked, the request is not sent and this method throws an error. In asynchronous code, it does not
    ///   compile. Use `try await` there.
    @available(*, noasync, message: "Use 'try await request.response()' instead.")
    public func wait() throws(ServiceError) -> ServiceResponse<Output> {
        try BlockingWait().value { await outcome().result }.get()
    }
}
