import Suggestions

/// How many more times a name may be searched for among those of a description: one may be wrong in every line, and each
/// search looks at all names. For lists that are ours, there is `NearestName`.
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
