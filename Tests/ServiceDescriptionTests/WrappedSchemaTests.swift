import ServiceDescription
import Testing

/// Schemas that are written in others, in which only the inner one says something.
@Suite struct WrappedSchemaTests {
    private static let wrapped =
        "expected the keys of a schema, found 'schema'; it is treated as the schema (remove 'schema:')"

    @Test(arguments: [
        ("{schema: {$ref: '#/components/schemas/Pet'}}", "@Pet", "26", wrapped),
        ("{type: object, schema: {$ref: '#/components/schemas/Pet'}}", "@Pet", "40", wrapped),
        ("{schema: {type: integer}, description: D}", "integer", "26", wrapped),
        (
            "{type: array, schema: {$ref: '#/components/schemas/Pet'}}", "[@Pet]", "39",
            "'schema' in an array is treated as 'items' (write 'items')"
        ),
        (
            "{type: {$ref: '#/components/schemas/Pet'}}", "@Pet", "32",
            "expected the name of a type for 'type', found a mapping; it is treated as the schema (remove 'type:')"
        ),
        (
            "{nullable: true, ref: '#/components/schemas/Pet'}", "@Pet?", "42",
            "unknown key 'ref' is treated as '$ref' (write '$ref: \"#/components/schemas/Pet\"')"
        ),
        (
            "{ref: '#/components/schemas/Pet'}", "@Pet", "26",
            "unknown key 'ref' is treated as '$ref' (write '$ref: \"#/components/schemas/Pet\"')"
        ),
    ])
    func areRead(schema: String, outline: String, column: String, warning: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Pet: {type: string}\nX: {properties: {a: \(schema)}}")
        )
        #expect(try #require(reading.service).outlines == ["string", "{a: \(outline)}"])
        #expect(reading.diagnostics == ["7:\(column): warning: \(warning)"])
    }

    /// A schema that says more than the one in it is not its wrapping.
    @Test(arguments: [
        "{type: string, schema: {type: integer}}", "{properties: {b: {type: string}}, schema: {type: integer}}",
    ])
    func ofOtherSchemasAreNotRead(schema: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: \(schema)"))
        #expect(try #require(reading.service).schemas.map { Outline().outline($0.schema).contains("string") } == [true])
        #expect(reading.diagnostics.map { $0.hasSuffix("unknown key 'schema' (did you mean '$schema'?)") } == [true])
    }

    @Test func inPlaceOfMediaTypesAreJSON() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {/a: {get: {responses: {200: {description: D, content: {schema: {type: integer}}}}}}}
            """
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.responses.map(Outline().outline) == ["200 application/json: integer"])
        #expect(
            reading.diagnostics == [
                "3:64: warning: 'schema' is not a media type; it is treated as 'application/json' (write "
                    + "'application/json')",
                "3:72: warning: expected a media type object, found a schema; it is treated as its 'schema' (write it "
                    + "under 'schema' in a mapping)",
            ]
        )
    }
}
