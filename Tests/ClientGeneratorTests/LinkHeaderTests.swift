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
        #expect(other == [".list()", ".value", ".byStatus(responsesByStatus)"])
    }

    @Test func renameNothing() throws {
        let (with, without) = (try generate(Self.description(Self.link)), try generate(Self.description("{}")))
        #expect(with.typeNames == without.typeNames)
    }

    @Test func haveNoHeaderFieldThatTheCollectionFollows() throws {
        let fields = "{Link: {schema: {type: string}}, X-Total: {schema: {type: integer}}}"
        let files = try generate(Self.description(fields))
        let members = try files.options("ListPetsOptions").lines(containing: "public let")
        #expect(members == ["public let xTotal: Int?"])
        #expect(try files.type("GetPetHeaders").lines(containing: "public let").count == 2)
        let linked = try generate(Self.description(Self.link))
        #expect(!linked.values.contains { $0.contains("ListPetsHeaders") })
    }

    @Test func giveWayToWhatTheConfigurationSays() throws {
        let rule = "paging: [{operations: [listPets], onePage: true}]"
        #expect(try Self.formats(Self.link, configuration: rule).first == ".list()")
        let relation = "paging: [{operations: [listPets], linkHeader: more}]"
        let format = ".page(items: nil, next: .linkHeader(\"more\"))"
        #expect(try Self.formats(Self.link, configuration: relation).first == format)
    }

    /// An object is a page if the header field is one for pages, and just one array is always there, which no optional member changes.
    @Test(arguments: [
        ("example: '<https://a.example>; rel=\"next\"'", "", "total, pets", true),
        ("x-a: b, examples: {a: {value: '<https://a.example>; rel=\"next\"'}}", "", "pets", true),
        ("description: The page with `rel=next`.", "others: {type: array, items: {type: object}}", "pets", true),
        (
            "example: '<https://a.example>; rel=\"next\"'", "others: {type: array, items: {type: object}}",
            "pets, others", false
        ),
        ("example: '<https://a.example>; rel=\"next\"'", "tags: {type: array, items: {type: string}}", "tags", false),
        ("example: '<https://a.example>; rel=\"next\"'", "", "total", false),
        ("example: '<https://a.example>; rel=\"author\"'", "", "pets", false),
    ])
    func leadToTheNextPageOfAnObject(header: String, member: String, required: String, isPaged: Bool) throws {
        let generation = try Generation(
            shop(
                """
                /pets:
                  get:
                    operationId: listPets
                    responses:
                      '200':
                        description: D
                        headers: {Link: {schema: {type: string}, \(header)}}
                        content:
                          application/json:
                            schema:
                              type: object
                              required: [\(required)]
                              properties:
                                total: {type: integer}
                                pets: {type: array, items: {type: object, properties: {name: {type: string}}}}
                                \(member)
                """
            )
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains(".page(items: \"pets\", next: .linkHeader(\"next\"))") == isPaged)
        #expect(client.contains("PagedCollection<") == isPaged)
    }
}
