/// The hint of the first run about collections that are probably paged.
enum PagingHint {
    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        let candidates = run.unpagedOperations.filter {
            !OperationLinter.paging(of: $0, isPaged: false, in: run.service).isEmpty
        }
        if candidates.isEmpty { return nil }
        let suggested = Set(PagingDraft(service: run.service).rules(for: candidates).flatMap(\.operations))
        let pageable = candidates.filter { suggested.contains($0.identifier) }
        guard let operations = HintedOperations(pageable) else { return nil }
        return
            "\(operations.sentence(one: "has", several: "have")) paging parameters, but the description does not say how to request "
            + "the next page; '\(run.suggestingCommand)' suggests rules"
    }
}
