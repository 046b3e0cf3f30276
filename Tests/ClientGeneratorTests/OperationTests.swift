import Testing

/// What operations become: methods, requests and options.
@Suite struct OperationTests {
    /// What FastAPI adds to the names of functions is in the name of no type, nor in the mark above its members.
    @Test func optionsAreMarkedWithTheNameOfTheirType() throws {
        let parameters =
            "parameters: [{name: n, in: query, schema: {type: integer}}]\nresponses: {'204': {description: D}}"
        let options = try generate(operations("find_pets_0_get", more: parameters)).type("FindPetsOptions")
        #expect(options.contains("// MARK: FindPets Options\n"), "\(options)")
    }

    @Test(arguments: [
        ("", ".longRunning(.value)"),
        (
            "x-ms-long-running-operation-options: {final-state-via: original-uri}",
            ".longRunning(.value, finalState: .originalURI)"
        ),
        (
            "x-ms-long-running-operation-options: {final-state-via: location}",
            ".longRunning(.value, finalState: .location)"
        ),
        (
            "x-ms-long-running-operation-options: {final-state-via: azure-async-operation}",
            ".longRunning(.value, finalState: .operation)"
        ),
    ])
    func anOperationThatGoesOnReturnsAHandleOnIt(options: String, format: String) throws {
        let files = try generate(
            shop(
                """
                /pets:
                  put:
                    operationId: createPet
                    x-ms-long-running-operation: true
                    \(options)
                    responses:
                      '200': {description: The pet, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                      '202': {description: It goes on}
                  delete:
                    operationId: deletePet
                    x-ms-long-running-operation: true
                    responses: {'202': {description: It goes on}, '204': {description: Done}}
                """,
                "components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}"
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "async throws", "returns:") == [
                ") async throws(ServiceError) -> LongRunningOperation<Pet> {",
                ") async throws(ServiceError) -> LongRunningOperation<Void> {",
                "return ServiceRequest(description, client: client, returns: \(format))",
                "return ServiceRequest(description, client: client, returns: .longRunning(.nothing))",
            ]
        )
    }

    /// What the guidelines for Azure's services call a status monitor has a `status`; AutoRest takes anything else for the result.
    @Test(arguments: [
        ("Pet", "LongRunningOperation<Pet?>", ".longRunning(.optionalValue)", []),
        ("Pets", "LongRunningOperation<PagedCollection<Pet>>", ".longRunning(.list())", []),
        (
            "State", "LongRunningOperation<Void>", ".longRunning(.nothing)",
            [
                " warning: what comes with '202' is the state of the operation and not its result, so the operation returns nothing "
                    + "(describe its result under '200', or name it in 'final-state-schema')"
            ]
        ),
    ])
    func whatComesWithTheAcceptanceOfAnOperationThatGoesOnIsItsResultUnlessItIsItsState(
        schema: String,
        type: String,
        format: String,
        diagnostics: [String]
    ) throws {
        let generation = try Generation(
            shop(
                """
                /pets:
                  put:
                    operationId: createPet
                    x-ms-long-running-operation: true
                    responses:
                      '202': {description: It goes on, content: {application/json: {schema: {$ref: '#/components/schemas/\(schema)'}}}}
                      default: {description: It failed}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, properties: {name: {type: string}}}
                    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
                    Monitor: {type: object, required: [status], properties: {status: {type: string}}}
                    State: {allOf: [{$ref: '#/components/schemas/Monitor'}]}
                """
            )
        )
        #expect(generation.diagnostics.map { String($0.drop { $0 != " " }) } == diagnostics)
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("async throws(ServiceError) -> \(type) {"))
        #expect(client.contains("returns: \(format))"))
    }

    @Test func whatIsDeletedInTheEndMayBeGone() throws {
        let client = try generate(
            shop(
                """
                /pets:
                  delete:
                    operationId: deletePet
                    x-ms-long-running-operation: true
                    responses:
                      '200': {description: The pet, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                      '202': {description: It goes on}
                """,
                "components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}"
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains("async throws(ServiceError) -> LongRunningOperation<Pet?> {"))
        #expect(client.contains("returns: .longRunning(.optionalValue))"))
    }

    @Test func theStateOfADeleteIsNotMissedAsItsResult() throws {
        let generation = try Generation(
            shop(
                """
                /pets:
                  delete:
                    operationId: deletePet
                    x-ms-long-running-operation: true
                    responses:
                      '202':
                        description: It goes on
                        content: {application/json: {schema: {type: object, properties: {status: {type: string}}}}}
                """
            )
        )
        #expect(generation.diagnostics == [])
        #expect(try generation.files.file("ShopClient.swift").contains("-> LongRunningOperation<Void> {"))
    }

    @Test(arguments: [
        ("#/definitions/Report", "", "LongRunningOperation<Report>", []),
        (
            "#/definitions/Report", ", '201': {description: D, schema: {type: string}}", "LongRunningOperation<Report>",
            []
        ),
        (
            "#/definitions/Report", ", '200': {description: D, schema: {$ref: '#/definitions/Report'}}",
            "LongRunningOperation<Report>", []
        ),
        (
            "#/definitions/Missing", "", "LongRunningOperation<Void>",
            [
                "10:67: warning: 'final-state-schema' does not lead to a schema; it is ignored (write a reference such as "
                    + "'#/definitions/Result')",
                "11:60: warning: what comes with '202' is the state of the operation and not its result, so the operation returns "
                    + "nothing (describe its result under '200', or name it in 'final-state-schema')",
            ]
        ),
    ])
    func theResultOfAnOperationThatGoesOnMayBeDescribedByItself(
        reference: String,
        responses: String,
        type: String,
        diagnostics: [String]
    ) throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            produces: [application/json]
            paths:
              /reports:
                post:
                  operationId: createReport
                  x-ms-long-running-operation: true
                  x-ms-long-running-operation-options:
                    {final-state-via: operation-location, final-state-schema: '\(reference)'}
                  responses: {'202': {description: It goes on, schema: {type: object, properties: {status: {type: string}}}}\(responses)}
            definitions: {Report: {type: object, properties: {name: {type: string}}}}
            """
        )
        #expect(generation.diagnostics == diagnostics)
        #expect(try generation.files.file("ShopClient.swift").contains("async throws(ServiceError) -> \(type) {"))
    }

    /// What the client would send is what the parameter asks for.
    @Test func mediaTypesAmongTheParametersOfSwaggerAreLeftOut() throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            consumes: [application/json]
            produces: [application/json]
            paths:
              /things:
                post:
                  operationId: send
                  parameters:
                  - {name: Content-Type, in: header, required: true, type: string, default: application/json}
                  - {name: Accept, in: header, required: true, type: string, default: application/json}
                  - {name: body, in: body, required: true, schema: {type: object, properties: {a: {type: string}}}}
                  responses: {'200': {description: D, schema: {type: string}}}
                put:
                  operationId: touch
                  parameters:
                  - {name: Content-Type, in: header, required: true, type: string, default: text/plain}
                  responses: {'204': {description: D}}
            """
        )
        let ignored = "the header parameter"
        #expect(
            generation.diagnostics == [
                "10:9: warning: \(ignored) 'Content-Type' is ignored: the client sends the media type of the body (remove it)",
                "11:9: warning: \(ignored) 'Accept' is ignored: the client sends the media types of the responses (remove it)",
            ]
        )
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                #"description.body(body, as: "application/json")"#,
                #"description.header("Content-Type", options?.contentType ?? "text/plain")"#,
            ]
        )
    }

    @Test func anOperationHasThreeFaces() throws {
        let files = try generate(
            shop(
                """
                /pets/{petId}:
                  get:
                    operationId: getPet
                    summary: Gets a pet.
                    description: The pet may have been sold.
                    parameters:
                    - {name: petId, in: path, required: true, description: Which pet., schema: {type: integer}}
                    - {name: detail, in: query, description: How much to tell., schema: {type: string}}
                    responses:
                      '200':
                        description: A pet
                        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
                      default:
                        description: A failure
                        content: {application/json: {schema: {$ref: '#/components/schemas/Failure'}}}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, properties: {name: {type: string}}}
                    Failure: {type: object, properties: {code: {type: string}}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        let methods = try #require(client.range(of: "    // MARK: Public Client Methods"))
        #expect(
            client[methods.lowerBound...] == """
                    // MARK: Public Client Methods

                    /// Gets a pet.
                    ///
                    /// The pet may have been sold.
                    ///
                    /// - Parameters:
                    ///   - petId: Which pet.
                    ///   - options: The options for this call.
                    /// - Returns: A pet.
                    /// - Throws: `ServiceError`. The service reports errors as ``Failure``.
                    public func getPet(petId: Int, withOptions options: GetPetOptions? = nil) async throws(ServiceError) -> Pet {
                        let request = requests.getPet(petId: petId, withOptions: options)
                        return try await request.value()
                    }

                    /// Gets a pet.
                    ///
                    /// - Parameters:
                    ///   - petId: Which pet.
                    ///   - options: The options for this call.
                    ///   - completionHandler: A closure that is called once, with the result and the raw response.
                    public func getPet(
                        petId: Int,
                        withOptions options: GetPetOptions? = nil,
                        completionHandler: @escaping HTTPResultHandler<Pet>
                    ) {
                        requests.getPet(petId: petId, withOptions: options).run(completionHandler)
                    }
                }

                nonisolated extension ShopClient {
                    // MARK: Requests

                    /// The operations of the client as request values, which you can send later.
                    public var requests: Requests { Requests(client: self) }

                    /// Methods that create requests without sending them.
                    public nonisolated struct Requests: Sendable {
                        // The methods are not inlined: two others call each of them, and both would contain its code.
                        let client: ShopClient

                        /// Creates the request for ``ShopClient/getPet(petId:withOptions:)``.
                        @inline(never)
                        public func getPet(petId: Int, withOptions options: GetPetOptions? = nil) -> ServiceRequest<Pet> {
                            var description = RequestDescription(.get, "/pets/{petId}", options: options)
                            description.path("petId", petId)
                            description.query("detail", options?.detail)
                            description.failure(.any, Failure.self)
                            return ServiceRequest(description, client: client, returns: .value)
                        }
                    }
                }

                """
        )
        #expect(
            try files.file("Source/Options/GetPetOptions.swift") == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// Options for ``ShopClient/getPet(petId:withOptions:)``.
                public struct GetPetOptions: OperationOptions {
                    // MARK: OperationOptions Protocol

                    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
                    public var common: CommonOptions

                    // MARK: GetPet Options

                    /// How much to tell.
                    public let detail: String?

                    // MARK: Initializer

                    /// Creates options. The client or the service chooses a value for those that you leave out.
                    public init(
                        clientRequestId: String? = nil,
                        cancellationToken: CancellationToken? = nil,
                        dispatchQueue: DispatchQueue? = nil,
                        context: PipelineContext? = nil,
                        detail: String? = nil
                    ) {
                        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
                        self.detail = detail
                    }
                }

                """
        )
    }

    /// The formatter breaks a line before a call behind another one, if what comes before it fits.
    @Test(arguments: [
        (25, ["requests.find(NAME: NAME, withOptions: options).run(completionHandler)"]),
        (26, ["requests.find(NAME: NAME, withOptions: options)", ".run(completionHandler)"]),
        (36, ["requests.find(NAME: NAME, withOptions: options)", ".run(completionHandler)"]),
        (37, ["requests.find(", "NAME: NAME,", "withOptions: options", ").run(completionHandler)"]),
    ])
    func aCallBehindAnotherOneHasALineOfItsOwn(length: Int, lines: [String]) throws {
        let name = String(repeating: "a", count: length)
        let parameter = "{name: \(name), in: query, required: true, schema: {type: string}}"
        let client = try generate(
            operations("find", more: "parameters: [\(parameter)]\nresponses: {'204': {description: D}}")
        ).file("ShopClient.swift")
        let written = client.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let expected = lines.map { $0.replacing("NAME", with: name) }
        #expect(written.firstRange(of: expected) != nil)
    }

    @Test func optionsThatAreNoMoreThanTheUsualOnesAreTheseByAnotherName() throws {
        let files = try generate(operations("open", "close"))
        #expect(files.keys.filter { $0.contains("/Options/") } == ["Source/Options/ShopClientOptions.swift"])
        #expect(
            try files.file("ShopClientOptions.swift").hasSuffix(
                """
                /// Options for ``ShopClient/open(withOptions:)``.
                public typealias OpenOptions = CommonOptions

                /// Options for ``ShopClient/close(withOptions:)``.
                public typealias CloseOptions = CommonOptions

                """
            )
        )
    }

    // MARK: - Parameters

    @Test(arguments: [
        ("{name: a, in: query, required: true, schema: {type: string}}", "query(\"a\", a)"),
        ("{name: a, in: query, schema: {type: string}}", "query(\"a\", options?.a)"),
        ("{name: a, in: header, required: true, schema: {type: string}}", "header(\"a\", a)"),
        ("{name: a, in: cookie, required: true, schema: {type: string}}", "cookie(\"a\", a)"),
        (
            "{name: a, in: cookie, allowReserved: true, schema: {type: string}}",
            "cookie(\"a\", options?.a, allowReserved: true)"
        ),
        ("{name: X-Rate-Limit, in: header, schema: {type: integer}}", "header(\"X-Rate-Limit\", options?.xRateLimit)"),
        ("{name: default, in: query, schema: {type: string}}", "query(\"default\", options?.default)"),
        ("{name: default, in: query, required: true, schema: {type: string}}", "query(\"default\", `default`)"),
        ("{name: a, in: query, required: true, schema: {type: string, enum: [on]}}", "query(\"a\", \"on\")"),
        (
            "{name: a, in: query, required: true, schema: {type: string, enum: [on], x-ms-enum: {modelAsString: false}}}",
            "query(\"a\", \"on\")"
        ),
        // There may be others one day.
        (
            "{name: a, in: query, required: true, schema: {type: string, enum: [on], x-ms-enum: {name: A}}}",
            "query(\"a\", a)"
        ),
        ("{name: a, in: query, required: true, schema: {type: string, x-extensible-enum: [on]}}", "query(\"a\", a)"),
        ("{name: a, in: query, required: true, schema: {type: integer, enum: [3]}}", "query(\"a\", \"3\")"),
        ("{name: a, in: query, required: true, schema: {type: boolean, enum: [true]}}", "query(\"a\", \"true\")"),
        ("{name: a, in: header, required: true, schema: {enum: [false]}}", "header(\"a\", \"false\")"),
        ("{name: a, in: query, required: true, schema: {type: boolean, enum: [true, false]}}", "query(\"a\", a)"),
        ("{name: a, in: query, schema: {type: boolean, enum: [true]}}", "query(\"a\", options?.a)"),
        (
            "{name: a, in: query, required: true, content: {application/json: {schema: {type: boolean, enum: [true]}}}}",
            "query(\"a\", \"true\")"
        ),
        (
            "{name: a, in: query, required: true, content: {application/json: {schema: {type: integer, enum: [3]}}}}",
            "query(\"a\", \"3\")"
        ),
        (
            "{name: a, in: query, required: true, content: {application/json: {schema: {type: string, enum: [on]}}}}",
            "query(\"a\", json: \"on\")"
        ),
        (
            "{name: a, in: query, required: true, explode: false, schema: {type: array, items: {type: string}}}",
            "query(\"a\", a, style: .form, explode: false)"
        ),
        (
            "{name: a, in: query, required: true, style: pipeDelimited, schema: {type: array, items: {type: string}}}",
            "query(\"a\", a, style: .pipeDelimited, explode: false)"
        ),
        (
            "{name: a, in: query, required: true, style: deepObject, schema: {type: object, additionalProperties: {type: string}}}",
            "query(\"a\", a, style: .deepObject)"
        ),
        (
            "{name: a, in: query, required: true, allowReserved: true, schema: {type: string}}",
            "query(\"a\", a, style: .form, allowReserved: true)"
        ),
        (
            "{name: a, in: query, required: true, x-ms-skip-url-encoding: true, schema: {type: string}}",
            "query(\"a\", a, style: .form, isEncoded: true)"
        ),
        (
            "{name: a, in: header, required: true, x-ms-skip-url-encoding: true, schema: {type: string}}",
            "header(\"a\", a)"
        ),
        (
            "{name: a, in: header, required: true, explode: true, schema: {type: array, items: {type: string}}}",
            "header(\"a\", a, explode: true)"
        ),
        (
            "{name: If-Modified-Since, in: header, required: true, schema: {type: string, format: date-time}}",
            "header(\"If-Modified-Since\", ifModifiedSince, as: .rfc1123)"
        ),
        (
            "{name: If-Unmodified-Since, in: header, required: true, schema: {type: string, format: RFC3339}}",
            "header(\"If-Unmodified-Since\", ifUnmodifiedSince, as: .rfc1123)"
        ),
        (
            "{name: If-Modified-Since, in: header, required: true, example: 2020-02-06T12:17:43Z, schema: {type: string, format: date-time}}",
            "header(\"If-Modified-Since\", ifModifiedSince)"
        ),
        (
            "{name: a, in: query, required: true, schema: {type: integer, format: unixtime}}",
            "query(\"a\", a, as: .unixSeconds)"
        ),
        (
            "{name: a, in: query, required: true, content: {application/json: {schema: {type: string}}}}",
            "query(\"a\", json: a)"
        ),
        (
            "{name: a, in: cookie, required: true, content: {application/json: {schema: {type: string}}}}",
            "cookie(\"a\", json: a)"
        ),
        ("{name: a, in: query, x-ms-client-name: better, schema: {type: string}}", "query(\"a\", options?.better)"),
    ])
    func parameters(parameter: String, sent: String) throws {
        let client = try generate(
            operations("find", more: "parameters: [\(parameter)]\nresponses: {'204': {description: Done}}")
        ).file("ShopClient.swift")
        #expect(client.sent == ["description.\(sent)"])
    }

    /// The words about a parameter are beside its schema since OpenAPI 3.
    @Test(arguments: [
        ("{openapi: 3.0.3, PATHS}", "schema: {type: string, format: date-time}"),
        ("{swagger: '2.0', host: a.example, PATHS}", "type: string, format: date-time"),
    ])
    func aPatternOfAnotherFormIsSentAsText(document: String, schema: String) throws {
        let parameter = "{name: day, in: query, required: true, description: 'Date format: yyyyMMddHHmm', \(schema)}"
        let operation = "{operationId: find, parameters: [\(parameter)], responses: {'204': {description: Done}}}"
        let paths = "info: {title: Shop, version: '1.0'}, paths: {/a: {get: \(operation)}}"
        let generation = try Generation(document.replacing("PATHS", with: paths))
        #expect(try generation.files.file("ShopClient.swift").contains("func find(day: String, "))
        #expect(generation.diagnostics.filter { $0.contains("the pattern 'yyyyMMddHHmm' is not that of") }.count == 1)
    }

    @Test(arguments: [
        (
            "{openapi: 3.1.0, PATHS, components: {schemas: {Yes: {type: boolean, const: true}}}}",
            "{name: a, in: query, required: true, schema: {$ref: '#/components/schemas/Yes'}}"
        ),
        ("{openapi: 3.1.0, PATHS}", "{name: a, in: query, required: true, schema: {const: true}}"),
        (
            "{swagger: '2.0', host: a.example, PATHS}",
            "{name: a, in: query, required: true, type: boolean, enum: [true]}"
        ),
    ])
    func theOnlyTruthValueIsSentInEachVersion(document: String, parameter: String) throws {
        let operation = "{operationId: find, parameters: [\(parameter)], responses: {'204': {description: Done}}}"
        let paths = "info: {title: Shop, version: '1.0'}, paths: {/a: {get: \(operation)}}"
        let client = try generate(document.replacing("PATHS", with: paths)).file("ShopClient.swift")
        #expect(client.sent == ["description.query(\"a\", \"true\")"])
        #expect(
            client.contains("public func find(withOptions options: FindOptions? = nil) async throws(ServiceError) {")
        )
    }

    @Test(arguments: [
        ("{name: a, in: path, required: true, schema: {type: string}}", "path(\"a\", a)"),
        (
            "{name: a, in: path, required: true, style: matrix, explode: true, schema: {type: array, items: {type: string}}}",
            "path(\"a\", a, style: .matrix, explode: true)"
        ),
        (
            "{name: a, in: path, required: true, x-ms-skip-url-encoding: true, schema: {type: string}}",
            "path(\"a\", a, style: .simple, allowReserved: true)"
        ),
    ])
    func pathParameters(parameter: String, sent: String) throws {
        let client = try generate(
            shop(
                "/x/{a}: {get: {operationId: find, parameters: [\(parameter)], responses: {'204': {description: Done}}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.sent == ["description.\(sent)"])
    }

    @Test func theRequestIdentifierOfTheServiceIsTheOneThatAllOptionsHave() throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters: [{name: x-ms-client-request-id, in: header, schema: {type: string}}]
                    responses: {'204': {description: Done}}
                    """
            )
        )
        #expect(try !files.options("FindOptions").contains("xMs"))
    }

    @Test(arguments: [
        ("cookie", "application/xml", "description.cookie(\"a\", options?.a)"),
        ("query", "application/xml", "description.query(\"a\", options?.a)"),
    ])
    func mediaTypesOfParametersThatAreNotFollowedAreReported(location: String, mediaType: String, sent: String) throws {
        let generation = try Generation(
            operations(
                "find",
                more: """
                    parameters:
                    - {name: a, in: \(location), content: {\(mediaType): {schema: {type: string}}}}
                    responses: {'204': {description: Done}}
                    """
            )
        )
        #expect(
            generation.diagnostics == [
                "8:9: warning: the \(location) parameter 'a' cannot be sent as '\(mediaType)'; it is sent in the "
                    + "default style (use 'application/json')"
            ]
        )
        #expect(try generation.files.file("ShopClient.swift").sent == [sent])
    }

    // MARK: - Bodies

    @Test(arguments: [
        ("application/json: {schema: {type: integer}}", "Int", "application/json"),
        ("application/merge-patch+json: {schema: {type: integer}}", "Int", "application/merge-patch+json"),
        ("text/plain: {schema: {type: string}}", "String", "text/plain"),
        ("text/plain: {schema: {type: number}}", "Double", "text/plain"),
        ("application/octet-stream: {schema: {type: string, format: binary}}", "HTTPBody", "application/octet-stream"),
        ("image/png: {}", "HTTPBody", "image/png"),
        ("application/json: {}", "JSONValue", "application/json"),
        (
            "multipart/form-data: {schema: {type: object, properties: {a: {type: string}}}}", "SendRequest",
            "multipart/form-data"
        ),
    ])
    func bodies(content: String, type: String, mediaType: String) throws {
        for isRequired in [true, false] {
            let files = try generate(
                operations(
                    "send",
                    more:
                        "requestBody: {required: \(isRequired), content: {\(content)}}\nresponses: {'204': {description: Done}}"
                )
            )
            let client = try files.file("ShopClient.swift")
            #expect(client.sent.first == "description.body(body, as: \"\(mediaType)\")")
            #expect(client.contains("body: \(type),") == isRequired)
            #expect(client.contains("body: \(type)? = nil,") == !isRequired)
            #expect(try files.options("SendOptions").contains("typealias SendOptions = CommonOptions"))
        }
    }

    @Test(arguments: [
        ("'204': {description: Done}", "Void", "nothing"),
        ("'200': {description: D, content: {application/json: {schema: {type: integer}}}}", "Int", "value"),
        (
            "'200': {description: D, content: {application/json: {schema: {type: integer, nullable: true}}}}", "Int?",
            "optionalValue"
        ),
        (
            "'200': {description: D, content: {application/json: {schema: {type: integer}}}}, '204': {description: None}",
            "Int?", "optionalValue"
        ),
        ("'200': {description: D, content: {image/png: {schema: {type: string, format: binary}}}}", "Data", "data"),
        ("'200': {description: D, content: {text/plain: {schema: {type: string}}}}", "String", "text"),
        ("'200': {description: D, content: {text/plain: {schema: {type: integer}}}}", "Int", "value"),
        ("'200': {description: D, content: {text/plain: {schema: {type: boolean}}}}", "Bool", "value"),
        ("'200': {description: D, content: {application/json: {schema: {type: string}}}}", "String", "value"),
        ("'200': {description: D, content: {application/json: {}}}", "JSONValue", "value"),
        (
            "'200': {description: D, content: {application/json: {schema: {type: array, items: {type: integer}}}}}",
            "PagedCollection<Int>", "list()"
        ),
        (
            "'200': {description: D, content: {application/json: {schema: {type: array, items: {type: integer}}}}}, '204': {description: N}",
            "PagedCollection<Int>", "list()"
        ),
        (
            "'200': {description: D, content: {application/json: {schema: {type: array, items: {type: integer, nullable: true}}}}}",
            "PagedCollection<Int?>", "list()"
        ),
        ("2XX: {description: D, content: {application/json: {schema: {type: integer}}}}", "Int", "value"),
        ("default: {description: Done}", "Data", "data"), ("'404': {description: None}", "Data", "data"),
    ])
    func responses(responses: String, output: String, format: String) throws {
        let client = try generate(operations("find", more: "responses: {\(responses)}")).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(output)> {"))
        #expect(client.contains("client: client, returns: .\(format))"))
        #expect(
            client.contains(
                "public nonisolated final class ShopClient: PipelineClient, PageableClient, @unchecked Sendable {"
            )
                == (format == "list()")
        )
    }

    @Test(arguments: [("nextLinkName: next", "nextLink: \"next\""), ("nextLinkName: null", "nextLink: nil")])
    func pages(link: String, argument: String) throws {
        let generation = try Generation(
            operations(
                "listPets",
                more: """
                    x-ms-pageable: {itemName: pets, \(link)}
                    responses:
                      '200':
                        description: Pets
                        content:
                          application/json:
                            schema:
                              type: object
                              properties:
                                next: {type: string}
                                pets: {type: array, items: {type: object, properties: {name: {type: string}}}}
                    """
            )
        )
        // The link that the description tells nobody to follow is not in the client.
        #expect(generation.diagnostics.count == (argument.contains("nil") ? 1 : 0))
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<PagedCollection<ListPetsItem>> {"))
        #expect(client.contains("returns: .page(items: \"pets\", \(argument)))"))
    }

    /// What is read as the next wider range is needs no statement of its own.
    @Test(arguments: [
        (
            ["'404': string", "5XX: integer", "default: boolean"],
            [".code(404), String", ".range(5), Int", ".any, Bool"]
        ),
        (["'404': string", "5XX: string", "default: string"], [".any, String"]),
        (["'404': string", "4XX: string", "default: integer"], [".range(4), String", ".any, Int"]),
        (
            ["'404': string", "4XX: integer", "default: string"],
            [".code(404), String", ".range(4), Int", ".any, String"]
        ),
        (["'404': string", "'409': string"], [".code(404), String", ".code(409), String"]),
    ])
    func failuresHaveTheirTypesByStatus(responses: [String], failures: [String]) throws {
        let responses = responses.map { response in
            let parts = response.components(separatedBy: ": ")
            return "  \(parts[0]): {description: D, content: {application/json: {schema: {type: \(parts[1])}}}}"
        }
        let more = (["responses:", "  '204': {description: D}", "  '410': {description: D}"] + responses)
        let client = try generate(operations("find", more: more.joined(separator: "\n"))).file("ShopClient.swift")
        #expect(
            client.sent == ["description.accept(\"application/json\")"]
                + failures.map { "description.failure(\($0).self)" }
        )
    }

    // MARK: - More

    @Test func aDeprecatedOperationIsDeprecatedInEachOfItsFaces() throws {
        let client = try generate(operations("find", more: "deprecated: true\nresponses: {'204': {description: D}}"))
            .file("ShopClient.swift")
        #expect(client.lines(containing: "@available(*, deprecated,").count == 3)
        #expect(client.contains("/// - Warning: The service marks this as deprecated."))
    }

    @Test(arguments: ["x-deprecatedMessage", "x-deprecated-message", "x-deprecation-message", "x-deprecated-reason"])
    func aDeprecationSaysWhatToUseInstead(key: String) throws {
        let client = try generate(
            operations(
                "find",
                more: "deprecated: true\n\(key): Use `get` \"now\".\nresponses: {'204': {description: D}}"
            )
        ).file("ShopClient.swift")
        #expect(
            client.lines(containing: "@available(*, deprecated, message: \"Use `get` \\\"now\\\".\")").count == 3,
            "\(client)"
        )
        #expect(client.contains("/// - Warning: The service marks this as deprecated. Use `get` \"now\".\n"))
    }

    @Test func aDeprecatedArgumentSaysSo() throws {
        let old = "in: query, required: true, deprecated: true, schema: {type: string}"
        let parameters = """
            parameters:
              - {name: old, \(old), description: The old one.}
              - {name: age, \(old), description: Its age., x-deprecated-reason: Use size.}
            """
        let client = try generate(operations("find", more: "\(parameters)\nresponses: {'204': {description: D}}"))
            .file("ShopClient.swift")
        let lines = client.lines(containing: "The service marks this as deprecated.")
        #expect(
            Set(lines) == [
                "///   - old: The old one. The service marks this as deprecated.",
                "///   - age: Its age. The service marks this as deprecated. Use size.",
            ]
        )
    }

    // MARK: - Flags

    /// Validators of JavaScript describe flags as two texts.
    @Test(arguments: [
        ("in: query, schema: {type: string, enum: ['true', 'false']}", "Bool?"),
        ("in: query, schema: {type: string, enum: ['false', 'true'], default: 'false'}", "Bool?"),
        ("in: header, schema: {enum: ['true', 'false']}", "Bool?"),
        ("in: cookie, schema: {$ref: '#/components/schemas/Flag'}", "Bool?"),
        // These are more than that.
        ("in: query, schema: {type: string, enum: ['true', 'false', all]}", "FindA?"),
        ("in: query, schema: {type: string, enum: ['true', 'false'], default: all}", "FindA?"),
        ("in: query, schema: {type: string, enum: ['true', 'false'], x-enum-varnames: [on, off]}", "FindA?"),
        ("in: query, content: {application/json: {schema: {type: string, enum: ['true', 'false']}}}", "FindA?"),
        ("in: query, schema: {type: string, enum: ['True', 'False']}", "FindA?"),
    ])
    func twoTextsAreAFlag(parameter: String, type: String) throws {
        let files = try Generation(
            shop(
                "/a: {get: {operationId: find, parameters: [{name: a, \(parameter)}], responses: {'204': {description: D}}}}",
                "components: {schemas: {Flag: {type: string, enum: ['true', 'false']}}}"
            )
        ).files
        #expect(try files.file("FindOptions.swift").members.contains("let a: \(type)"))
    }

    /// As in Twilio's descriptions, where five methods would be documented by *Rooms.* alone.
    @Test func theTextOfAPathDoesNotTellItsOperationsApart() throws {
        let client = try generate(
            """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            paths:
              /rooms/{id}:
                description: Rooms.
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                get: {operationId: getRoom, responses: {'204': {description: D}}}
                put: {operationId: openRoom, summary: Opens a room., responses: {'204': {description: D}}}
                delete: {operationId: deleteRoom, responses: {'204': {description: D}}}
              /keys:
                description: Keys.
                get: {operationId: listKeys, responses: {'204': {description: D}}}
            """
        ).file("ShopClient.swift")
        let id = "    /// - Parameters:\n    ///   - id: The ID.\n    ///   - options: The options for this call.\n"
        let options = "    /// - Parameter options: The options for this call.\n"
        for (text, arguments, method) in [
            ("Sends `GET /rooms/{id}`.\n    ///\n    /// Rooms.", id, "getRoom"), ("Opens a room.", id, "openRoom"),
            ("Sends `DELETE /rooms/{id}`.\n    ///\n    /// Rooms.", id, "deleteRoom"), ("Keys.", options, "listKeys"),
        ] {
            let comment = "\n\n    /// \(text)\n    ///\n\(arguments)    /// - Throws: `ServiceError`.\n"
            #expect(client.contains("\(comment)    public func \(method)("), "\(client)")
        }
    }

    @Test func twoTextsInAFormAreAFlag() throws {
        let files = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            consumes: [application/x-www-form-urlencoded]
            paths:
              /{b}:
                post:
                  operationId: add
                  parameters:
                  - {name: a, in: formData, required: true, type: string, enum: ['true', 'false']}
                  - {name: b, in: path, required: true, type: string, enum: ['true', 'false']}
                  responses: {204: {description: D}}
            """
        )
        #expect(try files.file("AddRequest.swift").members.contains("let a: Bool"))
        #expect(try files.file("ShopClient.swift").contains("add(b: Bool, body: AddRequest"))
    }

    // MARK: - Whole numbers

    /// TypeScript has no integers.
    @Test(arguments: [
        (["page: {type: number}", "limit: {type: number}"], ["page: Int?", "limit: Int?"]),
        (["per_page: {type: number}", "offset: {type: integer}"], ["perPage: Int?", "offset: Int?"]),
        (
            ["page[number]: {type: number}", "page[size]: {type: number}", "price: {type: number}"],
            ["pageNumber: Int?", "pageSize: Int?", "price: Double?"]
        ),
        (["limit: {type: number}", "price: {type: number}"], ["limit: Int?", "price: Double?"]),
        (
            ["page: {type: number, default: 1.5}", "limit: {type: number, default: 20}"],
            ["page: Double?", "limit: Int?"]
        ),
        (["skip: {type: number, format: float}", "take: {type: number}"], ["skip: Float?", "take: Int?"]),
    ])
    func placesInListsAreWholeNumbers(parameters: [String], members: [String]) throws {
        let nodes = parameters.map { parameter in
            let parts = parameter.components(separatedBy: ": {")
            return "{name: '\(parts[0])', in: query, schema: {\(parts[1])}"
        }
        let options = try generate(
            shop(
                "/a: {get: {operationId: find, parameters: [\(nodes.joined(separator: ", "))], responses: {'204': {description: D}}}}"
            )
        ).file("FindOptions.swift")
        #expect(options.members.map { String($0.dropFirst("let ".count)) }.filter(members.contains) == members)
    }

    /// NestJS, tsoa, LoopBack and Strapi describe any number as one.
    @Test func identifiersAreWholeNumbers() throws {
        let files = try generate(
            shop(
                """
                /pets/{petId}:
                  get:
                    operationId: getPet
                    parameters:
                    - {name: petId, in: path, required: true, schema: {type: number, format: double}}
                    - {name: tag_ids, in: query, schema: {type: array, items: {type: number}}}
                    - {name: paid, in: query, schema: {type: number}}
                    responses:
                      '200':
                        description: D
                        content:
                          application/json:
                            schema:
                              type: object
                              required: [id, price]
                              properties:
                                id: {type: number, format: double}
                                ownerIDs: {type: array, items: {type: number}}
                                price: {type: number}
                                PAID: {type: number}
                                shelfId: {type: number, example: 2.5}
                """
            )
        )
        #expect(try files.file("ShopClient.swift").contains("petId: Int,"))
        let options = try files.file("GetPetOptions.swift").members
        #expect(options.contains("let tagIds: [Int]?"))
        #expect(options.contains("let paid: Double?"))
        #expect(
            try files.file("GetPetResponse.swift").members == [
                "let id: Int", "let ownerIds: [Int]?", "let price: Double", "let paid: Double?", "let shelfId: Double?",
            ]
        )
    }

    // MARK: - Defaults of arguments

    @Test(arguments: [
        ("in: query, schema: {type: integer, default: 20}", "a: Int = 20"),
        ("in: query, schema: {type: boolean, default: true}", "a: Bool = true"),
        ("in: query, schema: {type: string, enum: [asc, desc], default: desc}", "a: FindA = .desc"),
        // These are not written, may be mistakes or examples, or would be a different path.
        ("in: query, schema: {type: string, default: YOUR_API_KEY}", "a: String"),
        ("in: query, schema: {type: string, enum: [asc, desc], default: all}", "a: FindA"),
        ("in: query, schema: {type: string, format: date, default: '2026-01-01'}", "a: CalendarDate"),
        ("in: query, schema: {type: integer}", "a: Int"), ("in: path, schema: {type: integer, default: 20}", "a: Int"),
    ])
    func argumentsInTheQueryHaveTheirDefaults(parameter: String, argument: String) throws {
        let client = try Generation(
            shop(
                "/{b}: {get: {operationId: find, parameters: [{name: a, required: true, \(parameter)}], responses: {'204': {description: D}}}}"
                    .replacing("{b}", with: parameter.hasPrefix("in: path") ? "{a}" : "b")
            )
        ).files.file("ShopClient.swift")
        let signatures = client.lines(containing: "func find(", "a: ").filter { $0.contains("\(argument), with") }
        #expect(signatures.count == 2, "\(client)")
    }
}
