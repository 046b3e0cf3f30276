import ServiceDescription
import Testing

/// What is said of the values of enumerations elsewhere than beside them.
@Suite struct ValueDescriptionTests {
    private func schema(_ text: String) throws -> Schema {
        try #require(try Reading(Format.swagger20.description(schemas: text)).service?.schemas.first?.schema)
    }

    @Test(arguments: [
        // The gateway of gRPC.
        ("- UP: It runs.\\n - DOWN: It does not\\nrun.", "UP 'It runs.', DOWN 'It does not\nrun.'", nil),
        ("The state.\\n\\n - DOWN: It is down.", "UP, DOWN 'It is down.'", "The state."),
        // drf-spectacular.
        ("* `UP` - Runs\\n* `DOWN` - Does not run", "UP 'Runs', DOWN 'Does not run'", nil),
        ("The state:\\n- `UP`: Runs\\n- `DOWN` – Not", "UP 'Runs', DOWN 'Not'", "The state:"),
        ("* `UP`: Runs", "UP 'Runs', DOWN", nil),
        // A list of something else, and one that says something else, too.
        ("- ABOVE: It runs.", "UP, DOWN", "- ABOVE: It runs."),
        ("- UP: It runs.\\n- OTHER: It does not.", "UP, DOWN", "- UP: It runs.\n- OTHER: It does not."),
        ("- UP: It runs.\\n- UP: It does not.", "UP, DOWN", "- UP: It runs.\n- UP: It does not."),
        ("It is UP - or not.", "UP, DOWN", "It is UP - or not."),
    ])
    func listsOfTheDescriptionAreOfTheValues(description: String, values: String, rest: String?) throws {
        let schema = try schema("X: {type: string, enum: [UP, DOWN], description: \"\(description)\"}")
        #expect(Outline.outline(schema) == "enum string(\(values))")
        #expect(schema.documentation.text == rest)
    }

    /// go-swagger writes the constants beside the values, and at the end of the description as well.
    @Test func constantsOfGoNameTheValues() throws {
        let schema = try schema(
            #"""
            X: {type: integer, enum: [0, 1, 2], description: "The state.\n0 Off It is off.\n1 On",
              x-go-enum-desc: "0 Off It is off.\n1 On"}
            """#
        )
        #expect(Outline.outline(schema) == "enum integer(0=Off 'It is off.', 1=On, 2)")
        #expect(schema.documentation.text == "The state.")
    }

    /// Labels name numbers, if each has one that can be a name, and no other has.
    @Test(arguments: [
        ("0 = Draft, 1 = Placed", "0=Draft 'Draft', 1=Placed 'Placed'", nil),
        ("0 - Draft\\n1 - Placed", "0=Draft 'Draft', 1=Placed 'Placed'", nil),
        ("The state:\\n- 0: Draft\\n- 1: Not placed", "0=Draft 'Draft', 1=Not placed 'Not placed'", "The state:"),
        ("* `0` - Draft\\n* `1` - Placed", "0=Draft 'Draft', 1=Placed 'Placed'", nil),
        (
            "The state (0=Draft; 1=Placed).", "0=Draft 'Draft', 1=Placed 'Placed'", "The state (0=Draft; 1=Placed)."
        ),
        ("State: 0: Draft | 1: Placed", "0=Draft 'Draft', 1=Placed 'Placed'", "State: 0: Draft | 1: Placed"),
        ("- `0` : Type-E\\n- `1` : Type-F.", "0=Type-E 'Type-E', 1=Type-F 'Type-F.'", nil),
        // Not all have a label, two have the same, and one says something about its value.
        ("- 0: Draft", "0 'Draft', 1", nil), ("0 = Draft, 2 = Placed", "0, 1", "0 = Draft, 2 = Placed"),
        ("- 0: Draft\\n- 1: draft.", "0 'Draft', 1 'draft.'", nil),
        ("- 0: Off (no rotation).\\n- 1: On", "0 'Off (no rotation).', 1 'On'", nil),
        ("- 0: Not yet sent to the customer\\n- 1: Sent", "0 'Not yet sent to the customer', 1 'Sent'", nil),
        ("Takes 0 - 1 weeks", "0, 1", "Takes 0 - 1 weeks"), ("0 = Draft", "0, 1", "0 = Draft"),
        ("0: 10, 1: 20", "0, 1", "0: 10, 1: 20"),
    ])
    func labelsNameNumbers(description: String, values: String, rest: String?) throws {
        let schema = try schema("X: {type: integer, enum: [0, 1], description: \"\(description)\"}")
        #expect(Outline.outline(schema) == "enum integer(\(values))")
        #expect(schema.documentation.text == rest)
    }

    @Test func aNameOfItsOwnGoesBeforeTheLabel() throws {
        let schema = try schema(
            "X: {type: integer, enum: [0, 1], description: '0 = Draft, 1 = Placed', x-enum-varnames: [New, Sent]}"
        )
        #expect(Outline.outline(schema) == "enum integer(0=New 'Draft', 1=Sent 'Placed')")
    }

    /// Of several constants with one value, the others are aliases of the one that is named after it.
    @Test(arguments: [
        ("[user, admin, user]", "[DefaultRole, RoleAdmin, RoleUser]", "user=RoleUser, admin=RoleAdmin"),
        ("[user, user]", "[RoleUser, User]", "user=RoleUser"), ("[a, a]", "[First, Second]", "a=First"),
    ])
    func aliasesDoNotNameValues(values: String, names: String, outline: String) throws {
        let schema = try schema("X: {type: string, enum: \(values), x-enum-varnames: \(names)}")
        #expect(Outline.outline(schema) == "enum string(\(outline))")
    }
}
