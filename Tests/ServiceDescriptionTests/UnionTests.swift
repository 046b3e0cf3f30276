import ServiceDescription
import Testing

/// How choices are read, and how objects of different schemas are told apart.
@Suite struct UnionTests {
    private static let others = """
        Pet: {type: object, required: [kind], properties: {kind: {type: string}}}
        Color: {type: string, enum: [red]}

        """

    // MARK: - Choices

    @Test(arguments: [
        ("{oneOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Color'}]}", "(@Pet | @Color)"),
        ("{anyOf: [{type: string}, {type: integer}]}", "(string | integer)"),
        ("{anyOf: [{type: string}, {type: integer}, {type: 'null'}]}", "(string | integer)?"),
        ("{oneOf: [{type: string}, {type: integer, nullable: true}]}", "(string | integer?)?"),
        ("{type: [string, integer]}", "(string | integer)"),
        ("{type: [string, 'null', array], items: {type: integer}}", "(string | [integer])?"),
        ("{type: [integer, number, string]}", "(number | string)"),
        ("{type: [object, string], properties: {a: {type: string}}}", "({a: string} | string)"),
        ("{oneOf: [{oneOf: [{type: string}, {type: integer}]}, {type: boolean}]}", "(string | integer | boolean)"),
        ("{oneOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Pet'}]}", "@Pet"),
        ("{oneOf: [{type: string}, {type: string, format: date}]}", "string"),
        // As PHP writes an object without members.
        ("{anyOf: [{type: object, properties: {a: {type: string}}}, {type: array, maxItems: 0}]}", "{a: string}?"),
        ("{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: array, maxItems: 0}]}", "@Pet?"),
        ("{allOf: [{oneOf: [{type: string}, {type: integer}]}, {description: Words.}]}", "(string | integer)"),
        (
            "{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: array, items: {$ref: '#/components/schemas/X'}}]}",
            "(@Pet | [@X])"
        ),
        (
            "{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: object}], discriminator: {propertyName: kind}}",
            "(@Pet | <any> by kind)"
        ),
        (
            """
            {oneOf: [{$ref: '#/components/schemas/Pet'}, {type: object}], discriminator: {propertyName: kind, \
            mapping: {a: Pet, b: '#/components/schemas/Pet', c: 'Pet.yaml'}}}
            """,
            "(@Pet | <any> by kind a=@Pet b=@Pet c=@Pet)"
        ),
        (
            "{required: [a, b], oneOf: [{properties: {a: {type: string}}}, {properties: {a: {type: integer}, b: {}}}]}",
            "({a!: string} | {a!: integer, b!: any})"
        ),
        (
            "{required: [kind, a], oneOf: [{$ref: '#/components/schemas/Pet'}, {properties: {a: {type: string}}}]}",
            "(@Pet | {a!: string})"
        ),
    ])
    func choicesAreRead(schema: String, expected: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: Self.others + "X: \(schema)"))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("X") == expected)
    }

    /// `Cat` is read before `X` and again after it, `Zebra` only after it.
    @Test func alternativesThatOnlyADiscriminatorTellsApartStayApart() throws {
        let schemas = """
            Cat: {allOf: [{$ref: '#/components/schemas/Pet'}], description: A cat.}
            Fish: {allOf: [{$ref: '#/components/schemas/Pet'}]}
            X:
              oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Zebra'}]
              discriminator: {propertyName: kind}
            Zebra: {allOf: [{$ref: '#/components/schemas/Pet'}]}
            """
        let reading = try Reading(Format.openAPI31.description(schemas: Self.others + schemas))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("X") == "(@Cat | @Zebra by kind)")
        #expect(reading.schema("Cat") == "{kind!: string}")
        #expect(reading.schema("Zebra") == "{kind!: string}")
        #expect(reading.schema("Fish") == "@Pet")
    }

    @Test(arguments: [
        (
            "{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: object}], discriminator: {propertyName: kind, "
                + "mapping: {a: Pett}}}",
            "(@Pet | <any> by kind)",
            "8:119: warning: 'a' is mapped to 'Pett', which is not a schema; objects with this value are treated as "
                + "unknown (did you mean 'Pet'?)"
        ),
        (
            "{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: object}], discriminator: {mapping: {}}}",
            "(@Pet | <any>)",
            "8:70: warning: a discriminator without a 'propertyName' is ignored (add the 'propertyName')"
        ),
        (
            "{type: object, properties: {kind: {type: string}}, discriminator: kind}", "{kind: string} by kind",
            "8:74: warning: since OpenAPI 3.0, 'discriminator' is a mapping; the string is treated as its "
                + "'propertyName' (write 'discriminator: {propertyName: kind}')"
        ),
        (
            "{type: object, properties: {a: {type: string}}, discriminator: {propertyName: kind}}",
            "{a: string, kind!: string} by kind",
            "8:56: warning: the discriminator 'kind' is not a property of its schema; it is treated as a required "
                + "string (add it to 'properties')"
        ),
        (
            "{allOf: [{oneOf: [{type: string}, {$ref: '#/components/schemas/Pet'}]}, {properties: {a: {type: string}}}]}",
            "{a: string, ...: any}",
            "8:18: warning: 'oneOf' is treated as free-form JSON (write one choice, each of whose alternatives has what stands beside it)"
        ),
        (
            "{required: [a, c], oneOf: [{properties: {a: {type: string}}}, {properties: {b: {type: integer}}}]}",
            "({a!: string} | {b: integer})",
            "8:23: warning: 'c' is required but is not a property; the requirement is ignored (add it to 'properties')"
        ),
        (
            "{oneOf: [{type: string}, {type: integer}], anyOf: [{type: string}, {type: boolean}]}", "any",
            "8:9: warning: 'oneOf' is treated as free-form JSON (write one choice, each of whose alternatives has what stands beside it)"
        ),
    ])
    func whatIsWrongIsTold(schema: String, expected: String, warning: String) throws {
        let reading = try Reading(Format.openAPI31.description(schemas: Self.others + "X: \(schema)"))
        #expect(reading.diagnostics == [warning])
        #expect(reading.schema("X") == expected)
    }

    // MARK: - Bases

    /// The subtypes of `Base` and their tags.
    private func subtypes(_ schemas: String, _ format: Format = .openAPI30) throws -> [String] {
        let reading = try Reading(format.description(schemas: schemas))
        #expect(reading.diagnostics == [])
        let service = try #require(reading.service)
        let index = try #require(service.schemas.firstIndex { $0.name == "Base" })
        return (Unions(service).subtypes(of: index)?.alternatives ?? []).map { alternative in
            "\(Outline(service).outline(alternative.schema))\(alternative.isExact ? "" : "…") "
                + alternative.discriminatorValues.joined(separator: " ")
        }
    }

    private static let base =
        "Base: {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}}}\n"

    @Test func subtypesAreThoseComposedOfTheBase() throws {
        #expect(
            try subtypes(
                Self.base + """
                    A: {allOf: [{$ref: '#/components/schemas/Base'}]}
                    B: {allOf: [{$ref: '#/components/schemas/A'}, {properties: {b: {type: string}}}]}
                    C: {allOf: [{$ref: '#/components/schemas/Base'}], x-ms-discriminator-value: see}
                    D: {type: object, properties: {base: {$ref: '#/components/schemas/Base'}}}
                    """
            ) == ["@Base Base", "@A A", "@B B", "@C see"]
        )
    }

    @Test func swaggerCodegensValueOfTheMemberIsATag() throws {
        #expect(
            try subtypes(
                """
                Base: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
                A: {x-discriminator-value: a-1, allOf: [{$ref: '#/definitions/Base'}, {type: object, properties: {a: {type: string}}}]}
                """,
                .swagger20
            ) == ["@Base Base", "@A a-1"]
        )
    }

    @Test func aBaseThatHasNoSubtypesYetIsReadAsOneOfThem() throws {
        #expect(try subtypes(Self.base) == ["@Base Base"])
    }

    @Test func aSchemaThatAllValuesStandForHasNoSubtypes() throws {
        let base =
            "Base: {type: object, discriminator: {propertyName: kind, mapping: {base: Base}}, "
            + "properties: {kind: {type: string}}}\n"
        #expect(try subtypes(base) == [])
        #expect(
            try subtypes(base + "A: {allOf: [{$ref: '#/components/schemas/Base'}]}") == ["@Base base", "@A A"]
        )
    }

    @Test func swaggerNamesTheMemberAlone() throws {
        #expect(
            try subtypes(
                """
                Base: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
                A: {allOf: [{$ref: '#/definitions/Base'}, {type: object, properties: {a: {type: string}}}]}
                """,
                .swagger20
            ) == ["@Base Base", "@A A"]
        )
    }

    @Test func theValuesOfTheMemberAreTagsWhereASubtypeHasItsOwn() throws {
        #expect(
            try subtypes(
                """
                Base:
                  {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string, enum: [x, a]}}}
                A: {allOf: [{$ref: '#/components/schemas/Base'}, {required: [kind], properties: {kind: {enum: [a]}}}]}
                B: {allOf: [{$ref: '#/components/schemas/Base'}]}
                """
            ) == ["@Base Base", "@A a", "@B B"]
        )
    }

    @Test func siblingsThatTheMappingOfTheirBaseNamesAreNotSubtypesOfOneAnother() throws {
        #expect(
            try subtypes(
                """
                Root: {type: object, discriminator: {propertyName: kind, mapping: {a: Base, b: B}}, properties: {kind: {type: string}}}
                Base: {allOf: [{$ref: '#/components/schemas/Root'}]}
                B: {allOf: [{$ref: '#/components/schemas/Root'}]}
                """
            ) == []
        )
    }

    @Test func theMappingOfTheBaseCountsForSubtypesOfSubtypes() throws {
        #expect(
            try subtypes(
                """
                Base:
                  type: object
                  discriminator: {propertyName: kind, mapping: {one: A, two: B, deux: B}}
                  properties: {kind: {type: string}}
                A: {allOf: [{$ref: '#/components/schemas/Base'}]}
                B: {allOf: [{$ref: '#/components/schemas/A'}]}
                """
            ) == ["@Base Base", "@A one", "@B two deux"]
        )
    }

    @Test func aSubtypeWithAnotherDiscriminatorTellsItsSubtypesItself() throws {
        #expect(
            try subtypes(
                Self.base + """
                    A:
                      allOf: [{$ref: '#/components/schemas/Base'}]
                      discriminator: {propertyName: sort}
                      properties: {sort: {type: string}}
                    B: {allOf: [{$ref: '#/components/schemas/A'}]}
                    """
            ) == ["@Base Base", "@A… A"]
        )
    }

    @Test func theAlternativesOfABaseMayBeItsSubtypes() throws {
        #expect(
            try subtypes(
                """
                Base:
                  type: object
                  discriminator: {propertyName: kind, mapping: {a: '#/components/schemas/A'}}
                  required: [kind]
                  properties: {kind: {type: string}}
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                A: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {type: string}}}]}
                B: {allOf: [{$ref: '#/components/schemas/Base'}]}
                """
            ) == ["@Base Base", "@A a", "@B B"]
        )
    }

    @Test func theAlternativesOfABaseWithoutMembersMayBeItsSubtypes() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Base:
                      discriminator: {propertyName: kind}
                      oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                    A: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {type: string}}}]}
                    B: {allOf: [{$ref: '#/components/schemas/Base'}]}
                    """
            )
        )
        #expect(reading.schema("A") == "{kind!: string, a: string}")
        #expect(reading.schema("B") == "{kind!: string}")
        #expect(
            reading.diagnostics == [
                "7:7: warning: the discriminator 'kind' is not a property of its schema; it is treated as a required "
                    + "string (add it to 'properties')"
            ]
        )
    }

    // MARK: - Recursion

    @Test func alternativesThatLeadBackAreLeftOut() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {oneOf: [{type: string}, {$ref: '#/components/schemas/B'}]}
                    B: {oneOf: [{type: integer}, {$ref: '#/components/schemas/C'}, {type: boolean}]}
                    C: {allOf: [{$ref: '#/components/schemas/A'}]}
                    D: {oneOf: [{$ref: '#/components/schemas/D'}, {type: array, items: {$ref: '#/components/schemas/D'}}]}
                    """
            )
        )
        #expect(reading.schema("A") == "(string | @B)")
        #expect(reading.schema("B") == "(integer | boolean)")
        #expect(reading.schema("D") == "([@D])")
        let advice = "and adds nothing; it is ignored (remove it)"
        #expect(
            reading.diagnostics == [
                "7:34: warning: this alternative of 'B' refers back to 'B' \(advice)",
                "9:17: warning: this alternative of 'D' refers back to 'D' \(advice)",
            ]
        )
    }

    // MARK: - Values that names mean

    @Test func namesOfSubtypesMeanTheValuesThatTheBaseAllows() throws {
        let base =
            "Base: {type: object, discriminator: {propertyName: kind}, required: [kind], "
            + "properties: {kind: {type: string, enum: [CAT, DOG, BIRD_OF_PREY]}}}\n"
        #expect(
            try subtypes(
                base + """
                    Cat: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {type: string}}}]}
                    DogModel: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {b: {type: string}}}]}
                    BirdOfPrey: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {c: {type: string}}}]}
                    Fish: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {d: {type: string}}}]}
                    """
            ) == ["@Base Base", "@Cat CAT", "@DogModel DOG", "@BirdOfPrey BIRD_OF_PREY", "@Fish Fish"]
        )
    }
}
