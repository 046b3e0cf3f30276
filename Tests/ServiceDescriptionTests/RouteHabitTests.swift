import ServiceDescription
import Testing

/// Paths as the routers of frameworks and tools that record requests have them.
@Suite struct RouteHabitTests {
    private func operation(_ path: String, _ method: String = "get", _ keys: String = "") throws -> (
        Operation, [String]
    ) {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {\(method): {\(keys)responses: {204: {description: D}}}}}
            """
        )
        return (try #require(reading.service?.operations.first), reading.diagnostics)
    }

    @Test(arguments: [
        ("/todos/:id", "get", "/todos/{id}", ["id"]),
        ("/todos/:id/upload", "post", "/todos/{id}/upload", ["id"]),
        ("/todos/:todoId", "post", "/todos/{todoId}", ["todoId"]),
        ("/webhooks/feed/:token", "post", "/webhooks/feed/{token}", ["token"]),
        ("/:token", "post", "/{token}", ["token"]),
        ("/a/:b/c/:d_e", "delete", "/a/{b}/c/{d_e}", ["b", "d_e"]),
        ("/a/{b}/c/:d", "put", "/a/{b}/c/{d}", ["b", "d"]),
        ("/a/*b", "get", "/a/{b}", ["b"]),
        // No parameters: what is not alone in its segment, has no name, or is there already.
        ("/a/*", "get", "/a/*", []), ("/a/*b/c", "get", "/a/*b/c", []), ("/a/{b}/:b", "get", "/a/{b}/:b", ["b"]),
        ("/a/<b>", "get", "/a/<b>", []), ("/a/[b]", "get", "/a/[b]", []),
        // Actions of Azure and Google.
        ("/people/{id}/:add", "post", "/people/{id}/:add", ["id"]),
        ("/threads/{id}/people/:add", "post", "/threads/{id}/people/:add", ["id"]),
        ("/threads/{id}/people/:personId", "post", "/threads/{id}/people/{personId}", ["id", "personId"]),
        ("/threads/{id}/people/:name", "get", "/threads/{id}/people/{name}", ["id", "name"]),
        ("/people/:name/:token", "post", "/people/{name}/{token}", ["name", "token"]),
        ("/people:search", "get", "/people:search", []),
        ("/people/{id}:start", "get", "/people/{id}:start", ["id"]),
        ("/a/:1", "get", "/a/:1", []),
    ])
    func segmentsWithAColonAreParameters(path: String, method: String, expected: String, names: [String]) throws {
        let (operation, diagnostics) = try operation(path, method)
        #expect(operation.path == expected)
        #expect(operation.parameters.map(\.name) == names)
        let isRead = path != expected
        #expect(diagnostics.contains { $0.contains("is not OpenAPI syntax for a parameter") } == isRead)
    }

    /// API Gateway answers what browsers ask about its other operations, which clients need not.
    @Test(arguments: [
        ("options", "mock", "Access-Control-Allow-Origin", false),
        ("options", "MOCK", "access-control-allow-methods", false),
        ("options", "mock", "Allow", true), ("options", "aws_proxy", "Access-Control-Allow-Origin", true),
        ("get", "mock", "Access-Control-Allow-Origin", true),
    ])
    func questionsOfBrowsersAreNoOperations(method: String, type: String, field: String, isOperation: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /a:
                post: {operationId: postA, responses: {204: {description: D}}}
                \(method):
                  operationId: other
                  responses: {'200': {description: D}}
                  x-amazon-apigateway-integration:
                    type: \(type)
                    requestTemplates: {application/json: '{"statusCode": 200}'}
                    responses:
                      default: {statusCode: '200', responseParameters: {method.response.header.\(field): "'*'"}}
            """
        )
        #expect(
            Set(try #require(reading.service).operations.map(\.identifier))
                == (isOperation ? ["postA", "other"] : ["postA"])
        )
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        ("/a/*b", true), ("/a/:b", false), ("/a/{/b}", false),
    ])
    func someParametersMayBeSeveralSegments(path: String, hasSegments: Bool) throws {
        #expect(try operation(path).0.parameters.map(\.hasSegments) == [hasSegments])
    }

    /// A gateway takes the path of one segment before that of several, and routers tell values apart by their patterns.
    @Test(arguments: [
        ("/a/{b+}", true), ("/a/{+b}", true), ("/a/{*b}", true), ("/a/{b=c/*}", true), ("/a/{b: [0-9]+}", true),
        ("/a/{c}", false), ("/a/{c?}", false),
    ])
    func pathsWhoseParametersTakeOtherValuesDiffer(path: String, differs: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A, version: '1'}
            paths:
              '/a/{b}': {get: {responses: {204: {description: D}}}}
              '\(path)': {post: {responses: {204: {description: D}}}}
            """
        )
        #expect(reading.diagnostics.contains { $0.contains("differ only in the names") } != differs)
    }

    /// Elysia and others call by the sign itself what follows in the path.
    @Test func anAsteriskThatIsDeclaredIsAParameter() throws {
        let (operation, diagnostics) = try operation(
            "/files/*",
            "get",
            "parameters: [{name: '*', in: path, required: true, schema: {type: string}}], "
        )
        #expect(operation.path == "/files/{*}")
        #expect(operation.parameters.map(Outline().outline) == ["path *! simple segments: string"])
        #expect(
            diagnostics == [
                "3:9: warning: '*' in the path '/files/*' is not OpenAPI syntax for a parameter; it is treated as '{*}' "
                    + "(write '{*}')"
            ]
        )
    }

    /// Grape and Rails have parts of a path in parentheses that may be missing. What OData has in parentheses is no such part.
    @Test(arguments: [
        ("/a/{id}/(-/)b", "/a/{id}/b", "(-/)"), ("/a/{id}(.json)", "/a/{id}", "(.json)"),
        ("/a/{id}(.{format})", "/a/{id}", "(.{format})"), ("/a/{id}(.:format)", "/a/{id}", "(.:format)"),
        ("/a/{id}(/:idx)", "/a/{id}", "(/:idx)"),
        ("/a(/{id})", "/a/{id}", "(/{id})"), ("/a({id})", "/a({id})", nil), ("/a(b={id})/c()", "/a(b={id})/c()", nil),
        ("/a/{id:(.*)}", "/a/{id}", nil), ("/a/{id: (/.*)}/b", "/a/{id}/b", nil),
    ])
    func whatMayBeMissingInAPathIsLeftOut(path: String, expected: String, part: String?) throws {
        let declared = "parameters: [{name: id, in: path, required: true, schema: {type: string}}], "
        let (operation, diagnostics) = try operation(path, "get", declared)
        #expect(operation.path == expected)
        #expect(operation.parameters.map(\.name) == ["id"])
        let told = part.map {
            "3:9: warning: '\($0)' in the path '\(path)' may be missing, which OpenAPI cannot express; it is "
                + "treated as '\(expected)' (write '\(expected)')"
        }
        #expect(diagnostics.filter { $0.contains("may be missing") } == [told].compactMap { $0 })
    }

    /// In RFC 6570, section 3.2.5, what has no value is not sent, and neither is its sign.
    @Test(arguments: ["/books/{id}{._format}", "/books/{id}{.format}", "/books/{id}{.format}/pages"])
    func anExpressionWithASignThatIsNotDeclaredIsLeftOut(path: String) throws {
        let (operation, diagnostics) = try operation(path)
        let expected = path.replacing(/{\..*?}/, with: "")
        #expect(operation.path == expected)
        #expect(operation.parameters.map(\.name) == ["id"])
        let name = path.contains("_") ? "_format" : "format"
        #expect(
            diagnostics.contains(
                "3:\(path.count + 14): warning: the path parameter '\(name)' in '{.\(name)}' of the path '\(path)' is not "
                    + "declared; it is not in the client, which asks for the path without it (declare it under 'parameters')"
            )
        )
    }

    @Test func operationsAreNamedAfterTheParameter() throws {
        #expect(try operation("/todos/:id").0.identifier == "getTodosById")
    }

    @Test(arguments: [
        ("http://localhost:8080/a/{b}", "/a/{b}"), ("https://a.example", "/"), ("HTTPS://a.example/c", "/c"),
    ])
    func aURLInPlaceOfAPathIsReadAsItsPath(path: String, expected: String) throws {
        let (operation, diagnostics) = try operation(path)
        #expect(operation.path == expected)
        #expect(
            diagnostics.first
                == "3:9: warning: the path '\(path)' is a URL; it is treated as '\(expected)', at the servers of the other "
                + "paths (write the rest of it under the 'servers' of the path)"
        )
    }

    @Test(arguments: [
        ("/api/v1/auth/login", "post", "postapiv1authlogin", "postApiV1AuthLogin"),
        ("/api/addPost", "delete", "deleteapiaddPost", "deleteApiAddPost"),
        ("/users/{id}", "get", "getusers{id}", "getUsersById"),
        ("/", "get", "get", "get"),
        ("/users", "get", "getUsers", "getUsers"),
        ("/users", "get", "get_users", "get_users"),
        ("/users", "post", "getusers", "getusers"),
    ])
    func identifiersThatOnlyRepeatTheRouteAreNoNames(
        path: String,
        method: String,
        identifier: String,
        expected: String
    ) throws {
        #expect(try operation(path, method, "operationId: '\(identifier)', ").0.identifier == expected)
    }

    /// What repeats the path is no name.
    @Test(arguments: [
        ("/v1/pets/find", "v1/pets/find", "getV1PetsFind"), ("/pets/find", "pets/find", "pets/find"),
        ("/pets", "pets", "pets"),
    ])
    func identifiersThatAreThePath(path: String, identifier: String, expected: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {\(path): {get: {operationId: \(identifier)}}}
            """
        )
        #expect(reading.service?.operations.map(\.identifier) == [expected])
    }
}
