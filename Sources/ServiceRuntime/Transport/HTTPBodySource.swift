import Foundation

/// What a stream in an ``HTTPBody`` is read from: an asynchronous sequence or an `InputStream`.
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

    private init(isRepeatable: Bool, copy: @escaping @Sendable (SpooledFile) async throws -> Void) {
        self.isRepeatable = isRepeatable
        self.copy = copy
    }

    /// Creates a body from pieces.
    ///
    /// - Parameter pieces: The pieces.
    convenience init(assembling pieces: [HTTPBody.Piece]) {
        self.init(isRepeatable: true) { file in try await file.append(HTTPBody(pieces).onDisk()) }
    }

    /// Creates a body from a sequence of parts.
    ///
    /// - Parameter parts: The parts. They are read when the request is first sent.
    convenience init<Parts: AsyncSequence & Sendable>(_ parts: Parts) where Parts.Element == Data {
        self.init(isRepeatable: false) { file in
            for try await part in parts { try await file.append(part) }
        }
    }

    /// Creates a body from a sequence of bytes.
    ///
    /// - Parameter bytes: The bytes. They are read when the request is first sent.
    convenience init<Bytes: AsyncSequence & Sendable>(bytes: Bytes) where Bytes.Element == UInt8 {
        self.init(isRepeatable: false) { file in
            var part = Data(capacity: SpooledFile.partSize)
            for try await byte in bytes {
                part.append(byte)
                guard part.count == SpooledFile.partSize else { continue }
                try await file.append(part)
                part.removeAll(keepingCapacity: true)
            }
            try await file.append(part)
        }
    }

    /// Creates a body from an input stream.
    ///
    /// - Parameter stream: A closure that creates the stream, which is opened, read and closed on a separate thread. It
    ///   returns `nil` if there is nothing to read. It is called again if reading was interrupted.
    convenience init(inputStream stream: @escaping @Sendable () throws -> InputStream?) {
        self.init(isRepeatable: true) { file in try await file.append(contentsOf: stream) }
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
