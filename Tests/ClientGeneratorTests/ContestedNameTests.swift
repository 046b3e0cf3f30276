import Testing

/// Two things that want one name in Swift, and how the user settles it.
@Suite struct ContestedNameTests {
    private static let description = shop(
        """
        /pets:
          post:
            operationId: createPet
            requestBody:
              required: true
              content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
            responses:
              '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/CreatePetRequest'}}}}
              '202': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/CreatePetOptions'}}}}
        """,
        """
        components:
          schemas:
            CreatePetRequest: {type: object, properties: {a: {type: string}}}
            CreatePetOptions: {type: object, properties: {b: {type: string}}}
        """
    )

    private func types(_ configuration: String) throws -> [String] {
        try Generation(Self.description, configuration: configuration).files.keys.compactMap { path in
            path.split(separator: "/").last.flatMap {
                $0.hasPrefix("CreatePet") || $0.hasPrefix("Pet") ? String($0) : nil
            }
        }
        .sorted()
    }

    @Test func aUsedSchemaComesBeforeWhatHasNoNameAndAfterOptions() throws {
        #expect(
            try types("") == [
                "CreatePetOptions.swift", "CreatePetOptions2.swift", "CreatePetRequest.swift",
                "CreatePetRequest2.swift",
            ]
        )
    }

    @Test func anotherNameForTheNewcomerGivesTheFirstItsOwnAgain() throws {
        #expect(
            try types("rename: {models: {CreatePetRequest: PetCreation, CreatePetOptions: PetChoice}}") == [
                "CreatePetOptions.swift", "CreatePetRequest.swift", "PetChoice.swift", "PetCreation.swift",
            ]
        )
    }

    @Test func aNameThatTheUserChoseIsTaken() throws {
        let files = try Generation(
            Self.description,
            configuration: "rename: {models: {CreatePetOptions: CreatePetOptions}}"
        ).files
        #expect(try files.file("Models/CreatePetOptions.swift").contains("struct CreatePetOptions: ServiceModel"))
        #expect(try files.file("ShopClient.swift").contains("withOptions options: CreatePetOptions2?"))
    }

    @Test func arraysThatContainThemselvesTakeNamesAsStructsDo() throws {
        let generation = try Generation(
            schemas(
                """
                Tree: {type: object, properties: {a: {$ref: '#/components/schemas/tree'}}}
                tree: {type: array, items: {$ref: '#/components/schemas/tree'}}
                TREE: {type: object, additionalProperties: {$ref: '#/components/schemas/TREE'}}
                """
            )
        )
        #expect(
            generation.files.keys.filter { $0.contains("/Models/") }.sorted() == [
                "Source/Models/Tree.swift", "Source/Models/Tree2.swift", "Source/Models/Tree3.swift",
            ]
        )
        #expect(try generation.files.type("Tree").contains("public let a: Tree2?"))
        #expect(generation.diagnostics.filter { $0.contains("warning") }.count == 2)
    }

    /// The type of a member is called after it, so both take their names at once.
    @Test func theTypeOfAMemberHasItsNameIfTheMemberHas() throws {
        let order = try generate(
            schemas(
                """
                Order:
                  type: object
                  properties:
                    Address: {type: object, properties: {city: {type: string}}}
                    address: {type: object, properties: {street: {type: string}}}
                """
            )
        ).type("Order")
        #expect(
            order.lines(containing: "public let") == [
                "public let addressProperty: OrderAddress2?", "public let address: OrderAddress?",
            ]
        )
    }
}
