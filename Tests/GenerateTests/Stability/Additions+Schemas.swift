extension Additions {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          /pets:
            post:
              operationId: createPet
              parameters:
              - {name: sort, in: query, schema: {type: string, enum: [up, down]}}
              requestBody:
                required: true
                content: {application/json: {schema: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}}}
              responses:
                '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
        components:
          schemas:
            #1
            Pet:
              type: object
              properties:
                state: {type: string, enum: [new, sold]}
                home: {type: object, properties: {street: {type: string}}}
                toys: {type: array, items: {type: object, properties: {name: {type: string}}}}
            #2

        """

    private static let callersOfShop = """
        static func use(_ client: ShopClient) async throws {
            let pet = Pet(state: .sold, home: PetHome(street: "s"), toys: [PetToy(name: "n")])
            let options = CreatePetOptions(sort: .up)
            let response: Pet = try await client.createPet(body: CreatePetRequest(pet: pet), withOptions: options)
            let sort: CreatePetSort? = options.sort
            let state: PetState? = response.state
            _ = (sort, state, ShopClientOptions())
        }
        """

    private static func objects(_ names: [String]) -> String {
        names.map { "\($0): {type: object, properties: {a: {type: string}}}" }.joined(separator: "\n")
    }

    private static let animals = """
        openapi: 3.0.3
        info: {title: Zoo, version: '1'}
        paths:
          /animals:
            get:
              operationId: getAnimal
              responses:
                '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Animal'}}}}
            put:
              operationId: setAnimal
              requestBody:
                required: true
                content: {application/json: {schema: {$ref: '#/components/schemas/Animal'}}}
              responses: {'204': {description: D}}
          #3
        components:
          schemas:
            #1
            Animal:
              type: object
              required: [kind, name]
              discriminator: {propertyName: kind}
              properties: {kind: {type: string}, name: {type: string}}
            #2

        """

    private static func subtype(_ name: String, of base: String = "Animal") -> String {
        "\(name): {allOf: [{$ref: '#/components/schemas/\(base)'}, {type: object, properties: {a: {type: string}}}]}"
    }

    private static let callersOfCats = """
        static func use(_ client: ZooClient) async throws {
            let animal: Animal = try await client.getAnimal()
            guard case .cat(let found) = animal else { return }
            let cat: Cat = found
            try await client.setAnimal(body: .cat(Cat(name: cat.name, a: "b")))
        }
        """

    /// An operation whose answer is always a cat.
    private static let cats = """
        /cat:
          get:
            operationId: getCat
            responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Cat'}}}}}
        """

    private static let callersOfAnimals = """
        static func use(_ client: ZooClient) async throws {
            let animal: Animal = try await client.getAnimal()
            if case .animal(let base) = animal { print(base.name) }
            let base: AnimalBase = AnimalBase(name: "a")
            try await client.setAnimal(body: .animal(base))
        }
        """

    /// Schemas, with whatever name.
    static let schemas = [
        Addition(
            "SchemasNamedLikeInlineTypes",
            to: shop,
            configuration: "filter: {paths: ['*'], schemas: ['*']}",
            adding: [
                "1": objects(["CreatePetRequest", "PetState", "pet_home"]),
                "2": objects(["PetToy", "CreatePetSort", "createPetRequest"]),
            ],
            callers: callersOfShop
        ),
        Addition(
            "SchemasNamedLikeInlineTypesWithoutUse",
            to: shop,
            adding: ["1": objects(["CreatePetRequest", "PetState"]), "2": objects(["PetToy"])],
            callers: callersOfShop
        ),
        Addition(
            "SchemasNamedLikeGeneratedTypes",
            to: shop,
            configuration: "filter: {paths: ['*'], schemas: ['*']}",
            adding: [
                "1": objects(["CreatePetOptions", "ShopClient", "ShopClientOptions", "Shop"]),
                "2": objects(["Pets", "ShopClientEndpoint", "PetPatch", "createPetOptions"]),
            ],
            callers: callersOfShop
        ),
        Addition(
            "SchemasOfTheSameSwiftName",
            to: shop,
            configuration: "filter: {paths: ['*'], schemas: ['*']}",
            adding: ["1": objects(["pet", "PET"]), "2": objects(["p-e-t", "pet_"])],
            callers: callersOfShop
        ),
        Addition(
            "FirstSubtype",
            to: animals,
            adding: ["1": subtype("Cat"), "2": subtype("Dog")],
            callers: callersOfAnimals
        ),
        Addition(
            "FirstSubtypeOfASubtype",
            to: animals.replacing("    #2", with: "    \(subtype("Cat"))\n    #2"),
            adding: [
                "1": subtype("Kitten", of: "Cat"),
                "2": subtype("Tomcat", of: "Cat") + "\n" + objects(["AnyCat"]),
            ],
            callers: callersOfCats
        ),
        Addition(
            "FirstUseOfASubtypeWithSubtypes",
            to: animals.replacing("    #2", with: "    \(subtype("Cat"))\n    \(subtype("Kitten", of: "Cat"))\n    #2"),
            adding: ["3": cats],
            callers: callersOfCats
        ),
        Addition(
            "SchemaNamedLikeTheBase",
            to: animals.replacing("    #2", with: "    \(subtype("Cat"))\n    #2"),
            configuration: "filter: {paths: ['*'], schemas: ['*']}",
            adding: ["1": objects(["AnimalBase"]), "2": objects(["CatBase"])],
            callers: callersOfAnimals
        ),
    ]
}
