extension Additions {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          /pets/{id}:
            patch:
              operationId: updatePet
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              requestBody:
                required: true
                content:
                  application/json: {schema: {$ref: '#/components/schemas/PetChange'}}
                  #2
              responses: {'204': {description: D}}
          /tags:
            put:
              operationId: setTags
              requestBody:
                required: true
                content:
                  application/json: {schema: {type: array, items: {type: string}}}
                  #3
              responses: {'204': {description: D}}
          /labels:
            put:
              operationId: setLabels
              requestBody:
                required: true
                content:
                  application/json: {schema: {type: object, additionalProperties: {type: string}}}
                  #4
              responses: {'204': {description: D}}
          /orders:
            post:
              operationId: createOrder
              requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
              responses: {'204': {description: D}}
        components:
          schemas:
            PetChange: {type: object, properties: {name: {type: string}}}
            Order:
              type: object
              required: [notes, labels]
              properties:
                #5
                address: {type: object, properties: {street: {type: string}}}
                kind: {type: string, enum: [a, b]}
                notes:
                  oneOf:
                  - {type: string}
                  - {type: array, items: {type: string}}
                  #6
                labels:
                  oneOf:
                  - {type: boolean}
                  - {type: object, additionalProperties: {type: string}}
                  #7

        """

    private static let callers = """
        static func use(_ client: ShopClient) async throws {
            try await client.updatePet(id: "1", body: .init())
            try await client.updatePet(id: "1", body: .init(name: nil))
            client.updatePet(id: "1", body: .init()) { _, _ in }
            _ = client.requests.updatePet(id: "1", body: .init())
            try await client.setTags(body: [])
            client.setTags(body: []) { _, _ in }
            _ = client.requests.setTags(body: [])
            try await client.setLabels(body: [:])
            let address = OrderAddress(street: "a")
            let order = Order(address: address, kind: OrderKind.a, notes: ["a"], labels: ["a": "b"])
            try await client.createOrder(body: order)
            try await client.createOrder(body: Order(notes: [], labels: [:]))
            try await client.createOrder(body: Order(notes: "a", labels: true))
        }
        """

    /// Further types of bodies and alternatives, and members like those that were there.
    static let alternatives = [
        Addition(
            "SecondTypesOfBodies",
            to: shop,
            adding: [
                "2": """
                application/merge-patch+json: {schema: {$ref: '#/components/schemas/PetChange'}}
                application/octet-stream: {schema: {type: string, format: binary}}
                text/plain: {schema: {type: string}}
                """,
                "3": "application/vnd.shop.numbers+json: {schema: {type: array, items: {type: integer}}}",
                "4": "application/vnd.shop.sums+json: {schema: {type: object, additionalProperties: {type: integer}}}",
            ],
            callers: callers
        ),
        Addition(
            "SecondListAndDictionaryAmongAlternatives",
            to: shop,
            adding: [
                "6": "- {type: array, items: {type: integer}}",
                "7": "- {type: object, additionalProperties: {type: integer}}",
            ],
            callers: callers
        ),
        Addition(
            "InlineTypesOfMembersWithOtherSpellings",
            to: shop,
            adding: [
                "5": "Address: {type: object, properties: {city: {type: string}}}\nKind: {type: string, enum: [c]}"
            ],
            callers: callers
        ),
    ]
}
