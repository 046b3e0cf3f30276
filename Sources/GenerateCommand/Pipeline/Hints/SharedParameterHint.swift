import ClientGenerator

/// The hint of the first run about arguments of nearly every call, such as keys, which can belong to the client. Those in the path
/// say what a call is about.
enum SharedParameterHint {
    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        let total = run.service.operations.count
        let known = Set(run.configuration.clientParameters.map(\.value))
        let parameters = RepetitionDraft(service: run.service).requiredParameters { $0.location != .path }
            .filter { !known.contains($0.name) }
        guard let least = parameters.last?.count else { return nil }
        let names = parameters.map { "'\($0.name)'" }
        let are = names.count == 1 ? "is an argument" : "are arguments"
        return
            "\(least) of \(total) operations require \(Phrases.list(names, "and")), which \(are) of each call; "
            + "'\(run.suggestingCommand)' suggests how to give \(names.count == 1 ? "it" : "them") to the client"
    }
}
