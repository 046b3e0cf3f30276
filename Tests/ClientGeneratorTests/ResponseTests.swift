import Testing

/// What operations return: header fields, one shape or several, streams; and what they ask for.
@Suite struct ResponseTests {
    private static let pet = "components:\n  schemas: {Pet: {type: object, properties: {name: {type: string}}}}"

    /// The client of an operation `find` at `/x` with the given answers.
    private func find(_ responses: String, method: String = "get") throws -> [String: String] {
        try generate(Self.finding(responses, method: method))
    }

    /// The description of that client.
    private static func finding(_ responses: String, method: String = "get") -> String {
        shop("/x: {\(method): {operationId: find, responses: {\(responses)}}}", pet)
    }

    // MARK: - Text

    @Test(arguments: [
        ("application/yaml: {schema: {type: string}}", "String", ".text"),
        ("application/x-yaml: {schema: {type: string}}", "String", ".text"),
        ("application/sql: {schema: {type: string}}", "String", ".text"),
        ("application/text: {schema: {type: string}}", "String", ".text"),
        ("application/yaml: {schema: {type: string, format: binary}}", "Data", ".data"),
        ("application/yaml: {}", "Data", ".data"),
        ("application/pdf: {schema: {type: string}}", "Data", ".data"),
    ])
    func textIsTextInWhateverMediaTypeIsText(content: String, type: String, format: String) throws {
        let client = try find("'200': {description: D, content: {\(content)}}").file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(type)> {"))
        #expect(client.contains("client: client, returns: \(format))"))
    }

    // MARK: - Failures that may be anything

    @Test(arguments: [
        (
            "'400': \(anything)\n'404': \(anything)\n'500': \(anything)",
            [".range(4), JSONValue.self", ".code(500), JSONValue.self"]
        ),
        (
            "'400': \(anything)\n'404': \(anything)\n'410': \(text)",
            [".range(4), JSONValue.self", ".code(410), String.self"]
        ),
        (
            "'400': \(anything)\n'404': \(anything)\n4XX: \(text)",
            [".code(400), JSONValue.self", ".code(404), JSONValue.self", ".range(4), String.self"]
        ),
        (
            "'400': \(anything)\n'404': \(anything)\ndefault: \(text)",
            [".code(400), JSONValue.self", ".code(404), JSONValue.self", ".any, String.self"]
        ),
    ])
    func failuresThatMayBeAnythingAreOneRange(responses: String, failures: [String]) throws {
        let client = try generate(
            operations("find", more: "responses:\n  '204': {description: D}\n\(indented(responses, by: "  "))")
        )
        .file("ShopClient.swift")
        #expect(client.lines(containing: "description.failure(") == failures.map { "description.failure(\($0))" })
    }

    private static let anything = "{description: D, content: {application/json: {schema: {}}}}"
    private static let text = "{description: D, content: {text/plain: {schema: {type: string}}}}"

    /// A status of 480 says that they are counted from there on, also where real ones follow.
    @Test(arguments: [
        ([404, 500], "`NotFoundException` (404) or `ServiceException` (500)."),
        ([499, 500], "`NotFoundException` (499) or `ServiceException` (500)."),
        ([480, 500], "`NotFoundException` or `ServiceException` (see `ServiceFailure.code`)."),
    ])
    func failuresWithoutATypeAreNamed(statuses: [Int], names: String) throws {
        let anything = Self.anything
        let client = try generate(
            operations(
                "find",
                more:
                    "responses:\n  '204': {description: D}\n  '\(statuses[0])': \(anything.replacing("D,", with: "NotFoundException,"))\n"
                    + "  '\(statuses[1])': \(anything.replacing("D,", with: "ServiceException,"))\n  '501': \(anything)"
            )
        ).file("ShopClient.swift")
        let sentence = "The service reports \(names)"
        let text = client.replacing(/\n +\/\/\/     (?=`)/, with: " ")
        #expect(text.contains("/// - Throws: `ServiceError`. \(sentence)\n"), "\(client)")
    }

    // MARK: - Header fields

    @Test func theHeaderFieldsOfAResponseWithABodyAreBesideIt() throws {
        let files = try find(
            """
            '200': {
              description: D,
              headers: {
                X-Rate-Limit: {description: How many requests are left., schema: {type: integer}},
                Last-Modified: {schema: {type: string, format: date-time-rfc1123}},
                Content-Type: {schema: {type: string}},
                Access-Control-Allow-Origin: {schema: {type: string}},
                x-ms-meta: {x-ms-client-name: metadata, x-ms-header-collection-prefix: x-ms-meta-, schema: {type: string}},
                reader: {schema: {type: array, items: {type: boolean}}}
              },
              content: {application/json: {schema: {type: integer}}}
            },
            '202': {description: D, headers: {x-rate-limit: {schema: {type: string}}, Location: {schema: {type: string, format: uri}}}}
            """
        )
        let options = try files.file("Source/Options/FindOptions.swift")
        #expect(
            options.components(separatedBy: "= CommonOptions\n\n").last == """
                /// The header fields of the response to ``ShopClient/find(withOptions:)``.
                public struct FindHeaders: ResponseHeaders {
                    /// How many requests are left.
                    public let xRateLimit: Int?
                    /// The header field `Last-Modified`.
                    public let lastModified: Date?
                    /// The header fields whose names begin with `x-ms-meta-`, by the rest of their names.
                    public let metadata: [String: String]
                    /// The header field `reader`.
                    public let reader: [Bool]?
                    /// The header field `Location`.
                    public let location: URL?

                    /// Reads the header fields one by one.
                    public init(reading reader: ModelReader) throws {
                        self.xRateLimit = reader.readIntIfPresent("X-Rate-Limit")
                        self.lastModified = reader.readIfPresent("Last-Modified", as: .rfc1123)
                        self.metadata = try reader.readMembers(withPrefix: "x-ms-meta-")
                        self.reader = reader.readArrayIfPresent("reader")
                        self.location = reader.readURLIfPresent("Location")
                    }
                }

                """
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<Int?> {"))
        #expect(client.contains("/// The header fields of its response are ``FindHeaders``."))
        #expect(!client.contains("@discardableResult"))
    }

    /// A map says of what type the value of each field is, whether the name or an extension says how the names begin.
    @Test(arguments: ["x-amz-meta-: {", "x-meta: {x-ms-header-collection-prefix: x-meta-, "])
    func aMapOfHeaderFieldsHoldsTheirValues(header: String) throws {
        let files = try find(
            "'200': {description: D, headers: {\(header)schema: {type: object, additionalProperties: {type: integer}}}}}"
        )
        let fields = try files.file("Source/Options/FindOptions.swift").lines(containing: "public let x")
        #expect(fields.count == 1)
        #expect(fields.allSatisfy { $0.hasSuffix(": [String: Int]") })
    }

    /// No field is called so.
    @Test func anAsteriskInANameStandsForTheRestOfIt() throws {
        let files = try find("'200': {description: D, headers: {x-meta-*: {schema: {type: string}}}}")
        let fields = try files.file("Source/Options/FindOptions.swift")
        #expect(fields.lines(containing: "public let x") == ["public let xMeta: [String: String]"])
        #expect(fields.contains(#"readMembers(withPrefix: "x-meta-")"#))
    }

    @Test func theHeaderFieldsOfAResponseWithoutABodyAreTheEntity() throws {
        for method in ["head", "post"] {
            let client = try find("'201': {description: D, headers: {ETag: {schema: {type: string}}}}", method: method)
                .file("ShopClient.swift")
            #expect(client.contains("client: client, returns: .headers)"))
            // Who called it before the description named a header field still can.
            #expect(
                client.contains(
                    """
                        @discardableResult
                        public func find(withOptions options: FindOptions? = nil) async throws(ServiceError) -> FindHeaders {
                    """
                )
            )
            #expect(client.contains("completionHandler: @escaping HTTPResultHandler<FindHeaders>"))
        }
    }

    @Test func theHeaderFieldsOfFailuresAreNotThoseOfTheResponse() throws {
        let files = try find(
            "'204': {description: D}, '429': {description: D, headers: {Retry-After: {schema: {type: integer}}}}"
        )
        #expect(try !files.options("FindOptions").contains("FindHeaders"))
        #expect(try files.file("ShopClient.swift").contains("returns: .nothing)"))
    }

    @Test func headerFieldsTakeNoNameFromASchema() throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    responses:
                      '200': {description: D, headers: {A: {schema: {type: string}}}}
                      default: {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/FindHeaders'}}}}
                    """
            ) + "components:\n  schemas: {FindHeaders: {type: object, properties: {a: {type: string}}}}\n"
        )
        #expect(files.typeNames == ["FindHeaders"])
        #expect(try files.options("FindOptions").contains("public struct FindHeaders2: ResponseHeaders {"))
    }

    // MARK: - Several shapes

    @Test func responsesOfDifferentShapesAreAnEnumerationByStatus() throws {
        let files = try find(
            """
            '200': {description: It is there., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}},
            '202': {description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}},
            '203': {description: D, content: {application/json: {schema: {type: integer, nullable: true}}}},
            '204': {description: D},
            '299': {content: {image/png: {}}},
            2XX: {description: D, content: {text/plain: {schema: {type: string}}}}
            """
        )
        #expect(
            try files.type("FindResult").hasSuffix(
                """
                /// The possible responses to ``ShopClient/find(withOptions:)``, one case for each status.
                public nonisolated enum FindResult: Sendable {
                    /// It is there.
                    case ok(Pet)
                    /// D.
                    case accepted([String])
                    /// D.
                    case nonAuthoritativeInformation(Int?)
                    /// D.
                    case noContent
                    /// The response with status 299.
                    case status299(Data)
                    /// D.
                    case success(String)
                }

                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("async throws(ServiceError) -> FindResult {"))
        #expect(
            client.contains(
                """
                            description.accept("application/json, image/png, text/plain")
                            var responsesByStatus = ResponsesByStatus<FindResult>()
                            responsesByStatus.add(.code(200), .value, FindResult.ok)
                            responsesByStatus.add(.code(202), .value, FindResult.accepted)
                            responsesByStatus.add(.code(203), .optionalValue, FindResult.nonAuthoritativeInformation)
                            responsesByStatus.add(.code(204), FindResult.noContent)
                            responsesByStatus.add(.code(299), .data, FindResult.status299)
                            responsesByStatus.add(.range(2), .text, FindResult.success)
                            return ServiceRequest(description, client: client, returns: .byStatus(responsesByStatus))
                """
            )
        )
    }

    @Test(arguments: [
        // One shape, whatever the status.
        ("'200': {description: D, CONTENT}, '201': {description: D, CONTENT}", "Pet", "value"),
        (
            "'200': {description: D, CONTENT}, 2XX: {description: D, CONTENT}, '204': {description: D}", "Pet?",
            "optionalValue"
        ),
        // The media type that comes tells text from JSON.
        (
            "'200': {description: D, content: {text/plain: {schema: {type: string, format: binary}}}}",
            "Data", "data"
        ),
        // A file, whose description repeats the media type of all responses.
        (
            "'200': {description: D, content: {application/json: {schema: {type: string, format: binary}}}}",
            "Data", "data"
        ),
        (
            "'200': {description: D, content: {application/json: {schema: {type: string, format: byte}}}}",
            "Data", "value"
        ),
        (
            "'200': {description: D, content: {text/plain: {}}}, '201': {description: D, content: {application/json: {schema: {type: string}}}}",
            "String", "value"
        ),
        ("'200': {description: D, content: {image/png: {}}}, '204': {description: D}", "Data?", "optionalValue"),
        // Nothing is known of the body, as JAX-RS describes methods whose type is `Response` or `void`.
        ("default: {description: D, content: {'*/*': {}}}", "Data", "data"),
        ("default: {description: D, content: {application/json: {}}}", "JSONValue", "value"),
    ])
    func responsesOfOneShapeAreThatShape(responses: String, output: String, format: String) throws {
        let content = "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}"
        let client = try find(responses.replacing("CONTENT", with: content)).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(output)> {"))
        #expect(client.contains("returns: .\(format))"))
    }

    // MARK: - Media types

    @Test(arguments: [
        ("application/json: PET, application/vnd.pet+json: PET", "application/json, application/vnd.pet+json"),
        // The same data in a notation that the client does not read.
        ("text/plain: PET, application/json: PET, text/json: PET, application/xml: PET", "application/json, text/json"),
        (
            "text/plain: {schema: {type: string}}, application/json: {schema: {type: string}}",
            "application/json, text/plain"
        ),
        ("image/png: {}, image/jpeg: {}", "image/png, image/jpeg"),
        // A file is taken as it comes.
        ("application/json: FILE, application/vnd.score+xml: FILE", "application/json, application/vnd.score+xml"),
        ("application/geo+json: FILE, application/gpx+xml: PET", "application/geo+json"),
    ])
    func whatTheClientCanReadIsAccepted(content: String, accept: String) throws {
        let content = content.replacing("PET", with: "{schema: {$ref: '#/components/schemas/Pet'}}")
            .replacing("FILE", with: "{schema: {type: string, format: binary}}")
        let client = try find(
            "'200': {description: D, content: {\(content)}}, '400': {description: D, content: {text/html: {}}}"
        ).file("ShopClient.swift")
        #expect(client.lines(containing: "description.accept").first?.split(separator: "\"")[1] == accept[...])
    }

    @Test(
        "What is taken as it is comes in the media type that the caller chooses, if there are several.",
        arguments: [
            ("image/png: {}, image/jpeg: {}", "`image/png` or `image/jpeg`"),
            ("text/csv: {schema: {type: string}}, text/plain: {schema: {type: string}}", "`text/csv` or `text/plain`"),
            (
                "application/json: {schema: {type: string, format: binary}}, audio/mp3: {schema: {type: string, format: binary}}",
                "`application/json` or `audio/mp3`"
            ),
            ("image/png: {}, image/*: {}", nil), ("text/plain: {}, text/plain; charset=utf-8: {}", nil),
            ("application/json: {schema: {type: string}}, text/plain: {schema: {type: string}}", nil),
            ("text/event-stream: {itemSchema: {}}, application/jsonl: {itemSchema: {}}", nil),
        ] as [(String, String?)]
    )
    func choice(content: String, choice: String?) throws {
        let files = try find("200: {description: D, content: {\(content)}}")
        let isSent = try files.file("ShopClient.swift").contains("description.accept(options?.accept ?? \"")
        #expect(isSent == (choice != nil))
        let option = "The media type of the response, one of \(choice ?? ""). Without it, the service chooses."
        #expect(try files.options("FindOptions").documentationText.contains(option) == (choice != nil))
    }

    /// A service that negotiates refuses a request that accepts nothing but what its failures have.
    @Test(arguments: [
        ("[image/png, application/problem+json]", "200: {description: D}", "application/problem+json, image/png"),
        ("[image/png, application/json]", "200: {description: D, schema: {type: file}}", "application/json, image/png"),
        // Nobody says that an operation without a response produces pictures.
        ("[image/png, image/jpeg]", "200: {description: D}", "image/png, image/jpeg"),
    ])
    func whatASuccessWithoutASchemaMayBeIsAccepted(produces: String, success: String, accept: String) throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            definitions: {Problem: {type: object, properties: {detail: {type: string}}}}
            paths:
              /x:
                get:
                  operationId: find
                  produces: \(produces)
                  responses:
                    \(success)
                    400: {description: D, schema: {$ref: '#/definitions/Problem'}}
            """
        ).file("ShopClient.swift")
        #expect(client.lines(containing: "description.accept").map { $0.split(separator: "\"")[1] } == [accept[...]])
    }

    @Test func listsInHeaderFieldsHaveTheDelimiterThatTheDescriptionNames() throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths:
              /x:
                get:
                  operationId: find
                  responses:
                    200:
                      description: D
                      headers:
                        A: {type: array, collectionFormat: pipes, items: {type: integer}}
                        B: {type: array, collectionFormat: ssv, items: {type: string, format: date-time-rfc1123}}
                        C: {type: array, collectionFormat: csv, items: {type: string}}
            """
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.options("FindOptions").lines(containing: "reader.read") == [
                #"self.a = reader.readIfPresent("A", style: .pipeDelimited)"#,
                #"self.b = reader.readIfPresent("B", style: .spaceDelimited, as: .rfc1123)"#,
                #"self.c = reader.readArrayIfPresent("C")"#,
            ]
        )
    }

    @Test func whatIsNoMediaTypeIsNotAccepted() throws {
        let content = "{application/json: {schema: {type: integer}}, file: {schema: {type: integer}}}"
        let generation = try Generation(Self.finding("'200': {description: D, content: \(content)}"))
        #expect(try generation.files.file("ShopClient.swift").sent == [])
        // Where nothing else is described, any is accepted, as without the field.
        let suffix = try Generation(Self.finding("'200': {description: D, content: {+json: \(Self.ofPet)}}"))
        #expect(try suffix.files.file("ShopClient.swift").sent == [#"description.accept("*/*")"#])
    }

    private static let ofPet = "{schema: {$ref: '#/components/schemas/Pet'}}"

    /// A format that reads JSON asks for it, so a request names only what differs from that.
    @Test(arguments: [
        ("200: {description: D, content: {application/json: \(ofPet)}}", nil),
        ("200: {description: D, content: {application/json: \(ofPet)}}, 204: {description: D}", nil),
        ("200: {description: D, content: {application/json: {schema: {type: array, items: {type: integer}}}}}", nil),
        (
            "200: {description: D, content: {application/json: {schema: {type: integer}}}}, "
                + "202: {description: D, content: {application/json: \(ofPet)}}", nil
        ),
        ("200: {description: D, content: {application/json; v=1: \(ofPet)}}", "application/json; v=1"),
        ("200: {description: D, content: {'*/*': \(ofPet)}}", "*/*"),
        ("200: {description: D, content: {application/vnd.pet+json: \(ofPet)}}", "application/vnd.pet+json"),
        ("200: {description: D, content: {application/xml: \(ofPet)}}", "application/xml"),
        (
            "200: {description: D, content: {application/json: {schema: {type: string, format: binary}}}}",
            "application/json"
        ),
        ("204: {description: D}, 400: {description: D, content: {application/json: \(ofPet)}}", "application/json"),
        ("204: {description: D}", nil),
    ])
    func aRequestNamesOnlyWhatItsFormatDoesNotAskFor(responses: String, accept: String?) throws {
        let client = try find(responses).file("ShopClient.swift")
        let expected = accept.map { ["description.accept(\"\($0)\")"] }
        #expect(client.lines(containing: "description.accept") == expected ?? [])
    }

    /// What the response to everything means, its structure decides, and no word of a description alone.
    @Test(arguments: [
        ("default: {description: The errors of the account., schema: {$ref: '#/definitions/A'}}", "A", false),
        ("default: {description: D, schema: {$ref: '#/definitions/A'}}", "A", false),
        ("default: {description: D, schema: {$ref: '#/definitions/Both'}}", "Both", false),
        ("default: {description: D, schema: {$ref: '#/definitions/Failure'}}", "Data", false),
        ("default: {$ref: '#/responses/Failed'}", "Data", false),
        ("default: {description: D, schema: {$ref: '#/definitions/A'}}, 404: {description: N}", "A", false),
        (
            "default: {description: D, schema: {$ref: '#/definitions/A'}}, 404: {description: N, schema: {$ref: '#/definitions/A'}}",
            "Data", false
        ),
        ("default: {description: The error., schema: {$ref: '#/definitions/Message'}}", "Data", false),
        ("default: {description: The error., schema: {$ref: '#/definitions/Notice'}}", "Data", false),
        ("default: {description: What is said., schema: {$ref: '#/definitions/Message'}}", "Message", false),
        ("default: {description: The last error., schema: {$ref: '#/definitions/A'}}", "A", false),
        ("default: {description: An error., schema: {$ref: '#/definitions/A'}}, 204: {description: N}", "Void", false),
    ])
    func responsesToEverything(responses: String, output: String, isReported: Bool) throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            definitions:
              A: {type: object, properties: {a: {type: string}}}
              Message: {type: object, properties: {code: {type: integer}, message: {type: string}}}
              Notice: {type: object, properties: {message: {type: string}}}
              Both: {type: object, properties: {b: {type: string}}}
              Failure: {type: object, properties: {f: {type: string}}}
            responses: {Failed: {description: D, schema: {type: object, properties: {g: {type: string}}}}}
            paths:
              /x: {get: {operationId: find, responses: {\(responses)}}}
              /y:
                get:
                  operationId: other
                  responses:
                    200: {description: D, schema: {$ref: '#/definitions/Both'}}
                    201: {description: D, schema: {$ref: '#/definitions/Notice'}}
                    404: {description: D, schema: {$ref: '#/definitions/Failure'}}
                    409: {description: D, schema: {$ref: '#/definitions/Both'}}
                    default: {$ref: '#/responses/Failed'}
            """
        )
        let told = "10:8: warning: the operation 'find' describes only its errors, so it returns nothing (describe its "
        #expect(generation.diagnostics == (isReported ? [told + "response under '200')"] : []))
        #expect(
            try generation.files.file("ShopClient.swift").contains(
                "find(withOptions options: FindOptions? = nil) -> ServiceRequest<\(output)> {"
            )
        )
    }

    /// Who gets something wants it, and whoever sends something may do without an answer.
    @Test(arguments: [("get", "Data", false), ("post", "Void", true)])
    func onlyErrors(method: String, output: String, isReported: Bool) throws {
        let problem =
            "{description: D, content: {application/problem+json: {schema: {type: object, properties: {a: {type: string}}}}}}"
        let generation = try Generation(shop("/x: {\(method): {operationId: find, responses: {default: \(problem)}}}"))
        #expect(
            generation.diagnostics.contains { $0.contains("describes only its errors, so it returns nothing") }
                == isReported
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(output)> {"))
        #expect(client.contains("description.failure(.any, "))
    }

    /// FastAPI and Servant describe what a function returns that returns nothing.
    @Test(arguments: [
        "{type: 'null', title: Response}", "{type: ['null']}", "{const: null}", "{enum: [null]}",
        "{$ref: '#/components/schemas/Nothing'}", "{type: array, items: {}, maxItems: 0, example: []}",
    ])
    func nullIsNothing(schema: String) throws {
        let client = try generate(
            shop(
                "/x: {get: {operationId: find, responses: {'200': {description: D, content: {application/json: {schema: \(schema)}}}}}}",
                "components: {schemas: {Nothing: {type: 'null'}}}"
            ).replacing("openapi: 3.0.3", with: "openapi: 3.1.0")
        ).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<Void> {"))
        #expect(!client.contains("description.accept("))
    }

    /// AWS and Google describe so what functions return that return nothing.
    @Test(arguments: [
        ("{type: object, properties: {}}", "Void"), ("{properties: {}, description: Nothing}", "Void"),
        ("{type: object, properties: {}, additionalProperties: false}", "Void"),
        ("{$ref: '#/components/schemas/Empty'}", "Void"), ("{type: object, properties: {}, x-nullable: true}", "Void"),
        // These may have members.
        ("{type: object}", "JSONValue"),
        ("{type: object, properties: {}, additionalProperties: true}", "[String: JSONValue]"),
        ("{type: object, properties: {}, example: {a: 1}}", "[String: JSONValue]"),
        ("{type: object, properties: {}, minProperties: 1}", "[String: JSONValue]"),
        ("{type: object, properties: {}, allOf: [{$ref: '#/components/schemas/Pet'}]}", "Pet"),
        ("{type: array, items: {type: object, properties: {}}}", "PagedCollection<[String: JSONValue]>"),
        ("{type: array, items: {type: string}, maxItems: 0}", "PagedCollection<String>"),
        ("{$ref: '#/components/schemas/Object'}", "[String: JSONValue]"),
    ])
    func anObjectWithoutMembersIsNothing(schema: String, output: String) throws {
        let components = """
            components:
              schemas:
                Empty: {type: object, description: Nothing, properties: {}}
                Object: {type: object, properties: {}}
                Pet: {type: object, properties: {a: {$ref: '#/components/schemas/Empty'}}}
            """
        let client = try generate(
            shop(
                "/x: {put: {operationId: find, responses: {'200': {description: D, content: {application/json: {schema: \(schema)}}}}}}",
                components
            )
        ).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(output)> {"))
        let swagger = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            produces: [application/json]
            paths: {/x: {put: {operationId: find, responses: {200: {description: D, schema: \(schema)}}}}}
            definitions:
              Empty: {type: object, description: Nothing, properties: {}}
              Object: {type: object, properties: {}}
              Pet: {type: object, properties: {a: {type: string}}}
            """.replacing("components/schemas", with: "definitions")
        ).file("ShopClient.swift")
        #expect(swagger.contains("-> ServiceRequest<\(output)> {"))
    }

    /// What comes with an error has more than the description says, and so has what somebody gets.
    @Test func errorsAndMembersWithoutMembersStayObjects() throws {
        let empty = "{type: object, properties: {}}"
        let got = try generate(Self.finding("'200': {description: D, content: {application/json: {schema: \(empty)}}}"))
        #expect(try got.file("ShopClient.swift").contains("-> ServiceRequest<[String: JSONValue]> {"))
        let files = try generate(
            Self.finding(
                "'200': {description: D, content: {application/json: {schema: {title: A, type: object, properties: {a: \(empty)}}}}}, "
                    + "'400': {description: D, content: {application/json: {schema: \(empty)}}}"
            )
        )
        #expect(try files.file("ShopClient.swift").contains("[String: JSONValue].self"))
        #expect(try files.file("FindResponse.swift").members.contains("let a: [String: JSONValue]?"))
    }

    @Test func aRedirectAloneIsNoError() throws {
        let problem =
            "content: {application/problem+json: {schema: {type: object, properties: {code: {type: string}}}}}"
        let client = try generate(
            Self.finding("'302': {description: D}, default: {description: D, \(problem)}")
        ).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<Data> {"))
    }

    @Test(arguments: [("application/problem+json", "Data"), ("application/json", "A")])
    func problemsAreErrors(mediaType: String, output: String) throws {
        let client = try Generation(
            Self.finding(
                "default: {description: D, content: {\(mediaType): {schema: {title: A, type: object, properties: {a: {type: string}}}}}}"
            )
        ).files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<\(output == "A" ? "FindResponse" : output)> {"))
    }

    @Test func whatOnlyExamplesDescribeIsReturned() throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            produces: [application/json]
            paths:
              /x: {get: {operationId: find, responses: {200: {description: D, examples: {application/json: {a: 1}}}}}}
              /y: {get: {operationId: leave, responses: {200: {description: D, examples: {response: {a: 1}}}}}}
            """
        ).file("ShopClient.swift")
        #expect(client.contains("func find(withOptions options: FindOptions? = nil) -> ServiceRequest<JSONValue> {"))
        #expect(client.contains("func leave(withOptions options: LeaveOptions? = nil) -> ServiceRequest<Data> {"))
        #expect(client.sent == [])
    }

    @Test func picturesWithoutASchemaAreBytes() throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            produces: [image/png]
            paths:
              /x: {get: {operationId: find, produces: [image/png], responses: {200: {description: D}, 404: {description: D}}}}
              /y: {get: {operationId: leave, responses: {200: {description: D}}}}
              /z: {get: {operationId: drop, produces: [image/png], responses: {204: {description: D}}}}
              /t: {get: {operationId: export, produces: [text/csv], responses: {200: {description: D}}}}
            """
        ).file("ShopClient.swift")
        #expect(client.contains("func export(withOptions options: ExportOptions? = nil) -> ServiceRequest<String> {"))
        #expect(client.contains("func find(withOptions options: FindOptions? = nil) -> ServiceRequest<Data> {"))
        #expect(client.contains("func leave(withOptions options: LeaveOptions? = nil) -> ServiceRequest<Data> {"))
        #expect(client.contains("func drop(withOptions options: DropOptions? = nil) -> ServiceRequest<Void> {"))
    }

    /// Without `components`, each response describes what all of them have in common.
    @Test func equalShapesInTheirPlacesHaveOneType() throws {
        func content(_ member: String) -> String {
            "{description: D, content: {application/json: {schema: {type: object, properties: {\(member)}}}}}"
        }
        let files = try find(
            "'200': \(content("a: {type: integer, description: First}")), '201': \(content("a: {type: integer}")), "
                + "'401': \(content("e: {type: string}")), '500': \(content("e: {type: string}")), "
                + "'503': \(content("f: {type: string}"))"
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<FindResponse> {"))
        #expect(client.contains("description.failure(.code(503), FindServiceUnavailableError.self)"))
        #expect(client.contains("description.failure(.code(401), FindError.self)"))
        #expect(client.contains("description.failure(.code(500), FindError.self)"))
        let types = files.values.flatMap { $0.lines(containing: "struct ") }.filter { $0.contains(": ServiceModel,") }
        #expect(
            types.map { $0.split(separator: " ")[2] }.sorted() == [
                "FindError:", "FindResponse:", "FindServiceUnavailableError:",
            ]
        )
    }

    /// A response that operations share names its own type.
    @Test func equalShapesOfSharedResponsesStayApart() throws {
        let shape = "content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}"
        let files = try generate(
            shop(
                """
                /x: {get: {operationId: find, responses: {'204': {description: D},
                  '401': {$ref: '#/components/responses/Denied'}, '404': {$ref: '#/components/responses/Missing'}}}}
                """,
                "components:\n  responses: {Denied: {description: D, \(shape)}, Missing: {description: D, \(shape)}}"
            )
        )
        #expect(files.typeNames == ["DeniedResponse", "MissingResponse"])
    }

    /// Elysia describes every response in three media types, of which a client reads two.
    @Test func formsAreAskedForOnlyWhereThereIsNothingElse() throws {
        let schema = "{schema: {type: object, properties: {a: {type: integer}}}}"
        let contents = ["application/json", "multipart/form-data"].map { "\($0): \(schema)" }.joined(separator: ", ")
        let client = try find("'200': {description: D, content: {\(contents)}}").file("ShopClient.swift")
        #expect(!client.contains("description.accept("))
        #expect(client.contains("returns: .value)"))
    }

    @Test func aReferenceToTheSchemaOfAnotherMediaTypeIsTheSameShape() throws {
        let json = "application/json: {schema: {type: object, properties: {a: {type: integer}}}}"
        let xml = "text/xml: {schema: {$ref: '#/paths/~1x/get/responses/200/content/application~1json/schema'}}"
        let generation = try Generation(Self.finding("'200': {description: D, content: {\(json), \(xml)}}"))
        #expect(generation.diagnostics == [])
    }

    @Test func aFailureIsNeverReadAsTheTypeOfAnother() throws {
        let json = "content: {application/json: {schema: {type: integer}}}"
        let client = try find(
            """
            '204': {description: D},
            '400': {description: D, content: {text/plain: {schema: {type: string}}}},
            '409': {description: D, content: {application/pdf: {schema: {type: integer}}}},
            '410': {description: D},
            '415': {description: D, content: {image/png: {}}},
            '500': {description: D, content: {image/png: {}}},
            4XX: {description: D, \(json)}
            """
        ).file("ShopClient.swift")
        #expect(
            client.lines(containing: "description.failure") == [
                "description.failure(.code(400), String.self)", "description.failure(.code(409))",
                "description.failure(.code(415))", "description.failure(.range(4), Int.self)",
            ]
        )
    }

    // MARK: - Streams

    @Test(arguments: [
        ("text/event-stream: {}", "ServerSentEvent", "events"),
        ("text/event-stream: {schema: {type: string}}", "ServerSentEvent", "events"),
        ("text/event-stream: {schema: {$ref: '#/components/schemas/Pet'}}", "Pet", "stream()"),
        ("text/event-stream: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}", "Pet", "stream()"),
        ("text/event-stream: {schema: {type: array, items: {type: string}}}", "ServerSentEvent", "events"),
        // Events of several types, as huma writes them.
        (
            "text/event-stream: {schema: {type: array, items: {oneOf: [{properties: {data: {$ref: '#/components/schemas/Pet'}, "
                + "event: {const: a}}}, {properties: {data: {$ref: '#/components/schemas/Pet'}}}]}}}",
            "Pet", "stream()"
        ),
        // Their names tell them apart if each has one.
        (
            "text/event-stream: {schema: {type: array, items: {oneOf: [{properties: {data: {$ref: '#/components/schemas/Pet'}, "
                + "event: {const: a}}}, {properties: {data: {$ref: '#/components/schemas/Pet'}, event: {enum: [b]}}}]}}}",
            "FindItem", "eventObjects()"
        ),
        (
            "text/event-stream: {itemSchema: {properties: {event: {type: string}, data: {type: string}}, oneOf: [{properties: "
                + "{event: {const: a}, data: {contentSchema: {$ref: '#/components/schemas/Pet'}}}}, {properties: {event: "
                + "{const: b}, data: {contentSchema: {type: integer}}}}]}}",
            "FindItem", "eventObjects()"
        ),
        ("text/event-stream; charset=utf-8: {itemSchema: {$ref: '#/components/schemas/Pet'}}", "Pet", "stream()"),
        // The schema of an event, not of its data.
        (
            "text/event-stream: {schema: {required: [data], properties: {data: {$ref: '#/components/schemas/Pet'}}}}",
            "Pet",
            "stream()"
        ),
        (
            "text/event-stream: {schema: {properties: {data: {$ref: '#/components/schemas/Pet'}}}}", "FindItem",
            "stream()"
        ),
        // The class of .NET for an event, which is sent in the fields of one; other objects with data are data themselves.
        (
            "text/event-stream: {schema: {properties: {data: {$ref: '#/components/schemas/Pet'}, eventType: {type: string}, "
                + "eventId: {type: string}, reconnectionInterval: {type: string}}}}",
            "Pet", "stream()"
        ),
        (
            "text/event-stream: {schema: {properties: {data: {type: string}, eventType: {type: string}, "
                + "eventId: {type: string}, reconnectionInterval: {type: string}}}}",
            "ServerSentEvent", "events"
        ),
        (
            "text/event-stream: {schema: {properties: {data: {$ref: '#/components/schemas/Pet'}, eventType: {type: string}}}}",
            "FindItem", "stream()"
        ),
        // Speakeasy's clients stop at data that is a certain text.
        (
            "text/event-stream: {schema: {properties: {data: {$ref: '#/components/schemas/Pet'}}}, x-speakeasy-sse-sentinel: '[DONE]'}",
            "Pet", "stream()"
        ),
        (
            "text/event-stream: {schema: {properties: {data: {type: string}}}, x-speakeasy-sse-sentinel: '[DONE]'}",
            "ServerSentEvent", "events"
        ),
        (
            "text/event-stream: {itemSchema: {type: object, properties: {data: {type: string}, event: {type: string}}}}",
            "ServerSentEvent", "events"
        ),
        (
            "text/event-stream: {itemSchema: {properties: {data: {$ref: '#/components/schemas/Pet'}}}}", "Pet",
            "stream()"
        ),
        (
            "text/event-stream: {itemSchema: {properties: {data: {type: string, contentSchema: {$ref: '#/components/schemas/Pet'}}}}}",
            "Pet", "stream()"
        ),
        ("application/jsonl: {itemSchema: {type: integer}}", "Int", "stream()"),
        ("application/x-ndjson: {schema: {type: array, items: {type: integer}}}", "Int", "stream()"),
        ("application/x-ndjson: {schema: {type: integer}}", "Int", "stream()"),
        ("application/json-seq: {itemSchema: {type: string, nullable: true}}", "String?", "stream()"),
        ("application/geo+json-seq: {}", "JSONValue", "stream()"),
    ])
    func streams(content: String, item: String, format: String) throws {
        let client = try find("'200': {description: D, content: {\(content)}}").file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<ServiceStream<\(item)>> {"))
        #expect(client.contains("returns: .\(format))"))
        #expect(client.contains("description.accept(\"\(content.prefix { $0 != "{" }.dropLast(2))\")"))
    }

    /// An event is an object with its name and its data, whose name decides what it is.
    @Test func eventsAreToldApartByTheirNames() throws {
        let files = try find(
            """
            '200': {
              description: D,
              content: {text/event-stream: {itemSchema: {
                type: object,
                properties: {id: {type: integer}},
                required: [event],
                oneOf: [
                  {properties: {event: {const: created}, data: {$ref: '#/components/schemas/Pet'}}},
                  {required: [data], properties: {
                    event: {const: deleted}, data: {type: string, contentSchema: {$ref: '#/components/schemas/Pet'}}
                  }}
                ]
              }}}
            }
            """
        )
        let item = try files.type("FindItem")
        #expect(
            item.lines(containing: "case ", "readTag", "try Find").filter { !$0.contains("let value") } == [
                "case created(FindItemCreated)", "case deleted(FindItemDeleted)", "case unknown(JSONValue)",
                "switch reader.readTag(\"event\") {",
                "case \"created\":", "self = .created(try FindItemCreated(reading: reader))",
                "case \"deleted\":", "self = .deleted(try FindItemDeleted(reading: reader))",
            ]
        )
        #expect(
            try files.type("FindItemCreated").members == [
                "let event: String", "let data: Pet", "let id: Int?",
            ]
        )
        #expect(
            try files.type("FindItemDeleted").members == [
                "let event: String", "let data: Pet", "let id: Int?",
            ]
        )
    }

    /// The data of some is text, also where it could be JSON.
    @Test(arguments: [
        "{oneOf: [CREATED, {properties: {event: {const: 'lo\"g'}, data: {type: string}}}, PING]}",
        "{properties: {data: {type: string}}, oneOf: [CREATED, {properties: {event: {enum: ['lo\"g']}}}, PING]}",
    ])
    func eventsWhoseDataIsTextAreToldApartByTheirNames(schema: String) throws {
        let created =
            "{properties: {event: {const: created}, data: {contentSchema: {$ref: '#/components/schemas/Pet'}}}}"
        let ping = "{properties: {event: {const: ping}, data: {type: string, format: date-time}}}"
        let schema = schema.replacing("CREATED", with: created).replacing("PING", with: ping)
        let files = try find("'200': {description: D, content: {text/event-stream: {itemSchema: \(schema)}}}")
        #expect(try files.file("ShopClient.swift").contains(##"returns: .eventObjects(textOf: ["lo\"g", "ping"])"##))
        #expect(
            try files.type("FindItem").lines(containing: "case ").prefix(3) == [
                "case created(FindItemCreated)", "case loG(FindItemLoG)", "case ping(FindItemPing)",
            ]
        )
        #expect(try files.type("FindItemLoG").members.contains { $0.hasPrefix("let data: String") })
        #expect(try files.type("FindItemPing").members.contains { $0.hasPrefix("let data: Date") })
    }

    /// What is sent with an event that is described without data is not read: there may be nothing.
    @Test func eventsWithoutDataAreToldApartByTheirNames() throws {
        let kinds = [
            "{properties: {event: {const: created}, data: {contentSchema: {$ref: '#/components/schemas/Pet'}}}}",
            "{required: [event], properties: {event: {const: done}}}",
        ]
        let schema = "{oneOf: [\(kinds.joined(separator: ", "))]}"
        let files = try find("'200': {description: D, content: {text/event-stream: {itemSchema: \(schema)}}}")
        #expect(try files.file("ShopClient.swift").contains(##"returns: .eventObjects(textOf: ["done"])"##))
        #expect(
            try files.type("FindItem").lines(containing: "case ").prefix(2) == [
                "case created(FindItemCreated)", "case done(FindItemDone)",
            ]
        )
        #expect(try files.type("FindItemDone").members == ["let event: String"])
    }

    /// Texts alone are no more than the events that the runtime knows.
    @Test func eventsOfTextAloneAreEvents() throws {
        var kinds = ["a", "b"].map { "{properties: {event: {const: \($0)}, data: {type: string}}}" }
        kinds.append("{properties: {event: {const: c}}}")
        let content = "text/event-stream: {schema: {oneOf: [\(kinds.joined(separator: ", "))]}}"
        let generation = try Generation(
            shop("{/x: {get: {operationId: find, responses: {'200': {description: D, content: {\(content)}}}}}}")
        )
        #expect(try generation.files.file("ShopClient.swift").contains("returns: .events)"))
    }

    @Test func anOperationThatRespondsEitherWayHasTwoMethods() throws {
        let files = try generate(
            shop(
                """
                /x:
                  post:
                    operationId: complete
                    summary: Completes a text.
                    requestBody:
                      required: true
                      content: {application/json: {schema: {type: object, properties: {stream: {type: boolean}}}}}
                    responses:
                      '200':
                        description: D
                        content:
                          application/json: {schema: {type: object, properties: {all: {type: string}}}}
                          text/event-stream: {schema: {type: object, properties: {part: {type: string}}}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "-> ServiceRequest<", "description.accept") == [
                ") -> ServiceRequest<CompleteResponse> {",
                ") -> ServiceRequest<ServiceStream<CompleteStreamItem>> {", "description.accept(\"text/event-stream\")",
            ]
        )
        #expect(files.typeNames == ["CompleteRequest", "CompleteResponse", "CompleteStreamItem"])
        #expect(client.contains("/// The response is a stream of items."))
    }

    @Test func itemsOfWhatIsNoStreamAreReported() throws {
        let generation = try Generation(
            operations(
                "find",
                more: """
                    responses:
                      '200': {description: D, content: {application/json: {itemSchema: {type: integer}}}}
                    """
            )
        )
        #expect(
            generation.diagnostics == [
                "8:62: warning: 'itemSchema' is ignored: 'application/json' is not a sequential media type (use "
                    + "text/event-stream, application/jsonl, application/x-ndjson or application/json-seq)"
            ]
        )
    }

    // MARK: - Names

    @Test func whatIsDescribedInSeveralResponsesIsNamedAfterTheirStatuses() throws {
        let body = { (member: String) in
            "{description: D, content: {application/json: {schema: {type: object, properties: {\(member): {type: string}}}}}}"
        }
        let files = try generate(
            shop(
                """
                /pets:
                  get:
                    operationId: getPets
                    responses:
                      '200': \(body("a"))
                      '202': \(body("b"))
                      '404': \(body("c"))
                      '500': \(body("d"))
                      4XX: \(body("e"))
                      default: \(body("f"))
                """
            )
        )
        let names = [
            "GetPetsResponse", "GetPetsAcceptedResponse", "GetPetsError", "GetPetsInternalServerError",
            "GetPetsClientError", "GetPetsOtherError",
        ]
        for (name, member) in zip(names, "abcdef") {
            #expect(try files.type(name).members == ["let \(member): String?"])
        }
    }

    @Test func aRedirectIsNoSuccess() throws {
        func response(_ status: String, _ member: String) -> String {
            "'\(status)': {description: D, content: {application/json: {schema: {type: object, properties: {\(member): {type: string}}}}}}"
        }
        let responses = response("302", "a") + ", " + response("3XX", "b")
        let files = try generate(operations("getPets", more: "responses: {'204': {description: D}, \(responses)}"))
        #expect(files.typeNames == ["GetPetsError", "GetPetsRedirectError"])
    }
}
