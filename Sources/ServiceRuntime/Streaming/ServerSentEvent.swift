import Foundation

/// A server-sent event (WHATWG HTML, section 9.2).
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event. `message` by default.
    public let event: String

    /// The payload, whose lines are separated by line feeds.
    public let data: String

    /// The last identifier that the service assigned to this event or an earlier one, or `nil` if there is none.
    public let id: String?

    /// The delay that the service requests before a new connection, or `nil` if this event does not contain one.
    public let retry: Duration?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - event: The type of the event.
    ///   - data: The payload.
    ///   - id: The last identifier.
    ///   - retry: The delay before a new connection.
    public init(event: String = "message", data: String, id: String? = nil, retry: Duration? = nil) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }
}

extension ServerSentEvent {
    /// The event as an object in JSON. Data that is not JSON is text in it, and the delay is in milliseconds.
    ///
    /// - Parameter isText: Whether the data is text even if it could be JSON.
    /// - Throws: ``ModelWritingError`` if a text cannot be written.
    func object(isText: Bool) throws -> Data {
        let content = isText ? try JSONWriter.data(data) : try jsonData()
        var members = [("event", try JSONWriter.data(event)), ("data", content)]
        if let id { members.append(("id", try JSONWriter.data(id))) }
        if let retry {
            let (seconds, attoseconds) = retry.components
            let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
            members.append(("retry", try JSONWriter.data(milliseconds)))
        }
        let list = members.map { Data("\"\($0.0)\":".utf8) + $0.1 }
        return Data("{".utf8) + list.joined(separator: Data(",".utf8)) + Data("}".utf8)
    }

    private func jsonData() throws -> Data {
        let json = Data(data.utf8)
        do { try JSONReader.read(from: json) { _ in } } catch is ModelReadingError {
            // It is other text.
            return try JSONWriter.data(data)
        }
        return json
    }
}
