/// The security schemes with which a request may be sent.
enum AcceptedSchemes: Sendable, Hashable {
    /// Nothing is known, because the request is no operation of the service's description.
    case unknown
    /// Those that the client's operations usually accept.
    case usual
    /// Any one of these sets.
    case anyOf([[String]])
}
