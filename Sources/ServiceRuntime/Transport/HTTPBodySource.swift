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

    /// Reads the source. A task that has succeeded has the file; of one that has not, what was read is lost.
    private let reading = Locked(SharedTaskSlot<SpooledFile>())
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
        try await joinReading().value().url
    }

    /// Removes the file, if there is one. Nobody may ask for it any more.
    func discard() async {
        await reading.withLock(\.task?.success)?.remove()
    }

    private func joinReading() throws -> SharedTask<SpooledFile>.Ticket {
        try reading.withLock { reading in
            if let ticket = reading.join(afterSuccess: true) { return ticket }
            guard isRepeatable || reading.task == nil else {
                throw ServiceError.client(
                    "The body was partly read by a call that was interrupted, and cannot be read again. Create a new one "
                        + "for each call."
                )
            }
            return reading.start { number in { try await self.read(number: number) } }
        }
    }

    private func read(number: Int) async throws -> SpooledFile {
        let file: SpooledFile
        do {
            file = try await SpooledFile.make()
        } catch {
            // Nothing was read, so the next one may begin.
            _ = reading.withLock { $0.end(number) }
            throw error
        }
        do {
            try await copy(file)
            try await file.close()
            return file
        } catch {
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
}
