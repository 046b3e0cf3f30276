import Foundation
import Testing

struct ExplainTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "shop.yaml")
    }

    private static let setPet = """
        setPet: Changes a pet.

        SWIFT
          ShopClient.pets
          func set(id: Int, body: Pet, withOptions options: SetPetOptions? = nil) async throws(ServiceError) -> Pet?

          SetPetOptions
            xTrace  String?

        REQUEST
          PUT https://shop.example.com/v1/pets/{id}
          path      id            id: Int
          header    X-Trace       options.xTrace: String, if given
          query     mode          always 'full'
          header    Accept        application/json
          header    Content-Type  application/json
          body      Pet           body
          security  key

        RESPONSES
          200      returned  Pet?     The pet.
          204      returned  nothing  It is as it was.
          default  thrown    Problem  It went wrong.

        """

    /// An operation is named as the description, Swift or HTTP names it.
    @Test(arguments: [
        "setPet", "pets.set", "PUT /pets/{id}", "put /pets/{id}", "PUT /pets/{petId}", "PUT /pets/5?mode=full",
        "PUT https://shop.example.com/v1/pets/5", "PUT /v1/pets/5",
    ])
    func operationInSwiftAndOnTheWire(name: String) throws {
        let result = try GenerateTool.run(["explain", "shop.yaml", name], in: workspace)
        #expect(result == GenerateTool.Result(exitCode: 0, output: Self.setPet, error: ""))
    }

    /// Overloads have one name, and are told apart by their types.
    @Test func anOverloadIsNamedAsListNamesIt() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
              /b:
                put:
                  operationId: setPicture
                  requestBody:
                    required: true
                    content: {application/json: {schema: {type: string}}, image/png: {}}
                  responses: {"204": {description: D}}

            """
        try workspace.write(description, to: "pictures.yaml")
        let names = try GenerateTool.run(["list", "pictures.yaml"], in: workspace).output.split(separator: "\n")
            .filter { $0.hasPrefix("setPicture(") }.map { String($0.prefix { $0 != ")" }) + ")" }
        #expect(names == ["setPicture(body: String)", "setPicture(body: HTTPBody)"])
        for name in names {
            let result = try GenerateTool.run(["explain", "pictures.yaml", name], in: workspace)
            #expect(result.output.contains("  func " + name.dropLast() + ", withOptions"), "\(result)")
            #expect(result.output.split(separator: "SWIFT").count == 2)
        }
    }

    /// Callers of a client without groups know an operation by its former name, and the compiler tells them that it is deprecated.
    @Test func aFormerNameStandsForTheOperation() throws {
        try workspace.write(Shop.description.replacing("setPet", with: "change pet"), to: "shop.yaml")
        let result = try GenerateTool.run(["explain", "shop.yaml", "changePet"], in: workspace)
        #expect(result == (try GenerateTool.run(["explain", "shop.yaml", "change pet"], in: workspace)))
        #expect(result.output.hasPrefix("change pet: Changes a pet.\n\nSWIFT\n  ShopClient.pets\n  func change("))
    }

    /// What is said of it is said as generated code says it.
    @Test func textsAreNoHTML() throws {
        let text = "<p>Changes a <b>pet</b>.</p> <note>Not a cat.</note>"
        let description = Shop.description.replacing("Changes a pet.", with: text)
        #expect(description.contains(text))
        try workspace.write(description, to: "shop.yaml")
        let result = try GenerateTool.run(["explain", "shop.yaml", "setPet"], in: workspace)
        #expect(result.output.hasPrefix("setPet: Changes a **pet**.\n"))
    }

    /// A client reads what is described alone as the success, and as the failure.
    @Test func defaultIsReturnedAndThrownIfThereIsNoOther() throws {
        let description = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            servers: [{url: https://shop.example}]
            paths:
              /pet:
                get:
                  operationId: getPet
                  responses:
                    default:
                      description: A pet.
                      content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
            components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}

            """
        try workspace.write(description, to: "default.yaml")
        let result = try GenerateTool.run(["explain", "default.yaml", "getPet"], in: workspace)
        let lines = result.output.split(separator: "\n").drop { $0 != "RESPONSES" }
        #expect(lines == ["RESPONSES", "  default  returned  Pet  A pet.", "  default  thrown    Pet  A pet."])
    }

    /// What callers may leave out, and what failures are in another media type.
    @Test func defaultsChoicesAndFurtherFailures() throws {
        let description = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            servers: [{url: https://shop.example}]
            paths:
              /pet:
                get:
                  operationId: getPicture
                  parameters:
                  - {name: size, in: query, required: true, schema: {type: integer, default: 20}}
                  - {name: mode, in: query, required: true, schema: {type: string, default: full}}
                  responses:
                    "200":
                      description: D
                      content: {image/png: &b {schema: {type: string, format: binary}}, image/svg+xml: *b}
                    "404":
                      description: None.
                      content:
                        application/json: {schema: {type: object, properties: {a: {type: string}}}}
                        application/problem+json: {schema: {type: object, properties: {b: {type: string}}}}
              /raw:
                get: {operationId: getRaw, responses: {default: {description: Anything.}}}

            """
        try workspace.write(description, to: "more.yaml")
        let picture = try GenerateTool.run(["explain", "more.yaml", "getPicture"], in: workspace)
        #expect(picture.output == Self.getPicture)
        let raw = try GenerateTool.run(["explain", "more.yaml", "getRaw"], in: workspace)
        #expect(raw.output.contains("  default  returned  Data  Anything.\n"))
    }

    private static let getPicture = """
        getPicture

        SWIFT
          ShopClient
          func getPicture(size: Int = 20, mode: String, withOptions options: GetPictureOptions? = nil) async throws(ServiceError) -> Data

          GetPictureOptions
            accept  String?

        REQUEST
          GET https://shop.example/pet
          query   size    size: Int, or 20
          query   mode    mode: String
          header  Accept  options.accept: String, or image/svg+xml, image/png, application/json

        RESPONSES
          200  returned  Data                    D.
          404  thrown    GetPictureError         None.
          404  thrown    GetPictureProblemError  In application/problem+json.

        """

    /// An operation with servers of its own is sent to the first of them, whose URL has its variables.
    @Test(arguments: ["listPets", "GET /v2/pets", "GET https://acme.eu.pets.example/v2/pets"])
    func ownServer(name: String) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example/v1/"}]
            paths:
              /pets:
                get:
                  operationId: listPets
                  servers:
                  - url: "https://{tenant}.{region}.pets.example/v2/"
                    variables: {tenant: {default: ""}, region: {enum: [eu, us], default: eu}}
                  responses: {"204": {description: D}}
              /owners: {get: {operationId: listOwners, responses: {"204": {description: D}}}}

            """
        try workspace.write(description, to: "servers.yaml")
        let result = try GenerateTool.run(["explain", "servers.yaml", name], in: workspace)
        let lines = result.output.split(separator: "\n").drop { $0 != "REQUEST" }.prefix { $0 != "RESPONSES" }
        #expect(
            lines.dropFirst() == [
                "  GET https://{tenant}.{region}.pets.example/v2/pets", "  url  tenant  tenant: String",
                "  url  region  options.region: ListPetsRegion, or eu",
            ]
        )
        let other = try GenerateTool.run(["explain", "servers.yaml", "listOwners"], in: workspace)
        #expect(other.output.contains("  GET https://pets.example/v1/owners\n"))
    }

    /// A body whose members callers give one by one is neither an argument nor an option.
    @Test func flattenedBody() throws {
        let description = """
            swagger: "2.0"
            info: {title: Shop, version: "1"}
            host: shop.example
            paths:
              /things:
                post:
                  operationId: addThing
                  parameters:
                  - {name: thing, in: body, required: true, x-ms-client-flatten: true, schema: {$ref: "#/definitions/Thing"}}
                  responses: {"204": {description: D}}
            definitions:
              Thing: {type: object, required: [name], properties: {name: {type: string}, size: {type: integer}}}

            """
        try workspace.write(description, to: "flat.yaml")
        let result = try GenerateTool.run(["explain", "flat.yaml", "addThing"], in: workspace)
        let lines = result.output.split(separator: "\n").drop { $0 != "REQUEST" }.prefix { $0 != "RESPONSES" }
        #expect(
            lines.dropFirst() == [
                "  POST https://shop.example/things", "  header  Content-Type  application/json",
                "  body    Thing         made of",
                "  member  name          name: String", "  member  size          options.size: Int, if given",
            ]
        )
    }

    /// The signature is that of the generated method, which may be broken into lines.
    @Test func signatureIsTheGeneratedOne() throws {
        _ = try GenerateTool.run(["shop.yaml", "-o", "out", "--quiet"], in: workspace)
        var source = ""
        for path in try workspace.files(in: "out") where path.hasSuffix(".swift") {
            source += try workspace.text(of: "out/\(path)")
        }
        let explained = try GenerateTool.run(["explain", "shop.yaml", "setPet"], in: workspace).output
        let signature = try #require(explained.split(separator: "\n").first { $0.hasPrefix("  func ") })
        #expect(Self.withoutSpace(source).contains("public" + Self.withoutSpace(signature) + "{"))
    }

    private static func withoutSpace(_ text: some StringProtocol) -> String {
        String(text.filter { !$0.isWhitespace }).replacing("nil,)", with: "nil)")
    }

    @Test func operationWithoutAnything() throws {
        let result = try GenerateTool.run(["explain", "shop.yaml", "makeVisitor"], in: workspace)
        #expect(
            result.output == """
                makeVisitor

                SWIFT
                  ShopClient.visitors
                  func make(withOptions options: MakeVisitorOptions? = nil) async throws(ServiceError)

                REQUEST
                  POST https://shop.example.com/v1/visitors

                RESPONSES
                  204  returned  nothing  Done.

                """
        )
    }

    /// The header fields of the responses have a type, which callers must name.
    @Test func headerFieldsOfResponses() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
              /pets:
                post:
                  operationId: makePet
                  responses:
                    "201":
                      description: Made.
                      headers:
                        ETag: {schema: {type: string}}
                        X-Rate-Left: {schema: {type: integer}}
                      content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
            """
        try workspace.write(description, to: "headers.yaml")
        let result = try GenerateTool.run(["explain", "headers.yaml", "makePet"], in: workspace)
        #expect(
            result.output.components(separatedBy: "REQUEST").first == """
                makePet

                SWIFT
                  ShopClient
                  func makePet(withOptions options: MakePetOptions? = nil) async throws(ServiceError) -> MakePetResponse

                  MakePetHeaders
                    eTag       String?  ETag
                    xRateLeft  Int?     X-Rate-Left


                """
        )
    }

    /// Security that leaves a choice, what the client knows, a body that may be left out, and what is not described.
    @Test func everythingElseThatIsSent() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            security: [{key: [], login: []}, {key: []}, {}]
            paths:
              /pets:
                post:
                  operationId: makePet
                  deprecated: true
                  parameters:
                  - {name: api-version, in: query, required: true, schema: {type: string}}
                  - {name: account, in: query, required: true, x-ms-parameter-location: client, schema: {type: string}}
                  requestBody:
                    content:
                      application/json: {schema: {$ref: "#/components/schemas/Pet"}}
                      text/json: {schema: {$ref: "#/components/schemas/Pet"}}
                  responses: {}
            components:
              securitySchemes:
                key: {type: apiKey, in: header, name: X-Key}
                login: {type: http, scheme: basic}
              schemas:
                Pet: {type: object, properties: {name: {type: string}}}

            """
        try workspace.write(description, to: "shop.yaml")
        let result = try GenerateTool.run(["explain", "shop.yaml", "makePet"], in: workspace)
        #expect(
            result.output == """
                makePet (deprecated)

                SWIFT
                  ShopClient
                  func makePet(body: Pet? = nil, withOptions options: MakePetOptions? = nil) async throws(ServiceError)

                  MakePetOptions
                    contentType  String?

                REQUEST
                  POST /pets
                  query     api-version    the API version of the client's options
                  query     account        the client's account: String
                  header    Content-Type   application/json, or options.contentType: text/json
                  body      Pet            body, if given
                  security  key and login
                  security  or key
                  security  or none

                RESPONSES
                  none in the description

                """
        )
    }

    @Test(arguments: [
        ("setPets", "'shop.yaml' has no operation 'setPets' (did you mean 'setPet'?)"),
        ("nothing at all", "'shop.yaml' has no operation 'nothing at all'; 'generate list' shows all operations"),
    ])
    func unknownOperation(name: String, message: String) throws {
        let result = try GenerateTool.run(["explain", "shop.yaml", name], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 1,
                    output: "",
                    error: "error: \(message)\n1 error; nothing is shown\n"
                )
        )
    }
}
