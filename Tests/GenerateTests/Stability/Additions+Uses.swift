extension Additions {
    private static func shop(_ schemas: String) -> String {
        """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          #1
          /first: {get: {operationId: getFirst, responses: {'200': {$ref: '#/components/responses/First'}}}}
          /second: {get: {operationId: getSecond, responses: {'200': {$ref: '#/components/responses/Second'}}}}
          #2
        components:
          responses:
            First: {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/First'}}}}
            Second: {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Second'}}}}
          schemas:
        \(schemas)
        """
    }

    /// An operation that uses a schema.
    private static func use(of schema: String) -> String {
        """
        /third:
          post:
            operationId: addThird
            requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/\(schema)'}}}}
            responses: {'204': {description: D}}
        """
    }

    /// Two enumerations with one name, the second with the given values. The first gets further ones behind its first.
    private static func states(_ first: String, _ others: String..., and second: String) -> String {
        let values = ([first, "#3"] + others).map { "              " + $0 }.joined(separator: "\n")
        return shop(
            """
                First:
                  type: object
                  properties:
                    state:
                      type: string
                      x-ms-enum: {name: Phase}
                      enum:
            \(values)
                Second: {type: object, properties: {state: {type: string, enum: \(second), x-ms-enum: {name: Phase}}}}
            """
        )
    }

    private static let comparesStates = """
        static func use(_ client: ShopClient) async throws {
            let first: Phase? = try await client.getFirst().state
            let second: Phase? = try await client.getSecond().state
            _ = first == second
        }
        """

    private static let shapes = "oneOf: [{$ref: '#/components/schemas/Ring'}, {$ref: '#/components/schemas/Square'}]"

    /// Operations that use what others use already, or a part of it, and values in one of several places.
    static let uses = [
        Addition(
            "PatchOfWhatIsComposed",
            to: shop(
                """
                    Second:
                      type: object
                      properties:
                        state: {type: string, enum: [new, sold]}
                        toys: {type: array, items: {type: object, properties: {name: {type: string}}}}
                    First: {allOf: [{$ref: '#/components/schemas/Second'}, {type: object, properties: {bark: {type: string}}}]}
                """
            ),
            adding: [
                "1": """
                /patched:
                  patch:
                    operationId: changeFirst
                    requestBody: {content: {application/merge-patch+json: {schema: {$ref: '#/components/schemas/First'}}}}
                    responses: {'204': {description: D}}
                """
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let second: Second = try await client.getSecond()
                    let (state, toys): (SecondState?, [SecondToy]?) = (second.state, second.toys)
                    _ = (state, toys, try await client.getFirst().bark)
                }
                """
        ),
        Addition(
            "UseOfWhatHoldsAnything",
            to: shop(
                """
                    Base:
                      type: object
                      properties: {name: {type: string}}
                      additionalProperties: {type: object, properties: {v: {type: string}}}
                    First: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {bark: {type: string}}}]}
                    Second: {type: object, properties: {a: {type: string}}}
                """
            ),
            adding: ["1": use(of: "Base")],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let others: [String: BaseValue] = try await client.getFirst().additionalProperties
                    _ = others
                }
                """
        ),
        Addition(
            "ValueOfTheOtherEnumeration",
            to: states("- new", and: "[sold]"),
            adding: ["3": "- sold"],
            callers: comparesStates
        ),
        Addition(
            "AnotherUnion",
            to: shop(
                """
                    Ring: {type: object, required: [type], properties: {type: {type: string}, radius: {type: integer}}}
                    Square: {type: object, required: [kind], properties: {kind: {type: string}, type: {type: string}}}
                    First:
                      \(shapes)
                      discriminator: {propertyName: type, mapping: {c: '#/components/schemas/Ring', s: '#/components/schemas/Square'}}
                    Second: {type: object, properties: {a: {type: string}}}
                    Third:
                      \(shapes)
                      discriminator: {propertyName: type, mapping: {r: '#/components/schemas/Ring', s: '#/components/schemas/Square'}}
                """
            ),
            adding: ["2": use(of: "Third")],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    guard case .ring = try await client.getFirst() else { return }
                    _ = (Ring(type: "c", radius: 1), Square(kind: "k"))
                }
                """
        ),
        Addition(
            "ValueInOneOfTwoPlaces",
            to: states("- new", "- sold", and: "[new, sold]"),
            adding: ["3": "- lost"],
            callers: comparesStates
        ),
        Addition(
            "EarlierUseOfASchema",
            to: shop(
                """
                    First: {type: object, properties: {pet_state: {type: object, properties: {p: {type: string}}}}}
                    Second: {type: object, properties: {pet: {$ref: '#/components/schemas/FirstPet'}}}
                    FirstPet: {type: object, properties: {state: {type: object, properties: {q: {type: string}}}}}
                """
            ),
            adding: ["1": use(of: "FirstPet")],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let first: FirstPetState? = try await client.getFirst().petState
                    let second: FirstPetState2? = try await client.getSecond().pet?.state
                    _ = (first?.p, second?.q)
                }
                """
        ),
        Addition(
            "UseOfAnItem",
            to: shop(
                """
                    First: {type: object, properties: {toys: {type: array, items: {type: object, properties: {name: {type: string}}}}}}
                    Second: {type: object, properties: {a: {type: string}}}
                """
            ),
            adding: ["2": use(of: "First/properties/toys/items")],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    let toy: FirstToy? = try await client.getFirst().toys?.first
                    _ = toy?.name
                }
                """
        ),
        Addition(
            "MemberBesideAChoice",
            to: shop(
                """
                    Ring: {type: object, required: [type], properties: {type: {type: string}, radius: {type: integer}}}
                    Square: {type: object, required: [type], properties: {type: {type: string}, side: {type: integer}}}
                    First:
                      discriminator: {propertyName: type}
                      properties:
                        type: {type: string}
                        #3
                      \(shapes)
                    Second:
                      \(shapes)
                      #4
                """
            ),
            adding: ["3": "color: {type: string}", "4": "properties: {type: {type: string}}"],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    guard case .ring(let first) = try await client.getFirst() else { return }
                    guard case .ring(let second) = try await client.getSecond() else { return }
                    _ = (first.radius, second.radius)
                }
                """
        ),
    ]
}
