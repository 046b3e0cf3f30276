import Testing

/// What the servers of a service, of its paths and of its operations become.
@Suite struct ServerTests {
    @Test func whatSeveralServersChooseAmongIsDeclaredOnceUnderItsOtherName() throws {
        let servers = ["a", "b", "c"].map {
            "{url: 'https://{locale}.\($0).com', variables: {locale: {enum: [x, y], default: x}}}"
        }
        let files = try generate(shop("{}", "servers: [\(servers.joined(separator: ", "))]"))
        let endpoint = try files.file("ShopClientEndpoint.swift")
        #expect(
            endpoint.lines(containing: "enum Locale") == [
                "public nonisolated enum LocaleChoice: String, CaseIterable, Sendable {"
            ]
        )
        #expect(endpoint.lines(containing: ": LocaleChoice = .x").count == 3)
    }

    /// Amazon's gateway writes the slash before the base path twice.
    @Test func theSlashBeforeAVariableIsTheOneThatItsDefaultBeginsWith() throws {
        let client = try Self.client("[{url: 'https://a.com/{basePath}', variables: {basePath: {default: /dev}}}]")
        #expect(client.contains(#"ServerTemplate("https://a.com/dev").url(unless: endpoint)"#))
    }

    private static func client(_ servers: String) throws -> String {
        try generate(shop("{}", "servers: \(servers)")).file("ShopClient.swift")
    }

    // MARK: - The client's endpoint

    @Test(
        arguments: [
            ("[{url: /api/v2}]", ["/api/v2"], nil),
            ("[{url: api/v2/}]", ["/api/v2"], nil),
            ("[{url: ./api}]", ["/api"], nil),
            ("[{url: /}]", [], nil),
            ("[{url: /v1}, {url: /v2}]", ["/v1", "/v2"], nil),
            ("[{url: '/{version}', variables: {version: {default: v1}}}]", [], nil),
            ("[{url: '{endpoint}/face/v1', variables: {endpoint: {}}}]", ["/face/v1"], nil),
            ("[{url: 'https://{name}.a.com/v1', variables: {name: {}}}]", ["/v1"], nil),
            ("[{url: 'https://a.com/{base}', variables: {base: {default: ''}}}]", [], "https://a.com/"),
            ("[{url: 'https://a.com/{base}/v1', variables: {base: {default: ''}}}]", [], nil),
            ("[{url: 'https://{base}', variables: {base: {default: ''}}}]", [], nil),
            ("[{url: /v1}, {url: 'https://a.com/v1'}]", [], "https://a.com/v1"),
            ("[{url: //a.com/v1}]", [], "https://a.com/v1"),
            ("[{url: 'https://a.com/v1'}]", [], "https://a.com/v1"),
        ] as [(String, [String], String?)]
    )
    func endpoints(servers: String, basePaths: [String], usual: String?) throws {
        let client = try Self.client(servers)
        let list = basePaths.map { "\"\($0)\"" }.joined(separator: ", ")
        var lines: [String] = []
        if let usual { lines.append("let endpoint = try ServerTemplate(\"\(usual)\").url(unless: endpoint)") }
        if !basePaths.isEmpty {
            lines.append("let endpoint = try PipelineClient.endpoint(endpoint, basePaths: [\(list)])")
        }
        #expect(client.lines(containing: "let endpoint =") == lines)
        if let path = basePaths.first {
            let note = "The client appends `\(path)` unless the URL already has a path of the service."
            #expect(client.documentationText.contains(note))
        }
    }

    /// OpenAPI demands a default, also where there is none.
    @Test(arguments: ["{name}", "<name>", "${name}", "{{other}}", "{TENANT}.auth0"])
    func aPlaceholderIsNoDefault(placeholder: String) throws {
        let server = "{url: 'https://{name}.a.com', variables: {name: {default: '\(placeholder)'}}}"
        let files = try generate(shop("{}", "servers: [\(server)]"))
        #expect(try files.file("ShopClient.swift").lines(containing: "let endpoint =") == [])
        let endpoint = try files.file("ShopClientEndpoint.swift")
        #expect(
            endpoint.lines(containing: "static func") == [
                "public static func aCom(name: String) throws(ServiceError) -> URL {"
            ]
        )
    }

    @Test(arguments: [
        (
            "{url: 'https://<your-shop>/api', variables: {your-shop: {default: ''}}}",
            #"server(yourShop: String) throws(ServiceError)"#
        ),
        (
            "{url: 'https://a.com/{base}', variables: {base: {default: ''}}}",
            #"aCom(base: String = "") throws(ServiceError)"#
        ),
        (
            "{url: 'https://a.com/{base}', variables: {base: {default: '', enum: ['', v1]}}}",
            #"aCom(base: Base = .noneValue) throws(ServiceError)"#
        ),
    ])
    func whatACallerGivesForAServer(server: String, function: String) throws {
        let files = try Generation(shop("{}", "servers: [\(server)]")).files
        let endpoint = try files.file("ShopClientEndpoint.swift")
        #expect(endpoint.lines(containing: "static func") == ["public static func \(function) -> URL {"])
    }

    /// A developer's own machine is the endpoint of nobody else.
    @Test(
        arguments: [
            ("[{url: 'http://localhost:3000'}, {url: 'https://a.com'}]", "https://a.com", false),
            (
                "[{url: 'http://127.0.0.1/v1'}, {url: 'http://[::1]:80'}, {url: 'https://a.com/v1'}]",
                "https://a.com/v1", false
            ),
            ("[{url: 'http://0.0.0.0'}, {url: 'https://shop.local'}, {url: 'https://b.com'}]", "https://b.com", false),
            (
                "[{url: 'http://{host}:{port}', variables: {host: {default: localhost}, port: {default: '80'}}}, "
                    + "{url: 'https://a.com'}]", "https://a.com", false
            ),
            ("[{url: 'https://localhost.example'}, {url: 'https://a.com'}]", "https://localhost.example", false),
            ("[{url: 'http://LOCALHOST'}, {url: 'http://host.docker.internal:80/v1'}]", "http://LOCALHOST", true),
            ("[{url: 'https://serverRoot/v1'}, {url: 'https://a.com'}]", "https://a.com", false),
            ("[{url: 'http://[2001:db8::1]'}, {url: 'https://a.com'}]", "http://[2001:db8::1]", false),
            ("[{url: /v1}, {url: 'http://localhost'}]", "http://localhost", true),
            ("[{url: '{root}/v1', variables: {root: {default: 'http://localhost'}}}]", "http://localhost/v1", true),
            ("[{url: 'http://192.168.1.100/v1'}, {url: 'https://a.com'}]", "https://a.com", false),
            (
                "[{url: 'http://10.0.0.1'}, {url: 'http://172.31.0.1:80'}, {url: 'https://a.com'}]", "https://a.com",
                false
            ),
            (
                "[{url: 'http://169.254.1.1'}, {url: 'http://[fd12::1]'}, {url: 'https://a.com'}]", "https://a.com",
                false
            ),
            ("[{url: 'http://172.32.0.1'}, {url: 'https://a.com'}]", "http://172.32.0.1", false),
            ("[{url: 'https://10.0.0.example'}, {url: 'https://a.com'}]", "https://10.0.0.example", false),
            ("[{url: 'http://192.168.1.100/v1'}]", "http://192.168.1.100/v1", true),
        ] as [(String, String, Bool)]
    )
    func theEndpointIsNotTheMachineOfADeveloper(servers: String, usual: String, isReported: Bool) throws {
        let generation = try Generation(shop("{}", "servers: \(servers)"))
        #expect(
            try generation.files.file("ShopClient.swift").lines(containing: "let endpoint =") == [
                "let endpoint = try ServerTemplate(\"\(usual)\").url(unless: endpoint)"
            ]
        )
        let message =
            "4:10: warning: '\(usual)', which clients use unless they are given another endpoint, is on a developer's own machine or network "
            + "(add the URL of the service to 'servers', here or in an overlay)"
        #expect(generation.diagnostics == (isReported ? [message] : []))
    }

    /// TM Forum's descriptions, for example, have a word in the place of the host.
    @Test(arguments: [
        (
            "openapi: 3.0.3", "servers: [{url: 'https://serverRoot/v1'}]", "https://serverRoot/v1",
            "add the URL of the service to 'servers'"
        ),
        (
            "swagger: '2.0'", "host: 'your-host:8080'", "http://your-host:8080",
            "write the host of the service as 'host'"
        ),
    ])
    func aHostWithoutADomainIsReported(version: String, server: String, url: String, advice: String) throws {
        let generation = try Generation("\(version)\ninfo: {title: Shop, version: '1.0'}\npaths: {}\n\(server)\n")
        #expect(
            generation.warnings == [
                "warning: '\(url)', which clients use unless they are given another endpoint, has a host without a domain, which nobody "
                    + "else can reach (\(advice), here or in an overlay)"
            ]
        )
    }

    @Test func theOrderOfEndpointsIsThatOfTheDescription() throws {
        let servers = "[{url: 'http://localhost', description: Local}, {url: 'https://a.com', description: Live}]"
        let endpoint = try generate(shop("{}", "servers: \(servers)")).file("ShopClientEndpoint.swift")
        #expect(
            endpoint.lines(containing: "static func").map { $0.split { " (".contains($0) }[3] } == ["local", "live"]
        )
    }

    @Test func theBasePathOfSwaggerIsAddedToTheEndpoint() throws {
        let client = try generate("swagger: '2.0'\ninfo: {title: Shop, version: '1'}\nbasePath: /v1/\npaths: {}")
            .file("ShopClient.swift")
        #expect(
            client.lines(containing: "let endpoint =") == [
                #"let endpoint = try PipelineClient.endpoint(endpoint, basePaths: ["/v1"])"#
            ]
        )
    }

    @Test(
        arguments: [
            ("host: a.com\nschemes: [https, http]", "[http]", #"description.server("http://a.com/v1")"#, nil),
            ("host: a.com\nschemes: [http]", "[https]", #"description.server("https://a.com/v1")"#, nil),
            ("host: a.com\nschemes: [https]", "[http, https]", nil, nil),
            ("host: a.com\nschemes: [HTTP]", "[HTTPS]", #"description.server("https://a.com/v1")"#, nil),
            ("host: a.com", "[]", nil, nil),
            (
                "host: a.com", "[wss]", nil,
                "the client does not support 'wss'; the operation uses the service's scheme (add 'https' to its "
                    + "'schemes' if the service supports it)"
            ),
            (
                "schemes: [https]", "[http]", nil,
                "the operation supports only 'http', but the description has no host; it uses the scheme of the "
                    + "client's endpoint (add 'host', or 'https' to its 'schemes')"
            ),
        ] as [(String, String, String?, String?)]
    )
    func theSchemesOfAnOperation(document: String, schemes: String, server: String?, message: String?) throws {
        let generation = try Generation(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            basePath: /v1
            paths: {/a: {get: {operationId: find, schemes: \(schemes), responses: {'204': {description: D}}}}}
            \(document)
            """
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.lines(containing: ".server(") == [server].compactMap { $0 })
        #expect(generation.diagnostics == [message].compactMap { $0.map { "4:48: warning: \($0)" } })
    }

    // MARK: - The choice

    @Test func aChoiceOfServersIsAType() throws {
        let files = try generate(
            shop(
                "{}",
                """
                servers:
                - url: https://{region}.x.com:{port}/v1
                  description: Production server
                  variables:
                    region: {default: eu, enum: [eu, us-east], description: Where the data is.}
                    port: {default: '443'}
                - url: https://sandbox.x.com/v1
                - url: /api/v1
                """
            )
        )
        #expect(
            try files.file("Source/ShopClientEndpoint.swift") == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// The endpoints of the service, as URLs to create ``ShopClient`` with.
                public nonisolated enum ShopClientEndpoint {
                    /// Production server.
                    ///
                    /// - Parameters:
                    ///   - region: Where the data is.
                    ///   - port: The port.
                    /// - Returns: The URL.
                    /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
                    public static func production(region: Region = .eu, port: String = "443") throws(ServiceError) -> URL {
                        try ServerTemplate("https://{region}.x.com:{port}/v1").url(["region": region.rawValue, "port": port])
                    }

                    /// The service at `https://sandbox.x.com/v1`.
                    ///
                    /// - Returns: The URL.
                    /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
                    public static func sandboxXCom() throws(ServiceError) -> URL {
                        try ServerTemplate("https://sandbox.x.com/v1").url()
                    }

                    /// The service at `/api/v1`.
                    ///
                    /// - Parameter endpoint: The URL against which the server's relative URL is resolved.
                    /// - Returns: The URL.
                    /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
                    public static func apiV1(at endpoint: URL) throws(ServiceError) -> URL {
                        try ServerTemplate("/api/v1").url(at: endpoint)
                    }

                    /// Where the data is.
                    public nonisolated enum Region: String, CaseIterable, Sendable {
                        /// The value `eu`.
                        case eu = "eu"
                        /// Us east.
                        case usEast = "us-east"
                    }
                }

                """
        )
        #expect(
            try files.file("ShopClient.swift").documentationText.contains(
                "- endpoint: The URL of the service. Defaults to `https://eu.x.com:443/v1`. ``ShopClientEndpoint`` lists the URLs "
                    + "that the description names."
            )
        )
    }

    /// A value that one of them gets later changes no type, also if it is the first that another one has as well.
    @Test func variablesOfOneNameAreOneType() throws {
        let servers = [("a", "[eu, us]"), ("b", "[us, ap, eu]"), ("c", "[cn]"), ("d", "[ap, sa]")].map { host, values in
            "- {url: 'https://{region}.\(host).com', variables: {region: {default: \(values.dropFirst().prefix(2)), enum: \(values)}}}"
        }
        let endpoint = try generate(shop("{}", "servers:\n\(servers.joined(separator: "\n"))")).file(
            "ShopClientEndpoint.swift"
        )
        #expect(
            endpoint.lines(containing: "enum ", "case ", "func ") == [
                "public nonisolated enum ShopClientEndpoint {",
                "public static func aCom(region: Region = .eu) throws(ServiceError) -> URL {",
                "public static func bCom(region: Region = .us) throws(ServiceError) -> URL {",
                "public static func cCom(region: Region = .cn) throws(ServiceError) -> URL {",
                "public static func dCom(region: Region = .ap) throws(ServiceError) -> URL {",
                "public nonisolated enum Region: String, CaseIterable, Sendable {",
                "case eu = \"eu\"", "case us = \"us\"", "case ap = \"ap\"", "case cn = \"cn\"", "case sa = \"sa\"",
            ]
        )
    }

    @Test(arguments: [
        "[{url: 'https://a.com/v1'}]", "[{url: /v1}]", "[]", "[{url: '{endpoint}', variables: {endpoint: {}}}]",
    ])
    func whereThereIsNoChoiceThereIsNoType(servers: String) throws {
        #expect(try generate(shop("{}", "servers: \(servers)")).keys.allSatisfy { !$0.contains("Endpoint") })
    }

    @Test(arguments: [
        ("{url: 'https://a.com', description: The sandbox}", "sandbox"),
        ("{url: 'https://a.com', description: Production instance of my API}", "productionInstance"),
        ("{url: 'https://a.com', description: A place where you may try what you have written}", "aCom"),
        ("{url: 'https://a.com/v1'}", "aCom"),
        ("{url: 'https://b.com/v1'}", "bComV1"),
        ("{url: 'http://b.com'}", "bComHttp"),
        ("{url: 'http://b.com', description: Test}", "test"),
        ("{url: 'http://127.0.0.1:8000'}", "localhost8000"),
        ("{url: 'http://[::1]/v1'}", "localhost"),
        ("{url: 'http://127.0.0.1:81', description: Self-hosted (behind a proxy of your own)}", "selfHosted"),
        ("{url: 'https://a.com', description: (a)}", "a"),
        ("{url: 'http://b.com/v1'}", "bComV1"),
        ("{url: 'https://{tenant}.c.com', variables: {tenant: {}}}", "cCom"),
        ("{url: '{scheme}://{host}', variables: {scheme: {}, host: {}}}", "server"),
        ("{url: 'https://{host}', variables: {host: {}}}", "server"),
        ("{url: 'https://{host}:{port}/v1', variables: {host: {}, port: {}}}", "server"),
        ("{url: '{root}/shop/v1', variables: {root: {default: 'https://c.com'}}}", "server"),
    ])
    func serversAreNamedAfterWhatTellsThemApart(server: String, name: String) throws {
        let endpoint = try generate(shop("{}", "servers: [{url: 'https://b.com'}, \(server)]"))
            .file("ShopClientEndpoint.swift")
        let names = endpoint.lines(containing: "static func ").compactMap {
            $0.split(separator: " ").dropFirst(3).first.map { String($0.prefix { $0 != "(" }) }
        }
        #expect(names == ["bCom", name])
    }

    @Test(arguments: [
        ("swagger: '2.0'\nhost: b.com\nbasePath: /v1\nschemes: [http, https]", ["bCom", "bComHttp"]),
        (
            """
            openapi: 3.0.3
            servers: [{url: 'https://a.com/x', description: Live}, {url: 'http://a.com/x', description: Live}]
            """, ["live", "liveHttp"]
        ),
        (
            """
            openapi: 3.0.3
            servers: [{url: 'https://a.com/x'}, {url: 'https://a.com/y'}, {url: 'http://a.com/y'}]
            """, ["aCom", "aComY", "aComHttp"]
        ),
        (
            """
            openapi: 3.0.3
            servers: [{url: 'https://{host}/x', variables: {host: {}}}, {url: 'https://{host}/y', variables: {host: {}}}]
            """, ["server", "y"]
        ),
    ])
    func serversThatDifferInTheSchemeAreNamedAfterIt(description: String, names: [String]) throws {
        let endpoint = try generate("\(description)\ninfo: {title: Shop, version: '1'}\npaths: {}")
            .file("ShopClientEndpoint.swift")
        #expect(
            endpoint.lines(containing: "static func ").map { $0.split { " (".contains($0) }[3] }
                == names.map { $0[...] }
        )
    }

    @Test func aParameterizedHostIsAChoice() throws {
        let endpoint = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            basePath: /v1
            paths: {}
            parameters:
              Zone: {name: zone, in: path, required: true, type: string, x-ms-client-name: dnsZone, description: The zone.}
            x-ms-parameterized-host:
              hostTemplate: '{account}.{zone}'
              parameters:
              - {name: account, in: path, required: true, type: string}
              - $ref: '#/parameters/Zone'
            """
        ).file("ShopClientEndpoint.swift")
        #expect(
            endpoint.lines(containing: "static func", "ServerTemplate") == [
                "public static func server(account: String, dnsZone: String) throws(ServiceError) -> URL {",
                #"try ServerTemplate("https://{account}.{zone}/v1").url(["account": account, "zone": dnsZone])"#,
            ]
        )
    }

    // MARK: - Servers of operations

    private static func sent(_ servers: String, _ service: String = "[]") throws -> (
        request: [String], options: [String]
    ) {
        let files = try generate(
            shop(
                "/a: {get: {operationId: find, servers: \(servers), responses: {'204': {description: Done}}}}",
                "servers: \(service)"
            )
        )
        // Without an option of its own, the operation has the usual ones.
        let hasOptions = files.keys.contains { $0.hasSuffix("/FindOptions.swift") }
        return (
            try files.file("ShopClient.swift").sent,
            hasOptions ? try files.file("FindOptions.swift").members.filter { !$0.contains("c") } : []
        )
    }

    @Test(arguments: [
        ("[{url: 'https://up.com'}]", [#"description.server("https://up.com")"#], []),
        (
            "[{url: 'https://up.com'}, {url: 'https://eu.up.com'}]",
            [#"description.server("https://up.com", or: options?.server)"#], ["server: URL?"]
        ),
        (
            "[{url: 'https://{region}.up.com/{base}', variables: {region: {default: eu, enum: [eu, us]}, base: {default: v2}}}]",
            [
                #"description.server("https://{region}.up.com/{base}")"#,
                #"description.serverVariable("region", options?.region, default: "eu")"#,
                #"description.serverVariable("base", options?.base, default: "v2")"#,
            ], ["region: FindRegion?", "base: String?"]
        ),
        (
            "[{url: 'https://{host}', variables: {host: {}}}]",
            [#"description.server("https://{host}")"#, #"description.path("host", host)"#], []
        ),
        ("[{url: 'https://a.com'}]", [], []),
        (
            "[{url: 'https://up.com/{base}', variables: {base: {default: ''}}}]",
            [#"description.server("https://up.com/{base}")"#, #"description.path("base", base)"#], []
        ),
        // A developer's own machine is not the usual one.
        (
            "[{url: 'http://localhost:80'}, {url: 'https://up.com'}]",
            [#"description.server("https://up.com", or: options?.server)"#], ["server: URL?"]
        ),
    ])
    func operationsMayHaveServersOfTheirOwn(servers: String, request: [String], options: [String]) throws {
        let sent = try Self.sent(servers, "[{url: 'https://a.com'}]")
        #expect(sent.request == request)
        #expect(sent.options.map { String($0.dropFirst(4)) } == options)
    }

    /// Fern exports the servers of the service with each operation, and nowhere else.
    @Test(
        arguments: [
            (["[{url: 'https://a.com'}]"], [], "https://a.com"),
            (
                [
                    "[{url: 'https://a.com'}, {url: 'https://b.com'}]",
                    "[{url: 'https://a.com'}, {url: 'https://b.com'}]",
                ], [], "https://a.com"
            ),
            // One that is added changes nothing for the others.
            (
                ["[{url: 'https://up.com'}]", "[{url: 'https://a.com'}]", "[{url: 'https://a.com'}]"],
                ["https://up.com"], "https://a.com"
            ),
            (
                ["[{url: 'https://a.com'}]", "[{url: 'https://b.com'}]"], ["https://a.com", "https://b.com"], nil
            ),
            // What has no servers is reached like the service.
            (["[{url: 'https://a.com'}]", "[]"], ["https://a.com"], nil),
        ] as [([String], [String], String?)]
    )
    func serversOfMostOperationsAreThoseOfTheClient(servers: [String], own: [String], usual: String?) throws {
        let paths = servers.enumerated().map { index, servers in
            "/a\(index): {get: {operationId: find\(index), servers: \(servers), responses: {'204': {description: Done}}}}"
        }
        let client = try generate(shop(paths.joined(separator: "\n"))).file("ShopClient.swift")
        #expect(client.lines(containing: ".server(") == own.map { "description.server(\"\($0)\")" })
        #expect(
            client.lines(containing: "let endpoint =")
                == (usual.map { ["let endpoint = try ServerTemplate(\"\($0)\").url(unless: endpoint)"] } ?? [])
        )
    }

    /// Any other text may be sent as well.
    @Test func theOnlyKnownValueNextToTextIsNoConstant() throws {
        let schema = "{anyOf: [{type: string}, {type: string, enum: [me]}]}"
        let parameter = "{name: user, in: path, required: true, schema: \(schema)}"
        let client = try generate(
            shop(
                "/{user}: {get: {operationId: find, parameters: [\(parameter)], responses: {'204': {description: D}}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.sent == [#"description.path("user", user)"#])
    }
}
