/// The hint of the first run about a title that says nothing of the service, after which the client is named.
enum TitleHint {
    /// What tools write if nobody gives a title: springdoc, NSwag, FastAPI, TypeSpec and others; in lowercase letters.
    private static let genericTitles: Set<String> = [
        "openapi definition", "api documentation", "my title", "my api", "fastapi", "swagger api", "documentation",
        "api", "rest api", "openapi", "untitled", "untitled api", "title", "(title)",
    ]

    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        guard run.configuration.client == nil, genericTitles.contains(run.service.title.lowercased()) else {
            return nil
        }
        return
            "the title '\(run.service.title)' is one that tools write if nobody gives one, and the client is "
            + "named after it; name it with 'client' in the client configuration"
    }
}
