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
    private struct Latest: Sendable {
        var snapshot: any OperationSnapshot<Value>
        var poll = SharedTaskSlot<LongRunningStatus>()
    }

    private let latest: Locked<Latest>

    /// What sent the call, or `nil` if the caller gave the result.
    private let sender: RequestSender?

    /// Creates an operation.
    ///
    /// - Parameters:
    ///   - snapshot: What is known of it.
    ///   - sender: What sent the call, or `nil` if the caller gave the result.
    init(_ snapshot: any OperationSnapshot<Value>, sender: RequestSender?) {
        latest = Locked(Latest(snapshot: snapshot))
        self.sender = sender
    }

    /// Creates an operation that ends with the given result, for previews and tests of code that receives one. No service is involved.
    ///
    /// - Parameters:
    ///   - result: The result. An operation that fails ends as `Failed`.
    ///   - statuses: What it reports before that, one status after the other. If there is none, it has ended already; if the last one
    ///     is finished, it ends with that.
    ///   - delay: The time before each further status, in seconds.
    public convenience init(
        _ result: Result<Value, ServiceError>,
        after statuses: [LongRunningStatus] = [],
        delay: TimeInterval = 0
    ) {
        self.init(GivenOperation(result, after: statuses, delay: .seconds(delay.bounded)), sender: nil)
    }

    /// What is known of the operation.
    private var snapshot: any OperationSnapshot<Value> { latest.withLock(\.snapshot) }

    /// The status of the operation when the service was last polled.
    public var status: LongRunningStatus { snapshot.status }

    /// A token with which ``ServiceRequest/resumed(from:)`` continues to wait for the operation. It contains URLs of the service, so
    /// store it as safely as these.
    ///
    /// `nil` if there is nothing to wait for: an operation that was quick may have ended with its first response, whose ``value()``
    /// must be stored instead. An operation that no service knows has none either.
    public var continuationToken: String? { snapshot.continuationToken }

    // MARK: Waiting

    /// Waits until the operation ends, and returns its result.
    ///
    /// - Throws: ``ServiceError/service(_:)`` if the operation failed or was canceled, with the service's last response
    ///   about it, or ``ServiceError/client(_:_:)`` if the waiting was canceled or a response cannot be read.
    public func value() async throws(ServiceError) -> Value {
        try await end().0
    }

    private func end() async throws(ServiceError) -> (Value, HTTPResponse?) {
        while !status.isFinished { try await update() }
        do {
            let end = try await snapshot.result()
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
    private var token: CancellationToken? { sender?.cancellationToken }

    /// Where handlers are called.
    private var queue: DispatchQueue { sender?.queue ?? .main }

    /// Takes part in the poll that is under way, or starts one.
    ///
    /// - Returns: A place in the poll, or `nil` if the operation has ended.
    private func joinPoll() -> SharedTask<LongRunningStatus>.Ticket? {
        latest.withLock { latest in
            let before = latest.snapshot
            guard !before.status.isFinished else { return nil }
            return latest.poll.join()
                ?? latest.poll.start { number in { try await self.poll(after: before, number: number) } }
        }
    }

    /// Polls, and records what is known then, unless another poll was started meanwhile because this one was abandoned.
    private func poll(after before: any OperationSnapshot<Value>, number: Int) async throws -> LongRunningStatus {
        let after = try await before.next()
        // What was known is returned, because its release may call out.
        _ = latest.withLock { latest -> (any OperationSnapshot<Value>, SharedTask<LongRunningStatus>)? in
            guard let poll = latest.poll.end(number) else { return nil }
            defer { latest.snapshot = after }
            return (latest.snapshot, poll)
        }
        return after.status
    }
}
