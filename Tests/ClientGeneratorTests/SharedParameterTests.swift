import Testing

/// Parameters that several operations share, by the client or by a group.
@Suite struct SharedParameterTests {
    private func description(_ extensions: String, _ first: String, _ second: String) -> String {
        shop(
            [("a", first), ("b", second)].map { name, parameter in
                "/\(name): {get: {operationId: \(name), parameters: [{name: q, in: query, \(parameter), \(extensions)}], responses: "
                    + "{'204': {description: D}}}}"
            }.joined(separator: "\n")
        )
    }

    @Test func whatHasAnotherTypeThanTheClientsIsGivenWithEachCall() throws {
        let generation = try Generation(
            description(
                "required: true, x-ms-parameter-location: client",
                "schema: {type: string}",
                "schema: {type: array, items: {type: integer}}"
            )
        )
        #expect(
            generation.diagnostics == [
                "5:43: warning: 'q' is a parameter of the client, but has a different type in another operation; here "
                    + "it is a parameter of each call (give it the same type everywhere)"
            ]
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("func b(q: [Int], withOptions"))
        #expect(client.sent == ["description.query(\"q\", client.q)", "description.query(\"q\", q)"])
    }

    @Test func theClientsFieldsOfAPrefixAreText() throws {
        let files = try generate(
            shop(
                """
                /a:
                  put:
                    operationId: a
                    parameters:
                    - {name: x-meta-, in: header, schema: {type: object, additionalProperties: {type: integer}}}
                    responses: {'204': {description: D}}
                """
            ),
            configuration: "clientParameters: [x-meta-]"
        )
        #expect(try files.file("ShopClient.swift").contains("let xMeta: [String: String]?"))
    }

    @Test func theClientsParameterIsWrittenAsEachOperationWritesIt() throws {
        let array = "schema: {type: array, items: {type: integer, format: int32}}"
        let files = try generate(
            description(
                "x-ms-parameter-location: client",
                array + ", explode: false",
                array.replacing("int32", with: "int64")
            )
        )
        #expect(
            try files.file("ShopClient.swift").sent == [
                "description.query(\"q\", client.q, style: .form, explode: false)",
                "description.query(\"q\", client.q)",
            ]
        )
    }

    @Test func whatHasAnotherTypeThanTheGroupsStandsBesideIt() throws {
        let generation = try Generation(
            description(
                "x-ms-parameter-grouping: {name: Page}",
                "schema: {type: string}",
                "schema: {type: array, items: {type: integer}}"
            )
        )
        #expect(
            generation.diagnostics == [
                "5:43: warning: 'q' has a different type in another operation of the group 'Page'; here it is a "
                    + "separate option (give it the same type everywhere)"
            ]
        )
        #expect(try generation.files.file("Page.swift").members == ["let q: String?"])
        #expect(try generation.files.file("BOptions.swift").members.contains("let q: [Int]?"))
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                "description.query(\"q\", options?.page?.q)", "description.query(\"q\", options?.q)",
            ]
        )
    }

    @Test(arguments: ["ShopClient", "ShopClientEndpoint", "shop-client", "Chosen"])
    func aGroupTakesNoOtherTypesName(name: String) throws {
        let configuration = name == "Chosen" ? "rename: {models: {Pet: Chosen}}" : ""
        let files = try generate(
            description("x-ms-parameter-grouping: {name: \(name)}", "schema: {type: string}", "schema: {type: string}")
                + "components: {schemas: {Pet: {type: object}}}\n",
            configuration: configuration
        )
        let type = name == "shop-client" ? "ShopClient" : name
        #expect(files["Source/Options/\(type)Group.swift"]?.contains("struct \(type)Group") == true)
        #expect(Set(files.keys.map { $0.split(separator: "/").last?.lowercased() }).count == files.count)
    }
}
