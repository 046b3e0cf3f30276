import Testing

/// What the first run in a folder hints at, and when it does not. Hints about paging are in ``InitPagingTests``.
struct HintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// What the first run says. No other run has hints: who has read them once need not read them in every build.
    private func firstRun(_ description: String, _ configuration: String = "") throws -> String {
        try workspace.write(description, to: "shop.yaml")
        try workspace.write(configuration + "\n", to: "shop.client.yaml")
        let arguments = ["shop.yaml", "--config", "shop.client.yaml", "-o", "out"]
        let first = try GenerateTool.run(arguments, in: workspace)
        #expect(first.exitCode == 0, "\(first.error)")
        try workspace.write(try description.edited("version: '1'", with: "version: '2'"), to: "shop.yaml")
        let next = try GenerateTool.run(arguments, in: workspace)
        #expect(next.exitCode == 0 && !next.output.contains("hint:"), "\(next.output)")
        return first.output
    }

    private static let head = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\n"

    // MARK: Names

    @Test(arguments: [
        ("OpenAPI definition", "", true), ("My Title", "", true), ("FastAPI", "", true), ("Swagger API", "", true),
        ("(title)", "", true), ("Shop", "", false), ("Title Service", "", false),
        ("FastAPI", "client: ShopClient", false),
    ])
    func titleOfATool(title: String, configuration: String, isTold: Bool) throws {
        let output = try firstRun(
            "openapi: 3.0.3\ninfo: {title: \(title), version: '1'}\npaths: {}\n",
            configuration
        )
        let hint =
            "hint: the title '\(title)' is one that tools write if nobody gives one, and the client is named after it; name it with "
            + "'client' in the client configuration\n"
        #expect(output.hasSuffix(hint) == isTold)
    }

    @Test(arguments: [
        ("farm.api.", 10, "", true), ("AcmeFarmV1beta1", 10, "", true), ("ShopV1", 10, "", false),
        ("farm.api.", 9, "", false), ("shop.v1.", 10, "", false),
        ("links.", 10, "", false), ("shop.v1.links.", 10, "", false),
        ("farm.api.", 10, "rename: {prefixes: {farm.api: ''}}", false),
    ])
    func namesThatBeginAlike(prefix: String, count: Int, configuration: String, isTold: Bool) throws {
        let schemas = (1...count).map { "    \(prefix)Pet\($0): {type: object, properties: {a: {type: string}}}\n" }
        let output = try firstRun(
            Self.head + "paths: {}\ncomponents:\n  schemas:\n" + schemas.joined(),
            configuration
        )
        let name = prefix.last == "." ? String(prefix.dropLast()) : prefix
        let hint =
            "hint: the names of \(count) schemas begin with '\(name)', and so do those of their types; 'generate init shop.yaml "
            + "--output -' suggests how to leave that out\n"
        #expect(output.hasSuffix(hint) == isTold)
    }

    // MARK: Calls

    @Test(arguments: [
        ("header", 5, 5, "", true), ("query", 8, 10, "", true), ("query", 7, 10, "", false), ("query", 4, 4, "", false),
        ("header", 5, 5, "clientParameters: [X-Key]", false), ("path", 5, 5, "", false),
    ])
    func argumentsOfNearlyEveryCall(
        location: String,
        count: Int,
        total: Int,
        configuration: String,
        isTold: Bool
    ) throws {
        let key = "{name: X-Key, in: \(location), required: true, schema: {type: string}}"
        let place = location == "path" ? "/{X-Key}" : ""
        let paths = (1...total).map { Self.operation("/p\($0)\(place)", parameters: $0 > count ? "" : key) }
        let output = try firstRun(Self.head + "paths:\n" + paths.joined(), configuration)
        let hint =
            "hint: \(count) of \(total) operations require 'X-Key', which is an argument of each call; 'generate init shop.yaml "
            + "--output -' suggests how to give it to the client\n"
        #expect(output.hasSuffix(hint) == isTold)
    }

    private static func operation(_ path: String, parameters: String) -> String {
        "  \(path): {delete: {parameters: [\(parameters)], responses: {'204': {description: D}}}}\n"
    }

    @Test func severalArgumentsAreToldInOneLine() throws {
        let keys = ["token", "key"].map { "{name: \($0), in: query, required: true, schema: {type: string}}" }
        let paths = (1...5).map { Self.operation("/p\($0)", parameters: keys.joined(separator: ", ")) }
        #expect(
            try firstRun(Self.head + "paths:\n" + paths.joined()).hasSuffix(
                "hint: 5 of 5 operations require 'key' and 'token', which are arguments of each call; 'generate init "
                    + "shop.yaml --output -' suggests how to give them to the client\n"
            )
        )
    }

    /// A new client has no callers from before the second tag; who has a client already may need them.
    @Test(arguments: [
        (["pets", "owners"], "", true), (["pets", "pets"], "", false), (["pets", "owners"], "groups: tags", false),
    ])
    func methodsForCallersOfBefore(tags: [String], configuration: String, isTold: Bool) throws {
        let description = """
            \(Self.head)paths:
              /pets: {get: {operationId: listPets, tags: [\(tags[0])], responses: {"204": {description: D}}}}
              /owners: {get: {operationId: listOwners, tags: [\(tags[1])], responses: {"204": {description: D}}}}

            """
        let hint =
            "hint: the description has two tags, so 2 deprecated methods are in the client for code that was written when it had "
            + "one; if there is none, write 'groups: tags' in the client configuration\n"
        #expect(try firstRun(description, configuration).hasSuffix(hint) == isTold)
    }

    // MARK: Values

    @Test(arguments: [
        ("patch", "application/json", "", true), ("patch", "application/json", "mergePatch: ['update*']", false),
        ("patch", "application/merge-patch+json", "", false), ("post", "application/json", "", false),
        ("patch", "application/json", "filter: {operations: [find]}", false),
    ])
    func membersThatCannotBeNull(method: String, mediaType: String, configuration: String, isTold: Bool) throws {
        let description = """
            \(Self.head)paths:
              /day:
                get: {operationId: find, responses: {"204": {description: D}}}
                \(method):
                  operationId: updateDay
                  requestBody:
                    required: true
                    content:
                      \(mediaType): {schema: {type: object, properties: {note: {type: string, nullable: true}}}}
                  responses: {"204": {description: D}}

            """
        let hint =
            "hint: the operation 'updateDay' changes members that may be 'null', but cannot send 'null' for them; if that is how "
            + "the service clears them, list it under 'mergePatch' in the client configuration, as 'generate init shop.yaml --output -' suggests\n"
        #expect(try firstRun(description, configuration).hasSuffix(hint) == isTold)
    }

    @Test(arguments: [("", true), ("required: true, ", false)])
    func bodiesThatMayBeLeftOut(required: String, isTold: Bool) throws {
        let schema = "{type: object, required: [note], properties: {note: {type: string}}}"
        let description = """
            \(Self.head)paths:
              /day:
                post:
                  operationId: makeDay
                  requestBody: {\(required)content: {application/json: {schema: \(schema)}}}
                  responses: {"204": {description: D}}

            """
        let hint =
            "hint: the operation 'makeDay' can be called without a body, although it has required members; if the service refuses "
            + "that, add 'required: true' to the body in an overlay (see 'Overlays' in Configuration.md)\n"
        #expect(try firstRun(description).hasSuffix(hint) == isTold)
    }

    private static let bytes =
        "returns bytes, because its response has no schema; describe what comes to get a type for it\n"
    private static let noSuccess =
        "returns bytes, because it has no response of success; add '200' with a schema to get a type for it\n"

    @Test(arguments: [
        ("get", "'200': {description: D}", bytes), ("get", "'204': {description: D}", ""),
        ("delete", "'200': {description: D}", ""), ("delete", "default: {description: D}", ""),
        ("get", "default: {description: D, content: {application/json: {schema: {type: object}}}}", ""),
        ("get", "'200': {description: D}, '404': {description: D, content: {application/json: {schema: {}}}}", bytes),
        ("get", "'200': {description: D}, '202': {description: D, content: {application/json: {schema: {}}}}", ""),
        ("get", "2XX: {description: D}", bytes),
        ("get", "'200': {description: D, headers: {ETag: {schema: {type: string}}}}", ""),
        ("get", "'200': {description: D, content: {application/json: {schema: {enum: [null]}}}}", ""),
        // A schema needs a response that has it.
        ("get", "default: {description: D}", noSuccess), ("get", "'404': {description: D}", noSuccess),
    ])
    func resultsThatAreNotDescribed(method: String, responses: String, hint: String) throws {
        let output = try firstRun(
            Self.head + "paths: {/a: {\(method): {operationId: report, responses: {\(responses)}}}}\n"
        )
        #expect(output.contains("hint: ") == !hint.isEmpty)
        #expect(output.hasSuffix(hint.isEmpty ? " created\n" : "hint: the operation 'report' \(hint)"), "\(output)")
    }

    // MARK: Errors

    /// A service with some operations, each of which fails with an error of the given schema.
    private static func failing(_ count: Int, _ schema: (Int) -> String) -> String {
        let paths = (0..<count).map { number in
            """
              /\(number):
                get:
                  operationId: find\(number)
                  responses:
                    '204': {description: D}
                    default: {description: D, content: {application/json: {schema: \(schema(number))}}}

            """
        }
        return head + "paths:\n" + paths.joined()
            + "components: {schemas: {Problem: {type: object, properties: {code: {type: integer}}}}}\n"
    }

    private static let error =
        "{type: object, required: [code], properties: {code: {type: integer}, text: {type: string}}}"

    @Test(
        arguments: [
            (6, { @Sendable _ in error }, true), (4, { @Sendable _ in error }, false),
            (6, { @Sendable _ in "{$ref: '#/components/schemas/Problem'}" }, false),
            (6, { @Sendable number in "{type: object, properties: {code\(number): {type: integer}}}" }, false),
            (6, { @Sendable _ in "{type: string}" }, false),
        ] as [(Int, @Sendable (Int) -> String, Bool)]
    )
    func oneErrorOfManyTypes(count: Int, schema: @Sendable (Int) -> String, isTold: Bool) throws {
        let hint =
            "hint: \(count) operations, such as 'find0', describe the same error, each in a place of its own, so it has \(count) types; "
            + "an overlay with one schema for all of them makes it one (see 'Overlays' in Configuration.md)\n"
        #expect(try firstRun(Self.failing(count, schema)).hasSuffix(hint) == isTold)
    }

    @Test(arguments: [
        (5, "", "", true), (4, "", "", false), (5, "{name: X-Api-Key, in: header, schema: {type: string}}", "", false),
        (5, "{name: planId, in: query, schema: {type: string}}", "", true),
        (5, "", "components: {securitySchemes: {key: {type: apiKey, in: header, name: K}}}\n", false),
    ])
    func credentialOfWhichNothingIsSaid(count: Int, parameter: String, more: String, isTold: Bool) throws {
        let paths = (0..<count).map {
            "  /\($0): {get: {operationId: find\($0), parameters: [\(parameter)], responses: {204: {description: D}, 401: {description: D}}}}\n"
        }
        let hint =
            "hint: \(count) operations, such as 'find0', describe 401, but the description has no 'securitySchemes', so no initializer "
            + "of the client takes a credential; describe it in an overlay (see 'Overlays' in Configuration.md), or create the client "
            + "with an 'authPolicy'\n"
        #expect(try firstRun(Self.head + "paths:\n" + paths.joined() + more).contains(hint) == isTold)
    }

    @Test func anErrorThatReferencesShareHasOneType() throws {
        let paths = (0..<6).map {
            "  /\($0): {get: {operationId: find\($0), responses: {default: {$ref: '#/components/responses/E'}}}}\n"
        }
        let response = "{description: D, content: {application/json: {schema: \(Self.error)}}}"
        let description = Self.head + "paths:\n" + paths.joined() + "components: {responses: {E: \(response)}}\n"
        #expect(try !firstRun(description).contains("same error"))
    }

    /// The overlay of the page on the configuration.
    @Test func anOverlayMakesOneTypeOfAnError() throws {
        try workspace.write(
            """
            overlay: 1.0.0
            info: {title: One type for all errors, version: "1"}
            actions:
              - target: $.components
                update: {schemas: {ShopError: \(Self.error)}}
              - target: $.paths.*.*.responses.default.content['application/json'].schema
                remove: true
              - target: $.paths.*.*.responses.default.content['application/json']
                update: {schema: {$ref: '#/components/schemas/ShopError'}}

            """,
            to: "errors.overlay.yaml"
        )
        let output = try firstRun(Self.failing(6) { _ in Self.error }, "overlays: [errors.overlay.yaml]")
        #expect(!output.contains("same error"))
        let client = try #require(try workspace.snapshot(of: "out")["Source/ShopClient.swift"])
        #expect(client.components(separatedBy: "description.failure(.any, ShopError.self)").count == 7)
    }
}
