import Testing

/// A name that the configuration asks for is given, or refused with an error: nothing else is called instead.
@Suite struct RefusedNameTests {
    private static let description = shop(
        """
        /a:
          get:
            operationId: a
            parameters: [{name: p, in: query, schema: {type: string}}, {name: q, in: query, schema: {type: string}}]
            responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
        /b:
          get:
            operationId: b
            responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Cow'}}}}}
          put:
            operationId: c
            parameters: [{name: id, in: query, required: true, schema: {type: string}}]
            requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Cow'}}}}
            responses: {'204': {description: D}}
        """,
        """
        components:
          schemas:
            Pet: {type: object, properties: {x: {type: string}, y: {type: string}, kind: {$ref: '#/components/schemas/Kind'}}}
            Cow: {type: object, properties: {m: {type: string}}}
            Kind: {type: string, enum: [k, l]}
        """
    )

    @Test(arguments: [
        (
            "models: {Pet: String}",
            "1:24: error: the model 'String' would hide an existing type; choose another name, such as 'StringModel'"
        ),
        (
            "models: {Pet: Animal, Cow: Animal}",
            "1:37: error: the schema 'Cow' cannot be named 'Animal', because the name is taken; choose another name"
        ),
        (
            "models: {Pet: ShopClient}",
            "1:24: error: the schema 'Pet' cannot be named 'ShopClient', because the name is taken; choose another name"
        ),
        (
            "operations: {a: fetch, b: fetch}",
            "1:36: error: the operation 'b' cannot be named 'fetch', because the name is taken; choose another name"
        ),
        (
            "properties: {Pet.x: same, Pet.y: same}",
            "1:43: error: the property 'y' of 'Pet' cannot be named 'same', because the name is taken; choose another "
                + "name"
        ),
        (
            "properties: {x: hashValue}",
            "1:26: error: the property 'x' of 'Pet' cannot be named 'hashValue', because the name is taken; choose another "
                + "name"
        ),
        (
            "enumerations: {Kind.k: z, Kind.l: z}",
            "1:44: error: the enumeration value 'l' of 'Kind' cannot be named 'z', because the name is taken; choose another name"
        ),
        (
            "parameters: {a.p: same, a.q: same}",
            "1:39: error: the parameter 'q' of 'a' cannot be named 'same', because the name is taken; choose another "
                + "name"
        ),
        (
            "parameters: {c.body: id, c.id: id}",
            "1:31: error: the parameter 'body' of 'c' cannot be named 'id', because the name is taken; choose another "
                + "name"
        ),
    ])
    func aNameThatIsTakenIsRefused(rename: String, complaint: String) throws {
        let generation = try Generation(Self.description, configuration: "rename: {\(rename)}")
        #expect(generation.diagnostics == [complaint])
        #expect(generation.files.isEmpty)
    }

    @Test func namesThatLabelsTellApartAreGiven() throws {
        let files = try generate(Self.description, configuration: "rename: {operations: {a: fetch, c: fetch}}")
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("func fetch(withOptions") && client.contains("func fetch(\n        id: String,"))
    }

    @Test func schemasMayChangePlaces() throws {
        let files = try generate(Self.description, configuration: "rename: {models: {Pet: Cow, Cow: Pet}}")
        #expect(try files.file("Pet.swift").members == ["let m: String?"])
    }

    @Test func aSchemaThatLosesItsNameToARenamedOneIsTold() throws {
        let generation = try Generation(Self.description, configuration: "rename: {models: {Pet: Cow}}")
        #expect(
            generation.diagnostics.contains { $0.contains("have the same name in Swift; this one is named 'Cow2'") }
        )
    }
}
