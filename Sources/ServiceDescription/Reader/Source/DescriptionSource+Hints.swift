extension DescriptionSource {
    /// As ``HintBudget/hint(for:among:)``, of the one budget that there is for a document.
    mutating func hint(for name: String, among candidates: some Sequence<String>) -> String {
        references.hints.hint(for: name, among: candidates)
    }
}
