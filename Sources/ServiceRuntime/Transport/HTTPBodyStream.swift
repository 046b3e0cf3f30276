import Foundation

/// A response body that is received as a stream.
///
/// A transport returns a stream instead of the whole body if the request asks for it
/// (``PipelineContext/wantsBodyStream``). It can be read once, by one task at a time. Releasing it, or canceling the
/// task that reads it, ends the transfer.
public final class HTTPBodyStream: AsyncSequence, Sendable {
    /// The type of the elements: parts of the body with any length except 0.
    public typealias Element = Data

    private let pull: @Sendable () async throws -> Data?
    private let stop: @Sendable () -> Void

    /// Creates a body whose parts are requested one by one.
    ///
    /// - Parameters:
    ///   - next: A closure that waits for the next part and returns it, or `nil` at the end. It throws if the body is
    ///     incomplete.
    ///   - onCancel: A closure that ends the transfer, so that `next` throws a `CancellationError`. It is called if the task that reads
    ///     the body is canceled, and when the body is released. It may be called more than once, and after the end.
    public init(next: @escaping @Sendable () async throws -> Data?, onCancel: @escaping @Sendable () -> Void) {
        pull = next
        stop = onCancel
    }

    /// Creates a body from a sequence of its parts, as another HTTP library has it.
    ///
    /// - Parameter parts: The parts. Each is requested when it is needed. A `URLError` that the sequence throws is a lost connection. When
    ///   the body is released, or the task that reads it is canceled, so is the task in which the sequence is read. Who reads the body
    ///   receives a ``ServiceError/client(_:_:)`` with the error of the sequence.
    public convenience init<Parts: AsyncSequence & Sendable>(_ parts: Parts) where Parts.Element == Data {
        let items = GivenItems(parts)
        self.init(
            next: {
                // An empty part does not end the body.
                while let part = try await items.next() { if !part.isEmpty { return part } }
                return nil
            },
            onCancel: { items.cancel() }
        )
    }

    /// Creates a body from data that was already received.
    ///
    /// - Parameter data: The whole body.
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

    /// The same stream with other errors.
    ///
    /// - Parameter transform: Makes the error that is thrown of the one that was.
    func mappingErrors(_ transform: @escaping @Sendable (any Error) -> any Error) -> HTTPBodyStream {
        HTTPBodyStream(
            next: {
                do {
                    return try await self.pull()
                } catch {
                    throw transform(error)
                }
            },
            onCancel: { self.cancel() }
        )
    }

    /// Ends the transfer. Whoever waits for the next part receives a `CancellationError`.
    public func cancel() {
        stop()
    }

    /// An iterator over the parts of a body.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let stream: HTTPBodyStream

        /// Returns the next part.
        ///
        /// - Returns: The part, or `nil` at the end.
        /// - Throws: An error if the body is incomplete, or `CancellationError` if the transfer was canceled.
        public mutating func next() async throws -> Data? {
            try await withTaskCancellationHandler {
                do { return try await stream.pull() } catch let error as ServiceError { throw error } catch {
                    // A library that is told to end throws an error of its own.
                    try Task.checkCancellation()
                    throw error
                }
            } onCancel: { [stream] in
                // It may be the user's, and block the thread that cancels.
                CancellationQueue.cancel { stream.cancel() }
            }
        }
    }

    /// Returns an iterator that continues where the last one stopped.
    ///
    /// - Returns: An iterator over the parts that have not been read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(stream: self)
    }
}
