/// A hint of the first run about operations that return something that is not described.
enum UndescribedResultHint {
    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        let candidates = run.operations.filter(\.getsUndescribed)
        let described = candidates.filter { $0.responses.contains(where: \.status.isSuccessful) }
        if let operations = HintedOperations(described) {
            let sentence = operations.sentence(
                one: "returns bytes, because its response has",
                several: "return bytes, because their responses have"
            )
            return "\(sentence) no schema; describe what comes to get a type for it"
        }
        guard let operations = HintedOperations(candidates) else { return nil }
        let sentence = operations.sentence(
            one: "returns bytes, because it has",
            several: "return bytes, because they have"
        )
        return "\(sentence) no response of success; add '200' with a schema to get a type for it"
    }
}
