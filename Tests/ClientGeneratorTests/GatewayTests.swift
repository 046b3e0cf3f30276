import Testing

/// What gRPC-Gateway writes.
@Suite struct GatewayTests {
    private static func description(
        schema: String = "{$ref: '#/x-stream-definitions/Line'}",
        produces: String = "application/json",
        version: String = "version not set"
    ) -> String {
        """
        swagger: "2.0"
        info: {title: Shop log, version: \(version)}
        produces: [\(produces)]
        paths:
          /lines:
            get:
              operationId: Log_Follow
              responses:
                "200": {description: A successful response.(streaming responses), schema: \(schema)}
                default: {description: D, schema: {$ref: '#/definitions/Status'}}
        definitions:
          Line: {type: object, properties: {text: {type: string}}}
          Status: {type: object, properties: {code: {type: integer}}}
        x-stream-definitions:
          Line: {type: object, title: Stream result of Line, properties: {result: {$ref: '#/definitions/Line'}}}
        """
    }

    private static let inline =
        "{type: object, title: Stream result of Line, properties: {result: {$ref: '#/definitions/Line'}, "
        + "error: {$ref: '#/definitions/Status'}}}"

    /// A line with an error ends the stream with a failure, which the runtime recognizes by the missing result.
    @Test(arguments: ["{$ref: '#/x-stream-definitions/Line'}", inline])
    func aStreamIsReadLineByLine(schema: String) throws {
        let files = try generate(Self.description(schema: schema))
        let operations = try files.file("LogOperations.swift")
        #expect(operations.contains("-> ServiceRequest<ServiceStream<Line>> {"))
        #expect(operations.contains(#"returns: .lines(of: "result"))"#))
        #expect(operations.contains(#"description.accept("application/json")"#))
        #expect(operations.contains("description.failure(.any, Status.self)"))
        #expect(files.typeNames == ["Line", "Status"])
    }

    @Test(arguments: [
        "{type: object, title: Stream of Line, properties: {result: {$ref: '#/definitions/Line'}}}",
        "{type: object, title: Stream result of Line, properties: {results: {$ref: '#/definitions/Line'}}}",
        "{type: object, title: Stream result of Line, properties: {result: {$ref: '#/definitions/Line'}, x: {type: string}}}",
    ])
    func otherObjectsAreReadWhole(schema: String) throws {
        let operations = try generate(Self.description(schema: schema)).file("LogOperations.swift")
        #expect(operations.contains("returns: .value)"))
    }

    /// In Swagger 2.0, too, a stream has items of the type of its schema.
    @Test(arguments: ["application/x-ndjson", "text/event-stream"])
    func streamsOfOtherMediaTypesHaveTypes(mediaType: String) throws {
        let description = Self.description(schema: "{$ref: '#/definitions/Line'}", produces: mediaType)
        let operations = try Generation(description).files.file("LogOperations.swift")
        #expect(operations.contains("-> ServiceRequest<ServiceStream<Line>> {"))
        #expect(operations.contains("returns: .stream())"))
    }

    /// The pattern of a resource's name says that it has slashes.
    @Test(arguments: [
        ("/v1/{name}", "name", "shelves/[^/]+", "name"), ("/v1/{name_1}", "name_1", "[^/]+", "name1"),
        ("/v1/{pet.name_12}", "pet.name_12", "pets/[^/]+", "petName12"),
    ])
    func namesOfResourcesAreSegments(path: String, name: String, pattern: String, label: String) throws {
        let parameters = "[{name: \(name), in: path, required: true, type: string, pattern: '\(pattern)'}]"
        let client = try generate(
            """
            swagger: "2.0"
            info: {title: Shop, version: '1'}
            paths: {'\(path)': {get: {operationId: find, parameters: \(parameters), responses: {'204': {description: D}}}}}
            """
        ).file("ShopClient.swift")
        #expect(client.signatures == ["find(\(label):)"])
        let segments = pattern == "[^/]+" ? "" : "segments: "
        #expect(client.contains(#"description.path("\#(name)", \#(segments)\#(label)"#))
    }

    @Test func aVersionThatIsNotSetIsNone() throws {
        let client = try generate(Self.description()).file("ShopLogClient.swift")
        #expect(!client.contains("not set"))
    }
}
