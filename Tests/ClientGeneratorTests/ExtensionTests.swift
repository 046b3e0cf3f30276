import Testing

/// What the extensions of Microsoft's (`x-ms-*`) make of parameters and responses.
@Suite struct ExtensionTests {
    /// A description of one operation, `find`, which has the given parameters and responses.
    private static func find(
        _ parameters: String...,
        responses: String = "'204': {description: Done}",
        more: String = ""
    ) -> String {
        shop(
            """
            /a:
              get:
                operationId: find
                parameters:
            \(indented(parameters.map { "- \($0)" }.joined(separator: "\n"), by: "    "))
                responses:
            \(indented(responses, by: "      "))
            """,
            more
        )
    }

    // MARK: - Parameters of the client

    @Test func aHeaderFieldIsOneParameterOfTheClientHoweverItsNameIsWritten() throws {
        let header = "in: header, required: true, schema: {type: string}, x-ms-parameter-location: client"
        let client = try generate(
            shop(
                """
                /a:
                  get: {operationId: findA, parameters: [{name: X-Tenant, \(header)}], responses: {'204': {description: D}}}
                /b:
                  get: {operationId: findB, parameters: [{name: x-tenant, \(header)}], responses: {'204': {description: D}}}
                """
            )
        ).file("ShopClient.swift")
        #expect(client.members.prefix(2) == ["let options: ShopClientOptions", "let xTenant: String"])
        #expect(client.members.filter { $0.contains("enant") } == ["let xTenant: String"])
        #expect(client.sent == Array(repeating: "description.header(\"X-Tenant\", client.xTenant)", count: 2))
    }

    /// Microsoft's connectors share parameters, too, and know nothing of clients.
    @Test(arguments: [
        ("x-ms-code-generation-settings: {}", "client.subscriptionId"), ("x-ms-capabilities: {}", "subscriptionId"),
    ])
    func whatIsRequiredAndSharedInADescriptionForAutoRestIsOfTheClient(extension: String, value: String) throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            \(`extension`)
            paths:
              /{subscriptionId}/{group}:
                get:
                  operationId: findThings
                  parameters:
                  - $ref: '#/parameters/Subscription'
                  - {name: group, in: path, required: true, type: string}
                  - $ref: '#/parameters/Top'
                  responses: {'204': {description: Done}}
            parameters:
              Subscription: {name: subscriptionId, in: path, required: true, type: string}
              Top: {name: top, in: query, type: integer}
            """
        ).file("ShopClient.swift")
        #expect(
            client.sent == [
                "description.path(\"subscriptionId\", \(value))", "description.path(\"group\", group)",
                "description.query(\"top\", options?.top)",
            ]
        )
    }

    @Test func whatIsSharedIsOfTheCallIfItSaysSo() throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths:
              /{group}:
                get:
                  operationId: findThings
                  parameters: [{$ref: '#/parameters/Group'}]
                  responses: {'204': {description: Done}}
            parameters:
              Group: {name: group, in: path, required: true, type: string, x-ms-parameter-location: method}
            """
        ).file("ShopClient.swift")
        #expect(client.sent == ["description.path(\"group\", group)"])
    }

    @Test func aParameterOfTheClientIsAPropertyOfTheClient() throws {
        let client = try generate(
            shop(
                """
                /{subscriptionId}/a:
                  parameters:
                  - $ref: '#/components/parameters/Subscription'
                  - {name: level, in: query, schema: {type: string}, x-ms-parameter-location: client}
                  get: {operationId: findA, responses: {'204': {description: Done}}}
                /{subscriptionId}/b:
                  parameters: [{$ref: '#/components/parameters/Subscription'}]
                  get: {operationId: findB, responses: {'204': {description: Done}}}
                """,
                """
                components:
                  parameters:
                    Subscription:
                      name: subscriptionId
                      in: path
                      required: true
                      description: Which subscription.
                      schema: {type: string}
                      x-ms-parameter-location: client
                """
            )
        ).file("ShopClient.swift")
        let start = try #require(client.range(of: "    /// The options that the client"))
        let end = try #require(client.range(of: "\n\n    // MARK: Public Client Methods"))
        #expect(
            client[start.lowerBound..<end.lowerBound] == """
                    /// The options that the client was created with.
                    public let options: ShopClientOptions
                    /// Which subscription.
                    public let subscriptionId: String
                    /// The level.
                    public let level: String?

                    // MARK: Initializers

                    /// Creates a client.
                    ///
                    /// The service's description has no security scheme. If operations need a credential besides their arguments,
                    /// create the client with an `authPolicy` instead, such as
                    /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
                    ///
                    /// - Parameters:
                    ///   - endpoint: The URL of the service.
                    ///   - subscriptionId: Which subscription.
                    ///   - level: The level.
                    ///   - options: The options for the client.
                    /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
                    public convenience init(
                        endpoint: URL,
                        subscriptionId: String,
                        level: String? = nil,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                        try self.init(
                            endpoint: endpoint,
                            authPolicy: nil,
                            subscriptionId: subscriptionId,
                            level: level,
                            withOptions: options
                        )
                    }

                    /// Creates a client with your own authentication policy, even one that the service's description does not mention.
                    ///
                    /// - Parameters:
                    ///   - endpoint: The URL of the service.
                    ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
                    ///     send them without credentials.
                    ///   - subscriptionId: Which subscription.
                    ///   - level: The level.
                    ///   - options: The options for the client.
                    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
                    public init(
                        endpoint: URL,
                        authPolicy: (any Authenticating)?,
                        subscriptionId: String,
                        level: String? = nil,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                        let options = options ?? ShopClientOptions()
                        self.options = options
                        self.subscriptionId = subscriptionId
                        self.level = level
                        try super.init(
                            endpoint: endpoint,
                            authPolicy: authPolicy,
                            withOptions: options,
                            package: "Shop",
                            productPrefix: "azsdk-ios-"
                        )
                    }
                """
        )
        #expect(
            client.sent == [
                #"description.path("subscriptionId", client.subscriptionId)"#,
                #"description.query("level", client.level)"#,
                #"description.path("subscriptionId", client.subscriptionId)"#,
            ]
        )
        #expect(client.contains("func findA(withOptions options: FindAOptions? = nil) async throws(ServiceError) {"))
    }

    @Test func aParameterOfTheClientMayHaveADefault() throws {
        let client = try generate(
            Self.find(
                """
                {name: level, in: query, required: true, schema: {type: string, enum: [low, high]}, \
                x-ms-parameter-location: client, x-ms-client-default: high}
                """
            )
        ).file("ShopClient.swift")
        #expect(
            client.lines(containing: "level: ClientLevel") == [
                "public let level: ClientLevel", "level: ClientLevel = .high,", "level: ClientLevel = .high,",
            ]
        )
    }

    @Test func theDefaultOfAParameterMayBeAValueOfANamedEnumeration() throws {
        let client = try generate(
            Self.find(
                "{name: level, in: query, schema: {$ref: '#/components/schemas/Level'}, x-ms-client-default: high}",
                more: "components: {schemas: {Level: {type: string, enum: [low, high]}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains(#"description.query("level", options?.level ?? .high)"#))
    }

    // MARK: - Other parameters

    @Test(
        arguments: [
            // Defaults that clients send.
            (
                "{name: top, in: query, required: true, schema: {type: integer}, x-ms-client-default: 5}",
                #"description.query("top", options?.top ?? 5)"#, "top: Int?"
            ),
            (
                "{name: kind, in: query, schema: {type: string, enum: [a, b]}, x-ms-client-default: b}",
                #"description.query("kind", options?.kind ?? .b)"#, "kind: FindKind?"
            ),
            (
                #"{name: q, in: query, schema: {type: string}, x-ms-client-default: 'a"b'}"#,
                #"description.query("q", options?.q ?? "a\"b")"#, "q: String?"
            ),
            (
                "{name: on, in: header, schema: {type: boolean}, x-ms-client-default: false}",
                #"description.header("on", options?.on ?? false)"#, "on: Bool?"
            ),
            // Not as JSON writes a number and a truth value.
            (
                "{name: top, in: query, schema: {type: integer}, x-ms-client-default: '5'}",
                #"description.query("top", options?.top ?? 5)"#, "top: Int?"
            ),
            (
                "{name: on, in: header, schema: {type: boolean}, x-ms-client-default: True}",
                #"description.header("on", options?.on ?? true)"#, "on: Bool?"
            ),
            // Power Platform shows nobody what is internal.
            (
                "{name: kind, in: query, required: true, x-ms-visibility: internal, schema: {type: string, default: a}}",
                #"description.query("kind", options?.kind ?? "a")"#, "kind: String?"
            ),
            (
                "{name: kind, in: query, required: 'true', x-ms-visibility: internal, schema: {type: string, default: a}}",
                #"description.query("kind", options?.kind ?? "a")"#, "kind: String?"
            ),
            // The request's identifier.
            (
                "{name: my-id, in: header, schema: {type: string}, x-ms-client-request-id: true}",
                #"description.clientRequestId(header: "my-id")"#, nil
            ),
            (
                "{name: x-ms-client-request-id, in: header, schema: {type: string}, x-ms-client-request-id: true}", nil,
                nil
            ),
            // The version of the API.
            (
                "{name: v, in: header, required: true, schema: {type: string}, x-ms-api-version: true}",
                #"description.header("v", client.options.apiVersion)"#, nil
            ),
            (
                "{name: api-version, in: query, schema: {type: string}, x-ms-api-version: false}",
                #"description.query("api-version", options?.apiVersion)"#, "apiVersion: String?"
            ),
            (
                "{name: api-version, in: query, schema: {type: array, items: {type: string}}}",
                #"description.query("api-version", options?.apiVersion)"#, "apiVersion: [String]?"
            ),
            // Many header fields in one.
            (
                "{name: x-ms-meta, in: header, schema: {type: string}, x-ms-client-name: metadata, x-ms-header-collection-prefix: x-ms-meta-}",
                #"description.headers(prefix: "x-ms-meta-", options?.metadata)"#, "metadata: [String: String]?"
            ),
        ] as [(String, String?, String?)]
    )
    func parameters(parameter: String, sent: String?, option: String?) throws {
        let files = try generate(Self.find(parameter))
        #expect(try files.file("ShopClient.swift").sent == [sent].compactMap { $0 })
        let options = files["Source/Options/FindOptions.swift"]?.members.map { String($0.dropFirst(4)) }
        #expect(options == option.map { ["common: CommonOptions", $0] })
    }

    /// A service applies the default of what may be missing, and refuses a request without what is required.
    @Test(arguments: [
        (
            "{name: X-Version, in: header, required: true, schema: {type: string, default: 2024-10-15}}", "2024-10-15",
            true
        ),
        ("{name: revision, in: header, required: true, schema: {type: string, default: v1.2}}", "v1.2", true),
        ("{name: X-Version, in: header, required: true, schema: {type: string, default: '3'}}", "3", true),
        (
            "{name: X-GitHub-Api-Version, in: header, required: true, schema: {type: string, default: '3.0'}}", "3.0",
            true
        ),
        ("{name: X-Name, in: header, required: true, schema: {type: string, default: '3'}}", "3", false),
        (
            "{name: PSU-IP-Address, in: header, required: true, schema: {type: string, default: 192.0.2.78}}",
            "192.0.2.78", false
        ),
        ("{name: X-Amount, in: header, required: true, schema: {type: string, default: '10.00'}}", "10.00", false),
        (
            "{name: X-Delivery-Date, in: header, required: true, schema: {type: string, default: 2024-10-15}}",
            "2024-10-15", false
        ),
        ("{name: X-Phone, in: header, required: true, schema: {type: string, default: 555-0100}}", "555-0100", false),
        ("{name: X-Conversion, in: header, required: true, schema: {type: string, default: '1.25'}}", "1.25", false),
        ("{name: X-Name, in: header, required: true, schema: {type: string, default: Tom}}", "Tom", false),
        (
            "{name: X-HTTP-Method-Override, in: header, required: true, schema: {type: string, default: GET}}", "GET",
            true
        ),
        ("{name: X-Version, in: header, schema: {type: string, default: 2024-10-15}}", "2024-10-15", false),
        (
            "{name: version, in: query, required: true, schema: {type: string, default: 2024-10-15}}", "2024-10-15",
            false
        ),
    ])
    func aRequiredHeaderFieldWithAUsualValueIsAnOption(parameter: String, value: String, isSent: Bool) throws {
        let files = try generate(Self.find(parameter))
        #expect(try files.file("ShopClient.swift").sent.joined().contains("?? \"\(value)\"") == isSent)
        let options = files["Source/Options/FindOptions.swift"] ?? ""
        #expect(options.contains("If you leave it out, the client sends `\(value)`.") == isSent)
        #expect(!isSent || !options.contains("The default is"))
    }

    @Test func aRequiredParameterWhoseDefaultIsNoValueIsAnArgument() throws {
        let generation = try Generation(
            Self.find("{name: top, in: query, required: true, schema: {type: integer}, x-ms-client-default: many}")
        )
        let client = try #require(generation.files["Source/ShopClient.swift"])
        #expect(client.sent == [#"description.query("top", top)"#])
        #expect(
            client.contains("func find(top: Int, withOptions options: FindOptions? = nil) async throws(ServiceError) {")
        )
        #expect(generation.diagnostics.count == 1)
    }

    /// A literal that does not fit its type does not compile.
    @Test(arguments: [(2_147_483_647, true), (2_147_483_648, false)])
    func aDefaultThatIsTooLargeIsReported(number: Int, isSent: Bool) throws {
        let schema = "schema: {type: integer, format: int32}, x-ms-client-default: \(number)"
        let generation = try Generation(
            Self.find("{name: top, in: query, \(schema)}"),
            configuration: "types: {integer/int32: Int32}"
        )
        #expect(generation.diagnostics.isEmpty == isSent)
        #expect(try generation.files.file("ShopClient.swift").sent.contains { $0.contains("\(number)") } == isSent)
    }

    @Test func aDefaultThatIsNoValueIsReported() throws {
        let generation = try Generation(
            Self.find("{name: top, in: query, schema: {type: integer}, x-ms-client-default: many}")
        )
        #expect(
            generation.diagnostics == [
                """
                8:78: warning: 'x-ms-client-default' of the parameter 'top' is ignored, because it is not a value of \
                type 'Int' (write one)
                """
            ]
        )
        #expect(try generation.files.file("ShopClient.swift").sent == [#"description.query("top", options?.top)"#])
    }

    @Test(arguments: [
        ("type: string, format: date-time", "'2020-01-01T00:00:00Z'", "Date"),
        ("type: string, format: uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "UUID"),
        ("type: array, items: {type: string}", "[a]", "[String]"),
    ])
    func aDefaultOfATypeWithoutLiteralsIsReported(schema: String, value: String, type: String) throws {
        let generation = try Generation(
            Self.find("{name: top, in: query, schema: {\(schema)}, x-ms-client-default: \(value)}")
        )
        #expect(
            generation.diagnostics.map { $0.drop { $0 != "w" } } == [
                """
                warning: 'x-ms-client-default' of the parameter 'top' is ignored, because the client cannot write values of \
                type '\(type)' as defaults (remove it; callers pass the value)
                """
            ]
        )
    }

    @Test func anOptionSaysWhatIsSentWithoutIt() throws {
        let options = try generate(
            Self.find("{name: top, in: query, description: How many., schema: {type: integer}, x-ms-client-default: 5}")
        ).options("FindOptions")
        #expect(
            options.contains(
                "    /// How many.\n    ///\n    /// If you leave it out, the client sends `5`.\n    public let top: Int?"
            )
        )
    }

    @Test func aTextThatIsNoCaseOfAnExpandableEnumerationIsADefault() throws {
        let kind = "{type: string, enum: [a, b], x-ms-client-default: c}"
        let model = try generate(schemas("Pet: {type: object, properties: {kind: \(kind)}}")).type("Pet")
        #expect(model.contains("init(kind: PetKind? = PetKind(rawValue: \"c\"))"))
    }

    /// It is closed, and so has no other value.
    @Test func aTextThatIsNoCaseOfAFrozenEnumerationIsReported() throws {
        let kind = "{type: string, enum: [a], x-ms-enum: {modelAsString: false}, x-ms-client-default: c}"
        let generation = try Generation(schemas("Pet: {type: object, properties: {kind: \(kind)}}"))
        #expect(
            generation.diagnostics.map { $0.drop { $0 != "'" } } == [
                "'x-ms-client-default' of the property 'kind' is ignored, because it is not a value of type 'PetKind' (write one)"
            ]
        )
    }

    @Test func aSecretIsToldToTheRuntime() throws {
        let client = try generate(
            Self.find("{name: key, in: query, required: true, schema: {type: string}, x-ms-secret: true}")
        ).file("ShopClient.swift")
        #expect(client.sent == [#"description.query("key", key)"#, #"description.secret("key")"#])
    }

    // MARK: - Pages

    /// A description of pages, of which the operation `next` answers with all but the first.
    private static func pages(_ first: String, _ next: String) -> String {
        let responses = """
            responses:
              '200':
                description: Done
                content:
                  application/json:
                    schema:
                      type: object
                      properties: {value: {type: array, items: {type: string}}, link: {type: string}}
            """
        return shop(
            """
            /{tenant}/a:
              get:
                operationId: \(first)
                parameters: [{name: tenant, in: path, required: true, schema: {type: string}}]
                x-ms-pageable: {nextLinkName: link, operationName: \(next)}
            \(indented(responses, by: "    "))
            /{tenant}/a/{link}:
              get:
                operationId: Pets_Next
                parameters:
                - {name: link, in: path, required: true, schema: {type: string}, x-ms-skip-url-encoding: true}
                - {name: tenant, in: path, required: true, schema: {type: string}}
                x-ms-pageable: {nextLinkName: link}
            \(indented(responses, by: "    "))
            """
        )
    }

    @Test(arguments: [
        ("Pets_List", "{ self.next(link: $0, tenant: tenant, withOptions: nil).requestDescription }"),
        ("Others_List", "{ client.pets.requests.next(link: $0, tenant: tenant, withOptions: nil).requestDescription }"),
    ])
    func theNextPageMayHaveAnOperationOfItsOwn(first: String, next: String) throws {
        let files = try generate(Self.pages(first, "Pets_Next"))
        let requests = files.values.flatMap { $0.lines(containing: "next: {", "nextLink: \"link\")") }.sorted()
        #expect(
            requests == [
                "next: \(next)",
                #"return ServiceRequest(description, client: client, returns: .page(items: "value", nextLink: "link"))"#,
            ]
        )
    }

    /// A filter that only the first page had would lead to other items.
    @Test func theNextPageHasTheOptionsOfTheFirst() throws {
        let answer = "{properties: {link: {type: string}, value: {type: array, items: {type: string}}}}"
        let response = "responses: {200: {description: D, schema: \(answer)}}"
        let own = "{name: own, in: query, type: string}"
        let match = "{name: If-Match, in: header, type: string}"
        let level = "{name: level, in: query, type: string, x-ms-parameter-grouping: {name: details}}"
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths:
              /a:
                get:
                  operationId: list
                  x-ms-pageable: {nextLinkName: link, operationName: next}
                  parameters:
                  - {name: $filter, in: query, type: string}
                  - {name: must, in: query, required: true, type: string}
                  - {name: X-Default, in: header, type: string}
                  - \(level)
                  - \(match)
                  - \(own)
                  \(response)
              /a/{link}:
                get:
                  operationId: next
                  x-ms-pageable: {nextLinkName: link}
                  parameters:
                  - {name: link, in: path, required: true, type: string, x-ms-skip-url-encoding: true}
                  - {name: x-default, in: header, type: string}
                  - {name: must, in: query, type: string}
                  - \(level)
                  - \(match)
                  - {name: $filter, in: query, type: string}
                  - {name: own, in: header, type: string}
                  \(response)
            """
        )
        #expect(generation.diagnostics == [])
        let client = generation.files.values.joined().filter { !$0.isWhitespace }
        #expect(
            client.contains(
                "next:{self.next(link:$0,withOptions:.init(xDefault:options?.xDefault,must:must,details:options?.details,"
                    + "filter:options?.filter)).requestDescription}"
            ),
            "\(generation.files.values.joined().lines(containing: "withOptions: .init", "next:"))"
        )
    }

    @Test func anOperationCanReturnItsOwnNextPages() throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths: {}
            x-ms-paths:
              /{tenant}/{link}?Things_ListNext:
                get:
                  operationId: Things_ListNext
                  parameters:
                  - {name: link, in: path, required: true, type: string, x-ms-skip-url-encoding: true}
                  - {name: tenant, in: path, required: true, type: string}
                  responses:
                    200: {description: D, schema: {properties: {link: {type: string}, value: {type: array, items: {type: string}}}}}
                  x-ms-pageable: {nextLinkName: link, operationName: Things_ListNext}
            """
        )
        #expect(generation.diagnostics == [])
        let client = generation.files.values.joined()
        #expect(client.contains("RequestDescription(.get, \"/{tenant}/{link}\", options: options)"))
        let next = "next: { self.listNext(link: $0, tenant: tenant, withOptions: nil).requestDescription }"
        #expect(client.contains(next))
    }

    @Test(arguments: [
        ("comp=list", ""), ("restype=container&comp=list", "?restype=container"),
        ("restype", "?restype"),
    ])
    func theQueryOfAPathIsSentOnce(query: String, sent: String) throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths: {}
            x-ms-paths:
              /a?\(query):
                get:
                  operationId: list
                  parameters:
                  - {name: comp, in: query, required: true, type: string, enum: [list]}
                  - {name: q, in: query, type: string}
                  responses: {204: {description: D}}
            """
        ).values.joined()
        #expect(client.contains("RequestDescription(.get, \"/a\(sent)\", options: options)"))
    }

    @Test func anOperationForTheNextPageThatIsNoneIsReported() throws {
        let generation = try Generation(Self.pages("Pets_List", "Pets_More"))
        #expect(
            generation.diagnostics == [
                "5:5: warning: the operation 'Pets_More' for the next pages does not exist; the client follows links "
                    + "as they are (correct 'operationName', or remove it)"
            ]
        )
    }

    /// Microsoft.OpenApi.OData names an operation that it never describes.
    @Test func anOperationForTheNextPageThatIsWrittenEverywhereIsNot() throws {
        #expect(try Generation(Self.pages("Pets_List", "listMore")).diagnostics == [])
    }

    // MARK: - Groups

    @Test func aGroupOfParametersIsOneOption() throws {
        let files = try generate(
            Self.find(
                "{name: If-Match, in: header, schema: {type: string}, x-ms-parameter-grouping: {name: access-conditions}}",
                "{name: q, in: query, description: What., schema: {type: string}, x-ms-parameter-grouping: {postfix: Filter}}",
                "{name: If-None-Match, in: header, schema: {type: string}, x-ms-parameter-grouping: {name: access-conditions}}",
                "{name: id, in: query, required: true, schema: {type: string}, x-ms-parameter-grouping: {}}"
            )
        )
        #expect(
            try files.file("ShopClient.swift").sent == [
                #"description.header("If-Match", options?.accessConditions?.ifMatch)"#,
                #"description.query("q", options?.findFilter?.q)"#,
                #"description.header("If-None-Match", options?.accessConditions?.ifNoneMatch)"#,
                #"description.query("id", id)"#,
            ]
        )
        let options = try files.options("FindOptions").members
        #expect(options.suffix(2) == ["let accessConditions: AccessConditions?", "let findFilter: FindFilter?"])
        #expect(
            try files.file("Source/Options/AccessConditions.swift") == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// Access conditions.
                public nonisolated struct AccessConditions: Sendable {
                    /// The value of `If-Match`.
                    public let ifMatch: String?
                    /// The value of `If-None-Match`.
                    public let ifNoneMatch: String?

                    // MARK: Initializer

                    /// Creates a group of options. The client or the service chooses a value for those that you leave out.
                    public init(ifMatch: String? = nil, ifNoneMatch: String? = nil) {
                        self.ifMatch = ifMatch
                        self.ifNoneMatch = ifNoneMatch
                    }
                }

                """
        )
    }

    /// If it is the same in all operations.
    @Test(
        arguments: [
            ("5", "    ///\n    /// If you leave it out, the client sends `5`.\n"), ("6", ""),
        ]
    )
    func aMemberOfAGroupSaysWhatIsSentWithoutIt(other: String, sentence: String) throws {
        func operation(_ path: String, _ value: String) -> String {
            """
            \(path):
              get:
                operationId: find\(path.dropFirst())
                parameters: [{name: top, in: query, description: How many., schema: {type: integer}, x-ms-client-default: \(value), \
            x-ms-parameter-grouping: {name: Paging}}]
                responses: {'204': {description: Done}}
            """
        }
        let files = try generate(shop([operation("/a", "5"), operation("/b", other)].joined(separator: "\n")))
        #expect(
            try files.file("Paging.swift").contains("    /// How many.\n\(sentence)    public let top: Int?\n")
        )
        #expect(
            try files.file("ShopClient.swift").sent == [
                #"description.query("top", options?.paging?.top ?? 5)"#,
                #"description.query("top", options?.paging?.top ?? \#(other))"#,
            ]
        )
    }

    @Test func operationsShareAGroupByItsName() throws {
        func operation(_ path: String, _ parameter: String) -> String {
            """
            \(path):
              get:
                operationId: find\(path.dropFirst())
                parameters: [{name: \(parameter), in: query, schema: {type: string}, x-ms-parameter-grouping: {name: Range}}]
                responses: {'204': {description: Done}}
            """
        }
        let files = try generate(shop([("/a", "x"), ("/b", "y"), ("/c", "x")].map(operation).joined(separator: "\n")))
        #expect(files.keys.filter { $0.contains("Range") } == ["Source/Options/RangeGroup.swift"])
        #expect(try files.file("RangeGroup.swift").members == ["let x: String?", "let y: String?"])
        #expect(
            try files.file("ShopClient.swift").sent == [
                #"description.query("x", options?.rangeGroup?.x)"#, #"description.query("y", options?.rangeGroup?.y)"#,
                #"description.query("x", options?.rangeGroup?.x)"#,
            ]
        )
    }

    @Test(arguments: ["{name: find-options}", "{postfix: Options}"])
    func aGroupThatIsCalledLikeTheOptionsOfItsOperationIsThem(group: String) throws {
        let parameter = "{name: q, in: query, schema: {type: string}, x-ms-parameter-grouping: \(group)}"
        let files = try generate(Self.find(parameter))
        #expect(try files.options("FindOptions").members.last == "let q: String?")
        #expect(files.keys.filter { $0.hasPrefix("Source/Options/") }.count == 2, "\(files.keys)")
    }

    @Test func aGroupThatIsCalledLikeOtherOptionsHasAnotherName() throws {
        let group = "x-ms-parameter-grouping: {name: search-options}"
        let files = try generate(Self.find("{name: q, in: query, schema: {type: string}, \(group)}"))
        #expect(try files.file("SearchParameters.swift").members == ["let q: String?"])
        #expect(try files.options("FindOptions").members.last == "let searchParameters: SearchParameters?")
    }

    // MARK: - Secrets

    @Test(
        "A part of a path that is named as a secret is one",
        arguments: [
            ("token", "", true), ("reset-token", "", true), ("apiKey", "", true), ("APIKEY", "", true),
            ("access_key", "", true),
            ("Password", "", true), ("token", "x-ms-secret: false, ", false), ("tokenId", "", false),
            ("key", "", false),
            ("keyToken2", "", false), ("accesstoken", "", true), ("page_token", "", false), ("nextToken", "", false),
        ]
    )
    func secretsInPaths(name: String, keys: String, isSecret: Bool) throws {
        let client = try Generation(
            shop(
                "{'/a/{\(name)}': {get: {operationId: find, parameters: [{name: \(name), in: path, required: true, "
                    + "\(keys)schema: {type: string}}, {name: password, in: query, schema: {type: string}}], "
                    + "responses: {'204': {description: D}}}}}"
            )
        ).files.file("ShopClient.swift")
        #expect(client.contains("description.secret(") == isSecret)
    }

    /// Parameters are secrets by the rule for members.
    @Test(arguments: [
        ("schema: {type: string, format: password}", true), ("schema: {type: string, format: Password}", true),
        ("schema: {type: password}", true), ("schema: {type: string, writeOnly: true}", true),
        ("schema: {type: integer, writeOnly: true}", false), ("schema: {type: integer, x-ms-secret: true}", true),
        ("schema: {type: string, x-ms-secret: true}", true),
        ("schema: {$ref: '#/components/schemas/Secret'}", true), ("schema: {$ref: '#/components/schemas/Sent'}", true),
        ("schema: {$ref: '#/components/schemas/Marked'}", true), ("schema: {type: string}", false),
        ("schema: {x-ms-secret: false, $ref: '#/components/schemas/Marked'}", true),
        ("schema: {type: array, items: {$ref: '#/components/schemas/Secret'}}", true),
        ("x-ms-secret: false, schema: {type: string, writeOnly: true}", false),
        ("x-ms-secret: false, schema: {type: string, format: password}", false),
    ])
    func whichParametersAndMembersAreSecrets(keys: String, isSecret: Bool) throws {
        let schemas = """
            components:
              schemas:
                Secret: {type: string, format: password}
                Sent: {type: string, writeOnly: true}
                Marked: {type: integer, x-ms-secret: true}
            """
        let parameter = try Generation(
            shop(
                "{'/a/{key}': {get: {operationId: find, parameters: [{name: key, in: path, required: true, \(keys)}], "
                    + "responses: {'204': {description: D}}}}}",
                schemas
            )
        ).files.file("ShopClient.swift")
        #expect(parameter.contains(#"description.secret("key")"#) == isSecret)
        // A member is the schema, with the mark of the parameter in it.
        guard let range = keys.firstRange(of: "schema: {"), !keys.contains("$ref") else { return }
        let member = "{\(keys[..<range.lowerBound])\(keys[range.upperBound...])"
        let body = "required: true, content: {application/json: {schema: {type: object, properties: {key: \(member)}}}}"
        let client = try Generation(
            shop(
                "{/a: {put: {operationId: put, requestBody: {\(body)}, responses: {'204': {description: D}}}}}",
                schemas
            )
        ).files.file("ShopClient.swift")
        #expect(client.contains(#"description.secret(members: ["key"])"#) == isSecret)
    }

    @Test func fieldsOfFormsAreSecretsAsMembersAre() throws {
        let client = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths:
              /a:
                post:
                  operationId: send
                  consumes: [application/x-www-form-urlencoded]
                  parameters:
                    - {name: a, in: formData, type: string, format: Password}
                    - {name: b, in: formData, type: string, x-ms-secret: true}
                    - {name: c, in: formData, type: string}
                    - {name: d, in: formData, type: string, format: password, x-ms-secret: false}
                  responses: {204: {description: D}}
            """
        ).files.file("ShopClient.swift")
        #expect(client.contains(#"description.secret(members: ["a", "b"])"#))
    }

    /// Whichever of several descriptions of the member says so.
    @Test(arguments: [
        "anyOf: [{properties: {key: {type: string}}}, {properties: {key: {type: string, x-ms-secret: true}}}]",
        "anyOf: [{properties: {key: {type: string, x-ms-secret: true}}}, {properties: {key: {type: string}}}]",
        "anyOf: [{properties: {key: {type: string}}}, {properties: {key: {type: string, writeOnly: true}}}]",
        "allOf: [{properties: {key: {type: string, x-ms-secret: true}}}, {properties: {key: {type: string}}}]",
        "allOf: [{properties: {key: {type: string, writeOnly: true}}}, {properties: {key: {type: string}}}]",
    ])
    func aMemberThatIsASecretInOnePartIsOne(parts: String) throws {
        let schema = "{properties: {id: {type: string}}, \(parts)}"
        let body = "required: true, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}"
        let client = try generate(
            shop(
                "{/a: {put: {operationId: put, requestBody: {\(body)}, responses: {'204': {description: D}}}}}",
                "components: {schemas: {A: \(schema)}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains(#"description.secret(members: ["key"])"#))
    }

    @Test func secretsInBodiesAreKeptOutOfLogs() throws {
        let client = try generate(
            shop(
                """
                /a:
                  put:
                    operationId: put
                    requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Sent'}}}}
                    responses: {'200': {description: D, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Base'}}}}}}
                  get:
                    operationId: get
                    responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Plain'}}}}}
                """,
                """
                components:
                  schemas:
                    Sent:
                      type: object
                      properties:
                        pin: {type: string, x-ms-secret: true}
                        code: {type: string, writeOnly: true}
                        token: {type: string, x-ms-mutability: [create]}
                        count: {type: integer, writeOnly: true}
                        phrase: {$ref: '#/components/schemas/Phrase'}
                        number: {$ref: '#/components/schemas/Number'}
                        nested: {type: object, properties: {key: {type: string, x-ms-secret: true, xml: {name: Key}}}}
                        again: {$ref: '#/components/schemas/Sent'}
                        codes: {type: array, items: {$ref: '#/components/schemas/Phrase'}}
                        either: {oneOf: [{type: integer}, {$ref: '#/components/schemas/Phrase'}]}
                        byName: {type: object, additionalProperties: {type: string, format: password}}
                        rows: {$ref: '#/components/schemas/Rows'}
                    Rows: {type: array, items: {$ref: '#/components/schemas/Rows'}}
                    Phrase: {type: string, format: password, xml: {name: Words}}
                    Number: {type: integer, x-ms-secret: true}
                    Base: {type: object, discriminator: {propertyName: kind}, required: [kind], properties: {kind: {type: string}}}
                    Sub: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {hidden: {type: string, x-ms-secret: true}}}]}
                    Plain: {type: object, properties: {code: {type: string}}}
                """
            )
        ).file("ShopClient.swift")
        let names = [
            "Key", "Words", "byName", "code", "codes", "either", "hidden", "key", "number", "phrase", "pin", "token",
        ]
        let calls = client.split(separator: "members: [").dropFirst().map { $0.prefix { $0 != "]" } }
        #expect(calls.count == 1)
        #expect(calls.first?.split(separator: "\"").filter { $0.contains(where: \.isLetter) }.map(String.init) == names)
    }

    // MARK: - Answers

    private static let content =
        "content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}"

    @Test(arguments: [
        (
            "'204': {description: D}\n'202': {description: D, x-ms-error-response: true}", "Void",
            ["failure(.code(202))"]
        ),
        (
            "'200': {description: D}\n'404': {description: D, x-ms-error-response: false}", "Void",
            ["success(.code(404))"]
        ),
        ("'200': {description: D}\n4XX: {description: D, x-ms-error-response: false}", "Void", ["success(.range(4))"]),
        (
            "'200': {description: D, \(content)}\n'404': {description: D, x-ms-error-response: false}", "FindResponse?",
            ["success(.code(404))"]
        ),
        (
            "'404': {description: D, x-ms-error-response: false, \(content)}", "FindResponse",
            ["success(.code(404), hasValue: true)"]
        ),
        (
            "'200': {description: D}\n'202': {description: D, x-ms-error-response: true, \(content)}", "Void",
            [#"accept("application/json")"#, "failure(.code(202), FindError.self)"]
        ),
        ("'200': {description: D}\n'404': {description: D, x-ms-error-response: true}", "Data", []),
        // What comes with a request that is only accepted is not its result.
        ("'200': {description: D, \(content)}\n'202': {description: D}", "FindResponse?", ["success(.code(202))"]),
        ("'200': {description: D}\n'202': {description: D}", "Data", []),
        // Failures that are not JSON.
        (
            "'204': {description: D}\n'400': {description: D, content: {text/plain: {schema: {type: string}}}}", "Void",
            [#"accept("text/plain")"#, "failure(.code(400), String.self)"]
        ),
        (
            "'204': {description: D}\n'400': {description: D, content: {image/png: {}}}", "Void",
            []
        ),
    ])
    func responses(responses: String, output: String, sent: [String]) throws {
        let client = try generate(Self.find("{name: q, in: query, schema: {type: string}}", responses: responses))
            .file("ShopClient.swift")
        #expect(Array(client.sent.dropFirst()) == sent.map { "description." + $0 })
        #expect(client.contains("-> ServiceRequest<\(output)> {"))
    }

    @Test func aMemberHasTheClientsDefault() throws {
        let generation = try Generation(
            schemas(
                """
                Level: {type: string, enum: [low, high]}
                Order:
                  required: [count, level]
                  properties:
                    count: {type: integer, x-ms-client-default: 3}
                    level: {allOf: [{$ref: '#/components/schemas/Level'}], x-ms-client-default: high}
                    note: {type: string, x-ms-client-default: none}
                    days: {type: integer, x-ms-client-default: many}
                """
            )
        )
        #expect(
            try generation.files.file("Order.swift").contains(
                "init(count: Int = 3, level: Level = .high, note: String? = \"none\", days: Int? = nil) {"
            )
        )
        #expect(
            generation.diagnostics == [
                "13:52: warning: 'x-ms-client-default' of the property 'days' is ignored, because it is not a value "
                    + "of type 'Int' (write one)"
            ]
        )
    }
}
