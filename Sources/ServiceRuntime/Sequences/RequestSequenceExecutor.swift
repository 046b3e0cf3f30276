import Foundation

/// Carries out request sequences: sends a request, asks the sequence for the next one, and deals with errors in one place.
///
/// ```swift
/// let executor = RequestSequenceExecutor(connectionMonitor: ConnectionMonitors.polling()) { failure in
///     failure.error.failure?.isConflict == true && failure.failures < 3 ? .tryAgain : .stop
/// }
/// try await executor.run(PictureUpload(client: client, picture: file), savingPositionIn: position)
/// ```
///
/// An executor may run any number of sequences at once.
public final class RequestSequenceExecutor: Sendable {
    /// What an executor tells. Handlers are called on any thread, one event after the other for each sequence.
    public struct Events: Sendable {
        /// A request of a sequence has been answered. Answers that were saved in an earlier run are not told again.
        public let onAnswer = MulticastEventsCollection<@Sendable (RequestSequenceAnswer) -> Void>()
        /// A request of a sequence has failed; what is done about it is decided by the failure handler.
        public let onFailure = MulticastEventsCollection<@Sendable (RequestSequenceFailure) -> Void>()
        /// A request of a sequence is held, because the service cannot be reached.
        public let onHold = MulticastEventsCollection<@Sendable (RequestSequenceFailure) -> Void>()
        /// A sequence is complete; its last answer, or nil if it had no requests.
        public let onCompletion = MulticastEventsCollection<@Sendable (RequestSequenceAnswer?) -> Void>()
    }

    /// The handlers of what the executor tells.
    public let events = Events()

    /// Is told what the executor does; held weakly.
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
    ///   - connectionMonitor: Holds the work while the service cannot be reached: a request that cannot have been sent is
    ///     sent again as soon as the monitor says so, until it is sent or the run is cancelled. Nil, the default, makes that a
    ///     failure like any other.
    ///   - failureHandler: Decides about every request that fails, whatever its sequence. Unless you give another, the
    ///     sequence stops.
    public init(
        connectionMonitor: (any ConnectionMonitor)? = nil,
        failureHandler: @escaping @Sendable (RequestSequenceFailure) async -> RequestSequenceRecovery = { _ in .stop }
    ) {
        self.connectionMonitor = connectionMonitor
        self.failureHandler = failureHandler
    }

    /// Carries out a sequence.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - file: Where the position in the sequence is saved after each answer, so that it can be gone on with after the
    ///     process was killed: run the same sequence with the same file again. Requests that were answered are not sent
    ///     again; the one that was on its way is, with the same request id. The file is made if it does not exist, readable for
    ///     this user only, because it holds the answers, and removed when the sequence is complete.
    ///   - cancellationToken: Ends the run, as cancelling the task does. The position stays saved.
    /// - Returns: The last answer; nil if the sequence had no requests.
    /// - Throws: ``ServiceError``: what a request failed with, or why one could not be made;
    ///   ``ServiceError/client(_:_:)`` if the position cannot be read or saved, or belongs to another sequence.
    @discardableResult
    public func run(
        _ sequence: some RequestSequence,
        savingPositionIn file: URL? = nil,
        cancellationToken: CancellationToken? = nil
    ) async throws -> RequestSequenceAnswer? {
        try CancellableCall.check(cancellationToken)
        let work = Task {
            let name = String(describing: type(of: sequence))
            let journal = try file.map { file in try RequestSequenceJournal(file, sequence: name) }
            let last = try await self.run(sequence, name: name, journal: journal)
            try journal?.remove()
            return last
        }
        let registration = cancellationToken?.register { work.cancel() }
        defer {
            if let cancellationToken, let registration { cancellationToken.unregister(registration) }
        }
        let last: RequestSequenceAnswer?
        do {
            // The work itself is waited for, cancelled or not, so that the file is free for the next run.
            last = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
        } catch {
            try CancellableCall.check(cancellationToken)
            throw ServiceError(wrapping: error)
        }
        tell(\.onCompletion, last) { $0.requestSequenceExecutor(self, didCompleteWith: last) }
        return last
    }

    private func run(
        _ sequence: some RequestSequence,
        name: String,
        journal: RequestSequenceJournal?
    ) async throws -> RequestSequenceAnswer? {
        var sequence = sequence
        var last: RequestSequenceAnswer?
        while let request = try Self.next(&sequence, after: last, name: name) {
            try Task.checkCancellation()
            let index = last.map { $0.index + 1 } ?? 0
            let target = try RequestSequenceJournal.target(of: request.head())
            let response: ServiceResponse<any Sendable>
            let isNew: Bool
            if let saved = try journal?.answer(at: index, to: target) {
                response = ServiceResponse(result: try request.read(saved), httpResponse: saved)
                isNew = false
            } else {
                let id = try journal?.begin(index, target) ?? UUID().uuidString
                response = try await send(request, id: id, index: index)
                try journal?.note(response.httpResponse, at: index)
                isNew = true
            }
            let answer = RequestSequenceAnswer(
                index: index,
                httpResponse: response.httpResponse,
                result: response.result,
                earlier: sequence.remembersAnswers ? last?.all ?? [] : []
            )
            last = answer
            if isNew { tell(\.onAnswer, answer) { $0.requestSequenceExecutor(self, didReceive: answer) } }
        }
        return last
    }

    /// Asks a sequence for its next request.
    private static func next(
        _ sequence: inout some RequestSequence,
        after last: RequestSequenceAnswer?,
        name: String
    ) throws(ServiceError) -> AnyServiceRequest? {
        do {
            return try sequence.nextRequest(after: last)?.anyRequest
        } catch let error as ServiceError {
            throw error
        } catch {
            let number = last.map { $0.index + 2 } ?? 1
            throw .client("Request \(number) of the sequence '\(name)' cannot be made.", error)
        }
    }

    /// Sends a request until it is answered or given up.
    private func send(
        _ request: AnyServiceRequest,
        id: String,
        index: Int
    ) async throws -> ServiceResponse<any Sendable> {
        var failures = 0
        var holds = 0
        while true {
            let error: ServiceError
            switch await request.send(id).result {
            case .success(let response): return response
            case .failure(let failure): error = failure
            }
            guard !error.isCanceled else { throw error }
            if let connectionMonitor, ConnectionFailure(error)?.isBeforeSending == true {
                holds += 1
                let failure = RequestSequenceFailure(index: index, error: error, failures: holds)
                tell(\.onHold, failure) { $0.requestSequenceExecutor(self, didHoldAfter: failure) }
                try await connectionMonitor.waitForConnection(afterFailures: holds)
                continue
            }
            holds = 0
            failures += 1
            let failure = RequestSequenceFailure(index: index, error: error, failures: failures)
            tell(\.onFailure, failure) { $0.requestSequenceExecutor(self, didFailWith: failure) }
            guard await failureHandler(failure) == .tryAgain else { throw error }
            try Task.checkCancellation()
        }
    }

    private func tell<Value>(
        _ event: KeyPath<Events, MulticastEventsCollection<@Sendable (Value) -> Void>>,
        _ value: Value,
        _ tellDelegate: (any RequestSequenceExecutorDelegate) -> Void
    ) {
        for handler in events[keyPath: event].handlers { handler(value) }
        if let delegate { tellDelegate(delegate) }
    }
}
