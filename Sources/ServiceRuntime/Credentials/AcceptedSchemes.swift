/// The security schemes with which a request may be sent.
enum AcceptedSchemes: Sendable, Hashable {
    /// Unknown, because the request is not an operation of the service's description.
    case unknown
    /// The schemes that the client's operations accept by default.
    case `default`
    /// Any one of these sets.
    case anyOf([[String]])
}
