import ServiceDescription
import Testing

/// What frameworks and authors write although no version of OpenAPI has it, and what is plainly meant by it.
@Suite struct HabitTests {
    // MARK: - Paths

    @Test(arguments: [
        ("/a/{+b}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{*b}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{**b}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{b*}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{b+}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{b=x/*}:run", ["/a/{b}:run", "path b! simple segments: string"]),
        ("/a/{b=**}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{b=*}", ["/a/{b}", "path b! simple: string"]),
        ("/a/{b:path}/c", ["/a/{b}/c", "path b! simple segments: string"]),
        ("/a/{b:[^/]+}/c", ["/a/{b}/c", "path b! simple: string"]),
        ("/a/{b:.+}", ["/a/{b}", "path b! simple segments: string"]),
        ("/a/{b:int}", ["/a/{b}", "path b! simple: string"]),
        (#"/a/{ b : [\d]{4}}"#, ["/a/{b}", "path b! simple: string"]),
        ("/a/{b?}", ["/a/{b}", "path b! simple: string"]),
    ])
    func whatRoutersRead(path: String, expected: [String]) throws {
        for parameters in ["{name: b, in: path, required: true, schema: {type: string}}", ""] {
            let reading = try Reading(
                "openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {parameters: [\(parameters)]}}}"
            )
            let operation = try #require(reading.service?.operations.first)
            #expect([operation.path] + operation.parameters.map(Outline().outline) == expected)
            #expect(reading.diagnostics.filter { $0.contains("contains more than a name") }.count == 1)
            #expect(!reading.diagnostics.contains { $0.contains("does not occur") || $0.contains("unclosed") })
        }
    }

    /// A brace that is missing is added where that leaves no doubt, and parameters belong to the names that are like theirs.
    @Test(arguments: [
        ("/a/{pet", "pet", ["/a/{pet}", "path pet! simple: integer"]),
        (
            "/a/{pet/toys/{toy}", "pet",
            ["/a/{pet}/toys/{toy}", "path pet! simple: integer", "path toy! simple: string"]
        ),
        ("/a/pet}/toys", "pet", ["/a/{pet}/toys", "path pet! simple: integer"]),
        ("/a/{pet/toys", "pet", ["/a/{pet}/toys", "path pet! simple: integer"]),
        ("/a/{pet", "other", ["/a/{pet}", "path pet! simple: integer"]),
        ("/a/{pet}", "pte", ["/a/{pet}", "path pet! simple: integer"]),
        ("/a/{pet}/{toy}", "tyo", ["/a/{pet}/{toy}", "path toy! simple: integer", "path pet! simple: string"]),
        ("/a/{pet}/{pets}", "pet", ["/a/{pet}/{pets}", "path pet! simple: integer", "path pets! simple: string"]),
        ("/a/{pet.", "pet", ["/a/{pet."]),
    ])
    func pathsThatNearlyHaveTheirParameters(path: String, name: String, expected: [String]) throws {
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {parameters: [{name: \(name), in: path, required: "
                + "true, schema: {type: integer}}]}}}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == expected)
    }

    /// What only the path has is sent in the path, wherever its author says it is.
    @Test(arguments: [
        (
            "/a/{b}", "{name: b, in: query, schema: {type: integer}}", ["/a/{b}", "path b! simple: integer"],
            "the query parameter 'b' is a part of the path '/a/{b}'; it is sent there (write 'in: path')"
        ),
        (
            "/a/{b}", "{name: b, in: header, schema: {type: array, items: {type: string}}}",
            ["/a/{b}", "path b! simple: [string]"],
            "the header parameter 'b' is a part of the path '/a/{b}'; it is sent there (write 'in: path')"
        ),
        (
            "/a/{b}/c/*d",
            "{name: b, in: path, required: true, schema: {type: string}}, {name: d, in: query, schema: {type: string}}",
            ["/a/{b}/c/{d}", "path b! simple: string", "path d! simple segments: string"],
            "the query parameter 'd' is a part of the path '/a/{b}/c/{d}'; it is sent there (write 'in: path')"
        ),
        // Both are declared.
        (
            "/a/{b}",
            "{name: b, in: path, required: true, schema: {type: string}}, {name: b, in: query, schema: {type: integer}}",
            ["/a/{b}", "path b! simple: string", "query b form*: integer"], nil
        ),
        // Which of them is meant?
        (
            "/a/{b}", "{name: b, in: header, schema: {type: string}}, {name: b, in: query, schema: {type: integer}}",
            ["/a/{b}", "header b simple: string", "query b form*: integer", "path b! simple: string"], nil
        ),
    ])
    func whatOnlyThePathHasIsSentThere(path: String, parameters: String, expected: [String], said: String?) throws {
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {parameters: [\(parameters)]}}}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == expected)
        let moved = reading.diagnostics.filter { $0.contains("it is sent there") }
        #expect(moved.map { $0.components(separatedBy: "warning: ")[1] } == [said].compactMap(\.self))
    }

    /// What a path says is said once, where it is written, for all of its operations.
    @Test func whatAPathSaysIsReportedOnce() throws {
        let parameter = "parameters: [{name: b, in: path, required: true, schema: {type: string}}]"
        let reading = try Reading(
            "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /a/{+b}: {\(parameter), get: {}, put: {}, delete: {}}"
        )
        #expect(
            reading.diagnostics == [
                "4:3: warning: '{+b}' in the path '/a/{+b}' contains more than a name; it is treated as '{b}', with the slashes of "
                    + "the value kept (write '{b}', and 'x-multi-segment: true' at the parameter)"
            ]
        )
    }

    /// What every operation of a path may leave out comes behind what is about one of them.
    @Test func parametersOfTheOperationComeBeforeOptionalOnesOfThePath() throws {
        let parameter = { (name: String, keys: String) in "{name: \(name), in: query, schema: {type: string}\(keys)}" }
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: A, version: '1'}
            paths:
              /a:
                parameters: [\(parameter("a", "")), \(parameter("b", ", required: true")), \(parameter("c", ""))]
                get: {parameters: [\(parameter("d", "")), \(parameter("c", "")), \(parameter("e", ", required: true"))]}
            """
        )
        #expect(try #require(reading.service?.operations.first).parameters.map(\.name) == ["b", "c", "d", "e", "a"])
    }

    @Test(arguments: [
        ("/a{?b}", "{name: b, in: query, schema: {type: string}}", ["/a", "query b form*: string"]),
        (
            "/a/{b+}", "{name: b+, in: path, required: true, schema: {type: string}}",
            ["/a/{b+}", "path b+! simple segments: string"]
        ),
        (
            "/a/{b:c}", "{name: 'b:c', in: path, required: true, schema: {type: string}}",
            ["/a/{b:c}", "path b:c! simple: string"]
        ),
        (
            "/a/{b,c}", "{name: 'b,c', in: path, required: true, schema: {type: string}}",
            ["/a/{b,c}", "path b,c! simple: string"]
        ),
        (
            "/a/{b}", "{name: b, in: path, required: true, x-multi-segment: true, schema: {type: string}}",
            ["/a/{b}", "path b! simple segments: string"]
        ),
        (
            "/a/{b}", "{name: b, in: path, required: true, x-reservedExpansion: true, schema: {type: string}}",
            ["/a/{b}", "path b! simple segments: string"]
        ),
        (
            "/a/{b}", "{name: b, in: path, required: true, x-reservedExpansion: false, schema: {type: string}}",
            ["/a/{b}", "path b! simple: string"]
        ),
    ])
    func whatIsDeclaredCounts(path: String, parameter: String, expected: [String]) throws {
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {parameters: [\(parameter)]}}}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == expected)
        #expect(!reading.diagnostics.contains { $0.contains("contains more than a name") })
    }

    /// Lists in the expressions of RFC 6570, whose values have commas, slashes or points between them.
    @Test(arguments: [
        ("/i/{a,b}", ["/i/{a},{b}", "path a! simple: string", "path b! simple: string"], "'{a},{b}'"),
        (
            "/i/{+a,b}", ["/i/{a},{b}", "path a! simple segments: string", "path b! simple segments: string"],
            "'{a},{b}'"
        ),
        ("/i{/a,b}", ["/i/{a}/{b}", "path a! simple: string", "path b! simple: string"], "'/{a}/{b}'"),
        ("/i{.a,b}", ["/i.{a}.{b}", "path a! simple: string", "path b! simple: string"], "'.{a}.{b}'"),
    ])
    func listsInPaths(path: String, expected: [String], meaning: String) throws {
        let reading = try Reading("openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {}}}")
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == expected)
        let expression = path.drop { $0 != "{" }
        #expect(
            reading.diagnostics.first
                == "3:9: warning: '\(expression)' in the path '\(path)' contains more than a name; it is treated as "
                + meaning
                + (path.contains("+")
                    ? ", with the slashes of the value kept (write \(meaning), and 'x-multi-segment: true' at the parameter)"
                    : " (write \(meaning))")
        )
    }

    /// Fields of the query are parameters of their own, and no request has a fragment.
    @Test(arguments: [
        (
            "/f{?q,r}",
            "the query parameter 'r' in the path '/f{?q,r}' is not declared; it is not in the client (declare it under 'parameters')"
        ),
        (
            "/f{&r}",
            "the query parameter 'r' in the path '/f{&r}' is not declared; it is not in the client (declare it under 'parameters')"
        ),
        (
            "/f{#frag}",
            "the fragment '{#frag}' in the path '/f{#frag}' is not in the client: no request contains one (remove it)"
        ),
        ("/f{?q}", nil),
    ])
    func expressionsBehindThePath(path: String, said: String?) throws {
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: A}\npaths: {'\(path)': {get: {parameters: [{name: q, in: query, schema: {type: string}}]}}}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == ["/f", "query q form*: string"])
        #expect(
            reading.diagnostics.map { $0.split(separator: "warning: ").last.map(String.init) }
                == (said.map { [$0] } ?? [])
        )
    }

    /// Paths of files have slashes, which Gitea's, Kubernetes' and Grafana's own clients keep. GitLab wants them encoded.
    @Test(arguments: [
        ("/raw/{filepath}", "name: filepath", true), ("/raw/{file_path}", "name: file_path", true),
        ("/proxy/{route}", "name: route, description: The path to the resource", false),
        ("/raw/{path}/history", "name: path", false), ("/raw/{path}.json", "name: path", false),
        ("/raw/{path}", "name: path, x-multi-segment: false", false),
        ("/files/{file_path}", "name: file_path, description: The URL-encoded path of the file", false),
        ("/files/{path}", "name: path, description: 'Path of the file, whose slashes must be percent-escaped'", false),
        ("/paths/{pathId}", "name: pathId, description: The identifier of a path", false),
    ])
    func pathsOfFilesKeepTheirSlashes(path: String, parameter: String, hasSegments: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{\(parameter), in: path, required: true, schema: {type: string}}]}}}
            """
        )
        let parameter = try #require(reading.service?.operations.first?.parameters.first)
        #expect(parameter.hasSegments == hasSegments)
    }

    @Test(arguments: [
        ("/state/{key}", "example: ''", true), ("/state/{key}", "allowEmptyValue: true", true),
        ("/state/{key}", "description: Defaults to an empty string.", true),
        ("/state/{key}", "description: This URI fragment is optional.", true),
        ("/state/{key}", "description: The key. It can be empty.", true),
        ("/state/{key}", "description: 'The key. If not specified, all are returned.'", true),
        ("/state/{key}", "description: Must not be an empty string.", false),
        // Of a part of the value, or of what it stands for. Docker's names of plugins have the first one.
        (
            "/state/{key}", "description: 'The name. The `:latest` tag is optional, and is the default if omitted.'",
            false
        ),
        ("/state/{key}", "description: The prefix `pet_` is optional.", false),
        ("/state/{key}", "description: 'The ID of a folder, which can be empty.'", false),
        ("/state/{key}", "description: URL-encoding of slashes is optional.", false),
        ("/state/{key}/members", "example: ''", false), ("/state-{key}", "example: ''", false),
    ])
    func theLastSegmentMayBeEmptyWhereTheDescriptionSaysSo(path: String, said: String, mayBeEmpty: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: key, in: path, required: true, \(said), schema: {type: string}}]}}}
            """
        )
        let parameter = try #require(reading.service?.operations.first?.parameters.first)
        #expect(parameter.allowsEmptyValue == mayBeEmpty)
    }

    /// Words mean no request for everything where it is deleted.
    @Test(arguments: [
        ("get", "This URI fragment is optional.", true), ("head", "This URI fragment is optional.", true),
        ("delete", "This URI fragment is optional.", false), ("post", "If omitted, a new one is made.", false),
        // Matrix.
        ("put", "The state_key for the state to send. Defaults to the empty string.", true),
    ])
    func wordsOfMissingValuesAreBelievedWhereNothingIsChanged(method: String, words: String, mayBeEmpty: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /state/{key}:
                \(method):
                  parameters: [{name: key, in: path, required: true, description: '\(words)', schema: {type: string}}]
            """
        )
        let parameter = try #require(reading.service?.operations.first?.parameters.first)
        #expect(parameter.allowsEmptyValue == mayBeEmpty)
    }

    /// goa and oRPC write `allowEmptyValue` at every parameter of a query, whatever its type.
    @Test(arguments: [("allowEmptyValue: true", false), ("allowEmptyValue: false", true), ("description: D", true)])
    func emptyValuesThatEveryParameterMayHaveAreNotMeant(said: String, isMeant: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /a:
                parameters: [{name: a, in: query, \(said), schema: {type: integer}}]
                get: {parameters: [{name: b, in: query, allowEmptyValue: true, schema: {type: integer}}]}
            """
        )
        let parameters = try #require(reading.service?.operations.first?.parameters)
        #expect(parameters.first { $0.name == "b" }?.allowsEmptyValue == isMeant)
    }

    @Test(arguments: [
        ("enum: ['']", true), ("enum: ['', a]", true), ("const: ''", true), ("default: ''", true), ("enum: [a]", false),
    ])
    func theLastSegmentMayBeEmptyWhereItsSchemaHasSuchAValue(said: String, mayBeEmpty: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: A, version: '1'}
            paths: {'/state/{key}': {get: {parameters: [{name: key, in: path, required: true, schema: {type: string, \(said)}}]}}}
            """
        )
        let parameter = try #require(reading.service?.operations.first?.parameters.first)
        #expect(parameter.allowsEmptyValue == mayBeEmpty)
    }

    /// The gateway of gRPC describes its variables by patterns.
    @Test(arguments: [
        ("shelves/[^/]+", true), ("shelves/[^/]+/books/[^/]+", true), ("files/.+", true), ("[^/]+/settings", true),
        ("[^/]+", false), ("[^/]+/[^/]+", false), ("^shelves/[^/]+$", false), ("a/b", false), ("[0-9]+/[a-z]+", false),
        ("shelves/", false), (".+", false),
    ])
    func patternsOfResourceNamesKeepTheirSlashes(pattern: String, hasSegments: Bool) throws {
        let parameters = [
            "openapi: 3.0.3": "schema: {type: string, pattern: '\(pattern)'}",
            "swagger: '2.0'": "type: string, pattern: '\(pattern)'",
        ]
        for (version, schema) in parameters {
            let reading = try Reading(
                """
                \(version)
                info: {title: A}
                paths: {'/v1/{b}': {get: {parameters: [{name: b, in: path, required: true, \(schema)}]}}}
                """
            )
            let parameter = try #require(reading.service?.operations.first?.parameters.first)
            #expect(Outline().outline(parameter) == "path b! simple\(hasSegments ? " segments" : ""): string")
        }
    }

    @Test(arguments: [
        ("/a/:b", "/a/{b}"), ("/a/:b/c", "/a/{b}/c"), ("/a/x-:b.json", "/a/x-{b}.json"),
        ("/a/{{b}}", "/a/{b}"), ("/a{/b}", "/a/{b}"), ("/a{.b}", "/a.{b}"),
        ("/a/%7Bb%7D", "/a/{b}"), ("/a{;b}", "/a;b={b}"), ("/a/${b}", "/a/{b}"), ("/a/${b}/c", "/a/{b}/c"),
        ("/a/{B}", "/a/{b}"),
    ])
    func whatIsDeclaredIsFoundInThePath(path: String, expected: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: b, in: path, required: true, schema: {type: integer}}]}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(
            [operation.path] + operation.parameters.map(Outline().outline) == [expected, "path b! simple: integer"]
        )
        let said =
            path.contains("{B}")
            ? "is in another case than the parameter"
            : ["{/", "{.", "{;"].contains(where: path.contains)
                ? "contains more than a name" : "is not OpenAPI syntax for a parameter"
        #expect(reading.diagnostics.filter { $0.contains(said) }.count == 1)
        #expect(
            !reading.diagnostics.contains {
                $0.contains("does not occur") || $0.contains("not declared") || $0.contains("unclosed")
            }
        )
    }

    @Test(arguments: [
        ("/a/*b", "/a/{b}", "path b! simple segments: string"),
        ("/a/*c", "/a/*c", nil), ("/*b/c", "/*b/c", nil), ("/a/<b>", "/a/<b>", nil),
        ("/a/{b...}", "/a/{b}", "path b! simple segments: string"),
        ("/a/{...b}", "/a/{b}", "path b! simple segments: string"),
    ])
    func whatFollowsAStarIsTheRestOfThePath(path: String, expected: String, parameter: String?) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: b, in: path, required: true, schema: {type: string}}]}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.path == expected)
        #expect(operation.parameters.first.map(Outline().outline) == parameter)
    }

    /// The style of the parameter puts the mark before the value already.
    @Test(arguments: [
        ("/a/{.b*}", "label"), ("/a/{.b}", "label"), ("/a/{;b}", "matrix"), ("/a/{;b*}", "matrix"),
        ("/a/{.b,c}", "label"), ("/a/{;b,c*}", "matrix"),
    ])
    func marksThatTheStyleSendsDoNotStandInThePath(path: String, style: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: b, in: path, required: true, style: \(style), schema: {type: integer}}]}}}
            """
        )
        // Only the first is declared.
        let marks = ["label": ".", "matrix": ";c="]
        let rest = path.contains("c") ? (marks[style] ?? "") + "{c}" : ""
        #expect(reading.service?.operations.first?.path == "/a/{b}" + rest)
        #expect(reading.service?.operations.first?.parameters.map(\.name) == (rest.isEmpty ? ["b"] : ["b", "c"]))
    }

    /// A query that stands in the path is sent with it, but no parameter twice.
    @Test(arguments: [
        ("/a?b={b}", "/a"), ("/a?b={b}&c=1", "/a?c=1"), ("/a?c=1&b={b}", "/a?c=1"), ("/a?c=1", "/a?c=1"),
    ])
    func aQueryInThePathRepeatsNoParameter(path: String, expected: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: b, in: query, schema: {type: string}}]}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect([operation.path] + operation.parameters.map(Outline().outline) == [expected, "query b form*: string"])
    }

    @Test(arguments: ["/a/:bc", "/a:b", "/a/b", "/a/:b2", "/a/<b:c>", "/a/{B}/{b}", "/a/[c]", "/$a/{b}"])
    func otherTextInThePathStays(path: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'\(path)': {get: {parameters: [{name: b, in: path, required: true, schema: {type: integer}}]}}}
            """
        )
        #expect(reading.service?.operations.first?.path == path)
        #expect(!reading.diagnostics.contains { $0.contains("is not OpenAPI syntax for a parameter") })
    }

    // MARK: - Values

    /// With hyphens, a UUID has 36 characters.
    @Test(arguments: [
        ("maxLength: 32", "string"), ("maxLength: 36", "string(uuid)"), ("minLength: 32", "string(uuid)"),
    ])
    func UUIDsWithoutHyphensAreText(keys: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "X: {type: string, format: uuid, \(keys)}")
        )
        #expect(try #require(reading.service).outlines == [outline])
    }

    /// swag writes the body of every request as a choice between any object and the body.
    @Test(arguments: [
        ("{type: object}, {$ref: '#/components/schemas/Y', summary: y, description: The y.}", "@Y"),
        ("{type: object}, {$ref: '#/components/schemas/Y'}", "(<any> | @Y)"),
        ("{type: object, title: Z}, {$ref: '#/components/schemas/Y', summary: y}", "(<any> | @Y)"),
    ])
    func bodiesOfSwagAreNoChoices(alternatives: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {oneOf: [\(alternatives)]}\nY: {properties: {a: {type: string}}}")
        )
        #expect(try #require(reading.service).outlines.first == outline)
    }

    /// Alternatives that become one type take `null` if one of them does.
    @Test(arguments: [
        ("{type: string}, {type: string, enum: [a], nullable: true}", "enum string(a)?"),
        ("{type: string, enum: [a, b]}, {type: string, enum: [c], nullable: true}", "enum string(a, b, c)?"),
        ("{type: string}, {type: string, format: date-time, nullable: true}", "string?"),
        ("{type: integer}, {type: number, nullable: true}", "number?"),
        ("{type: string}, {enum: [a], nullable: true}", "enum string(a)?"),
        ("{type: string}, {enum: ['null'], nullable: true}", "string?"),
        ("{not: {}}, {type: string}", "string"), ("{not: {}}, {$ref: '#/components/schemas/Y'}", "@Y"),
    ])
    func nullsOfAlternatives(alternatives: String, outline: String) throws {
        let schemas = "X: {anyOf: [\(alternatives)]}\nY: {type: object, properties: {a: {type: string}}}"
        let reading = try Reading(Format.openAPI30.description(schemas: schemas))
        #expect(try #require(reading.service).outlines.first == outline)
        #expect(!reading.diagnostics.contains { $0.contains("not") })
    }

    @Test(arguments: [
        ("{type: [string, 'null']}, {type: string, enum: [a]}", "enum string(a)?"),
        ("{type: string}, {type: [string, 'null'], format: date-time}", "string?"),
        ("{type: string}, {enum: [a, null]}", "enum string(a)?"),
        ("{type: integer}, {type: [number, 'null']}", "number?"),
    ])
    func nullsOfAlternativesAmongTheirTypes(alternatives: String, outline: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "X: {anyOf: [\(alternatives)]}"))
        #expect(try #require(reading.service).outlines.first == outline)
    }

    /// Elysia lists the spellings of one value.
    @Test(arguments: [
        (
            "{type: Date}, {type: string, format: date-time, default: a}, {type: string, format: date}, {type: number}",
            "string(date-time)"
        ),
        ("{type: string, format: boolean, default: false}, {type: boolean}", "boolean"),
        ("{type: string}, {type: boolean}", "(string | boolean)"),
    ])
    func spellingsOfOneValue(alternatives: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: {anyOf: [\(alternatives)]}"))
        #expect(try #require(reading.service).outlines.first == outline)
    }

    @Test(arguments: [
        ("{properties: {}}", "any"), ("{properties: {}, additionalProperties: true}", "<any>"),
        ("{type: object, properties: {}}", "<any>"), ("{properties: {a: {type: string}}}", "{a: string}"),
    ])
    func anEmptyTableOfPropertiesSaysNothing(schema: String, outline: String) throws {
        let reading = try Reading(Format.swagger20.description(schemas: "X: \(schema)"))
        #expect(try #require(reading.service).outlines.first == outline)
    }

    /// protobuf writes `3.5s`.
    @Test(arguments: [
        ("google.protobuf.Duration", "string"), ("Duration", "string(duration)"), ("protobufDuration", "string"),
        ("googleprotobufDuration", "string"), ("GoogleProtobufDuration", "string"), ("protobuf.Duration", "string"),
    ])
    func durationsOfProtobufAreText(name: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "\(name): {type: string, format: duration}")
        )
        #expect(try #require(reading.service).outlines.first == outline)
    }

    /// Strapi writes the discriminator of a list beside the items.
    @Test func discriminatorsOfListsAreThoseOfTheirItems() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    X: {type: array, items: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]},
                      discriminator: {propertyName: kind, mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}}}
                    A: {type: object, properties: {kind: {type: string}}}
                    B: {type: object, properties: {kind: {type: string}}}
                    """
            )
        )
        #expect(try #require(reading.service).outlines.first == "[(@A | @B by kind a=@A b=@B)]")
        #expect(reading.diagnostics.map { $0.contains("is treated as that of the items") } == [true])
    }

    // MARK: - Bodies

    @Test(arguments: [
        ("{schema: {type: string}, required: true}", "body! application/json: string", "a schema"),
        ("{application/xml: {schema: {type: string}}}", "body application/xml: string", "a media type"),
        (
            "{type: object, properties: {a: {type: string}}, required: [a]}", "body application/json: {a!: string}",
            "a schema"
        ),
    ])
    func bodiesWithoutContent(body: String, outline: String, found: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {/a: {post: {requestBody: \(body)}}}
            """
        )
        #expect(Outline().outline(try #require(reading.service?.operations.first).body) == outline)
        #expect(
            reading.diagnostics.filter { $0.contains("request body") }.map {
                $0.contains("found \(found); it is treated")
            }
                == [true]
        )
    }

    @Test(arguments: [
        ("applicaton/json", "application/json"), ("plain/text", "text/plain"), ("json/application", "application/json"),
        ("multipart/formdata", "multipart/form-data"), ("'application/json(simple)'", "application/json"),
        ("form-data", "multipart/form-data"), ("application/x-own", "application/x-own"),
        ("Application/JSON", "Application/JSON"), ("nothing/like-it", "nothing/like-it"),
    ])
    func mediaTypes(written: String, meant: String) throws {
        for format in ["openapi: 3.0.3", "swagger: '2.0'"] {
            let operation =
                format.hasPrefix("swagger")
                ? "consumes: [\(written)], parameters: [{in: body, name: a, schema: {type: string}}]"
                : "requestBody: {content: {\(written): {schema: {type: string}}}}"
            let reading = try Reading(
                """
                \(format)
                info: {title: A}
                paths: {/a: {post: {\(operation)}}}
                """
            )
            #expect(reading.service?.operations.first?.body?.contents.map(\.mediaType.text) == [meant])
            #expect(
                reading.diagnostics.contains { $0.contains("treated as '\(meant)'") }
                    == (written.replacing("'", with: "") != meant)
            )
        }
    }

    // MARK: - Answers

    @Test func whatIsNeverSentIsNotExpected() throws {
        let response = "{description: D, headers: {X: {}}, content: {application/json: {schema: {type: string}}}}"
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /a:
                head: {responses: {'200': \(response), '404': \(response)}}
                get: {responses: {'200': \(response)}}
                delete: {responses: {'204': \(response)}}
            """
        )
        let service = try #require(reading.service)
        let responses = service.operations.map { operation in
            operation.method + " "
                + operation.responses.map { "\($0.contents.count)/\($0.headers.count)" }.joined(separator: " ")
        }
        #expect(responses.sorted() == ["DELETE 0/1", "GET 1/1", "HEAD 0/1 0/1"])
        #expect(
            reading.diagnostics.filter { $0.contains("has no body") } == [
                "7:26: warning: a 204 response has no body; its content is ignored (describe it under '200', or "
                    + "remove it)"
            ]
        )
    }

    @Test(arguments: [
        ("content: {application/json: {$ref: '#/components/schemas/A'}}", "@A", "found a schema"),
        ("content: {application/json: {type: array, items: {type: string}}}", "[string]", "found a schema"),
        ("schema: {$ref: '#/components/schemas/A'}", "@A", "belongs in 'content'"),
        (
            "application/json: {schema: {$ref: '#/components/schemas/A'}}", "@A",
            "expected 'content' in the response, found a media type; it is treated as the content (write 'content: {application/json: "
                + "{schema: …}}')"
        ),
    ])
    func schemasInTheWrongPlace(response: String, outline: String, warning: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {/a: {get: {responses: {'200': {description: D, \(response)}}}}}
            components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}
            """
        )
        let contents = try #require(reading.service?.operations.first?.responses.first?.contents)
        #expect(contents.map(\.mediaType) == ["application/json"])
        #expect(contents.compactMap { $0.schema.map { Outline(reading.service).outline($0) } } == [outline])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains(": warning: ") && $0.contains(warning) })
    }

    @Test(arguments: [
        ("{application/json: {schema: {type: string}}}", "a media type"),
        ("{schema: {type: string}}", "a schema"),
        ("{type: string}", "a schema"),
    ])
    func bodiesWithoutContent(body: String, found: String) throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {/a: {put: {requestBody: \(body), responses: {'204': {description: D}}}}}
            """
        )
        #expect(Outline().outline(reading.service?.operations.first?.body) == "body application/json: string")
        #expect(
            reading.diagnostics == [
                "3:33: warning: expected 'content' in the request body, found \(found); it is treated as the content (write 'content: "
                    + "{application/json: {schema: …}}')"
            ]
        )
    }

    // MARK: - Schemas

    @Test(arguments: [
        ("{type: int}", "integer", "'int' is treated as 'integer'"),
        ("{type: long}", "integer(int64)", "'long' is treated as 'integer'"),
        ("{type: Double}", "number(double)", "'Double' is treated as 'number'"),
        ("{type: decimal, format: money}", "number(money)", "'decimal' is treated as 'number'"),
        ("{type: Bool}", "boolean", "'Bool' is treated as 'boolean'"),
        ("{type: String}", "string", "'String' is treated as 'string'"),
        ("{type: date}", "string", "'date' is treated as 'string' (write 'type: string' and 'format: date')"),
        ("{type: base64}", "string(byte)", "'base64' is treated as 'string' (write 'type: string' and 'format: byte')"),
        ("{type: binary}", "binary", "'binary' is treated as 'string' (write 'type: string' and 'format: binary')"),
        (
            "{type: BigDecimal}", "number(decimal)",
            "'BigDecimal' is treated as 'number' (write 'type: number' and 'format: decimal')"
        ),
        ("{type: Array, items: {type: integer}}", "[integer]", "'Array' is treated as 'array'"),
        ("{type: dict, properties: {a: {type: integer}}}", "{a: integer}", "'dict' is treated as 'object'"),
        ("{type: any}", "any", "'any' is not a type; it is treated as free-form JSON"),
        (
            "{type: array, items: [{type: string}]}", "[string]",
            "a sequence of one; it is treated as the schema of all items"
        ),
    ])
    func mistakes(schema: String, outline: String, warning: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains(": warning: ") && $0.contains(warning) })
    }

    @Test(arguments: [
        ("{type: array, prefixItems: [{type: number}, {type: number}], items: false}", "[number]"),
        ("{type: array, prefixItems: [{type: number}, {type: number}], maxItems: 2}", "[number]"),
        ("{type: array, prefixItems: [{type: number}, {type: number}]}", "[number]"),
        ("{type: array, prefixItems: [{type: integer}, {type: number}], items: false}", "[number]"),
        (
            "{type: array, prefixItems: [{type: string}, {type: integer}, {type: string}], maxItems: 3}",
            "[(string | integer)]"
        ),
        (
            "{type: array, prefixItems: [{type: string}, {type: integer, nullable: true}], maxItems: 2}",
            "[(string | integer?)?]"
        ),
        ("{type: array, prefixItems: [{type: string}, {}], maxItems: 2}", "[any]"),
        ("{type: array, prefixItems: [{type: number}], items: {type: number}}", "[number]"),
        ("{type: array, prefixItems: [{type: string}], items: {type: integer}, minItems: 1}", "[(string | integer)]"),
        ("{type: array, items: [{type: number}, {type: string}], additionalItems: false}", "[(number | string)]"),
        ("{type: string, format: int-or-string}", "(integer | string)"),
        ("{type: string, format: bytes}", "string(byte)"),
        ("{type: string, format: bytes, pattern: '^0x'}", "string(bytes)"),
        ("{type: string, format: bytes, description: In hex.}", "string(bytes)"),
        ("{type: string, format: bytes, description: Hex-encoded.}", "string(bytes)"),
        ("{type: string, format: bytes, description: 'A picture of the hexagonal tile, in Base64.'}", "string(byte)"),
        ("{type: string, format: bytes, description: The rawtxhex of it.}", "string(bytes)"),
        ("{type: integer, format: enum}", "(integer | string)"),
        ("{type: integer, format: enum, enum: [0, 1]}", "enum integer(0, 1)"),
        ("{anyOf: [{type: string}, {type: string, enum: [a, b]}]}", "enum string(a, b)"),
        (
            "{oneOf: [{type: string, enum: [a]}, {const: b}, {type: string, enum: [a, c]}, {type: string}]}",
            "enum string(a, b, c)"
        ),
        ("{anyOf: [{type: string}, {enum: [a]}, {type: 'null'}]}", "enum string(a)?"),
        ("{anyOf: [{type: string}, {type: 'null'}], enum: [a, null]}", "enum string(a)?"),
        (
            "{anyOf: [{oneOf: [{type: string, enum: [a]}, {type: string, enum: [b]}]}, {type: string}]}",
            "enum string(a, b)"
        ),
        ("{anyOf: [{anyOf: [{type: string}, {enum: [a]}, {type: 'null'}]}, {enum: [b, a]}]}", "enum string(a, b)?"),
        ("{anyOf: [{type: string, anyOf: [{enum: [a]}, {enum: [b]}]}, {enum: [c]}]}", "enum string(a, b, c)"),
        (
            "{anyOf: [{oneOf: [{type: string, enum: [a]}, {type: integer}]}, {type: string}]}",
            "(enum string(a) | integer | string)"
        ),
        ("{anyOf: [{type: string, format: numeric}, {type: number}]}", "number(decimal)"),
        ("{anyOf: [{type: integer}, {type: string, format: numeric}]}", "integer"),
        ("{anyOf: [{format: integer, default: 0, type: string}, {type: integer}]}", "integer"),
    ])
    func whatHasATypeInSwift(schema: String, outline: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics == [])
    }

    /// Stripe describes it for operations without a body.
    @Test(arguments: [
        ("{schema: {properties: {}, type: object}, encoding: {}}", false, false),
        ("{schema: {properties: {}, type: object}}", true, true),
        ("{schema: {properties: {}, additionalProperties: true}}", false, true),
        ("{schema: {type: object}}", false, true),
        ("{schema: {properties: {a: {type: string}}}}", false, true),
    ])
    func anOptionalFormWithoutFieldsIsNoBody(content: String, isRequired: Bool, isBody: Bool) throws {
        let body = "{content: {application/x-www-form-urlencoded: \(content)}, required: \(isRequired)}"
        let reading = try Reading(
            Format.openAPI30.head
                + "paths: {/a: {post: {operationId: a, requestBody: \(body), responses: {'204': {description: D}}}}}"
        )
        #expect((try #require(reading.service?.operations.first).body != nil) == isBody)
    }

    /// ProtoJSON has no other value for it, which nobody needs.
    @Test(arguments: [
        ("protobufEmpty", "{type: object}", "post", true), ("google.protobuf.Empty", "{type: object}", "post", true),
        ("googleprotobufEmpty", "{type: object}", "post", true),
        ("GoogleProtobufEmpty", "{type: object}", "post", true),
        ("GoogleProtobuf__Empty", "{type: object}", "post", true), ("ShopEmpty", "{type: object}", "post", false),
        ("Empty", "{type: object}", "post", false), ("protobufEmpty", "{properties: {a: {}}}", "post", false),
    ])
    func whatReturnsTheEmptyMessageReturnsNothing(name: String, schema: String, method: String, isNothing: Bool) throws
    {
        let content = "{application/json: {schema: {$ref: '#/components/schemas/\(name)'}}}"
        let reading = try Reading(
            Format.openAPI30.head
                + "paths: {/a: {\(method): {operationId: a, responses: {'200': {description: D, content: \(content)}}}}}\n"
                + "components: {schemas: {\(name): \(schema)}}"
        )
        let response = try #require(reading.service?.operations.first?.responses.first)
        #expect(response.contents.isEmpty == isNothing)
    }

    /// What could not be read is no reason to say that it is missing.
    @Test func nothingIsSaidOfParametersThatCannotBeRead() throws {
        let reading = try Reading(
            Format.openAPI30.head
                + "paths: {'/a/{b}': {get: {operationId: a, parameters: [{$ref: 'c.yaml#/d'}], responses: {'204': {description: D}}}}}"
        )
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.contains("error: ") && $0.contains("c.yaml") })
    }

    /// Newtonsoft's tokens are any JSON, and spans of time are text.
    @Test func classesOfDotNetThatAreNotWhatTheirSchemasSay() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    JToken: {type: array, items: {$ref: '#/components/schemas/JToken'}}
                    Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
                    TimeSpan: {type: object, properties: {ticks: {type: integer}, totalDays: {type: number}}}
                    Span: {type: object, properties: {ticks: {type: integer}, totalDays: {type: number}}}
                    List: {type: array, items: {type: object}}
                    """
            )
        )
        #expect(reading.diagnostics.map { $0.contains("'TimeSpan' is treated as free-form JSON") } == [true])
        #expect(["JToken", "Tree"].map { reading.schema($0) } == ["any", "[@Tree]"])
        #expect(["TimeSpan", "Span"].map { reading.schema($0) } == ["any", "{ticks: integer, totalDays: number}"])
        #expect(reading.schema("List") == "[any]")
    }

    /// API Platform says it of all lists, and PHP would read an index behind the brackets as a list in the list.
    @Test(arguments: [
        ("tags[]", "{type: array, items: {type: string}}", "form*: [string]"),
        ("tags", "{type: array, items: {type: string}}", "deepObject*: [string]"),
        (
            "tags[]", "{type: array, items: {type: object, additionalProperties: {type: string}}}",
            "deepObject*: [<string>]"
        ),
        ("tags[]", "{type: object, additionalProperties: {type: string}}", "deepObject*: <string>"),
    ])
    func aListWithBracketsInItsNameIsNoDeepObject(name: String, schema: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.head
                + "paths: {/a: {get: {operationId: a, parameters: [{name: '\(name)', in: query, style: deepObject, "
                + "explode: true, schema: \(schema)}], responses: {'204': {description: D}}}}}"
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.parameters.map(Outline().outline) == ["query \(name) \(outline)"])
    }

    private static let classes: [(String, String, String?)] = [
        ("LocalTime", "hour minute second nano", "string(time)"), ("LocalTime", "hour minute", nil),
        ("OffsetTime", "hour minute second nano offset", "string(time)"),
        ("YearMonth", "year month monthValue", "string"),
        ("ZoneOffset", "totalSeconds id", "string"), ("TimeZone", "id displayName rawOffset", "string"),
        ("Currency", "currencyCode defaultFractionDigits", "string"), ("Currency", "currencyCode displayName", nil),
        ("Locale", "language unicodeLocaleAttributes", "string"), ("Duration", "seconds nano units", "any"),
        ("Duration", "seconds nano", nil), ("JsonNode", "array nodeType", "any"),
        ("DateOnly", "year dayOfYear dayNumber", "string(date)"), ("DateOnly", "year", nil),
        ("TimeOnly", "hour minute ticks", "string(time)"), ("JsonNode", "options parent root", "any"),
        ("JsonElement", "valueKind", "any"), ("JsonDocument", "rootElement", "any"), ("IResult", "", "any"),
        ("IResult", "ok", nil), ("ResponseEntity", "body statusCode statusCodeValue", "any"),
        ("ResponseEntity«Pet»", "body statusCode statusCodeValue", "any"),
        ("DeferredResult«ResponseEntity«Pet»»", "result setOrExpired", "any"), ("DeferredResult", "result", nil),
        ("Timestamp", "date day hours minutes month nanos seconds time timezoneOffset year", "any"),
        ("LocalDate", "chronology dayOfMonth dayOfWeek dayOfYear era leapYear month monthValue year", "string(date)"),
        ("LocalDateTime", "chronology dayOfYear hour minute monthValue nano second year", "string"),
        ("LocalDate", "day month year", nil), ("Period", "chronology days months negative units years zero", "string"),
        ("Period", "months years", nil), ("UUID", "leastSignificantBits mostSignificantBits", "string(uuid)"),
        ("URL", "authority defaultPort file host path port protocol query ref userInfo", "string"),
        ("URL", "host", nil),
        ("URI", "absolute opaque rawSchemeSpecificPart scheme", "string"), ("URI", "scheme path", nil),
        ("File", "absolute absoluteFile absolutePath name path", "string"), ("File", "name path", nil),
        ("DateTimeZone", "fixed id", "string"), ("DateTime", "afterNow chronology millis year zone", "any"),
        ("XMLGregorianCalendar", "day eon eonAndYear fractionalSecond", "any"), ("JSONObject", "empty mapType", "any"),
        ("List", "empty", "any"), ("Map", "empty", "any"), ("Collection", "empty", "any"), ("Set", "empty", "any"),
        ("JSONArray", "empty", "any"), ("JsonArray", "empty", "any"), ("List", "empty items", nil),
        ("JsonArray", "asInt asString jsonArray jsonNull", "any"), ("JsonObject", "asString empty jsonNull", "any"),
        ("Optional«string»", "empty present", "any"), ("JsonNullable«Pet»", "present", "any"),
        ("Optional", "value", nil),
        ("Timestamp", "seconds nanos", nil), ("Instant", "epochSecond nano", "any"), ("Instant", "nano", nil),
        ("gorm.DeletedAt", "time valid", "string(date-time)"), ("sql.NullString", "string valid", "any"),
        ("ObjectId", "", "any"), ("ObjectId", "id", nil), ("Date", "", "string(date-time)"), ("Date", "day", nil),
        ("Decimal128", "", "any"), ("Types.ObjectId", "", "any"),
        ("google.api.HttpBody", "contentType data extensions", "binary"), ("apiHttpBody", "contentType data", "binary"),
        ("api.HttpBody", "contentType data", "binary"), ("googleapiHttpBody", "contentType data", "binary"),
        ("GoogleApiHttpBody", "contentType data", "binary"), ("GoogleApi__HttpBody", "contentType data", "binary"),
        ("HttpBody", "contentType data extensions", "binary"), ("HttpBody", "contentType data", nil),
        ("pgtype.Int4", "int32 valid", "any"), ("null.Pet", "name", nil), ("shop.NullString", "string valid", nil),
    ]

    /// Tools describe classes of .NET, Java and Go by their members, and their values are written as something else.
    @Test(arguments: classes)
    func classesThatAreNotWrittenAsTheirMembers(name: String, members: String, outline: String?) throws {
        let names = members.split(separator: " ")
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "\(name): {type: object, additionalProperties: false, properties: {"
                    + "\(names.map { "\($0): {}" }.joined(separator: ", "))}}"
            )
        )
        let object = "{\(names.map { "\($0): any" }.joined(separator: ", "))}"
        #expect(reading.schema(name) == outline ?? object)
        #expect(
            reading.diagnostics.map { $0.contains("write it as the object that is described here") }
                == (outline == nil ? [] : [true])
        )
    }

    /// A map is one by any name.
    @Test(arguments: [
        ("Map", "additionalProperties: {type: string}", "<string>"),
        ("Set", "properties: {}, additionalProperties: {type: integer}", "<integer>"),
        ("Map", "additionalProperties: true", "<any>"),
        ("Map", "properties: {empty: {type: boolean}}, additionalProperties: {}", "{empty: boolean, ...: any}"),
        ("Set", "patternProperties: {'^a': {type: string}}", "<string>"),
    ])
    func mapsThatAreCalledLikeAClass(name: String, keys: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "\(name): {type: object, \(keys)}"))
        #expect(reading.schema(name) == outline)
        #expect(reading.diagnostics == [])
    }

    /// Members that a class lacks show that the service has a type of its own by that name.
    @Test(arguments: [
        ("Currency", "currencyCode defaultFractionDigits rate", ""),
        ("Currency", "currencyCode defaultFractionDigits", "rate"), ("DateOnly", "dayNumber dayOfYear holiday", ""),
        ("TimeSpan", "ticks totalDays label", ""), ("Duration", "seconds nano units label", ""),
        ("gorm.DeletedAt", "time valid by", ""), ("pgtype.Text", "string valid language", ""),
    ])
    func typesThatAreCalledLikeAClassHaveTheirMembers(name: String, members: String, required: String) throws {
        let names = members.split(separator: " ")
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "\(name): {type: object, required: [\(required)], properties: {"
                    + "\(names.map { "\($0): {}" }.joined(separator: ", "))}}"
            )
        )
        #expect(reading.schema(name) == "{\(names.map { "\($0): any" }.joined(separator: ", "))}")
    }

    @Test(arguments: [
        ("Currency", "currencyCode defaultFractionDigits", "a string, because Java"),
        ("DateOnly", "dayNumber dayOfYear", "a string in the format 'date', because .NET"),
        ("TimeSpan", "ticks totalDays", "free-form JSON, because .NET"),
        ("pgtype.Text", "string valid", "free-form JSON, because Go"),
        ("apiHttpBody", "contentType data", "bytes, because gRPC"),
    ])
    func whatAClassIsReadAsIsSaid(name: String, members: String, meaning: String) throws {
        let names = members.split(separator: " ")
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "\(name): {type: object, properties: {\(names.map { "\($0): {}" }.joined(separator: ", "))}}"
            )
        )
        #expect(
            reading.diagnostics == [
                "6:\(name.count + 7): warning: '\(name)' is treated as \(meaning) does not write it as the object that is "
                    + "described here (rename the schema if the service does)"
            ]
        )
    }

    /// NSwag calls .NET's spans of time durations, but they are written as `00:00:03.5`.
    @Test(arguments: [("NSwag v14.0.3.0 (NJsonSchema v11.0.0.0)", "string"), ("Other", "string(duration)")])
    func spansOfTimeAreNoDurations(generator: String, outline: String) throws {
        let reading = try Reading(
            "x-generator: \(generator)\n"
                + Format.openAPI30.description(schemas: "A: {type: string, format: duration}")
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == outline)
    }

    /// Springdoc describes Spring's `Sort` as a list of its parts, but it is written as one object.
    @Test func theSortOfSpringIsNoList() throws {
        let members = "direction: {}, nullHandling: {}, ascending: {}, property: {}, ignoreCase: {}"
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Page:
                      type: object
                      properties: {sort: {type: array, items: {$ref: '#/components/schemas/SortObject'}}}
                    SortObject: {type: object, properties: {\(members)}}
                    Own: {type: object, properties: {sort: {type: array, items: {$ref: '#/components/schemas/Sort'}}}}
                    Sort: {type: object, properties: {\(members)}}
                    """
            )
        )
        #expect(
            reading.diagnostics == [
                "8:26: warning: this array is treated as free-form JSON, because Spring does not write its 'Sort' as the array "
                    + "that is described here (rename the schema 'SortObject' if the service does)"
            ]
        )
        #expect(["Page", "Own"].map { reading.schema($0) } == ["{sort: any}", "{sort: [@Sort]}"])
    }

    @Test func sortsWithMembersOfTheirOwnAreLists() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Page: {type: object, properties: {sort: {type: array, items: {$ref: '#/components/schemas/SortObject'}}}}
                    SortObject: {type: object, properties: {direction: {}, nullHandling: {}, ignoreCase: {}, priority: {}}}
                    """
            )
        )
        #expect(reading.schema("Page") == "{sort: [@SortObject]}")
        #expect(reading.diagnostics == [])
    }

    /// ASP.NET Core 10 leaves the type of each number out where it cannot name two.
    @Test(arguments: [
        (#"{format: int32, pattern: "^-?(?:0|[1-9]\\d*)$"}"#, "integer(int32)"),
        (#"{format: int64, nullable: true, pattern: "^-?(?:0|[1-9]\\d*)$"}"#, "integer(int64)?"),
        (#"{format: double, pattern: "^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$"}"#, "number(double)"),
        ("{format: int32}", "any"), ("{format: int32, pattern: '^[a-z]+$'}", "any"),
        ("{format: date, pattern: '^-?[0-9]+$'}", "any"),
    ])
    func numbersWithoutAType(schema: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == outline)
    }

    /// An `Object` of Java, a `JsonNode` or `string | null` of TypeScript: the member may be anything. An alternative is an
    /// object.
    @Test(arguments: [
        ("{type: object}", "any"), ("{type: object, nullable: true, description: D}", "any?"),
        ("{$ref: '#/components/schemas/Node'}", "any"), ("{type: object, properties: {}}", "<any>"),
        ("{type: object, additionalProperties: true}", "<any>"), ("{type: object, maxProperties: 9}", "<any>"),
        ("{type: object, format: uri-map}", "<any>"), ("{oneOf: [{type: object}, {type: string}]}", "(<any> | string)"),
        ("{$ref: '#/components/schemas/Composed'}", "@Composed"),
    ])
    func objectsOfWhichNothingIsSaidAreAnything(schema: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {type: object, properties: {a: \(schema)}}
                    Node: {type: object}
                    Composed: {type: object, allOf: [{$ref: '#/components/schemas/A'}]}
                    """
            )
        )
        #expect(reading.schema("A") == "{a: \(outline)}")
        #expect(reading.schema("Node") == "<any>")
    }

    /// Springdoc says of the body of every operation that it is JSON, if its author does not say what it is.
    @Test(arguments: [
        ("{type: object, properties: {a: {type: string, format: binary}}}", "multipart/form-data"),
        (
            "{type: object, properties: {a: {type: array, items: {type: string, format: binary}}}}",
            "multipart/form-data"
        ),
        ("{type: object, properties: {a: {type: string, format: binary}, b: {type: string}}}", "application/json"),
        ("{type: object, properties: {a: {type: string, format: byte}}}", "application/json"),
    ])
    func filesAreNotSentInJSON(schema: String, mediaType: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + "paths: {/a: {post: {operationId: a, requestBody: {content: {application/json: {"
                + "schema: \(schema)}}}, responses: {'204': {description: D}}}}}"
        )
        #expect(try #require(reading.service?.operations.first?.body).contents.map(\.mediaType.text) == [mediaType])
        let isTold = reading.diagnostics.contains { $0.contains("has no form for files") }
        #expect(isTold == (mediaType != "application/json"))
    }

    /// Tools for .NET write the class `object` so.
    @Test(arguments: [
        ("x-ms-azure: true", "any"), ("x-other: [{x-ms-azure: true}]", "any"), ("consumes: [text/json]", "any"),
        ("x-other: [{produces: [text/json]}]", "any"), ("x-other: true", "<any>"),
        // Prose says nothing of the tools.
        ("x-other: The header x-ms-version, in text/json.", "<any>"), ("x-other: [text/json]", "<any>"),
        ("# The header x-ms-version, in text/json.", "<any>"),
        // Neither do names and values of the service.
        ("responses: {R: {description: D, headers: {x-ms-request-id: {type: string}}}}", "<any>"),
        ("responses: {R: {description: D, examples: {application/json: {headers: {x-ms-version: 1}}}}}", "<any>"),
        (
            "responses: {R: {description: D, schema: {type: object, properties: {x-ms-examples: {type: string}}}}}",
            "<any>"
        ),
        ("responses: {R: {description: D, schema: {properties: {properties: {x-ms-a: 1}}}}}", "any"),
    ])
    func objectsOfWhichNothingIsSaidAreAnythingForDotNet(evidence: String, outline: String) throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            \(evidence)
            paths: {}
            definitions:
              A: {type: object}
              B: {type: object, properties: {a: {type: object}}}
              C: {allOf: [{$ref: '#/definitions/A'}, {properties: {c: {type: string}}}]}
              Object: {type: object, properties: {}}
            """
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == outline)
        #expect(reading.schema("B") == "{a: any}")
        #expect(reading.schema("C") == "{c: string}")
        #expect(reading.schema("Object") == outline)
    }

    /// Spring's classes for sending events and for an event say nothing of what these hold.
    @Test(
        arguments: ["text/event-stream", "'*/*'", "application/json"],
        [
            ("SseEmitter: {type: object, properties: {timeout: {type: integer}}}", "SseEmitter"),
            ("ServerSentEventString: {type: object}", "ServerSentEventString"),
            ("ServerSentEventPet: {}", "ServerSentEventPet"),
        ]
    )
    func classesOfSpringForEventsAreNoData(mediaType: String, described: (schema: String, name: String)) throws {
        let reference = "{$ref: '#/components/schemas/\(described.name)'}"
        let schema = described.name == "SseEmitter" ? reference : "{type: array, items: \(reference)}"
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    get:
                      operationId: a
                      responses: {'200': {description: D, content: {\(mediaType): {schema: \(schema)}}}}
                components: {schemas: {\(described.schema)}}
                """
        )
        let content = try #require(reading.service?.operations.first?.responses.first?.contents.first)
        #expect(content.items?.form == .events && content.schemas.isEmpty)
        let complaint = "'\(described.name)' is Spring's class for events"
        #expect(reading.diagnostics.map { $0.contains(complaint) } == [true])
    }

    /// What authors call so may hold something.
    @Test(arguments: [
        "{type: object, additionalProperties: true}", "{type: object, properties: {text: {type: string}}}",
        "{type: integer}",
    ])
    func eventsOfAuthorsAreData(schema: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    get:
                      operationId: a
                      responses:
                        '200': {description: D, content: {text/event-stream: {schema: {$ref: '#/components/schemas/ServerSentEvent'}}}}
                components: {schemas: {ServerSentEvent: \(schema)}}
                """
        )
        let content = try #require(reading.service?.operations.first?.responses.first?.contents.first)
        #expect(content.items?.schema != nil)
        #expect(!reading.diagnostics.contains { $0.contains("Spring") })
    }

    @Test func anObjectWithTheNameOfAnEventIsOne() throws {
        let settings = "content: {application/json: {schema: {$ref: '#/components/schemas/ServerSentEventSettings'}}}"
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    put:
                      operationId: a
                      requestBody: {\(settings)}
                      responses: {'200': {description: D, \(settings)}}
                components: {schemas: {ServerSentEventSettings: {type: object}}}
                """
        )
        let operation = try #require(reading.service?.operations.first)
        let contents = operation.responses.flatMap(\.contents) + (operation.body?.contents ?? [])
        #expect(contents.map(\.mediaType.text) == ["application/json", "application/json"])
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        ("{enum: [x, y], allOf: [{$ref: '#/components/schemas/Kind'}]}", "@Kind"),
        ("{enum: [x, y], allOf: [{$ref: '#/components/schemas/Kind'}], nullable: true}", "@Kind?"),
        ("{enum: [x], allOf: [{$ref: '#/components/schemas/Kind'}]}", "enum string(x)"),
    ])
    func valuesOfAnEnumerationMayBeRepeatedBesideIt(schema: String, outline: String) throws {
        let schemas = "A: {properties: {a: \(schema)}}\nKind: {type: string, enum: [x, y]}"
        let reading = try Reading(Format.openAPI30.description(schemas: schemas))
        #expect(reading.schema("A") == "{a: \(outline)}")
        #expect(reading.diagnostics == [])
    }

    /// Docker describes the volumes of a container so.
    @Test func theKeywordForMembersOfAnyNameIsNoMemberIfItIsTheOnlyOne() throws {
        let schemas = """
            A: {type: object, properties: {additionalProperties: {type: string}}}
            B: {properties: {additionalProperties: {type: string}, type: {type: string}}}
            C: {required: [additionalProperties], properties: {additionalProperties: {type: string}}}
            D: {properties: {additionalProperties: {type: string}}, additionalProperties: false}
            """
        let reading = try Reading(Format.openAPI30.description(schemas: schemas))
        #expect(reading.schema("A") == "<string>")
        #expect(reading.schema("B") == "{additionalProperties: string, type: string}")
        #expect(try #require(reading.schema("C")).contains("additionalProperties"))
        #expect(reading.schema("D") == "{additionalProperties: string}")
        let warning = "is treated as members with any names (write it beside 'properties')"
        #expect(
            reading.diagnostics.map { $0.hasSuffix("warning: the member 'additionalProperties' \(warning)") } == [true]
        )
    }

    @Test func namesInBracketsAreNames() throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {properties: {<a>: {type: string}, '{b}': {}}}")
        )
        #expect(reading.schema("A") == "{<a>: string, {b}: any}")
        #expect(reading.diagnostics == [])
    }

    /// This is how `null` is described before OpenAPI 3.1.
    @Test func anObjectThatIsAlwaysNull() throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: object, nullable: true, enum: [null]}")
        )
        #expect(try #require(reading.service).outlines == ["any?"])
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        (
            "{type: object, nullable: true, format: date-time}", "string(date-time)?",
            "an object cannot have the format 'date-time'; it is treated as a string (write 'type: string')"
        ),
        (
            "{type: object, format: binary}", "binary",
            "an object cannot have the format 'binary'; it is treated as a string (write 'type: string')"
        ),
        (
            "{type: object, enum: [x, y], default: x}", "enum string(x, y)",
            "the values of 'enum' are no objects; their type is used (write 'type: string', for example)"
        ),
        (
            "{type: object, example: 'https://example.org'}", "any",
            "'example' is no object; it is treated as free-form JSON (write the type that it has)"
        ),
        (
            "{type: object, default: 1}", "any",
            "'default' is no object; it is treated as free-form JSON (write the type that it has)"
        ),
    ])
    func whatIsCalledAnObjectAndIsNone(schema: String, outline: String, warning: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics.map { $0.hasSuffix("warning: \(warning)") } == [true])
    }

    @Test(arguments: [
        "{type: object, example: ' {\"a\": 1}', default: null}", "{type: object, format: json}",
        "{type: object, format: date-time, additionalProperties: true}",
        "{type: object, example: {a: 1}}", "{type: object, example: ''}",
    ])
    func whatIsCalledAnObjectAndMayBeOne(schema: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == ["<any>"])
        #expect(reading.diagnostics == [])
    }

    /// Scramble writes it for arrays of which PHP says nothing.
    @Test(arguments: [
        ("{type: array, prefixItems: [], items: {}}", "[any]"),
        ("{type: array, prefixItems: [], items: {type: string}}", "[string]"),
        ("{type: array, prefixItems: []}", "[any]"),
    ])
    func itemsWithoutPlaces(schema: String, outline: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics == [])
    }

    /// ReadMe has no other place for bodies that are no objects.
    @Test(arguments: [
        ("{type: object, properties: {RAW_BODY: {type: array, items: {type: string}}}}", "[string]", true),
        ("{type: object, required: [RAW_BODY], properties: {RAW_BODY: {$ref: '#/components/schemas/A'}}}", "@A", true),
        (
            "{type: object, properties: {RAW_BODY: {type: string}, a: {type: string}}}",
            "{RAW_BODY: string, a: string}", false
        ),
    ])
    func aBodyInAMember(schema: String, outline: String, isReported: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: A}
            components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}
            paths:
              /a: {post: {requestBody: {content: {application/json: {schema: \(schema)}}}, responses: {'204': {description: D}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(Outline(reading.service).outline(operation.body) == "body application/json: \(outline)")
        let said = "'RAW_BODY' stands for the whole body, as ReadMe writes it (write its schema as that of the body)"
        #expect(reading.diagnostics.filter { $0.hasSuffix("warning: " + said) }.count == (isReported ? 1 : 0))
        #expect(reading.diagnostics.count == (isReported ? 1 : 0))
    }

    /// ReadMe's own clients parse text in the format `json` before they send it in a body of JSON.
    @Test(arguments: [
        ("x-readme: {}", "application/json", "any", true), ("x-readme: {}", "'*/*'", "any", true),
        ("x-readme: {}", "application/x-ndjson", "any", true),
        ("x-other: {}", "application/json", "string(json)", false),
        ("x-readme: {}", "application/x-www-form-urlencoded", "string(json)", false),
    ])
    func textThatReadMeSendsAsJSON(key: String, mediaType: String, outline: String, isReported: Bool) throws {
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: A}
            \(key)
            components: {schemas: {B: {type: object, properties: {b: {type: string, format: json}}}}}
            paths:
              /a:
                post:
                  parameters: [{name: q, in: query, schema: {type: string, format: json}}]
                  requestBody:
                    content: {\(mediaType): {schema: {type: object, properties: {a: {type: string, format: json}}}}}
                  responses: {'200': {description: D, content: {application/json: {schema: {type: string, format: json}}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(Outline().outline(operation.body) == "body \(mediaType.filter { $0 != "'" }): {a: \(outline)}")
        #expect(operation.parameters.map(Outline().outline) == ["query q form*: string(json)"])
        #expect(reading.schema("B") == "{b: string(json)}")
        #expect(
            reading.diagnostics
                == (isReported
                    ? [
                        "10:\(84 + mediaType.count): warning: ReadMe sends text in the format 'json' as the JSON that it is; it is treated as free-form JSON "
                            + "(remove 'type' and 'format')"
                    ] : [])
        )
    }

    @Test(arguments: [
        ("'A pet. (tsType: Partial<Pet>, schemaOptions: { partial: true })'", "A pet."),
        ("'(tsType: Partial<Pet>, schemaOptions: { partial: true })'", nil), ("An enumeration.", nil),
        ("Pets (all of them)", "Pets (all of them)"),
    ])
    func whatFrameworksWriteIsNoDocumentation(description: String, text: String?) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: object, description: \(description), properties: {}}")
        )
        #expect(try #require(reading.service).schemas[0].schema.documentation.text == text)
    }

    /// Azure API Management exports it for parameters without a type.
    @Test(arguments: [
        ("{type: ''}", "any"), ("{type: '', enum: [a]}", "enum string(a)"),
        ("{type: '', properties: {a: {type: string}}}", "{a: string}"),
    ])
    func anEmptyTypeIsNone(schema: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics == ["6:15: warning: the type is empty; it is ignored (remove 'type')"])
    }

    @Test func aParameterInAPathWithAnEmptyTypeIsText() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {'/a/{b}': {get: {parameters: [{name: b, in: path, required: true, schema: {type: ''}}]}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.parameters.map(Outline().outline) == ["path b! simple: string"])
    }

    @Test(arguments: [
        "{type: array, prefixItems: [{type: number}, {type: number}], minItems: 2}",
        "{type: array, prefixItems: [{type: number}, {type: number}], maxItems: 3}",
        "{type: array, prefixItems: [], items: false}",
        "{type: array, prefixItems: [{type: number}], items: {}}",
        "{type: array, prefixItems: [{type: number}, {type: number}], items: true}",
    ])
    func furtherItemsMayBeAnything(schema: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == ["[any]"])
        #expect(
            reading.diagnostics.map { String($0.drop { $0 != "'" }) } == [
                "'prefixItems' is treated as free-form JSON"
                    + (schema.contains("items: false")
                        ? " (describe all items under 'items')"
                        : ", because other items may follow (write 'items: false' if none do)")
            ]
        )
    }

    @Test func alternativesMayRequireTheMembersAroundThem() throws {
        let members = "properties: {a: {type: string}, b: {type: string}}"
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {type: object, \(members), oneOf: [{properties: {a: {enum: [x]}}, required: [a, b]}, {properties: {a: {enum: [y]}}}]}
                    B: {type: object, \(members), oneOf: [{properties: {a: {enum: [x]}}, required: [c]}, {properties: {a: {enum: [y]}}}]}
                    """
            )
        )
        #expect(reading.diagnostics.filter { $0.contains("'b'") } == [])
        #expect(reading.diagnostics.filter { $0.contains("'c' is required but is not a property") }.count == 1)
    }
}
