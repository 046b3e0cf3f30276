/// A key that distinguishes operation groups. Two groups whose names differ by case alone would be one property and one
/// file.
struct GroupKey: Hashable, Sendable {
    /// The name without regard to case.
    let text: String
}
