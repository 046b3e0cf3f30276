import Suggestions

extension DescriptionReader {
    /// As `NearestName.hint`, for names among any number of others: a document may be wrong in every line, so that after a
    /// hundred searches there are no more hints.
    mutating func hint(for name: String, among candidates: some Sequence<String>) -> String {
        guard remainingHints > 0 else { return "" }
        remainingHints -= 1
        return NearestName.hint(for: name, among: candidates)
    }
}
