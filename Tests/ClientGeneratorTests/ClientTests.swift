import Testing

/// What a service as a whole becomes: the client, its initializers and the versions of its API.
@Suite struct ClientTests {
    @Test func aClientIsAPipelineClient() throws {
        let files = try generate(
            shop("{}", "servers: [{url: 'https://shop.example.com/v1'}]"),
            configuration: "module: ShopKit"
        )
        #expect(
            try files.file("Source/ShopClient.swift") == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// A client for Shop.
                public nonisolated final class ShopClient: PipelineClient, @unchecked Sendable {
                    // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

                    /// The versions of the service's API that this client supports.
                    public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
                        /// API version "1.0".
                        case v10 = "1.0"

                        /// The most recent version of the API, which is used unless you choose another.
                        public static var latest: ApiVersion { .v10 }
                    }

                    /// The options that the client was created with.
                    public let options: ShopClientOptions

                    // MARK: Initializers

                    /// Creates a client.
                    ///
                    /// The service's description has no security scheme. If operations need a credential besides their arguments,
                    /// create the client with an `authPolicy` instead, such as
                    /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
                    ///
                    /// - Parameters:
                    ///   - endpoint: The URL of the service. Defaults to `https://shop.example.com/v1`.
                    ///   - options: The options for the client.
                    /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
                    public convenience init(
                        endpoint: URL? = nil,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                        try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
                    }

                    /// Creates a client with your own authentication policy, even one that the service's description does not mention.
                    ///
                    /// - Parameters:
                    ///   - endpoint: The URL of the service. Defaults to `https://shop.example.com/v1`.
                    ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
                    ///     send them without credentials.
                    ///   - options: The options for the client.
                    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
                    public init(
                        endpoint: URL? = nil,
                        authPolicy: (any Authenticating)?,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                        let endpoint = try ServerTemplate("https://shop.example.com/v1").url(unless: endpoint)
                        let options = options ?? ShopClientOptions()
                        self.options = options
                        try super.init(
                            endpoint: endpoint,
                            authPolicy: authPolicy,
                            withOptions: options,
                            package: "ShopKit",
                            productPrefix: "azsdk-ios-"
                        )
                    }
                }

                """
        )
        #expect(files.keys.sorted() == ["Source/Options/ShopClientOptions.swift", "Source/ShopClient.swift"])
    }

    // MARK: - Endpoints

    @Test(arguments: [
        ("[{url: 'https://a.example.com'}, {url: 'https://b.example.com'}]", "https://a.example.com"),
        ("[{url: 'https://{r}.example.com', variables: {r: {default: eu}}}]", "https://eu.example.com"),
        ("[{url: 'https://{r}.example.com', variables: {r: {default: ''}}}]", nil),
        ("[]", nil),
    ])
    func theEndpointMayBeLeftOutWhereTheDescriptionNamesAServer(servers: String, endpoint: String?) throws {
        let client = try generate(shop("{}", "servers: \(servers)")).file("ShopClient.swift")
        #expect(client.contains("    endpoint: URL,\n") == (endpoint == nil))
        #expect(
            client.lines(containing: "let endpoint =")
                == (endpoint.map { ["let endpoint = try ServerTemplate(\"\($0)\").url(unless: endpoint)"] } ?? [])
        )
    }

    // MARK: - Credentials

    private static let key = "key: {type: apiKey, in: header, name: X-Key}"
    private static let token = "token: {type: http, scheme: bearer}"
    private static let login = "login: {type: http, scheme: basic}"
    private static let oauth =
        "oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a/t', scopes: {read: r, write: w}}}}"

    @Test(arguments: [
        ([key], "[{key: []}]", ["credential: APIKeyCredential,"]),
        ([token], "[{token: []}]", ["credential: any TokenCredential,"]),
        ([login], "[{login: []}]", ["credential: BasicCredential,"]),
        (
            [key, token], "[{key: []}, {token: []}]",
            ["credential: APIKeyCredential,", "credential: any TokenCredential,"]
        ),
        (
            [key, token], "[{key: [], token: []}]",
            ["keyCredential: APIKeyCredential,", "tokenCredential: any TokenCredential,"]
        ),
        ([key, token], "[{key: []}, {key: []}]", ["credential: APIKeyCredential,"]),
        ([key], "[{key: []}, {}]", ["credential: APIKeyCredential,", ""]),
        (
            [token, oauth], "[{token: []}, {oauth: [read]}]",
            ["credential: any TokenCredential,", "oauthCredential: any TokenCredential,"]
        ),
    ])
    func initializers(schemes: [String], security: String, credentials: [String]) throws {
        let client = try generate(
            shop("{}", "security: \(security)\ncomponents: {securitySchemes: {\(schemes.joined(separator: ", "))}}")
        ).file("ShopClient.swift")
        let declared = client.lines(containing: "redential: ").filter { $0.hasSuffix(",") && !$0.contains("Policy(") }
        #expect(declared == credentials.filter { !$0.isEmpty })
        let isAnonymous = credentials.contains("")
        #expect(client.contains("authPolicy: nil") == isAnonymous)
    }

    @Test func eachCredentialHasItsPolicy() throws {
        func policies(_ scheme: String, _ requirement: String) throws -> [String] {
            try generate(
                shop("{}", "security: [\(requirement)]\ncomponents: {securitySchemes: {\(scheme)}}")
            ).file("ShopClient.swift").lines(containing: "Policy(c", "Policy(k", "Policy(t", "CombinedAuth")
        }
        #expect(
            try policies(Self.key, "{key: []}") == [
                "let authPolicy = APIKeyCredentialPolicy(credential: credential, name: \"X-Key\", location: .header)"
            ]
        )
        #expect(
            try policies(Self.login, "{login: []}") == [
                "let authPolicy = BasicCredentialPolicy(credential: credential)"
            ]
        )
        #expect(
            try policies("\(Self.key), \(Self.token)", "{key: [], token: []}") == [
                "let authPolicy = CombinedAuthenticationPolicy([",
                "APIKeyCredentialPolicy(credential: keyCredential, name: \"X-Key\", location: .header),",
                "BearerTokenCredentialPolicy(credential: tokenCredential),",
            ]
        )
        #expect(try policies(Self.oauth, "{oauth: [read]}").first?.contains("scopes: scopes)") == true)
    }

    @Test func scopesOfTokensAreAnOption() throws {
        let options = try generate(
            shop("{}", "security: [{oauth: [read]}]\ncomponents: {securitySchemes: {\(Self.oauth)}}")
        ).options("ShopClientOptions")
        #expect(
            options.lines(containing: "scopes") == [
                "/// The scopes of the access tokens, or `nil` for scopes that suffice for every operation.",
                "public let scopes: [String]?", "scopes: [String]? = nil", "self.scopes = scopes",
            ]
        )
    }

    @Test func aServiceWithoutSecurityNeedsNoCredential() throws {
        let client = try generate(shop()).file("ShopClient.swift")
        #expect(
            client.contains(
                """
                    public convenience init(
                        endpoint: URL,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                """
            )
        )
    }

    // MARK: - Versions

    /// What stands there is what a newcomer makes first: one thing that is read, before what is only written or cannot be made up.
    @Test(arguments: [
        (
            "get: {operationId: getPet, parameters: [{name: id, in: query, required: true, schema: {type: string}}]",
            [
                "let client = try ShopClient(endpoint: endpoint)", "let result = try await client.getPet(id: \"id\")",
                "print(result)",
            ]
        ),
        (
            "get: {operationId: getPet, parameters: [{name: id, in: query, required: true, schema: {type: string, format: duration}}]",
            []
        ),
    ])
    func documentationShowsAFirstCall(operation: String, example: [String]) throws {
        let response = "responses: {'200': {description: It, content: {application/json: {schema: {type: string}}}}}}"
        let client = try generate(shop("/pet:\n  \(operation), \(response)")).file("ShopClient.swift")
        let lines = example.map { "/// \($0)\n" }.joined()
        let comment = example.isEmpty ? "" : "///\n/// ```swift\n\(lines)/// ```\n"
        #expect(client.contains("/// A client for Shop.\n\(comment)public nonisolated final class"))
    }

    /// The sample creates the client with what its call needs, and with a policy where no credential will do.
    @Test(arguments: [
        ("[{a: []}, {b: []}]", "", "try ShopClient(endpoint: endpoint, credential: APIKeyCredential(key))"),
        ("[{a: []}]", "[{b: []}]", "try ShopClient(endpoint: endpoint, credential: APIKeyCredential(key))"),
        ("[{aws: []}]", "", "try ShopClient(endpoint: endpoint, authPolicy: authPolicy)"),
    ])
    func theSampleCreatesTheClientForItsCall(first: String, second: String, creation: String) throws {
        let response = "responses: {'200': {description: It, content: {application/json: {schema: {type: string}}}}}"
        let generation = try Generation(
            shop(
                """
                /pet:
                  get: {operationId: getPet, security: \(first), \(response)}
                  put: {operationId: setPet, security: \(second.isEmpty ? first : second), \(response)}
                """,
                """
                components:
                  securitySchemes:
                    a: {type: apiKey, in: header, name: A}
                    b: {type: apiKey, in: header, name: B}
                    aws: {type: apiKey, in: header, name: Authorization, x-amazon-apigateway-authtype: awsSigv4}
                """
            )
        )
        let client = try #require(generation.files["Source/ShopClient.swift"])
        #expect(client.contains("/// let client = \(creation)\n"))
    }

    /// What the argument is comes first.
    @Test(arguments: [
        ("", ""), ("Get it on the page of your account.", " Get it on the page of your account."),
        ("# Keys of accounts", ""), (#"# Keys of accounts\n\nGet one."#, " Get one."),
    ])
    func theDocumentationOfACredential(written: String, shown: String) throws {
        let client = try generate(
            shop(
                "/pet: {get: {operationId: getPet, responses: {'204': {description: D}}}}",
                "security: [{a: []}]\ncomponents: {securitySchemes: {a: {type: apiKey, in: header, name: A, description: \"\(written)\"}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains("///   - credential: The key, sent in the header field `A`.\(shown)\n"))
    }

    @Test(arguments: [
        ("", ""), ("description: Bearer token, ", " Bearer token."), ("description: Get it there., ", " Get it there."),
    ])
    func theDocumentationOfADeprecatedCredential(written: String, shown: String) throws {
        let client = try generate(
            shop(
                "/pet: {get: {operationId: getPet, responses: {'204': {description: D}}}}",
                "security: [{a: []}]\ncomponents: {securitySchemes: {a: {\(written)type: apiKey, in: header, name: A, deprecated: true}}}"
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        ).file("ShopClient.swift")
        let said = "The key, sent in the header field `A`.\(shown) The service marks this as deprecated."
        #expect(client.contains("///   - credential: \(said)\n"), "\(client)")
    }

    /// A default that is only documented stands behind the words about the parameter.
    @Test(arguments: [
        ("", "The mount. The default is `b`."), ("description: Where it is., ", "Where it is. The default is `b`."),
        ("description: Where it is (the default is b)., ", "Where it is (the default is b)."),
    ])
    func theDefaultOfARequiredParameter(keys: String, documentation: String) throws {
        let client = try generate(
            shop(
                "'/{mount}': {get: {operationId: getPet, parameters: [{name: mount, in: path, required: true, \(keys)"
                    + "schema: {type: string, default: b}}], responses: {'204': {description: D}}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains("///   - mount: \(documentation)\n"))
    }

    @Test func aServiceWithoutAVersionHasOneAllTheSame() throws {
        let client = try generate("openapi: 3.0.3\ninfo: {title: Shop}\npaths: {}").file("ShopClient.swift")
        #expect(
            client.contains(
                "/// The only version: the description does not name one.\n        case unversioned = \"\"\n"
            )
        )
    }

    @Test(arguments: [
        (["2020-01-01", "2019-05-05"], ["v20190505", "v20200101"], "v20200101"),
        (["1.9", "1.10"], ["v19", "v110"], "v110"), (["1.11", "11.1"], ["v111", "v11_1"], "v11_1"),
        (["unversioned"], ["unversioned"], "unversioned"), (["latest"], ["latestVersion"], "latestVersion"),
        (["2020-1-11", "2020-11-1"], ["v2020111", "v2020_11_1"], "v2020_11_1"),
        (["2020-01-01", "2021-01-01-preview"], ["v20200101", "v20210101preview"], "v20200101"),
        (["2021-01-01-preview"], ["v20210101preview"], "v20210101preview"),
        (["v1", "v2"], ["v1", "v2"], "v2"),
        (["1.0", "2.0-rc", "2.0-beta.1"], ["v10", "v20beta1", "v20rc"], "v10"),
        (["2.0", "2.0-preview", "10", "1x", "9"], ["v1x", "v20preview", "v20", "v9", "v10"], "v10"),
        (["v1", "v1alpha1", "v1beta10", "v1beta2"], ["v1alpha1", "v1beta2", "v1beta10", "v1"], "v1"),
        (["1.0", "10"], ["v10", "v102"], "v102"),
    ])
    func versions(values: [String], names: [String], latest: String) throws {
        let list = values.map { "'\($0)'" }.joined(separator: ", ")
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters:
                    - {name: api-version, in: query, required: true, schema: {type: string, enum: [\(list)]}}
                    responses: {'204': {description: Done}}
                    """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.lines(containing: "case ").map { $0.split(separator: " ")[1] } == names.map { Substring($0) })
        #expect(client.contains("static var latest: ApiVersion { .\(latest) }"))
        #expect(client.sent == ["description.query(\"api-version\", client.options.apiVersion)"])
        #expect(client.contains("find(withOptions options: FindOptions? = nil) async throws(ServiceError) {"))
        #expect(!files.keys.contains { $0.hasSuffix("/FindOptions.swift") })
    }

    /// Operations of several ages list the versions that they have.
    @Test func versionsThatOperationsDifferIn() throws {
        func path(_ name: String, _ values: String) -> String {
            """
            /\(name):
              get:
                operationId: \(name)
                parameters: [{name: api-version, in: query, required: true, schema: {type: string, enum: [\(values)]}}]
                responses: {'204': {description: Done}}

            """
        }
        let generation = try Generation(
            shop(
                path("a", "'2020-01-01', '2021-01-01'") + path("b", "'2020-01-01'")
                    + path("c", "'2020-01-01', '2022-02-02'")
            )
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "case ").map { $0.split(separator: " ")[1] } == [
                "v20200101", "v20210101", "v20220202",
            ]
        )
        #expect(client.contains("static var latest: ApiVersion { .v20220202 }"))
        let sent = client.code.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        for versions in [#"["2020-01-01", "2021-01-01"]"#, #"["2020-01-01", "2022-02-02"]"#] {
            #expect(
                sent.contains(
                    #"description.query( "api-version", RequestDescription.version(client.options.apiVersion, among: \#(versions)) )"#
                )
            )
        }
        #expect(sent.contains(#"description.query("api-version", "2020-01-01")"#))
        let advice = "operations list; if the client's version is not among them, '"
        #expect(
            generation.diagnostics == [
                "7:20: warning: this parameter does not list all versions that other \(advice)2021-01-01' is sent (list the same "
                    + "versions everywhere)",
                "12:20: warning: this parameter does not list all versions that other \(advice)2020-01-01' is sent (list the "
                    + "same versions everywhere)",
                "17:20: warning: this parameter does not list all versions that other \(advice)2022-02-02' is sent (list the "
                    + "same versions everywhere)",
            ]
        )
    }

    /// A parameter whose values have nothing in common with the versions is one as any other.
    @Test func versionsOfAnotherKind() throws {
        let parameters = [
            "a":
                "{name: api-version, in: query, required: true, schema: {type: string, enum: ['2020-01-01', '2021-01-01']}}",
            "b": "{name: api-version, in: header, required: true, schema: {type: integer, enum: [1, 2]}}",
        ]
        let paths = parameters.sorted { $0.key < $1.key }.map { name, parameter in
            "/\(name):\n  get:\n    operationId: \(name)\n    parameters: [\(parameter)]\n"
                + "    responses: {'204': {description: Done}}\n"
        }
        let client = try generate(shop(paths.joined())).file("ShopClient.swift")
        #expect(
            client.sent == [
                #"description.query("api-version", client.options.apiVersion)"#,
                #"description.header("api-version", apiVersion)"#,
            ]
        )
    }

    @Test(arguments: [
        ("[]", true), ("[{name: api-version, in: query, required: true, schema: {type: string}}]", false),
    ])
    func aVersionThatNoRequestSendsIsSaidToBeNone(parameters: String, isSaid: Bool) throws {
        let description = operations("find", more: "parameters: \(parameters)\nresponses: {'204': {description: Done}}")
        let options = try generate(description).file("ShopClientOptions.swift")
        #expect(options.contains("that the client uses. Requests do not include it.\n") == isSaid)
    }

    /// A version parameter, the version of the description, and the versions of the client; `nil` if the parameter is one as any
    /// other.
    @Test(arguments: [
        ("{type: integer, enum: [2, 10, 1]}", "1.0.3", ["1", "2", "10"]),
        ("{type: number, enum: [1.0, 2.50]}", "1.0.3", ["1.0", "2.50"]),
        ("{type: integer, default: 2}", "1.0.3", ["2"]),
        ("{type: string, default: '2024-01-01'}", "1.0.3", ["2024-01-01"]),
        ("{type: string, default: '2024-01-01'}", "2024-10-01", ["2024-10-01"]),
        ("{type: string, default: '2024-01-01'}", "2023-10-01", ["2024-01-01"]),
        ("{type: integer}", "3", ["3"]),
        ("{type: string}", "1.0.3", ["1.0.3"]),
        ("{type: integer}", "1.0.3", nil),
        ("{type: number}", "1.0.3", nil),
    ])
    func versionsAreThoseThatTheParameterCanHave(schema: String, version: String, versions: [String]?) throws {
        let description = operations(
            "find",
            more: """
                parameters: [{name: api-version, in: query, required: true, schema: \(schema)}]
                responses: {'204': {description: Done}}
                """
        )
        let files = try generate(description.replacing("version: '1.0'", with: "version: '\(version)'"))
        let client = try files.file("ShopClient.swift")
        let source = versions == nil ? "apiVersion" : "client.options.apiVersion"
        #expect(client.sent == ["description.query(\"api-version\", \(source))"])
        guard let versions else { return }
        #expect(
            client.lines(containing: "case ").map { $0.split(separator: "\"")[1] } == versions.map { Substring($0) }
        )
    }

    /// The version of the description is sent if nothing else names one, and the service may know it.
    @Test(arguments: [
        ("v1", false, nil), ("v1", true, "client.options.apiVersion"), ("1.0", false, "client.options.apiVersion"),
        ("2024-01-01-preview", false, "client.options.apiVersion"), ("0.0.0", true, nil), ("0.0.0", false, nil),
    ])
    func versionsOfDocumentsAreNotSentToServices(version: String, isRequired: Bool, sent: String?) throws {
        let description = operations(
            "find",
            more: """
                parameters: [{name: api-version, in: query, required: \(isRequired), schema: {type: string}}]
                responses: {'204': {description: Done}}
                """
        )
        let client = try generate(description.replacing("version: '1.0'", with: "version: '\(version)'"))
            .file("ShopClient.swift")
        let given = isRequired ? "apiVersion" : "options?.apiVersion"
        #expect(client.sent == ["description.query(\"api-version\", \(sent ?? given))"])
    }

    @Test func aParameterOfOtherVersionsSendsItsOwn() throws {
        let paths = [("find", "[1, 2]"), ("look", "[7]"), ("see", "[2, 3]")].map { name, values in
            "/\(name): {get: {operationId: \(name), parameters: [{name: api-version, in: query, required: true, schema: "
                + "{type: integer, enum: \(values)}}], responses: {'204': {description: Done}}}}"
        }
        let generation = try Generation(shop(paths.joined(separator: "\n")))
        #expect(generation.diagnostics.count { $0.contains("does not list all versions") } == 3)
        #expect(
            try generation.files.file("ShopClient.swift").sent == [
                #"description.query("api-version", RequestDescription.version(client.options.apiVersion, among: ["1", "2"]))"#,
                #"description.query("api-version", "7")"#,
                #"description.query("api-version", RequestDescription.version(client.options.apiVersion, among: ["2", "3"]))"#,
            ]
        )
    }
}
