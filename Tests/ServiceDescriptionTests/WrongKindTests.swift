import ServiceDescription
import Testing

/// Values of another kind than the specification has, of which it is plain what is meant, or that say nothing.
@Suite struct WrongKindTests {
    @Test(arguments: [
        ("{a: 1, b: 2}", "a mapping"), ("5", "an integer"), ("true", "a boolean"),
    ])
    func valuesThatAreNoListAreIgnored(values: String, kind: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: string, enum: \(values)}"))
        #expect(try #require(reading.service).outlines == ["string"])
        #expect(
            reading.diagnostics
                == ["6:29: warning: expected a sequence for 'enum', found \(kind); it is ignored (list the values)"]
        )
    }

    @Test func aReferenceToNothingIsNone() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths: {/a: {get: {responses: {200: {$ref: null, description: D}}}}}
            """
        )
        #expect(try #require(reading.service).operations.map { $0.responses.count } == [1])
        #expect(reading.diagnostics == [])
    }

    /// In YAML, what follows the `#` of a reference without quotes is a comment.
    @Test(arguments: [
        "properties: {a: {$ref: }}", "items: {$ref: }", "additionalProperties: {$ref: }", "$ref: ", "$ref: null",
        "allOf: [{$ref: }, {properties: {b: {}}}]", "oneOf: [{$ref: }, {type: string}]", "description: D, $ref: ",
        "type: object, properties: {$ref: }",
    ])
    func anEmptyReferenceOfASchemaIsALoss(schema: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {\(schema)}"))
        let column = try #require(schema.firstRange(of: "$ref")).lowerBound.utf16Offset(in: schema) + 9
        #expect(reading.allDiagnostics == ["6:\(column): warning: \(Self.emptyReference)"])
        #expect(reading.service != nil)
        #expect(reading.losses == 1)
    }

    @Test(arguments: [
        ("parameters: [{$ref: }], responses: {204: {description: D}}", "5:15"),
        ("requestBody: {$ref: }, responses: {204: {description: D}}", "5:15"),
        ("responses: {200: {$ref: }}", "5:19"),
        ("responses: {200: {description: D, headers: {A: {$ref: }}}}", "5:49"),
        ("responses: {200: {description: D, content: {text/plain: {$ref: }}}}", "5:58"),
        ("responses: {200: {description: D, content: {text/plain: {schema: {$ref: }}}}}", "5:67"),
        ("responses: {204: {description: D}}}, post: {$ref: ", "5:45"),
    ])
    func anEmptyReferenceInAnOperationIsALoss(operation: String, place: String) throws {
        let reading = try Reading("\(Format.openAPI30.head)paths: {/a: {put:\n {\n\(operation)}}}")
        #expect(reading.allDiagnostics == ["\(place): warning: \(Self.emptyReference)"])
        let operations = try #require(reading.service).operations
        #expect(operations.map(\.method) == ["PUT"])
        #expect(operations.map { $0.responses.count } == [1])
        #expect(reading.losses == 1)
    }

    @Test(arguments: [
        ("paths: {/b: {$ref: }}", "3:14"), ("paths: {$ref: }", "3:9"),
        ("paths: {}\ncomponents: {schemas: {$ref: }}", "4:24"), ("paths: {}\ncomponents: {$ref: }", "4:14"),
        ("paths: {}\ncomponents: {securitySchemes: {a: {$ref: }}}", "4:36"),
    ])
    func anEmptyReferenceIsALoss(lines: String, place: String) throws {
        let reading = try Reading(Format.openAPI30.head + lines)
        #expect(reading.allDiagnostics == ["\(place): warning: \(Self.emptyReference)"])
        #expect(try #require(reading.service).operations.isEmpty)
        #expect(reading.losses == 1)
    }

    private static let emptyReference =
        "'$ref' is empty; it is ignored (put the reference in quotes: without them, '#' begins a comment)"

    @Test(arguments: [
        (
            "[https://a.example]",
            "3:11: warning: expected a mapping in 'servers', found a string; it is treated as the 'url' of a server (write it "
                + "under 'url' in a mapping)"
        ),
        (
            "https://a.example",
            "3:10: warning: expected a mapping for 'servers', found a string; it is treated as the 'url' of a server (write it "
                + "under 'url' in a mapping)"
        ),
    ])
    func aServerMayBeItsURL(servers: String, warning: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\nservers: \(servers)\npaths: {}")
        #expect(try #require(reading.service).servers.map(\.url) == ["https://a.example"])
        #expect(reading.diagnostics.last == warning)
    }

    @Test(arguments: [
        ("properties: {b: {type: string}}", true), ("type: string, enum: [x]", true), ("type: array, items: {}", false),
        ("allOf: []", false),
    ])
    func anArrayNextToAReferenceIsOneOfItsTarget(target: String, isList: Bool) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: array, $ref: '#/components/schemas/B'}\nB: {\(target)}")
        )
        #expect(try #require(reading.service).outlines.first == (isList ? "[@B]" : "@B"))
        let warning =
            "6:15: warning: 'type: array' next to '$ref' is treated as an array of '#/components/schemas/B' (write 'items: "
            + "{$ref: …}')"
        #expect((reading.diagnostics.first == warning) == isList)
    }

    @Test(arguments: [("SignUp", "signup", true), ("Signup", "signUp", true), ("Order", "signup", false)])
    func aReferenceMayHaveAnotherCase(name: String, written: String, isMeant: Bool) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "\(name): {type: string}\nA: {type: array, items: {$ref: '#/components/schemas/\(written)'}}"
            )
        )
        #expect(reading.service?.outlines.last == (isMeant ? "[@\(name)]" : nil))
        let meant = "#/components/schemas/\(name)"
        #expect(
            reading.diagnostics.first
                == (isMeant
                    ? "7:36: warning: unresolved reference '#/components/schemas/\(written)' is treated as '\(meant)' (write "
                        + "'\(meant)')"
                    : "7:36: error: unresolved reference '#/components/schemas/\(written)' (add what it leads to, or correct it)")
        )
    }

    @Test func aReferenceInAnotherCaseThatCanMeanTwoIsAnError() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "AB: {type: string}\nAb: {type: string}\nA: {items: {$ref: '#/components/schemas/ab'}}"
            )
        )
        #expect(reading.service == nil)
    }

    @Test func aMappingMayLeadToItsSchemaByAReference() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {oneOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/C'}], discriminator: \
                    {propertyName: t, mapping: {x: {$ref: '#/components/schemas/B'}}}}
                    B: {type: object, properties: {t: {type: string}}}
                    C: {type: object, properties: {t: {type: string}, u: {type: string}}}
                    """
            )
        )
        #expect(try #require(reading.service).outlines.first == "(@B | @C by t x=@B)")
        #expect(
            reading.diagnostics == [
                "6:132: warning: expected a string for 'x', found a reference; its target is used (write "
                    + "'#/components/schemas/B')"
            ]
        )
    }

    @Test(arguments: [
        ("http://{{host}}/v1", "http://{host}/v1"), ("{{base_url}}", "{base_url}"), ("${API}/v1", "{API}/v1"),
        ("https://a.example/{{b}}/{c}", "https://a.example/{b}/{c}"),
        ("https://<your-domain>/api", "https://{your-domain}/api"),
        ("http://<Shop host>:<Shop port>", "http://{Shop host}:{Shop port}"),
    ])
    func variablesOfOtherTemplatesAreOnes(written: String, meant: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\nservers: [{url: '\(written)'}]\npaths: {}")
        #expect(try #require(reading.service).servers.map(\.url) == [meant])
        #expect(
            reading.diagnostics.first
                == "3:17: warning: the server '\(written)' is treated as '\(meant)' (write '{name}' for a variable)"
        )
        #expect(!reading.diagnostics.contains { $0.contains("cannot contain") })
    }

    @Test(arguments: [
        ("http:/a.example/v1", ["http://a.example/v1"]), ("https//a.example", ["https://a.example"]),
        ("https://http://a.example", ["http://a.example"]), ("http://:127.0.0.1:80/v1", ["http://127.0.0.1:80/v1"]),
        ("HTTPS:a.example", ["HTTPS://a.example"]), ("http://a.example:80:81", []), ("https://", []),
        // A port alone is no host, nor is a variable in its place.
        ("http://:8080/v1", []), ("http:8080/v1", []), ("http:/8080/v1", []), ("http://:{port}/v1", []),
        ("http://http://:8080/v1", []), ("http:/:8080/v1", []), ("//:8080/v1", []), ("http://:PORT/v1", []),
        ("http://:localhost:8080", ["http://localhost:8080"]), ("https://http://{a}", ["http://{a}"]),
        // Nothing is wrong with these.
        ("http://https:8443/api", ["http://https:8443/api"]), ("http://http:{port}/a", ["http://http:{port}/a"]),
        ("https://:443@a.example", ["https://:443@a.example"]), ("https://:a.b@a.example", ["https://:a.b@a.example"]),
        ("https://https.example", ["https://https.example"]), ("http://[::1]:80/{a}", ["http://[::1]:80/{a}"]),
        ("https://user:word@a.example", ["https://user:word@a.example"]), ("https://a.{b}:{c}", ["https://a.{b}:{c}"]),
        ("https/a", ["https/a"]),
    ])
    func schemesAndHostsOfServersAreWhole(written: String, urls: [String]) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\nservers: [{url: '\(written)'}]\npaths: {}")
        #expect(try #require(reading.service).servers.map(\.url) == urls)
    }

    @Test func enumIsNoTypeWhereThereAreValues() throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: enum, enum: [a, b]}\nB: {type: enum}")
        )
        #expect(try #require(reading.service).outlines == ["enum string(a, b)", "any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: 'enum' is not a type; the type is that of the values (write 'type: string', for example)",
                "7:15: warning: unknown type 'enum' is treated as free-form JSON (write 'object', or another type)",
            ]
        )
    }

    // MARK: - What a client can do without

    @Test(arguments: [
        ("info: {title: [A]}\npaths: {}", "2:15: warning: expected a string for 'title', found a sequence", "string"),
        ("info: 3\npaths: {}", "2:7: warning: expected a mapping for 'info', found an integer", "mapping"),
        ("tags: {a: b}\npaths: {}", "2:7: warning: expected a sequence for 'tags', found a mapping", "sequence"),
        ("tags: [[b]]\npaths: {}", "2:8: warning: expected a mapping in 'tags', found a sequence", "mapping"),
        ("security: true\npaths: {}", "2:11: warning: expected a sequence for 'security', found a boolean", "sequence"),
        ("servers: 3\npaths: {}", "2:10: warning: expected a sequence for 'servers', found an integer", "sequence"),
        ("components: a\npaths: {}", "2:13: warning: expected a mapping for 'components', found a string", "mapping"),
        ("paths: {/a: [b]}", "2:13: warning: expected a mapping for '/a', found a sequence", "mapping"),
        ("paths: {/a: {get: x}}", "2:19: warning: expected a mapping for 'get', found a string", "mapping"),
        (
            "paths: {/a: {get: {parameters: [5]}}}",
            "2:33: warning: expected a mapping in 'parameters', found an integer", "mapping"
        ),
        (
            "paths: {/a: {get: {responses: [a]}}}",
            "2:31: warning: expected a mapping for 'responses', found a sequence", "mapping"
        ),
        (
            "paths: {/a: {post: {requestBody: a}}}",
            "2:34: warning: expected a mapping for 'requestBody', found a string", "mapping"
        ),
        (
            "paths: {/a: {get: {x-ms-pageable: true}}}",
            "2:35: warning: expected a mapping for 'x-ms-pageable', found a boolean", "mapping"
        ),
        (
            "paths: {}\ncomponents: {schemas: {A: {type: object, properties: b}}}",
            "3:54: warning: expected a mapping for 'properties', found a string", "mapping"
        ),
        (
            "paths: {}\ncomponents: {schemas: {A: {type: [{}]}}}",
            "3:35: warning: expected the name of a type in 'type', found a mapping", "the name of a type"
        ),
        (
            "paths: {}\ncomponents: {schemas: {A: {properties: {a: {x-ms-client-name: 5}}}}}",
            "3:63: warning: expected a string for 'x-ms-client-name', found an integer", "string"
        ),
        (
            "paths: {}\ncomponents: {schemas: {A: {type: string, enum: [a], x-ms-client-name: true}}}",
            "3:71: warning: expected a string for 'x-ms-client-name', found a boolean", "string"
        ),
        (
            "paths: {/a: {get: {parameters: [{name: m, in: header, schema: {type: string}, x-ms-header-collection-prefix: 5}]}}}",
            "2:110: warning: expected a string for 'x-ms-header-collection-prefix', found an integer", "string"
        ),
        (
            "paths: {/a: {get: {responses: {200: {headers: {M: {x-ms-header-collection-prefix: 5}}}}}}}",
            "2:83: warning: expected a string for 'x-ms-header-collection-prefix', found an integer", "string"
        ),
    ])
    func isIgnored(document: String, found: String, expected: String) throws {
        let reading = try Reading("openapi: 3.0.0\n" + document)
        #expect(reading.service != nil)
        let article = expected.hasPrefix("the ") ? "" : "a "
        #expect(reading.diagnostics.contains("\(found); it is ignored (write \(article)\(expected), or remove it)"))
    }

    @Test func aListOfNoTypesIsIgnored() throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "A: {type: [], properties: {a: {type: string}}}\nB: {type: []}")
        )
        #expect(try #require(reading.service).outlines == ["{a: string}", "any"])
        #expect(
            reading.diagnostics == [
                "6:15: warning: 'type' lists no type; it is ignored (write one, such as 'object', or remove it)",
                "7:15: warning: 'type' lists no type; it is ignored (write one, such as 'object', or remove it)",
            ]
        )
    }

    @Test(arguments: [
        "{name: a, in: query, required: 1, schema: {type: string}}",
        "{name: a, in: query, required: '1', schema: {type: string}}",
    ])
    func oneIsTrue(parameter: String) throws {
        let reading = try Reading(
            "openapi: 3.0.0\ninfo: {title: A}\npaths: {/a: {get: {parameters: [\(parameter)]}}}"
        )
        let parameters = try #require(reading.service?.operations.first).parameters
        #expect(parameters.map(Outline().outline) == ["query a! form*: string"])
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.first?.hasSuffix("it is treated as 'true' (write 'true')") == true)
    }

    @Test func zeroIsFalse() throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: string, nullable: 0}"))
        #expect(try #require(reading.service).outlines == ["string"])
        #expect(
            reading.diagnostics == [
                "6:33: warning: expected a boolean for 'nullable', found an integer; it is treated as 'false' (write 'false')"
            ]
        )
    }

    // MARK: - Lists of mappings

    @Test(arguments: [
        "[{a: {type: string}}, {b: {type: integer}}]", "[{name: a, type: string}]",
        "[{$ref: '#/components/schemas/B'}]",
    ])
    func aListOfMappingsIsNone(properties: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {type: object, properties: \(properties)}\nB: {type: string}")
        )
        #expect(
            reading.diagnostics.first
                == "6:35: warning: expected a mapping for 'properties', found a sequence; it is ignored (write a mapping, or "
                + "remove it)"
        )
    }

    @Test func aTextInPlaceOfAHeaderDescribesIt() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            paths: {/a: {get: {responses: {200: {description: D, headers: {X-Left: What is left, X-Size: integer}}}}}}
            """
        )
        let headers = try #require(reading.service?.operations.first?.responses.first).headers
        #expect(headers.map { "\($0.name) \(Outline().outline($0.schema))" } == ["X-Left string", "X-Size integer"])
        #expect(headers.first?.documentation.text == "What is left")
    }
}
