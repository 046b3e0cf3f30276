import ServiceDescription
import Testing

/// Mistakes of authors and of the tools that write descriptions, of which it is plain what is meant: they are told, and read as meant.
@Suite struct CorrectedMistakeTests {
    @Test(arguments: [
        (
            "{type: object, properties: []}", "<any>",
            "6:35: warning: expected a mapping for 'properties', found an empty sequence; it is treated as '{}' "
                + "(write '{}')"
        ),
        (
            "{type: array, items: []}", "[any]",
            "6:29: warning: a sequence of schemas as 'items' is treated as free-form JSON (write one schema for all items)"
        ),
        (
            "{type: array, items: [{$ref: '#/components/schemas/A'}, {type: integer}]}", "[(@A | integer)]",
            "6:29: warning: expected a schema for 'items', found a sequence of 2; each item is treated as one of them (write "
                + "'{anyOf: […]}')"
        ),
        (
            "{items: [{type: string}, {type: 'null'}]}", "string?",
            "6:9: warning: a sequence of schemas as 'items' of a schema without a type is treated as 'anyOf' (write 'anyOf', "
                + "or 'type: array')"
        ),
        (
            "{additionalProperties: []}", "<any>",
            "6:31: warning: expected a mapping for 'additionalProperties', found an empty sequence; it is treated as "
                + "'{}' (write '{}')"
        ),
        (
            "{properties: {a: {}}, additionalProperties: 'true'}", "{a: any, ...: any}",
            "6:52: warning: expected a boolean, found a string (write true without quotes)"
        ),
        (
            "{properties: {a: {}}, additionalProperties: 'false'}", "{a: any}",
            "6:52: warning: expected a boolean, found a string (write false without quotes)"
        ),
        (
            "{type: string, enum: a}", "enum string(a)",
            "6:29: warning: expected a sequence for 'enum', found a string; it is treated as a sequence of one item "
                + "(put it in brackets)"
        ),
        (
            "\n  type: string\n  enum: a, b", "enum string(a, b)",
            "8:13: warning: expected a sequence for 'enum', found a string; it is treated as a sequence of 2 items (put it "
                + "in brackets)"
        ),
        (
            "{properties: {a: {type: '#/components/schemas/A'}}}", "{a: @A}",
            "6:32: warning: the type '#/components/schemas/A' is the name of a schema; it is treated as a reference (write "
                + "'$ref: \"#/components/schemas/A\"')"
        ),
        (
            "{type: array, items: {type: '#/components/schemas/A'}}", "[@A]",
            "6:36: warning: the type '#/components/schemas/A' is the name of a schema; it is treated as a reference (write "
                + "'$ref: \"#/components/schemas/A\"')"
        ),
        (
            "{properties: {a: {type: '#/components/schemas/B'}}}", "{a: any}",
            "6:32: warning: unknown type '#/components/schemas/B' is treated as free-form JSON (write 'object', or another type)"
        ),
        (
            "{allOf: [{$ref: '#/components/schemas/A'}, {properties: {b: {}}}]}", "{b: any}",
            "6:24: warning: 'allOf' of 'A' refers back to 'A'; this part is ignored (remove it)"
        ),
    ])
    func schemas(schema: String, outline: String, warning: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "A: \(schema)"))
        #expect(try #require(reading.service).outlines == [outline])
        #expect(reading.diagnostics == [warning])
    }

    @Test(arguments: [
        ("{$ref: '#/components/schemas/S'}, {type: string, enum: [a]}", "enum string(a)"),
        ("{$ref: '#/components/schemas/L'}, {type: array, items: {type: string}}", "[string]"),
        ("{type: array, items: {type: string}}, {$ref: '#/components/schemas/L'}", "[string]"),
        ("{$ref: '#/components/schemas/N'}, {type: number, enum: [1, 2]}", "enum integer(1, 2)"),
        ("{$ref: '#/components/schemas/E'}, {type: string, minLength: 1}", "@E"),
    ])
    func partsThatAreNoObjectsAndMakeEachOtherNarrower(parts: String, outline: String) throws {
        let others = "S: {type: string}\nL: {type: array, items: {}}\nN: {type: number}\nE: {type: string, enum: [b]}"
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {allOf: [\(parts)]}\n\(others)"))
        #expect(reading.diagnostics == [])
        #expect(try #require(reading.service).outlines.first == outline)
    }

    @Test(arguments: [
        ("{responses: []}", [String]()),
        ("{responses: {204: }}", ["204"]),
        ("{responses: {200: {description: Done, content: {text/plain: }}}}", ["200 text/plain: -"]),
        ("{tags: {}, responses: {204: {description: Done}}}", ["204"]),
        ("{responses: {'2': {description: Done}, 204: {description: [Done]}}}", ["204"]),
    ])
    func operations(operation: String, responses: [String]) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a: {get: \(operation)}")
        let service = try #require(reading.service, "\(reading.diagnostics)")
        #expect(service.operations.map { $0.responses.map(Outline().outline) } == [responses])
        #expect(reading.diagnostics.allSatisfy { $0.contains(": warning: ") })
    }

    @Test func tagsThatAreMereNames() throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\ntags: [b]\npaths: {}")
        #expect(reading.service?.tags.map(\.name) == ["b"])
        #expect(
            reading.diagnostics == [
                "3:8: warning: expected a mapping, found a string (write it under 'name' in a mapping)"
            ]
        )
    }

    @Test(arguments: [
        ("allOf", "{type: string}", "string"), ("oneOf", "{$ref: '#/components/schemas/C'}", "@C"),
        ("anyOf", "{type: string}", "string"),
    ])
    func oneSchemaInThePlaceOfAList(keyword: String, schema: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "B: {\(keyword): \(schema)}\nC: {type: string}")
        )
        #expect(
            reading.diagnostics == [
                "6:16: warning: expected a sequence for '\(keyword)', found a mapping; it is treated as a sequence of "
                    + "one item (put it in brackets)"
            ]
        )
        #expect(try #require(reading.service).outlines.first == outline)
    }

    /// What JSON and flow style do not have is no advice there.
    @Test(arguments: [
        ("servers: a", "3:10", "string", "put it in brackets"),
        ("servers: {url: /a}", "3:10", "mapping", "put it in brackets"),
        ("servers: {\n  url: /a}", "3:10", "mapping", "put it in brackets"),
        ("servers:\n  url: /a", "4:3", "mapping", "write '- ' before it"),
    ])
    func adviceFitsTheStyle(text: String, place: String, kind: String, advice: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\n\(text)\npaths: {}")
        #expect(
            reading.diagnostics.contains {
                $0.hasPrefix("\(place): warning: expected a sequence") && $0.contains("found a \(kind)")
                    && $0.hasSuffix("(\(advice))")
            },
            "\(reading.diagnostics)"
        )
    }

    /// The key that is missing is the one that is unknown.
    @Test(arguments: [
        ("servers: [{ulr: 'https://a.example'}]\npaths: {}", "3:12: warning: unknown key 'ulr' (did you mean 'url'?)"),
        ("tags: [{nmae: a}]\npaths: {}", "3:9: warning: unknown key 'nmae' (did you mean 'name'?)"),
        (
            "paths: {/a: {get: {parameters: [{nam: q, in: query, schema: {type: string}}], responses: {204: {description: D}}}}}",
            "3:34: warning: unknown key 'nam' (did you mean 'name'?)"
        ),
        (
            "paths: {/a: {get: {parameters: [{name: q, inn: query, schema: {type: string}}], responses: {204: {description: D}}}}}",
            "3:43: warning: unknown key 'inn' (did you mean 'in'?)"
        ),
        (
            "paths: {/a: {get: {responses: {204: {descripton: D}}}}}",
            "3:38: warning: unknown key 'descripton' (did you mean 'description'?)"
        ),
        (
            "paths: {}\ncomponents: {schemas: {A: {properties: {kind: {type: string}}, discriminator: {property: kind}}}}",
            "4:80: warning: unknown key 'property' (did you mean 'propertyName'?)"
        ),
    ])
    func aMisspelledKeyIsToldOnce(text: String, warning: String) throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A, version: '1'}\n\(text)")
        #expect(reading.allDiagnostics == [warning])
    }

    @Test func infoOfAnotherKindIsToldOnce() throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: A\npaths: {}")
        #expect(
            reading.diagnostics == [
                "2:7: warning: expected a mapping for 'info', found a string; it is ignored (write a mapping, or remove it)"
            ]
        )
    }

    @Test func anUnknownTypeInAListIsToldWhereItIs() throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "A: {type: [string, intger]}"))
        #expect(reading.diagnostics.map { $0.contains(":24: warning: unknown type 'intger'") } == [true])
    }

    @Test func anIncludedFileIsToldAsAReference() throws {
        let reading = try Reading("openapi: 3.0.0\ninfo: {title: A}\npaths: {}\ncomponents: !include a.yaml")
        #expect(
            reading.diagnostics == [
                "4:13: warning: expected a mapping for 'components', found a string with the tag '!include', which YAML does not have "
                    + "(write '{$ref: 'a.yaml'}')"
            ]
        )
    }

    @Test func oneServerInThePlaceOfAList() throws {
        let reading = try Reading(
            "openapi: 3.0.0\ninfo: {title: A}\nservers: {url: 'https://b.example'}\npaths: {}"
        )
        #expect(reading.service?.servers.map(\.url) == ["https://b.example"])
        #expect(
            reading.diagnostics == [
                "3:10: warning: expected a sequence for 'servers', found a mapping; it is treated as a sequence of "
                    + "one item (put it in brackets)"
            ]
        )
    }

    @Test(arguments: [
        ("{in: header, name: K}", "apiKey"), ("{scheme: bearer}", "http"), ("{flows: {}}", "oauth2"),
        ("{openIdConnectUrl: 'https://a.example'}", "openIdConnect"),
    ])
    func aSecuritySchemeWhoseTypeTheOtherKeysTell(scheme: String, type: String) throws {
        func read(_ scheme: String) throws -> Reading {
            try Reading(
                "openapi: 3.0.0\ninfo: {title: A}\nsecurity: [{k: []}]\npaths: {}\n"
                    + "components: {securitySchemes: {k: \(scheme)}}"
            )
        }
        let reading = try read(scheme)
        #expect(
            reading.diagnostics.filter { $0.contains("'type'") } == [
                "5:35: warning: the security scheme 'k' has no 'type'; it is treated as '\(type)' (add 'type: \(type)')"
            ]
        )
        let told = try read("{type: \(type), " + scheme.dropFirst())
        #expect(try #require(reading.service).securitySchemes.map(\.kind) == told.service?.securitySchemes.map(\.kind))
    }

    @Test func aServersVariableWithNothingSaidAboutIt() throws {
        let reading = try Reading(
            "openapi: 3.0.0\ninfo: {title: A}\nservers: [{url: 'https://{b}.example', variables: {b: }}]\npaths: {}"
        )
        #expect(reading.service?.servers.map(Outline().outline) == ["https://{b}.example b="])
    }

    /// Without a URL, a server is where the service is, whatever path that has otherwise.
    @Test func aServerWithAnEmptyURL() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A}
            servers: [{url: /api/v2}]
            paths: {/health: {servers: [{url: ''}], get: {responses: {204: {description: D}}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.servers.map(\.url) == ["/"])
        #expect(reading.diagnostics == [])
    }

    @Test func aDescriptionOfNothingButSchemas() throws {
        let reading = try Reading(
            "openapi: 3.1.0\ninfo: {title: A}\ncomponents: {schemas: {B: {type: object, properties: {c: {type: string}}}}}"
        )
        #expect(reading.service?.schemas.map(\.name) == ["B"])
        #expect(reading.diagnostics == [])
    }

    @Test func aPointerFromTheRootInsideOfASchemaThatNamesItself() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    A: {$id: a, properties: {b: {$ref: '#/components/schemas/B'}, c: {$ref: '#/$defs/C'}}, $defs: {C: {type: integer}}}
                    B: {type: string}
                    """
            )
        )
        #expect(reading.diagnostics.isEmpty)
        let schema = try #require(reading.service?.schemas.first { $0.name == "A" }).schema
        #expect(Outline(reading.service).outline(schema).contains("b: @B"))
    }

    /// As bundlers write what they move into a description: each reference is a way from its root, also through the schema that it is in.
    @Test func aPointerFromTheRootInsideOfASchemaThatNamesItselfAndIsAReference() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    A:
                        $id: https://example.com/a
                        $ref: '#/components/schemas/A/$defs/C'
                        $defs:
                          C: {type: object, properties: {b: {$ref: '#/components/schemas/B'}, c: {$ref: '#/components/schemas/A/$defs/C'}}}
                    B: {type: string}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "@AC")
        #expect(reading.schema("AC") == "{b: @B, c: @AC}")
    }

    // MARK: - Answers

    @Test(arguments: [
        "200 OK", "500 (Internal error)", "400-499", "404-2", "200, 201", "4XX/500",
    ])
    func unknownStatuses(key: String) throws {
        let reading = try Reading(
            Format.openAPI30.head + "paths:\n  /a: {get: {operationId: a, responses: {\n    "
                + "                                         '\(key)': {description: D}}}}"
        )
        #expect(try #require(reading.service?.operations.first).responses.isEmpty)
        #expect(
            reading.diagnostics == [
                "5:46: warning: unknown status code '\(key)' is ignored (write a code such as 200, a range such as 4XX, or default)"
            ]
        )
    }

    // MARK: - Lists that were divided at their commas

    /// go-swagger, swag and SpringFox divide what a comment says: `collector, processor`, or `[issues, pulls]`.
    @Test(arguments: [
        ("asc, ' desc'", "asc, desc", "' desc' is treated as 'desc'"),
        ("x, ' y', ' z '", "x, y, z", "' y' is treated as 'y'"),
        ("'[issues', ' pulls', ' projects]'", "issues, pulls, projects", "'[issues' is treated as 'issues'"),
        ("'[a', 'b]'", "a, b", "'[a' is treated as 'a'"),
    ])
    func valuesOfAListThatWasDividedAtItsCommas(values: String, meant: String, said: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: {type: string, enum: [\(values)]}"))
        #expect(reading.schema("X") == "enum string(\(meant))")
        #expect(
            reading.diagnostics.map { $0.split(separator: "warning: ").last } == [
                "the values of 'enum' are those of a list that was divided at its commas; \(said) (write each value without "
                    + "what is around it)"
            ]
        )
    }

    @Test(arguments: [
        ["asc", " asc"], [" 1", "10"], [" a", " b"], ["A ", "AB"], ["a", " "], [" a"], ["[a]", "[b]"], ["[0", "1)"],
        ["[a]"],
        ["a,b"],
    ])
    func valuesOfNoSuchList(values: [String]) throws {
        let list = values.map { "'\($0)'" }.joined(separator: ", ")
        let reading = try Reading(Format.openAPI30.description(schemas: "X: {type: string, enum: [\(list)]}"))
        #expect(reading.schema("X") == "enum string(\(values.joined(separator: ", ")))")
        #expect(reading.diagnostics == [])
    }

    // MARK: - Spaces

    @Test func spacesAroundPathsAndAddressesAreNotSent() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            servers: [{url: ' https://a.com/v1 '}]
            paths: {'/a/{b} ': {get: {parameters: [{name: b, in: path, required: true, schema: {type: string}}],
             responses: {204: {description: D}}}}}
            """
        )
        let service = try #require(reading.service)
        #expect(service.servers.map(\.url) == ["https://a.com/v1"])
        #expect(service.operations.map(\.path) == ["/a/{b}"])
        #expect(
            reading.diagnostics == [
                "3:17: warning: the spaces around the server's URL are ignored (remove them)",
                "4:9: warning: the spaces around the path '/a/{b}' are ignored (remove them)",
            ]
        )
    }
}
