import Testing

/// What samples and the first test of a package write for values.
@Suite struct PackageSampleTests {
    private static let service = shop(
        """
        /pets/{id}:
          parameters: [{name: id, in: path, required: true, schema: {type: string}}]
          get:
            operationId: getPet
            parameters:
            - {name: sort, in: query, required: true, schema: {$ref: '#/components/schemas/Sort'}, x-ms-parameter-location: client}
            - {name: all, in: query, required: true, schema: {type: array, items: {$ref: '#/components/schemas/Sort'}}, x-ms-parameter-location: client}
            - {name: age, in: query, required: true, schema: {$ref: '#/components/schemas/Age'}, x-ms-parameter-location: client}
            responses: {'204': {description: D}}
          put:
            operationId: setLevels
            requestBody:
              required: true
              content:
                application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Sort'}}}
                text/plain: {schema: {type: string}}
            responses: {'204': {description: D}}
        """,
        """
        components:
          schemas:
            Sort: {type: string, enum: [asc, desc]}
            Age: {oneOf: [{type: string}, {type: integer}]}
        """
    )

    private static func generate(_ description: String, _ configuration: String = "") throws -> [String: String] {
        let package = "package: {runtime: {path: ../runtime}}\n"
        return try Generation(description, configuration: package + configuration).files
    }

    /// The first call of a newcomer changes nothing, if possible.
    @Test(arguments: [
        (["createPet", "describePets"], "describePets"), (["putPet", "listPets", "readPet"], "listPets"),
        (["createPet", "renamePet"], "createPet"),
    ])
    func theFirstCallReads(identifiers: [String], name: String) throws {
        let paths = identifiers.map { "/\($0): {post: {operationId: \($0), responses: {'204': {description: D}}}}" }
        let client = try #require(
            try Self.generate(shop(paths.joined(separator: "\n"))).first { $0.key.hasSuffix("/ShopClient.swift") }?
                .value
        )
        #expect(client.lines(containing: "/// try await client.") == ["/// try await client.\(name)()"])
    }

    /// A thing shows more of the service than several do, and these more than a picture or what a method without a result does.
    @Test(arguments: [
        (["nothing", "picture", "list", "thing"], "getThing"), (["picture", "list"], "list"),
        (["picture", "text"], "getPicture"), (["nothing", "text"], "getText"),
    ])
    func theFirstCallShowsTheMost(results: [String], name: String) throws {
        let contents = [
            "nothing": "", "picture": "content: {image/png: {}}",
            "text": "content: {text/plain: {schema: {type: string}}}",
            "list": "content: {application/json: {schema: {type: array, items: {type: string}}}}",
            "thing": "content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}",
        ]
        let paths = results.map { result in
            let content = contents[result].map { $0.isEmpty ? "" : ", \($0)" } ?? ""
            return
                "/\(result): {get: {operationId: get\(result.capitalized), responses: {'\(content.isEmpty ? 204 : 200)': {description: D\(content)}}}}"
        }
        let client = try #require(
            try Self.generate(shop(paths.joined(separator: "\n"))).first { $0.key.hasSuffix("/ShopClient.swift") }?
                .value
        )
        #expect(client.lines(containing: "try await client.").first?.contains(" try await client.\(name)()") == true)
    }

    /// That a service may say `Accepted` changes nothing about the usual response.
    @Test func anAcceptedRequestIsNotTheUsualOne() throws {
        let list = "{description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}}"
        let files = try Self.generate(
            shop("/a: {get: {operationId: listA, responses: {'200': \(list), '202': {description: D}}}}")
        )
        let test = try #require(files["Tests/ShopClientTests.swift"])
        #expect(test.contains("callSendsOneRequestAndReadsTheResponse"))
    }

    /// Most numbers are counts.
    @Test func numbersAreWholeOnes() throws {
        let parameters = "[{name: page, in: query, required: true, schema: {type: number}}]"
        let files = try Self.generate(
            shop("/a: {get: {operationId: getA, parameters: \(parameters), responses: {'204': {description: D}}}}")
        )
        let samples = try #require(files["Samples/ShopClientSamples.swift"])
        #expect(samples.contains("client.getA(page: 1)"))
    }

    /// Behind a point, a keyword is a name.
    @Test func aValueThatIsCalledLikeAKeywordHasNoBackticks() throws {
        let parameters = "[{name: mode, in: query, required: true, schema: {type: string, enum: [default, fast]}}]"
        let files = try Self.generate(
            shop("/a: {get: {operationId: getA, parameters: \(parameters), responses: {'204': {description: D}}}}")
        )
        let samples = try #require(files["Samples/ShopClientSamples.swift"])
        #expect(samples.contains("client.getA(mode: .default)"))
    }

    @Test func typesInOtherTypesHaveTheNamespace() throws {
        let files = try Self.generate(Self.service, "module: Kit\nnamespace: Shops")
        let samples = try #require(files["Samples/ShopClientSamples.swift"])
        #expect(samples.contains("sort: Shops.Sort,"))
        #expect(samples.contains("all: [Shops.Sort],"))
        #expect(samples.contains("age: Shops.Age\n") || samples.contains("age: Shops.Age)"))
        #expect(samples.contains("body: [.asc] as [Shops.Sort]"))
    }

    @Test func typesInOtherModulesOfTheSameNameAreNotMeant() throws {
        let samples = try #require(try Self.generate(Self.service, "module: Kit")["Samples/ShopClientSamples.swift"])
        #expect(samples.contains("all: [Kit.Sort],"))
        #expect(samples.contains("body: [.asc] as [Kit.Sort]"))
    }

    @Test func theSampleOfAnOperationThatPrintsDoesNotCallItself() throws {
        let files = try Self.generate(
            shop("/a: {get: {operationId: print, responses: {'200': {description: D, content: {text/plain: {}}}}}}")
        )
        let samples = try #require(files["Samples/ShopClientSamples.swift"])
        #expect(samples.contains("static func print2(client: ShopClient)"))
    }

    /// A service with an operation that returns a pet.
    ///
    /// - Parameter schemas: The schemas, among them that of a pet.
    private static func returningAPet(_ schemas: String) -> String {
        shop(
            """
            /a:
              get:
                operationId: getPet
                responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
            """,
            "components:\n  schemas:\n" + indented(schemas, by: "    ")
        )
    }

    @Test func aResponseHasAValueOfEachTypeThatItMustHave() throws {
        let files = try Self.generate(
            Self.returningAPet(
                """
                Pet:
                  type: object
                  required: [i, u, d, b, t, day, id, url, any, list, map, long, details]
                  properties:
                    i: {type: integer}
                    u: {type: integer, format: uint64}
                    d: {type: number}
                    b: {type: boolean}
                    t: {type: string, format: date-time}
                    day: {type: string, format: date}
                    id: {type: string, format: uuid}
                    url: {type: string, format: uri}
                    any: {}
                    list: {type: array, items: {type: string}}
                    map: {type: object, additionalProperties: {type: string}}
                    long: {type: string, format: int64}
                    details:
                      type: object
                      x-ms-client-flatten: true
                      required: [n, inner]
                      properties:
                        n: {type: integer}
                        inner: {type: object, x-ms-client-flatten: true, required: [z], properties: {z: {type: string}}}
                """
            )
        )
        let test = try #require(files["Tests/ShopClientTests.swift"])
        #expect(
            test.lines(containing: "{\"i\": ") == [
                ##"#"{"i": 1, "u": 1, "d": 1.5, "b": true, "t": "2024-01-31T12:00:00Z", "day": "2024-01-31", "##
                    + ##""id": "123e4567-e89b-12d3-a456-426614174000", "url": "https://service.example", "any": {}, "list": [], "##
                    + ##""map": {}, "long": "1", "details": {"n": 1, "inner": {"z": "text"}}}"#,"##
            ]
        )
    }

    @Test func aValueOfSeveralTypesIsQuotedWhereItIsText() throws {
        let files = try Self.generate(
            Self.returningAPet(
                """
                Level: {enum: [auto, 1, true]}
                Pet: {type: object, required: [level], properties: {level: {$ref: '#/components/schemas/Level'}}}
                """
            )
        )
        let test = try #require(files["Tests/ShopClientTests.swift"])
        #expect(test.contains(##"transport.reply(.json(#"{"level": "auto"}"#, statusCode: 200))"##))
    }
}
