import Foundation

/// What has come of a body and was not read yet: between a session, which pushes, and a reader, who pulls.
///
/// If more comes than is read, the sender is asked to pause. What comes from one that cannot pause goes into a file
/// meanwhile, so that memory usage stays constant.
final class BodyBuffer: Sendable {
    private struct State {
        var parts: [Data] = []
        var size = 0
        var received = 0
        var end: Result<Void, any Error>?
        var waiter: CheckedContinuation<Data?, any Error>?
        /// Whether the sender should pause, and what it was told last.
        var mustPause = false
        var isPaused = false
        /// Whether a thread is telling it.
        var isTelling = false
        /// What came after the parts, if the sender cannot pause.
        var overflow: OverflowFile?

        /// Whether a reader has had all that has come.
        var isRead: Bool { parts.isEmpty && overflow?.isEmpty ?? true }
    }

    /// What a reader is told.
    private enum Reading: Sendable {
        case parts([Data])
        case end
        case failure(any Error)
        case wait
    }

    /// How many bytes may wait before the sender is asked to pause; it continues when they are read.
    static let capacity = 1 << 20

    private let state = Locked(State())
    private let setPaused: (@Sendable (Bool) -> Void)?
    private let stop: @Sendable () -> Void

    /// A buffer that nothing has come into.
    ///
    /// - Parameters:
    ///   - setPaused: Asks the sender to pause, or to go on, or `nil` if it cannot.
    ///   - onCancel: Tells the sender that there is no reader any more.
    init(setPaused: (@Sendable (Bool) -> Void)?, onCancel: @escaping @Sendable () -> Void) {
        self.setPaused = setPaused
        stop = onCancel
    }

    /// How many bytes have come so far.
    var received: Int { state.withLock(\.received) }

    // MARK: The sender

    /// Takes the next part.
    func append(_ data: Data) {
        guard !data.isEmpty else {
            return
        }
        let (waiter, failure): (CheckedContinuation<Data?, any Error>?, (any Error)?) = state.withLock { state in
            guard state.end == nil else {
                return (nil, nil)
            }
            state.received += data.count
            if let waiter = state.waiter {
                state.waiter = nil
                return (waiter, nil)
            }
            if setPaused == nil, state.overflow?.isEmpty == false || state.size >= Self.capacity {
                return (nil, Self.spill(data, &state))
            }
            state.parts.append(data)
            state.size += data.count
            state.mustPause = state.size > Self.capacity
            return (nil, nil)
        }
        waiter?.resume(returning: data)
        if let failure {
            finish(throwing: failure)
            stop()
        }
        tellSender()
    }

    /// Tells the sender to pause or to go on, if that is something new. One thread at a time does so: told in another order than
    /// was meant, a sender would pause for ever.
    private func tellSender() {
        guard let setPaused else { return }
        while true {
            let mustPause: Bool? = state.withLock { state in
                guard !state.isTelling, state.mustPause != state.isPaused, state.end == nil else { return nil }
                state.isTelling = true
                state.isPaused = state.mustPause
                return state.mustPause
            }
            guard let mustPause else { return }
            setPaused(mustPause)
            state.withLock { $0.isTelling = false }
        }
    }

    /// Puts a part into the file.
    ///
    /// - Returns: Why it cannot be kept, or `nil` if it is.
    private static func spill(_ data: Data, _ state: inout State) -> (any Error)? {
        do {
            var overflow = try state.overflow ?? OverflowFile()
            try overflow.append(data)
            state.overflow = overflow
            return nil
        } catch {
            return error
        }
    }

    /// Ends the body. What has come can still be read.
    ///
    /// - Parameter error: Why the body ends before its end, or `nil` if it is complete.
    func finish(throwing error: (any Error)? = nil) {
        let waiter: CheckedContinuation<Data?, any Error>? = state.withLock { state in
            guard state.end == nil else {
                return nil
            }
            state.end = error.map { .failure($0) } ?? .success(())
            defer { state.waiter = nil }
            return state.waiter
        }
        if let error {
            waiter?.resume(throwing: error)
        } else {
            waiter?.resume(returning: nil)
        }
    }

    // MARK: The reader

    /// Waits for what comes next.
    ///
    /// - Returns: All that has come since, or `nil` at the end.
    /// - Throws: Why the body ends before its end; `CancellationError` if the task or the transfer was canceled.
    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                switch take(for: continuation) {
                case .parts(let parts): continuation.resume(returning: Self.joined(parts))
                case .end: continuation.resume(returning: nil)
                case .failure(let error): continuation.resume(throwing: error)
                case .wait: break
                }
                tellSender()
            }
        } onCancel: {
            cancel()
        }
    }

    /// Drops what has come, and tells the sender. A body that has come to its end but was not read to it ends here, too.
    func cancel() {
        finish(throwing: CancellationError())
        state.withLock { state in
            if !state.isRead { state.end = .failure(CancellationError()) }
            state.parts = []
            state.size = 0
            state.overflow = nil
        }
        stop()
    }

    private static func joined(_ parts: [Data]) -> Data {
        guard parts.count > 1 else { return parts.first ?? Data() }
        var joined = Data(capacity: parts.reduce(0) { $0 + $1.count })
        for part in parts { joined.append(part) }
        return joined
    }

    private func take(for continuation: CheckedContinuation<Data?, any Error>) -> Reading {
        state.withLock { state in
            if !state.parts.isEmpty {
                defer { state.parts = [] }
                state.size = 0
                state.mustPause = false
                return .parts(state.parts)
            }
            if var overflow = state.overflow, !overflow.isEmpty {
                do {
                    let data = try overflow.take(upTo: Self.capacity)
                    state.overflow = overflow
                    return .parts([data])
                } catch {
                    return .failure(error)
                }
            }
            switch state.end {
            case .success?: return .end
            case .failure(let error)?: return .failure(error)
            case nil: break
            }
            guard state.waiter == nil else {
                let message = "A response body cannot be read by two tasks at once."
                return .failure(ServiceError.client(message))
            }
            state.waiter = continuation
            return .wait
        }
    }
}
