/// A Boolean member of a body that the operation itself decides.
struct FixedMember: Sendable {
    /// The name in Swift.
    let name: String
    /// What is sent.
    let value: Bool
    /// What a body that may be left out is made of then; `nil` if it cannot be made of nothing.
    let emptyBody: String?
}
