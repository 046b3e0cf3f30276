import Testing

/// What a client configuration changes, and what is said about one that does not fit the description.
@Suite struct ConfigurationTests {
    private static let description = shop(
        """
        /pets: {get: {operationId: listPets, tags: [pets], responses: {'204': {description: Done}}}}
        /pets/{id}:
          put:
            operationId: setPet
            tags: [pets]
            parameters:
            - {name: id, in: path, required: true, schema: {type: string}}
            - {name: dry-run, in: query, schema: {type: boolean}}
            requestBody:
              required: true
              content: {application/json: {schema: {$ref: '#/components/schemas/pet'}}}
            responses: {'204': {description: Done}}
        /owners: {get: {operationId: listOwners, tags: [pets], responses: {'204': {description: Done}}}}
        """,
        """
        components:
          schemas:
            pet:
              type: object
              properties:
                id: {type: string, format: uuid}
                size: {$ref: '#/components/schemas/size'}
                home: {type: object, properties: {street: {type: string}}}
            size: {type: string, enum: [s, l]}
            toy: {type: object, properties: {name: {type: string}}}
        """
    )

    private func generateConfigured(_ configuration: String) throws -> [String: String] {
        try generate(Self.description, configuration: configuration)
    }

    /// What is said about the configuration; nothing is generated then.
    private func complaints(_ configuration: String) throws -> [String] {
        let generation = try Generation(Self.description, configuration: configuration)
        #expect(generation.files.isEmpty)
        return generation.diagnostics
    }

    @Test func methodsWithCompletionHandlersCanBeLeftOut() throws {
        let usual = try generateConfigured("").file("ShopClient.swift")
        let client = try generateConfigured("completionHandlers: false").file("ShopClient.swift")
        #expect(usual.lines(containing: "func setPet(").count == 3)
        #expect(client.lines(containing: "func setPet(").count == 2)
        #expect(!client.contains("completionHandler"))
        // Nothing else is different.
        #expect(Set(client.split(separator: "\n")).isSubset(of: usual.split(separator: "\n")))
    }

    @Test(arguments: [
        ("", ",productPrefix:\"azsdk-ios-\""), ("userAgentPrefix: ''", ""),
        ("userAgentPrefix: shop-", ",productPrefix:\"shop-\""),
        ("package: {version: 2.3.1, runtime: {path: x}}", ",version:\"2.3.1\",productPrefix:\"azsdk-ios-\""),
    ])
    func theUserAgentIsThatOfThePackage(configuration: String, arguments: String) throws {
        let files = try generateConfigured(configuration)
        let path = try #require(files.keys.first { $0.hasSuffix("/ShopClient.swift") })
        let call = try #require(files[path]?.split(separator: "super.init(").last?.prefix { $0 != ")" })
        #expect(call.filter { !$0.isWhitespace }.hasSuffix("package:\"Shop\"" + arguments))
    }

    @Test func whatIsSaidOfAnEnumerationThatThereIsNotIsAnError() throws {
        let generation = try Generation(
            schemas(
                "Kind: {type: string, enum: [a]}\nPet: {type: object, properties: {size: {type: string, enum: [s]}}}"
            ),
            configuration: "enumerations: {frozen: [Kind, PetSiz], expandable: [Colour, Pet]}"
        )
        #expect(
            generation.diagnostics == [
                "1:31: error: the client has no enumeration 'PetSiz' (did you mean 'PetSize'?)",
                "1:53: error: the client has no enumeration 'Colour'; there are 'Kind', 'PetSize'",
                "1:61: error: 'Pet' is not an enumeration, but an object (remove it from the list)",
            ]
        )
    }

    @Test func theModuleIsTheNameInTheUserAgent() throws {
        #expect(try generateConfigured("module: PetKit").file("ShopClient.swift").contains("package: \"PetKit\""))
        #expect(try generateConfigured("").file("ShopClient.swift").contains("package: \"Shop\""))
    }

    @Test func theClientHasTheGivenName() throws {
        let files = try generateConfigured("client: PetClient")
        #expect(files["Source/PetClient.swift"]?.contains("final class PetClient: PipelineClient") == true)
        #expect(files["Source/Options/PetClientOptions.swift"] != nil)
    }

    @Test(arguments: [("Client", "ClientOptions"), ("Request", "RequestOptions"), ("URL", "URL")])
    func theClientHidesNoTypeThatIsUsed(name: String, hidden: String) throws {
        let complaint =
            "1:9: error: the client '\(name)' would hide the type '\(hidden)'; choose another name, such as 'Service\(name)'"
        #expect(try complaints("client: \(name)") == [complaint])
    }

    @Test(arguments: ["internal", "package", "public"])
    func everyDeclarationHasTheGivenAccess(access: String) throws {
        for (path, text) in try generateConfigured("access: \(access)") {
            for other in ["public ", "package ", "internal "] where other != access + " " {
                #expect(!text.code.contains(other), "\(path)")
            }
            #expect(text.code.contains(access + " "), "\(path)")
        }
    }

    // MARK: - Namespace

    @Test func everythingIsNestedInTheNamespace() throws {
        let files = try generateConfigured("{namespace: Zoo, access: package}")
        let plain = try generateConfigured("access: package")
        #expect(files["Source/Zoo.swift"]?.code.hasSuffix("\npackage enum Zoo {}") == true)
        let names = plain.keys.map { path in
            let parts = path.split(separator: "/")
            return (parts.dropLast() + ["Zoo+\(parts.last ?? "")"]).joined(separator: "/")
        }
        #expect(files.keys.sorted() == (names + ["Source/Zoo.swift"]).sorted())
        for (path, text) in files where path != "Source/Zoo.swift" {
            let top = text.code.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("import ") }
            #expect(top == ["extension Zoo {", "}"], "\(path)")
        }
    }

    @Test(arguments: ["String", "Pipeline", "Operation"])
    func aNamespaceHidesNoTypeThatIsUsed(name: String) throws {
        let complaint =
            "1:12: error: the namespace '\(name)' would hide an existing type in the whole module; choose another "
            + "name, such as '\(name)Service'"
        #expect(try complaints("namespace: \(name)") == [complaint])
    }

    // MARK: - Rename

    @Test func namesAreReplaced() throws {
        let files = try generateConfigured(
            """
            rename:
              operations: {setPet: store}
              parameters: {setPet.id: number, dry-run: pretending, setPet.body: animal}
              models: {pet: Animal}
              properties: {pet.id: number, size: extent, AnimalHome.street: road}
              enumerations: {size.s: small, size.l: large}
            """
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("func store(\n        number: String,\n        animal: Animal,"))
        #expect(
            client.sent == [
                "description.path(\"id\", number)", "description.query(\"dry-run\", options?.pretending)",
                "description.body(animal, as: \"application/json\")",
            ]
        )
        #expect(
            try files.type("Animal").members == [
                "let number: UUID?", "let extent: Size?", "let home: AnimalHome?",
            ]
        )
        #expect(try files.type("AnimalHome").members == ["let road: String?"])
        #expect(
            try files.file("Size.swift").lines(containing: "static let") == [
                "public static let small = Self(rawValue: \"s\")", "public static let large = Self(rawValue: \"l\")",
            ]
        )
    }

    @Test(arguments: [
        (
            "operations: {setPte: a}",
            "1:23: error: the description has no operation 'setPte' to rename (did you mean 'setPet'?)"
        ),
        ("operations: {purge: a}", "1:23: error: the description has no operation 'purge' to rename (remove it)"),
        (
            "parameters: {setPet.idd: a}",
            "1:23: error: the description has no parameter 'setPet.idd' to rename (did you mean 'setPet.id'?)"
        ),
        ("models: {pets: A}", "1:19: error: the description has no model 'pets' to rename (did you mean 'pet'?)"),
        (
            "properties: {pet.sise: a}",
            "1:23: error: the description has no property 'pet.sise' to rename (did you mean 'pet.size'?)"
        ),
        (
            "properties: {sise: a}",
            "1:23: error: the description has no property 'sise' to rename (did you mean 'size'?)"
        ),
        (
            "properties: {toy.name: a, toy.none: b}",
            "1:36: error: the description has no property 'toy.none' to rename (did you mean 'toy.name'?)"
        ),
        (
            "enumerations: {size.m: a}",
            "1:25: error: the description has no enumeration value 'size.m' to rename (did you mean 'size.s'?)"
        ),
        (
            "enumerations: {s: a}",
            "1:25: error: the description has no enumeration value 's' to rename; write the enumeration before it, as in "
                + "'Size.s'"
        ),
        (
            "enumerations: {size.small: a}",
            "1:25: error: the description has no enumeration value 'size.small' to rename; there are 'size.s', 'size.l'"
        ),
        (
            "parameters: {setPet.whatever: a}",
            "1:23: error: the description has no parameter 'setPet.whatever' to rename; there are "
                + "'setPet.body', 'setPet.dry-run', 'setPet.id'"
        ),
        (
            "models: {PetHome: Home}",
            "1:19: error: the description has no model 'PetHome' to rename; types without a name in the description are "
                + "under 'rename.types'"
        ),
    ])
    func aNameThatIsNotThereIsAnError(rename: String, complaint: String) throws {
        #expect(try complaints("rename: {\(rename)}") == [complaint])
    }

    // MARK: - Types

    /// A type of the user's may have the name of a generated enumeration, and its values are not known for that.
    @Test func aTypeWithTheNameOfAnEnumeration() throws {
        let header = "{name: h, in: header, required: true, schema: {type: string, format: kind, default: a}}"
        let query = "{name: q, in: query, schema: {$ref: '#/components/schemas/Kind'}}"
        let description = shop(
            "{/a: {get: {operationId: find, parameters: [\(query), \(header)], responses: {'204': {description: D}}}}}",
            "components: {schemas: {Kind: {type: string, enum: [a, b]}}}"
        )
        let client = try Generation(description, configuration: "types: {kind: Kind}").files.file("ShopClient.swift")
        #expect(client.contains("func find(h: Kind,"))
        #expect(!client.contains(".a"))
    }

    @Test func formatsHaveTheGivenTypes() throws {
        let files = try generateConfigured("types: {string/uuid: PetId}")
        #expect(try files.file("Pet.swift").members.first == "let id: PetId?")
        #expect(
            try generateConfigured("types: {uuid: Kit.PetId}").file("Pet.swift").members.first == "let id: Kit.PetId?"
        )
    }

    /// A format is the same in each spelling, in the description as in the configuration.
    @Test(arguments: ["UUID", "uuid", "string/UUID", "string/uuid"], ["UUID", "uuid", "Uuid"])
    func formatsHaveTheGivenTypesInEachSpelling(key: String, format: String) throws {
        let generation = try Generation(
            schemas("Pet: {type: object, properties: {id: {type: string, format: \(format)}}}"),
            configuration: "types: {\(key): PetId}"
        )
        #expect(try generation.files.file("Pet.swift").members == ["let id: PetId?"])
        #expect(generation.diagnostics.count { !$0.contains("unknown format") } == 0)
    }

    /// What a description calls text is sent as text.
    @Test(arguments: [("Int64", "integerText"), ("UInt64", "integerText"), ("Decimal", "decimalText")])
    func numbersInPlaceOfTextAreSentAsText(type: String, coding: String) throws {
        let pet = try generateConfigured("types: {string/uuid: \(type)}").file("Pet.swift")
        #expect(pet.contains("writer.write(id, for: \"id\", as: .\(coding))"))
    }

    @Test(arguments: [
        ("integer/own: Date", "unixSeconds"), ("own: Foundation.Date", "unixSeconds"),
        ("own: Date/seconds", "unixSeconds"),
        ("integer/own: Date/milliseconds", "unixMilliseconds"),
    ])
    func numbersThatAreDatesHaveAUnit(setting: String, coding: String) throws {
        let files = try generate(
            schemas("Pet: {type: object, properties: {at: {type: integer, format: own}}}"),
            configuration: "types: {\(setting)}"
        )
        #expect(try files.file("Pet.swift").contains("reader.readIfPresent(\"at\", as: .\(coding))"))
        let union = try generate(
            schemas("Pet: {oneOf: [{type: integer, format: own}, {type: string}]}"),
            configuration: "types: {\(setting)}"
        )
        #expect(try union.file("Pet.swift").contains("case integer(Int)"))
    }

    // MARK: - Parameters of the client

    private static let tenants = shop(
        """
        /{tenant}/pets:
          parameters:
          - {name: tenant, in: path, required: true, schema: {type: string}}
          - {name: X-Trace, in: header, schema: {type: string}}
          get: {operationId: listPets, responses: {'204': {description: D}}}
        /{tenant}/toys:
          get:
            operationId: listToys
            parameters:
            - {name: tenant, in: path, required: true, schema: {type: string}}
            - {name: X-Trace, in: header, schema: {type: boolean}}
            responses: {'204': {description: D}}
        """
    )

    @Test func parametersBelongToTheClient() throws {
        let generation = try Generation(Self.tenants, configuration: "clientParameters: [tenant, X-Trace]")
        let client = try generation.files.file("ShopClient.swift")
        #expect(
            client.members.prefix(3)
                == ["let options: ShopClientOptions", "let tenant: String", "let xTrace: String?"]
        )
        #expect(
            client.sent == [
                "description.path(\"tenant\", client.tenant)", "description.header(\"X-Trace\", client.xTrace)",
                "description.path(\"tenant\", client.tenant)", "description.header(\"X-Trace\", options?.xTrace)",
            ]
        )
        #expect(
            generation.diagnostics == [
                "14:9: warning: 'X-Trace' is a parameter of the client, but has a different type in another operation; "
                    + "here it is a parameter of each call (give it the same type everywhere)"
            ]
        )
    }

    /// As `x-ms-parameter-location: client` does.
    @Test func parametersOfOneTypeBelongToTheClientWhateverTheirFormats() throws {
        let description = Self.tenants.replacing(
            "{name: X-Trace, in: header, schema: {type: boolean}}",
            with: "{name: X-Trace, in: header, schema: {type: string, format: hostname}}"
        )
        let client = try generate(description, configuration: "clientParameters: [X-Trace]").file("ShopClient.swift")
        #expect(
            client.sent.filter { $0.contains("X-Trace") }
                == Array(repeating: "description.header(\"X-Trace\", client.xTrace)", count: 2)
        )
    }

    @Test(arguments: [
        ("tenants", " (did you mean 'tenant'?)"), ("organization", "; there are 'tenant', 'X-Trace'"),
    ])
    func aParameterOfTheClientIsOneOfTheDescription(name: String, hint: String) throws {
        let generation = try Generation(Self.tenants, configuration: "clientParameters: [\(name)]")
        #expect(
            generation.diagnostics == [
                "1:20: error: the description has no parameter '\(name)' that the client could own\(hint)"
            ]
        )
    }

    // MARK: - Formats

    @Test(arguments: [
        (
            "date-tim: String",
            "1:9: warning: nothing in the description has the format 'date-tim' (did you mean 'date-time'?)"
        ),
        ("monny: Decimal", "1:9: warning: nothing in the description has the format 'monny' (did you mean 'money'?)"),
        (
            "integer/money: Decimal",
            "1:9: warning: nothing in the description has the format 'integer/money' (did you mean 'number/money'?)"
        ),
        ("colour: String", "1:9: warning: nothing in the description has the format 'colour'"),
        (
            "object: Foo",
            "1:9: warning: nothing in the description has the format 'object', and of types only 'string', 'integer' and "
                + "'number' have others in Swift"
        ),
        (
            "kind: Strng",
            "1:15: warning: the type 'Strng' is not one of the runtime's, so it must be your own (did you mean 'String'?)"
        ),
        (
            "kind: Uuid",
            "1:15: warning: the type 'Uuid' is not one of the runtime's, so it must be your own (did you mean 'UUID'?)"
        ),
        (
            "kind: Date/milliseconds",
            "1:15: warning: 'kind' is a format of texts here, which are read as dates, and not as 'Date/milliseconds' (write "
                + "'integer/kind' or 'number/kind' for numbers, and describe them as such)"
        ),
        ("money: Date/milliseconds", nil), ("int64: Date/seconds", nil),
        ("kind: Kind", nil), ("kind: URI", nil), ("kind: Shop.Strng", nil), ("kind: Character", nil),
        // What a description has, or a later version may have.
        ("money: Decimal", nil), ("number/money: Decimal", nil), ("kind: String", nil), ("uuid: String", nil),
        ("string/uuid: String", nil), ("integer: Int64", nil),
    ])
    func aFormatIsOneOfTheDescription(type: String, message: String?) throws {
        let description = shop(
            """
            /pets:
              get:
                operationId: listPets
                parameters: [{name: most, in: query, schema: {type: array, items: {type: number, format: money}}}]
                responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
            """,
            """
            components:
              schemas:
                Pet:
                  properties: {kind: {type: string, format: kind}, born: {type: string, format: date-time}}
            """
        )
        let generation = try Generation(description, configuration: "types: {\(type)}")
        #expect(generation.diagnostics == [message].compactMap { $0 })
    }

    // MARK: - Filter

    @Test(arguments: [
        ("paths: [/pets]", ["listPets"]),
        ("paths: ['/pets*']", ["listPets", "setPet"]),
        ("operations: ['list*']", ["listOwners", "listPets"]),
        ("tags: [pets]", ["listOwners", "listPets", "setPet"]),
        ("paths: [/owners], operations: [listPets]", ["listOwners", "listPets"]),
        ("schemas: [toy]", []),
    ])
    func operationsAreKeptThatMatch(filter: String, operations: [String]) throws {
        let files = try generateConfigured("filter: {\(filter)}")
        let methods = try files.file("ShopClient.swift").lines(containing: "var description", "let description")
        #expect(methods.count == operations.count)
        let options = files.values.flatMap { $0.lines(containing: "/// Options for ``") }
        #expect(options.count == operations.count)
        #expect(operations.allSatisfy { name in options.contains { $0.contains("/\(name)(") } })
    }

    @Test(arguments: [
        ("schemas: [toy]", ["Toy"]),
        ("schemas: [pet]", ["Pet", "PetHome", "Size"]),
        ("schemas: ['*']", ["Pet", "PetHome", "Size", "Toy"]),
        ("operations: [listPets]", []),
        ("operations: [listPets], schemas: [toy]", ["Toy"]),
        ("operations: [setPet], schemas: [toy]", ["Pet", "PetHome", "Size", "Toy"]),
    ])
    func schemasAreKeptThatMatchOrAreNeeded(filter: String, models: [String]) throws {
        let files = try generateConfigured("filter: {\(filter)}")
        #expect(files.typeNames == models)
    }

    @Test(arguments: [
        ("paths: [/pet]", "1:18: error: the description has no path '/pet' (did you mean '/pets'?)"),
        ("tags: [pet]", "1:17: error: the description has no tag 'pet' (did you mean 'pets'?)"),
        (
            "operations: [listPets, 'x*']",
            "1:33: error: the description has no operation 'x*'; there are 'listPets', 'setPet', 'listOwners'"
        ),
        ("schemas: [toys]", "1:20: error: the description has no schema 'toys' (did you mean 'toy'?)"),
    ])
    func aPatternThatMatchesNothingIsAnError(filter: String, complaint: String) throws {
        #expect(try complaints("filter: {\(filter)}") == [complaint])
    }
}
