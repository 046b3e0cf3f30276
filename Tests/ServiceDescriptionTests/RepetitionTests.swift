import ServiceDescription
import Testing

/// What authors and frameworks say twice: known values beside text, bounds beside a type, members beside a choice.
@Suite struct RepetitionTests {
    /// What the schema `A` is beside some that it may refer to, and what is told about it.
    private func read(
        _ schema: String,
        _ format: Format = .openAPI30
    ) throws -> (outline: String?, diagnostics: [String]) {
        let others = """
            Status: {type: string, enum: [active, planned]}
            Other: {enum: [planned, '*']}
            Level: {type: integer, enum: [0, 1]}
            Step: {type: integer, enum: [1, 2]}
            Fixed: {type: string, enum: [a], x-ms-enum: {name: Fixed, modelAsString: false}}
            Blank: {enum: ['']}
            Null: {enum: [null]}
            Text: {type: string}
            Open: {anyOf: [{type: string, enum: [x]}, {type: string}, {type: 'null'}]}
            Loop: {anyOf: [{$ref: '#/components/schemas/Loop'}, {type: string, enum: [x]}]}
            Stamp: {type: string, format: date-time}
            Dog: {type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}}}
            Cat: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat]}, lives: {type: integer}}}
            Bee: {type: object, properties: {kind: {type: string}}}
            """
        let reading = try Reading(format.description(schemas: "A: \(schema)\n" + others))
        let schema = reading.service?.schemas.first { $0.name == "A" }?.schema
        return (schema.map(Outline(reading.service).outline), reading.diagnostics)
    }

    private static func list(_ names: String...) -> String {
        "[" + names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ") + "]"
    }

    // MARK: - Known values

    @Test(arguments: [
        // Django REST framework: what may be left blank, be null, or both.
        ("{oneOf: \(list("Status", "Blank"))}", "@Status"),
        ("{nullable: true, oneOf: \(list("Status", "Blank", "Null"))}", "@Status?"),
        ("{oneOf: \(list("Level", "Null"))}", "@Level?"),
        // TypeSpec: values that may grow.
        ("{anyOf: \(list("Text", "Status"))}", "@Status"),
        ("{anyOf: [{type: string}, {$ref: '#/components/schemas/Status'}], description: D}", "@Status"),
        ("{type: string, anyOf: [{$ref: '#/components/schemas/Other'}, {type: string}]}", "@Other"),
        // Values of several lists are one enumeration.
        ("{oneOf: \(list("Status", "Other"))}", "enum string(active, planned, *)"),
        ("{oneOf: \(list("Level", "Step"))}", "enum integer(0, 1, 2)"),
        (
            "{oneOf: [{$ref: '#/components/schemas/Status'}, {type: string, enum: [c]}]}",
            "enum string(active, planned, c)"
        ),
        ("{anyOf: [{type: string, enum: [a]}, {type: string, enum: [b, a]}]}", "enum string(a, b)"),
        ("{oneOf: \(list("Fixed", "Blank"))}", "enum string(a, )"),
        // Also those of choices among the alternatives.
        ("{anyOf: \(list("Open", "Text"))}", "@Open?"),
        ("{anyOf: \(list("Open", "Status"))}", "enum string(x, active, planned)?"),
        ("{anyOf: [{anyOf: \(list("Status", "Text"))}, {type: string, enum: [b]}]}", "enum string(active, planned, b)"),
        ("{anyOf: [{anyOf: \(list("Status"))}, {type: string}]}", "@Status"),
        ("{anyOf: \(list("Loop", "Status"))}", "enum string(x, active, planned)"),
        (
            "{anyOf: [{oneOf: \(list("Text", "Level"))}, {type: string, enum: [b]}]}",
            "(@Text | @Level | enum string(b))"
        ),
        // What else there is, is no enumeration.
        ("{anyOf: \(list("Text", "Blank"))}", "string"),
        ("{anyOf: \(list("Level", "Status"))}", "(@Level | @Status)"),
    ])
    func listsOfKnownValues(schema: String, expected: String) throws {
        let (outline, diagnostics) = try read(schema)
        #expect(outline == expected)
        #expect(diagnostics == [])
    }

    /// Each choice that names it would have all of its values.
    @Test func aLongListIsNotRepeated() throws {
        let values = (0...50_000).map { "v\($0)" }.joined(separator: ", ")
        let choice = "{anyOf: [{$ref: '#/components/schemas/Long'}, {type: string, enum: [w]}]}"
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Long: {type: string, enum: [\(values)]}\nA: \(choice)")
        )
        #expect(reading.schema("A") == "string")
        #expect(
            reading.diagnostics.first?.hasSuffix(
                "the values of named enumerations are repeated too often; this choice is not one enumeration (refer to one that has "
                    + "all of its values)"
            ) == true
        )
    }

    @Test(arguments: [
        "{allOf: [{properties: {n: {type: integer}}}, {properties: {n: {enum: [0]}}}]}",
        "{properties: {n: {type: integer}}, allOf: [{properties: {n: {type: integer, enum: [0]}}}]}",
        "{allOf: [{properties: {n: {type: number, enum: [0]}}}, {properties: {n: {type: integer, enum: [0]}}}]}",
        "{allOf: [{properties: {n: {type: number}}}, {properties: {n: {type: integer, enum: [0]}}}]}",
    ])
    func knownValuesOfANumber(schema: String) throws {
        let (outline, diagnostics) = try read(schema)
        #expect(outline == "{n: enum integer(0)}")
        #expect(diagnostics == [])
    }

    @Test func knownValuesOfAnotherType() throws {
        let parts = "{properties: {n: {type: string}}}, {properties: {n: {type: integer, enum: [0]}}}"
        let (_, diagnostics) = try read("{allOf: [\(parts)]}")
        #expect(diagnostics.count == 1)
        #expect(
            diagnostics.allSatisfy { $0.contains("'n' is an integer here, but a string in another part of 'allOf'") }
        )
    }

    // MARK: - Bounds

    @Test(arguments: [
        (
            "{type: array, items: {type: number}, oneOf: [{minItems: 4, maxItems: 4}, {minItems: 6, maxItems: 6}]}",
            "[number]"
        ),
        ("{type: string, anyOf: [{pattern: a}, {pattern: b}]}", "string"),
        ("{type: integer, anyOf: [{minimum: 3}]}", "integer"),
        ("{type: integer, oneOf: [{maximum: 3}, {minimum: 5, multipleOf: 5}]}", "integer"),
        ("{type: array, items: {type: string}, oneOf: [{minContains: 1}, {maxContains: 3}]}", "[string]"),
    ])
    func boundsAreNoChoice(schema: String, expected: String) throws {
        let (outline, diagnostics) = try read(schema)
        #expect(outline == expected)
        #expect(diagnostics == [])
    }

    // MARK: - Members

    private static let kind = "type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}}"

    @Test func alternativesThatHaveTheMembersAnywayStayThemselves() throws {
        for required in ["", ", required: [kind]"] {
            let (outline, diagnostics) = try read("{\(Self.kind)\(required), oneOf: \(Self.list("Dog", "Cat"))}")
            #expect(outline == "(@Dog | @Cat by kind)")
            #expect(diagnostics == [])
        }
    }

    @Test(arguments: [
        "{\(kind), required: [kind], oneOf: \(list("Dog", "Bee"))}",
        """
        {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}, age: {}}, \
        oneOf: \(list("Dog", "Cat"))}
        """,
        "{\(kind), additionalProperties: {type: string}, oneOf: \(list("Dog", "Cat"))}",
    ])
    func otherAlternativesGetThem(schema: String) throws {
        let outline = try #require(try read(schema).outline)
        #expect(outline.hasPrefix("(@ADog | @A"))
    }

    // MARK: - Numbers

    @Test(arguments: [
        ("{type: number, format: int64}", "integer(int64)"), ("{type: number, format: int32}", "integer(int32)"),
        ("{type: number, format: integer}", "integer(integer)"), ("{type: number, format: uint64}", "integer(uint64)"),
        ("{type: [number, 'null'], format: int32}", "integer(int32)?"),
        ("{type: number, format: int64, enum: [1, 2]}", "enum integer(1, 2)"),
        ("{type: number, format: double}", "number(double)"), ("{type: number, format: money}", "number(money)"),
    ])
    func wholeNumbersAreNumbersOfSuchAFormat(schema: String, expected: String) throws {
        let (outline, diagnostics) = try read(schema, .openAPI31)
        #expect(outline == expected)
        #expect(diagnostics == [])
    }
}
