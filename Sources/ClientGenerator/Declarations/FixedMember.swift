/// A Boolean member of a body that the operation itself sets.
struct FixedMember: Sendable {
    /// The name in Swift.
    let name: String
    /// The value to send.
    let value: Bool
    /// Whether a body is sent even if the caller gives none, because it has to be said that a stream is wanted.
    let isAlwaysSent: Bool
    /// Whether there may be no body that has it.
    let mayBeMissing: Bool
}
