import ServiceDescription
import Testing

/// References that are no more than the name of a schema, as Swagger 1.2 had them.
@Suite struct NameReferenceTests {
    private static let pet =
        "Pet: {type: object, properties: {mother: {$ref: Pet}, tags: {type: array, items: {$ref: Tag}}}}"

    private static func warning(_ name: String, _ table: String) -> String {
        "warning: the reference '\(name)' is only a name, and no file has that name; it is treated as "
            + "'#/\(table)/\(name)' (write '#/\(table)/\(name)')"
    }

    @Test(arguments: [
        (Format.swagger20, "definitions"), (.openAPI30, "components/schemas"), (.openAPI31, "components/schemas"),
    ])
    func areReadAsTheSchema(format: Format, table: String) throws {
        let reading = try Reading(format.description(schemas: "\(Self.pet)\nTag: {type: string}"))
        #expect(try #require(reading.service).outlines == ["{mother: @Pet, tags: [@Tag]}", "string"])
        let line = format == .swagger20 ? 5 : 6
        let column = format == .swagger20 ? 51 : 53
        #expect(
            reading.diagnostics == [
                "\(line):\(column): \(Self.warning("Pet", table))",
                "\(line):\(column + 40): \(Self.warning("Tag", table))",
            ]
        )
    }

    /// A schema of that name does not stand in the way of another component, nor that in the way of the schema.
    @Test func areReadAsTheKindThatIsExpected() throws {
        let content = "content: {application/json: {schema: {$ref: Pets}}}"
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: A, version: '1'}
            paths:
              /a:
                get:
                  parameters: [{$ref: limit}]
                  responses: {'200': {$ref: Pets}}
            components:
              parameters: {limit: {name: limit, in: query, schema: {type: integer}}}
              responses: {Pets: {description: D, headers: {X-A: {schema: {type: string}}}, \(content)}}
              schemas: {limit: {type: string}, Pets: {type: array, items: {type: string}}}
            """
        )
        #expect(
            reading.diagnostics == [
                "6:27: \(Self.warning("limit", "components/parameters"))",
                "7:33: \(Self.warning("Pets", "components/responses"))",
                "10:124: \(Self.warning("Pets", "components/schemas"))",
            ]
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.parameters.map(Outline().outline) == ["query limit form*: integer"])
        #expect(operation.responses.first?.headers.map(\.name) == ["X-A"])
    }

    @Test func leadToTheFileOfThatName() throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(
                schemas: "A: {type: object, properties: {b: {$ref: B}}}\nB: {type: string}"
            ),
            "B": "{type: integer}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(
            try #require(reading.service).schemas.map { "\($0.name) \(Outline(reading.service).outline($0.schema))" }
                == ["A {b: @B2}", "B string", "B2 integer"]
        )
    }

    @Test func areReadInTheFileThatTheyStandIn() throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(
                schemas: "A: {$ref: 'other.yaml#/components/schemas/C'}\nB: {type: string}"
            ),
            "other.yaml": "components: {schemas: {C: {type: object, properties: {b: {$ref: B}}}, B: {type: integer}}}",
        ]).read()
        #expect(reading.diagnostics.count == 1)
        #expect(try #require(reading.service).outlines.contains("integer"))
    }

    @Test(arguments: [
        ("Pat", "unresolved reference 'Pat': it does not exist (add the file, or correct the path)"),
        ("Tag.json", "unresolved reference 'Tag.json': it does not exist (did you mean '#/components/schemas/Tag'?)"),
        ("./Tag", "unresolved reference './Tag': it does not exist (add the file, or correct the path)"),
    ])
    func areErrorsWhereThereIsNoSuchSchema(reference: String, message: String) throws {
        let schemas = "A: {$ref: '\(reference)'}\nTag: {type: string}"
        let reading = try Documents(["main.yaml": Format.openAPI30.description(schemas: schemas)]).read()
        #expect(reading.service == nil)
        #expect(reading.diagnostics == ["6:15: error: \(message)"])
    }

    @Test(arguments: [
        ("string", "string", "{type: string}"), ("String", "string", "{type: string}"),
        ("integer", "integer", "{type: integer}"), ("number", "number", "{type: number}"),
        ("boolean", "boolean", "{type: boolean}"), ("object", "any", "{type: object}"),
        ("file", "binary", "{type: file}"), ("array", "[any]", "{type: array, items: {}}"),
        ("Tag[]", "[@Tag]", "{type: array, items: {$ref: '#/definitions/Tag'}}"),
        ("List<Tag>", "[@Tag]", "{type: array, items: {$ref: '#/definitions/Tag'}}"),
        ("List«Tag»", "[@Tag]", "{type: array, items: {$ref: '#/definitions/Tag'}}"),
        ("List%C2%ABTag%C2%BB", "[@Tag]", "{type: array, items: {$ref: '#/definitions/Tag'}}"),
        ("Set«long»", "[integer(int64)]", "{type: array, items: {type: integer, format: int64}}"),
        (
            "Map«string,Tag»", "<@Tag>",
            "{type: object, additionalProperties: {$ref: '#/definitions/Tag'}}"
        ),
        (
            "Map<String, List<Tag>>", "<[@Tag]>",
            "{type: object, additionalProperties: {type: array, items: {$ref: '#/definitions/Tag'}}}"
        ),
        ("Map«string,object»", "<any>", "{type: object, additionalProperties: {type: object}}"),
    ])
    func areReadAsTheTypeThatTheyName(name: String, outline: String, meaning: String) throws {
        let reading = try Reading(
            Format.swagger20.description(
                schemas: "A: {properties: {a: {$ref: '#/definitions/\(name)', description: D}}}\nTag: {type: string}"
            )
        )
        #expect(reading.schema("A") == "{a: \(outline)}")
        #expect(
            reading.diagnostics.filter { !$0.contains("next to '$ref'") } == [
                "5:30: warning: unresolved reference '#/definitions/\(name)' is treated as '\(meaning)' (write that, or add the "
                    + "schema)"
            ]
        )
        #expect(reading.losses >= 1)
    }

    @Test(arguments: ["Timestamp", "List«Tug»", "Map«string,Tug»", "Map«Tag»", "null", "[]", "File", "Page«Tag»"])
    func areErrorsWhereTheyNameNoType(name: String) throws {
        let reading = try Reading(
            Format.swagger20.description(
                schemas: "A: {properties: {a: {$ref: '#/definitions/\(name)'}}}\nTag: {type: string}"
            )
        )
        #expect(reading.diagnostics.map { $0.hasPrefix("5:30: error: unresolved reference") } == [true])
    }

    @Test(arguments: [
        "http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2020-12/schema",
        "http://json-schema.org/draft-04/schema", "http://json-schema.org/schema#",
    ])
    func toTheSchemaOfSchemasAreFreeFormJSON(reference: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "A: {properties: {a: {$ref: '\(reference)'}}}")
        )
        #expect(reading.schema("A") == "{a: any}")
        #expect(
            reading.diagnostics == [
                "6:32: warning: the reference '\(reference)' leads to the schema of schemas; it is treated as free-form JSON "
                    + "(write '{}')"
            ]
        )
    }

    @Test(arguments: ["Tag", "'#/components/schemas/Tag'"])
    func mayStandInThePlaceOfAType(type: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Pet: {type: object, properties: {tag: {type: \(type), nullable: true, description: D}, tags: {type: array, items: {type: \(type)}}}}
                    Tag: {type: object, properties: {a: {type: string}}}
                    """
            )
        )
        #expect(try #require(reading.service).outlines == ["{tag: @Tag?, tags: [@Tag]}", "{a: string}"])
        #expect(reading.diagnostics.count == 2)
        #expect(
            reading.diagnostics.allSatisfy {
                $0.contains("it is treated as a reference (write '$ref: \"#/components/schemas/Tag\"')")
            }
        )
    }
}
