import Testing

/// Several services in one module.
@Suite struct NamespaceTests {
    /// Operations in a group and outside of one, options, a model with a member by reference, both kinds of enumerations.
    private static let description = """
        openapi: 3.0.3
        info: {title: Shop, version: "1"}
        servers: [{url: "https://shop.example.com"}]
        paths:
          /pets:
            get:
              operationId: Pets_list
              parameters: [{name: kind, in: query, schema: {$ref: "#/components/schemas/Kind"}}]
              responses:
                "200":
                  description: D
                  content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Pet"}}}}
          /count: {get: {operationId: count, responses: {"200": {description: D, content: {text/plain: {}}}}}}
        components:
          schemas:
            Kind: {type: string, enum: [cat, dog]}
            Size: {type: string, enum: [s, l]}
            Pet:
              type: object
              properties: {kind: {$ref: "#/components/schemas/Kind"}, parent: {$ref: "#/components/schemas/Pet"},
                size: {$ref: "#/components/schemas/Size"}}

        """

    @Test func servicesWithTheSameNamesCompileInOneModule() throws {
        let workspace = try Workspace()
        try workspace.write(Self.description, to: "shop.yaml")
        for name in ["", "Petstore", "Toystore", "Shop"] {
            let namespace = name.isEmpty ? "" : "namespace: \(name)\n"
            try workspace.write("\(namespace)enumerations: {frozen: [Size]}", to: "\(name).client.yaml")
            let result = try GenerateTool.run(
                ["shop.yaml", "--output", "out/Sources\(name)", "--config", "\(name).client.yaml", "--quiet"],
                in: workspace
            )
            #expect(result.exitCode == 0, "\(result.error)")
        }
        try workspace.write(
            """
            import ServiceRuntime

            func pets() async throws -> (PagedCollection<Petstore.Pet>, Toystore.Pet, Shop.Pet, Pet) {
                let options = Petstore.PetsListOptions(kind: .cat)
                let pets = try await Petstore.ShopClient().pets.list(withOptions: options)
                return (pets, Toystore.Pet(size: .l), Shop.Pet(parent: Shop.Pet()), Pet(kind: .dog))
            }

            func count(_ client: Petstore.ShopClient) async throws -> String { try await client.requests.count().value() }
            """,
            to: "out/Caller.swift"
        )
        let complaints = try SwiftCompiler.complaints(about: "out", in: workspace)
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
