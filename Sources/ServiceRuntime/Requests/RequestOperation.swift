import Foundation

/// A closure that creates a request when it is needed.
///
/// - Throws: An error if the request cannot be created.
public typealias RequestBuilder<Output: Sendable> = @Sendable () async throws -> ServiceRequest<Output>

/// An operation that sends a request when an `OperationQueue` starts it.
///
/// ```swift
/// let queue = OperationQueue()
/// queue.maxConcurrentOperationCount = 1
///
/// let login = RequestOperation(client.requests.auth(credentials: credentials))
/// let verification = RequestOperation { client.requests.verify(token: try login.value.token) }
/// queue.addOperations([login, verification], waitUntilFinished: false)
/// ```
///
/// No thread is blocked while the request is in flight. Canceling the operation, or all operations of the queue,
/// cancels the call. An operation that is canceled before it starts sends nothing, and does not even create its
/// request.
///
/// `OperationQueue.cancelAllOperations()` cancels one operation after the other, and the queue starts the next one as
/// soon as the first has ended. So that no later request is created meanwhile, suspend the queue (`isSuspended`) while
/// you cancel its operations.
///
/// An operation that depends on another one starts after the other has finished, successfully or not. If its closure
/// uses the ``value`` of a failed operation, it fails with the same error, and nothing is sent.
///
/// Foundation declares `Operation` as `@unchecked Sendable`, and the compiler requires subclasses to repeat that. This
/// class is final and has only constants of `Sendable` types, which a test verifies.
public final class RequestOperation<Output: Sendable>: Operation, @unchecked Sendable {
    private enum Phase: Sendable {
        case waiting
        /// The task is `nil` before it has started.
        case executing(Task<Void, Never>?)
        case finished(RequestOutcome<Output>)
    }

    /// The values that are needed only until the operation has finished, so that it does not keep others alive.
    private struct Work: Sendable {
        let builder: RequestBuilder<Output>
        let responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)?
        /// `nil` before the closure has created it.
        var request: ServiceRequest<Output>?
    }

    private let phase: Locked<Phase>
    private let work: Locked<Work?>

    /// Creates an operation from a closure that creates the request.
    ///
    /// - Parameters:
    ///   - builder: A closure that creates the request. It is called once, when the operation starts, and not at all if
    ///     the operation was canceled before. If it throws, the operation fails with its error.
    ///   - responseHandler: A closure that receives the outcome: exactly once, before the operation finishes, so that
    ///     dependent operations start after it. It is called on the queue in the options of the call, or otherwise the
    ///     client's. If neither names one, or no request was created, it is called on any thread, so that one which waits for
    ///     the operation, even the main thread, cannot wait for ever. It must not block its thread.
    public convenience init(
        _ builder: @escaping RequestBuilder<Output>,
        responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)? = nil
    ) {
        self.init(Work(builder: builder, responseHandler: responseHandler))
    }

    /// Creates an operation from a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - responseHandler: A closure that receives the outcome, as in the other initializer.
    public convenience init(
        _ request: ServiceRequest<Output>,
        responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)? = nil
    ) {
        self.init(Work(builder: { request }, responseHandler: responseHandler, request: request))
    }

    private init(_ work: Work) {
        phase = Locked(.waiting)
        self.work = Locked(work)
        super.init()
    }

    /// The outcome of the request, or `nil` before the operation has finished.
    public var outcome: RequestOutcome<Output>? {
        if case .finished(let outcome) = phase.withLock({ $0 }) { outcome } else { nil }
    }

    /// The value of the request.
    ///
    /// - Throws: The ``ServiceError`` with which the request failed, or a ``ServiceError/client(_:_:)`` if the
    ///   operation has not finished.
    public var value: Output {
        get throws(ServiceError) {
            guard let outcome else {
                throw .client(
                    "The operation has no value yet, because it has not finished. Add it as a dependency of the "
                        + "operation that needs the value (addDependency), or use a queue that runs one operation at "
                        + "a time."
                )
            }
            return try outcome.value
        }
    }

    // MARK: Operation

    /// `true`, because the operation continues after `start()` has returned.
    public override var isAsynchronous: Bool { true }

    /// Whether the request is being created or in flight.
    public override var isExecuting: Bool {
        if case .executing = phase.withLock({ $0 }) { true } else { false }
    }

    /// Whether the request has ended, successfully or not.
    public override var isFinished: Bool { outcome != nil }

    /// Creates and sends the request. A queue calls this method. Call it yourself only for an operation that is not in
    /// a queue.
    public override func start() {
        let begins: Bool = notifying(.executing) {
            phase.withLock { phase in
                guard case .waiting = phase else { return false }
                phase = .executing(nil)
                return true
            }
        }
        guard begins else { return }
        guard !isCancelled else { return finish(Self.canceled) }
        let task = Task { finish(await perform()) }
        phase.withLock { phase in
            if case .executing = phase { phase = .executing(task) }
        }
        // Who canceled before the task was kept has not found it.
        if isCancelled { task.cancel() }
    }

    /// Cancels the call, or prevents the request from being created and sent.
    public override func cancel() {
        super.cancel()
        if case .executing(let task?) = phase.withLock({ $0 }) { task.cancel() }
    }

    private func perform() async -> RequestOutcome<Output> {
        guard let builder = work.withLock({ $0?.builder }) else { return Self.canceled }
        do {
            // The closure need not take notice of a cancellation.
            let request = try await SharedTask(builder).firstTicket.value()
            work.withLock { $0?.request = request }
            return isCancelled ? Self.canceled : await request.outcome().flattened()
        } catch {
            let error = ServiceError(
                wrapping: error,
                "The operation's request could not be created, so nothing was sent."
            )
            return RequestOutcome(result: .failure(error))
        }
    }

    /// Ends the operation, on the queue of the handler if there are both.
    private func finish(_ outcome: RequestOutcome<Output>) {
        guard let (queue, token) = handlerQueue() else { return end(outcome) }
        queue.async { [self] in end(outcome.unlessCanceled(by: token)) }
    }

    /// The queue that was named for the handler, and the token of the call; `nil` if there is no handler or no queue.
    private func handlerQueue() -> (queue: DispatchQueue, token: CancellationToken?)? {
        guard let work = work.withLock({ $0 }), work.responseHandler != nil, let request = work.request else {
            return nil
        }
        let context = request.requestDescription.fields.context
        return request.client.namedQueue(context).map { ($0, context.cancellationToken) }
    }

    private func end(_ result: RequestOutcome<Output>) {
        // A canceled call counts as canceled even if a response has arrived (G055).
        let outcome = isCancelled ? Self.canceled : result
        // The work must be released before code that waits for the end continues, so nothing here keeps it.
        work.exchange(\.self, for: nil)?.responseHandler?(outcome)
        notifying(.executing, .finished) { phase.withLock { $0 = .finished(outcome) } }
    }

    private static var canceled: RequestOutcome<Output> {
        RequestOutcome(
            result: .failure(
                .client("The request was canceled because its operation was canceled.", CancellationError())
            )
        )
    }

    // MARK: Notifications

    private enum Property: String {
        case executing = "isExecuting"
        case finished = "isFinished"
    }

    /// Makes a change and notifies queues of it.
    private func notifying<Result>(_ properties: Property..., change: () -> Result) -> Result {
        #if canImport(ObjectiveC)
            for property in properties { willChangeValue(forKey: property.rawValue) }
            defer { for property in properties { didChangeValue(forKey: property.rawValue) } }
            return change()
        #else
            // There is no observation of keys here; `Operation` has methods of its own.
            if properties.contains(.executing) { willChangeValue(for: \.isExecuting) }
            if properties.contains(.finished) { willChangeValue(for: \.isFinished) }
            defer {
                if properties.contains(.executing) { didChangeValue(for: \.isExecuting) }
                if properties.contains(.finished) { didChangeValue(for: \.isFinished) }
            }
            return change()
        #endif
    }
}
