import Testing

/// The same input gives the same bytes, and a change stays where it is made.
@Suite struct DeterminismTests {
    private func description(petMember: String) -> String {
        shop(
            """
            /pets: {get: {operationId: listPets, responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}
            """,
            """
            components:
              schemas:
                Pet: {type: object, properties: {\(petMember): {type: string}, toy: {$ref: '#/components/schemas/Toy'}}}
                Toy: {type: object, properties: {name: {type: string}, kind: {type: string, enum: [a]}}}
            """
        )
    }

    @Test func theSameInputGivesTheSameFiles() throws {
        let text = description(petMember: "name")
        #expect(try generate(text) == generate(text))
    }

    @Test func aChangeInASchemaChangesItsFileOnly() throws {
        let before = try generate(description(petMember: "name"))
        let after = try generate(description(petMember: "nick"))
        #expect(before.keys.sorted() == after.keys.sorted())
        #expect(before.keys.filter { before[$0] != after[$0] } == ["Source/Models/Pet.swift"])
    }
}
