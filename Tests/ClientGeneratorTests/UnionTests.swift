import Testing

/// What choices and subtypes become.
@Suite struct UnionTests {
    @Test func theOnlyAlternativeHasTheValueOfTheDiscriminator() throws {
        let files = try generate(
            schemas(
                """
                Job:
                  oneOf: [{$ref: '#/components/schemas/Run'}]
                  discriminator: {propertyName: type, mapping: {run: '#/components/schemas/Run'}}
                Run: {type: object, required: [type], properties: {type: {type: string}, at: {type: integer}}}
                """
            )
        )
        #expect(try files.type("Run").contains("init(type: String = \"run\", at: Int? = nil)"))
    }

    /// A truth value says nothing without its name, but a text may.
    @Test(arguments: [
        ("success", "", ["case success(PSuccess)", "case notSuccess(PNotSuccess)"]),
        ("is_final", "", ["case isFinal(PIsFinal)", "case isNotFinal(PIsNotFinal)"]),
        ("answer", "'", ["case `true`(PTrue)", "case `false`(PFalse)"]),
    ])
    func alternativesToldByATruthValueAreNamedAfterIt(member: String, quote: String, cases: [String]) throws {
        let files = try generate(
            schemas(
                """
                P:
                  oneOf:
                  - {type: object, required: [\(member)], properties: {\(member): {const: \(quote)true\(quote)}, data: {type: string}}}
                  - {type: object, required: [\(member)], properties: {\(member): {const: \(quote)false\(quote)}, error: {type: string}}}
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.1.0")
        )
        #expect(try Array(files.type("P").lines(containing: "case ").prefix(2)) == cases)
    }

    /// A choice between objects in place, beside members and with a discriminator whose value only some of them may say.
    private static func choice(beside members: String, kind: String) -> String {
        schemas(
            """
            P:
              type: object
              \(members)
              discriminator: {propertyName: type}
              oneOf:
              - {title: Title, required: [type, title], properties: {type: {const: title}, title: {type: string}}}
              - {title: Number, required: [type], properties: {type: \(kind), number: {type: number}}}
            """
        ).replacing("openapi: 3.0.3", with: "openapi: 3.1.0")
    }

    @Test func objectsInPlaceGetTheMembersBesideTheirChoice() throws {
        let description = Self.choice(beside: "properties: {id: {type: string}}", kind: "{const: number}")
        let files = try generate(description)
        #expect(
            try files.type("P").lines(containing: "case ").prefix(2) == ["case title(PTitle)", "case number(PNumber)"]
        )
        #expect(try files.type("PNumber").members == ["let id: String?", "let type: String", "let number: Double?"])
        // The cases are called as they are without the members.
        let before = try generate(Self.choice(beside: "", kind: "{const: number}"))
        #expect(try before.type("P").lines(containing: "case ") == files.type("P").lines(containing: "case "))
    }

    @Test func aDiscriminatorThatTellsNothingBesideMembersIsIgnored() throws {
        let description = Self.choice(beside: "properties: {id: {type: string}}", kind: "{type: string}")
        let members = try generate(description).type("P").members
        #expect(members.map { $0.prefix { $0 != ":" } } == ["let id", "let type", "let title", "let number"])
    }

    @Test func theUsualAlternativeGetsTheMembersBesideTheChoice() throws {
        let files = try generate(
            schemas(
                """
                Item:
                  required: [sku]
                  properties: {sku: {type: string}}
                  discriminator: {propertyName: kind, defaultMapping: Other, mapping: {box: '#/components/schemas/Box'}}
                  oneOf: [{$ref: '#/components/schemas/Box'}, {$ref: '#/components/schemas/Other'}]
                Box: {type: object, required: [kind], properties: {kind: {type: string}, size: {type: integer}}}
                Other: {type: object, required: [kind], properties: {kind: {type: string}}}
                """
            ).replacing("openapi: 3.0.3", with: "openapi: 3.2.0")
        )
        let item = try files.type("Item")
        #expect(
            item.lines(containing: "case ").prefix { !$0.contains("unknown") } == [
                "case box(ItemBox)", "case other(ItemOther)",
            ]
        )
        #expect(item.replacing(" ", with: "").contains("default:\nself=.other(tryItemOther(reading:reader))"))
    }

    /// As Connect and Microsoft describe numbers that may be infinite.
    @Test(arguments: [
        ("oneOf: [{type: number}, {type: string, enum: [NaN, Infinity, -Infinity]}]", "numberOrInfinity"),
        (
            "anyOf: [{type: number, format: double, nullable: true}, {type: string, nullable: true}, {$ref: '#/components/schemas/R'}]",
            "numberOrINF"
        ),
    ])
    func aNumberThatMayBeInfiniteIsANumber(choice: String, coding: String) throws {
        let files = try generate(
            schemas("X: {properties: {n: {\(choice)}}}\nR: {type: string, nullable: true, enum: ['-INF', INF, NaN]}")
        )
        let type = try files.type("X")
        #expect(type.members == ["let n: Double?"])
        #expect(type.contains(".\(coding)"))
        #expect(files.typeNames.filter { $0.hasPrefix("X") } == ["X"])
    }

    /// Converters of OData describe numbers as numbers or text, because services may write them so.
    @Test(arguments: [
        ("{anyOf: [{type: number, format: decimal}, {type: string}]}", "Decimal", "XN"),
        ("{oneOf: [{type: number, format: double, nullable: true}, {type: string, nullable: true}]}", "Double", "XN"),
        ("{anyOf: [{type: integer, format: int64}, {type: string}]}", "Int", "XN"),
        ("{$ref: '#/components/schemas/count'}", "Int", "Count"),
        ("{anyOf: [{type: number}, {type: string}]}", "XN", "XN"),
        ("{anyOf: [{type: integer, format: int64}, {type: string, format: uri}]}", "XN", "XN"),
    ])
    func numbersOfODataMayBeText(schema: String, type: String, other: String) throws {
        for (name, type) in [("$top", type), ("top", other)] {
            let files = try generate(
                shop(
                    "{}",
                    """
                    components:
                      parameters: {top: {name: \(name), in: query, schema: {type: integer}}}
                      schemas:
                        X: {properties: {n: \(schema)}}
                        count: {anyOf: [{type: number}, {type: string}]}
                    """
                )
            )
            let file = try files.type("X")
            #expect(file.members == ["let n: \(type)?"])
            #expect(file.contains(".numberOrText") == (["Double", "Int"].contains(type)))
        }
    }

    @Test func aNumberOrAnotherWordIsAChoice() throws {
        let files = try generate(schemas("X: {properties: {n: {oneOf: [{type: number}, {enum: [NaN, auto]}]}}}"))
        #expect(files.typeNames.contains("XN"))
    }

    private static let others = """
        Cat: {type: object, required: [name], properties: {name: {type: string}}}
        Dog: {type: object, properties: {bark: {type: boolean}}}

        """

    private func cases(_ schema: String) throws -> [String] {
        let files = try generate(schemas(Self.others + "X: {type: object, properties: {x: \(schema)}}"))
        return try files.type("XX").lines(containing: "case ").filter { $0.hasPrefix("case ") && $0.hasSuffix(")") }
            .dropLast().map { String($0.dropFirst("case ".count)) }
    }

    // MARK: - Cases

    @Test func valuesAmongObjectsAreOneEnumeration() throws {
        let files = try generate(
            schemas(
                """
                X:
                  oneOf:
                  - {type: object, required: [lost], properties: {lost: {type: string}}}
                  - {type: string, enum: [Sold], description: Somebody else has it.}
                  - {type: string, enum: [Free, Sold]}
                """
            )
        )
        let values = try files.type("XString")
        #expect(values.contains("static let sold") && values.contains("static let free"), "\(values)")
        #expect(values.contains("/// Somebody else has it.\n    public static let sold"), "\(values)")
        #expect(files.typeNames == ["X", "XObject", "XString"])
    }

    /// Among other text, the text of a number stays as it is.
    @Test func wholeNumbersInTextAreTextAmongAlternatives() throws {
        let files = try generate(
            schemas("X: {properties: {u: {oneOf: [{type: string, format: int64}, {type: boolean}]}}}")
        )
        #expect(try files.type("XU").contains("case string(String)"))
    }

    @Test func typesOfTheConfigurationAreThoseOfCases() throws {
        let files = try generate(
            schemas("X: {properties: {u: {oneOf: [{type: string, format: decimal}, {type: boolean}]}}}"),
            configuration: "types: {decimal: Money}"
        )
        #expect(try files.type("XU").contains("case string(Money)"))
    }

    @Test(arguments: [
        ("copy", "", "copy"), ("writeMembers", "", "writeMembersProperty"), ("Hash-Value", "", "hashValueProperty"),
        ("kind", "Cat.kind: sort", "sort"),
    ])
    func theMemberThatTellsObjectsApartTakesNoReservedName(member: String, rename: String, name: String) throws {
        let files = try generate(
            schemas(
                Self.others
                    + "X: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: "
                    + "{propertyName: \(member)}}"
            ),
            configuration: rename.isEmpty ? "" : "rename: {properties: {\(rename)}}"
        )
        #expect(try files.type("Cat").members == ["let name: String", "let \(name): String?"])
    }

    @Test(arguments: [
        (
            "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
            ["cat(Cat)", "dog(Dog)"]
        ),
        (
            "{anyOf: [{type: string}, {type: integer}, {type: boolean}]}",
            ["string(String)", "integer(Int)", "boolean(Bool)"]
        ),
        (
            "{oneOf: [{type: number}, {type: array, items: {type: number}}, {type: object}]}",
            ["number(Double)", "numberArray([Double])", "object([String: JSONValue])"]
        ),
        (
            "{oneOf: [{type: string, format: date-time}, {$ref: '#/components/schemas/Cat'}]}",
            ["date(Date)", "cat(Cat)"]
        ),
        (
            """
            {anyOf: [{type: string, format: date-time}, {type: string, format: date}, {type: string, format: uuid}, \
            {type: string, format: uri}, {type: string, format: byte}, {type: string, format: duration}, {type: string}, \
            {type: array, items: {type: string, format: date-time}}]}
            """,
            [
                "date(Date)", "calendarDate(CalendarDate)", "uuid(UUID)", "url(URL)", "data(Data)",
                "calendarDuration(CalendarDuration)", "string(String)", "dateArray([Date])",
            ]
        ),
        // Rust's enumerations, in which each value without members is an alternative.
        (
            """
            {oneOf: [{type: object, required: [Lost], properties: {Lost: {type: string}}}, {type: string, enum: [Sold]}, \
            {type: string, const: Free}, {type: integer, enum: [7]}, {type: integer, enum: [8]}]}
            """,
            ["object(XXObject)", "string(XXString)", "integer(XXInteger)"]
        ),
        (
            "{oneOf: [{type: string, format: base64url}, {type: integer, format: unixtime}]}",
            ["string(String)", "integer(Int)"]
        ),
        (
            "{oneOf: [{type: object, title: Big one, properties: {a: {}}}, {type: object, properties: {b: {}}}]}",
            ["bigOne(XXBigOne)", "b(XXB)"]
        ),
        (
            """
            {oneOf: [{type: object, required: [t], properties: {t: {enum: [in]}}}, \
            {type: object, required: [t], properties: {t: {enum: [out]}}}]}
            """,
            ["`in`(XXIn)", "out(XXOut)"]
        ),
        (
            """
            {oneOf: [{type: object, required: [type], properties: {type: {enum: [in, inner]}}}, \
            {type: object, required: [type], properties: {type: {enum: [out, outer]}}}]}
            """,
            ["`in`(XXIn)", "out(XXOut)"]
        ),
        (
            """
            {anyOf: [{type: object, required: [move_shard], properties: {move_shard: {type: integer}}}, \
            {type: object, required: [drop], properties: {drop: {type: integer}, later: {type: boolean}}}, \
            {type: object, required: [a, b], properties: {a: {type: integer}, b: {type: boolean}}}]}
            """,
            ["moveShard(XXMoveShard)", "drop(XXDrop)", "a(XXA)"]
        ),
        // What tells an alternative from those before it, and the first one from the second.
        (
            """
            {oneOf: [{type: object, required: [id, bark], properties: {id: {}, bark: {}}}, \
            {type: object, required: [id, meow], properties: {id: {}, meow: {}, moo: {}}}, \
            {type: object, required: [id, meow, moo], properties: {id: {}, meow: {}, moo: {}}}]}
            """,
            ["bark(XXBark)", "meow(XXMeow)", "moo(XXMoo)"]
        ),
        (
            """
            {oneOf: [{type: object, required: [a], properties: {a: {}}}, \
            {type: object, required: [a, b], properties: {a: {}, b: {}}}, \
            {type: object, required: [a], properties: {a: {}, c: {}}}]}
            """,
            ["a(XXA)", "b(XXB)", "object(XXA2)"]
        ),
        (
            "{oneOf: [{type: object, description: A pet, properties: {a: {}}}, {type: string, description: Its name}]}",
            ["object(XXObject)", "string(String)"]
        ),
        (
            "{oneOf: [{type: object, required: [a], properties: {a: {}}}, {type: string}]}",
            ["object(XXObject)", "string(String)"]
        ),
        ("{oneOf: [{type: string, title: A}, {type: integer, title: A}]}", ["a(String)", "integer(Int)"]),
        // Members that no object before has, or the second one has not, where none is required.
        (
            """
            {oneOf: [{type: object, properties: {id: {}, request: {}}}, {type: object, properties: {id: {}, answer: {}, url: {}}}, \
            {type: object, properties: {id: {}, url: {}}}, {type: object, properties: {kind: {enum: [last]}}}]}
            """,
            ["request(XXRequest)", "answer(XXAnswer)", "object(XXObject)", "last(XXLast)"]
        ),
        // What another does not require renames none.
        (
            """
            {oneOf: [{type: object, required: [a], properties: {a: {}, x: {}}}, \
            {type: object, title: 'B: c', properties: {x: {}}}, {type: object, properties: {a: {}, x: {}}}]}
            """,
            ["a(XXA)", "bC(XXBC)", "x(XXX)"]
        ),
        ("{oneOf: [{type: string, title: Unknown}, {type: integer}]}", ["unknownValue(String)", "integer(Int)"]),
        (
            """
            {oneOf: [{type: object, required: [t], properties: {t: {enum: [link]}}}, \
            {type: object, required: [t], properties: {t: {enum: [unknown]}}}]}
            """,
            ["link(XXLink)", "unknownValue(XXUnknown)"]
        ),
        (
            "{oneOf: [{type: string, title: One (of many)}, {type: integer, title: (2)}]}",
            ["one(String)", "value2(Int)"]
        ),
        ("{oneOf: [{$ref: '#/components/schemas/Cat'}, {}]}", ["cat(Cat)"]),
    ])
    func casesAreNamedAfterTheAlternatives(schema: String, expected: [String]) throws {
        #expect(try cases(schema) == expected)
    }

    /// A title that only says of which type of JSON a value is says nothing.
    @Test func aTitleThatIsATypeOfJSONIsNone() throws {
        let input =
            "{oneOf: [{type: string, title: string}, {type: array, title: array, items: {type: string}}, "
            + "{type: array, title: array, items: {type: integer}}]}"
        let union = try generate(schemas("Input: \(input)")).file("Input.swift")
        #expect(
            union.lines(containing: "case ").filter { !$0.contains(".") }.prefix(3) == [
                "case string(String)", "case stringArray([String])", "case integerArray([Int])",
            ]
        )
        #expect(union.contains("/// A string, a list of strings or a list of integers.\n"))
    }

    /// A case of a type that may be optional must not be called `none`, but a type may.
    @Test func onlyTheCaseHasAnotherNameThanNone() throws {
        let choice =
            "{oneOf: [{title: None, type: object, properties: {a: {type: string}}}, {title: Auto, type: object, required: [b], "
            + "properties: {b: {type: string}}}]}"
        let union = try generate(schemas("Tool: \(choice)")).file("Tool.swift")
        #expect(union.contains("case noneValue(ToolNone)\n"), "\(union)")
    }

    @Test(arguments: [
        (
            "{oneOf: [{type: array, items: {type: string}}, {type: array, items: {type: string}, maxItems: 2}]}",
            "[String]?"
        ),
        ("{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Alias'}]}", "Cat?"),
        ("{oneOf: [{}, {description: Anything.}]}", "JSONValue?"),
        ("{oneOf: [{$ref: '#/components/schemas/Cat'}, {type: string, nullable: true}]}", "XX?"),
    ])
    func alternativesOfOneTypeAreThatType(schema: String, type: String) throws {
        let alias = "Alias: {allOf: [{$ref: '#/components/schemas/Cat'}]}\n"
        let files = try generate(schemas(Self.others + alias + "X: {type: object, properties: {x: \(schema)}}"))
        #expect(try files.type("X").members == ["let x: \(type)"])
    }

    @Test func aRequiredUnionThatMayBeNullIsOptional() throws {
        let files = try generate(
            schemas(
                """
                X: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/U'}}}
                U: {anyOf: [{type: string}, {type: integer}, {nullable: true}]}
                """
            )
        )
        #expect(try files.type("X").contains(#"writer.writeNullable(a, for: "a")"#))
    }

    /// System.Text.Json reads no object whose discriminator is not its first member, and nobody but the client sends it.
    @Test func theDiscriminatorIsWrittenFirstAndAlways() throws {
        let files = try generate(
            schemas(
                """
                Solid:
                  required: [kind]
                  properties: {name: {type: string}, kind: {type: string, readOnly: true}}
                  discriminator: {propertyName: kind, mapping: {ring: '#/components/schemas/Ring'}}
                Ring: {allOf: [{$ref: '#/components/schemas/Solid'}, {properties: {radius: {type: number}}}]}
                """
            )
        )
        let sent = try generate(
            shop(
                """
                /a: {put: {operationId: a, requestBody: {required: true, content: {application/json: {schema: \
                {$ref: '#/components/schemas/Solid'}}}}, responses: {'204': {description: D}}}}
                """,
                """
                components:
                  schemas:
                    Solid:
                      required: [kind]
                      properties: {name: {type: string}, kind: {type: string, readOnly: true}}
                      discriminator: {propertyName: kind, mapping: {ring: '#/components/schemas/Ring'}}
                    Ring: {allOf: [{$ref: '#/components/schemas/Solid'}, {properties: {radius: {type: number}}}]}
                """
            )
        ).type("Ring")
        #expect(
            try files.type("Ring").lines(containing: "writer.write").first
                == #"writer.writeString(kind, for: "kind")"#
        )
        #expect(
            sent.lines(containing: "init(name", "writer.write") == [
                #"public init(name: String? = nil, kind: String? = "ring", radius: Double? = nil) {"#,
                #"writer.writeString(kind, for: "kind")"#, #"writer.writeString(name, for: "name")"#,
                #"writer.writeDouble(radius, for: "radius")"#,
            ]
        )
    }

    /// What is of the declared type itself does not say of what type it is.
    @Test func inODataOnlySubtypesHaveADiscriminator() throws {
        let files = try generate(
            schemas(
                """
                org.attachment:
                  required: ['@odata.type', name]
                  properties: {name: {type: string}, '@odata.type': {type: string}}
                  discriminator: {propertyName: '@odata.type', mapping: {'#org.file': '#/components/schemas/org.file'}}
                org.file:
                  allOf:
                  - $ref: '#/components/schemas/org.attachment'
                  - {required: ['@odata.type'], properties: {size: {type: integer}, '@odata.type': {type: string}}}
                """
            )
        )
        let union = try files.type("OrgAttachment")
        #expect(
            union.lines(containing: "case \"", "default:") == [
                "case \"#org.attachment\", nil:", "case \"#org.file\":", "default:",
            ]
        )
        let members = try files.type("OrgFile").members
        #expect(members.contains("let name: String") && members.contains { $0.hasSuffix("ataType: String?") })
    }

    @Test func theTextOfABaseIsNotThatOfItsSubtypes() throws {
        let files = try generate(
            schemas(
                """
                Skill: {description: Base of skills., required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}
                OcrSkill: {allOf: [{$ref: '#/components/schemas/Skill'}, {properties: {a: {type: string}}}]}
                """
            )
        )
        #expect(try files.type("Skill").contains("/// Base of skills."))
        #expect(try !files.file("OcrSkill.swift").contains("Base of skills"))
    }

    @Test func unionsMayContainThemselves() throws {
        let files = try generate(
            schemas(
                """
                Tree: {oneOf: [{type: string}, {type: array, items: {$ref: '#/components/schemas/Tree'}}, {$ref: '#/components/schemas/Pair'}]}
                Pair: {oneOf: [{type: integer}, {type: object, additionalProperties: {$ref: '#/components/schemas/Tree'}}]}
                Node: {type: object, properties: {tree: {$ref: '#/components/schemas/Tree'}}}
                """
            )
        )
        #expect(try files.type("Tree").contains("public indirect enum Tree: UnionModel"))
        #expect(
            try files.type("Tree").lines(containing: "case ").prefix(3) == [
                "case string(String)", "case treeArray([Tree])", "case pair(Pair)",
            ]
        )
        #expect(try files.type("Pair").contains("public enum Pair: UnionModel"))
    }

    /// The schemas of GeoJSON that the OGC publishes are called `linestringGeoJSON` and the like.
    @Test func lettersDecideWhetherAValueIsAPartOfTheNameOfASchema() throws {
        let files = try generate(
            schemas(
                """
                Solid: {oneOf: [{$ref: '#/components/schemas/pointGeoJSON'}, {$ref: '#/components/schemas/linestringGeoJSON'}]}
                pointGeoJSON: {type: object, required: [type], properties: {type: {type: string, enum: [Point]}, a: {type: string}}}
                linestringGeoJSON: {type: object, required: [type], properties: {type: {type: string, enum: [LineString]}}}
                """
            )
        )
        #expect(
            try files.type("Solid").lines(containing: "case ").prefix(2) == [
                "case point(PointGeoJSON)", "case lineString(LinestringGeoJSON)",
            ]
        )
    }

    @Test(arguments: [
        ("[{type: string}, {type: integer}]", ["String: string", "Integer: integer"]),
        ("[{type: string}, {type: array, items: {type: string}}]", ["String: string"]),
        ("[{type: number}, {type: boolean}]", ["Integer: number", "Float: number", "Boolean: boolean"]),
        ("[{type: string, format: date-time}, {type: boolean}]", ["Boolean: boolean"]),
        ("[{type: integer, format: uint64}, {type: string}]", ["String: string", "Integer: integer"]),
        (
            "[{type: integer, format: int32}, {type: number}, {type: boolean}]",
            ["Integer: integer", "Float: number", "Boolean: boolean"]
        ),
    ])
    func aLiteralStandsForTheAlternativeOfItsKind(alternatives: String, literals: [String]) throws {
        let files = try generate(schemas("X: {type: object, properties: {x: {oneOf: \(alternatives)}}}"))
        let union = try files.type("XX").replacing(/\s+/, with: " ")
        let found = union.matches(of: /MARK: ExpressibleBy(\w+)Literal Protocol .*? self = \.(\w+)\(value\)/)
            .map { "\($0.1): \($0.2)" }
        #expect(found == literals)
        for literal in literals {
            #expect(union.contains(", ExpressibleBy\(literal.prefix { $0 != ":" })Literal"))
        }
    }

    @Test func aLiteralStandsForTheFirstOfSeveralCollections() throws {
        let files = try generate(
            schemas(
                """
                X:
                  oneOf:
                  - {type: array, items: {type: string}}
                  - {type: object, additionalProperties: {type: string}}
                  - {type: array, items: {type: integer}}
                  - {type: object, additionalProperties: {type: integer}}
                """
            )
        )
        let union = try files.type("X")
        #expect(union.contains("Hashable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {"))
        #expect(
            union.lines(containing: "(elements") == [
                "self = .stringArray(elements)", "self = .stringMap(Dictionary(elements) { _, last in last })",
            ]
        )
    }

    /// Another value for the same alternative, wherever it stands, does not change what is sent.
    @Test(arguments: ["round: Ring, ring: Ring", "ring: Ring, round: Ring", "RING: Ring, a: Ring"])
    func ofSeveralValuesOneLikeTheNameOfTheSchemaIsSent(mapping: String) throws {
        let ring = try generate(
            schemas(
                """
                Solid:
                  oneOf: [{$ref: '#/components/schemas/Ring'}, {$ref: '#/components/schemas/Square'}]
                  discriminator: {propertyName: kind, mapping: {\(mapping), square: Square}}
                Ring: {type: object, required: [kind], properties: {kind: {type: string}}}
                Square: {type: object, required: [kind], properties: {kind: {type: string}}}
                """
            )
        ).type("Ring")
        let value = mapping.contains("RING") ? "RING" : "ring"
        #expect(ring.contains("public init(kind: String = \"\(value)\") {"))
    }

    @Test func noLiteralHidesASchemaThatIsCalledLikeItsKeys() throws {
        let union =
            "X: {oneOf: [{type: object, additionalProperties: {type: string}}, {$ref: '#/components/schemas/Key'}]}"
        let files = try generate(
            schemas(union + "\nKey: {type: object, required: [id], properties: {id: {type: string}}}")
        )
        #expect(try files.type("X").contains("public indirect enum X: UnionModel, Codable, Hashable {"))
        let other = try generate(
            schemas(union.replacing("Key", with: "Lock") + "\nLock: {type: object, properties: {id: {}}}")
        )
        #expect(try other.type("X").contains("Hashable, ExpressibleByDictionaryLiteral {"))
    }

    // MARK: - Telling alternatives apart

    private static let events = """
        Started: {type: object, required: [type], properties: {type: {type: string, enum: [started]}}}
        Stopped: {type: object, required: [type], properties: {type: {type: string, enum: [stopped, halted]}}}
        Other: {type: object, required: [type], properties: {type: {type: string}}}

        """

    private func tags(_ union: String) throws -> [String] {
        try generate(schemas(Self.events + "Event: \(union)")).type("Event")
            .lines(containing: "readTag", "case \"", "\":", "self = ", "attempt")
            .filter { !$0.hasSuffix("(value)") }
    }

    @Test func aMemberThatAllowsDifferentValuesTellsAlternativesApart() throws {
        #expect(
            try tags("{oneOf: [{$ref: '#/components/schemas/Started'}, {$ref: '#/components/schemas/Stopped'}]}") == [
                "switch reader.readTag(\"type\") {", "case \"started\":",
                "self = .started(try Started(reading: reader))",
                "case \"stopped\", \"halted\":", "self = .stopped(try Stopped(reading: reader))",
                "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
    }

    /// As PayPal describes the details of errors, and Adyen the ways to pay.
    @Test func aMemberThatMayBeMissingTellsAlternativesApartWhereItIsThere() throws {
        let files = try generate(
            schemas(
                """
                Way: {oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Bank'}]}
                Card: {type: object, properties: {type: {type: string, enum: [card, scheme]}}}
                Bank: {type: object, required: [iban], properties: {type: {type: string, enum: [bank]}, iban: {type: string}}}
                """
            )
        )
        #expect(
            try files.type("Way").lines(containing: "\":", "case nil", "default", "attempt", "self = ") == [
                "case \"card\", \"scheme\":", "self = .card(try Card(reading: reader))",
                "case \"bank\":", "self = .bank(try Bank(reading: reader))",
                "case nil:", "union.attempt(Self.card)", "union.attempt(Self.bank)", "self = try union.result()",
                "default:", "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
        #expect(try files.type("Card").contains("init(type: CardType? = nil)"))
        #expect(try files.type("Bank").contains("init(type: BankType? = .bank, iban: String)"))
    }

    /// More values of a color or a state come with time, and make no other object of what has one.
    @Test(arguments: [
        (
            "required: [doors]", "color: {type: string, enum: [red, blue]}", "required: [gears]",
            "color: {type: string, enum: [black]}"
        ),
        (
            "required: [doors, state]", "state: {type: string, enum: [sold, new]}",
            "required: [gears, state]", "state: {type: string, enum: [lost, stolen]}"
        ),
    ])
    func aMemberWithSeveralValuesTellsNothingUnlessItIsCalledAKind(
        ofCar: String,
        car: String,
        ofBike: String,
        bike: String
    ) throws {
        let files = try generate(
            schemas(
                """
                Vehicle: {oneOf: [{$ref: '#/components/schemas/Car'}, {$ref: '#/components/schemas/Bike'}]}
                Car: {type: object, \(ofCar), properties: {doors: {type: integer}, \(car)}}
                Bike: {type: object, \(ofBike), properties: {gears: {type: integer}, \(bike)}}
                """
            )
        )
        #expect(
            try files.type("Vehicle").lines(containing: "readTag", "attempt", "self = ").filter {
                !$0.hasSuffix("(value)")
            } == [
                "union.attempt(Self.car)", "union.attempt(Self.bike)", "self = try union.result()",
            ]
        )
        #expect(try !files.type("Bike").contains(" = .black"))
    }

    /// Discord's channels have numbers for their kinds.
    @Test func numbersTellAlternativesApart() throws {
        let files = try generate(
            schemas(
                """
                Channel: {oneOf: [{$ref: '#/components/schemas/Talk'}, {$ref: '#/components/schemas/Hall'}]}
                Talk: {type: object, required: [type], properties: {type: {type: integer, enum: [10, 11]}}}
                Hall: {type: object, required: [type], properties: {type: {type: integer, enum: [-1]}}}
                """
            )
        )
        #expect(
            try files.type("Channel").lines(containing: "readTag", "\"", "self = ") == [
                "switch reader.readTag(\"type\") {", "case \"10\", \"11\":",
                "self = .talk(try Talk(reading: reader))",
                "case \"-1\":", "self = .hall(try Hall(reading: reader))",
                "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
        #expect(try files.type("Hall").contains("init(type: HallType = .minus1)"))
        #expect(try files.type("Talk").contains("init(type: TalkType)"))
    }

    @Test func whatIsNotToldIsTried() throws {
        #expect(
            try tags("{oneOf: [{$ref: '#/components/schemas/Started'}, {$ref: '#/components/schemas/Other'}]}") == [
                "union.attempt(Self.started)", "union.attempt(Self.other)", "self = try union.result()",
            ]
        )
        #expect(
            try tags(
                "{oneOf: [{$ref: '#/components/schemas/Started'}, {$ref: '#/components/schemas/Stopped'}, {type: string}]}"
            ).suffix(2) == ["union.attempt(Self.string)", "self = try union.result()"]
        )
    }

    @Test func valuesThatDoNotFitOnALineHaveLinesOfTheirOwn() throws {
        let long = String(repeating: "x", count: 90)
        let files = try generate(
            schemas(
                #"""
                Event: {oneOf: [{$ref: '#/components/schemas/Long'}, {$ref: '#/components/schemas/Short'}]}
                Long: {required: [type], properties: {type: {enum: ['a", "b', \#(long), '\(c), \']}}}
                Short: {required: [type], properties: {type: {enum: ["a, b", c]}}}
                """#
            )
        )
        #expect(
            try files.type("Event").lines(containing: "case \"", "xxx", "(c)") == [
                #"case "a\", \"b","#, "\"\(long)\",", #""\\(c), \\":"#, #"case "a, b", "c":"#,
            ]
        )
    }

    @Test func aUnionAmongAlternativesHasTheTagsOfItsOwn() throws {
        let files = try generate(
            schemas(
                Self.events + """
                    Pause: {type: object, required: [type], properties: {type: {type: string, enum: [pause]}}}
                    Event: {oneOf: [{$ref: '#/components/schemas/End'}, {$ref: '#/components/schemas/Started'}]}
                    End: {oneOf: [{$ref: '#/components/schemas/Stopped'}, {$ref: '#/components/schemas/Pause'}]}
                    """
            )
        )
        #expect(
            try files.type("Event").lines(containing: "\"", "self = .end") == [
                "switch reader.readTag(\"type\") {", "case \"stopped\", \"halted\", \"pause\":",
                "self = .end(try End(reading: reader))", "case \"started\":",
            ]
        )
    }

    @Test func alternativesThatShareAValueAreTriedWhereItStands() throws {
        let generation = try Generation(
            schemas(
                Self.events + """
                    Event:
                      oneOf: [{$ref: '#/components/schemas/Started'}, {$ref: '#/components/schemas/Other'}]
                      discriminator: {propertyName: type, mapping: {started: Other, other: Other}}
                    """
            )
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.type("Event").lines(containing: "case \"", "self = ", "attempt") == [
                "case \"started\":", "union.attempt(Self.started)", "union.attempt(Self.other)",
                "self = try union.result()", "case \"other\":", "self = .other(try Other(reading: reader))",
                "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
    }

    @Test func anAlternativeThatAnotherSchemaAddsMembersToKeepsItsOwnValue() throws {
        let files = try generate(
            schemas(
                Self.events + """
                    Stored: {allOf: [{$ref: '#/components/schemas/Started'}, {properties: {id: {type: string}}}]}
                    Event:
                      oneOf: [{$ref: '#/components/schemas/Started'}, {$ref: '#/components/schemas/Stopped'}]
                      discriminator: {propertyName: type}

                    """
            )
        )
        #expect(
            try files.type("Event").lines(containing: "case \"", "\":") == [
                "case \"started\":", "case \"stopped\", \"halted\":",
            ]
        )
        #expect(try files.type("Started").contains("public init(type: StartedType = .started) {"))
    }

    @Test func aValueThatTwoAlternativesAllowLeavesEachTheOthers() throws {
        let generation = try Generation(
            schemas(
                Self.events + """
                    Halted: {type: object, required: [type], properties: {type: {type: string, enum: [halted, ended]}}}
                    Again: {type: object, required: [type], properties: {type: {type: string, enum: [started]}}}
                    Event:
                      oneOf:
                        - {$ref: '#/components/schemas/Started'}
                        - {$ref: '#/components/schemas/Stopped'}
                        - {$ref: '#/components/schemas/Halted'}
                        - {$ref: '#/components/schemas/Again'}
                      discriminator: {propertyName: type}

                    """
            )
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.type("Event").lines(containing: "case \"", "\":", "self = ", "attempt") == [
                "case \"started\":", "union.attempt(Self.started)", "union.attempt(Self.again)",
                "self = try union.result()", "case \"stopped\":", "self = .stopped(try Stopped(reading: reader))",
                "case \"halted\":", "union.attempt(Self.stopped)", "union.attempt(Self.halted)",
                "self = try union.result()", "case \"ended\":", "self = .halted(try Halted(reading: reader))",
                "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
    }

    @Test func whatIsMappedDoesNotStandForASubtypeOfAnotherAlternative() throws {
        let generation = try Generation(
            schemas(
                """
                Action:
                  type: object
                  required: [type]
                  properties: {type: {type: string}}
                  discriminator: {propertyName: type, mapping: {start: Action, resize: Resize}}
                Resize: {allOf: [{$ref: '#/components/schemas/Action'}, {properties: {size: {type: integer}}}]}
                Event:
                  oneOf: [{$ref: '#/components/schemas/Action'}, {$ref: '#/components/schemas/Resize'}]
                  discriminator: {propertyName: type, mapping: {start: Action, resize: Resize}}

                """
            )
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.type("Event").lines(containing: "case \"", "self = .") == [
                "case \"start\":", "self = .action(try Action(reading: reader))", "case \"resize\":",
                "self = .resize(try Resize(reading: reader))", "self = .unknown(try JSONValue(reading: reader))",
            ]
        )
    }

    // MARK: - The member that tells

    @Test(arguments: [
        // The only value that there is.
        ("{type: string, enum: [a]}", "{a: A}", "kind: AKind = .a"),
        ("{type: string}", "{a: A}", "kind: String = \"a\""),
        ("{type: string}", "{a: A, b: A}", "kind: String = \"a\""),
        ("{type: integer}", "{'1': A}", "kind: Int = 1"),
        ("{type: string}", "{'a\"': A}", "kind: String = \"a\\\"\""),
    ])
    func isWrittenByItself(kind: String, mapping: String, parameter: String) throws {
        let files = try generate(
            schemas(
                """
                X:
                  oneOf: [{$ref: '#/components/schemas/A'}, {type: string}]
                  discriminator: {propertyName: kind, mapping: \(mapping)}
                A: {type: object, required: [kind, a], properties: {kind: \(kind), a: {type: string}}}
                """
            )
        )
        #expect(try files.type("A").contains("public init(\(parameter), a: String) {"))
    }

    /// System.Text.Json names the kind of an object only where there is a choice of kinds.
    @Test(arguments: [
        ("{type: string}", "kind, a", #"reader.readStringIfPresent("kind") ?? "a""#),
        ("{type: string}", "a", #"reader.readStringIfPresent("kind")"#),
        ("{type: string, enum: [a]}", "kind, a", #"try reader.read("kind")"#),
    ])
    func isReadAsTheValueThatStandsForTheObjectIfItIsMissing(kind: String, required: String, reading: String) throws {
        let files = try generate(
            schemas(
                """
                X: {oneOf: [{$ref: '#/components/schemas/A'}], discriminator: {propertyName: kind, mapping: {a: A}}}
                A: {type: object, required: [\(required)], properties: {kind: \(kind), a: {type: string}}}
                """
            )
        )
        let lines = try files.type("A").lines(containing: "self.kind = reader", "self.kind = try")
        #expect(lines == ["self.kind = \(reading)"])
    }

    @Test(arguments: [(100, false), (101, true)])
    func aLongUnionHasNoSwitch(alternatives: Int, isLong: Bool) throws {
        let names = (0..<alternatives).map { "A\($0)" }
        let files = try generate(
            schemas(
                "X: {oneOf: [\(names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", "))]}\n"
                    + names.map { "\($0): {type: object, properties: {m\($0): {type: string}}}" }.joined(
                        separator: "\n"
                    )
            )
        )
        let union = try files.type("X")
        #expect(union.contains("if case .a7(let value) = self { return value }") == isLong)
        #expect(union.contains("switch self {") != isLong)
    }

    @Test func isAddedWhereAnAlternativeDoesNotHaveIt() throws {
        let files = try generate(
            schemas(
                """
                X:
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                  discriminator: {propertyName: kind}
                A: {type: object, required: [a], properties: {a: {type: string}}}
                B: {type: object, required: [b], properties: {b: {type: string}}}
                """
            )
        )
        #expect(try files.type("A").contains("public init(a: String, kind: String? = \"A\") {"))
        #expect(try files.type("B").contains("public init(b: String, kind: String? = \"B\") {"))
    }

    @Test func aSchemaThatAllValuesStandForIsAModel() throws {
        let files = try generate(
            schemas(
                """
                Note:
                  type: object
                  required: [kind]
                  properties: {kind: {type: string}}
                  discriminator: {propertyName: kind, mapping: {note: '#/components/schemas/Note'}}
                """
            )
        )
        #expect(try files.type("Note").contains("public init(kind: String = \"note\") {"))
    }

    /// As ASP.NET Core describes a response that is one of the subtypes of a base.
    @Test(arguments: ["$type", "kind"])
    func subtypesOfABaseAreToldApartAsThere(member: String) throws {
        let files = try generate(
            schemas(
                """
                X: {oneOf: [{$ref: '#/components/schemas/Web'}, {$ref: '#/components/schemas/Local'}]}
                Order:
                  type: object
                  properties: {'\(member)': {type: string}}
                  required: [\(member == "kind" ? "" : "'$type'")]
                  discriminator:
                    propertyName: '\(member)'
                    mapping: {web: '#/components/schemas/Web', local: '#/components/schemas/Local'}
                Web: {allOf: [{$ref: '#/components/schemas/Order'}], properties: {a: {type: string}}}
                Local: {allOf: [{$ref: '#/components/schemas/Order'}], properties: {a: {type: string}, b: {type: string}}}
                """
            )
        )
        let cases = try files.file("X.swift").lines(containing: "case \"")
        #expect(cases == ["case \"web\":", "case \"local\":"])
    }

    /// As in Figma's description, where what nodes have in common comes last.
    @Test func isNamedAfterTheSchemaThatListsIt() throws {
        let files = try generate(
            schemas(
                """
                Node: {oneOf: [{$ref: '#/components/schemas/Frame'}, {$ref: '#/components/schemas/Title'}]}
                Frame: {allOf: [{type: object, properties: {kind: {type: string, enum: [FRAME]}}}, {$ref: '#/components/schemas/Layer'}]}
                Title: {allOf: [{type: object, properties: {kind: {type: string, enum: [TEXT]}}}, {$ref: '#/components/schemas/Layer'}]}
                Layer: {type: object, required: [kind], properties: {kind: {type: string}}}
                """
            )
        )
        #expect(try files.type("Frame").contains("public init(kind: FrameKind = .frame) {"))
        #expect(try files.type("Title").contains("public init(kind: TitleKind = .text) {"))
    }

    /// As GeoJSON's geometries are often described.
    @Test func isSetInAlternativesWithoutNames() throws {
        let files = try generate(
            schemas(
                """
                X:
                  oneOf:
                  - {title: Point, type: object, required: [type], properties: {type: {type: string, enum: [Point]}}}
                  - {title: Line, type: object, required: [type], properties: {type: {type: string, enum: [Line, Ring]}}}
                """
            )
        )
        #expect(try files.type("XPoint").contains("public init(type: XPointType = .point) {"))
        #expect(try files.type("XLine").contains("public init(type: XLineType) {"))
    }

    @Test func hasNoValueOfItsOwnWhereUnionsDisagree() throws {
        let files = try generate(
            schemas(
                """
                X: {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}], discriminator: {propertyName: k, mapping: {a: A}}}
                Y: {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}], discriminator: {propertyName: k, mapping: {b: A}}}
                A: {type: object, required: [k], properties: {k: {type: string}}}
                """
            )
        )
        #expect(try files.type("A").contains("public init(k: String) {"))
    }

    // MARK: - Subtypes

    @Test func theSubtypesOfABaseAreGeneratedWithIt() throws {
        let files = try generate(
            shop(
                """
                /pet:
                  get:
                    operationId: getPet
                    responses:
                      '200':
                        description: A pet.
                        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, discriminator: {propertyName: t}, required: [t], properties: {t: {type: string}}}
                    PetBase: {type: object, properties: {a: {type: string}}}
                    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {b: {type: string}}}]}
                    Unused: {type: object, properties: {a: {type: string}}}
                """
            )
        )
        #expect(files.typeNames == ["Cat", "Pet", "PetBase"])
        #expect(try files.file("ShopClient.swift").contains("-> Pet"))
        #expect(
            try files.type("Pet").lines(containing: "case pet(", "case cat(") == [
                "case pet(PetBase)", "case cat(Cat)",
            ]
        )
        #expect(try files.type("Cat").contains("public init(t: String = \"Cat\", b: String? = nil) {"))
    }

    /// A client for pets, cats, which are pets, and kittens, which are cats, whose operation answers with one of them.
    private func pets(response: String) throws -> [String: String] {
        try generate(
            shop(
                """
                /pet:
                  get:
                    operationId: getPet
                    responses:
                      '200':
                        description: A pet.
                        content: {application/json: {schema: {$ref: '#/components/schemas/\(response)'}}}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, discriminator: {propertyName: t}, required: [t], properties: {t: {type: string}}}
                    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {b: {type: string}}}]}
                    Kitten: {allOf: [{$ref: '#/components/schemas/Cat'}, {properties: {c: {type: string}}}]}
                """
            )
        )
    }

    @Test func aSubtypeWithSubtypesIsAStructAmongThemAndAChoiceByItself() throws {
        let among = try pets(response: "Pet")
        #expect(among.typeNames == ["Cat", "Kitten", "Pet", "PetBase"])
        #expect(
            try among.type("Pet").lines(containing: "case pet(", "case cat(", "case kitten(") == [
                "case pet(PetBase)", "case cat(Cat)", "case kitten(Kitten)",
            ]
        )
        let alone = try pets(response: "Cat")
        #expect(alone.typeNames == ["AnyCat", "Cat", "Kitten"])
        #expect(try alone.file("ShopClient.swift").contains("-> AnyCat"))
        #expect(
            try alone.type("AnyCat").lines(containing: "case cat(", "case kitten(") == [
                "case cat(Cat)", "case kitten(Kitten)",
            ]
        )
        #expect(try alone.type("Cat") == among.type("Cat"))
    }

    /// As PagerDuty and Okta describe them. Where a subtype is called by a name that is no value, the values may be meant for it.
    @Test(arguments: [("cat", "case \"dog\", \"fox\":"), ("Cat2", "case \"Pet\":")])
    func theOtherValuesOfABaseAreItsOwn(value: String, expected: String) throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  discriminator: {propertyName: t}
                  required: [t]
                  properties: {t: {type: string, enum: [cat, dog, fox]}}
                Cat: {allOf: [{$ref: '#/components/schemas/Pet'}], x-ms-discriminator-value: \(value)}
                """
            )
        )
        #expect(try files.type("Pet").lines(containing: "case \"").first == expected)
        #expect(try files.type("PetBase").contains("public init(t: PetT) {"))
    }

    /// A service that lists its values expects no other, such as the name of a base that is never sent as itself.
    @Test(arguments: [
        ("enum: [cat]", "", "t: PetT"), ("enum: [cat, pet]", "", "t: PetT = .pet"),
        ("enum: [cat, Pet]", "", "t: PetT = .pet"),
        ("enum: [cat]", ", x-ms-discriminator-value: Pet", "t: PetT = PetT(rawValue: \"Pet\")"),
        ("example: cat", "", "t: String = \"Pet\""),
    ])
    func aBaseIsCalledByItsNameUnlessTheKnownValuesAreOthers(type: String, own: String, argument: String) throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  discriminator: {propertyName: t}
                  required: [t]
                  properties: {t: {type: string, \(type)}}\(own.replacing(", ", with: "\n  "))
                Cat: {allOf: [{$ref: '#/components/schemas/Pet'}], x-ms-discriminator-value: cat}
                """
            )
        )
        #expect(try files.type("PetBase").contains("public init(\(argument)) {"))
        #expect(try files.type("Cat").contains(type.hasPrefix("enum") ? "t: PetT = .cat) {" : "t: String = \"cat\") {"))
        #expect(try files.type("Pet").lines(containing: "case \"").contains("case \"cat\":"))
    }

    /// The value of a discriminator is written as any other default of its type.
    @Test func aDiscriminatorMayBeANumber() throws {
        let generation = try Generation(
            schemas(
                """
                Pet:
                  type: object
                  discriminator: {propertyName: t, mapping: {'7': '#/components/schemas/Cat'}}
                  required: [t]
                  properties: {t: {type: integer, format: int32}}
                Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
                """
            ),
            configuration: "types: {integer/int32: Int32}"
        )
        #expect(try generation.files.type("Cat").contains("public init(t: Int32 = 7) {"))
    }

    @Test func aParameterMayBeAUnionOfValues() throws {
        let files = try generate(
            shop(
                """
                /pets:
                  get:
                    operationId: findPet
                    parameters: [{name: key, in: query, required: true, schema: {oneOf: [{type: string}, {type: integer}]}}]
                    responses: {'204': {description: Done}}
                """
            )
        )
        #expect(try files.type("FindPetKey").contains("public enum FindPetKey: UnionModel"))
        #expect(try files.file("ShopClient.swift").sent.contains("description.query(\"key\", key)"))
    }

    @Test func namesOfAlternativesMeanTheValuesThatTheyAllow() throws {
        let files = try generate(
            schemas(
                """
                Kind: {type: string, enum: [CAT, DOG]}
                Base: {type: object, required: [kind], properties: {kind: {$ref: '#/components/schemas/Kind'}}}
                CatRequest: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {type: string}}}]}
                DogRequest: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {b: {type: string}}}]}
                Pet: {oneOf: [{$ref: '#/components/schemas/CatRequest'}, {$ref: '#/components/schemas/DogRequest'}],
                  discriminator: {propertyName: kind}}
                """
            )
        )
        #expect(try files.type("Pet").lines(containing: "case \"") == [#"case "CAT":"#, #"case "DOG":"#])
        #expect(try files.type("CatRequest").contains("kind: Kind = .cat"))
    }
}
