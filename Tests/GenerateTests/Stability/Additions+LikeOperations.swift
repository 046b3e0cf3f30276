extension Additions {
    private static func shop(_ operation: String) -> String {
        """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          #1
        \(operation.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
        components:
          schemas:
            Ring: {type: object, required: [kind], properties: {kind: {type: string}, radius: {type: integer}}}
            Square: {type: object, required: [kind], properties: {kind: {type: string}, side: {type: integer}}}

        """
    }

    /// An operation with another one like it before it.
    private static func like(_ operation: String, _ name: String, callers: String) -> Addition {
        let twin = operation.replacing("/drawings", with: "/copies").replacing("drawing", with: "copy")
            .replacing("Drawing", with: "Copy")
        return Addition(name, to: shop(operation), adding: ["1": twin], callers: callers)
    }

    /// Operations and schemas that are called like others but for the case of letters, before or behind these.
    private static func named(first: Bool) -> Addition {
        let place = first ? ["1", "2"] : ["3", "4"]
        return Addition(
            "NamesInAnotherCase" + (first ? "First" : "Last"),
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  #1
                  /pets:
                    post:
                      operationId: createPet
                      parameters: [{name: sort, in: query, schema: {type: string, enum: [up, down]}}]
                      requestBody:
                        required: true
                        content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
                      responses:
                        '200':
                          description: D
                          headers: {X-Left: {schema: {type: integer}}}
                          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
                  #3
                components:
                  schemas:
                    #2
                    Pet: {type: object, properties: {owner: {type: object, properties: {name: {type: string}}}}}
                    #4

                """,
            adding: [
                place[0]: """
                /zoos:
                  post:
                    operationId: createpet
                    parameters: [{name: sort, in: query, schema: {type: string, enum: [left, right]}}]
                    requestBody:
                      required: true
                      content: {application/json: {schema: {type: object, properties: {age: {type: integer}}}}}
                    responses:
                      '200':
                        description: D
                        headers: {X-Left: {schema: {type: string}}}
                        content: {application/json: {schema: {$ref: '#/components/schemas/PET'}}}
                /zoos/pets:
                  post:
                    operationId: create-pet
                    parameters: [{name: sort, in: query, schema: {type: string, enum: [old, new]}}]
                    responses: {'204': {description: D, headers: {X-Left: {schema: {type: string}}}}}
                """,
                place[1]:
                    "PET: {type: object, properties: {owner: {type: object, properties: {age: {type: integer}}}}}",
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let options = CreatePetOptions(sort: CreatePetSort.up)
                    let request = client.requests.createPet(body: CreatePetRequest(name: "a"), withOptions: options)
                    let response = try await request.response()
                    let left: Int? = try response.headers(as: CreatePetHeaders.self).xLeft
                    let owner: PetOwner? = try response.value.owner
                    _ = (left, owner?.name, Pet(owner: PetOwner(name: "b")))
                }
                """
        )
    }

    private static let choice = """
        type: object
        properties: {label: {type: string}}
        discriminator: {propertyName: kind}
        oneOf: [{$ref: '#/components/schemas/Ring'}, {$ref: '#/components/schemas/Square'}]
        """

    private static func indented(_ text: String, _ count: Int) -> String {
        text.replacing("\n", with: "\n" + String(repeating: " ", count: count))
    }

    /// Operations that describe in place what another one describes as well.
    static let likeOperations = [
        named(first: true), named(first: false),
        Addition(
            "SameNameBehindWhichIsAsync",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  #1
                  /pets/all:
                    get:
                      operationId: Pets_List
                      responses:
                        '200': {description: Pets, content: {application/json: {schema: {type: array, items: {type: string}}}}}

                """,
            adding: [
                "1": "/pets:\n  get:\n    operationId: Pets_ListAsync\n    responses: {'204': {description: Begun}}"
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let pets: [String] = try await client.pets.list().pageItems
                    _ = pets
                }
                """
        ),
        Addition(
            "OtherMethodsOfPathsThatSayWhatIsDone",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /api/createOrder:
                    #1
                    post:
                      requestBody:
                        required: true
                        content:
                          application/json: {schema: {type: object, properties: {name: {type: string}}}}
                      responses: {'204': {description: Made}}
                    #2
                  /orders/{id}/cancel:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    #1
                    post:
                      parameters: [{name: reason, in: query, schema: {type: string}}]
                      responses: {'204': {description: Canceled}}
                    #2

                """,
            adding: [
                "1": "delete:\n  responses: {'204': {description: Gone}}",
                "2": "put:\n  responses: {'204': {description: Put}}",
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.createOrder(body: CreateOrderRequest(name: "a"))
                    let options = CancelOrderOptions(reason: "b")
                    try await client.cancelOrder(id: "1", withOptions: options)
                }
                """
        ),
        like(
            """
            /drawings:
              post:
                operationId: addDrawing
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema:
                        \(indented(choice, 12))
                responses: {'204': {description: D}}
            """,
            "ChoiceBesideMembersInABody",
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let ring = AddDrawingRequestRing(label: "a", radius: 1)
                    let square: AddDrawingRequestSquare = .init(side: 2)
                    try await client.addDrawing(body: .ring(ring))
                    try await client.addDrawing(body: AddDrawingRequest.square(square))
                }
                """
        ),
        like(
            """
            /drawings:
              get:
                operationId: findDrawing
                parameters:
                - name: shape
                  in: query
                  content:
                    application/json:
                      schema:
                        \(indented(choice, 12))
                responses:
                  '200':
                    description: D
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            shape:
                              \(indented(choice, 18))
            """,
            "ChoiceBesideMembersInAParameterAndAMember",
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let options = FindDrawingOptions(shape: .ring(FindDrawingShapeRing(label: "a", radius: 1)))
                    let drawing: FindDrawingResponse = try await client.findDrawing(withOptions: options)
                    guard case .square(let square) = drawing.shape else { return }
                    let same: FindDrawingResponseShapeSquare = square
                    _ = (same.side, same.label)
                }
                """
        ),
        like(
            """
            /drawings:
              get:
                operationId: listDrawings
                parameters:
                - name: sort
                  in: query
                  schema: {type: string, enum: [up, down]}
                  x-ms-parameter-grouping: {name: paging}
                - name: view
                  in: query
                  schema: {type: string, enum: [small, large]}
                  x-ms-parameter-grouping: {postfix: Looks}
                responses: {'204': {description: D}}
            """,
            "EnumerationInAGroupOfParameters",
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let (sort, view): (PagingSort, ListDrawingsView) = (.up, .large)
                    let (paging, looks) = (Paging(sort: sort), ListDrawingsLooks(view: view))
                    let options = ListDrawingsOptions(paging: paging, listDrawingsLooks: looks)
                    try await client.listDrawings(withOptions: options)
                }
                """
        ),
    ]
}
