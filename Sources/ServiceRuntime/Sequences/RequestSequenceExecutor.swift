import Foundation

/// An executor that sends the requests of sequences and handles their errors in one place.
///
/// ```swift
/// let executor = RequestSequenceExecutor(connectionMonitor: ConnectionMonitors.polling()) { failure in
///     failure.error.failure?.isConflict == true && failure.failureCount < 3 ? .tryAgain : .stop
/// }
/// try await executor.run(PictureUpload(client: client, picture: file), savingPositionIn: position)
/// ```
///
/// An executor can run any number of sequences concurrently.
public final class RequestSequenceExecutor: Sendable {
    /// The events of an executor. Handlers are called on any thread. For each sequence, events are sent one at a time.
    public struct Events: Sendable {
        /// A request of a sequence was answered. Not sent for responses that were saved in an earlier run.
        public let onResponse = MulticastEventsCollection<@Sendable (RequestSequenceResponse) -> Void>()
        /// A request of a sequence failed or could not be created. The failure handler decides what to do about it.
        public let onFailure = MulticastEventsCollection<@Sendable (RequestSequenceFailure) -> Void>()
        /// A request of a sequence is held, because the service cannot be reached.
        public let onHold = MulticastEventsCollection<@Sendable (RequestSequenceFailure) -> Void>()
        /// A sequence is complete. Handlers receive its last response, or `nil` if it had no requests.
        public let onCompletion = MulticastEventsCollection<@Sendable (RequestSequenceResponse?) -> Void>()
    }

    /// The handlers of the executor's events.
    public let events = Events()

    /// The delegate, which is referenced weakly.
    public var delegate: (any RequestSequenceExecutorDelegate)? {
        get { delegateReference.object as? any RequestSequenceExecutorDelegate }
        set { delegateReference.object = newValue }
    }

    private let delegateReference = WeakReference()
    private let connectionMonitor: (any ConnectionMonitor)?
    private let failureHandler: @Sendable (RequestSequenceFailure) async -> RequestSequenceRecovery

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - connectionMonitor: A monitor for times when the service cannot be reached. The executor holds a request that
    ///     cannot have been sent, and sends it again when the monitor says so, until it succeeds or the run is
    ///     canceled. With `nil`, the default, this is a failure like any other.
    ///   - failureHandler: A closure that decides what to do about each request of any sequence that fails or cannot be
    ///     created. By default, the sequence stops.
    public init(
        connectionMonitor: (any ConnectionMonitor)? = nil,
        failureHandler: @escaping @Sendable (RequestSequenceFailure) async -> RequestSequenceRecovery = { _ in .stop }
    ) {
        self.connectionMonitor = connectionMonitor
        self.failureHandler = failureHandler
    }

    /// Runs a sequence.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - file: The file in which the executor saves the position after each response. To resume the sequence after the
    ///     process was killed, run it again with the same file. Answered requests are not sent again. The request that
    ///     was in flight is sent again with the same request id. The file contains the responses, so only the current
    ///     user can read it. It is created if necessary, and removed when the sequence is complete.
    ///   - cancellationToken: A token with which you can cancel the run, as with its task. The position stays saved.
    /// - Returns: The last response, or `nil` if the sequence had no requests.
    /// - Throws: The ``ServiceError`` with which a request failed or could not be created, or
    ///   ``ServiceError/client(_:_:)`` if the position cannot be read or saved, or belongs to another sequence.
    @discardableResult
    public func run(
        _ sequence: some RequestSequence,
        savingPositionIn file: URL? = nil,
        cancellationToken: CancellationToken? = nil
    ) async throws(ServiceError) -> RequestSequenceResponse? {
        try CancellableCall.check(cancellationToken)
        let work = Task {
            guard let file else { return try await self.run(sequence, journal: nil) }
            let journal = try await RequestSequenceJournal.open(file, sequence: "\(type(of: sequence))")
            do {
                let last = try await self.run(sequence, journal: journal)
                try await journal.remove()
                await journal.release()
                return last
            } catch {
                await journal.release()
                throw error
            }
        }
        let registration = cancellationToken?.register { work.cancel() }
        defer { registration?.remove() }
        let last: RequestSequenceResponse?
        do {
            // Not as a `CancellableCall`, which ends first: the work itself is waited for, canceled or not, so that the file is free
            // for the next run.
            last = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
        } catch {
            throw CancellableCall.error(of: error, cancellationToken)
        }
        notify(\.onCompletion, last) { $0.requestSequenceExecutor(self, didCompleteWith: last) }
        return last
    }

    private func run(
        _ sequence: some RequestSequence,
        journal: RequestSequenceJournal?
    ) async throws -> RequestSequenceResponse? {
        var sequence = sequence
        var last: RequestSequenceResponse?
        let history = sequence.remembersResponses ? Locked<[RequestSequenceResponse]>([]) : nil
        while let request = try await next(&sequence, after: last) {
            try Task.checkCancellation()
            let index = last.nextIndex
            let target = RequestSequenceJournal.Target.of(try request.requestWithoutBody())
            let received: ServiceResponse<any Sendable>
            let isNew: Bool
            let saved = try journal?.response(at: index, to: target)
            if let saved, await request.canReadAgain() {
                received = ServiceResponse(httpResponse: saved, result: try request.read(saved))
                isNew = false
            } else {
                let id = try await journal?.begin(index, target) ?? UUID().uuidString
                received = try await send(request, id: id, index: index)
                // A stream is gone when it has been read, so another run receives it again.
                if saved == nil, await request.canReadAgain() {
                    try await journal?.record(received.httpResponse, at: index)
                }
                isNew = true
            }
            let response = RequestSequenceResponse(
                index: index,
                httpResponse: received.httpResponse,
                history: history,
                result: received.result
            )
            response.remember()
            last = response
            if isNew { notify(\.onResponse, response) { $0.requestSequenceExecutor(self, didReceive: response) } }
        }
        try journal?.end(after: last.nextIndex)
        return last
    }

    /// Asks a sequence for its next request until it has one, ends, or is given up.
    private func next<Sequence: RequestSequence>(
        _ sequence: inout Sequence,
        after last: RequestSequenceResponse?
    ) async throws -> (any ExecutableRequest)? {
        let index = last.nextIndex
        var failures = 0
        while true {
            // A copy is asked, so that an attempt that fails changes nothing.
            var attempt = sequence
            do {
                let next = try attempt.nextRequest(after: last)
                let request = next as? any ExecutableRequest
                if let next, request == nil {
                    throw ServiceError.client("A request of a sequence is a ServiceRequest, not \(type(of: next)).")
                }
                sequence = attempt
                return request
            } catch {
                let error = ServiceError(
                    wrapping: error,
                    "Request \(index + 1) of the sequence '\(type(of: sequence))' cannot be created."
                )
                failures += 1
                try await handle(RequestSequenceFailure(index: index, error: error, failureCount: failures))
            }
        }
    }

    /// Sends a request until it is answered or given up.
    private func send(
        _ request: any ExecutableRequest,
        id: String,
        index: Int
    ) async throws -> ServiceResponse<any Sendable> {
        var failures = 0
        var holds = 0
        while true {
            let error: ServiceError
            switch await request.send(clientRequestId: id) {
            case .success(let response): return response
            case .failure(let failure): error = failure
            }
            guard !error.isCanceled else { throw error }
            if let connectionMonitor, ConnectionFailure(error)?.isBeforeSending == true {
                holds += 1
                let failure = RequestSequenceFailure(index: index, error: error, failureCount: holds)
                notify(\.onHold, failure) { $0.requestSequenceExecutor(self, didHoldAfter: failure) }
                // The monitor need not take notice of a cancellation.
                try await CancellableCall.run(nil) { [holds] in
                    try await connectionMonitor.waitForConnection(afterFailures: holds)
                }
                continue
            }
            holds = 0
            failures += 1
            try await handle(RequestSequenceFailure(index: index, error: error, failureCount: failures))
        }
    }

    /// Reports a failure, and lets the failure handler decide about it.
    ///
    /// - Throws: The error, if the sequence is to stop; or that the run was canceled.
    private func handle(_ failure: RequestSequenceFailure) async throws {
        notify(\.onFailure, failure) { $0.requestSequenceExecutor(self, didFailWith: failure) }
        // The closure need not take notice of a cancellation.
        let decision = try await CancellableCall.run(nil) { [failureHandler] in await failureHandler(failure) }
        guard decision == .tryAgain else { throw failure.error }
    }

    private func notify<Value>(
        _ event: KeyPath<Events, MulticastEventsCollection<@Sendable (Value) -> Void>>,
        _ value: Value,
        _ notifyDelegate: (any RequestSequenceExecutorDelegate) -> Void
    ) {
        for handler in events[keyPath: event].handlers { handler(value) }
        if let delegate { notifyDelegate(delegate) }
    }
}
