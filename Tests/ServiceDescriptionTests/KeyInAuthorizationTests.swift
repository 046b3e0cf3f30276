import ServiceDescription
import Testing

/// Keys in `Authorization`, of which some are bearer tokens.
@Suite struct KeyInAuthorizationTests {
    private static func scheme(
        _ name: String,
        field: String = "Authorization",
        keys: String = ""
    ) throws -> SecurityScheme {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            security: [{\(name): []}]
            paths: {/a: {get: {operationId: find, responses: {'204': {description: Done}}}}}
            components: {securitySchemes: {\(name): {type: apiKey, in: header, name: \(field)\(keys)}}}
            """
        )
        #expect(reading.diagnostics == [])
        return try #require(reading.service?.securitySchemes.first)
    }

    @Test(arguments: [
        ("Bearer", "Authorization", ""), ("bearerAuth", "authorization", ", description: Your token"),
        ("auth", "Authorization", ", bearerFormat: JWT"), ("auth", "Authorization", ", scheme: Bearer"),
    ])
    func tokens(name: String, field: String, keys: String) throws {
        let scheme = try Self.scheme(name, field: field, keys: keys)
        #expect(scheme.kind == .credential(.bearer) && scheme.isCalledKey)
    }

    /// Words do not count: a key is sent as it is given.
    @Test(arguments: [
        ("auth", "Authorization", ""), ("Bearer", "X-Token", ""),
        ("auth", "Authorization", ", description: 'Enter `Bearer`, then your token'"),
        ("auth", "Authorization", ", description: Required prefix `Token`"),
    ])
    func keys(name: String, field: String, keys: String) throws {
        let scheme = try Self.scheme(name, field: field, keys: keys)
        #expect(scheme.kind == .credential(.apiKey(name: field, location: .header)) && !scheme.isCalledKey)
    }
}
