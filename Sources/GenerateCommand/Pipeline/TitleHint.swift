import ClientConfiguration
import ServiceDescription

/// The hint of the first run about a title that says nothing of the service, after which the client is named.
enum TitleHint {
    /// What tools write if nobody gives a title: springdoc, NSwag, FastAPI, TypeSpec and others; in lowercase letters.
    private static let genericTitles: Set<String> = [
        "openapi definition", "api documentation", "my title", "my api", "fastapi", "swagger api", "documentation",
        "api", "rest api", "openapi", "untitled", "untitled api", "title", "(title)",
    ]

    /// The hint; `nil` if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: What the user wants the client to be like.
    static func text(of service: Service, _ configuration: ClientConfiguration) -> String? {
        guard configuration.client == nil, genericTitles.contains(service.title.lowercased()) else { return nil }
        return
            "the title '\(service.title)' is one that tools write if nobody gives one, and the client is "
            + "named after it; name it with 'client' in the client configuration"
    }
}
