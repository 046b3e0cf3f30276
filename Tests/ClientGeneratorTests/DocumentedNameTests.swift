import Testing

/// Names of the description in its texts, where they are marked as code.
@Suite struct DocumentedNameTests {
    @Test(arguments: [
        ("Change this or `top_p`, not both.", "Change this or `topP`, not both."),
        ("<p>Like <code>TopK</code>.</p>", "Like `topK`."),
        // Texts may have another notation than the service.
        ("If `top_k` is `true`.", "If `topK` is `true`."),
        ("The `default` is better than `top_p`.", "The `default` is better than `topP`."),
        // Values, parts of code and words without marks stay.
        ("If `mode` is `min_p`.", "If `mode` is `min_p`."),
        ("With `TOP_K`, `{top_p: 1}` or `topk`.", "With `TOP_K`, `{top_p: 1}` or `topk`."),
        ("Like top_p.", "Like top_p."),
    ])
    func membersAreCalledAsInSwift(text: String, comment: String) throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties:
                    a: {type: string, description: '\(text)'}
                    default: {type: string}
                    mode: {type: string, enum: [min_p, other]}
                    min_p: {type: number}
                    top_p: {type: number}
                    TopK: {type: boolean}
                """
            )
        )
        .file("Pet.swift")
        #expect(pet.lines(containing: "///").dropFirst().first == "/// \(comment)")
    }

    @Test func whatHasSeveralMeaningsStays() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  description: One of `pet_id` or `Pet_Id`.
                  properties: {petId: {type: string}, Pet_Id: {type: string}}
                """
            )
        )
        .file("Pet.swift")
        #expect(pet.contains("/// One of `pet_id` or `petIdProperty`.\n"))
    }

    @Test func requestsAreLinksToMethods() throws {
        let files = try generate(
            shop(
                """
                /pets:
                  get: {operationId: getPets, description: Not `GET /pet`., responses: {'204': {description: D}}}
                  post: {operationId: addPet, description: See `GET /pets`., responses: {'204': {description: D}}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("/// Not `GET /pet`.\n"))
        #expect(client.contains("/// See ``ShopClient/getPets(withOptions:)``.\n"))
    }

    @Test func parametersAreCalledAsInSwift() throws {
        let files = try generate(
            shop(
                """
                /pets/{pet_id}:
                  get:
                    operationId: getPet
                    summary: Gets the pet `pet_id`, unless it is as in `If-None-Match`.
                    parameters:
                    - {name: pet_id, in: path, required: true, description: Not `per_page`., schema: {type: string}}
                    - {name: per_page, in: query, description: Of `pet_id`., schema: {type: integer}}
                    - {name: If-None-Match, in: header, schema: {type: string}}
                    responses: {'204': {description: D}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("/// Gets the pet `petId`, unless it is as in `ifNoneMatch`.\n"))
        #expect(client.contains("///   - petId: Not `perPage`.\n"))
        #expect(try files.options("GetPetOptions").contains("/// Of `petId`.\n"))
    }
}
