import ServiceDescription
import Testing

/// What no request can contain is said, and left out of the client.
@Suite struct UnsendableTests {
    private func read(_ operation: String, path: String = "/a", _ more: String = "", version: String = "3.2.0") throws
        -> Reading
    {
        try Reading(
            """
            openapi: \(version)
            info: {title: A, version: '1'}
            paths:
              \(path):
                post:
                  responses: {'204': {description: D}}
                  \(operation)
            \(more)
            """
        )
    }

    /// Names of header fields are tokens (RFC 9110, section 5.1).
    @Test(arguments: [
        ("X Spaced", "X Spaced"), ("X:Colon", "X:Colon"), (#"X\r\nEvil"#, "X\r\nEvil"), ("Ä", "Ä"), ("(X)", "(X)"),
    ])
    func namesOfHeaderFields(written: String, name: String) throws {
        let reading = try read(
            #"parameters: [{name: "\#(written)", in: header, required: true, schema: {type: string}}]"#
        )
        #expect(reading.service?.operations.first?.parameters.count == 0)
        #expect(
            reading.diagnostics == [
                "7:20: warning: '\(name)' is not a valid name of a header field; the parameter is not in the client (write a "
                    + "token such as 'X-Request-Id')"
            ]
        )
    }

    @Test(arguments: ["X-A", "x_a", "X.A", "!#$%&*+-.^_`|~", "1"])
    func tokens(name: String) throws {
        let reading = try read(#"parameters: [{name: "\#(name)", in: header, schema: {type: string}}]"#)
        #expect(reading.diagnostics == [])
        #expect(reading.service?.operations.first?.parameters.map(\.name) == [name])
    }

    /// Cookies are encoded, but not in the style of that name.
    @Test func namesOfCookies() throws {
        let reading = try read(
            "parameters: [{name: 'a=1; b', in: cookie, style: cookie, schema: {type: string}}, {name: 'c;d', in: cookie, "
                + "schema: {type: string}}]"
        )
        #expect(reading.service?.operations.first?.parameters.map(\.name) == ["c;d"])
        #expect(
            reading.diagnostics == [
                "7:20: warning: 'a=1; b' is not a valid name of a cookie; the parameter is not in the client (write a token such "
                    + "as 'session')"
            ]
        )
    }

    @Test(arguments: [
        (#"enum: ["a\nb"]"#, true), (#"enum: ["a\u0000b"]"#, true), (#"enum: ["a\tb"]"#, false),
        (#"enum: ["a\nb", c]"#, false),
    ])
    func constantsOfHeaderFields(schema: String, isLost: Bool) throws {
        let reading = try read(
            "parameters: [{name: X-N, in: header, required: true, schema: {type: string, \(schema)}}]"
        )
        #expect((reading.service?.operations.first?.parameters.isEmpty) == isLost)
        #expect(
            reading.diagnostics
                == (isLost
                    ? [
                        "7:20: warning: the only value of the header parameter 'X-N' contains a line break or another control "
                            + "character, which no header field can contain; the parameter is not in the client (correct the "
                            + "value)"
                    ] : [])
        )
    }

    @Test func constantsOfHeaderFieldsBehindSeveralReferences() throws {
        let reading = try read(
            "parameters: [{name: X-N, in: header, required: true, schema: {$ref: '#/components/schemas/A'}}]",
            #"components: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {type: string, enum: ["a\nb"]}}}"#
        )
        #expect(reading.service?.operations.first?.parameters.isEmpty == true)
        let start = "7:20: warning: the only value of the header parameter 'X-N' contains a line break"
        #expect(reading.diagnostics.map { $0.hasPrefix(start) } == [true])
    }

    @Test(arguments: [
        ("in: header, name: bad name", "bad name", "header field", "X-API-Key"),
        ("in: cookie, name: 'a=b;c'", "a=b;c", "cookie", "session"),
    ])
    func namesOfKeys(scheme: String, name: String, kind: String, example: String) throws {
        let reading = try read("security: [{k: []}]", "components: {securitySchemes: {k: {type: apiKey, \(scheme)}}}")
        let column = 68
        #expect(
            reading.diagnostics.map { String($0.drop { $0 != "w" }) } == [
                "warning: '\(name)' is not a valid name of a \(kind); the client has no credential for the security scheme 'k' "
                    + "(write a token such as '\(example)')"
            ]
        )
        #expect(reading.diagnostics.first?.hasPrefix("8:\(column): ") == true)
    }

    @Test func mediaTypesWithLineBreaks() throws {
        let reading = try read(
            #"requestBody: {content: {"text/plain\nX-Evil: 1": {schema: {type: string}}, text/csv: {schema: {type: string}}}}"#
        )
        #expect(Outline().outline(try #require(reading.service?.operations.first).body) == "body text/csv: string")
        #expect(
            reading.diagnostics == [
                "7:31: warning: the media type 'text/plain\nX-Evil: 1' contains a line break or another control character; what "
                    + "it describes is not in the client (write 'text/plain')"
            ]
        )
    }

    @Test(arguments: [
        ("/../up", ".."), ("/a/./b", "."), ("/a/..", ".."), ("/a/%2e%2E/b", "%2e%2E"), ("/a/..;x/b", "..;x"),
    ])
    func segmentsThatLeadElsewhere(path: String, segment: String) throws {
        let reading = try read("operationId: a", path: path)
        #expect(reading.service?.operations.isEmpty == true)
        #expect(
            reading.diagnostics == [
                "4:3: warning: the path '\(path)' has the segment '\(segment)', which means another path; its operations are not "
                    + "in the client (write the path that is meant)"
            ]
        )
    }

    @Test(arguments: ["/...", "/.well-known/a", "/a..b", "/a.", "/a?b=/../c"])
    func segmentsWithPoints(path: String) throws {
        let reading = try read("operationId: a", path: path)
        #expect(reading.service?.operations.map(\.path) == [path])
        #expect(reading.diagnostics == [])
    }

    // MARK: - Methods

    @Test func methodsWithAKeyOfTheirOwn() throws {
        let reading = try Reading(
            """
            openapi: 3.2.0
            info: {title: A, version: '1'}
            paths:
              /a:
                post: {operationId: a, responses: {'204': {description: D}}}
                additionalOperations:
                  POST: {operationId: b, responses: {'204': {description: D}}}
                  PUT: {operationId: c, responses: {'204': {description: D}}}
                  COPY: {operationId: d, responses: {'204': {description: D}}}
            """
        )
        #expect(reading.service?.operations.map { "\($0.method) \($0.identifier)" } == ["POST a", "PUT c", "COPY d"])
        #expect(
            reading.diagnostics == [
                "7:7: warning: 'POST' is described by 'post' already; this operation is not in the client (remove one of them)",
                "8:7: warning: 'PUT' has a key of its own, 'put'; it is treated as that (move the operation there)",
            ]
        )
    }
}
