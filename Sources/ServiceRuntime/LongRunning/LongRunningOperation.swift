import Dispatch
import Foundation

/// An operation that continues in the service after its first response.
///
/// ```swift
/// let operation = try await client.create(server: server)
/// let created = try await operation.value()
/// ```
///
/// The client polls the state of the operation until it ends: as often as the service's `Retry-After` says, or
/// otherwise every two seconds. If the service asks for less than a second again and again, the pauses grow to one
/// second. Canceling the task, or the token in the options of the call, stops the polling, not
/// the operation.
///
/// To wait later, or in another process, store the ``continuationToken`` and recreate the operation with
/// ``ServiceRequest/resumed(from:)``.
public final class LongRunningOperation<Value: Sendable>: Sendable {
    /// What is known of the operation at one time.
    private struct Snapshot: Sendable {
        /// `nil` if the caller gave the statuses.
        var state: LongRunningState?
        var status: LongRunningStatus
        /// The statuses that the caller gave and that have not been reported.
        var upcoming: ArraySlice<LongRunningStatus> = []
        var exchange: Exchange?
        var pause = PollingPause()
        var poll = SharedTaskSlot<LongRunningStatus>()
    }

    /// Where what is known of the operation comes from.
    private enum Source: Sendable {
        /// The service, which is asked, and whose result has a format.
        case service(PollingClient, ResponseFormat<Value>)
        /// The caller, who gave the result and the pause before each further status.
        case given(Result<Value, ServiceError>, delay: Duration)
    }

    private let latest: Locked<Snapshot>
    private let source: Source

    /// An operation that has just begun.
    init(_ exchange: Exchange, finalState: FinalState, format: ResponseFormat<Value>) throws(ServiceError) {
        let pollingClient = PollingClient(exchange.sender, after: exchange.request)
        source = .service(pollingClient, format)
        let state = try LongRunningState(exchange, finalState: finalState, links: pollingClient.links)
        let response = exchange.response.httpResponse
        if state.monitor == .none, response.statusCode == 202 {
            exchange.sender.client.commonOptions.logger.warning(
                "The service accepted \(exchange.request.method.rawValue) \(RequestRedactor.url(of: exchange.request).shortened) (202), "
                    + "but does not say where the state of the operation is. The operation counts as done."
            )
        }
        let status = state.firstStatus(in: response)
        var first = Snapshot(state: state, status: status, exchange: exchange.withoutRequestBody)
        first.pause.begin(after: response)
        latest = Locked(first)
    }

    /// An operation that began earlier.
    init(resuming state: LongRunningState, _ pollingClient: PollingClient, format: ResponseFormat<Value>) {
        source = .service(pollingClient, format)
        latest = Locked(Snapshot(state: state, status: .inProgress, exchange: nil))
    }

    /// Creates an operation that ends with the given value, for previews and tests of code that receives one. No service is involved.
    ///
    /// - Parameters:
    ///   - value: The result.
    ///   - statuses: What it reports before that, one status after the other. If there is none, it has ended already.
    ///   - delay: The time before each further status, in seconds.
    public convenience init(_ value: Value, after statuses: [LongRunningStatus] = [], delay: TimeInterval = 0) {
        self.init(.success(value), after: statuses, delay: delay)
    }

    /// Creates an operation that ends with the given result, for previews and tests of code that receives one. No service is involved.
    ///
    /// - Parameters:
    ///   - result: The result. An operation that fails ends as `Failed`.
    ///   - statuses: What it reports before that, one status after the other. If there is none, it has ended already; if the last one
    ///     is finished, it ends with that.
    ///   - delay: The time before each further status, in seconds.
    public init(
        _ result: Result<Value, ServiceError>,
        after statuses: [LongRunningStatus] = [],
        delay: TimeInterval = 0
    ) {
        var upcoming = statuses[...]
        if statuses.last?.isFinished != true {
            if case .success = result { upcoming.append(.succeeded) } else { upcoming.append(.failed) }
        }
        let first = upcoming.removeFirst()
        source = .given(result, delay: .seconds(delay.bounded))
        latest = Locked(Snapshot(state: nil, status: first, upcoming: upcoming))
    }

    /// The status of the operation when the service was last polled.
    public var status: LongRunningStatus { latest.withLock { $0.status } }

    /// A token with which ``ServiceRequest/resumed(from:)`` continues to wait for the operation. It contains URLs of the service, so
    /// store it as safely as these.
    ///
    /// `nil` if there is nothing to wait for: an operation that was quick may have ended with its first response, whose ``value()``
    /// must be stored instead. An operation that no service knows has none either.
    public var continuationToken: String? {
        latest.withLock { $0.state }?.token
    }

    // MARK: Waiting

    /// Waits until the operation ends, and returns its result.
    ///
    /// - Returns: The result.
    /// - Throws: ``ServiceError/service(_:)`` if the operation failed or was canceled, with the service's last response
    ///   about it, or ``ServiceError/client(_:_:)`` if the waiting was canceled or a response cannot be read.
    public func value() async throws(ServiceError) -> Value {
        try await end().0
    }

    private func end() async throws(ServiceError) -> (Value, HTTPResponse?) {
        while !status.isFinished { try await update() }
        do {
            let end = try await result()
            try check()
            return end
        } catch {
            throw ServiceError(wrapping: error)
        }
    }

    /// Waits until the operation ends, and passes its result to a completion handler. To stop waiting before, cancel the token in the
    /// options of the call; until then, the operation is retained.
    ///
    /// - Parameter completionHandler: A closure that receives the result and the raw response with it, once, on the queue of the
    ///   call that started the operation.
    public func value(completionHandler: @escaping HTTPResultHandler<Value>) {
        Task {
            await RequestOutcome { try await end() }.deliver(to: completionHandler, on: queue, token: token)
        }
    }

    /// The status of the operation after each poll, until it ends. The first element is the status that is already
    /// known.
    public var updates: Updates { Updates(operation: self) }

    /// Waits as long as the service asks, then polls it once. For the last known status without waiting, use ``status``.
    /// Overlapping calls share one poll.
    ///
    /// - Returns: The status.
    /// - Throws: ``ServiceError``. You can poll again afterwards.
    @discardableResult
    public func update() async throws(ServiceError) -> LongRunningStatus {
        try check()
        guard let poll = joinPoll() else { return status }
        do {
            let status = try await poll.value()
            try check()
            return status
        } catch {
            throw CancellableCall.error(of: error, token)
        }
    }

    /// Ends a wait that was canceled.
    ///
    /// - Throws: The error of a canceled call, if the token of the call or the current task is canceled.
    func check() throws(ServiceError) {
        try CancellableCall.check(token)
    }

    /// The token that ends the waiting.
    private var token: CancellationToken? {
        if case .service(let pollingClient, _) = source { pollingClient.sender.cancellationToken } else { nil }
    }

    /// Where handlers are called.
    private var queue: DispatchQueue {
        if case .service(let pollingClient, _) = source { pollingClient.sender.queue } else { .main }
    }

    /// Takes part in the poll that is under way, or starts one.
    ///
    /// - Returns: A place in the poll, or `nil` if the operation has ended.
    private func joinPoll() -> SharedTask<LongRunningStatus>.Ticket? {
        latest.withLock { latest in
            guard !latest.status.isFinished else { return nil }
            let before = latest
            return before.poll.join()
                ?? latest.poll.start { number in { try await self.poll(after: before, number: number) } }
        }
    }

    /// Polls the service, and records what it says, unless another poll was started meanwhile because this one was abandoned.
    private func poll(after before: Snapshot, number: Int) async throws -> LongRunningStatus {
        var after = before
        switch source {
        case .service(let pollingClient, _):
            try await ask(pollingClient, &after)
        case .given(_, let delay):
            if delay > .zero { try await Task.sleep(for: delay) }
            after.status = after.upcoming.popFirst() ?? after.status
        }
        // What was known is returned, because its release may call out.
        _ = latest.withLock { [after] latest -> (Snapshot, SharedTask<LongRunningStatus>)? in
            guard let poll = latest.poll.end(number) else { return nil }
            let before = latest
            latest = after
            latest.poll = before.poll
            return (before, poll)
        }
        return after.status
    }

    /// Asks the service for the state, and records what it says.
    private func ask(_ pollingClient: PollingClient, _ snapshot: inout Snapshot) async throws {
        guard var state = snapshot.state else { return }
        try await pollingClient.wait(snapshot.pause.seconds, before: state.pollURL)
        let exchange = try await pollingClient.get(state.pollURL)
        guard HTTPStatus.isSuccess(exchange.response.httpResponse.statusCode) else { throw exchange.failure }
        snapshot.status = try state.record(exchange, links: pollingClient.links)
        snapshot.state = state
        snapshot.exchange = exchange
        snapshot.pause.next(after: exchange.response.httpResponse)
    }

    /// The result of an operation that has ended, and the response that it is read from.
    private func result() async throws -> (Value, HTTPResponse?) {
        switch source {
        case .given(let result, _): (try result.get(), nil)
        case .service(let pollingClient, let format): try await result(pollingClient, format)
        }
    }

    /// The result that the service has.
    private func result(
        _ pollingClient: PollingClient,
        _ format: ResponseFormat<Value>
    ) async throws -> (Value, HTTPResponse?) {
        let end = latest.withLock { $0 }
        guard let exchange = end.exchange, end.status.isSucceeded else {
            guard case .service(var failure)? = end.exchange?.failure else {
                throw ServiceError.client("The operation has not finished.")
            }
            failure.operationState = end.status.state
            throw ServiceError.service(failure)
        }
        let response = exchange.response.httpResponse
        if let url = try end.state?.resultURL(after: exchange, links: pollingClient.links) {
            return try Self.read(try await pollingClient.get(url), format)
        }
        let body: Data
        if let result = try end.state?.resultBody(of: response) {
            body = result
        } else {
            do { return try Self.read(exchange, format) } catch {
                // What tells how far an operation is need not have its result, if that needs no body.
                guard end.state?.monitor == .operationLocation, !format.needsBody else { throw error }
                body = Data()
            }
        }
        return (try format.result(of: exchange.with(body: body)).get(), response)
    }

    private static func read(
        _ exchange: Exchange,
        _ format: ResponseFormat<Value>
    ) throws -> (Value, HTTPResponse?) {
        (try format.result(of: exchange).get(), exchange.response.httpResponse)
    }
}
