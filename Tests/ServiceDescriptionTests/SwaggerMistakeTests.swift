import ServiceDescription
import Testing

/// Mistakes in descriptions of Swagger 2.0 of which it is plain what is meant.
@Suite struct SwaggerMistakeTests {
    /// A description whose operation begins at 5:11.
    private func read(_ operation: String, method: String = "post", _ head: String = "") throws -> Reading {
        try Reading(
            Format.swagger20.head + """
                paths:
                  /a:
                    \(method): \(operation)
                definitions:
                  E: {type: object, properties: {x: {type: string}}}
                \(head)
                """
        )
    }

    private func operation(_ reading: Reading) throws -> Operation {
        try #require(reading.service?.operations.first, "\(reading.diagnostics)")
    }

    // MARK: - Versions

    /// A version of the other format: what stands beside the paths says which format it is, and otherwise the version.
    @Test(arguments: [
        ("swagger: '3.0'", "servers: [{url: https://a.example}]", "openapi: 3.0.0"),
        ("swagger: 3.0.3", "components: {}", "openapi: 3.0.0"), ("swagger: 3.1.2", "tags: []", "openapi: 3.1.0"),
        ("swagger: '3.0'", "host: a.example\nservers: [{url: https://a.example}]", "openapi: 3.0.0"),
        ("swagger: '3.0'", "host: a.example", "swagger: \"2.0\""), ("openapi: 2.0", "tags: []", "swagger: \"2.0\""),
        ("openapi: 2.0", "components: {}", "openapi: 3.0.0"),
    ])
    func versionsOfTheOtherFormat(version: String, rest: String, meant: String) throws {
        let schema =
            meant.hasPrefix("openapi")
            ? "content: {application/json: {schema: {type: integer}}}" : "schema: {type: integer}"
        let reading = try Reading(
            """
            \(version)
            info: {title: A}
            paths: {/a: {get: {responses: {200: {description: D, \(schema)}}}}}
            \(rest)
            """
        )
        let text = version.replacing("'", with: "")
        #expect(reading.diagnostics.first == "1:10: warning: '\(text)' is treated as '\(meant)' (write '\(meant)')")
        let content = try #require(operation(reading).responses.first?.contents.first)
        #expect(content.schema.map(Outline(reading.service).outline) == "integer")
    }

    // MARK: - Parameters

    @Test(arguments: [
        ("[{name: a, in: cookie, type: string}]", "cookie a form*: string"),
        ("[{name: a, in: Header, type: string}]", "header a simple: string"),
        ("[{name: a, in: query, schema: {type: integer}}]", "query a form*: integer"),
        ("[{name: a, in: query, schema: {$ref: '#/definitions/E'}}]", "query a form*: @E"),
        ("[{name: a, in: query, type: string, required: [a]}]", "query a form*: string"),
        ("{name: a, in: query, type: string}", "query a form*: string"),
        ("{a: {in: query, type: string}}", "query a form*: string"),
    ])
    func parameters(list: String, outline: String) throws {
        let reading = try read("{parameters: \(list), responses: {200: {description: D}}}", method: "get")
        #expect(try operation(reading).parameters.map(Outline(reading.service).outline) == [outline])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains(": warning: ") })
    }

    /// What lacks only its type is a text, as everything is that is sent there.
    @Test(arguments: [
        ("in: path", "path a! simple: string"), ("in: header", "header a simple: string"),
        ("in: query, default: b, pattern: '^b'", "query a form*: string"),
        ("in: query, format: int64", "query a form*: integer(int64)"),
        // These say that it is none.
        ("in: query, default: 1", "query a form*: any"), ("in: query, x-example: true", "query a form*: any"),
        ("in: query, maximum: 9", "query a form*: any"), ("in: query, maxItems: 9", "query a form*: any"),
    ])
    func parametersWithoutATypeAreTexts(keys: String, outline: String) throws {
        let path = keys == "in: path" ? "/{a}" : "/a"
        let reading = try Reading(
            Format.swagger20.head
                + "paths: {'\(path)': {get: {parameters: [{name: a, \(keys)}], responses: {200: {description: D}}}}}"
        )
        #expect(try operation(reading).parameters.contains { Outline(reading.service).outline($0) == outline })
        #expect(reading.diagnostics.contains { $0.contains("the parameter 'a' has no 'type'; it is treated as ") })
    }

    @Test func fieldsWithoutATypeAreTexts() throws {
        let reading = try read(
            """
            {parameters: [{name: a, in: formData}, {name: b, in: formData, default: 1}], \
            responses: {200: {description: D, headers: {X-A: {description: D}}}}}
            """
        )
        let operation = try operation(reading)
        #expect(
            Outline(reading.service).outline(operation.body)
                == "body application/x-www-form-urlencoded: {a: string, b: any}"
        )
        #expect(operation.responses.map(Outline(reading.service).outline) == ["200 headers X-A: string"])
        #expect(
            reading.diagnostics == [
                "5:25: warning: the parameter 'a' has no 'type'; it is treated as a string (add 'type: string')",
                "5:50: warning: the parameter 'b' has no 'type'; it is treated as free-form JSON (add 'type: string')",
            ]
        )
    }

    @Test(arguments: [
        "{in: url, name: a, type: string}", "{name: a, type: string}", "{in: query, type: string}",
        "{$ref: '#/definitions/E'}",
    ])
    func parametersThatCannotBeSentAreLeftOut(parameter: String) throws {
        let reading = try read("{parameters: [\(parameter)], responses: {200: {description: D}}}")
        #expect(try operation(reading).parameters.isEmpty)
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains("not in the client") })
    }

    @Test(arguments: [
        ("parameters: [{in: body, schema: {type: string}}]", "body application/json: string"),
        ("parameters: [{in: form, name: a, type: string}]", "body application/x-www-form-urlencoded: {a: string}"),
        ("requestBody: {content: {text/plain: {schema: {type: string}}}}", "body text/plain: string"),
    ])
    func bodies(keys: String, outline: String) throws {
        let reading = try read("{\(keys), responses: {200: {description: D}}}")
        #expect(Outline(reading.service).outline(try operation(reading).body) == outline)
        #expect(reading.diagnostics.count == 1)
    }

    /// One cause is told once, also of a parameter in the path.
    @Test func aParameterThatHasOnlyANameAndAText() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                paths:
                  /a/{petId}:
                    get: {parameters: [{petId: The pet}], responses: {200: {description: D}}}
                """
        )
        #expect(
            reading.diagnostics == [
                "5:24: warning: expected a parameter, found only 'petId' and a text; it is ignored (write 'name: petId', with "
                    + "'in' and 'description')"
            ]
        )
        #expect(try operation(reading).parameters.map(\.name) == ["petId"])
    }

    @Test func aBodyBesideARequestBodyCounts() throws {
        let reading = try read(
            "{parameters: [{in: body, name: a, schema: {}}], requestBody: {content: {}}, responses: {200: {description: D}}}"
        )
        #expect(Outline().outline(try operation(reading).body) == "a application/json: any")
        #expect(
            reading.diagnostics == [
                "5:59: warning: 'requestBody' is an OpenAPI 3 key; it is ignored because a parameter describes the "
                    + "body (remove it)"
            ]
        )
    }

    @Test func listsInAList() throws {
        let reading = try read(
            """
            {parameters: [{name: a, in: query, type: array, collectionFormat: pipes, items: {type: array, items: {type: array, \
            collectionFormat: ssv, items: {type: integer}}}}], responses: {200: {description: D}}}
            """,
            method: "get"
        )
        let parameter = try #require(try operation(reading).parameters.first)
        #expect(parameter.textStyle.style == .pipeDelimited)
        #expect(parameter.textStyle.listStyles == [.form, .spaceDelimited])
        #expect(reading.diagnostics.isEmpty)
    }

    // MARK: - Answers

    @Test(arguments: [
        ("{200: All is well}", "200"),
        ("{200: {description: D, content: {text/plain: {schema: {type: string}}}}}", "200 text/plain: string"),
        ("{200: {description: D, schema: string}}", "200 application/json: string"),
        ("{200: {description: D, schema: E}}", "200 application/json: @E"),
        ("{200: {description: D, schema: '#/definitions/E'}}", "200 application/json: @E"),
        ("{200: {description: D, schema: nothing}}", "200 application/json: any"),
        ("{200: {description: D, headers: {A: integer}}}", "200 headers A: integer"),
        ("{200: {description: D, headers: [A]}}", "200"),
        ("{Default: {description: D}}", "default"),
    ])
    func responses(responses: String, outline: String) throws {
        let reading = try read("{responses: \(responses)}")
        #expect(try operation(reading).responses.map(Outline(reading.service).outline) == [outline])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains(": warning: ") })
    }

    @Test(arguments: ["GET", "Get"])
    func methodsInCapitalLetters(method: String) throws {
        let reading = try read("{responses: {200: {description: D}}}", method: method)
        #expect(try operation(reading).method == "GET")
        #expect(
            reading.diagnostics == [
                "5:5: warning: methods are lower-case; '\(method)' is treated as 'get' (write 'get')"
            ]
        )
    }

    @Test func tagsInASequenceOfTheirOwn() throws {
        let reading = try read("{tags: [[b, c], [], d], responses: {200: {description: D}}}")
        #expect(try operation(reading).tags == ["b", "c", "d"])
        #expect(
            reading.diagnostics == [
                "5:19: warning: expected the name of a tag, found a sequence (write 'b')",
                "5:27: warning: expected a string in 'tags', found a sequence; it is ignored (write a string, or remove it)",
            ]
        )
    }

    @Test func tagsAsTheyAreDeclared() throws {
        let reading = try read("{tags: [{name: b}], responses: {200: {description: D}}}")
        #expect(try operation(reading).tags == ["b"])
        #expect(reading.diagnostics == ["5:19: warning: expected the name of a tag, found a mapping (write 'b')"])
    }

    // MARK: - Schemas

    @Test func membersBesideProperties() throws {
        let reading = try read(
            "{responses: {200: {description: D}}}",
            "  F: {type: object, properties: {x: {type: string}}, id: {type: string}, example: {type: string}}"
        )
        #expect(
            reading.diagnostics == [
                "8:54: warning: 'id' is not a schema key; it is not in the client (if it is a property, move it under "
                    + "'properties')"
            ]
        )
    }

    // MARK: - Security

    private static let schemes =
        "securityDefinitions: {key: {type: apiKey, in: header, name: K}, o: {type: oauth2, flow: implicit, authorizationUrl: a}}"

    @Test(arguments: [
        ("{key: []}", [["key"]]), ("{key: [], o: [x]}", [["key", "o"]]), ("[key]", [["key"]]), ("key", [["key"]]),
        ("[{key: []}, o]", [["key"], ["o"]]),
    ])
    func requirements(security: String, schemes: [[String]]) throws {
        let reading = try read("{security: \(security), responses: {200: {description: D}}}", Self.schemes)
        #expect(try operation(reading).security?.map(\.schemes) == schemes)
        #expect(!reading.diagnostics.isEmpty)
        #expect(reading.diagnostics.allSatisfy { $0.contains("'security'") && $0.contains(": warning: ") })
    }

    @Test(arguments: [
        ("{type: bearer}", SecurityScheme.Kind.credential(.bearer)),
        ("{type: JWT}", .credential(.bearer)),
        ("{type: api_key, in: header, name: K}", .credential(.apiKey(name: "K", location: .header))),
        ("{type: OAuth2, flow: implicit, scopes: {a: A}}", .credential(.bearer)),
        ("{type: oauth2, flow: implicit, scopes: [a, b]}", .credential(.bearer)),
        ("{type: oauth2, flow: implicit, scopes: a b}", .credential(.bearer)),
        ("{type: apiKey, in: Header, name: K}", .credential(.apiKey(name: "K", location: .header))),
        ("{type: apiKey, in: headers, name: K}", .credential(.apiKey(name: "K", location: .header))),
        ("{type: apiKey, in: form, name: K}", .incomplete),
        ("{type: apiKey, name: K}", .incomplete),
        ("{type: apiKey, in: header}", .incomplete),
    ])
    func schemes(scheme: String, kind: SecurityScheme.Kind) throws {
        let reading = try read(
            "{security: [{a: []}], responses: {200: {description: D}}}",
            "securityDefinitions: {a: \(scheme)}"
        )
        #expect(reading.service?.securitySchemes.map(\.kind) == [kind])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.hasPrefix("8:") && $0.contains(": warning: ") })
    }

    @Test(arguments: ["{a: A, b: B}", "[a, b]", "a b"])
    func scopes(scopes: String) throws {
        let reading = try read(
            "{security: [{s: [a, b]}], responses: {200: {description: D}}}",
            "securityDefinitions: {s: {type: oauth2, flow: implicit, scopes: \(scopes)}}"
        )
        #expect(reading.service?.securitySchemes.map(\.declaredScopes) == [["a", "b"]])
    }

    @Test func schemesThatNothingRequires() throws {
        let definitions = "securityDefinitions: {key: {type: apiKey, in: header, name: K}, basic: {type: basic}}"
        let plain = "responses: {200: {description: D}}"
        let reading = try read("{\(plain)}", definitions)
        #expect(reading.service?.security.map(\.schemes) == [["key"], ["basic"], []])
        #expect(
            reading.diagnostics
                == [("23", "key"), ("65", "basic")].map { column, name in
                    "8:\(column): warning: no 'security' requires the scheme '\(name)'; the client accepts a "
                        + "credential for it and sends it with every operation (add 'security: [{\(name): []}]' at "
                        + "the top level if they require it)"
                }
        )
        for said in ["security: []", "security: [{key: []}]"] {
            let reading = try read("{\(plain)}", definitions + "\n" + said)
            #expect(reading.service?.security.count == (said.hasSuffix("[]") ? 0 : 1))
            #expect(reading.diagnostics == [])
        }
        let free = try read("{security: [], \(plain)}", definitions)
        #expect(free.service?.security.isEmpty == true)
        #expect(free.diagnostics.isEmpty)
    }

    /// The client has no credential for such a scheme, which is said where the client is made.
    @Test func nothingIsSaidOfACredentialForAnUnsupportedScheme() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A, version: '1'}
            paths: {/a: {get: {responses: {'204': {description: D}}}}}
            components: {securitySchemes: {key: {type: http, scheme: digest}, token: {type: http, scheme: bearer}}}
            """
        )
        #expect(reading.service?.security.map(\.schemes) == [["key"], ["token"], []])
        #expect(reading.diagnostics.map { $0.contains("requires the scheme 'token'") } == [true])
    }

    @Test(arguments: [("basic", true), ("oauth2, flow: implicit", true), ("apiKey, in: header, name: K", false)])
    func theHeaderFieldOfACredentialIsNoParameter(scheme: String, isSent: Bool) throws {
        let reading = try read(
            """
            {security: [{a: []}], parameters: [{name: authorization, in: header, required: true, type: string}], \
            responses: {200: {description: D}}}
            """,
            "securityDefinitions: {a: {type: \(scheme)}}"
        )
        #expect(try operation(reading).parameters.isEmpty == isSent)
        let told =
            "5:46: warning: the header parameter 'authorization' is ignored: the security scheme 'a' already sends it "
            + "(remove it)"
        #expect(reading.diagnostics == (isSent ? [told] : []))
    }

    @Test(arguments: [
        ("{name: key, in: query, type: string}", "query parameter 'key'", "[{k: []}]", true),
        ("{name: KEY, in: query, type: string}", "", "[{k: []}]", false),
        ("{name: key, in: header, type: string}", "", "[{k: []}]", false),
        ("{name: x-KEY, in: header, required: true, type: string}", "header parameter 'x-KEY'", "[{h: []}]", true),
        ("{name: X-Key, in: header, type: string}", "header parameter 'X-Key'", "[{h: [], k: []}]", true),
        // The caller may authenticate with something else, or with nothing.
        ("{name: key, in: query, type: string}", "", "[{k: []}, {h: []}]", false),
        ("{name: key, in: query, type: string}", "", "[{k: []}, {}]", false),
        ("{name: key, in: query, type: string}", "", "[]", false),
    ])
    func whatAKeyIsSentAsIsNoParameter(parameter: String, subject: String, security: String, isSent: Bool) throws {
        let reading = try read(
            "{security: \(security), parameters: [\(parameter)], responses: {200: {description: D}}}",
            "securityDefinitions: {k: {type: apiKey, in: query, name: key}, h: {type: apiKey, in: header, name: X-Key}}"
        )
        #expect(try operation(reading).parameters.isEmpty == isSent)
        let ignored = reading.diagnostics.filter { $0.contains("is ignored") }
        #expect(ignored.count == (isSent ? 1 : 0))
        #expect(ignored.allSatisfy { $0.contains(": the \(subject) is ignored: the security scheme '") })
    }

    /// Of the ways to send a token, that in the query is the one that nobody should use (RFC 6750, section 2.3).
    @Test(arguments: [
        ("{name: access_token, in: query, type: string}", "[{t: []}]", 0),
        ("{name: oauth_token, in: query, type: string}", "[{k: []}, {t: []}]", 0),
        ("{name: access_token, in: query, required: true, type: string}", "[{t: []}]", 1),
        ("{name: access_token, in: query, type: string}", "[{k: []}]", 1),
        ("{name: access_token, in: header, type: string}", "[{t: []}]", 1),
        ("{name: token, in: query, type: string}", "[{t: []}]", 1),
    ])
    func theTokenIsNotSentInTheQuery(parameter: String, security: String, count: Int) throws {
        let reading = try read(
            "{security: \(security), parameters: [\(parameter)], responses: {200: {description: D}}}",
            "securityDefinitions: {k: {type: apiKey, in: query, name: key}, t: {type: oauth2, flow: implicit}}"
        )
        #expect(try operation(reading).parameters.count == count)
        #expect(reading.diagnostics.count { $0.contains("the security scheme 't' already sends it") } == 1 - count)
    }

    /// Who has to send the fields of all alternatives has none.
    @Test(arguments: [
        ("required: true", "required: true", "[{k: []}, {h: []}]", [["k", "h"]]),
        ("required: true", "required: true", "[{k: [], h: []}]", [["k", "h"]]),
        ("required: true", "required: false", "[{k: []}, {h: []}]", [["k"], ["h"]]),
        ("required: true", "required: true", "[{k: []}, {h: []}, {}]", [["k"], ["h"], []]),
        ("required: true", "required: true", "[{k: []}, {o: []}]", [["k"], ["o"]]),
    ])
    func alternativesThatAreAllRequired(key: String, header: String, security: String, schemes: [[String]]) throws {
        let reading = try read(
            """
            {security: \(security), parameters: [{name: key, in: query, type: string, \(key)}, \
            {name: X-Key, in: header, type: string, \(header)}], responses: {200: {description: D}}}
            """,
            "securityDefinitions: {k: {type: apiKey, in: query, name: key}, h: {type: apiKey, in: header, name: X-Key}, "
                + "o: {type: apiKey, in: query, name: other}}"
        )
        let operation = try operation(reading)
        #expect(operation.security?.map(\.schemes) == schemes)
        #expect(operation.parameters.isEmpty == (schemes == [["k", "h"]]))
        let joined = reading.diagnostics.filter { $0.contains("are treated as one requirement") }
        #expect(joined.count == (security == "[{k: []}, {h: []}]" && schemes.count == 1 ? 1 : 0))
    }

    // MARK: - Servers

    /// What a document has in the way of Swagger 2.0 is read also if it says that it is a newer one.
    @Test func theWayOfSwaggerInANewerVersion() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A, version: '1'}
            host: a.example
            basePath: /v1
            schemes: [https]
            securityDefinitions: {k: {type: apiKey, in: query, name: key}}
            paths:
              /a:
                get:
                  security: [{k: []}]
                  parameters: [{name: b, in: query, type: array, items: {type: string}, collectionFormat: csv}]
                  responses: {'204': {description: D}}
            """
        )
        let service = try #require(reading.service)
        #expect(service.servers.map(\.url) == ["https://a.example/v1"])
        #expect(service.securitySchemes.map(\.name) == ["k"])
        #expect(service.operations[0].parameters.map(Outline().outline) == ["query b form: [string]"])
        #expect(reading.diagnostics.count { $0.contains("is a Swagger 2.0 key; it is used anyway") } == 4)
        #expect(!reading.diagnostics.contains { $0.contains("ignored") })
    }

    @Test func variablesInTheAddress() throws {
        let reading = try Reading(
            Format.swagger20.head + """
                host: '{region}.example.com'
                basePath: /v1/{tenant}
                paths:
                  /a: {get: {parameters: [{name: tenant, in: path, required: true, type: string}], responses: {200: {description: D}}}}
                """
        )
        #expect(
            reading.service?.servers.map(Outline().outline) == [
                "https://{region}.example.com/v1/{tenant} region= tenant="
            ]
        )
        #expect(
            reading.diagnostics
                == ["region", "tenant"].map { name in
                    "4:11: warning: Swagger 2.0 has no variables in the URL of a service; '{\(name)}' is treated as "
                        + "one anyway (describe it in 'x-ms-parameterized-host')"
                }
        )
    }

    @Test(arguments: [
        ("'${api.host}:${port}'", "https://{api.host}:{port}/v1 api.host= port="),
        ("'{{host}}'", "https://{host}/v1 host="), ("'<your host>'", "https://{your host}/v1 your host="),
        ("$(catalog.host)", "https://{catalog.host}/v1 catalog.host="),
    ])
    func variablesOfOtherNotationsInTheAddress(host: String, outline: String) throws {
        let reading = try Reading(Format.swagger20.head + "paths: {}\nhost: \(host)\nbasePath: /v1")
        #expect(reading.service?.servers.map(Outline().outline) == [outline])
        #expect(
            reading.diagnostics.allSatisfy { $0.contains("Swagger 2.0 has no variables in the URL of a service; '{") }
        )
    }

    @Test(arguments: [
        ("host: ':8080'", "https://:8080", "it has no host (write one)"),
        ("host: /", "https://", "it has no host (write one)"),
        (
            "host: 'a.example:port'", "https://a.example:port",
            "'port' is not a port (write a number, or '{port}' for a variable)"
        ),
    ])
    func hostsWhereNothingCanBeAreIgnored(line: String, url: String, problem: String) throws {
        let message = { (url: String) in "3:7: warning: the server '\(url)' is ignored: \(problem)" }
        let reading = try Reading(Format.swagger20.head + "\(line)\npaths: {}")
        #expect(reading.service?.servers.isEmpty == true)
        #expect(reading.diagnostics == [message(url)])
        let withPath = try Reading(Format.swagger20.head + "\(line)\npaths: {}\nbasePath: /v1")
        #expect(withPath.service?.servers.map(Outline().outline) == ["/v1"])
        #expect(withPath.diagnostics == [message(url + "/v1")])
        #expect(withPath.losses == 1)
    }

    /// API Evangelist's collections have a path as the host then.
    @Test(arguments: [
        ("", "https://a.example/v1"), ("host: /shops", "https://a.example/v1"),
        ("host: other.example", "https://a.example/v1"),
        ("schemes: [http]", "http://a.example/v1"),
    ])
    func aBasePathThatIsAWholeURL(line: String, url: String) throws {
        let reading = try Reading(Format.swagger20.head + "basePath: https://a.example/v1/\npaths: {}\n\(line)")
        #expect(reading.service?.servers.map(\.url) == [url])
        #expect(
            reading.diagnostics == [
                "3:11: warning: the base path 'https://a.example/v1/' is a whole URL, whose host is used instead of 'host' (write the "
                    + "host there, and only the path as 'basePath')"
            ]
        )
    }

    @Test func aBasePathThatIsAURLWithoutAHost() throws {
        let reading = try Reading(Format.swagger20.head + "basePath: https://:8080/v1\npaths: {}")
        #expect(reading.service?.servers.map(\.url) == ["/v1"])
        #expect(
            reading.diagnostics.last
                == "3:11: warning: the server 'https://:8080/v1' is ignored: it has no host (write one)"
        )
    }

    // MARK: - Collections of Postman

    /// What postman-to-openapi makes of the authentication of requests.
    @Test func wordsOfPostmanForAuthentication() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A, version: '1'}
            paths:
              /a: {post: {security: [{noauthAuth: []}], responses: {'204': {description: D}}}}
              /b: {post: {responses: {'204': {description: D}}}}
            components:
              securitySchemes:
                noauthAuth: {type: http, scheme: noauth}
                oauth2Auth: {type: http, scheme: oauth2}
            security: [{oauth2Auth: []}]
            """
        )
        let service = try #require(reading.service)
        #expect(service.securitySchemes.map(\.name) == ["oauth2Auth"])
        #expect(service.securitySchemes.map(\.kind) == [.credential(.bearer)])
        #expect(service.operations.map { $0.security?.map(\.schemes) } == [[[]], nil])
        #expect(
            reading.diagnostics == [
                "8:38: warning: the scheme 'noauth' is treated as no requirement (write '{}' for such a requirement)",
                "9:38: warning: unknown scheme 'oauth2' is treated as 'bearer' (write 'scheme: bearer', or describe 'type: oauth2')",
            ]
        )
        #expect(reading.losses == 0)
    }
}
