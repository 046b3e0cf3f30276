import Testing

/// However many ways lead to a part of a description, generating its client visits each part once. The sizes are such that following
/// all ways would take years. The limit only ends a test that hangs.
@Suite(.timeLimit(.minutes(20))) struct HostileLayerTests {
    /// Layers of schemas, the first one called `L0x0`, each of which refers to each one of the next layer.
    private static func layers(_ schema: String, width: Int = 4, depth: Int = 20) -> String {
        var schemas: [String] = []
        for layer in 0..<depth {
            let next = (0..<width).map { "{$ref: '#/components/schemas/L\(layer + 1)x\($0)'}" }
            let text = schema.replacing("NEXT", with: next.joined(separator: ", "))
            schemas += (0..<width).map { "L\(layer)x\($0): \(text)" }
        }
        schemas += (0..<width).map { "L\(depth)x\($0): {type: object, properties: {p\($0): {type: string}}}" }
        return schemas.joined(separator: ", ")
    }

    private static let first = "{$ref: '#/components/schemas/L0x0'}"

    @Test(
        arguments: [
            "{oneOf: [NEXT]}", "{anyOf: [NEXT, {type: string}]}", "{allOf: [NEXT]}",
            "{type: object, properties: {a: {oneOf: [NEXT]}}}", "{type: array, items: {anyOf: [NEXT]}}",
        ],
        [
            "responses: {'200': {description: D, content: {application/json: {schema: FIRST}}}}",
            "responses: {'200': {description: D, content: {application/json: {schema: FIRST}, text/csv: {schema: FIRST}}}}",
            "responses: {'204': {description: D}, default: {description: D, content: {application/xml: {schema: FIRST}}}}",
            "requestBody: {content: {multipart/form-data: {schema: FIRST}, application/json: {schema: FIRST}}}",
            "requestBody: {content: {application/merge-patch+json: {schema: FIRST}}}",
            "parameters: [{name: q, in: query, schema: FIRST}, {name: h, in: header, schema: FIRST}]",
        ]
    )
    func layersInAnOperation(schema: String, part: String) throws {
        let operation = "operationId: send, \(part.replacing("FIRST", with: Self.first))"
        let generation = try Generation(
            shop("{/a: {post: {\(operation)}}}", "components: {schemas: {\(Self.layers(schema))}}")
        )
        #expect(generation.files["Source/ShopClient.swift"]?.contains("func send(") == true)
    }

    @Test(arguments: ["nextLinkName: next", "itemName: next"])
    func choicesThatLeadToTheNextPage(extension pageable: String) throws {
        let page = "{type: object, properties: {value: {type: array, items: {type: string}}, next: \(Self.first)}}"
        let generation = try Generation(
            shop(
                """
                /a:
                  get:
                    operationId: list
                    x-ms-pageable: {\(pageable)}
                    responses: {'200': {description: D, content: {application/json: {schema: \(page)}}}}
                """,
                "components: {schemas: {\(Self.layers("{oneOf: [NEXT]}", width: 12, depth: 8))}}"
            )
        )
        #expect(generation.diagnostics.contains { $0.contains("the operation 'list' is not paged, because") })
    }

    /// A choice that contains itself may be a text besides.
    @Test(arguments: [("{type: string}", true), ("{type: object, properties: {a: {type: string}}}", false)])
    func aChoiceThatContainsItselfMayLeadToTheNextPage(other: String, isPaged: Bool) throws {
        let page =
            "{type: object, properties: {value: {type: array, items: {type: string}}, next: {$ref: '#/components/schemas/A'}}}"
        let generation = try Generation(
            shop(
                """
                /a:
                  get:
                    operationId: list
                    x-ms-pageable: {nextLinkName: next}
                    responses: {'200': {description: D, content: {application/json: {schema: \(page)}}}}
                """,
                """
                components:
                  schemas:
                    A: {oneOf: [{$ref: '#/components/schemas/B'}, {type: integer}]}
                    B: {oneOf: [{$ref: '#/components/schemas/A'}, \(other)]}
                """
            )
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("ServiceRequest<PagedCollection<String>>") == isPaged)
    }

    /// Of a member that is described twice, each description leads on in as many ways.
    @Test func descriptionsOfOneMember() throws {
        let chains = ["s", "t"].flatMap { prefix in
            (1...24).map { number in
                let next = number == 24 ? "{type: string}" : "{$ref: '#/components/schemas/\(prefix)\(number + 1)'}"
                let members = "x: \(next), y: \(next), own\(prefix): {type: string}"
                return "\(prefix)\(number): {type: object, properties: {\(members)}}"
            }
        }
        let parts = ["s1", "t1"].map { "{type: object, properties: {p: {$ref: '#/components/schemas/\($0)'}}}" }
        let both = "Both: {allOf: [\(parts.joined(separator: ", "))]}"
        let generation = try Generation(schemas((chains + [both]).joined(separator: "\n")))
        #expect(generation.diagnostics.contains { $0.contains("'y' is 't") })
    }

    @Test func mediaTypesOfOneResponse() throws {
        let contents = (0..<400).map {
            "application/x-t\($0): {schema: {type: object, properties: {p\($0): {type: string}}}}"
        }
        let json = "application/json: {schema: {type: object, properties: {a: {type: string}}}}"
        let generation = try Generation(
            shop(
                "{/a: {get: {operationId: find, responses: {'200': {description: D, content: {\(json), \(contents.joined(separator: ", "))}}}}}}"
            )
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect((64...65).contains(client.lines(containing: "RequestDescription(").count))
        #expect(generation.diagnostics.contains { $0.contains("the response may also be 'application/x-t399'") })
    }

    /// Each of these references is misspelled, and leads into the next one.
    @Test(arguments: ["/x ", " /x", "\\x"])
    func misspelledReferencesIntoOneAnother(suffix: String) throws {
        let links = (0..<12).map { "S\($0): {$ref: '#/components/schemas/S\($0 + 1)\(suffix)'}" }
        let end = (0..<12).reduce("{type: string}") { inner, _ in "{x: \(inner)}" }
        let first = "Z: {type: object, properties: {z: {$ref: '#/components/schemas/S0'}}}"
        let generation = try Generation(schemas((links + ["S12: \(end)", first]).joined(separator: "\n")))
        #expect(try generation.files.file("Z.swift").contains("public let z: String?"))
    }
}
