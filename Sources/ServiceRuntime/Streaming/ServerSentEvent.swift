/// An event that a service has sent (WHATWG HTML, section 9.2).
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event; `message` unless the service says otherwise.
    public let event: String

    /// The payload; several lines of it with line feeds between them.
    public let data: String

    /// The last identifier that the service has given to an event, this one or one before; nil if it gives none.
    public let id: String?

    /// How long the service wants clients to wait before they connect again; nil if this event does not say.
    public let retry: Duration?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - event: The type of the event.
    ///   - data: The payload.
    ///   - id: The last identifier.
    ///   - retry: How long to wait before connecting again.
    public init(event: String = "message", data: String, id: String? = nil, retry: Duration? = nil) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }
}
