import ServiceDescription
import Testing

/// Media types of which there are only examples, as converters of Swagger 2.0 write them beside the one with the schema.
@Suite struct ExampleContentTests {
    private func read(_ content: String) throws -> (contents: [String], diagnostics: [String]) {
        let reading = try Reading(
            Format.openAPI30.head
                + "paths:\n  /a: {get: {responses: {200: {description: D, content: {\(content)}}}}}"
        )
        let contents = try #require(reading.service).operations[0].responses[0].contents
        return (contents.map { "\($0.mediaType): \($0.schema.map(Outline().outline) ?? "-")" }, reading.diagnostics)
    }

    @Test(arguments: ["'*/*'", "application/*", "application/hal+json", "text/json"])
    func haveTheSchemaOfTheOther(mediaType: String) throws {
        let read = try read("\(mediaType): {schema: {type: integer}}, application/json: {examples: {a: {value: 1}}}")
        #expect(read.contents == ["\(mediaType.filter { $0 != "'" }): integer", "application/json: integer"])
        let warning =
            ": warning: 'application/json' has examples and no schema; that of \(mediaType.hasPrefix("'") ? mediaType : "'\(mediaType)'") "
            + "is taken (write 'schema: …')"
        #expect(read.diagnostics.map { $0.hasSuffix(warning) } == [true], "\(read.diagnostics)")
    }

    /// The first of them has a schema then, too, and is no second candidate.
    @Test func severalHaveTheSchemaOfTheOther() throws {
        let read = try read("'*/*': {schema: {type: integer}}, application/json: {example: 1}, text/json: {example: 2}")
        #expect(read.contents == ["*/*: integer", "application/json: integer", "text/json: integer"])
    }

    @Test(arguments: [
        "text/plain: {schema: {type: string}}, application/json: {example: 1}",
        "image/*: {schema: {type: string, format: binary}}, application/json: {example: 1}",
        "'*/*': {schema: {type: string}}, application/json: {}",
    ])
    func haveNoneWhereItIsAboutSomethingElse(content: String) throws {
        let read = try read(content)
        #expect(read.contents.contains { $0.hasSuffix(": -") })
        #expect(read.diagnostics == [])
    }
}
