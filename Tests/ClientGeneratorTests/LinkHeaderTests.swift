import Testing

/// Lists whose answers document the header field `Link`, which leads from page to page.
@Suite struct LinkHeaderTests {
    /// A description of lists, whose answers have the given header fields, and of what is no list.
    private static func description(_ headers: String) -> String {
        shop(
            """
            /pets:
              get:
                operationId: listPets
                responses:
                  '200':
                    description: D
                    headers: \(headers)
                    content: {application/json: {schema: {type: array, items: {properties: {name: {type: string}}}}}}
                  '204': {description: N}
            /pet:
              get:
                operationId: getPet
                responses:
                  '200': {description: D, headers: \(headers), content: {application/json: {schema: {type: string}}}}
            /either:
              get:
                operationId: listEither
                responses:
                  '200': {description: D, headers: \(headers), content: {application/json: {schema: {type: array, items: {type: string}}}}}
                  '202': {description: D, content: {application/json: {schema: {type: string}}}}
            """
        )
    }

    private static let link = "{link: {schema: {type: string}}}"

    private static func formats(_ headers: String, configuration: String = "") throws -> [String] {
        try generate(description(headers), configuration: configuration).file("ShopClient.swift")
            .replacing(/\(\n\s+/, with: "(").replacing(/,\n\s+/, with: ", ")
            .lines(containing: "returns: ").map {
                String(($0.components(separatedBy: "returns: ").last ?? "").dropLast())
            }
    }

    @Test func leadToTheNextPage() throws {
        let page = ".page(items: nil, next: .linkHeader(\"next\"))"
        #expect(try Self.formats(Self.link) == [page, ".value", ".byStatus(responsesByStatus)"])
        let other = try Self.formats("{X-Next: {schema: {type: string}}}")
        #expect(other == [".list", ".value", ".byStatus(responsesByStatus)"])
    }

    @Test func renameNothing() throws {
        let (with, without) = (try generate(Self.description(Self.link)), try generate(Self.description("{}")))
        #expect(with.typeNames == without.typeNames)
    }

    @Test func giveWayToWhatTheConfigurationSays() throws {
        let rule = "paging: [{operations: [listPets], onePage: true}]"
        #expect(try Self.formats(Self.link, configuration: rule).first == ".list")
        let relation = "paging: [{operations: [listPets], linkHeader: more}]"
        let format = ".page(items: nil, next: .linkHeader(\"more\"))"
        #expect(try Self.formats(Self.link, configuration: relation).first == format)
    }
}
