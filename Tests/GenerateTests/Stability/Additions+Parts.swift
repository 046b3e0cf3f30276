extension Additions {
    private static let shop = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          /pets/{id}:
            put:
              operationId: setPet
              parameters:
              #1
              - {name: id, in: path, required: true, schema: {type: string}}
              - {name: limit, in: query, schema: {type: integer}}
              - {name: X-Trace, in: header, schema: {type: string}}
              #2
              requestBody:
                required: true
                content:
                  application/json: {schema: {$ref: '#/components/schemas/Pet'}}
                  application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Pet'}}
              responses:
                '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
          /pictures:
            post:
              operationId: addPicture
              parameters:
              #1
              - {name: name, in: query, required: true, schema: {type: string}}
              #2
              requestBody: {required: true, content: {'image/*': {schema: {type: string, format: binary}}}}
              responses: {'204': {description: D}}
          /search:
            post:
              operationId: search
              #5
              requestBody: {content: {application/json: {schema: {type: string}}}}
              responses: {'204': {description: D}}
          /cache:
            delete:
              operationId: clear
              #8
              responses: {'204': {description: D}}
        components:
          schemas:
            Kind:
              type: string
              enum:
              #3
              - cat
              - in-stock
              - '2'
              #4
            Pet:
              type: object
              required: [name]
              additionalProperties: {type: string}
              properties:
                #6
                name: {type: string}
                first_name: {type: string}
                kind: {$ref: '#/components/schemas/Kind'}
                #7

        """

    private static let callersOfShop = """
        static func use(_ client: ShopClient) async throws {
            let pet = Pet(name: "a", firstName: "b", kind: .inStock, additionalProperties: ["a": "b"])
            let options = SetPetOptions(limit: 1, xTrace: "t", contentType: "application/json")
            let response: Pet = try await client.setPet(id: "1", body: pet, withOptions: options)
            let kind: Kind? = response.kind
            try await client.addPicture(name: "n", body: .data(Data()), contentType: "image/png")
            try await client.search(body: "b", withOptions: SearchOptions(clientRequestId: "a"))
            try await client.search()
            try await client.clear()
            try await client.clear(withOptions: ClearOptions(clientRequestId: "a"))
            client.setPet(id: "1", body: pet) { _, _ in }
            client.clear { _, _ in }
            _ = client.requests.setPet(id: "1", body: pet)
            _ = (kind == .cat, kind == .value2, response.additionalProperties["a"], options.limit, options.xTrace)
            _ = pet.copy { $0.firstName = "c" }
        }
        """

    private static func parameters(_ names: [String], in place: String = "query") -> String {
        names.map { "- {name: \($0), in: \(place), schema: {type: string}}" }.joined(separator: "\n")
    }

    private static let exports = """
        openapi: 3.0.3
        info: {title: Shop, version: '1'}
        paths:
          /export:
            get:
              operationId: export
              parameters:
              - name: format
                in: query
                required: true
                #1
                schema:
                  type: string
                  enum:
                  - json
                  #2
              responses: {'204': {description: D}}

        """

    /// Optional parameters, optional members and values of enumerations, with whatever name.
    static let parts = [
        Addition(
            "OptionalParameters",
            to: shop,
            adding: [
                "1": parameters(["body", "contentType", "Limit", "options"]),
                "2": parameters(["ID", "bodyContentType", "limit", "x_trace"], in: "header") + "\n"
                    + parameters(["Id"], in: "cookie"),
                "5": "parameters: [{name: body, in: query, schema: {type: string}}]",
            ],
            callers: callersOfShop
        ),
        Addition(
            "OptionalParametersAndHeaderFieldsCalledLikeTypesOfTheOperation",
            to: """
                openapi: 3.0.3
                info: {title: Shop, version: '1'}
                paths:
                  /pets:
                    post:
                      operationId: createPet
                      #1
                      requestBody:
                        required: true
                        content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
                      responses:
                        '200':
                          description: D
                          headers:
                            X-A: {schema: {type: string}}
                            #2
                          content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}
                        '400':
                          description: D
                          content: {application/json: {schema: {type: object, properties: {code: {type: string}}}}}
                  /moves:
                    post:
                      operationId: movePet
                      parameters:
                      - {name: request, in: query, schema: {type: string, enum: [a]}}
                      - {name: errors, in: query, schema: {type: array, items: {type: string, enum: [a]}}}
                      #3
                      responses:
                        '204': {description: D}
                        #4

                """,
            adding: [
                "1": """
                parameters:
                - {name: request, in: query, schema: {type: string, enum: [a]}}
                - {name: response, in: query, schema: {type: string, enum: [a]}}
                - {name: error, in: query, schema: {type: string, enum: [a]}}
                """,
                "2": "response: {schema: {type: string, enum: [a]}}",
                "3": """
                requestBody:
                  content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}
                """,
                "4": """
                '400':
                  description: D
                  content: {application/json: {schema: {type: object, properties: {c: {type: string}}}}}
                """,
            ],
            callers: """
                static func use(_ client: ShopClient) async throws -> String? {
                    let request = MovePetRequestParameter.a
                    let errors: [MovePetErrorsParameterItem] = [.a]
                    try await client.movePet(withOptions: MovePetOptions(request: request, errors: errors))
                    let pet: CreatePetResponse = try await client.createPet(body: CreatePetRequest(name: "a"))
                    return CreatePetError(code: pet.id).code
                }
                """
        ),
        Addition(
            "OptionalBody",
            to: shop,
            adding: [
                "8": "requestBody: {content: {application/json: {schema: {type: string}}, text/csv: {}}}"
            ],
            callers: callersOfShop
        ),
        Addition(
            "Values",
            to: shop,
            adding: ["3": "- Cat\n- instock\n- ant\n- two", "4": "- CAT\n- in_stock\n- value2"],
            callers: callersOfShop
        ),
        Addition(
            "SecondValueOfARequiredParameterWithTheFirstAsClientDefault",
            to: exports,
            adding: ["1": "x-ms-client-default: json", "2": "- xml"],
            callers: """
                static func use(_ client: ShopClient) async throws {
                    try await client.export()
                    client.export(withOptions: ExportOptions()) { _, _ in }
                    try await client.send(client.requests.export()).value
                }
                """
        ),
        Addition(
            "OptionalMembers",
            to: shop,
            adding: [
                "6": "Name: {type: string}\nadditionalProperties: {type: string}\nfirstname: {type: string}",
                "7": "first-name: {type: string}\ncopy: {type: string}\nadditional_properties: {type: string}",
            ],
            callers: callersOfShop
        ),
    ]
}
