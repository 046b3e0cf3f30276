import Suggestions

/// The remaining number of searches for similar names in a description. It is limited because every line may contain a
/// wrong name, and each search looks at all names. For fixed lists of names, use `NearestName`.
struct HintBudget {
    private var remaining = 100

    /// As `NearestName.hint`; nothing once there were too many searches.
    mutating func hint(for name: String, among candidates: some Sequence<String>) -> String {
        guard remaining > 0 else { return "" }
        remaining -= 1
        return NearestName.hint(for: name, among: candidates)
    }

    /// As `hint(for:among:)`, for names without an order.
    mutating func hint(for name: String, among candidates: Set<String>) -> String {
        // They are not sorted for nothing.
        remaining > 0 ? hint(for: name, among: candidates.sorted()) : ""
    }
}
