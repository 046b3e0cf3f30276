import Testing

/// Whatever a description repeats, generating its client takes no longer than its size asks for.
@Suite(.timeLimit(.minutes(2))) struct HostileSizeTests {
    @Test func securitySchemesThatSufficeAlone() throws {
        let names = (1...10_000).map { "s\($0)" }
        let schemes = names.map { "\($0): {type: apiKey, in: header, name: X-\($0)}" }
        let files = try generate(
            shop(
                "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}",
                """
                security: [\(names.map { "{\($0): []}" }.joined(separator: ", "))]
                components: {securitySchemes: {\(schemes.joined(separator: ", "))}}
                """
            )
        )
        let client = try #require(files["Source/ShopClient.swift"])
        #expect(client.lines(containing: "Credential: APIKeyCredential").count >= names.count - 1)
    }

    @Test func subtypesOfOneBase() throws {
        let names = (1...15_000).map { "S\($0)" }
        let mapping = names.map { "\($0.lowercased()): \($0)" }.joined(separator: ", ")
        let files = try generate(
            schemas(
                """
                A:
                  type: object
                  discriminator: {propertyName: k, mapping: {\(mapping)}}
                  required: [k]
                  properties: {k: {type: string}}
                \(names.map { "\($0): {allOf: [{$ref: '#/components/schemas/A'}]}" }.joined(separator: "\n"))
                """
            )
        )
        #expect(files.values.contains { $0.contains("\"s15000\"") })
    }
}
