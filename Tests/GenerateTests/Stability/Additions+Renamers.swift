extension Additions {
    /// Additions whose spelling or place fits a name better than what has it, with the settings that keep the names of before.
    static let renamers = [
        Addition(
            "MemberThatIsTheItemOfAnother",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /order:
                    get:
                      operationId: getOrder
                      responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
                components:
                  schemas:
                    Order:
                      type: object
                      properties:
                        #1
                        items:
                          type: array
                          items:
                            type: object
                            properties: {name: {type: string}, sizes: {type: array, items: {type: string, enum: [s, l]}}}

                """,
            laterConfiguration: """
                rename:
                  types:
                    OrderItemsItem: OrderItem

                """,
            adding: [
                "1": "item: {type: object, properties: {sku: {type: string}, size: {type: string, enum: [s, m]}}}"
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let order: Order = try await client.getOrder()
                    let items: [OrderItem]? = order.items
                    let sizes: [OrderItemSize]? = items?.first?.sizes
                    _ = (sizes, OrderItem(name: "a"))
                }
                """
        ),
        Addition(
            "HeaderFieldCalledLikeAParameter",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /pets:
                    get:
                      operationId: listPets
                      parameters:
                      #1
                      - {name: sort, in: query, schema: {type: string, enum: [up, down]}}
                      responses: {'204': {description: D}}

                """,
            laterConfiguration: """
                rename:
                  types:
                    ListPetsSort2: ListPetsSort

                """,
            adding: ["1": "- {name: Sort, in: header, schema: {type: string, enum: [left, right]}}"],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let sort = ListPetsSort.up
                    try await client.listPets(withOptions: ListPetsOptions(sort: sort))
                }
                """
        ),
        Addition(
            "OperationOfTheSameName",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  #1
                  /home:
                    get:
                      operationId: pet-home
                      parameters: [{name: limit, in: query, schema: {type: integer}}]
                      responses: {'204': {description: D}}

                """,
            laterConfiguration: """
                rename:
                  operations:
                    pet-home: petHome
                  types:
                    PetHome2Options: PetHomeOptions

                """,
            adding: [
                "1": """
                /a:
                  get:
                    operationId: pet_home
                    parameters: [{name: size, in: query, schema: {type: integer}}]
                    responses: {'204': {description: D}}
                """
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.petHome(withOptions: PetHomeOptions(limit: 1))
                }
                """
        ),
        Addition(
            "SchemaCalledLikeTheTypesOfAnOperation",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  #1
                  /pets:
                    post:
                      operationId: createPet
                      requestBody:
                        required: true
                        content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
                      responses: {'204': {description: D}}
                components:
                  schemas:
                    #2
                    Other: {type: object, properties: {a: {type: string}}}

                """,
            laterConfiguration: """
                rename:
                  types:
                    CreatePetRequest2: CreatePetRequest

                """,
            adding: [
                "1": """
                /more:
                  get:
                    operationId: getMore
                    responses:
                      '200':
                        description: D
                        content: {application/json: {schema: {$ref: '#/components/schemas/CreatePetRequest'}}}
                """,
                "2": "CreatePetRequest: {type: object, properties: {pets: {type: integer}}}",
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.createPet(body: CreatePetRequest(name: "a"))
                }
                """
        ),
        Addition(
            "MembersAndValuesThatAreSpelledAsInSwift",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /pet:
                    get:
                      operationId: getPet
                      parameters:
                      #1
                      - {name: Limit, in: query, schema: {type: integer}}
                      responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                components:
                  schemas:
                    Kind:
                      type: string
                      enum:
                      - Cat
                      #2
                    Pet:
                      type: object
                      properties:
                        Kind: {$ref: '#/components/schemas/Kind'}
                        #3
                        Name: {type: string}
                        properties:
                          x-ms-client-flatten: true
                          type: object
                          properties: {size: {type: integer}}

                """,
            laterConfiguration: """
                rename:
                  parameters:
                    getPet.Limit: limit
                  properties:
                    Pet.Name: name
                    Pet.properties.size: size
                  enumerations:
                    Kind.Cat: cat

                """,
            adding: [
                "1": "- {name: limit, in: query, schema: {type: string}}",
                "2": "- cat",
                "3": "name: {type: integer}\nsize: {type: string}",
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let pet: Pet = try await client.getPet(withOptions: GetPetOptions(limit: 1))
                    let (name, size): (String?, Int?) = (pet.name, pet.size)
                    _ = (name, size, Kind.cat, Pet(name: "a", size: 1))
                }
                """
        ),
        Addition(
            "OperationCalledAsTheGroupShortensAnother",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  #1
                  /pets: {get: {operationId: listPets, tags: [pets], responses: {'204': {description: D}}}}
                  /toys: {get: {operationId: findToys, tags: [toys], responses: {'204': {description: D}}}}
                  /cages: {get: {operationId: findCages, tags: [cages], responses: {'204': {description: D}}}}

                """,
            laterConfiguration: """
                rename:
                  operations:
                    listPets: list

                """,
            adding: ["1": "/all: {get: {operationId: list, tags: [pets], responses: {'204': {description: D}}}}"],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.pets.list(withOptions: ListPetsOptions())
                }
                """
        ),
        Addition(
            "SecondAndThirdTag",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /pets: {get: {operationId: listPets, tags: [pets], responses: {'204': {description: D}}}}
                  #1

                """,
            laterConfiguration: "groups: identifiers\n",
            adding: [
                "1": """
                /toys: {get: {operationId: findToys, tags: [toys], responses: {'204': {description: D}}}}
                /cages: {get: {operationId: findCages, tags: [cages], responses: {'204': {description: D}}}}
                """
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.listPets()
                }
                """
        ),
    ]
}
