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
        // Other line breaks.
        ("- UP: Läuft\\r\\n- DOWN: Not\\u2028yet", "UP 'Läuft', DOWN 'Not\nyet'", nil),
        // drf-spectacular.
        ("* `UP` - Runs\\n* `DOWN` - Does not run", "UP 'Runs', DOWN 'Does not run'", nil),
        ("The state:\\n- `UP`: Runs\\n- `DOWN` – Not", "UP 'Runs', DOWN 'Not'", "The state."),
        ("* `UP`: Runs", "UP 'Runs', DOWN", nil),
        // What people write.
        ("* UP - Runs\\n* DOWN – Not", "UP 'Runs', DOWN 'Not'", nil),
        ("- \\\"UP\\\" - Runs\\n- 'DOWN': Not", "UP 'Runs', DOWN 'Not'", nil),
        ("- **UP** - Runs\\n- **`DOWN`** – Not", "UP 'Runs', DOWN 'Not'", nil),
        ("+ **UP:** Runs\\n+ *DOWN*: Not", "UP 'Runs', DOWN 'Not'", nil),
        ("- `UP` Runs at once.\\n- **DOWN** Does not.", "UP 'Runs at once.', DOWN 'Does not.'", nil),
        // What follows an empty line belongs to the whole, unless other items follow it.
        ("* `UP` - Runs\\n\\n  on.\\n* `DOWN` - Not\\n\\nMore.", "UP 'Runs\non.', DOWN 'Not'", "More."),
        ("- `UP` (default): Runs\\n- `DOWN` (default value) not", "UP 'Runs', DOWN 'not'", nil),
        ("- `UP`: Runs\\n\\n  | a | b |\\n  |-|-|\\n- `DOWN`: Not", "UP 'Runs\n| a | b |\n|-|-|', DOWN 'Not'", nil),
        ("It is - UP: It runs.", "UP, DOWN", "It is - UP: It runs."),
        ("It is - UP: Runs - DOWN: Not - UP: So.", "UP, DOWN", "It is - UP: Runs - DOWN: Not - UP: So."),
        // No notation.
        ("| `UP` | Runs |\\n|---|---|\\n| DOWN | Not |", "UP, DOWN", "| `UP` | Runs |\n|---|---|\n| DOWN | Not |"),
        ("<ul><li>UP - Runs</li><li>DOWN: Not</li></ul>", "UP, DOWN", "<ul><li>UP - Runs</li><li>DOWN: Not</li></ul>"),
        ("`UP:` Runs\\n\\n`DOWN:` Not", "UP, DOWN", "`UP:` Runs\n\n`DOWN:` Not"),
        ("- `UP` (soon): Runs\\n- `DOWN`: Not", "UP, DOWN", "- `UP` (soon): Runs\n- `DOWN`: Not"),
        ("- UP runs\\n- DOWN not", "UP, DOWN", "- UP runs\n- DOWN not"),
        ("- `UP` or `DOWN`", "UP, DOWN", "- `UP` or `DOWN`"),
        // A list that only repeats all values.
        ("The state:\\n - `\\\"UP\\\"`\\n - `\\\"DOWN\\\"`", "UP, DOWN", "The state."),
        ("- `UP`\\n- DOWN: Not", "UP, DOWN 'Not'", nil),
        ("- `UP`", "UP, DOWN", "- `UP`"), ("- `UP`\\n# Not\\n- `DOWN`", "UP, DOWN", "- `UP`\n# Not\n- `DOWN`"),
        ("- `UP` - Runs\\n- <b>No</b> other", "UP, DOWN", "- `UP` - Runs\n- <b>No</b> other"),
        // A list of something else, and one that says something else, too.
        ("- ABOVE: It runs.", "UP, DOWN", "- ABOVE: It runs."),
        ("- UP: It runs.\\n- OTHER: It does not.", "UP, DOWN", "- UP: It runs.\n- OTHER: It does not."),
        ("- UP: It runs.\\n- UP: It does not.", "UP, DOWN", "- UP: It runs.\n- UP: It does not."),
        ("It is UP - or not.", "UP, DOWN", "It is UP - or not."),
    ])
    func listsOfTheDescriptionAreOfTheValues(description: String, values: String, rest: String?) throws {
        let schema = try schema("X: {type: string, enum: [UP, DOWN], description: \"\(description)\"}")
        #expect(Outline().outline(schema) == "enum string(\(values))")
        #expect(schema.documentation.text == rest)
    }

    /// The words beside an enumeration that is the only alternative, as Pydantic writes it, are about its values.
    @Test func listsBesideTheOnlyAlternative() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    X: {anyOf: [{type: string, enum: [UP, DOWN]}, {type: 'null'}], description: "State.\\n* `\\"UP\\"`: Runs\\n\\nMore."}
                    """
            )
        )
        let schema = try #require(reading.service?.schemas.first?.schema)
        #expect(Outline().outline(schema) == "enum string(UP 'Runs', DOWN)?")
        #expect(schema.documentation.text == "State.\n\nMore.")
    }

    /// One number with a name is an enumeration, too.
    @Test func theOnlyNumberWithAName() throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {type: integer, oneOf: [{title: SUBSCRIPTION, const: 4}]}")
        )
        let schema = try #require(reading.service?.schemas.first?.schema)
        #expect(Outline().outline(schema) == "enum integer(4=SUBSCRIPTION)")
        #expect(schema.title == nil)
    }

    /// What only announces a list that is not there any more says nothing.
    @Test(arguments: [
        ("The state of this pet. The following values are possible:", "The state of this pet."),
        ("The mount type. Available types:\\n", "The mount type."),
        ("The state, e.g. UP. It is\\none of:", "The state, e.g. UP."),
        ("The state.\\n\\nPossible values:", "The state."), ("The state\\n\\n**Possible values:**", "The state"),
        ("The state\\nPossible values:", "The state"),
        ("<p>The state.</p><p>Values:</p>", "<p>The state.</p>"),
        ("Possible values:", nil), ("One of the following:", nil),
        // The only sentence, which says something for itself.
        ("The visibility of a pet:", "The visibility of a pet."),
        ("The visibility:\\n", "The visibility."),
        ("Nothing is announced", "Nothing is announced"),
    ])
    func announcementsOfTheListAreLeftOut(announcement: String, rest: String?) throws {
        let schema = try schema(
            "X: {type: string, enum: [UP, DOWN], description: \"\(announcement)\\n\\n* UP - Runs\\n* DOWN - Not\"}"
        )
        #expect(Outline().outline(schema) == "enum string(UP 'Runs', DOWN 'Not')")
        #expect(schema.documentation.text == rest)
    }

    @Test func aListInTheWordsAboutAParameterIsOfItsValues() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            paths:
              /pets:
                get:
                  responses: {'204': {description: D}}
                  parameters:
                  - {name: kind, in: query, description: "The kind:\\n* CAT - Cats only", schema: {type: string, enum: [CAT]}}
            """
        let parameter = try #require(try Reading(description).service?.operations.first?.parameters.first)
        #expect(Outline().outline(parameter.schema) == "enum string(CAT 'Cats only')")
        #expect(parameter.documentation.text == "The kind.")
    }

    /// go-swagger writes the constants beside the values, and at the end of the description as well.
    @Test func constantsOfGoNameTheValues() throws {
        let schema = try schema(
            #"""
            X: {type: integer, enum: [0, 1, 2], description: "The state.\n0 Off It is off.\n1 On",
              x-go-enum-desc: "0 Off It is off.\n1 On"}
            """#
        )
        #expect(Outline().outline(schema) == "enum integer(0=Off 'It is off.', 1=On, 2)")
        #expect(schema.documentation.text == "The state.")
    }

    /// Labels in a list name numbers, if each has one that can be a name, and no other has.
    @Test(arguments: [
        ("The state:\\n- 0: Draft\\n- 1: Not placed", "0=Draft 'Draft', 1=Not placed 'Not placed'", "The state."),
        ("* `0` - Draft\\n* `1` - Placed", "0=Draft 'Draft', 1=Placed 'Placed'", nil),
        ("- `0` : Type-E\\n- `1` : Type-F.", "0=Type-E 'Type-E', 1=Type-F 'Type-F.'", nil),
        // Not all have a label, two have the same, and one says something about its value.
        ("- 0: Draft", "0 'Draft', 1", nil), ("- 0: Draft\\n- 1: draft.", "0 'Draft', 1 'draft.'", nil),
        ("- 0: Off (no rotation).\\n- 1: On", "0 'Off (no rotation).', 1 'On'", nil),
        ("- 0: Not yet sent to the customer\\n- 1: Sent", "0 'Not yet sent to the customer', 1 'Sent'", nil),
        // No list.
        ("0 = Draft, 1 = Placed", "0, 1", "0 = Draft, 1 = Placed"),
        ("0 - Draft\\n1 - Placed", "0, 1", "0 - Draft\n1 - Placed"),
    ])
    func labelsNameNumbers(description: String, values: String, rest: String?) throws {
        let schema = try schema("X: {type: integer, enum: [0, 1], description: \"\(description)\"}")
        #expect(Outline().outline(schema) == "enum integer(\(values))")
        #expect(schema.documentation.text == rest)
    }

    @Test func aNameOfItsOwnGoesBeforeTheLabel() throws {
        let schema = try schema(
            "X: {type: integer, enum: [0, 1], description: \"- 0: Draft\\n- 1: Placed\", x-enum-varnames: [New, Sent]}"
        )
        #expect(Outline().outline(schema) == "enum integer(0=New 'Draft', 1=Sent 'Placed')")
    }

    /// Of several constants with one value, the others are aliases of the one that is named after it.
    @Test(arguments: [
        ("[user, admin, user]", "[DefaultRole, RoleAdmin, RoleUser]", "user=RoleUser, admin=RoleAdmin"),
        ("[user, user]", "[RoleUser, User]", "user=RoleUser"), ("[a, a]", "[First, Second]", "a=First"),
    ])
    func aliasesDoNotNameValues(values: String, names: String, outline: String) throws {
        let schema = try schema("X: {type: string, enum: \(values), x-enum-varnames: \(names)}")
        #expect(Outline().outline(schema) == "enum string(\(outline))")
    }
}
