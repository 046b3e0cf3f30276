import ServiceDescription
import Testing

/// Kinds of mistakes that descriptions have, with all that is told about each of them.
@Suite struct MistakeTests {
    /// A description and what is told about it, each diagnostic with the place that it is about.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let description: String
        let expected: [String]

        init(_ description: String, _ expected: String...) {
            self.description = description
            self.expected = expected
        }

        var testDescription: String { expected.first ?? description }
    }

    @Test(arguments: documents + paths + operations + parameters)
    func isTold(mistake: Mistake) throws {
        try check(mistake)
    }

    @Test(arguments: schemas + servers + security)
    func isToldToo(mistake: Mistake) throws {
        try check(mistake)
    }

    private func check(_ mistake: Mistake) throws {
        let reading = try Reading(mistake.description)
        #expect(reading.placedDiagnostics == mistake.expected)
        let isWrong = mistake.expected.contains { $0.contains(": error: ") }
        #expect((reading.service == nil) == isWrong)
    }

    @Test func aParameterizedHostWithoutATemplateIsTold() throws {
        try check(
            Mistake(
                Self.v2("paths: {}\nx-ms-parameterized-host: {useSchemePrefix: false}"),
                "test.yaml:4:26: error: 'x-ms-parameterized-host' has no 'hostTemplate' (add one, such as '{endpoint}')"
            )
        )
    }

    /// The first layer that is too deep is told, and nothing inside it.
    @Test func schemasThatAreNestedTooDeepAreTold() throws {
        let layer = "{type: array, items: "
        let schema = String(repeating: layer, count: 80) + "{}" + String(repeating: "}", count: 80)
        try check(
            Mistake(
                Self.schema(schema),
                "test.yaml:6:\(8 + 64 * layer.count): error: schemas are nested more than 64 deep (name an inner schema, and refer to it)"
            )
        )
    }

    // MARK: - Descriptions

    /// An OpenAPI 3.0 description of which the given lines begin at line 3.
    private static func v3(_ lines: String) -> String { Format.openAPI30.head + lines }

    /// An OpenAPI 3.1 description of which the given lines begin at line 3.
    private static func v31(_ lines: String) -> String { Format.openAPI31.head + lines }

    /// A Swagger 2.0 description of which the given lines begin at line 3.
    private static func v2(_ lines: String) -> String { Format.swagger20.head + lines }

    /// A description with one operation of the given parameters, which begin at 6:7.
    private static func parameter(_ text: String, path: String = "/a", _ head: Format = .openAPI30) -> String {
        head.head + """
            paths:
              '\(path)':
                get: {responses: {'200': {description: OK}}, parameters: [
                  \(text)]}
            """
    }

    /// A description with one schema, which begins at 6:8.
    private static func schema(_ text: String, _ format: Format = .openAPI30) -> String {
        format.description(schemas: "A: \(text)")
    }

    private static let ok = "responses: {'200': {description: OK}}"

    // MARK: - Whole documents

    static let documents = [
        Mistake(
            "arazzo: 1.0.0\ninfo: {title: A}",
            "test.yaml:1:1: error: this is not a service description: it is an Arazzo document (pass the descriptions that it names)"
        ),
        Mistake(
            "discoveryVersion: v1\nname: a",
            "test.yaml:1:1: error: this is not a service description: it is a discovery document of Google (convert it to OpenAPI)"
        ),
        Mistake(
            "openapi: 3.0.0\ninfo: {title: A}",
            "test.yaml:1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)"
        ),
        Mistake(
            "info: {title: A}\nopanapi: 3.0.0\npaths: {}",
            "test.yaml:2:1: error: this is not a service description: 'openapi' or 'swagger' is missing at the top level (did "
                + "you mean 'openapi'?)"
        ),
        Mistake(
            v3("path: {}\ncomponents: {schemas: {A: {type: string}}}"),
            "test.yaml:1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)",
            "test.yaml:3:1: warning: unknown key 'path' (did you mean 'paths'?)"
        ),
        Mistake(
            "openapi: 3.1.0\ninfo: {title: A}\npathss: {}\ncomponents: {schemas: {A: {type: string}}}",
            "test.yaml:1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)",
            "test.yaml:3:1: warning: unknown key 'pathss' (did you mean 'paths'?)"
        ),
        Mistake(
            v2("definitions: {A: {type: string}}"),
            "test.yaml:1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)"
        ),
        Mistake(
            v3("components: {schemas: {A: {type: string}}}"),
            "test.yaml:1:1: error: the description has no 'paths' (add 'paths: {}' if it has only schemas)"
        ),
        Mistake(
            "openapi: 3.0.0\ninfo: {titel: A}\npaths: {}",
            "test.yaml:2:8: warning: unknown key 'titel' (did you mean 'title'?)"
        ),
        Mistake(
            v3("paths: {/a: {get: {response: {'200': {description: OK}}}}}"),
            "test.yaml:3:20: warning: unknown key 'response' (did you mean 'responses'?)"
        ),
        Mistake(
            "openapi: 2.5.0\ninfo: {title: A}\npaths: {}",
            "test.yaml:1:10: error: unsupported OpenAPI version '2.5.0' (supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2)"
        ),
        Mistake(
            "swagger: '2.0'\npaths: {}",
            "test.yaml:1:1: warning: the description has no title; the service is named 'Service' (add 'title' to "
                + "'info')"
        ),
        Mistake(
            v3("paths: {}\ndefinitions: {A: {type: string}}"),
            "test.yaml:4:1: warning: 'definitions' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: "
                + "'components.schemas')"
        ),
        Mistake(
            v3(
                "paths: {/a: {get: {responses: {'200': {description: OK, content: {a/json: {schema: {$ref: '#/definitions/A'}}}}}}}}\n"
                    + "definitions: {A: {type: string}}"
            ),
            "test.yaml:4:1: warning: 'definitions' is a Swagger 2.0 key; it is used anyway (since OpenAPI 3.0: "
                + "'components.schemas')"
        ),
        Mistake(
            v2(
                "paths: {/a: {get: {responses: {'200': {description: OK, schema: {$ref: '#/components/schemas/A'}}}}}}\n"
                    + "components: {schemas: {A: {type: string}}}"
            ),
            "test.yaml:4:1: warning: 'components' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'definitions', "
                + "'parameters' …)"
        ),
        Mistake(
            v31("host: a.example\npaths: {}"),
            "test.yaml:3:1: warning: 'host' is a Swagger 2.0 key; it is used anyway (since OpenAPI 3.0: 'servers')"
        ),
        Mistake(
            v31("host: a.example\nservers: [{url: 'https://b.example'}]\npaths: {}"),
            "test.yaml:3:1: warning: 'host' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: 'servers')"
        ),
        Mistake(
            v3("paths: {/a: {get: {responses: {'200': {description: OK, content: {/: {}}}}}}}"),
            "test.yaml:3:67: warning: '/' is not a media type; it is treated as '*/*' (write '*/*')"
        ),
        Mistake(
            parameter("{name: Host, in: header, required: true, schema: {type: string}}"),
            "test.yaml:6:7: warning: the header parameter 'Host' is ignored: the transport sends the host of the URL (remove it)"
        ),
        Mistake(
            parameter("{name: Accept-Encoding, in: header, schema: {type: string}}"),
            "test.yaml:6:7: warning: the header parameter 'Accept-Encoding' is ignored: the transport sends the codings that it can "
                + "undo (remove it)"
        ),
        Mistake(
            parameter("{name: callback, in: query, schema: {type: string}, description: JSONP.}"),
            "test.yaml:6:7: warning: the query parameter 'callback' is ignored: the client reads JSON, not scripts (remove it)"
        ),
        Mistake(
            parameter("{name: $callback, in: query, schema: {type: string}, description: JSONP.}"),
            "test.yaml:6:7: warning: the query parameter '$callback' is ignored: the client reads JSON, not scripts (remove it)"
        ),
        Mistake(
            parameter("{name: day, in: query, description: As dd/MM/yyyy., schema: {type: string, format: date}}"),
            "test.yaml:6:43: warning: the pattern 'dd/MM/yyyy' is not that of the format 'date'; values are treated as any text (correct "
                + "one of them)"
        ),
        Mistake(
            v3("produces: [application/json]\npaths: {}"),
            "test.yaml:3:1: warning: 'produces' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: 'content' of "
                + "bodies and responses)"
        ),
        Mistake(
            v2("servers: [{url: /a}]\npaths: {}"),
            "test.yaml:3:1: warning: 'servers' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'host', "
                + "'basePath' and 'schemes')"
        ),
        Mistake(
            v2("servers: [{url: /a}]\nhost: b.com\npaths: {}"),
            "test.yaml:3:1: warning: 'servers' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: 'host', 'basePath' "
                + "and 'schemes')"
        ),
        Mistake(
            v31("webhooks: {a: {post: {\(ok)}}}"),
            "test.yaml:3:1: warning: the requests under 'webhooks' are not in the client: the service sends them (receive them "
                + "in a server of your own)"
        ),
        Mistake(
            v3("tags: [{name: a}, {name: b}]\npaths: {/a: {get: {tags: [a], \(ok)}}}"),
            "test.yaml:3:26: warning: no operation has the tag 'b' (add it to its operations, or remove it)"
        ),
        Mistake(
            v3("tags: [{name: a}, {name: a}]\npaths: {/a: {get: {tags: [a], \(ok)}}}"),
            "test.yaml:3:26: warning: the tag 'a' is declared twice (remove one of them)",
            "test.yaml:3:15: note: 'a' is first declared here"
        ),
        Mistake(
            v3("tags: [{name: pet}]\npaths: {/a: {get: {tags: [pets], \(ok)}}}"),
            "test.yaml:3:15: warning: no operation has the tag 'pet' (did you mean 'pets'?)"
        ),
        Mistake(
            v3("tags: [{name: a}, {name: b}, {name: c}]\npaths: {/a: {get: {tags: [a], \(ok)}}}"),
            "test.yaml:3:26: warning: no operation has any of the 2 tags 'b', 'c' (add them to their operations, or remove them)"
        ),
        // Chapters of the documentation have no operations.
        Mistake(
            v3(
                "tags: [{name: a}, {name: b, x-traitTag: true}, {name: c, description: '<SchemaDefinition schemaRef=\"#\" />'}, "
                    + "{name: d}, {name: pet}]\nx-tagGroups: [{name: All, tags: [d, pet]}]\n"
                    + "paths: {/a: {get: {tags: [a, pets], \(ok)}}}"
            ),
            "test.yaml:3:128: warning: no operation has the tag 'pet' (did you mean 'pets'?)"
        ),
        Mistake(
            v3(
                "paths: {/a: {put: {requestBody: {$ref: '#/components/requestBodies/A', required: true}, \(ok)}}}\n"
                    + "components: {requestBodies: {A: {content: {a/json: {schema: {type: string}}}}}}"
            ),
            "test.yaml:3:82: warning: 'required' next to '$ref' is ignored (move it into the referenced request body)"
        ),
        Mistake(
            v2("consumes: [json]\npaths: {}"),
            "test.yaml:3:12: warning: 'json' is not a media type; it is treated as 'application/json' (write "
                + "'application/json')"
        ),
        Mistake(
            v3("path: {}\npaths: {}"),
            "test.yaml:3:1: warning: unknown key 'path'; it is ignored (check its indentation, or begin the name of an extension with 'x-')"
        ),
    ]

    // MARK: - Paths

    static let paths = [
        Mistake(
            v3("paths:\n  '/a/{x}': {get: {\(ok), parameters: [{name: x, in: path, required: true, schema: {}}]}}\n")
                + "  '/a/{y}': {put: {\(ok), parameters: [{name: y, in: path, required: true, schema: {}}]}}",
            "test.yaml:5:3: warning: the paths '/a/{y}' and '/a/{x}' differ only in the names of their parameters; "
                + "both are kept (merge them into one path)",
            "test.yaml:4:3: note: '/a/{x}' is here"
        ),
        Mistake(
            v3("paths:\n  '/a/{x}': {get: {\(ok), parameters: [{name: x, in: path, required: true, schema: {}}]}}\n")
                + "  '/a/{y}': {put: {\(ok), parameters: [{name: y, in: path, required: true, schema: {}}]}}\n"
                + "  '/a/{z}': {post: {\(ok), parameters: [{name: z, in: path, required: true, schema: {}}]}}",
            "test.yaml:5:3: warning: 2 paths, such as '/a/{y}', differ from others only in the names of their parameters; all are "
                + "kept (merge those that mean the same)",
            "test.yaml:5:3: note: '/a/{y}' matches the same requests as '/a/{x}'",
            "test.yaml:6:3: note: '/a/{z}' matches the same requests as '/a/{x}'"
        ),
        Mistake(
            v3("paths:\n  '/a/{x} ': {get: {\(ok), parameters: [{name: x, in: path, required: true, schema: {}}]}}\n")
                + "  '/a/{y}': {put: {\(ok), parameters: [{name: y, in: path, required: true, schema: {}}]}}",
            "test.yaml:4:3: warning: the spaces around the path '/a/{x}' are ignored (remove them)",
            "test.yaml:5:3: warning: the paths '/a/{y}' and '/a/{x}' differ only in the names of their parameters; "
                + "both are kept (merge them into one path)",
            "test.yaml:4:3: note: '/a/{x}' is here"
        ),
        // A path may have the name of a key.
        Mistake(
            v3("paths:\n  /a: {get: {\(ok)}}\n  tags: {get: {\(ok)}}\n  components: {schemas: {}}\n  security: [{}]"),
            "test.yaml:5:3: warning: the path 'tags' does not start with '/'; it is treated as '/tags' (write '/tags')",
            "test.yaml:6:3: warning: 'components' has no meaning in the table of paths; it is ignored (check its "
                + "indentation)",
            "test.yaml:7:3: warning: 'security' has no meaning in the table of paths; it is ignored (check its "
                + "indentation)"
        ),
        Mistake(
            v3("paths:\n  /a:\n  get: {\(ok)}"),
            "test.yaml:5:9: warning: 'get' is a method, and not a path; the operation is not in the client (indent it below "
                + "its path)"
        ),
        Mistake(
            v3("paths: {/a: {get: {schema: {type: string}, \(ok), '404': {description: D}, other: 1}}}"),
            "test.yaml:3:20: warning: 'schema' has no meaning in an operation; it is ignored (check its indentation)",
            "test.yaml:3:83: warning: '404' has no meaning in an operation; it is ignored (check its indentation)",
            "test.yaml:3:108: warning: unknown key 'other'; it is ignored (check its indentation, or begin the name of an extension with 'x-')"
        ),
        Mistake(
            v3("paths: {/a: {get: {description: One, two or three, and more, \(ok)}}}"),
            "test.yaml:3:38: warning: the text of 'description' ends before the comma in front of 'two or three' (put it "
                + "in quotes)"
        ),
        // The key that is known has no value, and the one behind no text.
        Mistake(
            v3("paths: {/a: {get: {description: One, summary, two, tags: [], more, \(ok)}}}"),
            "test.yaml:3:38: warning: the text of 'description' ends before the comma in front of 'summary' (put it in "
                + "quotes)",
            "test.yaml:3:62: warning: unknown key 'more'; it is ignored (check its indentation, or begin the name of an extension with 'x-')"
        ),
        Mistake(
            v3("paths: {}\ncomponents: {schemas: {A: {type: string, description: One, or two}}}"),
            "test.yaml:4:60: warning: the text of 'description' ends before the comma in front of 'or two' (put it in "
                + "quotes)"
        ),
        Mistake(
            v3("paths: {/a: {operationId: a, \(ok)}}"),
            "test.yaml:3:14: warning: the operation at '/a' has no method; it is not in the client (write 'get:', or another "
                + "method, between the path and its keys)"
        ),
        Mistake(
            v3("paths: {/a: {operationId: a, get: {\(ok)}}}"),
            "test.yaml:3:14: warning: unknown key 'operationId'; it is ignored (check its indentation, or begin the name of an "
                + "extension with 'x-')"
        ),
        Mistake(
            v3("paths: {'/a/{x.': {get: {\(ok)}}}"),
            "test.yaml:3:9: warning: unclosed '{' in the path '/a/{x.'; it is sent as written (write '{name}' for a "
                + "parameter)"
        ),
        Mistake(
            v3("paths: {'/a/<int:x>': {get: {\(ok)}}}"),
            "test.yaml:3:9: warning: '<int:x>' in the path '/a/<int:x>' is sent as written (write '{name}' for a parameter)"
        ),
        Mistake(
            v2("paths: {'/a/x:}': {get: {\(ok)}}}"),
            "test.yaml:3:9: warning: unmatched '}' in the path '/a/x:}'; it is sent as written (write '{name}' for a "
                + "parameter)"
        ),
        Mistake(
            parameter("{name: x, in: path, required: true, schema: {}}", path: "/b/{x"),
            "test.yaml:4:3: warning: '{x' in the path '/b/{x' is not OpenAPI syntax for a parameter; it is treated as '{x}' "
                + "(write '{x}')"
        ),
        Mistake(
            v3("paths: {'/a/{}': {get: {\(ok)}}}"),
            "test.yaml:3:9: warning: empty braces in the path '/a/{}'; they are sent as written (write '{name}' for a "
                + "parameter)"
        ),
        Mistake(
            v3("paths: {'/{x}/{x}': {get: {\(ok), parameters: [{name: x, in: path, required: true, schema: {}}]}}}"),
            "test.yaml:3:9: warning: the path '/{x}/{x}' has the parameter 'x' twice; both get the same value (give "
                + "each a unique name)"
        ),
        Mistake(
            v3("paths: {/a: {gett: {\(ok)}}}"),
            "test.yaml:3:14: warning: unknown key 'gett'; the operation below it is not in the client (did you mean 'get'?)"
        ),
        Mistake(
            v3("paths: {/a: {GET: {\(ok)}}}"),
            "test.yaml:3:14: warning: methods are lower-case; 'GET' is treated as 'get' (write 'get')"
        ),
        Mistake(
            v2("paths: {/a: {x-amazon-apigateway-any-method: {\(ok)}}}"),
            "test.yaml:3:14: warning: the operation under 'x-amazon-apigateway-any-method' is not in the client, "
                + "because it has no specific method (describe the methods that callers use)"
        ),
        Mistake(
            v3("paths: {/a: {fetch: {\(ok)}}}"),
            "test.yaml:3:14: warning: unknown key 'fetch'; the operation below it is not in the client (the methods are get, "
                + "put, post, delete, options, head, patch, trace, query; others belong under 'additionalOperations')"
        ),
        Mistake(
            v3("paths: {/a: {get: {\(ok), respones: {}}}}"),
            "test.yaml:3:59: warning: unknown key 'respones'; it is ignored (check its indentation, or begin the name of an extension with 'x-')"
        ),
        Mistake(
            v3("paths: {/a: {pots: {\(ok)}}}"),
            "test.yaml:3:14: warning: unknown key 'pots' (did you mean 'post'?)"
        ),
        Mistake(
            v3("paths: {a: {get: {\(ok)}}}"),
            "test.yaml:3:9: warning: the path 'a' does not start with '/'; it is treated as '/a' (write '/a')"
        ),
        Mistake(
            v3("paths: {/a: {$ref: '#/components/pathItems/A'}}"),
            "test.yaml:3:20: error: unresolved reference '#/components/pathItems/A' (add what it leads to, or correct it)"
        ),
        Mistake(
            v3("paths:\n  /a:\n    $ref: #/components/pathItems/A\n  /b: {get: {\(ok)}}"),
            "test.yaml:5:5: warning: '$ref' is empty; it is ignored (put the reference in quotes: without them, '#' begins a "
                + "comment)"
        ),
    ]

    // MARK: - Operations

    static let operations = [
        Mistake(
            v3(
                "paths: {/a: {put: {x-ms-long-running-operation: true, responses: {'204': {description: D}},\n  x-ms-long-running-operation-options: {final-state-via: locations}}}}"
            ),
            "test.yaml:4:58: warning: unknown final state 'locations' is ignored (did you mean 'location'?)"
        ),
        Mistake(
            v3(
                "paths: {/a: {put: {x-ms-long-running-operation: true, responses: {'204': {description: D}},\n  x-ms-long-running-operation-options: {final-state-via: end}}}}"
            ),
            "test.yaml:4:58: warning: unknown final state 'end' is ignored (write azure-async-operation, location, "
                + "operation-location or original-uri)"
        ),
        Mistake(
            v3("paths: {/a: {get: {operationId: b, \(ok)}}, /c: {get: {operationId: b, \(ok)}}}"),
            "test.yaml:3:101: warning: duplicate operationId 'b'; this operation is identified by 'getC' instead, "
                + "also in the client configuration (give each operation a unique 'operationId')",
            "test.yaml:3:33: note: 'b' is first used here"
        ),
        Mistake(
            v3("paths: {/a: {get: {operationId: '', \(ok)}}}"),
            "test.yaml:3:33: warning: the 'operationId' is empty; the operation is named 'getA' (write a name, or "
                + "remove the key)"
        ),
        Mistake(
            v3("paths: {/a: {get: {requestBody: {content: {text/plain: {schema: {type: string}}}}, \(ok)}}}"),
            "test.yaml:3:20: warning: many servers and proxies reject or drop the body of a GET request; "
                + "URLSession refuses it, so only a transport of your own can send it (use query parameters, or another method)"
        ),
        Mistake(
            v3(
                "components: {requestBodies: {b: {content: {text/plain: {schema: {type: string}}}}}}\n"
                    + "paths: {/a: {get: {requestBody: {$ref: '#/components/requestBodies/b'}, \(ok)}, "
                    + "post: {operationId: ask, requestBody: {$ref: '#/components/requestBodies/b'}, \(ok)}}}"
            ),
            "test.yaml:4:20: warning: many servers and proxies reject or drop the body of a GET request; URLSession refuses it; "
                + "only 'ask', which has the same one, sends it (remove it from the GET)"
        ),
        Mistake(
            v2(
                "paths: {/a: {head: {parameters: [{in: body, name: b, schema: {type: object}}], \(ok)}}}"
            ),
            "test.yaml:3:34: warning: many servers and proxies reject or drop the body of a HEAD request; it is sent "
                + "anyway (use query parameters, or another method)"
        ),
        Mistake(
            v31(
                "paths: {/a: {delete: {requestBody: {required: true, content: {text/plain: {schema: {type: string}}}}, \(ok)}}}"
            ),
            "test.yaml:3:23: warning: many servers and proxies reject or drop the body of a DELETE request; it is "
                + "sent anyway (use query parameters, or another method)"
        ),
        Mistake(v3("paths: {/a: {delete: {requestBody: {content: {text/plain: {schema: {type: string}}}}, \(ok)}}}")),
        Mistake(
            v3("paths: {/a: {get: {}}}"),
            "test.yaml:3:14: warning: the operation has no 'responses'; the client does not read the response body "
                + "(add at least '200' or 'default')"
        ),
        Mistake(
            v31("paths: {/a: {get: {responses: {}}}}"),
            "test.yaml:3:20: warning: 'responses' is empty; the client does not read the response body (add at least "
                + "'200' or 'default')"
        ),
        Mistake(
            v2("paths: {/a: {get: {responses: {'200': {schema: {type: string}}}}}}"),
            "test.yaml:3:39: warning: the response has no 'description' (add a short one)"
        ),
        Mistake(
            v3("paths: {/a: {get: {responses: {OK: {description: OK}}}}}"),
            "test.yaml:3:32: warning: unknown status code 'OK' is ignored (write a code such as 200, a range such as "
                + "4XX, or default)"
        ),
        Mistake(
            v3("paths: {/a: {get: {produces: [text/plain], \(ok)}}}"),
            "test.yaml:3:20: warning: 'produces' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: 'content' of "
                + "the responses)"
        ),
        Mistake(
            v2("paths: {/a: {post: {requestBody: {content: {text/plain: {}}}, \(ok)}}}"),
            "test.yaml:3:21: warning: 'requestBody' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0, a body is "
                + "a parameter with 'in: body')"
        ),
        Mistake(
            v3("paths: {/a: {post: {callbacks: {done: {'{$url}': {post: {\(ok)}}}}, \(ok)}}}"),
            "test.yaml:3:21: warning: the requests under 'callbacks' are not in the client: the service sends them (receive "
                + "them in a server of your own)"
        ),
        Mistake(
            v3(
                "paths: {/a: {get: {operationId: getA, responses: {'200': {description: OK, links: {b: {operationId: getB}}}}}}}"
            ),
            "test.yaml:3:76: warning: 'links' are not in the client (call the linked operations)",
            "test.yaml:3:101: warning: the link 'b' refers to an unknown operation 'getB' (did you mean 'getA'?)"
        ),
        Mistake(
            v3("paths: {/a: {get: {security: [{key: []}], \(ok)}}}"),
            "test.yaml:3:32: warning: the security scheme 'key' is not declared; the requirement is ignored "
                + "(declare it under 'components.securitySchemes')"
        ),
        Mistake(
            v3(
                "paths: {/a: {get: {responses: {'200': {description: OK, content: {JSON: {schema: {type: string}}}}}}}}"
            ),
            "test.yaml:3:67: warning: 'JSON' is not a media type; it is treated as 'application/json' (write "
                + "'application/json')"
        ),
        Mistake(
            v2("paths: {/a: {get: {produces: [anything], \(ok)}}}"),
            "test.yaml:3:31: warning: 'anything' is not a media type (write 'application/json', for example)"
        ),
        Mistake(
            v2("produces: ['application/json, application/xml']\npaths: {}"),
            "test.yaml:3:12: warning: 'application/json, application/xml' is several media types; each is treated as one "
                + "(write 'application/json' and 'application/xml', each by itself)"
        ),
        Mistake(
            v3("paths: {/a: {post: {sumary: A, \(ok)}}}"),
            "test.yaml:3:21: warning: unknown key 'sumary' (did you mean 'summary'?)"
        ),
        Mistake(v3("paths: {/a: {get: {banana: A, \(ok)}}}"), "test.yaml:3:20: \(unknown)"),
        Mistake(v3("paths: {/a: {banana: {a: A}, get: {\(ok)}}}"), "test.yaml:3:14: \(unknown)"),
        Mistake(v3("paths: {/a: {banana: A, get: {\(ok)}}}"), "test.yaml:3:14: \(unknown)"),
        Mistake(
            v3("paths: {/a: {get: {responses: {'200': {description: OK, banana: A}}}}}"),
            "test.yaml:3:57: \(unknown)"
        ),
        Mistake(v3("paths: {/a: {get: {x-banana: A, \(ok)}}}\nbanana: A"), "test.yaml:4:1: \(unknown)"),
    ]

    private static let unknown =
        "warning: unknown key 'banana'; it is ignored (check its indentation, or begin the name of an extension with 'x-')"

    // MARK: - Parameters

    static let parameters = [
        Mistake(
            parameter("{name: b, in: query, schema: {type: string}, enum: [x], default: x, type: string}"),
            "test.yaml:6:52: warning: 'enum' next to 'schema' is ignored (move it into the schema)",
            "test.yaml:6:63: warning: 'default' next to 'schema' is ignored (move it into the schema)"
        ),
        Mistake(
            Format.openAPI32.head
                + "paths: {/a: {get: {responses: {'204': {description: D}}, parameters: [\n  {name: q, in: querystring, style: form, content: {application/x-www-form-urlencoded: {schema: {type: object}}}}]}}}",
            "test.yaml:4:37: warning: 'style' is ignored for a parameter in 'querystring' (remove it)"
        ),
        Mistake(
            v3(
                "paths: {/a: {get: {responses: {'204': {description: D}}, parameters: [\n  {name: Content-Length, in: header, schema: {type: integer}}]}}}"
            ),
            "test.yaml:4:3: warning: the header parameter 'Content-Length' is ignored: the client computes the length of the body (remove it)"
        ),
        Mistake(
            v2(
                "paths: {/a: {post: {consumes: [multipart/form-data], responses: {'204': {description: D}}, parameters: [\n  {name: f, in: formData, type: file}, {name: b, in: body, schema: {type: object}}]}}}"
            ),
            "test.yaml:4:40: warning: an operation can have a body or a form, not both; the body is treated as the part 'b' of the form (write 'in: formData')"
        ),
        Mistake(
            parameter("{name: x, in: path, schema: {}}", path: "/{x}"),
            "test.yaml:6:7: warning: the path parameter 'x' is not marked as required; it is required anyway (add "
                + "'required: true')"
        ),
        Mistake(
            parameter("{name: x, in: path, required: false, type: string}", path: "/{x}", .swagger20),
            "test.yaml:6:37: warning: the path parameter 'x' is not marked as required; it is required anyway (add "
                + "'required: true')"
        ),
        Mistake(
            parameter("{name: x, in: path, required: true, schema: {}}"),
            "test.yaml:6:7: warning: the path parameter 'x' does not occur in the path '/a'; it is ignored (remove "
                + "it, or add '{x}' to the path)"
        ),
        Mistake(
            parameter("{name: b, in: path, required: true, schema: {}}", path: "/{x}"),
            "test.yaml:6:7: warning: the path parameter 'b' is 'x' in the path '/{x}'; it is treated as 'x' (write 'name: x')"
        ),
        Mistake(
            parameter("", path: "/{x}"),
            "test.yaml:5:5: warning: the path parameter 'x' is not declared; it is treated as a string (declare it "
                + "under 'parameters')"
        ),
        Mistake(
            parameter("{name: pte, in: path, required: true, schema: {}}", path: "/{pet}"),
            "test.yaml:6:7: warning: the path parameter 'pte' is 'pet' in the path '/{pet}'; it is treated as 'pet' (write "
                + "'name: pet')"
        ),
        Mistake(
            parameter("{name: pet, in: paht, required: true, schema: {}}", path: "/{pet}"),
            "test.yaml:6:23: warning: unknown parameter location 'paht' is treated as 'path' (write 'path')"
        ),
        Mistake(
            parameter("{name: pet, in: url, required: true, schema: {}}", path: "/{pet}"),
            "test.yaml:6:23: warning: unknown parameter location 'url'; the parameter is not in the client (the "
                + "locations are path, query, header, cookie, querystring)"
        ),
        Mistake(
            parameter("{name: x, in: qurey, schema: {}}"),
            "test.yaml:6:21: warning: unknown parameter location 'qurey'; the parameter is not in the client (did you mean "
                + "'query'?)"
        ),
        Mistake(
            parameter("{name: x, in: query, schema: {}}, {name: x, in: query, schema: {}}"),
            "test.yaml:6:41: warning: the parameter 'x' in query is declared twice; this one is ignored (remove one "
                + "of them)",
            "test.yaml:6:7: note: 'x' is first declared here"
        ),
        Mistake(
            parameter("{in: query, schema: {}}"),
            "test.yaml:6:7: warning: a parameter needs a 'name'; this one is not in the client (add the 'name')"
        ),
        Mistake(
            parameter("{name: x, in: Query, type: string}", .swagger20),
            "test.yaml:6:21: warning: unknown parameter location 'Query' is treated as 'query' (write 'query')"
        ),
        Mistake(
            parameter("{name: x, in: cookie, type: string}", .swagger20),
            "test.yaml:6:21: warning: Swagger 2.0 has no parameters in 'cookie' (OpenAPI 3.0 has); it is sent as a "
                + "cookie anyway"
        ),
        Mistake(
            parameter("{name: x, in: query, required: [x], type: string}", .swagger20),
            "test.yaml:6:38: warning: expected a boolean for 'required', found a sequence; it is ignored (write "
                + "'required: true', and list the required properties in 'schema')"
        ),
        Mistake(
            parameter(
                "{name: x, in: query, type: array, items: {type: array, items: {}, collectionFormat: multi}}",
                .swagger20
            ),
            "test.yaml:6:91: warning: the collection format 'multi' is not allowed for nested arrays; they are sent "
                + "as 'csv' (write 'csv')"
        ),
        Mistake(
            parameter(
                "{name: x, in: query, type: array, items: {type: array, items: {}, collectionFormat: brackets}}",
                .swagger20
            ),
            "test.yaml:6:91: warning: the collection format 'brackets' is not allowed for nested arrays; they are sent "
                + "as 'csv' (write 'csv')"
        ),
        Mistake(
            parameter("{name: x, in: query}"),
            "test.yaml:6:7: warning: the parameter 'x' has no schema; it is treated as a string (write 'schema: "
                + "{type: string}')"
        ),
        Mistake(
            parameter("{name: x, in: query}", .swagger20),
            "test.yaml:6:7: warning: the parameter 'x' has no 'type'; it is treated as a string (add 'type: string')"
        ),
        Mistake(
            parameter("{name: x, in: query, format: int64}", .swagger20),
            "test.yaml:6:7: warning: the parameter 'x' has no 'type'; it is treated as an integer (add 'type: integer')"
        ),
        Mistake(
            parameter("{name: x, in: query, default: 1}", .swagger20),
            "test.yaml:6:7: warning: the parameter 'x' has no 'type'; it is treated as free-form JSON (add 'type: "
                + "string')"
        ),
        Mistake(
            parameter("{name: x, in: query, schema: {type: string}}", .swagger20),
            "test.yaml:6:28: warning: in Swagger 2.0, the 'type' of a parameter belongs next to its 'name', not in a "
                + "'schema' (move it there)"
        ),
        Mistake(
            parameter("{name: x, in: query, style: matrix, schema: {type: string}}"),
            "test.yaml:6:35: warning: 'matrix' is not a style for query parameters; 'form' is used (write form, "
                + "spaceDelimited, pipeDelimited, deepObject)"
        ),
        Mistake(
            parameter("{name: x, in: query, style: deepObject, schema: {type: string}}"),
            "test.yaml:6:35: warning: 'deepObject' is a style for objects, but 'x' is not an object (remove the style)"
        ),
        Mistake(
            parameter("{name: x, in: query, style: from, schema: {type: string}}"),
            "test.yaml:6:35: warning: unknown style 'from' is ignored (did you mean 'form'?)"
        ),
        Mistake(
            parameter("{name: x, in: query, style: comma, schema: {type: string}}"),
            "test.yaml:6:35: warning: unknown style 'comma' is ignored (write simple, label, matrix, form, spaceDelimited, "
                + "pipeDelimited, deepObject or cookie)"
        ),
        Mistake(
            parameter("{name: x, in: query, schema: {type: string}, x-ms-parameter-location: group}"),
            "test.yaml:6:77: warning: unknown parameter location 'group' is ignored (write client or method)"
        ),
        Mistake(
            parameter("{name: Transfer-Encoding, in: header, schema: {type: string}}"),
            "test.yaml:6:7: warning: the header parameter 'Transfer-Encoding' is ignored: the transport sends it where a "
                + "connection needs it (remove it)"
        ),
        Mistake(
            parameter("{name: Accept, in: header, schema: {type: string}}"),
            "test.yaml:6:7: warning: the header parameter 'Accept' is ignored: the client sends the media types of "
                + "the responses (remove it)"
        ),
        Mistake(
            parameter("{name: x, in: query, schema: {}, content: {text/plain: {}}}"),
            "test.yaml:6:40: warning: 'content' next to 'schema' is ignored (remove one of them)"
        ),
        Mistake(
            parameter("{name: x, in: query, content: {text/plain: {}, application/json: {}}}"),
            "test.yaml:6:28: warning: a parameter can have only one media type; all but 'text/plain' are ignored "
                + "(remove the others)"
        ),
        Mistake(
            parameter("{name: x, in: query, collectionFormat: csv, schema: {type: array, items: {type: string}}}"),
            "test.yaml:6:28: warning: 'collectionFormat' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: "
                + "'style' and 'explode')"
        ),
        Mistake(
            parameter("{name: x, in: query, explode: true, type: array, items: {type: string}}", .swagger20),
            "test.yaml:6:28: warning: 'explode' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: 'type' and "
                + "'collectionFormat')"
        ),
        Mistake(
            parameter("{name: X, in: header, type: array, items: {type: string}, collectionFormat: multi}", .swagger20),
            "test.yaml:6:83: warning: the collection format 'multi' is only for query and form parameters; 'X' is "
                + "sent as 'csv' (write 'csv')"
        ),
        Mistake(
            parameter("{name: x, in: query, type: string, default: 1}", .swagger20),
            "test.yaml:6:51: warning: the default is an integer, but the type is 'string' (put it in quotes)"
        ),
    ]

    // MARK: - Schemas

    static let schemas = [
        Mistake(
            v3(
                "paths: {}\ncomponents: {schemas: {A: {items: {type: string}, oneOf: [{properties: {a: {type: string}}}, {type: boolean}]}}}"
            ),
            "test.yaml:4:51: warning: 'oneOf' next to 'items' is ignored (move it into 'items', or remove one of them)"
        ),
        Mistake(
            v3("paths: {}\ncomponents: {schemas: {A: {type: object, properties: {b: B}}, B: {type: object}}}"),
            "test.yaml:4:58: warning: expected a schema for 'b', found the name of one (write '{$ref: \"#/components/schemas/B\"}')"
        ),
        Mistake(
            schema("{type: strin}"),
            "test.yaml:6:15: warning: unknown type 'strin' is treated as free-form JSON (did you mean 'string'?)"
        ),
        Mistake(
            schema("{properties: {a: {type: string, x-ms-mutability: [reed, update]}}}"),
            "test.yaml:6:57: warning: unknown mutability 'reed' is ignored (did you mean 'read'?)"
        ),
        Mistake(
            schema("{typ: string}"),
            "test.yaml:6:9: warning: unknown key 'typ' (did you mean 'type'?)"
        ),
        Mistake(
            schema("{type: string, format: dat-time}"),
            "test.yaml:6:31: warning: unknown format 'dat-time' has no effect (did you mean 'date-time'?)"
        ),
        Mistake(
            schema("{type: string, format: UUID}"),
            "test.yaml:6:31: warning: unknown format 'UUID' is treated as 'uuid' (write 'uuid')"
        ),
        Mistake(
            schema("{type: integer, format: BigInteger}"),
            "test.yaml:6:32: warning: unknown format 'BigInteger' is treated as 'biginteger' (write 'biginteger')"
        ),
        Mistake(
            schema("{type: string, format: Binary}"),
            "test.yaml:6:31: warning: unknown format 'Binary' has no effect (did you mean 'binary'?)"
        ),
        Mistake(
            schema("{type: string, format: RFC 3339 date-time}"),
            "test.yaml:6:31: warning: unknown format 'RFC 3339 date-time' is treated as 'date-time' (write 'date-time')"
        ),
        Mistake(
            schema("{type: integer, default: '1'}"),
            "test.yaml:6:33: warning: the default is a string, but the type is 'integer' (correct one of them)"
        ),
        Mistake(
            schema("{type: [boolean, number], default: [1]}", .openAPI31),
            "test.yaml:6:43: warning: the default is a sequence, but the type is 'boolean' or 'number' (correct one "
                + "of them)"
        ),
        Mistake(
            schema("{type: string, enum: [red, green], default: rad}"),
            "test.yaml:6:52: warning: the default 'rad' is not among the values of 'enum' (did you mean 'red'?)"
        ),
        Mistake(
            schema("{type: string, enum: [red, green], default: violet}"),
            "test.yaml:6:52: warning: the default 'violet' is not among the values of 'enum' (add it there)"
        ),
        Mistake(
            schema("{type: string, enum: [a, b, a]}"),
            "test.yaml:6:36: warning: 'enum' lists 'a' twice (remove one of them)"
        ),
        Mistake(
            schema("{type: string, enum: [a, {const: b, description: B}]}"),
            "test.yaml:6:33: warning: the entry of 'enum' is a schema; its 'const' is treated as the value (write the value, "
                + "or 'oneOf' instead of 'enum')"
        ),
        Mistake(
            schema("{type: string, enum: []}"),
            "test.yaml:6:23: warning: an enumeration without values is ignored (list them, or remove 'enum')"
        ),
        Mistake(
            schema("{type: integer, enum: [1, two]}"),
            "test.yaml:6:34: warning: the values of the enumeration are not all of type 'integer'; they are ignored "
                + "(correct them, or the type)"
        ),
        Mistake(
            schema("{type: array, items: {type: string}, enum: [a]}"),
            "test.yaml:6:45: warning: the values of 'enum' are those of the items, because the type is 'array' (move them "
                + "into 'items')"
        ),
        Mistake(
            schema("{type: array, items: {type: integer}, enum: [[1]]}"),
            "test.yaml:6:46: warning: 'enum' is ignored, because the type is 'array' (move the values of the items "
                + "into 'items')"
        ),
        Mistake(
            schema("{type: array}"),
            "test.yaml:6:8: warning: an array without 'items' contains free-form JSON (add 'items')"
        ),
        Mistake(
            schema("{type: string, properties: {a: {type: string}}}"),
            "test.yaml:6:23: warning: 'properties' is ignored, because the type is 'string' (write 'type: object', or remove it)"
        ),
        Mistake(
            schema("{type: [string, integer, 'null'], properties: {a: {type: string}}}", .openAPI31),
            "test.yaml:6:42: warning: 'properties' is ignored, because the type is 'string' or 'integer' or 'null' (write "
                + "'type: object', or remove it)"
        ),
        Mistake(
            schema("{type: array, items: {type: string}, additionalProperties: {type: string}}"),
            "test.yaml:6:45: warning: 'additionalProperties' is ignored, because the type is 'array' (write 'type: object', or "
                + "remove it)"
        ),
        Mistake(
            schema("{allOf: [{type: string, enum: [a]}, {type: integer, enum: [1]}]}"),
            "test.yaml:6:44: warning: this part of 'allOf' is ignored, because no value matches it and the parts "
                + "before it (remove one of them)"
        ),
        Mistake(
            schema("{type: object, items: {type: string}}"),
            "test.yaml:6:23: warning: 'items' is ignored, because the type is 'object' (write 'type: array', or remove it)"
        ),
        Mistake(
            schema("{type: integer, minimum: 5, maximum: 3}"),
            "test.yaml:6:24: warning: 'minimum' is greater than 'maximum', so no value is valid (swap them)"
        ),
        Mistake(
            schema("{type: string, minLength: 5, maxLength: 3}"),
            "test.yaml:6:23: warning: 'minLength' is greater than 'maxLength', so no value is valid (swap them)"
        ),
        Mistake(
            schema("{type: string, readOnly: true, writeOnly: true}"),
            "test.yaml:6:39: warning: a property cannot be both 'readOnly' and 'writeOnly' (remove one of them)"
        ),
        Mistake(
            schema("{required: [a, a], properties: {a: {type: string}}}"),
            "test.yaml:6:23: warning: 'required' lists 'a' twice (remove one of them)"
        ),
        Mistake(
            schema("{required: [nmae], properties: {name: {type: string}}}"),
            "test.yaml:6:20: warning: 'nmae' is required but is not a property; the requirement is ignored (did you "
                + "mean 'name'?)"
        ),
        Mistake(
            schema("{required: [nmae, name], properties: {name: {type: string}}}"),
            "test.yaml:6:20: warning: 'nmae' is required but is not a property; the requirement is ignored (add it to "
                + "'properties')"
        ),
        Mistake(
            schema("{properties: {a: {type: string, required: true}}}"),
            "test.yaml:6:40: warning: 'required' of a schema must be a list of property names; the boolean is ignored "
                + "(write the names in 'required' of the object that has the properties)"
        ),
        Mistake(
            schema("{allOf: []}"),
            "test.yaml:6:9: warning: 'allOf' is empty and has no effect (list at least one schema, or remove it)"
        ),
        Mistake(
            schema("{oneOf: []}", .openAPI31),
            "test.yaml:6:9: warning: 'oneOf' is empty and has no effect (list at least one schema, or remove it)"
        ),
        Mistake(
            schema("{properties: {kind: {type: string}}, discriminator: kind}"),
            "test.yaml:6:60: warning: since OpenAPI 3.0, 'discriminator' is a mapping; the string is treated as its "
                + "'propertyName' (write 'discriminator: {propertyName: kind}')"
        ),
        Mistake(
            schema("{properties: {kind: {type: string}}, discriminator: {propertyName: kind}}", .swagger20),
            "test.yaml:5:43: warning: in Swagger 2.0, 'discriminator' is the name of a property; mappings are "
                + "supported since OpenAPI 3.0 (write only the name)"
        ),
        Mistake(
            schema("{properties: {kind: {type: string}}, discriminator: {}}"),
            "test.yaml:6:45: warning: a discriminator without a 'propertyName' is ignored (add the 'propertyName')"
        ),
        Mistake(
            schema(
                "{properties: {k: {type: string}}, discriminator: {propertyName: k, mapping: {a: '#/components/schemas/B'}}}"
            ),
            "test.yaml:6:88: warning: 'a' is mapped to '#/components/schemas/B', which is not a schema; objects with "
                + "this value are treated as unknown (write the name of a schema, or a reference to it)"
        ),
        Mistake(
            schema("{properties: {kind: {type: string}}, discriminator: {propertyName: knid}}"),
            "test.yaml:6:45: warning: the discriminator 'knid' is not a property of its schema; it is treated as a "
                + "required string (add it to 'properties')"
        ),
        Mistake(
            Format.openAPI30.description(
                schemas: "A: {type: object}\nB: {$ref: '#/components/schemas/A', properties: {a: {type: string}}}"
            ),
            "test.yaml:7:41: warning: 'properties' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')"
        ),
        Mistake(
            schema("{required: [id], properties: {name: {type: string}}}"),
            "test.yaml:6:20: warning: 'id' is required but is not a property; the requirement is ignored (add it to "
                + "'properties')"
        ),
        Mistake(
            schema("{$ref: '#/components/schemas/integer'}"),
            "test.yaml:6:15: warning: unresolved reference '#/components/schemas/integer' is treated as '{type: integer}' (write "
                + "that, or add the schema)"
        ),
        Mistake(
            schema("{$ref: 'http://json-schema.org/draft-07/schema#'}", .openAPI31),
            "test.yaml:6:15: warning: the reference 'http://json-schema.org/draft-07/schema#' leads to the schema of schemas; it "
                + "is treated as free-form JSON (write '{}')"
        ),
        Mistake(
            schema("{$ref: '#/components/schemas/Bee'}"),
            "test.yaml:6:15: error: unresolved reference '#/components/schemas/Bee' (add what it leads to, or correct it)"
        ),
        Mistake(
            schema("{$ref: '#/components/schemas/A'}"),
            "test.yaml:6:5: warning: the references of the schema 'A' never reach a schema; nothing uses it, and it is ignored "
                + "(describe one of the schemas that they lead to, or remove it)"
        ),
        Mistake(
            schema("{allOf: [{$ref: '#/components/schemas/A'}, {properties: {a: {}}}]}"),
            "test.yaml:6:24: warning: 'allOf' of 'A' refers back to 'A'; this part is ignored (remove it)"
        ),
        Mistake(
            schema("3"),
            "test.yaml:6:8: warning: expected a schema for 'A', found an integer; it is treated as free-form JSON "
                + "(write a schema, such as '{type: string}')"
        ),
    ]

    // MARK: - Servers

    static let servers = [
        Mistake(
            v3("servers: [{url: 'https://a b.example'}]\npaths: {}"),
            "test.yaml:3:17: warning: the server's URL cannot contain a space (remove it, or percent-encode it)"
        ),
        Mistake(
            v3("servers: [{url: 'https://{region.example'}]\npaths: {}"),
            "test.yaml:3:17: warning: the braces in the server's URL are unbalanced (write '{name}' for a variable)"
        ),
        Mistake(
            v3("servers: [{url: 'http:/a.example'}]\npaths: {}"),
            "test.yaml:3:17: warning: the server 'http:/a.example' is treated as 'http://a.example' (write 'http://a.example')"
        ),
        Mistake(
            v3("servers: [{url: 'https://a.example:PORT/v1'}]\npaths: {}"),
            "test.yaml:3:17: warning: the server 'https://a.example:PORT/v1' is ignored: 'PORT' is not a port (write a number, or "
                + "'{port}' for a variable)"
        ),
        Mistake(
            v3("servers: [{url: 'https:///v1'}]\npaths: {}"),
            "test.yaml:3:17: warning: the server 'https:///v1' is ignored: it has no host (write one)"
        ),
        Mistake(
            v3("servers: [{url: 'htps://a.example'}]\npaths: {}"),
            "test.yaml:3:17: warning: the server 'htps://a.example' is ignored: the client supports only HTTP, not "
                + "'htps' (did you mean 'https'?)"
        ),
        Mistake(
            v3("servers: [{url: api.example/v1}]\npaths: {}"),
            "test.yaml:3:17: warning: the server 'api.example/v1' has no scheme; it is treated as "
                + "'https://api.example/v1' (write 'https://api.example/v1')"
        ),
        Mistake(
            v3("servers: [{url: 'https://{a}.example', variables: {a: {default: asai, enum: [eu, asia]}}}]\npaths: {}"),
            "test.yaml:3:65: warning: the default 'asai' is not among the values of 'enum' (did you mean 'asia'?)"
        ),
        // Numbers that are equal are two texts in a URL.
        Mistake(
            v3("servers: [{url: 'https://a.example/v{a}', variables: {a: {default: 1.0, enum: [1, 2]}}}]\npaths: {}"),
            "test.yaml:3:68: warning: the default '1.0' is not among the values of 'enum' (add it there)"
        ),
        Mistake(
            v3("servers: [{url: 'https://a.example', variables: {b: {default: c}}}]\npaths: {}"),
            "test.yaml:3:50: warning: the variable 'b' does not occur in the server's URL; it is ignored "
                + "(write '{b}' in the URL, or remove it)"
        ),
        Mistake(
            v3("servers: [{url: 'https://{a}.example'}]\npaths: {}"),
            "test.yaml:3:17: warning: the variable 'a' of the server's URL is not declared (declare it under "
                + "'variables')"
        ),
        Mistake(
            v3("servers: [{description: A}]\npaths: {}"),
            "test.yaml:3:11: warning: a server without a 'url' is ignored (add the 'url')"
        ),
    ]

    // MARK: - Security

    static let security = [
        Mistake(
            v3("paths: {}\ncomponents: {securitySchemes: {a: {type: jwt}}}"),
            "test.yaml:4:42: warning: unknown security scheme type 'jwt' is treated as 'http' with 'scheme: bearer' (write 'type: http' and 'scheme: bearer')"
        ),
        Mistake(
            v3(
                "paths: {}\ncomponents: {securitySchemes: {a: {type: oauth2, flows: {\n  clientCredentials: {tokenUrl: 'https://a.b/t', scopes: [read, write]}}}}}"
            ),
            "test.yaml:5:58: warning: expected a mapping for 'scopes', found a sequence (write each scope with a description: 'read: Read everything')"
        ),
        Mistake(
            v3("components: {securitySchemes: {a: {type: oauth2}}}\npaths: {}"),
            "test.yaml:3:32: warning: the security scheme 'a' has no 'flows'; its scopes are unknown (add at least "
                + "one flow)"
        ),
        Mistake(
            v2("securityDefinitions: {a: {type: oauth2}}\npaths: {}"),
            "test.yaml:3:23: warning: the security scheme 'a' has no 'flow'; how to get a token is unknown (add "
                + "'flow: implicit', for example)"
        ),
        Mistake(
            v31("components: {securitySchemes: {a: {type: http}}}\npaths: {}"),
            "test.yaml:3:35: warning: the security scheme 'a' has no 'scheme'; the client has no credential for it (add "
                + "'scheme: bearer', for example)"
        ),
        Mistake(
            v3("components: {securitySchemes: {a: {type: openIdConnect}}}\npaths: {}"),
            "test.yaml:3:32: warning: the security scheme 'a' has no 'openIdConnectUrl' (add the URL of the "
                + "provider's metadata)"
        ),
        Mistake(
            v3("components: {securitySchemes: {a: {in: header}}}\npaths: {}"),
            "test.yaml:3:35: warning: the security scheme 'a' has no 'type'; the client has no credential for it (add 'apiKey', 'http', "
                + "'oauth2' or another type)"
        ),
    ]
}
