extension GrowingDescription {
    /// Of security schemes.
    static let credentials = [
        GrowingDescription(
            "security schemes that suffice alone",
            300,
            result: { "s\($0)Credential: APIKeyCredential" }
        ) { count in
            service(paths: [operation()], secured(count, by: list(names(count).map { "{\($0): []}" })))
        },
        GrowingDescription(
            "security schemes that are required together",
            300,
            result: {
                "s\($0)Credential: APIKeyCredential,"
            }
        ) { count in
            service(paths: [operation()], secured(count, by: "{\(list(names(count).map { "\($0): []" }))}"))
        },
        GrowingDescription(
            "security schemes of two versions",
            300,
            result: { "s\($0)Credential: APIKeyCredential" }
        ) { count in
            service(paths: [operation()], secured(count, by: list(names(count).map { "{\($0): []}" })))
        } olderDescription: { count in
            service(paths: [operation()], secured(count, by: list(names(count).reversed().map { "{\($0): []}" })))
                .replacing("version: '1'", with: "version: '0'")
        },
    ]

    /// As many schemes, and what is required of them.
    private static func secured(_ count: Int, by requirements: String) -> [String] {
        let schemes = list(names(count).map { "\($0): {type: apiKey, in: header, name: X-\($0)}" })
        return ["security: [\(requirements)]", "components: {securitySchemes: {\(schemes)}}"]
    }
}
