import Testing

/// What `credentials` in the client configuration makes of the initializers, and of operations that nothing is left for.
@Suite struct CredentialTests {
    private static let schemes = """
        components:
          securitySchemes:
            key: {type: apiKey, in: header, name: X-Key}
            part: {type: apiKey, in: query, name: part}
            login: {type: http, scheme: basic}
            oauth: {type: http, scheme: bearer}
            tls: {type: mutualTLS}
        """

    /// A description whose operations have the given security; an empty text says nothing of it.
    private static func secured(_ service: String, _ operations: [String]) -> String {
        let paths = operations.enumerated().map { index, security in
            """
            /\(index):
              get:
                operationId: find\(index)
                \(security.isEmpty ? "" : "security: \(security)")
                responses: {'204': {description: Done}}
            """
        }
        return shop(paths.joined(separator: "\n"), (service.isEmpty ? "" : "security: \(service)\n") + schemes)
    }

    /// The arguments of each initializer that are credentials, with their types.
    private static func initializers(_ client: String) -> [String] {
        client.components(separatedBy: "convenience init(").dropFirst().map { text in
            text.prefix { $0 != "{" }.split(whereSeparator: { $0 == "," || $0 == "\n" })
                .map { $0.trimmingPrefix(while: \.isWhitespace) }
                .filter { $0.contains("Credential") }.joined(separator: ", ")
        }
    }

    /// Who has not all credentials that the usual operation needs is told so before a call fails.
    @Test func partOfTheCredentials() throws {
        let files = try generate(Self.secured("[{key: [], part: []}]", ["", "[{key: []}]", "[]"]))
        let client = try files.file("ShopClient.swift")
        let beginnings = client.components(separatedBy: "    /// Creates a client").dropFirst().map { text in
            text.components(separatedBy: "    ///\n    /// - Parameters:")[0]
        }
        let others = "\n    ///\n    /// Any other operation fails before anything is sent.\n"
        #expect(
            beginnings.dropLast() == [
                ".\n",
                " for the operations that require no other credential.\(others)",
                " for the operations that require no credential.\(others)",
            ]
        )
    }

    private static let either = "[{key: []}, {oauth: []}]"

    @Test(arguments: [
        // What is left out is in no initializer, and what else suffices is.
        ("{oauth: false}", either, [""], ["credential: APIKeyCredential"]),
        ("{key: false}", either, [""], ["credential: any TokenCredential"]),
        ("{oauth: true}", either, [""], ["credential: APIKeyCredential", "credential: any TokenCredential"]),
        ("{oauth: false}", "[{oauth: []}, {}]", [""], [""]),
        ("{part: false}", "[{part: [], login: []}, {key: []}]", [""], ["credential: APIKeyCredential"]),
        // The choice of credentials is one of those that are left.
        (
            "{oauth: false}", "[{key: []}]", ["", "[{login: []}, {oauth: []}]"],
            [
                "credential: APIKeyCredential", "credential: BasicCredential",
                "keyCredential: APIKeyCredential? = nil, loginCredential: BasicCredential? = nil",
            ]
        ),
        // A label is that of every initializer.
        ("{key: apiKey}", either, [""], ["apiKey: APIKeyCredential", "credential: any TokenCredential"]),
        (
            "{key: apiKey}", "[{key: []}]", ["", "[{login: []}]"],
            [
                "apiKey: APIKeyCredential", "credential: BasicCredential",
                "apiKey: APIKeyCredential? = nil, loginCredential: BasicCredential? = nil",
            ]
        ),
        // Types tell initializers apart.
        ("{key: key, oauth: key}", either, [""], ["key: APIKeyCredential", "key: any TokenCredential"]),
        // Whom the user calls `credential` has the name, and the other is called by its scheme.
        (
            "{part: credential}", "[{key: []}, {part: []}]", [""],
            ["keyCredential: APIKeyCredential", "credential: APIKeyCredential"]
        ),
        ("{part: default}", "[{part: []}]", [""], ["`default`: APIKeyCredential"]),
        // A name made of the scheme gives way to one that the user chose.
        (
            "{login: keyCredential}", "[{key: [], login: []}]", [""],
            ["keyCredential2: APIKeyCredential, keyCredential: BasicCredential"]
        ),
    ])
    func initializers(credentials: String, service: String, operations: [String], arguments: [String]) throws {
        let files = try generate(Self.secured(service, operations), configuration: "credentials: \(credentials)")
        #expect(Self.initializers(try files.file("ShopClient.swift")) == arguments)
    }

    @Test func schemesWhoseNamesHaveTheSameLettersHaveLabelsOfTheirOwn() throws {
        let key = "{type: apiKey, in: header, name: X}"
        let client = try generate(
            shop(
                "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}",
                """
                security: [{a: []}, {'*': []}, {b-c: []}, {b_c: []}]
                components: {securitySchemes: {a: \(key), '*': \(key), b-c: \(key), b_c: \(key)}}
                """
            )
        ).file("ShopClient.swift")
        #expect(
            Self.initializers(client) == [
                "credential: APIKeyCredential", "credential2: APIKeyCredential", "bCCredential: APIKeyCredential",
                "bCCredential2: APIKeyCredential",
            ]
        )
    }

    @Test func whatIsLeftOutIsNotSaidOfRequests() throws {
        let description = Self.secured("[{key: []}]", ["[{oauth: []}, {key: []}]", "[{oauth: []}, {}]"])
        let files = try generate(description, configuration: "credentials: {oauth: false}")
        let client = try files.file("ShopClient.swift")
        #expect(client.sent == ["description.anonymous()"])
        #expect(client.contains("let authPolicy = APIKeyCredentialPolicy(credential: credential"))
        #expect(!client.contains("oauth"))
    }

    /// Without a credential that it accepts an operation fails before anything is sent: it must not go without.
    @Test func anOperationThatNothingIsLeftForIsReportedAndKeepsWhatItNeeds() throws {
        let generation = try Generation(
            Self.secured("[{key: []}]", ["", "[{oauth: []}, {part: [], login: []}]", "[{oauth: []}, {}]"]),
            configuration: "credentials: {oauth: false, part: false}"
        )
        #expect(
            generation.diagnostics == [
                """
                10:5: warning: every call of 'find1' would fail: it requires 'oauth' and 'part', which 'credentials' \
                removes; exclude the operation with 'filter', or keep the credential
                """
            ]
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(
            client.sent == [#"description.security([["oauth"], ["part", "login"]])"#, "description.anonymous()"]
        )
        #expect(Self.initializers(client) == ["credential: APIKeyCredential", ""])
        #expect(client.contains(#"authPolicy.add("key", APIKeyCredentialPolicy(credential: credential"#))
    }

    @Test func operationsThatLackTheSameCredentialAreToldTogether() throws {
        let generation = try Generation(
            Self.secured("[{key: []}]", ["[{oauth: []}]", "[{part: []}]", "[{oauth: []}]"]),
            configuration: "credentials: {oauth: false, part: false}"
        )
        let advice = "which 'credentials' removes; exclude the operation"
        #expect(
            generation.warnings == [
                "warning: every call of 2 operations, such as 'find0', would fail: they require 'oauth', \(advice)s with 'filter', or "
                    + "keep the credential",
                "warning: every call of 'find1' would fail: it requires 'part', \(advice) with 'filter', or keep the credential",
            ]
        )
    }

    @Test func aClientThatEverythingIsLeftOutOfRefusesCalls() throws {
        let generation = try Generation(
            Self.secured("[{key: []}]", ["", "[{oauth: []}]"]),
            configuration: "credentials: {key: false, oauth: false}"
        )
        #expect(generation.diagnostics.count == 2)
        let client = try generation.files.file("ShopClient.swift")
        #expect(Self.initializers(client) == [""])
        #expect(
            client.lines(containing: "let authPolicy")
                == [#"let authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["key"]])"#]
        )
        #expect(!client.contains("any of the credentials"))
    }

    @Test func anOperationThatIsNotWantedIsNotReported() throws {
        let files = try generate(
            Self.secured("[{key: []}]", ["", "[{oauth: []}]"]),
            configuration: "credentials: {oauth: false}\nfilter: {operations: [find0]}"
        )
        #expect(try files.file("ShopClient.swift").contains("let authPolicy = APIKeyCredentialPolicy"))
    }

    // MARK: - Mistakes

    @Test(arguments: [
        ("{kee: false}", either, "1:15: error: the description has no security scheme 'kee' (did you mean 'key'?)"),
        (
            "{zzzzzz: x}", either,
            "1:15: error: the description has no security scheme 'zzzzzz'; there are 'key', 'part', 'login', 'oauth', 'tls'"
        ),
        (
            "{tls: certificate}", either,
            "1:15: error: no initializer takes a credential for 'tls'; remove it"
        ),
        (
            "{key: endpoint}", either,
            "1:20: error: 'endpoint' cannot be the label of a credential: the initializers already use it; choose "
                + "another label"
        ),
        (
            "{key: self}", either,
            "1:20: error: 'self' cannot be the label of a credential: the initializers already use it; choose another "
                + "label"
        ),
        (
            "{key: key, part: key}", "[{key: []}, {part: []}]",
            """
            1:31: error: the initializers for 'key' and for 'part' would have the same signature, 'key: \
            APIKeyCredential'; choose another label, or remove one of them with 'false'
            """
        ),
        (
            "{login: key, key: key}", "[{key: [], login: []}]",
            """
            1:22: error: the initializer for 'key' and 'login' already has an argument 'key'; choose another label for \
            the credential of 'login'
            """
        ),
    ])
    func mistakes(credentials: String, service: String, message: String) throws {
        let generation = try Generation(
            Self.secured(service, [""]),
            configuration: "credentials: \(credentials)"
        )
        #expect(generation.files.isEmpty)
        #expect(generation.diagnostics == [message])
    }

    @Test func aLabelIsNoOtherArgument() throws {
        let description = shop(
            """
            /pets:
              get:
                parameters:
                - {name: account, in: query, required: true, x-ms-parameter-location: client, schema: {type: string}}
                operationId: listPets
                responses: {'204': {description: Done}}
            """,
            "security: [{key: []}]\n" + Self.schemes
        )
        let generation = try Generation(description, configuration: "credentials: {key: account}")
        #expect(
            generation.diagnostics == [
                """
                1:20: error: the initializer for 'key' already has an argument 'account'; choose another label for the \
                credential of 'key'
                """
            ]
        )
    }
}
