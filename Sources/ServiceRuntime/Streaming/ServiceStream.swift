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
/// An event whose data is the text `[DONE]` marks the end of the items. Events whose data is empty, which keep a connection
/// alive, are not items, unless items are whole events that the description has. ``events`` includes all of these. What has no line
/// `data` is not an event (WHATWG HTML, section 9.2.6).
public struct ServiceStream<Element: Sendable>: AsyncSequence, Sendable {
    /// Where the items come from.
    private enum Origin: Sendable {
        /// The response of a service, whose events are read so.
        case response(StreamSource, @Sendable (ServerSentEvent) throws -> StreamItem<Element>)
        /// The caller.
        case given(GivenItems<Element>)
    }

    private let origin: Origin
    /// Whether someone reads the items, which is possible once.
    private var isTaken = Locked(false)
    /// The number of reconnections and the pauses before them, or nil for none.
    private var reconnection: StreamReconnection?
    /// Is told why an item cannot be read, or nil if such an item ends the stream.
    private var report: (@Sendable (ServiceError) -> Void)?

    init(source: StreamSource, read: @escaping @Sendable (ServerSentEvent) throws -> StreamItem<Element>) {
        origin = .response(source, read)
    }

    /// Creates a stream of the given items, for previews and tests of code that receives one.
    public init(_ items: [Element]) {
        self.init(
            AsyncStream { continuation in
                for item in items { continuation.yield(item) }
                continuation.finish()
            }
        )
    }

    /// Creates a stream of the items of a sequence, for previews and tests of code that receives one. Use an `AsyncThrowingStream` for a
    /// stream that fails.
    ///
    /// - Parameter items: The items. Each is requested when it is needed; the next one after an error is not.
    public init<Items: AsyncSequence & Sendable>(_ items: Items) where Items.Element == Element {
        origin = .given(GivenItems(items))
    }

    /// The raw events of the stream, with their types and identifiers. JSON lines are events that contain only data. A stream of given
    /// items has none.
    public var events: ServiceStream<ServerSentEvent> {
        guard case .response(let source, _) = origin else { return ServiceStream<ServerSentEvent>([]) }
        var events = ServiceStream<ServerSentEvent>(source: source) { .item($0) }
        events.isTaken = isTaken
        events.reconnection = reconnection
        events.report = report
        return events
    }

    /// Returns a stream that leaves out items that cannot be read, and goes on behind them. Otherwise such an item ends the stream with
    /// an error. Use it for logs, whose writers may die in the middle of an item (RFC 7464, section 2.3).
    ///
    /// A failure that the service reports in place of an item, and a connection that is lost, end this stream as well.
    ///
    /// - Parameter report: A closure that receives the error of each item that is left out, before the next item is returned.
    /// - Returns: The stream. It replaces this one, which you must not iterate over as well.
    public func skippingUnreadableItems(_ report: @escaping @Sendable (ServiceError) -> Void) -> ServiceStream {
        var stream = self
        stream.report = report
        return stream
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
        switch origin {
        case .response(let source, _): source.cancel()
        case .given(let items): items.cancel()
        }
    }

    /// An iterator over the items.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// The items of a response, or `nil` for those that the caller gave.
        private var response: ResponseItems<Element>?
        private let given: GivenItems<Element>?
        private let isFirst: Bool
        private var isAtEnd = false

        fileprivate init(_ stream: ServiceStream) {
            isFirst = !stream.isTaken.exchange(\.self, for: true)
            switch stream.origin {
            case .response(let source, let read):
                given = nil
                response = ResponseItems(
                    source: source,
                    reconnection: stream.reconnection,
                    report: stream.report,
                    read: read
                )
            case .given(let items):
                given = items
            }
        }

        /// Returns the next item.
        ///
        /// - Returns: The item, or `nil` at the end and after an error.
        /// - Throws: ``ServiceError/client(_:_:)`` if the connection is lost before the end, an item cannot be read,
        ///   the call is canceled, or another iteration has used the stream. Items that arrived earlier are returned
        ///   first.
        public mutating func next() async throws -> Element? {
            guard !isAtEnd else { return nil }
            do {
                guard isFirst else {
                    throw ServiceError.client(
                        "The stream was already consumed: its items can be read only once. Send the request again for "
                            + "a new stream."
                    )
                }
                let item = if let given { try await given.next() } else { try await response?.next() }
                isAtEnd = item == nil
                return item
            } catch {
                isAtEnd = true
                throw error
            }
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
