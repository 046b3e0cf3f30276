import Testing

/// What `generate diff` says of calls that compile as before, and send or read something else.
struct DiffRequestTests {
    private static let zoo = """
        openapi: 3.0.3
        info: {title: Zoo, version: "1"}
        servers: [{url: "https://zoo.example.com"}]
        security: [{key: []}]
        paths:
          /pets:
            get:
              operationId: listPets
              parameters:
              - {name: ids, in: query, schema: {type: array, items: {type: string}}}
              - {name: from, in: query, schema: {type: string, format: date-time}}
              - {name: q, in: query, required: true, schema: {type: string}}
              - {name: X-Ver, in: header, required: true, schema: {type: string, default: v1.2}}
              responses:
                "200": {description: All., content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Pet"}}}}}
                default: {description: No., content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}}
            post:
              operationId: createPet
              requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
              responses: {"204": {description: Done.}}
          /pets/{id}:
            get:
              operationId: getPet
              parameters:
              - {name: id, in: path, required: true, schema: {type: string}}
              - {name: mode, in: query, required: true, schema: {type: string}}
              responses:
                "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
          /animal:
            get:
              operationId: getAnimal
              responses:
                "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Animal"}}}}
          /photo:
            get:
              operationId: getPhoto
              responses: {"200": {description: It., content: {image/png: {schema: {type: string, format: binary}}}}}
        components:
          securitySchemes:
            key: {type: apiKey, in: header, name: X-Key}
            token: {type: http, scheme: bearer}
          schemas:
            Pet:
              type: object
              properties:
                name: {type: string}
                born: {type: string, format: date-time}
                problem: {$ref: "#/components/schemas/Problem"}
                fault: {$ref: "#/components/schemas/Fault"}
            Animal: {discriminator: {propertyName: kind}, oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]}
            Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
            Dog: {type: object, required: [kind], properties: {kind: {type: string}, barks: {type: boolean}}}
            Problem: {type: object, properties: {code: {type: string}}}
            Fault: {type: object, properties: {reason: {type: string}}}

        """

    /// The report on the description after some texts in it are replaced.
    private static func report(_ replacements: [(String, String)]) throws -> GenerateTool.Result {
        try Diff.run(from: zoo, to: replacements.reduce(zoo) { try $0.edited($1.0, with: $1.1) })
    }

    private static func changes(_ replacements: [(String, String)]) throws -> String {
        let result = try report(replacements)
        #expect(result.error == "")
        return result.output.components(separatedBy: "\n\nThe next version")[0]
    }

    /// What a path's parameter and a security scheme are called is not sent.
    @Test func namesThatNothingSends() throws {
        let names = [
            ("/pets/{id}", "/pets/{petId}"), ("{name: id, in: path,", "{name: petId, x-ms-client-name: id, in: path,"),
            ("security: [{key: []}]", "security: [{apiKey: []}]"),
            ("    key: {type: apiKey", "    apiKey: {type: apiKey"),
        ]
        let change = ("operationId: getPhoto", "operationId: getPhoto\n      deprecated: true")
        #expect(try Self.changes([change] + names) == "NEW\n  getPhoto() is now deprecated")
        #expect(
            try Self.changes(Array(names[..<2]))
                == "ON THE WIRE\n  ZooClient has other code in 'Source/ZooClient.swift', such as names of "
                + "path parameters, which are not sent"
        )
    }

    @Test(
        "what the same call sends is listed",
        arguments: [
            (
                "items: {type: string}}}", "items: {type: string}}, explode: false}",
                "listPets(q:) sends 'ids' with all items in one"
            ),
            (
                "items: {type: string}}}", "items: {type: string}}, style: pipeDelimited, explode: true}",
                "listPets(q:) sends 'ids' in the style 'pipeDelimited' instead of 'form'"
            ),
            (
                "required: true, schema: {type: string}}\n      - {name: X",
                "required: true, allowReserved: true, schema: {type: string}}\n      - {name: X",
                "listPets(q:) sends 'q' with reserved characters as they are"
            ),
            (
                "in: query, schema: {type: string, format: date-time}",
                "in: query, schema: {type: string, format: date-time-rfc1123}",
                "listPets(q:) sends 'from' in the format 'rfc1123' instead of the usual one"
            ),
            ("default: v1.2", "default: v1.3", "ListPetsOptions.xVer is 'v1.3' by default instead of 'v1.2'"),
            (
                "born: {type: string, format: date-time}", "born: {type: string, format: date-time-rfc1123}",
                "Pet.born is in the format 'rfc1123' instead of the usual one"
            ),
            (
                "mode, in: query, required: true, schema: {type: string}",
                "mode, in: querystring, required: true, content: {text/plain: {schema: {type: string}}}",
                "getPet(id:mode:) sends 'mode' as the whole query instead of 'mode' in the query"
            ),
            (
                "name: X-Key", "name: X-Api",
                "ZooClient sends the credential of 'key' as 'X-Api' in a header field instead of as 'X-Key' in a header field"
            ),
            (
                "in: header, name: X-Key", "in: query, name: X-Key",
                "ZooClient sends the credential of 'key' as 'X-Key' in the query instead of as 'X-Key' in a header field"
            ),
            (
                "operationId: getPhoto", "operationId: getPhoto\n      servers: [{url: \"https://o.example.com\"}]",
                "getPhoto() calls https://o.example.com instead of the client's endpoint"
            ),
            (
                "default: {description: No., content: {application/json: {schema: {$ref: \"#/components/schemas/Problem\"}}}}",
                "default: {description: No., content: {application/json: {schema: {$ref: \"#/components/schemas/Fault\"}}}}",
                "listPets(q:) reads failures as Fault instead of Problem"
            ),
            (
                "        default: {description: No.",
                "        \"404\": {description: No., content: {application/json: {schema: {$ref: \"#/components/schemas/Fault\"}}}}\n        default: {description: No.",
                "listPets(q:) reads failures of status 404 as Fault instead of Problem"
            ),
            ("image/png", "image/gif", "getPhoto() asks for image/gif instead of image/png"),
            (
                "name: {type: string}\n", "name: {type: string, deprecated: true}\n",
                "Pet.name is now deprecated"
            ),
            ("name: q, in: query,", "name: q, deprecated: true, in: query,", "listPets(q:) 'q' is now deprecated"),
        ]
    )
    func whatIsSentOrRead(old: String, new: String, line: String) throws {
        #expect(try Self.changes([(old, new)]) == "ON THE WIRE\n  \(line)")
    }

    /// Of the request and the response, only what the client does with them is another.
    @Test(
        "what becomes of a value that is sent or read is listed",
        arguments: [
            ("x-ms-secret: true", "x-ms-secret: false", "make(id:) no longer hides 'id' in logs"),
            (", format: password", "", "make(id:) no longer hides 'pin' in logs"),
            (
                "via: location", "via: azure-async-operation",
                "make(id:) finds the result of the finished operation in another place"
            ),
            ("nextLinkName: next", "nextLinkName: more", "list() finds items or the next page in another place"),
        ]
    )
    func whatTheClientDoesWithIt(old: String, new: String, line: String) throws {
        let shop = """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            paths:
              /f/{id}:
                parameters: [{name: id, in: path, required: true, x-ms-secret: true, schema: {type: string}}]
                put:
                  operationId: make
                  x-ms-long-running-operation: true
                  x-ms-long-running-operation-options: {final-state-via: location}
                  responses:
                    '202': {description: Later.}
                    '200': {description: It., content: {application/json: {schema: {$ref: '#/components/schemas/Made'}}}}
              /l:
                get:
                  operationId: list
                  x-ms-pageable: {nextLinkName: next, itemName: value}
                  responses:
                    '200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
            components:
              schemas:
                Made: {type: object, properties: {pin: {type: string, format: password}}}
                Page:
                  type: object
                  properties: {next: {type: string}, more: {type: string}, value: {type: array, items: {type: string}}}

            """
        let output = try Diff.run(from: shop, to: shop.edited(old, with: new)).output
        #expect(output.hasPrefix("ON THE WIRE\n  \(line)\n\nThe next version"), "\(output)")
    }

    @Test func allChangesOfAnOperationAreListed() throws {
        let report = try Self.changes([
            ("/photo:", "/picture:"),
            ("operationId: getPhoto", "operationId: getPhoto\n      deprecated: true\n      security: []"),
        ])
        #expect(
            report == """
                NEW
                  ZooClient.init(endpoint:withOptions:) is new
                  getPhoto() is now deprecated

                ON THE WIRE
                  getPhoto() sends GET /picture instead of GET /photo
                  getPhoto() no longer requires 'key'
                """
        )
    }

    /// What is the same for all operations is said once.
    @Test func credentialsOfAllOperations() throws {
        #expect(
            try Self.changes([("security: [{key: []}]", "security: [{key: []}, {}]")]) == """
                NEW
                  ZooClient.init(endpoint:withOptions:) is new

                ON THE WIRE
                  ZooClient also works without a credential
                """
        )
    }

    @Test(
        "what calls may say and leave out is new",
        arguments: [
            (
                "      - {name: mode,",
                "      - {name: age, in: query, required: true, schema: {type: integer, default: 5}}\n      - {name: mode,",
                "getPet(id:mode:) takes 'age', by default '5'"
            ),
            ("requestBody: {required: true, ", "requestBody: {", "createPet(body:) 'body' may be left out"),
        ]
    )
    func additions(old: String, new: String, line: String) throws {
        #expect(try Self.changes([(old, new)]) == "NEW\n  \(line)")
    }

    @Test(
        "what became of an argument is said",
        arguments: [
            ("mode, in: query, required: true", "mode, in: query", "getPet(id:mode:) takes 'mode' in its options now"),
            ("ids, in: query,", "ids, in: query, required: true,", "listPets(q:) requires 'ids', which was an option"),
            (
                "      - {name: id, in: path, required: true, schema: {type: string}}\n      - {name: mode, in: query, required: true, schema: {type: string}}\n",
                "      - {name: mode, in: query, required: true, schema: {type: string}}\n      - {name: id, in: path, required: true, schema: {type: string}}\n",
                "getPet(id:mode:) takes 'mode' in a different position"
            ),
        ]
    )
    func calls(old: String, new: String, line: String) throws {
        let report = try Self.changes([(old, new)])
        #expect((report + "\n").hasPrefix("BREAKING\n  \(line)\n"), "\(report)")
    }

    private static let pets = """
              responses:
                "200": {description: All., content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Pet"}}}}}
        """

    /// A page of names in the place of ``pets``.
    private static func names(nextLink: String) -> String {
        let names = "value: {type: array, items: {type: string}}, next: {type: string}"
        return """
                  x-ms-pageable: {nextLinkName: \(nextLink)}
                  responses:
                    "200": {description: All., content: {application/json: {schema: {type: object, properties: {\(names)}}}}}
            """
    }

    /// Two descriptions that differ in what takes the place of the same text.
    @Test(
        "what is taken back, added or said otherwise is listed",
        arguments: [
            (
                "operationId: getPet",
                "operationId: getPet\n      deprecated: true",
                "operationId: getPet",
                "ON THE WIRE\n  getPet(id:mode:) is no longer deprecated"
            ),
            (
                "      - {name: ids,",
                "      - {name: most, in: query, schema: {type: integer, default: 10}}\n      - {name: ids,",
                "      - {name: most, in: query, schema: {type: integer, default: 20}}\n      - {name: ids,",
                "ON THE WIRE\n  listPets(q:) leaves 'most' to the service, which then takes '20' instead of '10'"
            ),
            (
                "{description: Done.}",
                "{description: Done.}",
                "{description: Done., headers: {X-Number: {schema: {type: integer}}}}",
                "NEW\n  createPet(body:) returns CreatePetHeaders, which callers can discard\n  CreatePetHeaders is new"
            ),
            (
                "{name: q, in: query, ",
                "{name: q, in: query, allowReserved: true, ",
                "{name: q, in: query, ",
                "ON THE WIRE\n  listPets(q:) sends 'q' with reserved characters encoded"
            ),
            (
                pets,
                names(nextLink: "null"),
                names(nextLink: "next"),
                "ON THE WIRE\n  listPets(q:) fetches the pages that follow"
            ),
            (
                pets,
                names(nextLink: "next"),
                names(nextLink: "null"),
                "ON THE WIRE\n  listPets(q:) no longer fetches the pages that follow"
            ),
            (
                "application/json: {schema: {$ref: \"#/components/schemas/Pet\"}}}}\n      responses: {\"204\"",
                "application/x-www-form-urlencoded: {schema: {type: object, properties: {tags: {type: array, items: {type: string}}}}}}}\n      responses: {\"204\"",
                "application/x-www-form-urlencoded: {schema: {type: object, properties: {tags: {type: array, items: {type: string}}}}, encoding: {tags: {style: spaceDelimited, explode: false}}}}}\n      responses: {\"204\"",
                "ON THE WIRE\n  createPet(body:) sends members of the body in other encodings"
            ),
            (
                "    Pet:\n      type: object\n",
                "    Pet:\n      type: object\n      required: [name]\n",
                "    Pet:\n      type: object\n",
                "BREAKING\n  Pet.name is now optional, and must be unwrapped"
            ),
            (
                "born: {type: string, format: date-time}",
                "id: {type: string, readOnly: true}",
                "id: {type: string, readOnly: true, nullable: true}",
                "BREAKING\n  Pet no longer conforms to 'Identifiable'"
            ),
            (
                "born: {type: string, format: date-time}",
                "id: {type: string, readOnly: true, nullable: true}",
                "id: {type: string, readOnly: true}",
                "NEW\n  Pet conforms to 'Identifiable'"
            ),
            (
                "born: {type: string, format: date-time}",
                "size: {anyOf: [{type: string, enum: [s, l]}, {type: string}]}",
                "size: {type: string, enum: [s, l]}",
                "BREAKING\n  PetSize no longer conforms to 'ExpressibleByStringLiteral'"
            ),
            (
                "born: {type: string, format: date-time}",
                "size: {type: string, enum: [s, l], x-ms-enum: {name: Size, modelAsString: false}}",
                "size: {type: string, enum: [s, l, m], x-ms-enum: {name: Size, modelAsString: false}}",
                "BREAKING\n  Size.m is new in a frozen enumeration, over which callers switch without 'default' (G090)"
            ),
            (
                "{discriminator: {propertyName: kind}, oneOf",
                "{discriminator: {propertyName: kind}, oneOf",
                "{oneOf",
                """
                BREAKING
                  Cat.init requires 'kind'
                  Dog.init requires 'kind'

                ON THE WIRE
                  Animal.cat is recognized by its members instead of by 'Cat'
                  Animal.dog is recognized by its members instead of by 'Dog'
                """
            ),
            (
                "{discriminator: {propertyName: kind}, oneOf",
                "{oneOf",
                "{discriminator: {propertyName: kind}, oneOf",
                """
                NEW
                  Cat.kind may be left out, by default 'Cat'
                  Dog.kind may be left out, by default 'Dog'

                ON THE WIRE
                  Animal.cat is recognized by 'Cat' instead of by its members
                  Animal.dog is recognized by 'Dog' instead of by its members
                """
            ),
        ]
    )
    func insteadOf(text: String, old: String, new: String, report: String) throws {
        let result = try Diff.run(from: Self.zoo.edited(text, with: old), to: Self.zoo.edited(text, with: new))
        #expect(result.error == "")
        #expect(result.output.components(separatedBy: "\n\nThe next version")[0] == report)
    }

    @Test func codeThatNothingElseTellsOf() throws {
        func shop(_ schema: String) -> String {
            "openapi: 3.0.3\ninfo: {title: Zoo, version: '1'}\npaths: {}\ncomponents: {schemas: {Kind: {\(schema)}}}\n"
        }
        let order = ["cat, dog", "dog, cat"].map { shop("type: string, enum: [\($0)]") }
        #expect(
            try Diff.run(from: order[0], to: order[1]).output
                == "ON THE WIRE\n  ZooClient has other code in 'Source/Models/Kind.swift'\n\n"
                + "The next version is a patch one (G143: changes that callers cannot see in Swift).\n"
        )
    }

    /// Versions are values of a type, whether or not a request contains one.
    @Test func versionOfTheDescription() throws {
        #expect(
            try Self.report([("version: \"1\"", "version: \"2\"")]).output == """
                BREAKING
                  ZooClient.ApiVersion.v1 is removed

                NEW
                  ZooClient.ApiVersion.v2 is new
                  ZooClient.ApiVersion.latest is 2 instead of 1

                The next version is a major one (G148: breaking changes).
                Only values of 'ApiVersion' break callers, and no request contains one.

                """
        )
        let parameter = "- {name: api-version, in: query, required: true, schema: {type: string}}\n      - {name: ids,"
        let before = try Self.zoo.edited("- {name: ids,", with: parameter)
        let output = try Diff.run(from: before, to: before.edited("version: \"1\"", with: "version: \"2\"")).output
        #expect(output.contains("  ZooClient.ApiVersion.latest is 2 instead of 1, and sent by default (G137)\n"))
        #expect(output.hasSuffix("(G148: breaking changes).\n"))
    }

    @Test(
        "what became of a union is said",
        arguments: [
            ("propertyName: kind", "propertyName: type", "Animal is told apart by 'type' instead of 'kind'"),
            (
                "discriminator: {propertyName: kind}, oneOf:",
                "type: object, properties: {cat: {$ref: \"#/components/schemas/Cat\"}}, x-former:",
                "Animal is now a model instead of a union"
            ),
        ]
    )
    func unions(old: String, new: String, line: String) throws {
        #expect(try Self.changes([(old, new)]).contains("\n  \(line)"))
    }
}
