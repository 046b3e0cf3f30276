/// What may be added to a description without harm to any caller.
enum Additions {
    /// A head, and behind it the paths.
    static func paths(_ paths: String, title: String = "Shop") -> String {
        "openapi: 3.0.3\ninfo: {title: \(title), version: '1'}\npaths:\n" + paths
    }

    /// An operation that responds with a value of a type, or with nothing.
    static func get(_ path: String, _ identifier: String, tag: String? = nil, returns type: String? = nil) -> String {
        let tags = tag.map { " tags: [\($0)]," } ?? ""
        let response =
            type.map { "'200': {description: D, content: {application/json: {schema: {type: \($0)}}}}" }
            ?? "'204': {description: D}"
        return "\(path): {get: {operationId: \(identifier),\(tags) responses: {\(response)}}}"
    }

    /// Operations with the tag `pets`, and some without.
    static func pets(_ more: String = "") -> String {
        paths(
            """
              #1
              /pets:
                get:
                  operationId: listPets
                  tags: [pets]
                  parameters: [{name: limit, in: query, schema: {type: integer}}]
                  responses:
                    '200':
                      description: D
                      content: {application/json: {schema: {type: array, items: {type: string}}}}
              /pets/{pet}:
                get:
                  operationId: getPet
                  tags: [pets]
                  parameters: [{name: pet, in: path, required: true, schema: {type: string}}]
                  responses: {'200': {description: D, content: {application/json: {schema: {type: string}}}}}
              /pets/{id}/owner:
                put:
                  operationId: setPetOwner
                  tags: [pets]
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
                  responses: {'204': {description: D}}
              /health: {get: {operationId: checkHealth, responses: {'204': {description: D}}}}
            \(more)  #2

            """
        )
    }

    private static let callersWithoutGroups = """
        static func use(_ client: ShopClient) async throws {
            let pets: [String] = try await client.listPets(withOptions: ListPetsOptions(limit: 1)).pageItems
            client.listPets { _, _ in }
            let pet: String = try await client.get(pet: "1", withOptions: GetPetOptions())
            let other: String = try await client.send(client.requests.get(pet: "1")).value
            try await client.setPetOwner(id: "1", body: pet + other + pets[0])
            try await client.checkHealth()
        }
        """

    private static let callersOfGroups = """
        static func use(_ client: ShopClient) async throws {
            let pets: [String] = try await client.pets.list(withOptions: ListPetsOptions(limit: 1)).pageItems
            client.pets.list { _, _ in }
            let pet: String = try await client.send(client.pets.requests.get(pet: "1")).value
            try await client.pets.setOwner(id: "1", body: pet + pets[0])
            let store: String = try await client.stores.list()
            let other: String = try await client.send(client.stores.requests.list()).value
            _ = store + other
            try await client.checkHealth()
        }
        """

    private static let callersOfOneGroup = """
        static func use(_ client: ShopClient) async throws {
            let pets: [String] = try await client.pets.list(withOptions: ListPetsOptions(limit: 1)).pageItems
            let pet: String = try await client.send(client.pets.requests.get(pet: "1")).value
            try await client.pets.setOwner(id: "1", body: pet + pets[0])
            try await client.checkHealth()
        }
        """

    static let stores = "  " + get("/stores", "listStores", tag: "stores", returns: "string") + "\n"

    /// Operations, with whatever tag and name.
    static let operations = [
        Addition(
            "OperationsOfTheOnlyTag",
            to: pets(),
            adding: [
                "1": get("/a", "getPets", tag: "pets") + "\n" + get("/b", "pets", tag: "pets")
                    + "\n/c: {get: {tags: [pets], responses: {'204': {description: D}}}}",
                "2": get("/x", "getPetOwner", tag: "pets") + "\n" + get("/y", "list", tag: "pets") + "\n"
                    + get("/z", "deletePets", tag: "pets"),
            ],
            callers: callersWithoutGroups
        ),
        Addition(
            "SecondTagBehind",
            to: pets(),
            adding: ["2": get("/stores", "listStores", tag: "stores")],
            callers: callersWithoutGroups
        ),
        Addition(
            "SecondTagBefore",
            to: pets(),
            adding: ["1": get("/stores", "listStores", tag: "stores")],
            callers: callersWithoutGroups
        ),
        Addition(
            "SecondTagWithNamesOfTheFirst",
            to: pets(),
            adding: ["1": get("/a", "get_pet", tag: "stores") + "\n" + get("/b", "list-pets", tag: "stores")],
            callers: callersWithoutGroups
        ),
        Addition(
            "ThirdTag",
            to: pets(stores),
            adding: ["1": get("/users", "listUsers", tag: "users"), "2": get("/x", "listX", tag: "x")],
            callers: callersOfGroups
        ),
        Addition(
            "SecondAndThirdTagWhereGroupsAreRefusedThen",
            to: pets(),
            laterConfiguration: "groups: identifiers",
            adding: ["1": get("/stores", "listStores", tag: "stores"), "2": get("/users", "listUsers", tag: "users")],
            callers: callersWithoutGroups
        ),
        Addition(
            "FirstGroupOfIdentifiers",
            to: pets(),
            adding: ["1": get("/users", "Users_list"), "2": get("/x", "x/list")],
            callers: callersWithoutGroups
        ),
        Addition(
            "FirstGroupOfIdentifiersBesideTags",
            to: pets(stores),
            adding: ["1": get("/users", "Users_list"), "2": get("/x", "pets/count", tag: "x")],
            callers: callersOfGroups
        ),
        Addition(
            "SecondTagWhereGroupsAreChosen",
            to: pets(),
            configuration: "groups: identifiers",
            adding: ["1": get("/stores", "listStores", tag: "stores"), "2": get("/users", "listUsers", tag: "users")],
            callers: callersWithoutGroups
        ),
        Addition(
            "SecondTagWhereGroupsAreWanted",
            to: pets(),
            configuration: "groups: tags",
            adding: ["1": get("/stores", "listStores", tag: "stores")],
            callers: callersOfOneGroup
        ),
        Addition(
            "OperationsNamedLikeGroups",
            to: pets(stores),
            adding: ["1": get("/a", "pets") + "\n" + get("/b", "stores"), "2": get("/c", "requests")],
            callers: callersOfGroups
        ),
        Addition(
            "OperationsOfTheSameShortName",
            to: pets(stores),
            adding: [
                "1": get("/a", "list_stores", tag: "stores", returns: "integer") + "\n"
                    + get("/b", "setOwner", tag: "pets", returns: "integer"),
                "2": get("/c", "list_pets", tag: "pets", returns: "integer") + "\n"
                    + get("/d", "ListPets", tag: "pets", returns: "integer"),
            ],
            callers: callersOfGroups
        ),
        Addition(
            "OperationsWithoutNames",
            to: paths(
                """
                  #1
                  /pets: {get: {responses: {'204': {description: D}}}}
                  /pets/{id}: {get: {responses: {'204': {description: D}}}}
                  #2
                """
            ),
            adding: [
                "1": "/PETS: {get: {responses: {'204': {description: D}}}}\n/a: {get: {operationId: get_pets, "
                    + "responses: {'204': {description: D}}}}\n/v2/pets: {get: {responses: {'204': {description: D}}}}"
                    + "\n/api/pets/{id}: {get: {responses: {'204': {description: D}}}}",
                "2": "/pets/: {get: {responses: {'204': {description: D}}}}",
            ],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.getPets(withOptions: GetPetsOptions())
                    try await client.getPet(id: "1", withOptions: GetPetOptions())
                }
                """
        ),
    ]
}
