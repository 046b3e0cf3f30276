import Testing

/// What the security of operations becomes: initializers of the client, and what requests say of it.
@Suite struct SecurityTests {
    private static let schemes = """
        key: {type: apiKey, in: header, name: X-Key}
        part: {type: apiKey, in: query, name: part}
        login: {type: http, scheme: basic}
        oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a/t', scopes: {read: r, write: w, all: a}}}}
        cookie: {type: apiKey, in: cookie, name: session}
        token: {type: apiKey, in: header, name: X-Token}
        tls: {type: mutualTLS}
        digest: {type: http, scheme: digest}
        """

    /// A description whose operations have the given security; an empty text says nothing of it.
    private static func secured(_ service: String, _ operations: [String], schemes: String = schemes) -> String {
        let paths = operations.enumerated().map { index, security in
            """
            /\(index):
              get:
                operationId: find\(index)
                \(security.isEmpty ? "" : "security: \(security)")
                responses: {'204': {description: Done}}
            """
        }
        return shop(
            paths.joined(separator: "\n"),
            (service.isEmpty ? "" : "security: \(service)\n") + "components:\n  securitySchemes:\n"
                + indented(schemes, by: "    ")
        )
    }

    private static func client(
        _ service: String,
        _ operations: [String],
        schemes: String = schemes,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try generate(secured(service, operations, schemes: schemes), sourceLocation: sourceLocation)
            .file("ShopClient.swift")
    }

    /// The labels of the credentials of each initializer.
    private static func labels(_ client: String) -> [[String]] {
        client.components(separatedBy: "convenience init(").dropFirst().map { text in
            text.prefix { $0 != "{" }.split(whereSeparator: { $0 == "," || $0 == "\n" }).compactMap { parameter in
                let label = parameter.drop { $0 == " " }.prefix { $0 != ":" }
                return label.lowercased().hasSuffix("credential") ? String(label) : nil
            }
        }
    }

    // MARK: - Requests

    @Test func credentialsForSchemesThatNothingRequiresMayBeLeftOut() throws {
        let description = Self.secured("", [""], schemes: "key: {type: apiKey, in: header, name: X-Key}")
        let client = try #require(try Generation(description).files["Source/ShopClient.swift"])
        #expect(Self.labels(client) == [["credential"], []])
        #expect(try Self.labels(Self.client("[]", [""])) == [[]])
    }

    @Test(arguments: [
        // What all operations require stands nowhere.
        ("[{key: []}]", ["", "[{key: []}]"], ["", ""]),
        ("", ["[{key: []}]", "[{key: []}]"], ["", ""]),
        ("", ["[{oauth: [read]}]", "[{oauth: [write]}]"], ["", ""]),
        ("[{key: []}, {login: []}]", ["", ""], ["", ""]),
        // Nothing is required.
        ("[{key: []}]", ["", "[]"], ["", "description.anonymous()"]),
        ("", ["[{key: []}]", ""], ["", "description.anonymous()"]),
        ("", ["[]", ""], ["", ""]),
        // Others are required.
        ("[{key: []}]", ["", "[{login: []}]"], ["", #"description.security([["login"]])"#]),
        (
            "[{key: []}]", ["[{part: [], login: []}, {key: []}]"],
            [#"description.security([["part", "login"], ["key"]])"#]
        ),
        ("", ["[{key: []}]", "[{login: []}]", "[{login: []}]"], [#"description.security([["key"]])"#, "", ""]),
        // No credential is an alternative, and the last one.
        ("[{key: []}]", ["[{}, {key: []}]"], [#"description.security([["key"], []])"#]),
        ("[{}, {key: []}]", ["", "[{key: []}, {}]"], ["", ""]),
        // What the transport proves.
        ("[{key: []}]", ["[{tls: []}]", "[{tls: [], key: []}]"], ["description.anonymous()", ""]),
    ])
    func whatARequestSaysOfSecurity(service: String, operations: [String], sent: [String]) throws {
        let requests = try Self.client(service, operations).components(separatedBy: "RequestDescription(.get")
            .dropFirst()
        #expect(requests.map { $0.sent.joined(separator: " ") } == sent)
    }

    // MARK: - Initializers

    @Test(arguments: [
        // Each set of credentials that suffices for something.
        ("[{key: []}]", ["", "[{login: []}, {key: []}]"], [["credential"], ["credential"]]),
        ("[{key: []}]", ["[]"], [["credential"], []]),
        ("[{key: []}]", ["[{key: []}, {}]"], [["credential"], []]),
        ("[{tls: []}]", [""], [[]]),
        // No set suffices for all operations: any choice of them.
        (
            "[{key: []}]", ["", "[{login: []}]"],
            [["credential"], ["credential"], ["keyCredential", "loginCredential"]]
        ),
        (
            "[{key: []}, {part: [], login: []}]", ["", "[{oauth: []}]"],
            [
                ["credential"], ["partCredential", "loginCredential"], ["credential"],
                ["keyCredential", "partCredential", "loginCredential", "oauthCredential"],
            ]
        ),
        // What all operations take is the credential, whatever others take and wherever they stand.
        ("[{part: []}]", ["[{key: []}, {part: []}]", ""], [["credential"], ["keyCredential"]]),
        ("[{key: []}, {part: []}]", [""], [["credential"], ["partCredential"]]),
        ("[{part: []}, {key: []}]", [""], [["partCredential"], ["credential"]]),
        // A cookie comes last, also where the service as a whole says nothing.
        (
            "", ["[{cookie: []}]", "[{token: []}]"],
            [["cookieCredential"], ["credential"], ["cookieCredential", "tokenCredential"]]
        ),
        ("", ["[{cookie: []}, {token: []}]"], [["credential"], ["cookieCredential"]]),
        ("[{cookie: []}, {login: []}, {token: []}]", [""], [["credential"], ["credential"], ["cookieCredential"]]),
        ("[{cookie: []}]", ["", "[{token: []}, {cookie: []}]"], [["credential"], ["tokenCredential"]]),
        // Where two keys are usually needed together, a single one is not what is meant.
        ("[{key: [], part: []}, {token: []}]", [""], [["keyCredential", "partCredential"], ["tokenCredential"]]),
        ("[{token: []}, {key: [], part: []}]", [""], [["credential"], ["keyCredential", "partCredential"]]),
    ])
    func theCredentialsOfInitializers(service: String, operations: [String], labels: [[String]]) throws {
        #expect(Self.labels(try Self.client(service, operations)) == labels)
    }

    @Test func anInitializerNamesSchemesWhereOperationsDiffer() throws {
        let client = try Self.client("[{key: []}]", ["", "[{oauth: [write]}, {}]", "[{login: []}, {oauth: [read]}]"])
        let start = try #require(client.range(of: "    /// Creates a client with one or more"))
        let end = try #require(client.range(of: "\n\n    /// Creates a client with your own authentication policy"))
        #expect(
            client[start.lowerBound..<end.lowerBound]
                == """
                    /// Creates a client with one or more of the credentials that the service's operations accept.
                    ///
                    /// An operation that accepts none of the given credentials fails before anything is sent.
                    ///
                    /// - Parameters:
                    ///   - endpoint: The URL of the service.
                    ///   - keyCredential: The key, sent in the header field `X-Key`.
                    ///   - loginCredential: The user name and the password.
                    ///   - oauthCredential: The credential that supplies access tokens. Where to obtain them: `https://a/t`.
                    ///   - options: The options for the client.
                    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
                    public convenience init(
                        endpoint: URL,
                        keyCredential: APIKeyCredential? = nil,
                        loginCredential: BasicCredential? = nil,
                        oauthCredential: (any TokenCredential)? = nil,
                        withOptions options: ShopClientOptions? = nil
                    ) throws(ServiceError) {
                        let scopes = options?.scopes ?? ["write", "read"]
                        var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["key"]])
                        authPolicy.add(
                            "key",
                            keyCredential.map { APIKeyCredentialPolicy(credential: $0, name: "X-Key", location: .header) }
                        )
                        authPolicy.add("login", loginCredential.map { BasicCredentialPolicy(credential: $0) })
                        authPolicy.add("oauth", oauthCredential.map { BearerTokenCredentialPolicy(credential: $0, scopes: scopes) })
                        try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
                    }
                }
                """.replacing("\n}", with: "")
        )
        #expect(
            client.lines(containing: #"authPolicy.add("key", APIKey"#)
                == [
                    #"authPolicy.add("key", APIKeyCredentialPolicy(credential: credential, name: "X-Key", location: .header))"#
                ]
        )
    }

    @Test func aClientWithoutCredentialRefusesWhatNeedsOne() throws {
        let client = try Self.client("[{key: []}]", ["", "[]"])
        #expect(
            client.lines(containing: "let authPolicy") == [
                #"let authPolicy = APIKeyCredentialPolicy(credential: credential, name: "X-Key", location: .header)"#,
                #"let authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["key"]])"#,
            ]
        )
    }

    @Test(arguments: [
        ("[{oauth: [read]}]", ["", "[{oauth: [write]}]"], #"["read", "write"]"#),
        ("[{oauth: []}]", [""], ""),
        ("[{login: [admin]}]", [""], ""),
        // Of alternatives, one suffices: the first, or what others ask for.
        ("[{oauth: [read]}, {oauth: [write]}]", [""], #"["read"]"#),
        ("", ["[{oauth: [all]}, {oauth: [read]}]", "[{oauth: [read]}]"], #"["read"]"#),
        ("", ["[{oauth: [read]}, {oauth: [all]}]", "[{oauth: [write]}, {oauth: [all]}]"], #"["read", "write"]"#),
        ("", ["[{oauth: [read]}, {oauth: []}]"], ""),
    ])
    func tokensAreGoodForWhatIsRequired(service: String, operations: [String], scopes: String) throws {
        let client = try Self.client(service, operations)
        let policy = try #require(client.lines(containing: "let authPolicy =").first)
        #expect(policy.contains("scopes: scopes") == !scopes.isEmpty)
        let usual = scopes.isEmpty ? [] : ["let scopes = options?.scopes ?? \(scopes)"]
        #expect(client.lines(containing: "let scopes =") == usual)
    }

    @Test(arguments: ["[{key: []}]", "[{oauth: []}, {key: []}]", "[{part: [], key: []}]"])
    func aSchemeThatIsAddedRenamesNothing(service: String) throws {
        let before = Self.labels(try Self.client(service, [""]))
        let schemes = Self.schemes + "\nnew: {type: apiKey, in: header, name: New}\nother: {type: http, scheme: bearer}"
        let after = Self.labels(
            try Self.client(
                "[{new: []}, {other: []}, " + String(service.dropFirst()),
                ["", "[{new: [], other: []}]"],
                schemes: schemes
            )
        )
        #expect(before.allSatisfy(after.contains))
    }

    // MARK: - What credentials are not for

    @Test func schemesThatWriteOneFieldAreOneCredential() throws {
        let schemes = """
            first: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a/t', scopes: {read: r, write: w}}}}
            second: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a/t', scopes: {read: r, all: a}}}}
            key: {type: apiKey, in: header, name: X-Key}
            """
        let client = try Self.client(
            "[{first: [read], second: [all]}]",
            ["[{second: [read], first: [write]}, {first: []}]", "[{first: [write], second: [read], key: []}]"],
            schemes: schemes
        )
        #expect(Self.labels(client) == [["credential"], ["firstCredential", "keyCredential"]])
        #expect(client.contains("let scopes = options?.scopes ?? [\"read\", \"all\", \"write\"]"))
        #expect(client.sent == ["description.security([[\"first\", \"key\"]])"])
    }

    @Test(arguments: [
        (
            "first: {type: http, scheme: bearer}\nsecond: {type: http, scheme: basic}",
            "the header field 'Authorization'"
        ),
        (
            "first: {type: apiKey, in: header, name: X-Key}\nsecond: {type: apiKey, in: header, name: x-key}",
            "the header field 'x-key'"
        ),
        (
            "first: {type: apiKey, in: query, name: k}\nsecond: {type: apiKey, in: query, name: k}",
            "the parameter 'k'"
        ),
    ])
    func aCredentialThatHasNoPlaceIsReported(schemes: String, field: String) throws {
        let both = "[{first: [], second: []}]"
        let generation = try Generation(Self.secured(both, ["", both], schemes: schemes))
        #expect(
            generation.diagnostics == [
                "18:5: warning: the security schemes 'first' and 'second' are required together, but both set "
                    + "\(field), which can have only one value; the client uses only the credential of 'first' "
                    + "(describe one of them, or make them alternatives)"
            ]
        )
        #expect(try Self.labels(generation.files.file("ShopClient.swift")) == [["credential"]])
    }

    @Test func aTokenForTwoSchemesServesOperationsThatRequireOneOfThem() throws {
        let schemes = "first: {type: http, scheme: bearer}\nsecond: {type: http, scheme: bearer}"
        let client = try Self.client("[{first: [], second: []}]", ["", "[{second: []}]"], schemes: schemes)
        #expect(
            Self.labels(client) == [["credential"], ["secondCredential"], ["firstCredential", "secondCredential"]]
        )
        let policy = "BearerTokenCredentialPolicy(credential: "
        #expect(
            client.lines(containing: "authPolicy.add(") == [
                "authPolicy.add(\"first\", alsoFor: [\"second\"], \(policy)credential))",
                "authPolicy.add(\"second\", \(policy)secondCredential))",
                "authPolicy.add(",
                "authPolicy.add(\"second\", secondCredential.map { \(policy)$0) })",
            ]
        )
        #expect(client.lines(containing: "firstCredential.map").count == 1)
        #expect(client.components(separatedBy: "alsoFor: [\"second\"]").count == 3)
    }

    @Test func fieldsOfTheSameNameInDifferentPlacesAreTwo() throws {
        let schemes = "first: {type: apiKey, in: query, name: k}\nsecond: {type: apiKey, in: header, name: k}"
        let client = try Self.client("[{first: [], second: []}]", [""], schemes: schemes)
        #expect(Self.labels(client) == [["firstCredential", "secondCredential"]])
    }

    @Test func mutualTLSIsNotedAndNoWarning() throws {
        let client = try Self.client("[{tls: [], key: []}, {login: []}]", [""])
        let notes = client.components(separatedBy: "convenience init(").dropLast()
            .map { $0.contains("/// The service also requires a client certificate (mutual TLS)") }
        #expect(notes == [true, false])
    }

    @Test func aSchemeThatNothingIsKnownAboutIsReported() throws {
        let generation = try Generation(Self.secured("[{key: []}]", ["[{digest: []}]", "[{digest: []}, {key: []}]"]))
        #expect(
            generation.diagnostics == [
                """
                24:5: warning: the client does not support the security scheme 'digest'; requests that require it are \
                sent without a credential, unless the client is created with an 'authPolicy' of your own (supported: API \
                key, basic, bearer, OAuth 2 and OpenID Connect)
                """
            ]
        )
        #expect(
            try generation.files.file("ShopClient.swift").sent == [#"description.security([["digest"], []])"#]
        )
    }

    @Test(arguments: [
        ("type: openIdConnect, openIdConnectUrl: 'https://a/o'", "`https://a/o`"),
        (
            "type: oauth2, oauth2MetadataUrl: 'https://a/m', flows: {deviceAuthorization: {tokenUrl: /t, "
                + "deviceAuthorizationUrl: /d, scopes: {}}, implicit: {authorizationUrl: /a, scopes: {}}}",
            "`https://a/m`, `/d`, `/t` and `/a`"
        ),
    ])
    func whereTokensAreObtained(scheme: String, urls: String) throws {
        let client = try Self.client("[{token: []}]", [""], schemes: "token: {\(scheme)}")
        #expect(client.documentationText.contains("supplies access tokens. Where to obtain them: \(urls)."))
    }

    /// What the description lacks is no lack of the client.
    @Test(arguments: ["{type: apiKey, in: header}", "{type: apiKey, name: K, in: body}", "{type: http}", "{}"])
    func aSchemeThatIsIncompleteIsToldOnce(scheme: String) throws {
        let generation = try Generation(Self.secured("[{key: []}]", [""], schemes: "key: \(scheme)"))
        #expect(generation.diagnostics.count == 1)
        #expect(generation.diagnostics.allSatisfy { $0.contains("the client has no credential for it") })
    }

    @Test(
        "an operation is anonymous only if it says so: a policy of one's own may know what the client does not",
        arguments: [
            ("[]", "description.anonymous()"), ("[{}]", "description.anonymous()"),
            ("[{}, {digest: []}]", #"description.security([["digest"], []])"#),
            ("[{digest: [], tls: [], key: []}]", #"description.security([["digest", "key"], []])"#),
            ("[{tls: []}]", "description.anonymous()"),
        ]
    )
    func anonymousOperations(security: String, statement: String) throws {
        let client = try Generation(Self.secured("[{key: []}]", [security])).files.file("ShopClient.swift")
        #expect(client.sent == [statement])
    }

    @Test func whatTheServiceAsAWholeRequiresMayBeUnsupportedToo() throws {
        let client = try Generation(Self.secured("[{digest: []}]", ["", "[{key: []}]"])).files.file("ShopClient.swift")
        #expect(client.sent == [#"description.security([["digest"], []])"#])
    }

    @Test func whatOnlyWordsAskForIsSentBeforeTheKey() throws {
        let schemes = """
            key: {type: apiKey, in: header, name: Authorization, description: Required prefix "Token"}
            jwt: {type: apiKey, in: header, name: Authorization, description: 'Enter ''Bearer'' [space] and then your token'}
            """
        let client = try Self.client("[{key: []}, {jwt: []}]", [""], schemes: schemes)
        #expect(
            client.lines(
                containing: "let authPolicy",
                "CredentialPolicy(",
                "credential: credential,",
                "name: ",
                "prefix: "
            )
                == [
                    "let authPolicy = APIKeyCredentialPolicy(",
                    "credential: credential,",
                    #"name: "Authorization","#,
                    #"prefix: "Token ""#,
                    "let authPolicy = BearerTokenCredentialPolicy(credential: credential)",
                ]
        )
        #expect(client.contains("///   - credential: The key without `Token`, which the client adds. Required prefix"))
        #expect(
            client.documentationText.contains(
                "- credential: The credential that supplies access tokens without `Bearer`, which the client adds. Enter"
            )
        )
    }

    /// As in the descriptions of the services of AWS.
    @Test func aSignatureOfTheRequestIsNoKey() throws {
        let generation = try Generation(
            """
            openapi: 3.0.0
            info: {title: Shop, version: '1'}
            paths:
              /a:
                parameters:
                - {name: X-Amz-Date, in: header, schema: {type: string}}
                - {name: x-amz-security-token, in: header, schema: {type: string}}
                - {name: X-Amz-Credential, in: query, schema: {type: string}}
                - {name: Authorization, in: header, schema: {type: string}}
                get:
                  operationId: find
                  parameters:
                  - {name: X-Amz-Target, in: header, required: true, schema: {type: string, enum: [Shop.Find]}}
                  - {name: limit, in: query, schema: {type: integer}}
                  responses: {'204': {description: Done}}
              /b:
                get:
                  operationId: list
                  security: [{hmac: []}, {key: []}]
                  parameters: [{name: X-Amz-Date, in: header, schema: {type: string}}]
                  responses: {'204': {description: Done}}
            security: [{hmac: []}]
            components:
              securitySchemes:
                hmac: {type: apiKey, in: header, name: Authorization, x-amazon-apigateway-authtype: awsSigv4}
                key: {type: apiKey, in: header, name: X-Key, x-amazon-apigateway-authtype: custom}
            """
        )
        let message = """
            25:5: warning: the client does not support the security scheme 'hmac', which signs requests (AWS Signature \
            Version 4); requests that require it are sent without a credential, unless the client is created with an \
            'authPolicy' of your own (supported: API key, basic, bearer, OAuth 2 and OpenID Connect)
            """
        #expect(generation.diagnostics.filter { $0.contains("the security scheme") } == [message])
        let client = try generation.files.file("ShopClient.swift")
        #expect(Self.labels(client) == [["credential"], []])
        #expect(
            client.documentationText.contains(
                "There is no credential for `hmac`, which the service requires: for such operations, create the client with an "
                    + "`authPolicy` of your own instead."
            )
        )
        #expect(client.sent.contains(#"description.header("X-Amz-Target", "Shop.Find")"#))
        #expect(try generation.files.file("ListOptions.swift").members.contains("let xAmzDate: String?"))
        #expect(try generation.files.file("FindOptions.swift").members.contains("let limit: Int?"))
        #expect(!(try generation.files.file("FindOptions.swift")).lowercased().contains("amz"))
    }
}
