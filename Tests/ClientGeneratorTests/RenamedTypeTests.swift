import Testing

/// Names for the types of what is described without a name.
@Suite struct RenamedTypeTests {
    private static let description = shop(
        """
        /pets:
          post:
            operationId: createPet
            parameters: [{name: order, in: query, schema: {type: string, enum: [a, b]}}]
            requestBody:
              required: true
              content:
                application/json:
                  schema:
                    {type: object, properties: {tag: {type: object, properties: {name: {type: string}}}, size: {type: integer}}}
            responses: {'204': {description: Done}}
        """,
        "components: {schemas: {Toy: {type: object, properties: {a: {type: string}}}}}"
    )

    @Test func whatIsInsideIsNamedAfterIt() throws {
        let files = try generate(
            Self.description,
            configuration: "rename: {types: {CreatePetRequest: NewPet, CreatePetOrder: Order}}"
        )
        #expect(files.typeNames == ["NewPet", "NewPetTag", "Order"])
        #expect(try files.file("ShopClient.swift").contains("body: NewPet"))
        #expect(try files.type("NewPet").members.first == "let tag: NewPetTag?")
    }

    @Test func optionsAreRenamed() throws {
        let files = try generate(Self.description, configuration: "rename: {types: {CreatePetOptions: Extras}}")
        #expect(try files.file("ShopClient.swift").contains("withOptions options: Extras? = nil"))
    }

    /// What would have the name otherwise gives way, whatever it is.
    @Test func theChosenNameComesFirst() throws {
        let description = Self.description.replacing(
            "responses: {'204': {description: Done}}",
            with:
                "responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}}"
        )
        let generation = try Generation(
            description,
            configuration: "rename: {types: {CreatePetRequest: Toy, ToyTag: CreatePetOrder}}"
        )
        #expect(generation.files.typeNames == ["CreatePetOrder", "CreatePetOrder2", "Toy", "Toy2"])
        #expect(generation.diagnostics.count == 1)
        #expect(generation.diagnostics.first?.contains("warning: the schema 'Toy' is named 'Toy2', because ") == true)
    }

    @Test(arguments: [
        (
            "{CreatePetRequestTags: Tag}",
            "1:18: error: the client has no type 'CreatePetRequestTags' without a name in the description (did you "
                + "mean 'CreatePetRequestTag'?)"
        ),
        (
            "{Toy: Thing}",
            "1:18: error: the client has no type 'Toy' without a name in the description; 'Toy' is a schema, so rename it "
                + "under 'rename.models'"
        ),
        (
            "{CreatePetRequest: Data}",
            "1:36: error: the type 'Data' would hide an existing type; choose another name, such as 'DataModel'"
        ),
        (
            "{CreatePetRequest: ShopClient}",
            "1:36: error: the type 'CreatePetRequest' cannot be named 'ShopClient', because the name is taken; choose "
                + "another name"
        ),
    ])
    func aNameIsGivenOrRefused(types: String, error: String) throws {
        let generation = try Generation(Self.description, configuration: "rename: {types: \(types)}")
        #expect(generation.diagnostics == [error])
    }
}
