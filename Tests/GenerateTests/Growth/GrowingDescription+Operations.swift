extension GrowingDescription {
    /// Of operations, their responses and what they send.
    static let operations = [
        GrowingDescription(
            "identifiers of symbols alone",
            4000,
            result: { _ in "public func underscoreUnderscore(" }
        ) { characters in
            // All of them together have so many characters.
            let longest = Int(Double(2 * characters).squareRoot())
            return service(
                paths: (1...longest).map {
                    "/a\($0): {get: {operationId: '\(String(repeating: "_", count: $0))', \(done)}}"
                }
            )
        },
        GrowingDescription("paths that give the same name", 200, result: { "func getAb\($0)(" }) { count in
            let signs = ["-", "_", ".", "~"]
            return service(
                paths: (0..<count).map { number in
                    "/a\((0..<8).map { signs[number >> (2 * $0) & 3] }.joined())b: {get: {\(done)}}"
                }
            )
        },
        GrowingDescription("words of titles and tags", 2000, result: { _ in "public var w1W2W3" }) { count in
            let words = names(count, "w").joined(separator: " ")
            return """
                openapi: 3.0.3
                info: {title: \(words), version: '1'}
                paths:
                  /a: {get: {tags: [w\(count) v1 \(words)], operationId: a, \(done)}}
                  /b: {get: {tags: [b], operationId: b, \(done)}}
                  /c: {get: {tags: [c], operationId: c, \(done)}}
                """
        },
        GrowingDescription("errors with different members", 120, result: { "let e\($0): String?" }) { count in
            service(paths: names(count, "e").enumerated().map { failing("/a\($0 + 1)", "\($1): {type: string}") })
        },
        GrowingDescription(
            "errors with different members of members",
            100,
            result: { "let e\($0): String?" }
        ) { count in
            service(
                paths: names(count, "e").enumerated().map {
                    failing("/a\($0 + 1)", "e: {type: object, properties: {\($1): {type: string}}}")
                }
            )
        },
        GrowingDescription("media types with and without schemas", 400, result: { _ in "func find(" }) { count in
            let contents =
                names(count, "text/a").map { "\($0): {schema: {type: string}}" }
                + names(count, "image/b").map { "\($0): {example: 1}" }
            return service(
                paths: [
                    "/a: {get: {operationId: find, responses: {'200': {description: D, content: {\(list(contents))}}}}}"
                ]
            )
        },
        GrowingDescription(
            "media types of an error",
            250,
            result: {
                "the client reads 'application/e66+json' and \($0 - 66) more as the preferred media type of the response"
            }
        ) { count in
            service(paths: [failing(mediaTypes: count) { "e\($0): {}" }])
        },
        GrowingDescription(
            "media types of similar errors",
            250,
            result: {
                "the client reads 'application/e66+json' and \($0 - 66) more as the preferred media type of the response"
            }
        ) { count in
            service(paths: [failing(mediaTypes: count) { "e: {properties: {e\($0): {}}}" }])
        },
        GrowingDescription("header fields of two versions", 200, result: { "\"X-B\($0)\"" }) { count in
            service(paths: [answering(headers: names(count, "X-B"))])
        } olderDescription: { count in
            service(paths: [answering(headers: names(count, "X-A"))]).replacing("version: '1'", with: "version: '0'")
        },
        GrowingDescription(
            "operations with one page",
            80,
            result: {
                "not its 'p1', 'p2', 'p3', 'p4', 'p5' and \($0 - 5) more"
            }
        ) { count in
            let pageable = "x-ms-pageable: {itemName: items, nextLinkName: next}"
            let page = "content: {application/json: {schema: \(schema("All"))}}"
            return service(
                paths: (1...count).map {
                    "/\($0): {get: {operationId: o\($0), \(pageable), responses: {'200': {description: D, \(page)}}}}"
                },
                pageOfMembers(count)
            )
        },
        GrowingDescription("operations that send one form", 60, result: { "func o\($0)(" }) { count in
            let body = "requestBody: {content: {multipart/form-data: {schema: \(schema("All"))}}}"
            return service(
                paths: (1...count).map { "/\($0): {post: {operationId: o\($0), \(body), \(done)}}" },
                pageOfMembers(count)
            )
        },
        GrowingDescription(
            "operations with the media types of all",
            80,
            result: { _ in "this list has more than 32 media types; 'application/p33+json' and those" }
        ) { count in
            service(
                paths: (1...count).map {
                    "/\($0): {get: {operationId: o\($0), responses: {'200': {description: D, schema: {type: object}}}}}"
                },
                ["host: a.b", "produces: [\(list((1...count).map { "application/p\($0)+json" }))]"],
                version: "swagger: '2.0'"
            )
        },
        GrowingDescription("encodings of a form", 500, result: { "\"f\($0)\": .styled(.pipeDelimited" }) { count in
            let fields = names(count, "f").map { "\($0): {type: array, items: {type: string}}" }
            let encodings = names(count, "f").map { "\($0): {style: pipeDelimited, explode: false}" }
            let form = "schema: {type: object, properties: {\(list(fields))}}, encoding: {\(list(encodings))}"
            return service(
                paths: [
                    operation("/a", "requestBody: {content: {multipart/form-data: {\(form)}}}, ", method: "post")
                ]
            )
        },
    ]

    /// An operation whose response has these header fields.
    private static func answering(headers: [String]) -> String {
        let headers = list(headers.map { "\($0): {schema: {type: string}}" })
        return "/a: {get: {operationId: find, responses: {'204': {description: D, headers: {\(headers)}}}}}"
    }

    /// An operation whose error has a member.
    private static func failing(_ path: String, _ member: String) -> String {
        let error = "content: {application/json: {schema: {type: object, properties: {\(member)}}}}"
        return "\(path): {get: {responses: {'400': {description: E, \(error)}}}}"
    }

    /// An operation whose error has another member in each media type.
    private static func failing(mediaTypes count: Int, member: (Int) -> String) -> String {
        let contents = (1...count).map {
            "application/e\($0)+json: {schema: {type: object, properties: {\(member($0))}}}"
        }
        let responses = "{'204': {description: D}, '400': {description: E, content: {\(list(contents))}}}"
        return "/a: {get: {operationId: find, responses: \(responses)}}"
    }

    /// The schema `All`, with items, a link and as many other members.
    private static func pageOfMembers(_ count: Int) -> [String] {
        let members = names(count, "p").map { "\($0): {type: string}" }
        let page = "items: {type: array, items: {type: string}}, next: {type: string}"
        return components(schemas: ["All: {type: object, properties: {\(page), \(list(members))}}"])
    }
}
