import Foundation

/// A server-sent event (WHATWG HTML, section 9.2).
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event. `message` by default.
    public let event: String

    /// The payload, whose lines are separated by line feeds.
    public let data: String

    /// The last identifier that the service assigned to this event or an earlier one, or `nil` if there is none.
    public let id: String?

    /// The delay that the service requests before a new connection, in seconds, or `nil` if this event does not contain one.
    public let retry: TimeInterval?

    /// Creates an event.
    public init(event: String = "message", data: String, id: String? = nil, retry: TimeInterval? = nil) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }
}

extension ServerSentEvent {
    /// Whether the data is the mark by which many services say that no more items follow.
    var marksEnd: Bool {
        data.utf8.count < 16 && data.trimmingCharacters(in: .whitespacesAndNewlines) == "[DONE]"
    }

    /// The event as an object in JSON. Data that is not JSON is text in it, and the delay is in milliseconds.
    ///
    /// - Parameter isText: Whether the data is text even if it could be JSON.
    /// - Throws: ``ModelWritingError`` if a text cannot be written.
    func object(isText: Bool) throws -> JSONDocument {
        var members = [("event", try JSONWriter.data(event))]
        if let id { members.append(("id", try JSONWriter.data(id))) }
        if let retry, let milliseconds = Int64(exactly: (retry * 1000).rounded()) {
            members.append(("retry", try JSONWriter.data(milliseconds)))
        }
        if !isText, let object = try Self.objectOfJSON(data, behind: members) { return object }
        return try JSONDocument(Self.object(members + [("data", JSONWriter.data(data))]))
    }

    /// The object whose last member is JSON; `nil` if the data is none.
    private static func objectOfJSON(_ data: String, behind members: [(name: String, value: Data)]) throws
        -> JSONDocument?
    {
        do {
            let object = try JSONDocument(object(members + [("data", Data(data.utf8))]))
            // As the data comes last, what is behind a value in it could only be more members.
            return object.count == members.count + 1 ? object : nil
        } catch is ModelReadingError {
            return nil
        }
    }

    private static func object(_ members: [(name: String, value: Data)]) -> Data {
        let members = members.map { Data("\"\($0.name)\":".utf8) + $0.value }
        return Data("{".utf8) + members.joined(separator: Data(",".utf8)) + Data("}".utf8)
    }
}
