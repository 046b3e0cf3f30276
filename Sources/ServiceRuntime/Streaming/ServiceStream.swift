import Foundation

/// The items of an answer that the service sends one by one, as they come: server-sent events or JSON lines.
///
/// ```swift
/// for try await price in try await client.watchPrices() { … }
/// ```
///
/// The call returns as soon as the service has begun to answer. A stream can be gone through once. Leaving the loop and
/// dropping the stream, cancelling the task, or cancelling the call's token ends the transfer. While nobody asks for the
/// next item, the service is not asked for more, as far as the transport can tell it.
///
/// An event whose data is the text `[DONE]` is a service's way to say that nothing follows: the items end there. Events
/// without data, which keep a connection alive, are no items. Both can be seen in ``events``.
public struct ServiceStream<Element: Sendable>: AsyncSequence, Sendable {
    private let source: StreamSource
    private let read: @Sendable (ServerSentEvent) throws -> StreamItem<Element>
    /// How often and how late the connection is made again; nil: never.
    private var reconnection: StreamReconnection?

    init(source: StreamSource, read: @escaping @Sendable (ServerSentEvent) throws -> StreamItem<Element>) {
        self.source = source
        self.read = read
    }

    /// The events of the stream as they come, with their types and identifiers, instead of what their data says. Of JSON
    /// lines, each is an event that has nothing but data.
    public var events: ServiceStream<ServerSentEvent> {
        var events = ServiceStream<ServerSentEvent>(source: source) { .item($0) }
        events.reconnection = reconnection
        return events
    }

    /// The same items, and those of further connections: where the connection is lost or the service ends its answer, the
    /// request is sent again, with the identifier of the last event in `Last-Event-ID` (WHATWG HTML, section 9.2).
    ///
    /// The stream ends when the service answers 204, sends `[DONE]` or refuses, or when no event has come in as many tries
    /// as are allowed. Only server-sent events in answer to a request that may be repeated, such as GET, are connected again;
    /// any other stream stays as it is. A service that gives no identifiers may send events twice or leave some out.
    ///
    /// - Parameters:
    ///   - maximumTries: How often the request is sent again without an event coming.
    ///   - delay: How long to wait before that, unless the service says so by `retry`. The pause doubles with each try that
    ///     fails.
    /// - Returns: The stream. It takes the place of this one, which must not be gone through as well.
    public func reconnecting(maximumTries: Int = 5, delay: Duration = .seconds(3)) -> ServiceStream {
        var stream = self
        stream.reconnection = StreamReconnection(maximumTries: maximumTries, delay: delay)
        return stream
    }

    /// Ends the transfer. Who waits for the next item is told by the error of a cancelled call.
    public func cancel() {
        source.cancel()
    }

    /// Hands out the items.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let source: StreamSource
        fileprivate let read: @Sendable (ServerSentEvent) throws -> StreamItem<Element>
        fileprivate let isFirst: Bool
        fileprivate var framing: StreamFraming
        private var reconnection: StreamReconnection?
        private var pending: ArraySlice<ServerSentEvent> = []
        private var count = 0
        private var isAtEnd = false

        fileprivate init(_ stream: ServiceStream) {
            source = stream.source
            read = stream.read
            framing = source.framing
            reconnection = source.isRepeatable ? stream.reconnection : nil
            isFirst = source.take()
        }

        /// The next item.
        ///
        /// - Returns: The item; nil at the end, and after an error.
        /// - Throws: ``ServiceError/client(_:_:)`` if the connection is lost before the end, an item cannot be read, the call
        ///   is cancelled, or the stream was gone through before. The items that came before are handed out first.
        public mutating func next() async throws -> Element? {
            guard !isAtEnd else {
                return nil
            }
            do {
                guard isFirst else {
                    throw ServiceError.client(
                        "The stream was gone through already: its items come once. Send the request again for another."
                    )
                }
                while true {
                    while let event = pending.popFirst() {
                        try source.check()
                        count += 1
                        switch try read(event) {
                        case .item(let item): return item
                        case .nothing: continue
                        case .end: return end()
                        }
                    }
                    if isAtEnd {
                        return end()
                    }
                    try source.checkItem(framing.pendingSize)
                    if let part = try await nextPart() {
                        pending = framing.items(in: part)[...]
                        if !pending.isEmpty { reconnection?.succeed() }
                    } else {
                        isAtEnd = true
                        pending = framing.lastItem().map { [$0] } ?? []
                    }
                }
            } catch {
                _ = end()
                throw source.explained(error, item: count)
            }
        }

        /// The next part of this connection, or else of the next one.
        private mutating func nextPart() async throws -> Data? {
            var lost: (any Error)?
            do {
                if let part = try await source.nextPart() { return part }
            } catch {
                guard reconnection != nil, !(error is CancellationError) else { throw error }
                try source.check()
                lost = error
            }
            guard let events = framing.events else {
                if let lost { throw lost }
                return nil
            }
            while let delay = reconnection?.nextDelay(events.reconnectionTime) {
                do throws(ServiceError) {
                    guard try await source.reconnect(after: delay, lastEventId: events.lastEventId) else { return nil }
                    framing.restart()
                    // An empty part has no items, and the next one is asked for.
                    return Data()
                } catch {
                    guard case .client(_, .some) = error, !error.isCanceled else { throw error }
                    try source.check()
                    lost = error
                }
            }
            if let lost { throw lost }
            return nil
        }

        private mutating func end() -> Element? {
            isAtEnd = true
            pending = []
            if isFirst {
                source.cancel()
            }
            return nil
        }
    }

    /// Goes through the items.
    ///
    /// - Returns: An iterator of the items. Only the first one of a stream has any.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(self)
    }
}

/// What an event of a stream means.
enum StreamItem<Element: Sendable>: Sendable {
    /// An item.
    case item(Element)
    /// Nothing.
    case nothing
    /// That nothing follows.
    case end
}
