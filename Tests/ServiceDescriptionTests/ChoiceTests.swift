import ServiceDescription
import Testing

/// Choices between objects beside members, and bounds of whole numbers.
@Suite struct ChoiceTests {
    private static let others = """
        Cat: {type: object, required: [id, lives], properties: {id: {type: string}, lives: {type: integer}}}
        Dog: {type: object, required: [id], properties: {id: {type: string}, barks: {type: boolean}}}

        """

    private static let both = "[{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]"

    @Test(arguments: [
        (
            "{properties: {a: {type: string}}, oneOf: \(both)}",
            "{a: string, id!: string, lives: integer, barks: boolean}"
        ),
        (
            "{properties: {a: {type: string}}, anyOf: \(both)}",
            "{a: string, id!: string, lives: integer, barks: boolean}"
        ),
        (
            "{allOf: [{properties: {a: {type: string}}}, {oneOf: \(both)}]}",
            "{a: string, id!: string, lives: integer, barks: boolean}"
        ),
        (
            "{required: [lives], properties: {a: {}}, oneOf: \(both)}",
            "{a: any, id!: string, lives!: integer, barks: boolean}"
        ),
        (
            "{oneOf: \(both), anyOf: [{properties: {b: {type: string}}}, {properties: {c: {type: string}}}]}",
            "{id!: string, lives: integer, barks: boolean, b: string, c: string}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {type: integer}}}, {properties: {b: {type: number}}}]}",
            "{a: any, b: number}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {type: integer, format: int32}}}, {properties: {b: {type: integer}}}]}",
            "{a: any, b: integer}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {type: string, format: uuid}, c: {type: string, format: date-time}}}, "
                + "{properties: {b: {type: string, format: guid}, c: {type: string, format: date}}}]}",
            "{a: any, b: string(uuid), c: string}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {café: {type: string}}}, {properties: {cafe\u{301}: {type: integer}}}]}",
            "{a: any, café: string, cafe\u{301}: integer}"
        ),
        // `Int` does not hold all values of either.
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {type: integer, format: uint64}}}, {properties: {b: {type: integer}}}]}",
            "{a: any, b: (integer(uint64) | integer)}"
        ),
        ("{anyOf: [{type: string, format: guid}, {type: string, format: uuid}]}", "string(guid)"),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {enum: [x]}}}, {properties: {b: {enum: [y]}}}]}",
            "{a: any, b: enum string(x, y)}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {enum: [x]}}}, {properties: {b: {type: string}}}]}",
            "{a: any, b: enum string(x)}"
        ),
        (
            "{properties: {a: {}}, oneOf: [{properties: {b: {properties: {c: {}}, required: [c]}}}, "
                + "{properties: {b: {properties: {c: {}, d: {}}, required: [c, d]}}}]}",
            "{a: any, b: {c!: any, d: any}}"
        ),
        ("{properties: {a: {}}, oneOf: [{required: [a]}, {properties: {b: {type: string}}}]}", "{a: any, b: string}"),
        (
            "{allOf: [{oneOf: \(both)}, {oneOf: [{properties: {b: {type: string}}}, {properties: {c: {type: string}}}]}]}",
            "{id!: string, lives: integer, barks: boolean, b: string, c: string}"
        ),
    ])
    func isJoined(schema: String, expected: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: Self.others + "X: \(schema)"))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("X") == expected)
    }

    @Test func aDiscriminatorKeepsTheAlternativesApart() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: Self.others
                    + "X: {properties: {a: {type: string}}, oneOf: \(Self.both), discriminator: {propertyName: id, "
                    + "mapping: {cat: Cat, tom: Cat}}}"
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("XCat") == "{a: string, id!: string, lives!: integer}")
        #expect(reading.schema("XDog") == "{a: string, id!: string, barks: boolean}")
        #expect(reading.schema("Cat") == "{id!: string, lives!: integer}")
    }

    @Test func whatIsComposedInACircleIsToldAsBefore() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {properties: {a: {}}, oneOf: [{$ref: '#/components/schemas/B'}]}
                    B: {allOf: [{$ref: '#/components/schemas/C'}, {properties: {b: {}}}]}
                    C: {properties: {c: {}}, oneOf: [{$ref: '#/components/schemas/D'}, {properties: {x: {}}}]}
                    D: {allOf: [{$ref: '#/components/schemas/C'}, {properties: {d: {}}}]}
                    """
            )
        )
        #expect(reading.schema("C") == "{c: any, ...: any}")
        #expect(reading.schema("D") == "{c: any, d: any, ...: any}")
    }

    @Test(arguments: [
        ("minimum: 0, maximum: 18446744073709551615", "uint64"), ("minimum: 1, maximum: 9223372036854775808", "uint64"),
        ("exclusiveMinimum: 0, maximum: 18446744073709552000", "uint64"), ("maximum: 18446744073709551615", "int128"),
        ("minimum: -1, maximum: 18446744073709551615", "int128"),
        ("minimum: 0, maximum: 18446744073709551616", "int128"),
        ("minimum: -1e30", "int128"), ("maximum: 9223372036854775807", nil), ("maximum: 9223372036854776000", nil),
        ("minimum: -9223372036854776000", nil), ("maximum: 1.7976931348623157e308", nil), ("minimum: 0", nil),
        ("format: int64, maximum: 18446744073709551615", "int64"),
        ("format: int64, minimum: 0, maximum: 18446744073709551615", "uint64"),
        ("format: uint256, minimum: 0", "uint256"), ("maximum: 9007199254740991", nil),
        ("maximum: 115792089237316195423570985008687907853269984665640564039457584007913129639935", "int128"),
        ("example: 18446744073709551615", "int128"), ("minimum: 0, maximum: 100, example: 3", nil),
        ("examples: [1, 9223372036854775808]", "int128"), ("default: 9223372036854775808", "int128"),
    ])
    func boundsOfWholeNumbersSayWhatTypeTheyTake(bounds: String, format: String?) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: "X: {type: integer, \(bounds)}"))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("X") == "integer" + (format.map { "(\($0))" } ?? ""))
    }

    // MARK: - Required members beside a choice

    private static let choice = """
        Choice: {required: [kind], oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}], discriminator: {propertyName: kind, mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}}}
        A: {type: object, properties: {kind: {type: string}, name: {type: string}, size: {type: integer}}}
        B: {type: object, properties: {kind: {type: string}, name: {type: string}}}
        """

    @Test(arguments: [
        "{allOf: [{type: object, required: [name, size]}, {$ref: '#/components/schemas/Choice'}]}",
        "{allOf: [{$ref: '#/components/schemas/Choice'}], required: [name, size]}",
    ])
    func whatIsRequiredBesideAChoiceIsRequiredInEachAlternative(schema: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "Post: \(schema)\n\(Self.choice)"))
        #expect(reading.schema("Post") == "(@PostA | @PostB by kind a=@PostA b=@PostB)")
        #expect(reading.schema("PostA") == "{kind!: string, name!: string, size!: integer}")
        #expect(reading.schema("PostB") == "{kind!: string, name!: string}")
        // Who uses the alternatives elsewhere has them as they are.
        #expect(reading.schema("Choice") == "(@A | @B by kind a=@A b=@B)")
        #expect(reading.schema("A") == "{kind: string, name: string, size: integer}")
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        // No alternative has such a member.
        "{allOf: [{type: object, required: [other]}, {$ref: '#/components/schemas/Told'}]}",
        // Each requires it already.
        "{allOf: [{type: object, required: [kind]}, {$ref: '#/components/schemas/Told'}]}",
    ])
    func whatAddsNothingLeavesTheAlternatives(schema: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Post: \(schema)
                    Told: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}], discriminator: {propertyName: kind}}
                    A: {type: object, required: [kind], properties: {kind: {type: string}}}
                    B: {type: object, required: [kind], properties: {kind: {type: string}, b: {type: string}}}
                    """
            )
        )
        #expect(reading.schema("Post") == "(@A | @B by kind)")
    }

    /// The alternatives are the types of a choice between them, whatever values are added to one of them.
    @Test(arguments: [
        ("{type: string, enum: [a, b]}", "{type: string, enum: [a]}"),
        ("{type: string, enum: [a]}", "{type: string, enum: [a, c]}"),
        ("{type: string}", "{type: string, enum: [a]}"), ("{type: number}", "{type: number}"),
        ("{type: boolean}", "{type: boolean}"),
        ("{$ref: '#/components/schemas/C'}", "{$ref: '#/components/schemas/C'}"), ("{}", "{type: integer}"),
    ])
    func alternativesThatRepeatTheMembersBesideThemStay(beside: String, repeated: String) throws {
        let members = { (schema: String) in "{kind: {type: string}, m: \(schema)}" }
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Post:
                      {type: object, required: [kind], properties: \(members(beside)), discriminator: {propertyName: kind},
                      oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
                    A: {type: object, required: [kind], properties: \(members(repeated))}
                    B: {type: object, required: [kind], properties: \(members(repeated))}
                    C: {type: object, properties: {c: {type: string}}}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Post") == "(@A | @B by kind)")
    }

    // MARK: - A base among its subtypes

    private static let actions = """
        Action: {type: object, required: [kind], properties: {kind: {type: string, enum: [stop, rename]}}, discriminator: {propertyName: kind, mapping: {stop: Action, rename: Rename}}}
        Rename: {allOf: [{$ref: '#/components/schemas/Action'}, {type: object, properties: {name: {type: string}}}]}
        Other: {type: object, properties: {kind: {type: string}}}
        """

    @Test(arguments: [
        ("{anyOf: [{$ref: '#/components/schemas/Action'}, {$ref: '#/components/schemas/Rename'}]}", "@Action"),
        (
            "{oneOf: [{$ref: '#/components/schemas/Rename'}, {$ref: '#/components/schemas/Action'}], discriminator: {propertyName: kind}}",
            "@Action"
        ),
        // These are not all that.
        (
            "{anyOf: [{$ref: '#/components/schemas/Action'}, {$ref: '#/components/schemas/Other'}]}",
            "(@Action | @Other)"
        ),
        (
            "{anyOf: [{$ref: '#/components/schemas/Action'}, {$ref: '#/components/schemas/Rename'}], discriminator: {propertyName: name}}",
            "(@Action | @Rename by name)"
        ),
    ])
    func theBaseStandsForItsSubtypes(schema: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Body: {properties: {a: \(schema)}}\n\(Self.actions)")
        )
        #expect(reading.schema("Body") == "{a: \(outline)}")
    }
}
