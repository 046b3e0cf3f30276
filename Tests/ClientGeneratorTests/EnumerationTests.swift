import Testing

/// What lists of known values become.
@Suite struct EnumerationTests {
    @Test(arguments: [
        ("{allOf: [{enum: [1, '1', 2]}, {enum: [1, '1']}]}", "Level"),
        ("{allOf: [{enum: [1, '1', '2']}, {enum: ['1', 1]}]}", "Level"),
        ("{oneOf: [{enum: [1, '1']}, {enum: ['1', 1]}, {type: object, properties: {a: {}}}]}", "LevelValue"),
    ])
    func aNumberAndItsTextAreTwoValues(schema: String, type: String) throws {
        let level = try generate(schemas("Level: \(schema)")).type(type)
        let values = level.lines(containing: "public static let").map { String($0.drop { $0 != "(" }) }
        #expect(values.sorted() == ["(rawValue: \"1\")", "(rawValue: 1)"])
    }

    /// What is said of a schema of one value is said of that value, whatever is beside it.
    @Test(arguments: ["{const: large, description: The largest.}", "{enum: [large], description: The largest.}"])
    func aKnownValueBesideTextKeepsItsWords(value: String) throws {
        let size = try generate(
            schemas("Size: {anyOf: [{type: string}, \(value)]}").replacing("3.0.3", with: "3.1.0")
        )
        .file("Size.swift")
        #expect(size.contains("/// The largest.\n    public static let large "), "\(size)")
    }

    /// As Django REST framework writes of what it filters by.
    @Test(arguments: [
        ("{type: string, enum: [d, p]}", "FindState"),
        ("{type: array, items: {type: string, enum: [d, p]}}", "FindStateItem"),
    ])
    func aListOfValuesInTheWordsAboutAParameterIsOfItsValues(schema: String, type: String) throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters: [{name: state, in: query, schema: \(schema), description: "* `d` - Draft\\n* `p` - Published"}]
                    responses: {'204': {description: D}}
                    """
            )
        )
        let state = try files.type(type)
        let sentence = "A value of the parameter `state` of ``ShopClient/find(withOptions:)``."
        #expect(state.contains("/// \(sentence)\n"), "\(state)")
        #expect(state.contains("/// Draft.\n    public static let d "))
        #expect(state.contains("/// Published.\n    public static let p "))
    }

    /// Constants of Go begin with their type, and comments are listed by them.
    @Test func namesOfConstantsDoNotSayTheTypeAgain() throws {
        let role = try generate(
            schemas(
                """
                consts.UserRole: {type: string, enum: [a, b, c, '2'],
                 x-enum-varnames: [UserRoleAdmin, Guest, UserRole, UserRole2], x-enum-comments: {UserRoleAdmin: May do all}}
                """
            )
        )
        .file("Source/Models/ConstsUserRole.swift")
        #expect(
            role.lines(containing: "static let").map { $0.split(separator: " ")[3] } == [
                "admin", "guest", "userRole", "userRole2",
            ]
        )
        #expect(role.contains("/// May do all."))
    }

    @Test func namesOfConstantsDoNotSayTheEndOfTheTypeAgain() throws {
        let state = try generate(
            schemas(
                """
                container.ContainerState: {type: string, enum: [a, b, c, d],
                 x-enum-varnames: [StateCreated, ContainerStateDead, Stateless, ContainerFull]}
                """
            )
        )
        .file("Source/Models/ContainerState.swift")
        #expect(
            state.lines(containing: "static let").map { $0.split(separator: " ")[3] } == [
                "created", "dead", "stateless", "containerFull",
            ]
        )
    }

    /// In protobuf, the values of all enumerations share a scope, and begin with their type.
    @Test(arguments: [
        ("[STATE_UNSPECIFIED, MACHINE_STATE_ON, OFF]", ["unspecified", "on", "off"]),
        ("[WORK_STATUS_UNSPECIFIED, WORK_STATUS_ON, WORK_OFF]", ["unspecified", "on", "workOff"]),
        ("[STATE_ON, STATE_OFF]", ["stateOn", "stateOff"]),
    ])
    func valuesOfProtobufDoNotSayTheType(values: String, names: [String]) throws {
        let state = try generate(schemas("v1MachineState: {type: string, enum: \(values)}"))
            .file("Source/Models/V1MachineState.swift")
        #expect(state.lines(containing: "static let").map { $0.split(separator: " ")[3] } == names.map { $0[...] })
    }

    @Test func twoNamesThatBecomeOneStayApart() throws {
        let role = try generate(
            schemas("Role: {type: string, enum: [a, b], x-enum-varnames: [RoleGuest, Guest]}")
        )
        .file("Source/Models/Role.swift")
        #expect(role.lines(containing: "static let").map { $0.split(separator: " ")[3] } == ["guest", "guestValue"])
    }

    @Test func whatTheAuthorNamesForClientsStays() throws {
        let role = try generate(
            schemas(
                "Role: {type: string, enum: [a], x-ms-enum: {name: Role, values: [{value: a, name: RoleAdmin}]}}"
            )
        )
        .file("Source/Models/Role.swift")
        #expect(role.contains("static let roleAdmin ="))
    }

    @Test func anEnumerationIsExpandable() throws {
        let color = try generate(schemas("Paint: {type: string, description: A colour., enum: [red, dark-blue]}"))
            .file("Source/Models/Paint.swift")
        #expect(
            color == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// A colour.
                ///
                /// The service may return values that this client does not know. They keep their raw values.
                public struct Paint: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
                    /// The raw value, which is what is sent and received.
                    public let rawValue: String

                    // MARK: Initializers

                    /// Creates a value with the given raw value.
                    public init(rawValue: String) {
                        self.rawValue = rawValue
                    }

                    // MARK: Known Values

                    /// Red.
                    public static let red = Self(rawValue: "red")
                    /// Dark blue.
                    public static let darkBlue = Self(rawValue: "dark-blue")

                    /// The values that this client knows.
                    public static var knownValues: [Self] { [.red, .darkBlue] }
                }

                """
        )
    }

    /// A compiler takes too long for hundreds of members that do not say what they belong to.
    @Test(arguments: [(200, ""), (201, "Self")])
    func manyKnownValuesHaveTheirTypeInFront(count: Int, type: String) throws {
        let values = (1...count).map { "value\($0)" }
        let size = try generate(schemas("Size: {type: string, enum: [\(values.joined(separator: ", "))]}"))
            .file("Source/Models/Size.swift")
        let lines = values.map { "            \(type).\($0),\n" }.joined()
        #expect(size.contains("    public static var knownValues: [Self] {\n        [\n\(lines)        ]\n    }\n"))
    }

    /// Where any text will do, a literal says it; where it will not, one would hide a mistake.
    @Test(arguments: [
        ("anyOf: [{type: string}, {type: string, enum: [a, b]}]", true),
        ("anyOf: [{type: string, enum: [a]}, {type: string, enum: [b]}]", false),
        ("anyOf: [{type: integer}, {type: integer, enum: [1]}]", false), ("type: string, enum: [a, b]", false),
    ])
    func anEnumerationThatTakesAnyTextTakesLiterals(schema: String, takesLiterals: Bool) throws {
        let engine = try generate(schemas("Engine: {\(schema)}")).type("Engine")
        #expect(engine.contains("ExpressibleByStringLiteral") == takesLiterals)
    }

    @Test(arguments: [
        ("Paint: {type: string, enum: [red], x-ms-enum: {name: Paint, modelAsString: false}}", ""),
        ("Paint: {type: string, enum: [red]}", "enumerations: {frozen: [Paint]}"),
    ])
    func anEnumerationThatWillNotGrowIsFrozen(schema: String, configuration: String) throws {
        let color = try generate(schemas(schema), configuration: configuration).file("Source/Models/Paint.swift")
        #expect(
            color == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// A paint.
                public enum Paint: String, FrozenEnumeration, Codable, CustomStringConvertible {
                    /// Red.
                    case red = "red"
                }

                """
        )
    }

    /// Marks of code mean nothing around nothing, or around others.
    @Test func valuesWithoutCharactersOrWithMarksOfCodeAreDocumented() throws {
        let values = try generate(schemas("Mark: {type: string, enum: ['', '`', a]}"))
            .file("Source/Models/Mark.swift").lines(containing: "/// The value ")
        #expect(values.suffix(3) == [#"/// The value `""`."#, "/// The value `.", "/// The value `a`."])
    }

    /// Azure's descriptions say of each place what they say of the definition.
    @Test func anEnumerationWithTheNameAndAValueOfASchemaIsThatSchema() throws {
        func files(_ name: String, _ values: String) throws -> [String: String] {
            try generate(
                shop(
                    """
                    /a:
                      get:
                        operationId: find
                        parameters:
                        - {name: tier, in: query, schema: {type: string, enum: \(values), x-ms-enum: {name: \(name)}}}
                        responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Tier'}}}}}
                    """,
                    "components: {schemas: {Tier: {type: string, enum: [hot, cold], x-ms-enum: {modelAsString: true}}}}"
                )
            )
        }
        #expect(try files("Tier", "[hot, cold]").file("FindOptions.swift").contains("let tier: Tier?"))
        #expect(try files("Tier", "[hot, icy]").file("FindOptions.swift").contains("let tier: Tier?"))
        #expect(
            try files("Tier", "[hot, icy]").file("Tier.swift").lines(containing: "static let ").map { $0.prefix(24) }
                == [
                    "public static let hot = ", "public static let cold =", "public static let icy = ",
                ]
        )
        #expect(try files("Tier", "[icy]").file("FindOptions.swift").contains("let tier: Tier2?"))
        #expect(try files("AccessTier", "[hot, cold]").file("FindOptions.swift").contains("let tier: AccessTier?"))
    }

    @Test func theConfigurationMakesAnEnumerationExpandableAgain() throws {
        let color = try generate(
            schemas("Paint: {type: string, enum: [red], x-ms-enum: {modelAsString: false}}"),
            configuration: "enumerations: {expandable: [Paint]}"
        ).file("Paint.swift")
        #expect(color.contains("public struct Paint: ExpandableEnumeration, "))
    }

    @Test func theDescriptionNamesTheEnumerationAndItsValues() throws {
        let level = try generate(
            schemas(
                """
                Level:
                  type: integer
                  enum: [1, 2]
                  x-ms-enum:
                    name: LogLevel
                    values:
                    - {value: 1, name: quiet, description: 'Says nothing.'}
                    - {value: 2, name: Very Loud}
                """
            )
        ).file("Source/Models/LogLevel.swift")
        #expect(
            level.lines(containing: "static let", "/// Says", "rawValue:") == [
                "public let rawValue: Int",
                "public init(rawValue: Int) {",
                "/// Says nothing.",
                "public static let quiet = Self(rawValue: 1)",
                "public static let veryLoud = Self(rawValue: 2)",
            ]
        )
    }

    /// Microsoft's extension names a type, and what names one type is one wherever it stands.
    @Test func enumerationsOfOneNameAndACommonValueAreOneType() throws {
        let tier = "{type: string, enum: [hot, cold], x-ms-enum: {name: AccessTier, modelAsString: true}}"
        let files = try generate(
            shop(
                """
                /blob:
                  get:
                    operationId: setTier
                    parameters:
                    - {name: tier, in: query, required: true, schema: \(tier)}
                    - {name: other, in: query, schema: {type: string, enum: [hot], x-ms-enum: {name: AccessTier}}}
                    - {name: third, in: query, schema: {type: string, enum: [warm], x-ms-enum: {name: AccessTier}}}
                    responses:
                      '200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Blob'}}}}
                """,
                """
                components:
                  schemas:
                    Blob: {type: object, properties: {tier: {$ref: '#/components/schemas/Tier'}, next: \(tier)}}
                    Tier: \(tier)
                """
            )
        )
        #expect(try files.file("Blob.swift").members == ["let tier: AccessTier?", "let next: AccessTier?"])
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("tier: AccessTier,"))
        #expect(try files.file("SetTierOptions.swift").contains("let other: AccessTier?"))
        #expect(try files.file("SetTierOptions.swift").contains("let third: AccessTier2?"))
    }

    /// An enumeration of Swift could not hold what is allowed there.
    @Test(arguments: ["{type: string}", "{type: string}, {type: 'null'}"])
    func anEnumerationBesideAnyTextStaysExpandable(others: String) throws {
        let kind = "{anyOf: [{$ref: '#/components/schemas/Kind'}, \(others)]}"
        let description = schemas("Kind: {enum: [cat, dog]}\nPet: {properties: {kind: \(kind)}}")
        let generation = try Generation(
            description.replacing("openapi: 3.0.3", with: "openapi: 3.1.0"),
            configuration: "enumerations: {frozen: [Kind]}"
        )
        #expect(
            generation.warnings == [
                "warning: 'Kind' stays expandable, because any other text is allowed here as well (remove it from "
                    + "'enumerations.frozen')"
            ]
        )
        #expect(try generation.files.file("Kind.swift").contains("public struct Kind"))
        #expect(try generation.files.file("Pet.swift").contains("let kind: Kind?"))
    }

    @Test func numbersAreWrittenAsSwiftWritesThem() throws {
        func values(_ schema: String) throws -> [String] {
            try generate(schemas("Level: \(schema)"), configuration: "enumerations: {frozen: [Level]}")
                .file("Level.swift").lines(containing: "case ")
        }
        #expect(
            try values("{type: integer, enum: [-1, +1, 007, 0, 1]}") == [
                "case minus1 = -1", "case plus1 = 1", "case value007 = 7", "case value0 = 0",
            ]
        )
        #expect(
            try values("{type: number, enum: [1.5, -.5, 1e3]}") == [
                "case value1Point5 = 1.5", "case value5 = -0.5", "case value1e3 = 1000.0",
            ]
        )
    }

    @Test func numbersThatNoLiteralHoldsAreSums() throws {
        let numbers = "1, 99999999999999999999, -100000000000000000000, 12345678901234567890123456789012345678"
        let generation = try Generation(schemas("Level: {type: integer, enum: [\(numbers)]}"))
        #expect(generation.diagnostics == [])
        let values = try generation.files.file("Level.swift").lines(containing: "rawValue: ").suffix(4)
        let literals: [String?] = values.map { $0.split(separator: "rawValue: ").last?.filter { $0 != ")" } }
        #expect(
            literals == [
                "1", "99 * 1_000_000_000_000_000_000 + 999999999999999999", "-100 * 1_000_000_000_000_000_000",
                "12 * 1_000_000_000_000_000_000 * 1_000_000_000_000_000_000 + 345678901234567890 * "
                    + "1_000_000_000_000_000_000 + 123456789012345678",
            ]
        )
    }

    @Test func numbersThatSwiftCannotWriteAreLeftOut() throws {
        let large = String(repeating: "9", count: 39)
        let generation = try Generation(schemas("Level: {type: integer, enum: [1, \(large)]}"))
        #expect(
            generation.diagnostics == [
                "6:38: warning: the enumeration value \(large) is too large for a number in Swift; it is "
                    + "not in the client (if the service sends it as text, write 'type: string')"
            ]
        )
        #expect(
            try generation.files.file("Level.swift").lines(containing: "static let", "let rawValue") == [
                "public let rawValue: Decimal", "public static let value1 = Self(rawValue: 1)",
            ]
        )
    }

    @Test(arguments: [
        ("{type: integer, enum: [1, 9223372036854775808]}", "UInt64", "9223372036854775808"),
        ("{type: integer, format: uint64, enum: [1]}", "UInt64", "1"),
        ("{type: integer, minimum: 0, maximum: 18446744073709551615, enum: [1]}", "UInt64", "1"),
        ("{type: integer, format: int128, enum: [1]}", "Decimal", "1"),
        ("{type: integer, format: int256, enum: [1]}", "Decimal", "1"),
        ("{type: integer, maximum: 9223372036854775807, enum: [1]}", "Int", "1"),
    ])
    func numbersBeyondInt(schema: String, type: String, last: String) throws {
        let lines = try generate(schemas("Level: \(schema)")).file("Level.swift").lines(containing: "rawValue: ")
        #expect(lines.first == "public let rawValue: \(type)")
        #expect(lines.last?.hasSuffix(" = Self(rawValue: \(last))") == true)
    }

    @Test func valuesOfSeveralTypes() throws {
        let size = try generate(schemas("Size: {enum: [auto, 1, '1', 2.0, 0.5, true, null]}")).file("Size.swift")
        #expect(
            size.lines(containing: "static let", "rawValue:") == [
                "public let rawValue: JSONValue",
                "public init(rawValue: JSONValue) {",
                "public static let auto = Self(rawValue: \"auto\")",
                "public static let value1 = Self(rawValue: 1)",
                "public static let value1Value = Self(rawValue: \"1\")",
                "public static let value2Point0 = Self(rawValue: 2)",
                "public static let value0Point5 = Self(rawValue: 0.5)",
                "public static let `true` = Self(rawValue: true)",
            ]
        )
    }

    @Test func valuesOfSeveralTypesAreNeverFrozen() throws {
        let generation = try Generation(
            schemas("Size: {type: [string, integer], enum: [auto, 1], x-ms-enum: {modelAsString: false}}")
        )
        #expect(
            generation.diagnostics == [
                "6:5: warning: 'Size' stays expandable, because its values are of several types (list it under "
                    + "'enumerations.expandable')"
            ]
        )
        #expect(try generation.files.file("Size.swift").contains("struct Size: ExpandableEnumeration"))
    }

    @Test(arguments: [
        ("''", "empty"), ("'*'", "asterisk"), ("'+1'", "plus1"), ("'-1'", "minus1"), ("2fa", "value2fa"),
        ("A+", "aPlus"), ("A+++", "aPlusPlusPlus"), ("A-", "aMinus"), ("BBB-", "bbbMinus"), ("C#", "cSharp"),
        ("C++", "cPlusPlus"), ("'1.25'", "value1Point25"), ("'-0.5'", "minus0Point5"), ("1.2.3", "value1_2_3"),
        ("mp3_22050_32", "mp3_22050_32"), ("gpt-3.5-turbo", "gpt3_5Turbo"), ("gpt-35-turbo", "gpt35Turbo"),
        ("'2024-01-31'", "value2024_01_31"), ("'16:9'", "value16_9"), ("1920x1080", "value1920x1080"),
        ("page_2", "page2"),
        ("+name", "plusName"), ("-name", "minusName"), ("18+", "value18Plus"), ("usage-", "usage"), ("item#", "item"),
        ("'++'", "plusPlus"), ("Etc/GMT+10", "etcGmtPlus10"), ("Etc/GMT-10", "etcGmtMinus10"),
        ("UTC-05:00", "utcMinus05_00"), ("GMT0", "gmt0"), ("a+b", "aB"), ("cat-5", "cat5"), ("B+1", "bPlus1"),
        ("'>='", "greaterEqual"), ("default", "`default`"), ("self", "selfValue"), ("init", "initValue"),
        ("Type", "type"), ("US-EAST-1", "usEast1"), ("ASC", "asc"), ("名前", "名前"), ("rawValue", "rawValueValue"),
        ("description", "description"), ("hash", "hash"), ("allCases", "allCasesValue"),
        ("knownValues", "knownValuesValue"),
    ])
    func names(value: String, name: String) throws {
        for frozen in [false, true] {
            let configuration = frozen ? "enumerations: {frozen: [Code]}" : ""
            let code = try generate(schemas("Code: {type: string, enum: [\(value)]}"), configuration: configuration)
                .file("Code.swift")
            let declaration = try #require(code.lines(containing: frozen ? "case " : "static let ").first)
            #expect(declaration.hasPrefix(frozen ? "case \(name) = " : "public static let \(name) = Self("))
        }
    }

    @Test func valuesThatBecomeOneNameAreKeptApart() throws {
        let numbers = try generate(schemas("Code: {type: string, enum: [v1.10, v11.0, v110]}")).file("Code.swift")
        #expect(
            numbers.lines(containing: "static let").map { $0.split(separator: " ")[3] } == ["v1_10", "v11_0", "v110"]
        )
        let code = try generate(schemas("Code: {type: string, enum: [a-b, a_b, aB, AB]}")).file("Code.swift")
        #expect(
            code.lines(containing: "static let") == [
                "public static let aBValue = Self(rawValue: \"a-b\")",
                "public static let aBValue2 = Self(rawValue: \"a_b\")",
                "public static let aB = Self(rawValue: \"aB\")",
                "public static let ab = Self(rawValue: \"AB\")",
            ]
        )
    }

    @Test func extensibleEnumerationsOfZalandoAreEnumerations() throws {
        let files = try generate(schemas("Kind: {type: string, x-extensible-enum: [CAT, DOG]}"))
        let kind = try files.type("Kind")
        #expect(kind.contains("public static let cat = Self(rawValue: \"CAT\")"))
        #expect(kind.contains("public static let dog = Self(rawValue: \"DOG\")"))
    }

    @Test func aMinusBeforeAWordIsSpeltOut() throws {
        let sort = try generate(schemas("Sort: {type: string, enum: [created, -created, '-INF', a-b]}")).type("Sort")
        #expect(
            sort.lines(containing: "static let").map { $0.split(separator: " ")[3] }
                == ["created", "minusCreated", "minusInf", "aB"]
        )
    }
}
