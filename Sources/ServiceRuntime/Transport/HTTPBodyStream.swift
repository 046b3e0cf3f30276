import Foundation

/// The body of an answer that is received bit by bit.
///
/// A transport that is asked for it (``PipelineContext/wantsBodyStream``) gives one instead of the whole body. It can be
/// read once, by one task at a time. Dropping it, or cancelling the task that reads it, ends the transfer.
public final class HTTPBodyStream: AsyncSequence, Sendable {
    /// What the sequence consists of: parts of the body, of any length but none empty.
    public typealias Element = Data

    private let pull: @Sendable () async throws -> Data?
    private let stop: @Sendable () -> Void

    /// A body whose parts are asked for one by one.
    ///
    /// - Parameters:
    ///   - next: Waits for the next part; nil at the end. It throws if the body does not come to its end.
    ///   - onCancel: Ends the transfer. It may be called more than once, and after the end.
    public init(next: @escaping @Sendable () async throws -> Data?, onCancel: @escaping @Sendable () -> Void) {
        pull = next
        stop = onCancel
    }

    /// A body that has come already.
    ///
    /// - Parameter data: The whole of it.
    public convenience init(_ data: Data) {
        let rest = Locked<Result<Data?, CancellationError>>(.success(data.isEmpty ? nil : data))
        self.init(
            next: {
                try rest.withLock { rest in
                    let part = try rest.get()
                    rest = .success(nil)
                    return part
                }
            },
            onCancel: {
                // What was not read is not taken for the end.
                rest.withLock { if case .success(.some) = $0 { $0 = .failure(CancellationError()) } }
            }
        )
    }

    deinit {
        stop()
    }

    /// Ends the transfer. Who waits for the next part is told by a `CancellationError`.
    public func cancel() {
        stop()
    }

    /// Hands out the parts of a body.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let stream: HTTPBodyStream

        /// The next part.
        ///
        /// - Returns: The part; nil at the end.
        /// - Throws: What keeps the body from coming to its end; `CancellationError` if the transfer was cancelled.
        public mutating func next() async throws -> Data? {
            try await stream.pull()
        }
    }

    /// Goes on where the last iterator has stopped.
    ///
    /// - Returns: An iterator of the parts that have not been read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(stream: self)
    }
}
