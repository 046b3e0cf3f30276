/// A Boolean member of a body that the operation itself sets.
struct FixedMember: Sendable {
    /// The name in Swift.
    let name: String
    /// What is sent.
    let value: Bool
    /// Whether a body of no other members is one.
    let mayBeAlone: Bool
}
