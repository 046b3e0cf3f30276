import ServiceDescription
import Testing

/// A schema, and what it is read as. `Pet` and `Color` are other schemas of the same description.
struct SchemaCase: Sendable, CustomTestStringConvertible {
    let schema: String
    let expected: String
    let format: Format

    init(_ schema: String, _ expected: String, _ format: Format = .openAPI30) {
        self.schema = schema
        self.expected = expected
        self.format = format
    }

    var testDescription: String { schema }
}

@Suite struct SchemaTests {
    /// What schemas on the way say is not lost, however many there are.
    /// Apifox writes its key beside any other.
    @Test(arguments: ["x-apifox: {}", "x-apifox: {overrides: {}}", "x-apifox-enum: []"])
    func whatApifoxAddsChangesNoSchema(key: String) throws {
        func outlines(_ end: String) throws -> [String]? {
            try Reading(
                Format.openAPI30.description(
                    schemas: """
                        A: {$ref: '#/components/schemas/B'\(end)}
                        B: {properties: {a: {type: string}, b: {not: {}\(end)}}, oneOf: [{required: [a]\(end)}, {required: [b]}]}
                        C: {properties: {a: {$ref: '#/components/schemas/A'\(end)}}}
                        """
                )
            )
            .service?.outlines
        }
        #expect(try outlines(", \(key)") == outlines(""))
    }

    @Test func aLongChainOfReferencesMayBeNull() throws {
        let links = (0..<40).map { number in
            "S\(number): {$ref: '#/components/schemas/S\(number + 1)'\(number == 30 ? ", nullable: true" : "")}"
        }
        let reading = try Reading(
            Format.openAPI30.description(schemas: (links + ["S40: {type: integer}"]).joined(separator: "\n"))
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("S0") == "@S40?")
        #expect(reading.schema("S29") == "@S30")
        #expect(reading.schema("S31") == "@S32")
    }

    static let others = """
        Pet: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}
        Color: {type: string, enum: [red, green]}

        """

    @Test(arguments: [
        // Types and formats
        SchemaCase("{type: string}", "string"),
        SchemaCase("{type: string, format: date-time}", "string(date-time)"),
        SchemaCase("{type: integer, format: int64}", "integer(int64)"),
        SchemaCase("{type: number, format: double}", "number(double)"),
        SchemaCase("{type: boolean}", "boolean"),
        // Patterns that are valid in some dialect.
        SchemaCase("{type: string, pattern: '[](]'}", "string"),
        SchemaCase("{type: string, pattern: '[^](]'}", "string"),
        SchemaCase("{type: string, pattern: '[]a(b)[^]'}", "string"),
        SchemaCase("{type: string, pattern: '\\Q(\\E'}", "string"),
        SchemaCase("{type: string, format: binary}", "binary"),
        SchemaCase("{type: file}", "binary", .swagger20),
        SchemaCase("{type: object, format: file}", "binary", .swagger20),
        SchemaCase("{type: string, contentEncoding: base64}", "string(byte)", .openAPI31),
        SchemaCase("{type: string, contentEncoding: base64url}", "string(base64url)", .openAPI31),
        SchemaCase("{type: string, contentEncoding: binary}", "binary", .openAPI31),
        SchemaCase("{contentMediaType: application/octet-stream}", "binary", .openAPI31),
        SchemaCase("{}", "any"),
        SchemaCase("true", "any", .openAPI31),
        SchemaCase("{type: array, items: {type: string}}", "[string]"),
        SchemaCase("{items: {$ref: '#/components/schemas/Pet'}}", "[@Pet]"),
        SchemaCase("{type: array}", "[any]", .openAPI31),
        SchemaCase("{type: [integer, number]}", "number", .openAPI31),
        // Objects
        SchemaCase("{type: object}", "<any>"),
        SchemaCase("{type: object, properties: {}}", "<any>"),
        SchemaCase("{type: object, additionalProperties: true}", "<any>"),
        SchemaCase("{type: object, additionalProperties: {}}", "<any>"),
        SchemaCase("{additionalProperties: {type: integer}}", "<integer>"),
        SchemaCase("{type: object, additionalProperties: {$ref: '#/components/schemas/Pet'}}", "<@Pet>"),
        // The `Map<String, Object>` of Java.
        SchemaCase("{type: object, additionalProperties: {type: object}}", "<any>"),
        SchemaCase("{type: object, additionalProperties: {type: object, additionalProperties: {}}}", "<<any>>"),
        SchemaCase("{type: object, additionalProperties: {type: object, properties: {}}}", "<<any>>"),
        SchemaCase(
            "{items: {}, oneOf: [{type: array, items: {type: integer}}, {type: string}]}",
            "([integer] | string)"
        ),
        SchemaCase("{properties: {b: {type: string}, a: {type: integer}}, required: [a]}", "{b: string, a!: integer}"),
        SchemaCase("{properties: {a: {type: string}}, additionalProperties: true}", "{a: string, ...: any}"),
        SchemaCase("{properties: {a: {type: string}}, additionalProperties: false}", "{a: string}"),
        SchemaCase(
            "{properties: {a: {type: string, readOnly: true}, b: {type: string, writeOnly: true}}}",
            "{a read-only: string, b write-only: string}"
        ),
        SchemaCase("{properties: {a: {type: string, x-ms-mutability: [read]}}}", "{a read-only: string}", .swagger20),
        SchemaCase("{properties: {a: {x-ms-mutability: [create]}}}", "{a write-only: any}", .swagger20),
        SchemaCase("{properties: {a: {type: string, x-ms-mutability: [create, read]}}}", "{a: string}", .swagger20),
        SchemaCase(
            "{properties: {a: {type: string, x-ms-secret: true}}, required: [a]}",
            "{a! write-only: string}",
            .swagger20
        ),
        SchemaCase("{properties: {a: {type: string, readOnly: true, x-ms-secret: true}}}", "{a read-only: string}"),
        SchemaCase(
            "{properties: {a: {type: string, x-ms-secret: true, x-ms-mutability: [create, read]}}}",
            "{a: string}"
        ),
        SchemaCase("{properties: {a: {type: string, x-ms-client-name: label}}}", "{a=label: string}", .swagger20),
        SchemaCase(
            "{type: object, additionalProperties: false, patternProperties: {'^x': {type: integer}}}",
            "<integer>",
            .openAPI31
        ),
        SchemaCase("{type: object, patternProperties: {'^(.*)$': {type: integer}}}", "<integer>", .openAPI31),
        // Whoever says nothing of other names has none.
        SchemaCase("{type: object, patternProperties: {'^!': {type: integer}}}", "<integer>", .openAPI31),
        SchemaCase(
            "{properties: {a: {type: string}}, patternProperties: {'.*': {type: integer}}}",
            "{a: string, ...: integer}",
            .openAPI31
        ),
        // Enumerations
        SchemaCase("{enum: [a, no, 'true']}", "enum string(a, no, true)"),
        SchemaCase("{type: string, enum: [1, 2.0, true]}", "enum string(1, 2.0, true)"),
        SchemaCase("{type: integer, enum: [1, 2]}", "enum integer(1, 2)"),
        SchemaCase("{enum: [1, 18446744073709551616]}", "enum integer(1, 18446744073709551616)"),
        SchemaCase("{enum: [1, 2.5]}", "enum number(1, 2.5)"),
        SchemaCase("{type: boolean, enum: [true]}", "boolean"),
        SchemaCase("{enum: [true, false]}", "boolean"),
        SchemaCase("{type: string, enum: [a, null]}", "enum string(a)?"),
        SchemaCase("{const: a}", "enum string(a)", .openAPI31),
        SchemaCase("{type: integer, const: 7}", "enum integer(7)", .openAPI31),
        SchemaCase(
            """
            {type: string, enum: [a, b], x-ms-enum: {name: Letter, modelAsString: false, \
            values: [{value: b, name: Bee, description: The second}]}}
            """,
            "frozen Letter string(a, b=Bee 'The second')",
            .swagger20
        ),
        SchemaCase(
            "{type: string, enum: [a], x-ms-enum: {name: Letter, modelAsString: true}}",
            "enum Letter string(a)",
            .swagger20
        ),
        SchemaCase(
            "{type: string, x-ms-enum: {name: Letter, values: [{value: a, name: First}, {value: b}]}}",
            "enum Letter string(a=First, b)"
        ),
        SchemaCase(
            "{type: string, enum: [c, a], x-ms-enum: {values: [{value: a}, {name: nothing}, {value: b, name: Second}]}}",
            "enum string(c, a, b=Second)"
        ),
        SchemaCase("{type: string, x-ms-enum: {name: Letter, values: []}}", "string"),
        SchemaCase(
            """
            {type: integer, enum: [0, null, 1], x-enum-varnames: [none, void, some], \
            x-enum-descriptions: [Nothing, '', One]}
            """,
            "enum integer(0=none 'Nothing', 1=some 'One')?"
        ),
        SchemaCase("{type: integer, enum: [0, 1], x-enumNames: [off, on]}", "enum integer(0=off, 1=on)"),
        SchemaCase(
            "{type: integer, enum: ['0', '1'], x-enum-values: [{identifier: off, numericValue: '0'}, {identifier: on, numericValue: '1'}]}",
            "enum integer(0=off, 1=on)"
        ),
        SchemaCase("{type: string, enum: [a], x-enum-values: a}", "enum string(a)"),
        // Square, Speakeasy and Fern
        SchemaCase(
            "{type: string, enum: [a, b], x-enum-elements: [{name: b, description: The second}]}",
            "enum string(a, b 'The second')"
        ),
        SchemaCase(
            """
            {type: integer, enum: [1, 2, 3], x-apifox-enum: [{value: 1, name: '', description: The first}, \
            {value: 2, name: Zweites, description: ''}, {value: 3, name: '', description: ''}]}
            """,
            "enum integer(1 'The first', 2 'Zweites', 3)"
        ),
        SchemaCase(
            "{type: string, enum: [a, b], x-apifox: {enumDescriptions: {b: The second}}}",
            "enum string(a, b 'The second')"
        ),
        SchemaCase("{type: string, enum: [0-x, b], x-speakeasy-enums: {0-x: NONE}}", "enum string(0-x=NONE, b)"),
        SchemaCase("{type: integer, enum: [0, 1], x-speakeasy-enums: [OFF, ON]}", "enum integer(0=OFF, 1=ON)"),
        SchemaCase(
            "{type: string, enum: [0-x, b], x-fern-enum: {0-x: {name: None, description: No x}}}",
            "enum string(0-x=None 'No x', b)"
        ),
        // What Kubernetes keeps though the schema does not name it
        SchemaCase(
            "{type: object, properties: {a: {type: string}}, x-kubernetes-preserve-unknown-fields: true}",
            "{a: string, ...: any}"
        ),
        SchemaCase(
            "{type: object, properties: {a: {type: string}}, x-kubernetes-preserve-unknown-fields: false}",
            "{a: string}"
        ),
        // Nullability
        SchemaCase("{type: string, nullable: true}", "string?"),
        SchemaCase("{type: string, x-nullable: true}", "string?", .swagger20),
        SchemaCase("{type: string, x-nullable: true}", "string?"),
        SchemaCase("{type: string, x-nullable: true}", "string?", .openAPI31),
        SchemaCase("{type: string, x-isnullable: true}", "string?", .swagger20),
        SchemaCase("{$ref: '#/components/schemas/Pet', x-isnullable: true}", "@Pet?"),
        SchemaCase("{type: string, nullable: 'true'}", "string?"),
        SchemaCase("{oneOf: [{$ref: '#/components/schemas/Pet'}, {nullable: 'true'}]}", "@Pet?"),
        SchemaCase("{nullable: 'true', allOf: [{$ref: '#/components/schemas/Pet'}]}", "@Pet?"),
        SchemaCase("{type: [string, 'null']}", "string?", .openAPI31),
        SchemaCase("{type: [string, null]}", "string?", .openAPI31),
        SchemaCase("{type: 'null'}", "any?", .openAPI31),
        SchemaCase("{type: null}", "any?", .openAPI31),
        SchemaCase("{type: null, properties: {a: {type: string}}}", "{a: string}"),
        SchemaCase("{type: null, items: {type: string}}", "[string]"),
        SchemaCase("{type: null, enum: [a]}", "enum string(a)", .openAPI31),
        SchemaCase("{type: null, properties: {a: {type: string}}}", "{a: string}", .swagger20),
        SchemaCase("{$ref: '#/components/schemas/Pet', nullable: true}", "@Pet?"),
        SchemaCase("{anyOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null'}]}", "@Pet?", .openAPI31),
        SchemaCase(
            "{anyOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null', readOnly: true, $comment: C, examples: [null]}]}",
            "@Pet?",
            .openAPI31
        ),
        SchemaCase("{anyOf: [{type: string}, {type: null}]}", "string?", .openAPI31),
        SchemaCase(
            "{anyOf: [{type: string}, {const: null, writeOnly: false, externalDocs: {url: u}}]}",
            "string?",
            .openAPI31
        ),
        SchemaCase("{oneOf: [{$ref: '#/components/schemas/Pet'}, {nullable: true, readOnly: true}]}", "@Pet?"),
        SchemaCase("{oneOf: [{enum: [null]}, {type: integer}]}", "integer?"),
        SchemaCase("{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: object, nullable: true}]}", "@Pet?"),
        SchemaCase("{oneOf: [{type: object, nullable: true}, {type: string, nullable: true}]}", "(<any>? | string?)?"),
        SchemaCase("{nullable: true, allOf: [{$ref: '#/components/schemas/Pet'}]}", "@Pet?"),
        // References
        SchemaCase("{$ref: '#/components/schemas/Pet'}", "@Pet"),
        SchemaCase("{$ref: '#/definitions/Pet'}", "@Pet", .swagger20),
        SchemaCase("{$ref: '#/components/schemas/%50et'}", "@Pet"),
        SchemaCase(
            "{$ref: '#/components/schemas/Pet', properties: {a: {type: string}}}",
            "{id!: integer, name: string, a: string}",
            .openAPI31
        ),
        // allOf
        SchemaCase("{allOf: [{$ref: '#/components/schemas/Pet'}]}", "@Pet"),
        SchemaCase("{type: object, allOf: [{$ref: '#/components/schemas/Pet'}, {description: A pet}]}", "@Pet"),
        SchemaCase("{allOf: [{$ref: '#/components/schemas/Color'}], default: red}", "@Color"),
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {a: {type: string}}, required: [a, name]}]}",
            "{id!: integer, name!: string, a!: string}"
        ),
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}], properties: {name: {description: Its name}}, required: [name]}",
            "{id!: integer, name!: string}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {properties: {b: {type: string}}}}}, {properties: {a: {properties: {c: {type: integer}}}}}]}",
            "{a: {b: string, c: integer}}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {type: integer}, b: {type: string, enum: [x]}}}, {properties: {a: {type: number}, b: {type: string}}}]}",
            "{a: integer, b: enum string(x)}"
        ),
        // A type that is said again says nothing new of a format.
        SchemaCase(
            "{allOf: [{properties: {a: {type: string, format: date-time}, b: {type: integer, format: int64}}}, "
                + "{properties: {a: {type: string}, b: {type: integer}}}]}",
            "{a: string(date-time), b: integer(int64)}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {type: array, items: {type: string, format: uuid}}, b: {type: number, format: float}}}, "
                + "{properties: {a: {type: array, items: {type: string}}, b: {type: number, format: decimal}}}]}",
            "{a: [string(uuid)], b: number(decimal)}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {type: string}}}, {properties: {a: {type: string, format: date}}}]}",
            "{a: string(date)}"
        ),
        SchemaCase("{properties: {a: {}}, additionalProperties: {not: {}}}", "{a: any}"),
        // What values may not be is for the service to check.
        SchemaCase("{type: string, not: {maxLength: 3}}", "string"),
        SchemaCase("{not: {type: string}}", "any"),
        SchemaCase("{properties: {a: {not: {}}}, required: [a]}", "{a!: any}"),
        // Any text is a name.
        SchemaCase(
            "{properties: {'': {}, ' ': {}, 1: {}, 'null': {}}, required: ['', ' ', 1, 'null']}",
            "{!: any,  !: any, 1!: any, null!: any}"
        ),
        // A member that no object may have
        SchemaCase("{properties: {a: {}, b: {not: {}}}}", "{a: any}"),
        SchemaCase("{properties: {a: {}, b: {not: true, description: Never}}}", "{a: any}"),
        SchemaCase("{properties: {a: {}, b: false}}", "{a: any}", .openAPI31),
        SchemaCase(
            "{allOf: [{properties: {a: {type: string}}}, {properties: {a: {not: {}}}}]}",
            "{a: string}"
        ),
        SchemaCase("{properties: {a: {}}, unevaluatedProperties: {not: {}}}", "{a: any}", .openAPI31),
        // A member that two parts describe
        SchemaCase(
            "{allOf: [{properties: {a: {$ref: '#/components/schemas/Pet'}}}, {properties: {a: {properties: {b: {}}}}}]}",
            "{a: {id!: integer, name: string, b: any}}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}, "
                + "{properties: {a: {type: array, items: {properties: {name: {format: date}, b: {}}}}}}]}",
            "{a: [{id!: integer, name: string, b: any}]}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {additionalProperties: {$ref: '#/components/schemas/Pet'}}}}, "
                + "{properties: {a: {additionalProperties: {properties: {b: {}}}}}}]}",
            "{a: <{id!: integer, name: string, b: any}>}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {properties: {b: {}}}}}, {properties: {a: {$ref: '#/components/schemas/Pet'}}}]}",
            "{a: {b: any, id!: integer, name: string}}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {properties: {p: {$ref: '#/components/schemas/Pet'}}}}}, "
                + "{properties: {a: {properties: {p: {properties: {b: {}}}}}}}]}",
            "{a: {p: {id!: integer, name: string, b: any}}}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {$ref: '#/components/schemas/Pet'}, b: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}, "
                + "{properties: {a: {type: object, description: D}, b: {type: array, items: {type: object}}}}]}",
            "{a: @Pet, b: [@Pet]}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {$ref: '#/components/schemas/Pet'}}}, {properties: {a: {properties: {id: {}, name: {type: string}}}}}]}",
            "{a: {id: any, name: string}}"
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {properties: {name: {}}}}}, {properties: {a: {$ref: '#/components/schemas/Pet'}}}]}",
            "{a: @Pet}"
        ),
        SchemaCase("{allOf: [{type: string}, {maxLength: 5}]}", "string"),
        SchemaCase("{allOf: [{type: string, enum: [a]}, {enum: [a, b]}]}", "enum string(a)"),
        SchemaCase(
            "{allOf: [{type: object}, {properties: {a: {type: string}}}, {additionalProperties: {type: integer}}]}",
            "{a: string, ...: integer}"
        ),
        SchemaCase("{allOf: [{allOf: [{properties: {a: {}}}]}, {properties: {b: {}}}]}", "{a: any, b: any}"),
        // What is said of members and items that no part describes (JSON Schema 2020-12, core, section 11)
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}], unevaluatedProperties: {type: integer}}",
            "{id!: integer, name: string, ...: integer}",
            .openAPI31
        ),
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}, {unevaluatedProperties: {type: integer}}]}",
            "{id!: integer, name: string, ...: integer}",
            .openAPI31
        ),
        SchemaCase(
            "{$ref: '#/components/schemas/Pet', unevaluatedProperties: true}",
            "{id!: integer, name: string, ...: any}",
            .openAPI31
        ),
        SchemaCase(
            "{oneOf: [{$ref: '#/components/schemas/Pet'}], unevaluatedProperties: {type: integer}}",
            "{id!: integer, name: string, ...: integer}",
            .openAPI31
        ),
        SchemaCase(
            "{oneOf: [{$ref: '#/components/schemas/Pet'}], additionalProperties: {type: integer}}",
            "{id!: integer, name: string, ...: integer}",
            .openAPI31
        ),
        SchemaCase("{allOf: [{$ref: '#/components/schemas/Pet'}], unevaluatedProperties: false}", "@Pet", .openAPI31),
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}], unevaluatedProperties: {not: {}}}",
            "@Pet",
            .openAPI31
        ),
        SchemaCase(
            "{allOf: [{properties: {a: {}}, additionalProperties: {type: string}}], unevaluatedProperties: {type: integer}}",
            "{a: any, ...: string}",
            .openAPI31
        ),
        SchemaCase("{unevaluatedProperties: {type: integer}}", "<integer>", .openAPI31),
        SchemaCase(
            "{allOf: [{$ref: '#/components/schemas/Pet'}], x-kubernetes-preserve-unknown-fields: true}",
            "{id!: integer, name: string, ...: any}",
            .openAPI31
        ),
        SchemaCase("{unevaluatedItems: {type: string}}", "[string]", .openAPI31),
        SchemaCase("{allOf: [{type: array}], unevaluatedItems: {type: string}}", "[string]", .openAPI31),
        SchemaCase(
            "{allOf: [{type: array, items: {type: integer}}], unevaluatedItems: {type: string}}",
            "[integer]",
            .openAPI31
        ),
        SchemaCase("{allOf: [{type: string}], x-extensible-enum: [a, b]}", "enum string(a, b)", .openAPI31),
        // oneOf and anyOf
        SchemaCase("{oneOf: [{$ref: '#/components/schemas/Pet'}]}", "@Pet"),
        SchemaCase("{anyOf: [{type: string}, {type: string, enum: [a]}]}", "enum string(a)"),
        SchemaCase("{anyOf: [{type: string}, {$ref: '#/components/schemas/Color'}]}", "@Color"),
        SchemaCase("{anyOf: [{type: integer}, {type: number}]}", "number"),
        SchemaCase("{type: string, anyOf: [{format: ipv4}, {format: ipv6}]}", "string"),
        SchemaCase(
            "{oneOf: [{const: a, title: First, description: The first}, {const: b}]}",
            "enum string(a=First 'The first', b)",
            .openAPI31
        ),
        SchemaCase(
            "{properties: {a: {type: string}, b: {type: string}}, anyOf: [{required: [a]}, {required: [b]}]}",
            "{a: string, b: string}"
        ),
    ])
    func isReadWithoutAWarning(_ test: SchemaCase) throws {
        let reading = try Reading(test.format.description(schemas: Self.others + "X: \(test.schema)"))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("X") == test.expected)
    }

    @Test(arguments: [
        ("{type: array, enum: [a, b], items: {type: string}}", "[enum string(a, b)]"),
        ("{type: array, enum: [a, b], items: {}}", "[enum string(a, b)]"),
        ("{type: array, enum: [a, b], items: {type: string, format: uuid}}", "[string(uuid)]"),
        ("{type: array, enum: [[a], b], items: {type: string}}", "[string]"),
        ("{type: string($binary)}", "binary"), ("{type: integer($int64)}", "integer(int64)"),
        // Each value may be written as a schema of its own.
        ("{type: string, enum: [a, {const: b, description: B}]}", "enum string(a, b 'B')"),
    ])
    func valuesInAnotherNotationAreRead(schema: String, expected: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: \(schema)"))
        #expect(reading.diagnostics.count == 1)
        #expect(reading.schema("X") == expected)
    }

    @Test(arguments: [
        (
            "{properties: {a: {}}, required: [a], oneOf: [{properties: {b: {}}}, {properties: {c: {}}}]}",
            "{a!: any, b: any, c: any}", ""
        ),
        ("{type: array, maxItems: 0}", "[any]", ""),
        (
            "{type: array}", "[any]",
            "8:8: warning: an array without 'items' contains free-form JSON (add 'items')"
        ),
        (
            "{type: strng}", "any",
            "8:15: warning: unknown type 'strng' is treated as free-form JSON (did you mean 'string'?)"
        ),
        (
            "{enum: [a, [1]]}", "any",
            "8:19: warning: the values of the enumeration are not all strings, numbers or booleans; they are treated "
                + "as free-form JSON (list only these, or remove 'enum')"
        ),
        (
            "{type: integer, enum: [1, b]}", "integer",
            "8:34: warning: the values of the enumeration are not all of type 'integer'; they are ignored (correct them, or the type)"
        ),
        (
            "{type: string, enum: []}", "string",
            "8:23: warning: an enumeration without values is ignored (list them, or remove 'enum')"
        ),
        (
            "{type: string, enum: [a, b, a]}", "enum string(a, b)",
            "8:36: warning: 'enum' lists 'a' twice (remove one of them)"
        ),
        (
            "{$ref: '#/components/schemas/Pet', properties: {a: {type: string}}}", "@Pet",
            "8:43: warning: 'properties' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')"
        ),
        (
            "{type: string, if: {maxLength: 3}}", "string",
            "8:23: warning: 'if' is ignored (describe the members that it adds under 'properties')"
        ),
        (
            "{properties: {a: {}}, patternProperties: {'^x': {type: string}}}", "{a: any, ...: any}",
            "8:30: warning: 'patternProperties' is treated as additional properties with free-form JSON (write 'additionalProperties')"
        ),
        (
            "{properties: {size: {}}, required: [sise]}", "{size: any}",
            "8:44: warning: 'sise' is required but is not a property; the requirement is ignored (did you mean 'size'?)"
        ),
        (
            "{properties: {a: {type: string, required: true}}}", "{a: string}",
            "8:40: warning: 'required' of a schema must be a list of property names; the boolean is ignored "
                + "(write the names in 'required' of the object that has the properties)"
        ),
        (
            "{type: object, propertees: {}}", "<any>",
            "8:23: warning: unknown key 'propertees' (did you mean 'properties'?)"
        ),
        (
            "{patternProperties: {'^x': {type: string}, '^y': {type: integer}}}", "<any>",
            "8:9: warning: 'patternProperties' is treated as additional properties with free-form JSON (write 'additionalProperties')"
        ),
        ("{type: object, readonly: true}", "<any>", "8:23: warning: unknown key 'readonly' (did you mean 'readOnly'?)"),
        ("{type: string, wire: true}", "string", ""),
        (
            "{properties: {a: {}}, required: [a, null]}", "{a!: any}",
            "8:44: warning: expected a string in 'required', found null; it is ignored (put the name in quotes, or remove it)"
        ),
    ])
    func isReadWithAWarning(schema: String, expected: String, warning: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: Self.others + "X: \(schema)"))
        #expect(reading.diagnostics == [warning].filter { !$0.isEmpty })
        #expect(reading.schema("X") == expected)
    }

    @Test func aRequiredNameOfABaseIsHonoredWhereAnotherPartDeclaresIt() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Base: {type: object, required: [kind], properties: {id: {type: string}}}
                    Derived: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {kind: {type: string}}}]}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Base") == "{id: string}")
        #expect(reading.schema("Derived") == "{id: string, kind!: string}")
    }

    @Test func aSchemaMayContainItself() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Node: {properties: {next: {$ref: '#/components/schemas/Node'}, all: {type: array, items: {$ref: '#/components/schemas/Node'}}}}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Node") == "{next: @Node, all: [@Node]}")
    }

    @Test func aCompositionOfTheSchemaAroundItBecomesASchemaOfItsOwn() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Node:
                      properties:
                        parent: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {depth: {type: integer}}}]}
                        leaf: {allOf: [{$ref: '#/components/schemas/Leaf'}, {properties: {last: {type: boolean}}}]}
                    Leaf: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {size: {type: integer}}}]}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Node") == "{parent: @NodeParent, leaf: @NodeLeaf}")
        #expect(reading.schema("NodeParent") == "{parent: @NodeParent, leaf: @NodeLeaf, depth: integer}")
        #expect(reading.schema("Leaf") == "{parent: @NodeParent, leaf: @NodeLeaf, size: integer}")
        #expect(
            reading.schema("NodeLeaf") == "{parent: @NodeParent, leaf: @NodeLeaf, size: integer, last: boolean}"
        )
    }

    @Test func compositionsOfEachOtherAreReadOnce() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A:
                      properties:
                        p: {allOf: [{$ref: '#/components/schemas/B'}, {properties: {x: {}}}]}
                    B:
                      allOf:
                        - properties:
                            q: {allOf: [{$ref: '#/components/schemas/A'}, {properties: {z: {}}}]}
                        - $ref: '#/components/schemas/A'
                        - properties: {y: {}}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        let schemas = reading.service?.schemas ?? []
        #expect(
            schemas.map { "\($0.name): \(Outline(reading.service).outline($0.schema))" } == [
                "A: {p: @AP}",
                "B: {q: @BQ, p: @AP, y: any}",
                "BQ: {p: @AP, z: any}",
                "AP: {q: @BQ, p: @AP, y: any, x: any}",
            ]
        )
    }

    @Test func aSchemaThatStandsElsewhereIsNamedAfterItsPlace() throws {
        let reading = try Reading(
            """
            openapi: 3.0.0
            info: {title: Test, version: '1'}
            paths:
              /pets/{id}:
                parameters: [{name: id, in: path, schema: {type: string}}]
                get:
                  responses:
                    '200': {description: OK, content: {application/json: {schema: {properties: {a: {type: string}}}}}}
            components:
              schemas:
                Pet: {properties: {owner: {properties: {name: {type: string}}}}}
                PetOwner: {type: string}
                A: {$ref: '#/components/schemas/Pet/properties/owner'}
                B: {$ref: '#/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema'}
                C: {$ref: '#/components/schemas/B/properties/a'}
            """
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "@PetOwner2")
        #expect(reading.schema("PetOwner2") == "{name: string}")
        #expect(reading.schema("B") == "@GetPetsResponse")
        #expect(reading.schema("GetPetsResponse") == "{a: string}")
        #expect(reading.schema("C") == "@BA")
        #expect(reading.schema("BA") == "string")
    }

    @Test func wordsAreKept() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    Pet:
                      title: A pet
                      description: Somebody's pet.
                      deprecated: true
                      x-ms-client-name: Animal
                      properties:
                        name: {type: string, description: Its name., default: Rex}
                        owner: {$ref: '#/components/schemas/Owner'}
                        keeper: {$ref: '#/components/schemas/Owner', description: Who feeds it.}
                    Owner: {type: string, description: A person., readOnly: true}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        let pet = try #require(reading.service?.schemas.first?.schema)
        #expect(pet.title == "A pet")
        #expect(pet.clientName == "Animal")
        #expect(pet.documentation == Documentation(text: "Somebody's pet.", isDeprecated: true))
        #expect("\(pet.mark)" == "test.yaml:6:5")
        guard case .object(let object) = pet.shape else { return #expect(Bool(false), "Pet is an object") }
        #expect(object.properties.map(\.documentation.text) == ["Its name.", "A person.", "Who feeds it."])
        #expect(object.properties.map(\.isReadOnly) == [false, true, true])
        #expect(object.properties[0].schema.defaultValue?.string == "Rex")
        #expect("\(object.properties[1].mark)" == "test.yaml:13:9")
    }
}
