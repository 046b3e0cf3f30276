/// The hint of the first run about members that a client cannot set to `null`.
enum MergePatchHint {
    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        let linter = PatchLinter(service: run.service, mergePatch: run.configuration.mergePatch)
        guard let operations = HintedOperations(linter.operations(among: run.operations)) else { return nil }
        return
            "\(operations.sentence(one: "changes", several: "change")) members that may be 'null', but cannot send 'null' for them; "
            + "if that is how the service clears them, list \(operations.count == 1 ? "it" : "them") under 'mergePatch' in the "
            + "client configuration, as '\(run.suggestingCommand)' suggests"
    }
}
