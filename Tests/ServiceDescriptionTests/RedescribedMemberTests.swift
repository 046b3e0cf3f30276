import Testing

/// What becomes of a member that several parts of an `allOf` describe.
@Suite struct RedescribedMemberTests {
    private static let others = """
        One: {type: object, required: [a], properties: {a: {type: string}}}
        Two: {type: object, properties: {b: {type: string}}}
        More: {allOf: [{$ref: '#/components/schemas/One'}, {properties: {c: {type: string}}}]}
        Base: {type: object, discriminator: {propertyName: k}, required: [k, z], properties: {k: {type: string}, z: {type: string}}}
        Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}, n: {type: string}}}
        Leaf: {type: object, properties: {next: {$ref: '#/components/schemas/Leaf'}, l: {type: string}}}
        """

    /// The member `m` of a composed object, and what is said.
    private func read(_ first: String, _ second: String) throws -> (member: String?, diagnostics: [String]) {
        let parts = [first, second].map {
            "{properties: {m: \($0.replacing("@", with: "$ref: '#/components/schemas/").replacing("~", with: "'"))}}"
        }
        let reading = try Reading(
            Format.openAPI30.description(schemas: Self.others + "\nX: {allOf: [\(parts.joined(separator: ", "))]}")
        )
        return (reading.schema("X"), reading.diagnostics)
    }

    @Test(arguments: [
        (
            "{type: object, required: [a], properties: {a: {type: string}}}",
            "{type: object, additionalProperties: {type: string}}", "{a!: string, ...: string}"
        ),
        (
            "{type: object, additionalProperties: {type: string}}",
            "{type: object, required: [a], properties: {a: {type: string}}}", "{a!: string, ...: string}"
        ),
        ("{type: object}", "{properties: {a: {type: string}}}", "{a: string}"),
        ("{properties: {a: {type: string}}}", "{type: object}", "{a: string}"),
        ("{@One~}", "{type: object, additionalProperties: {type: string}}", "{a!: string, ...: string}"),
        ("{oneOf: [{type: string}, {type: integer}]}", "{type: string}", "string"),
        ("{@One~}", "{@Two~}", "{a!: string, b: string}"), ("{@Two~}", "{@One~}", "{b: string, a!: string}"),
        ("{type: array, items: {@One~}}", "{type: array, items: {@Two~}}", "[{a!: string, b: string}]"),
        ("{type: string}", "{type: string, enum: [null]}", "string?"),
        ("{type: array, items: {type: string}}", "{type: object, nullable: true, enum: [null]}", "[string]?"),
        ("{type: string, nullable: true, enum: [null]}", "{type: array, items: {type: string}}", "[string]?"),
        ("{@One~}", "{enum: [null]}", "@One?"), ("{enum: [null]}", "{enum: [null]}", "any?"),
        ("{type: array, items: {@One~}}", "{type: array, items: {enum: [null]}}", "[@One?]"),
        ("{type: string}", "{nullable: true}", "string?"), ("{nullable: true}", "{type: string}", "string"),
        ("{@One~}", "{@More~}", "@More"), ("{@One~}", "{@One~}", "@One"),
    ])
    func hasAllThatIsSaid(first: String, second: String, member: String) throws {
        let (shape, diagnostics) = try read(first, second)
        #expect(shape == "{m: \(member)}")
        #expect(diagnostics == [])
    }

    /// The type of a member is called after the place of the later values, which others may use as well.
    @Test func ofTwoListsOfValuesAMemberHasTheLaterAndAValueBoth() throws {
        let (shape, diagnostics) = try read("{type: string, enum: [a, b]}", "{type: string, enum: [b, c]}")
        #expect(shape == "{m: enum string(b, c)}")
        #expect(diagnostics == [])
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "X: {allOf: [{type: string, enum: [a, b]}, {type: string, enum: [b, c]}]}"
            )
        )
        #expect(reading.schema("X") == "enum string(b)")
    }

    /// Two parts say the same of a value, whether it is a member of composed objects or is composed itself.
    @Test(arguments: [
        ("{type: integer}", "{type: integer, format: uint64}", "integer(uint64)"),
        ("{type: integer, format: uint64}", "{type: integer, format: int32}", "integer(uint64)"),
        ("{type: number}", "{type: number, format: decimal}", "number(decimal)"),
        ("{type: string}", "{type: string, format: date}", "string(date)"),
        ("{type: string, format: date}", "{type: string, format: email}", "string(date)"),
        ("{type: string, format: uuid}", "{type: string, format: guid}", "string(uuid)"),
        ("{type: string, format: binary}", "{type: string}", "binary"),
        ("{type: string, enum: [a, b]}", "{type: string, enum: [b, a]}", "enum string(b, a)"),
        ("{type: string, enum: [a]}", "{type: string, enum: [b]}", "enum string(b)"),
        ("{type: string, enum: [a]}", "{type: string}", "enum string(a)"),
        (
            "{type: array, items: {properties: {x: {type: string}}}}",
            "{type: array, items: {properties: {y: {type: string}}}}", "[{x: string, y: string}]"
        ),
        ("{type: array, items: {@One~}}", "{type: array, items: {@Two~}}", "[{a!: string, b: string}]"),
    ])
    func valuesAreComposedAsMembersAre(first: String, second: String, outline: String) throws {
        let (shape, diagnostics) = try read(first, second)
        #expect(shape == "{m: \(outline)}")
        #expect(diagnostics == [])
        let parts = [first, second].map {
            $0.replacing("@", with: "$ref: '#/components/schemas/").replacing("~", with: "'")
        }
        let reading = try Reading(
            Format.openAPI30.description(schemas: Self.others + "\nX: {allOf: [\(parts.joined(separator: ", "))]}")
        )
        #expect(reading.schema("X") == outline)
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        (
            "{properties: {x: {type: string}}}", "{properties: {x: {type: integer}}}", "{x: integer}",
            "'x' is an integer here, but a string"
        ),
        (
            "{type: array, items: {type: string}}", "{type: array, items: {type: integer}}", "[integer]",
            "each item of 'm' is an integer here, but a string"
        ),
        (
            "{additionalProperties: {type: string}}", "{additionalProperties: {type: integer}}", "<integer>",
            "each value of 'm' is an integer here, but a string"
        ),
        (
            "{additionalProperties: {type: string}}",
            "{properties: {x: {}}, additionalProperties: {type: integer}}",
            "{x: any, ...: integer}", "each value of 'm' is an integer here, but a string"
        ),
        (
            "{oneOf: [{type: string}, {type: integer}]}", "{type: boolean}", "boolean",
            "'m' is a boolean here, but a string or an integer"
        ),
        ("{@One~}", "{type: string}", "string", "'m' is a string here, but an object"),
        ("{@Base~}", "{@Two~}", "@Two", "'m' is 'Two' here, but 'Base'"),
    ])
    func contradictionsAreReported(first: String, second: String, member: String, said: String) throws {
        let (shape, diagnostics) = try read(first, second)
        #expect(shape == "{m: \(member)}")
        let meaning = said.split(separator: " is ")[1].split(separator: " here,")[0]
        #expect(diagnostics.count == 1)
        #expect(
            try #require(diagnostics.first).hasSuffix(
                "warning: \(said) in another part of 'allOf' (line 12); it is treated as \(meaning) (correct one of them)"
            )
        )
    }

    @Test func objectsThatContainThemselvesEndSomewhere() throws {
        let (shape, diagnostics) = try read("{@Node~}", "{@Leaf~}")
        #expect(shape == "{m: {next: @Leaf, n: string, l: string}}")
        #expect(
            diagnostics == [
                "11:39: warning: 'next' is 'Leaf' here, but 'Node' in another part of 'allOf' (line 10); it is treated as "
                    + "'Leaf' (correct one of them)"
            ]
        )
    }

    /// Names that differ only by case, as in swag's `Response{Data=Pet}`, are two.
    @Test func membersThatDifferByCaseAreTwo() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Response: {type: object, properties: {data: {}}}
                    X: {allOf: [{$ref: '#/components/schemas/Response'}, {properties: {Data: {type: integer}}}]}
                    """
            )
        )
        #expect(reading.schema("X") == "{data: any, Data: integer}")
        #expect(reading.diagnostics == [])
    }

    @Test func otherMembersOfAComposedObject() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "X: {allOf: [{additionalProperties: {type: string}}, {additionalProperties: {type: integer}}]}"
            )
        )
        #expect(reading.schema("X") == "<integer>")
        #expect(
            reading.diagnostics.map { $0.split(separator: "warning: ").last } == [
                "each value is an integer here, but a string in another part of 'allOf' (line 6); it is treated as an integer (correct one of them)"
            ]
        )
    }
}
