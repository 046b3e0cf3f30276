/// What a response means.
enum StatusMeaning: Sendable, Hashable {
    /// The operation succeeded, and the body is its value.
    case value
    /// The operation succeeded, and there is no value.
    case noValue
    /// The operation failed.
    case failure
}
