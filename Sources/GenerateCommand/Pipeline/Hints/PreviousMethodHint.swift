/// The hint of the first run about methods for callers from before a second tag, whom a new client does not have.
enum PreviousMethodHint {
    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        let count = run.previousMethodCount
        if count == 0 { return nil }
        let subject = count == 1 ? "1 deprecated method is" : "\(count) deprecated methods are"
        return
            "the description has two tags, so \(subject) in the client for code that was written when it had one; "
            + "if there is none, write 'groups: tags' in the client configuration"
    }
}
