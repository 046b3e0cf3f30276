import Foundation
import Testing

/// A change in a description changes the files that it concerns, and touches no other.
@Suite struct ChangedFilesTests {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          #a
          /pets:
            get:
              operationId: Pets_list
              parameters:
              - {name: limit, in: query, schema: {type: integer}}
              #b
              responses:
                '200':
                  description: D
                  content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
          /pets/{id}:
            put:
              operationId: Pets_set
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
              responses: {'204': {description: D}}
          /stores:
            get:
              operationId: Stores_list
              responses:
                '200':
                  description: D
                  content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Store'}}}}
          /health: {get: {operationId: checkHealth, responses: {'204': {description: D}}}}
        components:
          schemas:
            #c
            Kind: {type: string, enum: [cat, dog]}
            Pet:
              type: object
              properties:
                #d
                name: {type: string}
                kind: {$ref: '#/components/schemas/Kind'}
                state:
                  type: string
                  enum:
                  - new
                  #e
            Store: {type: object, properties: {name: {type: string}, pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}

        """

    @Test(
        arguments: [
            (
                ["a": "/a: {get: {operationId: Pets_count, responses: {'204': {description: D}}}}"],
                ["Source/Options/PetsOptions.swift", "Source/PetsOperations.swift"]
            ),
            (
                ["a": "/a: {get: {operationId: check, responses: {'204': {description: D}}}}"],
                ["Source/Options/ShopClientOptions.swift", "Source/ShopClient.swift"]
            ),
            (
                ["a": "/a: {get: {operationId: Users_list, responses: {'204': {description: D}}}}"],
                ["Source/Options/UsersOptions.swift", "Source/ShopClient.swift", "Source/UsersOperations.swift"]
            ),
            (
                ["b": "- {name: after, in: query, schema: {type: string}}"],
                ["Source/Options/PetsOptions.swift", "Source/PetsOperations.swift"]
            ),
            (["c": "Unused: {type: object, properties: {a: {type: string}}}"], []),
            (["d": "age: {type: integer}"], ["Source/Models/Pet.swift"]),
            (["d": "home: {type: object, properties: {street: {type: string}}}"], ["Source/Models/Pet.swift"]),
            (
                [
                    "c": "Owner: {type: object, properties: {a: {type: string}}}",
                    "d": "owner: {$ref: '#/components/schemas/Owner'}",
                ],
                ["Source/Models/Owner.swift", "Source/Models/Pet.swift"]
            ),
            (["e": "- sold"], ["Source/Models/Pet.swift"]),
        ] as [([String: String], [String])]
    )
    func aChangeTouchesWhatItConcerns(added: [String: String], files: [String]) throws {
        let addition = Addition("Change", to: Self.shop, adding: added, callers: "")
        let workspace = try Workspace()
        try generate(addition.before, in: workspace)
        let before = try workspace.snapshot(of: "out")
        try generate(addition.after, in: workspace)
        // A snapshot has each file's number and date, so that one that was written anew with the same text is seen, too.
        let after = try workspace.snapshot(of: "out")
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] && $0.hasSuffix(".swift") }
        #expect(changed.sorted() == files)
    }

    private func generate(_ text: String, in workspace: Workspace) throws {
        try workspace.write(text, to: "shop.yaml")
        let result = try GenerateTool.run(["shop.yaml", "--output", "out", "--quiet"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
    }
}
