import Foundation
import Testing

/// What is added to a description breaks no caller of the client that there was before.
@Suite struct StableNamesTests {
    /// A description in which things can be added.
    private struct Shop {
        var firstPaths = ""
        var lastPaths = ""
        var firstParameters = ""
        var lastParameters = ""
        var operationKeys = ""
        var firstSchemas = ""
        var lastSchemas = ""
        var firstMembers = ""
        var lastMembers = ""
        var firstValues = ""
        var lastValues = ""
        var responses = ""

        var text: String {
            """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:\(firstPaths)
              /pets:
                get:
                  operationId: listPets
                  tags: [pets]
                  parameters:\(firstParameters)
                  - {name: limit, in: query, schema: {type: integer}}
                  - {name: kind, in: query, schema: {$ref: '#/components/schemas/Kind'}}\(lastParameters)
                  responses:
                    "200":
                      description: D
                      content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
              /pets/{id}:
                get:
                  operationId: getPet
                  tags: [pets]
                  parameters:\(firstParameters)
                  - {name: id, in: path, required: true, schema: {type: string}}\(lastParameters)
                  responses: &pet
                    "200": {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}\(responses)
                delete:
                  operationId: deletePet
                  tags: [pets]
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]\(operationKeys)
                  responses: {"204": {description: D}}
                put:
                  operationId: setPet
                  tags: [pets]
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                  responses: *pet\(lastPaths)
            components:
              schemas:\(firstSchemas)
                Kind: {type: string, enum: [\(firstValues)cat, dog\(lastValues)]}
                Pet:
                  type: object
                  required: [name]
                  properties:\(firstMembers)
                    name: {type: string}
                    kind: {$ref: '#/components/schemas/Kind'}
                    home: {type: object, properties: {street: {type: string}}}
                    state: {type: string, enum: [new, sold]}\(lastMembers)\(lastSchemas)

            """
        }
    }

    /// Everything that the client of the description offers, as a caller uses it.
    private static let callers = """
        static func use(_ client: ShopClient) async throws -> [Any] {
            let pet = Pet(name: "a", kind: .cat, home: PetHome(street: "s"), state: .new)
            let pets = try await client.listPets(withOptions: ListPetsOptions(limit: 1, kind: .dog))
            client.listPets { result, _ in _ = result }
            let one: Pet = try await client.getPet(id: "1", withOptions: GetPetOptions(clientRequestId: "r"))
            try await client.deletePet(id: "1", withOptions: DeletePetOptions())
            let set = try await client.send(client.requests.setPet(id: "1", body: pet.copy { $0.name = "b" })).value
            let street: String? = set.home?.street
            let kind: Kind? = one.kind
            let state: PetState? = one.state
            return [pets, street as Any, kind == .cat, state == .sold]
        }
        """

    private static func get(_ path: String, _ identifier: String, tag: String = "pets") -> String {
        "\n  \(path): {get: {operationId: \(identifier), tags: [\(tag)], responses: {'204': {description: D}}}}"
    }

    private static func parameter(_ name: String, in place: String = "query") -> String {
        "\n      - {name: \(name), in: \(place), schema: {type: string}}"
    }

    /// What is added, by a name for it.
    private static let additions: [String: @Sendable (inout Shop) -> Void] = [
        "Nothing": { _ in },
        "FirstOperation": { $0.firstPaths = get("/a", "getPets") + get("/b", "pets") + get("/c", "get") },
        "LastOperation": { $0.lastPaths = get("/x", "getPetOwner") + get("/y", "list") + get("/z", "deletePets") },
        "OperationWithoutIdentifier": {
            $0.firstPaths = "\n  /a: {get: {tags: [pets], responses: {'204': {description: D}}}}"
        },
        "OptionalParameters": {
            $0.firstParameters = parameter("after") + parameter("id", in: "header") + parameter("options")
            $0.lastParameters = parameter("before") + parameter("body") + parameter("ID", in: "cookie")
        },
        "OptionalBody": {
            $0.operationKeys = "\n      requestBody: {content: {application/json: {schema: {type: object}}}}"
        },
        "Schemas": {
            $0.firstSchemas = "\n    Animal: {type: object, properties: {a: {$ref: '#/components/schemas/Pet'}}}"
            $0.lastSchemas = "\n    Zoo: {type: object}\n    pets: {type: object}\n    ListPetsOptions: {type: object}"
        },
        "OptionalMembers": {
            $0.firstMembers = "\n        age: {type: integer}"
            $0.lastMembers =
                "\n        owner: {type: object, properties: {name: {type: string}}}\n        Name: {type: string}"
        },
        "EnumerationValues": {
            $0.firstValues = "ant, "
            $0.lastValues = ", zebra, Cat"
        },
        "Answers": {
            $0.responses = "\n        '404': {description: D, content: {application/json: {schema: {type: object}}}}"
        },
        "Descriptions": { $0.operationKeys = "\n      summary: Deletes it.\n      description: For good." },
    ]

    @Test func callersCompileAfterEachAddition() throws {
        let workspace = try Workspace()
        for (name, add) in Self.additions {
            var shop = Shop()
            add(&shop)
            try workspace.write(shop.text, to: "shop.yaml")
            try workspace.write("namespace: \(name)\nfilter: {paths: ['*'], schemas: ['*']}", to: "shop.client.yaml")
            let result = try GenerateTool.run(
                ["shop.yaml", "--output", "out/\(name)", "--config", "shop.client.yaml", "--quiet"],
                in: workspace
            )
            #expect(result.exitCode == 0, "\(name): \(result.error)")
            try workspace.write("extension \(name) {\n\(Self.callers)\n}\n", to: "out/Callers/\(name)Caller.swift")
        }
        let complaints = try SwiftCompiler.complaints(about: "out", in: workspace)
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
