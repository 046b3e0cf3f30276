extension Additions {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        servers:
        - {url: 'https://shop.example.com'}
        #4
        security:
        - {first: []}
        #5
        paths:
          #1
          /pets:
            get:
              operationId: listPets
              responses:
                '204':
                  description: D
                  #6
                #7
            post:
              operationId: addPet
              requestBody:
                required: true
                content:
                  #8
                  application/json: {schema: {$ref: '#/components/schemas/Pet'}}
                  #9
              responses:
                '200':
                  description: D
                  #6
                  content:
                    #10
                    application/json: {schema: {$ref: '#/components/schemas/Pet'}}
                    #11
          #2
        components:
          schemas:
            Pet: {type: object, properties: {name: {type: string}}}
          securitySchemes:
            first: {type: apiKey, in: header, name: X-First}
            #3

        """

    private static let callersOfShop = """
        static func use() async throws {
            let client = try ShopClient(credential: APIKeyCredential("k"), withOptions: ShopClientOptions())
            try await client.listPets()
            client.listPets { result, _ in if case .failure(let error) = result { print(error) } }
            let pet: Pet = try await client.addPet(body: Pet(name: "a"), withOptions: AddPetOptions())
            let same: Pet = try await client.requests.addPet(body: pet).value()
            client.addPet(body: same) { _, _ in }
        }
        """

    private static func get(_ path: String, _ identifier: String, security: String) -> String {
        "\(path): {get: {operationId: \(identifier), security: [\(security)], responses: {'204': {description: D}}}}"
    }

    /// What may be added besides.
    static let others = [
        Addition(
            "OperationsWithOtherCredentials",
            to: shop,
            adding: [
                "1": get("/a", "a", security: "{second: []}") + "\n" + get("/b", "b", security: "{second: []}"),
                "2": get("/c", "c", security: "{}") + "\n" + get("/d", "d", security: "{token: []}"),
                "3": "second: {type: apiKey, in: header, name: X-Second}\ntoken: {type: http, scheme: bearer}",
            ],
            callers: callersOfShop
        ),
        Addition(
            "AlternativeCredentials",
            to: shop,
            adding: ["5": "- {second: []}\n- {}", "3": "second: {type: apiKey, in: header, name: X-Second}"],
            callers: callersOfShop
        ),
        Addition(
            "Servers",
            to: shop,
            adding: [
                "4": "- url: 'https://{region}.example.com'\n  variables: {region: {default: eu, enum: [eu, us]}}\n"
                    + "- {url: 'http://localhost'}"
            ],
            callers: callersOfShop
        ),
        Addition(
            "FirstHeaderFields",
            to: shop,
            adding: [
                "6": "headers: {X-Left: {schema: {type: integer}}, X-Kind: {schema: {type: string, enum: [a, b]}}}"
            ],
            callers: callersOfShop
        ),
        Addition(
            "FirstFailures",
            to: shop,
            adding: [
                "7": "'404': {description: D, content: {application/json: {schema: {type: object, properties: "
                    + "{code: {type: string}}}}}}\ndefault: {description: D}"
            ],
            callers: callersOfShop
        ),
        Addition(
            "MediaTypes",
            to: shop,
            adding: [
                "8": "text/plain: {schema: {type: string}}",
                "9": "application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Pet'}}\n"
                    + "application/octet-stream: {}",
                "10": "application/xml: {schema: {$ref: '#/components/schemas/Pet'}}",
                "11": "application/problem+json: {schema: {$ref: '#/components/schemas/Pet'}}",
            ],
            callers: callersOfShop
        ),
    ]
}
