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
