extension Additions {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          #1
          /pets/{id}:
            parameters:
            - {name: id, in: path, required: true, schema: {type: string}}
            - {name: view, in: query, schema: {type: string, enum: [small, large]}}
            #2
            put:
              operationId: setPet
              parameters: [{$ref: '#/components/parameters/Sort'}]
              requestBody: {$ref: '#/components/requestBodies/NewPet'}
              responses: {'200': {$ref: '#/components/responses/Found'}, default: {$ref: '#/components/responses/Problem'}}
        components:
          #3
          parameters:
            Sort: {name: sort, in: query, schema: {type: string, enum: [up, down]}}
          requestBodies:
            NewPet:
              required: true
              content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
          responses:
            Found:
              description: D
              headers: {X-Kind: {$ref: '#/components/headers/Kind'}}
              content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
            Problem:
              description: D
              content: {application/json: {schema: {type: object, properties: {code: {type: string}}}}}
          headers:
            Kind: {schema: {type: string, enum: [cat, dog]}}

        """

    private static let user = """
        operationId: USER
          parameters: [{$ref: '#/components/parameters/Sort'}]
          requestBody: {$ref: '#/components/requestBodies/NewPet'}
          responses: {'200': {$ref: '#/components/responses/Found'}, default: {$ref: '#/components/responses/Problem'}}
        """

    /// Operations that use what is described once for several.
    static let sharedParts = [
        Addition(
            "UsersOfSharedParts",
            to: shop,
            adding: [
                "1": "/a:\n  post:\n    " + user.replacing("USER", with: "addPet").replacing("\n", with: "\n  "),
                "2": "get:\n  " + user.replacing("USER", with: "findPet"),
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let options = SetPetOptions(sort: .up, view: .small)
                    let request = client.requests.setPet(id: "1", body: NewPetRequest(name: "a"), withOptions: options)
                    let response = try await client.send(request)
                    let pet: FoundResponse = try response.value
                    let kind: KindHeader? = try response.headers(as: SetPetHeaders.self).xKind
                    let view: PetView? = options.view
                    let sort: SortParameter? = options.sort
                    _ = (pet.name, kind, view, sort, ProblemResponse(code: "c"))
                }
                """
        )
    ]
}
