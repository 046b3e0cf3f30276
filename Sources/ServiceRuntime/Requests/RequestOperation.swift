import Foundation

/// Makes a request when it is wanted.
///
/// - Returns: The request.
/// - Throws: Why there can be none.
public typealias RequestBuilder<Output: Sendable> = @Sendable () async throws -> ServiceRequest<Output>

/// A request that is sent when its turn in an `OperationQueue` comes.
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
/// No thread is blocked while the request is on its way. Cancelling the operation, or the queue with all of its operations,
/// ends the call; an operation that is cancelled before its turn sends nothing and does not even make its request.
///
/// An operation that depends on another one runs after that has finished, successfully or not. A closure that uses the
/// ``value`` of the other fails with the error of the other, and nothing is sent.
///
/// Foundation declares `Operation` as `@unchecked Sendable`, and the compiler asks every subclass to repeat that. There is no more
/// to it here: the class is final and has constants of `Sendable` types only, as a test makes sure.
public final class RequestOperation<Output: Sendable>: Operation, @unchecked Sendable {
    private enum Phase: Sendable {
        case waiting
        /// The task is nil before it has been started.
        case executing(Task<Void, Never>?)
        case finished(RequestOutcome<Output>)
    }

    /// What is needed only until the operation has finished, so that it does not keep others alive.
    private struct Work: Sendable {
        let builder: RequestBuilder<Output>
        let responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)?
    }

    private let phase: Locked<Phase>
    private let work: Locked<Work?>

    /// Makes an operation of a closure that makes the request.
    ///
    /// - Parameters:
    ///   - builder: Makes the request. It is called when the operation's turn has come, once, and not at all if the operation
    ///     has been cancelled by then. What it throws is what the operation fails with.
    ///   - responseHandler: Receives the outcome: exactly once, on any thread, before the operation counts as finished, so
    ///     that the operations behind it find all done. It must not block its thread.
    public init(
        _ builder: @escaping RequestBuilder<Output>,
        responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)? = nil
    ) {
        phase = Locked(.waiting)
        work = Locked(Work(builder: builder, responseHandler: responseHandler))
        super.init()
    }

    /// Makes an operation of a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - responseHandler: Receives the outcome, as for a closure that makes the request.
    public convenience init(
        _ request: ServiceRequest<Output>,
        responseHandler: (@Sendable (RequestOutcome<Output>) -> Void)? = nil
    ) {
        self.init({ request }, responseHandler: responseHandler)
    }

    /// How the request ended; nil before the operation has finished.
    public var outcome: RequestOutcome<Output>? {
        if case .finished(let outcome) = phase.withLock({ $0 }) { outcome } else { nil }
    }

    /// What the request gave.
    ///
    /// - Throws: ``ServiceError``: what the request failed with; ``ServiceError/client(_:_:)`` if the operation has not
    ///   finished.
    public var value: Output {
        get throws {
            guard let outcome else {
                throw ServiceError.client(
                    "The operation has no value yet, because it has not finished. Let what needs the value depend on it"
                        + " (addDependency), or use a queue that carries out one operation at a time."
                )
            }
            return try outcome.value
        }
    }

    // MARK: Operation

    /// Whether the operation goes on after `start()` has returned: it does.
    public override var isAsynchronous: Bool { true }

    /// Whether the request is being made or on its way.
    public override var isExecuting: Bool {
        if case .executing = phase.withLock({ $0 }) { true } else { false }
    }

    /// Whether the request has ended, well or not.
    public override var isFinished: Bool { outcome != nil }

    /// Makes and sends the request. A queue calls this; call it yourself only for an operation that is in none.
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
        // Who cancelled before the task was kept has not found it.
        if isCancelled { task.cancel() }
    }

    /// Ends the call, or keeps the request from being made and sent.
    public override func cancel() {
        super.cancel()
        if case .executing(let task?) = phase.withLock({ $0 }) { task.cancel() }
    }

    private func perform() async -> RequestOutcome<Output> {
        guard let builder = work.withLock({ $0?.builder }) else { return Self.canceled }
        let outcome: CallOutcome<ServiceResponse<Output>>
        do {
            let request = try await builder()
            guard !isCancelled else { return Self.canceled }
            outcome = await request.outcome()
        } catch {
            return RequestOutcome(result: .failure(Self.failure(toBuild: error)))
        }
        // A call that was cancelled is a cancelled one even if an answer has come (G055).
        guard !isCancelled else { return Self.canceled }
        return RequestOutcome(result: outcome.result.flatMap(\.result), httpResponse: outcome.httpResponse)
    }

    private func finish(_ outcome: RequestOutcome<Output>) {
        // The work must be released before whoever waits for the end goes on, so nothing here keeps it.
        takeWork()?.responseHandler?(outcome)
        notifying(.executing, .finished) { phase.withLock { $0 = .finished(outcome) } }
    }

    private func takeWork() -> Work? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }

    private static var canceled: RequestOutcome<Output> {
        RequestOutcome(
            result: .failure(.client("The request was canceled together with its operation.", CancellationError()))
        )
    }

    private static func failure(toBuild error: any Error) -> ServiceError {
        switch error {
        case let error as ServiceError: error
        case is CancellationError: ServiceError(wrapping: error)
        default: .client("The operation's request could not be made, so nothing was sent.", error)
        }
    }

    // MARK: Notifications

    private enum Property: String {
        case executing = "isExecuting"
        case finished = "isFinished"
    }

    /// Makes a change that queues are told about.
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
