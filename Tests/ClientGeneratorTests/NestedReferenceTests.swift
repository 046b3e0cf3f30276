import Testing

/// References that lead into a schema or an operation: what is there is one type, here and there.
@Suite struct NestedReferenceTests {
    @Test func aMemberIsOneType() throws {
        let files = try generate(
            shop(
                """
                /pets:
                  get: {responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
                  post:
                    operationId: addPet
                    requestBody:
                      required: true
                      content:
                        application/json:
                          schema:
                            properties:
                              owner: {$ref: '#/components/schemas/Pet/properties/owner'}
                              status: {$ref: '#/components/schemas/Pet/properties/status'}
                              kind: {$ref: '#/components/schemas/Pet/properties/kind'}
                    responses: {'204': {description: D}}
                """,
                """
                components:
                  schemas:
                    Pet:
                      properties:
                        owner: {type: object, properties: {name: {type: string}}}
                        status: {type: string, enum: [a, b]}
                        kind: {oneOf: [{type: string}, {type: integer}]}
                """
            )
        )
        #expect(files.typeNames == ["AddPetRequest", "Pet", "PetKind", "PetOwner", "PetStatus"])
        for name in ["Pet", "AddPetRequest"] {
            let members = try files.type(name).members
            #expect(members == ["let owner: PetOwner?", "let status: PetStatus?", "let kind: PetKind?"])
        }
    }

    @Test func aPartOfAnOperationIsNamedAfterTheOperation() throws {
        let files = try generate(
            shop(
                """
                /pets/{id}:
                  get:
                    operationId: getPet
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    responses:
                      '200': {description: D, content: {application/json: {schema: {properties: {name: {type: string}}}}}}
                      '404': {description: D, content: {application/json: {schema: {properties: {code: {type: string}}}}}}
                  put:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    requestBody:
                      required: true
                      content: {application/json: {schema: {properties: {a: {type: string}}}}}
                    responses:
                      '200':
                        description: D
                        content:
                          application/json:
                            schema: {$ref: '#/paths/~1pets~1%7Bid%7D/get/responses/200/content/application~1json/schema'}
                      '404':
                        description: D
                        content:
                          application/json:
                            schema: {$ref: '#/paths/~1pets~1%7Bid%7D/get/responses/404/content/application~1json/schema'}
                /toys:
                  put:
                    requestBody:
                      required: true
                      content:
                        application/json:
                          schema: {$ref: '#/paths/~1pets~1%7Bid%7D/put/requestBody/content/application~1json/schema'}
                    responses: {'204': {description: D}}
                """
            )
        )
        #expect(files.typeNames == ["GetPetError", "GetPetResponse", "PutPetsRequest"])
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("completionHandler: @escaping HTTPResultHandler<GetPetResponse>"))
        #expect(!client.contains("GetPetResponse2"))
    }

    @Test func aResponseIsNamedAsWhereItIs() throws {
        func content(_ schema: String) -> String {
            "{description: D, content: {application/json: {schema: \(schema)}}}"
        }
        func response(_ status: String) -> String {
            content("{$ref: '#/paths/~1/get/responses/\(status)/content/application~1json/schema'}")
        }
        let files = try generate(
            shop(
                """
                /:
                  get:
                    responses:
                      '200': \(content("{properties: {a: {type: string}}}"))
                      '202': \(content("{properties: {b: {type: string}}}"))
                      '400': \(content("{properties: {c: {type: string}}}"))
                      '403': \(content("{properties: {d: {type: string}}}"))
                      default: \(content("{properties: {e: {type: string}}}"))
                /b:
                  get:
                    responses: {'200': \(response("200")), '202': \(response("202")), '400': \(response("400")), '403': \(response("403")), default: \(response("default"))}
                """
            )
        )
        #expect(
            files.typeNames == [
                "GetRootAcceptedResponse", "GetRootError", "GetRootForbiddenError", "GetRootOtherError",
                "GetRootResponse",
            ]
        )
    }

    @Test func aMemberThatContainsItselfIsOneType() throws {
        let files = try generate(
            shop(
                """
                /pets:
                  get: {responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
                """,
                """
                components:
                  schemas:
                    Pet:
                      properties:
                        toy:
                          type: object
                          properties:
                            parts: {type: array, items: {$ref: '#/components/schemas/Pet/properties/toy'}}
                """
            )
        )
        #expect(files.typeNames == ["Pet", "PetToy"])
        #expect(try files.type("PetToy").members == ["let parts: [PetToy]?"])
    }
}
