extension Additions {
    /// An object whose members come from others: the alternatives beside its own members, or its parts.
    private static func zoo(_ composition: String) -> String {
        """
        openapi: 3.0.3
        info: {title: Zoo, version: '1'}
        paths:
          /guest:
            get:
              operationId: getGuest
              responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Guest'}}}}}
          #1
        components:
          schemas:
            Cat:
              type: object
              properties:
                kind: {type: string, enum: [wild, tame]}
                home: {type: object, properties: {street: {type: object, properties: {name: {type: string}}}}}
                #2
            Dog:
              type: object
              properties:
                kind: {type: string, enum: [tame, lost]}
                toys: {type: array, items: {type: object, properties: {color: {type: string, enum: [red, blue]}}}}
                home: {type: object, properties: {yard: {type: object, properties: {size: {type: string}}}}}
                #3
            Guest: \(composition)

        """
    }

    private static let users = ["Cat", "Dog"].map {
        """
        /\($0):
          get:
            operationId: get\($0)
            responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/\($0)'}}}}}
        """
    }.joined(separator: "\n")

    private static let references = "[{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]"

    /// Uses of the schemas that an object is composed of, and more members of these.
    static let compositions = [
        Addition(
            "UsersOfAlternatives",
            to: zoo("{type: object, properties: {name: {type: string}}, anyOf: \(references)}"),
            adding: [
                "1": users,
                "2": "toys: {type: array, items: {type: object, properties: {color: {type: string, enum: [green]}}}}",
                "3": "chip: {type: object, properties: {id: {type: string}}}",
            ],
            callers: """
                static func use(_ client: ZooClient) async throws {
                    let guest: Guest = try await client.getGuest()
                    let kind: GuestKind? = guest.kind
                    let home: GuestHome? = guest.home
                    let street: GuestHomeStreet? = home?.street
                    let yard: GuestHomeYard? = home?.yard
                    let toys: [GuestToy]? = guest.toys
                    let color: GuestToyColor? = toys?.first?.color
                    _ = (kind == .lost, street, yard, color)
                }
                """
        ),
        Addition(
            "UsersOfParts",
            to: zoo("{allOf: \(references)}"),
            adding: ["1": users],
            callers: """
                static func use(_ client: ZooClient) async throws {
                    let guest: Guest = try await client.getGuest()
                    let home: GuestHome? = guest.home
                    let street: GuestHomeStreet? = home?.street
                    let yard: GuestHomeYard? = home?.yard
                    let kind: DogKind? = guest.kind
                    let toys: [DogToy]? = guest.toys
                    let color: DogToyColor? = toys?.first?.color
                    _ = (street, yard, kind, color)
                }
                """
        ),
    ]
}
