import Foundation

/// The items of the response to a request for a stream.
struct ResponseItems<Element: Sendable>: Sendable {
    private let source: StreamSource
    private let read: @Sendable (ServerSentEvent) throws -> StreamItem<Element>
    private let report: (@Sendable (ServiceError) -> Void)?
    private var framing: StreamFraming
    private var reconnection: StreamReconnection?
    private var pending: ArraySlice<StreamFraming.Item> = []
    private var count = 0
    private var last: ServerSentEvent?
    private var isAtEnd = false

    /// The items of a source.
    ///
    /// - Parameters:
    ///   - source: Where they come from.
    ///   - reconnection: How the connection is made again if the items are events and the request may be sent again; `nil`: not at all.
    ///   - report: Is told why an item cannot be read, which is then left out; `nil`: such an item ends the stream.
    ///   - read: What an event means.
    init(
        source: StreamSource,
        reconnection: StreamReconnection?,
        report: (@Sendable (ServiceError) -> Void)? = nil,
        read: @escaping @Sendable (ServerSentEvent) throws -> StreamItem<Element>
    ) {
        self.source = source
        self.read = read
        self.report = report
        framing = source.framing
        self.reconnection = source.isRepeatable && framing.events != nil ? reconnection : nil
    }

    /// Returns the next item.
    ///
    /// - Returns: The item, or `nil` at the end and after an error.
    /// - Throws: ``ServiceError`` if the connection is lost before the end, an item cannot be read or reports a failure, or the call is
    ///   canceled. Items that arrived earlier are returned first.
    mutating func next() async throws -> Element? {
        do {
            while true {
                while let item = pending.popFirst() {
                    try source.check()
                    count += 1
                    switch try meaning(of: item) {
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

    private mutating func meaning(of item: StreamFraming.Item) throws -> StreamItem<Element> {
        last = nil
        do {
            let event = try item.get()
            last = event
            // Raw events include the mark of the end, and what this connection has behind it; another would have all of it again.
            if event.marksEnd { reconnection = nil }
            return try read(event)
        } catch let error as ModelReadingError {
            // A failure that the service reports is the end in any case.
            guard let report, !(last.map(FailureBody.isFailure) ?? false) else { throw error }
            report(source.explained(error, item: count, last))
            return .nothing
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
        while let delay = reconnection?.nextDelay(framing.events?.reconnectionTime) {
            do throws(ServiceError) {
                guard try await source.reconnect(after: delay, lastEventId: framing.events?.lastEventId) else {
                    return nil
                }
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
        source.cancel()
        return nil
    }
}
