import Foundation

/// What a stream in an ``HTTPBody`` is read from, such as an asynchronous sequence or an `InputStream`.
///
/// The source is read once, into a temporary file, which is removed with the last body that uses the source.
package final class HTTPBodySource: Sendable, Hashable {
    /// Wraps the error of a source that is itself a network transfer, so that it is not mistaken for a failure of the request that
    /// was to send it.
    struct SourceError: Error, CustomStringConvertible {
        /// The error of the source.
        let cause: ServiceError

        /// The text of the source's error.
        var description: String { cause.description }
    }

    /// Whether two are the same source.
    package static func == (first: HTTPBodySource, second: HTTPBodySource) -> Bool { first === second }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private enum Progress {
        case unread
        case read(SpooledFile)
        /// The source was read in part, and that part is lost.
        case spent
    }

    private struct State {
        var progress = Progress.unread
        var reading = SharedTaskSlot<SpooledFile>()
    }

    private let state = Locked(State())
    private let isRepeatable: Bool
    private let copy: @Sendable (SpooledFile) async throws -> Void

    /// A source that has not been read.
    ///
    /// - Parameters:
    ///   - isRepeatable: Whether it can be read again if reading was interrupted.
    ///   - copy: Reads all of it into a file.
    init(isRepeatable: Bool, copy: @escaping @Sendable (SpooledFile) async throws -> Void) {
        self.isRepeatable = isRepeatable
        self.copy = copy
    }

    /// The file with the whole body. It exists as long as the source does.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the source cannot be read, with its error as the cause, the file not be written, or
    ///   the source was read in part before; `CancellationError` if the task is canceled.
    func file() async throws -> URL {
        switch try begin() {
        case .ready(let file): file.url
        case .wait(let reading): try await reading.value().url
        }
    }

    /// Removes the file, and whatever is still read for it. The source cannot be used any more.
    func discard() async {
        let last = state.exchange(\.self, for: State(progress: .spent))
        if case .read(let file) = last.progress { await file.remove() }
    }

    private enum Beginning: Sendable {
        case ready(SpooledFile)
        case wait(SharedTask<SpooledFile>.Ticket)
    }

    private func begin() throws -> Beginning {
        try state.withLock { state in
            switch state.progress {
            case .read(let file): return .ready(file)
            case .spent: throw Self.spentError
            case .unread: break
            }
            if let reading = state.reading.join() { return .wait(reading) }
            // One that is still there was abandoned.
            guard isRepeatable || state.reading.task == nil else { throw Self.spentError }
            return .wait(state.reading.start { number in { try await self.read(number: number) } })
        }
    }

    private func read(number: Int) async throws -> SpooledFile {
        let file: SpooledFile
        do {
            file = try await SpooledFile.make()
        } catch {
            end(.unread, number: number)
            throw error
        }
        do {
            try await copy(file)
            try await file.close()
            end(.read(file), number: number)
            return file
        } catch {
            end(isRepeatable ? .unread : .spent, number: number)
            throw Self.failure(of: error)
        }
    }

    /// The error of a source that failed. One that is a transfer itself has errors that would be taken for those of the
    /// request: a lost connection would send it again, a 404 would be the service's response.
    private static func failure(of error: any Error) -> any Error {
        let cause = ServiceError(wrapping: error)
        let isTransfer = ConnectionFailure(error) != nil || cause.failure != nil
        guard isTransfer || !(error is ServiceError || error is CancellationError) else { return error }
        return ServiceError.client(
            "The body could not be read from its source, so nothing was sent.",
            isTransfer ? SourceError(cause: cause) : error
        )
    }

    private func end(_ progress: Progress, number: Int) {
        _ = state.withLock { state in
            let reading = state.reading.end(number)
            if reading != nil { state.progress = progress }
            return reading
        }
    }

    private static var spentError: ServiceError {
        .client(
            "The body was partly read by a call that was interrupted, and cannot be read again. Create a new one "
                + "for each call."
        )
    }
}
