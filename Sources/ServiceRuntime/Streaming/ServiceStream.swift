import Foundation

/// A stream of items that the service sends one by one: server-sent events or JSON lines.
///
/// ```swift
/// for try await price in try await client.watchPrices() { … }
/// ```
///
/// The call returns as soon as the response begins. You can iterate over a stream once. Leaving the loop and releasing
/// the stream, canceling the task, or canceling the call's token ends the transfer. While no one requests the next
/// item, the transfer pauses, if the transport supports it.
///
/// An event whose data is the text `[DONE]` marks the end of the items. Events without data, which keep a connection
/// alive, are not items. ``events`` includes both.
public struct ServiceStream<Element: Sendable>: AsyncSequence, Sendable {
    private let source: StreamSource
    private let read: @Sendable (ServerSentEvent) throws -> StreamItem<Element>
    /// How often and how late the connection is made again; nil: never.
    private var reconnection: StreamReconnection?

    init(source: StreamSource, read: @escaping @Sendable (ServerSentEvent) throws -> StreamItem<Element>) {
        self.source = source
        self.read = read
    }

    /// The raw events of the stream, with their types and identifiers. JSON lines are events that contain only data.
    public var events: ServiceStream<ServerSentEvent> {
        var events = ServiceStream<ServerSentEvent>(source: source) { .item($0) }
        events.reconnection = reconnection
        return events
    }

    /// Returns a stream that reconnects: if the connection is lost or the response ends, the request is sent again,
    /// with the identifier of the last event in `Last-Event-ID` (WHATWG HTML, section 9.2).
    ///
    /// The stream ends when the service responds with 204 or an error or sends `[DONE]`, when the maximum number of
    /// tries brought no event, or with an error that is not that of a connection, such as an untrusted certificate. Only
    /// streams of server-sent events whose request may be repeated are reconnected, such as GET, or POST with an
    /// `Idempotency-Key`; other streams do not reconnect. A service that assigns no identifiers may repeat or omit events.
    ///
    /// - Parameters:
    ///   - maximumTries: The maximum number of consecutive tries without an event. With 0 or less, the stream does not
    ///     reconnect.
    ///   - delay: The pause before a try, in seconds, unless the service specifies one with `retry`. It doubles with each
    ///     failed try, up to a minute. Values below 0 count as 0, and more than a year as a year.
    /// - Returns: The stream. It replaces this one, which you must not iterate over as well.
    public func reconnecting(maximumTries: Int = 5, delay: TimeInterval = 3) -> ServiceStream {
        var stream = self
        stream.reconnection = StreamReconnection(maximumTries: maximumTries, delay: delay)
        return stream
    }

    /// Ends the transfer. Iterations that wait for the next item receive the error of a canceled call.
    public func cancel() {
        source.cancel()
    }

    /// An iterator over the items.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let source: StreamSource
        fileprivate let read: @Sendable (ServerSentEvent) throws -> StreamItem<Element>
        fileprivate let isFirst: Bool
        fileprivate var framing: StreamFraming
        private var reconnection: StreamReconnection?
        private var pending: ArraySlice<StreamFraming.Item> = []
        private var count = 0
        private var last: ServerSentEvent?
        private var isAtEnd = false

        fileprivate init(_ stream: ServiceStream) {
            source = stream.source
            read = stream.read
            framing = source.framing
            reconnection = source.isRepeatable ? stream.reconnection : nil
            isFirst = source.take()
        }

        /// Returns the next item.
        ///
        /// - Returns: The item, or `nil` at the end and after an error.
        /// - Throws: ``ServiceError/client(_:_:)`` if the connection is lost before the end, an item cannot be read,
        ///   the call is canceled, or another iteration has used the stream. Items that arrived earlier are returned
        ///   first.
        public mutating func next() async throws -> Element? {
            guard !isAtEnd else {
                return nil
            }
            do {
                guard isFirst else {
                    throw ServiceError.client(
                        "The stream was already consumed: its items can be read only once. Send the request again for "
                            + "a new stream."
                    )
                }
                while true {
                    while let item = pending.popFirst() {
                        try source.check()
                        count += 1
                        last = nil
                        let event = try item.get()
                        last = event
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
                throw source.explained(error, item: count, last)
            }
        }

        /// The next part of this connection, or else of the next one.
        private mutating func nextPart() async throws -> Data? {
            var lost: (any Error)?
            do {
                if let part = try await source.nextPart() { return part }
            } catch {
                guard reconnection != nil, ConnectionFailure(error) != nil else { throw error }
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
                    // An empty part has no items, and the next one is requested.
                    return Data()
                } catch {
                    guard ConnectionFailure(error) != nil else { throw error }
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

    /// Returns an iterator over the items.
    ///
    /// - Returns: An iterator. Only the first iterator of a stream returns items.
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
    /// The end of the items.
    case end
}
