import Testing

/// Names of the description in its texts, where they are marked as code.
@Suite struct DocumentedNameTests {
    @Test(arguments: [
        ("Change this or `top_p`, not both.", "Change this or `topP`, not both."),
        ("<p>Like <code>TopK</code>.</p>", "Like `topK`."),
        // A name in another notation than the service's is not known for one.
        ("If `top_k` is `true`.", "If `top_k` is `true`."),
        ("The `default` is better than `top_p`.", "The `default` is better than `topP`."),
        // Values, parts of code and words without marks stay.
        ("If `mode` is `min_p`.", "If `mode` is `min_p`."),
        ("With `TOP_K`, `{top_p: 1}` or `topk`.", "With `TOP_K`, `{top_p: 1}` or `topk`."),
        ("Like top_p.", "Like top_p."),
        ("With `` `top_p` ``.", "With `` `top_p` ``."),
        // Types may have the same names.
        ("The `TopK` object of `TopK`.", "The `TopK` object of `topK`."),
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

    /// Callers pass these as the service knows them.
    @Test(arguments: [
        ("sort_by", "type: string", "Of `user_id`."),
        ("fields", "type: array, items: {type: string}", "Of `user_id`."),
        ("size", "type: string, default: user_id", "Of `user_id`. The default is `user_id`."),
        ("sort_by", "type: integer", "Of `userId`."), ("fieldset", "type: string", "Of `userId`."),
        ("order", "type: string, enum: [up, down]", "Of `userId`."),
    ])
    func namesThatAreValuesStay(member: String, schema: String, text: String) throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties:
                    user_id: {type: string}
                    \(member): {description: Of `user_id`., \(schema)}
                """
            )
        )
        .file("Pet.swift")
        #expect(pet.contains("/// \(text)\n"), "\(pet)")
    }

    @Test func defaultsOfParametersStay() throws {
        let parameters = """
            parameters:
            - {name: created_at, in: query, schema: {type: string}}
            - {name: kind, in: query, description: Not `created_at`., schema: {type: string, default: created_at}}
            """
        let files = try generate(operations("find", more: "\(parameters)\nresponses: {'204': {description: D}}"))
        #expect(try files.options("FindOptions").contains("/// Not `created_at`. The default is `created_at`.\n"))
    }

    @Test func codeOnLinesOfItsOwnStays() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  description: |-
                    As here:

                    ```
                    a `top_p`
                    ```

                    In `top_p`.
                  properties: {top_p: {type: number}}
                """
            )
        )
        .file("Pet.swift")
        #expect(pet.contains("/// As here:\n///\n/// ```\n/// a `top_p`\n/// ```\n///\n/// In `topP`.\n"), "\(pet)")
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
                  put:
                    operationId: setPet
                    description: Like [`GET /pets`](https://a.example) and `GET /report`.
                    responses: {'204': {description: D}}
                /report:
                  get:
                    operationId: getReport
                    responses:
                      '200':
                        description: D
                        content: {text/csv: {schema: {type: string}}, application/pdf: {schema: {type: string, format: binary}}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("/// Not `GET /pet`.\n"))
        #expect(client.contains("/// See ``ShopClient/getPets(withOptions:)``.\n"))
        // Several methods send the last one.
        #expect(client.contains("/// Like [`GET /pets`](https://a.example) and `GET /report`.\n"))
    }

    @Test func parametersAreCalledAsInSwift() throws {
        let files = try generate(
            shop(
                """
                /pets: {get: {operationId: getPets, responses: {'204': {description: D}}}}
                /pets/{pet_id}:
                  get:
                    operationId: getPet
                    summary: Gets the pet `pet_id`, unless it is as in `If-None-Match`.
                    parameters:
                    - {name: pet_id, in: path, required: true, description: Not `per_page`., schema: {type: string}}
                    - {name: per_page, in: query, description: Of `pet_id`., schema: {type: integer}}
                    - {name: sort, in: query, required: true, description: As `pet_id` of `GET /pets`., schema: {type: string}}
                    - {name: expand, in: query, description: With `pet_id`., schema: {type: string}}
                    - {name: export_format, in: query, required: true, schema: {type: string, enum: [pdf]}}
                    - {name: If-None-Match, in: header, description: In `export_format`., schema: {type: string}}
                    responses: {'204': {description: D}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("/// Gets the pet `petId`, unless it is as in `ifNoneMatch`.\n"))
        #expect(client.contains("///   - petId: Not `perPage`.\n"))
        #expect(client.contains("///   - sort: As `pet_id` of ``ShopClient/getPets(withOptions:)``.\n"), "\(client)")
        let options = try files.options("GetPetOptions")
        #expect(options.contains("/// Of `petId`.\n"))
        #expect(options.contains("/// With `pet_id`.\n"))
        // Callers do not see what has one value.
        #expect(options.contains("/// In `export_format`.\n"))
    }
}
