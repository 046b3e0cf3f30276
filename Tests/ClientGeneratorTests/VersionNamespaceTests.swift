import Testing

/// Names that begin with the service and its version, as Twilio writes them.
@Suite struct VersionNamespaceTests {
    @Test(arguments: [
        ("Twilio - Api", "Api20100401Call", "call"), ("Twilio - Messaging", "MessagingV1Service", "service"),
        ("Shop API", "Shop V2 - Orders", "orders"), ("Shop", "shop.v1.orders", "orders"),
        ("Shop v1", "api/v1/orders", "apiV1Orders"), ("Shop", "V1Orders", "orders"), ("Shop", "v2 - Orders", "orders"),
        // Nothing is left, the version is none, or the service is another one.
        ("Shop", "ShopV2", "shopV2"), ("Shop", "Shop4Orders", "shop4Orders"), ("Shop", "v2", "v2"),
        ("Shop", "MyShopV1Orders", "myShopV1Orders"), ("Shop", "OrdersV1Items", "ordersV1Items"),
    ])
    func groupsAreCalledWithoutIt(title: String, tag: String, group: String) throws {
        let client =
            try generate(
                """
                openapi: 3.0.3
                info: {title: \(title), version: '1.0'}
                paths:
                  /a: {get: {tags: ['\(tag)'], operationId: listThings, responses: {'204': {description: Done}}}}
                  /b: {get: {tags: [Other], operationId: listOthers, responses: {'204': {description: Done}}}}
                  /c: {get: {tags: [Third], operationId: listThird, responses: {'204': {description: Done}}}}
                """
            )
            .first { $0.key.hasSuffix("Client.swift") }?.value ?? ""
        let groups = client.matches(of: /public var (\w+): \w+Operations/).map { String($0.1) }
        #expect(groups == [group, "other", "third"])
    }

    @Test func operationsAreCalledAsInTheirGroup() throws {
        let client = try generate(
            shop(
                """
                /a: {post: {tags: [ShopV1Call], operationId: CreateCall, responses: {'204': {description: Done}}}}
                /b: {get: {tags: [ShopV1Message], operationId: FetchMessage, responses: {'204': {description: Done}}}}
                /c: {get: {tags: [ShopV1Key], operationId: FetchKey, responses: {'204': {description: Done}}}}
                """
            )
        )
        #expect(try client.file("CallOperations.swift").contains("func create("))
        #expect(try client.file("MessageOperations.swift").contains("func fetch("))
    }

    /// Who adds the second version of a group changes no code that compiles. A tag that is spelled so has the name.
    @Test func theGroupOfTheFirstVersionKeepsItsName() throws {
        let paths = """
            /a: {get: {tags: [ShopV10Call], operationId: a, responses: {'204': {description: Done}}}}
            /b: {get: {tags: [ShopV2Call], operationId: b, responses: {'204': {description: Done}}}}
            /c: {get: {tags: [ShopV2Key], operationId: c, responses: {'204': {description: Done}}}}
            /d: {get: {tags: [Key], operationId: d, responses: {'204': {description: Done}}}}
            """
        let client = try generate(shop(paths)).file("ShopClient.swift")
        let groups = client.matches(of: /public var (\w+): \w+Operations/).map { String($0.1) }
        #expect(groups == ["shopV10Call", "call", "shopV2Key", "key"])
    }

    @Test(arguments: [
        ("shop.v1.account.call", "AccountCall"), ("api.v2010.account", "Account"), ("Shop.V1beta2.Pet", "Pet"),
        ("ShopV1Response", "ShopV1Response"), ("shop.v1", "ShopV1"), ("shop.Pet", "ShopPet"),
        ("core.v1.Pet", "CoreV1Pet"),
        ("shop.v1.Error", "ShopError"),
    ])
    func schemasAreCalledWithoutIt(name: String, type: String) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop API, version: '1.0'}
            paths: {}
            components: {schemas: {'\(name)': {type: object, properties: {a: {type: string}}}}}
            """
        #expect(try generate(description).typeNames == [type])
    }

    @Test func aSchemaOfTheShortNameKeepsIt() throws {
        let generation = try Generation(
            schemas(
                """
                shop.v1.Pet: {type: object, properties: {a: {type: string}}}
                Pet: {type: object, properties: {a: {type: string}}}
                """
            )
        )
        #expect(generation.files.typeNames == ["Pet", "ShopV1Pet"])
        #expect(generation.diagnostics.count == 2)
    }

    @Test func alternativesAreCalledLikeTheirTypes() throws {
        let client = try generate(
            schemas(
                """
                shop.v1.Animal: {oneOf: [{$ref: '#/components/schemas/shop.v1.Cat'}, {$ref: '#/components/schemas/shop.v1.Dog'}]}
                shop.v1.Cat: {type: object, required: [a], properties: {a: {type: string}}}
                shop.v1.Dog: {type: object, required: [b], properties: {b: {type: string}}}
                """
            )
        )
        let cases = try client.file("Animal.swift").matches(of: /case (\w+\(\w+\))\n/).map { String($0.1) }
        #expect(cases == ["cat(Cat)", "dog(Dog)", "unknown(JSONValue)"])
    }

    /// What the user says of a beginning holds.
    @Test func thePrefixesOfTheUserComeFirst() throws {
        let generation = try Generation(
            schemas("shop.v1.Pet: {type: object, properties: {a: {type: string}}}"),
            configuration: "rename: {prefixes: {shop.v1: Old}}"
        )
        #expect(generation.files.typeNames == ["OldPet"])
        #expect(generation.diagnostics == [])
    }
}
