import ServiceDescription
import Testing

/// The format that stands beside a reference, or beside the part of an `allOf` that tells the type.
@Suite struct NarrowingTests {
    /// The schema `A` at 6:8, read beside schemas that it may refer to, and what is told about it.
    private func read(_ schema: String, _ format: Format) throws -> (outline: String?, diagnostics: [String]) {
        let others = """
            Text: {type: string, description: A text., default: x}
            Mail: {type: string, format: email}
            Stamp: {type: string, format: date-time}
            Alias: {$ref: '#/components/schemas/Text'}
            Whole: {type: integer}
            Long: {type: integer, format: int64}
            Number: {type: number}
            Color: {type: string, enum: [red]}
            Pet: {type: object, properties: {a: {$ref: '#/components/schemas/A'}}}
            """
        let reading = try Reading(format.description(schemas: "A: \(schema)\n" + others))
        let schema = reading.service?.schemas.first { $0.name == "A" }?.schema
        return (schema.map(Outline(reading.service).outline), reading.diagnostics)
    }

    /// A reference to a schema of that name.
    private static func reference(_ name: String) -> String { "$ref: '#/components/schemas/\(name)'" }

    @Test(arguments: [
        ("Text", "format: date-time", "string(date-time)"), ("Text", "format: binary", "binary"),
        ("Text", "format: colour", "string(colour)"), ("Alias", "format: date", "string(date)"),
        ("Mail", "format: uuid", "string(uuid)"), ("Whole", "format: unixtime", "integer(unixtime)"),
        ("Long", "format: unixtime", "integer(unixtime)"), ("Number", "format: decimal", "number(decimal)"),
        ("Text", "type: string, format: date", "string(date)"),
        // What adds nothing, or nothing that a client would do otherwise, leaves the reference.
        ("Stamp", "format: date-time", "@Stamp"), ("Stamp", "format: text", "@Stamp"),
        ("Long", "format: int32", "@Long"), ("Stamp", "format: RFC3339", "@Stamp"),
        ("Color", "format: date", "@Color"), ("Pet", "format: mobile", "@Pet"), ("Text", "maxLength: 5", "@Text"),
    ])
    func isThatOfTheText(target: String, keys: String, expected: String) throws {
        for format in [Format.openAPI30, .openAPI31] {
            let parts = try read("{allOf: [{\(Self.reference(target))}, {\(keys)}]}", format)
            #expect(parts.outline == expected)
            #expect(parts.diagnostics == [])
            #expect(try read("{\(keys), allOf: [{\(Self.reference(target))}]}", format).outline == expected)
        }
        let sibling = try read("{\(Self.reference(target)), \(keys)}", .openAPI31)
        #expect(sibling.outline == expected)
        #expect(sibling.diagnostics == [])
    }

    @Test func isThatOfTheOnlyAlternative() throws {
        let schema = "{format: date, anyOf: [{\(Self.reference("Text"))}, {type: 'null'}]}"
        #expect(try read(schema, .openAPI31).outline == "string(date)?")
        #expect(try read("{allOf: [{type: string}, {format: uuid}]}", .openAPI30).outline == "string(uuid)")
        let encoded = "{\(Self.reference("Text")), contentEncoding: base64}"
        #expect(try read(encoded, .openAPI31).outline == "string(byte)")
    }

    @Test func theWordsOfTheReferenceStay() throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: """
                    A: {type: object, properties: {a: {\(Self.reference("Text")), format: date}}}
                    Text: {type: [string, 'null'], description: A text., title: T}
                    """
            )
        )
        let schema = try #require(reading.service?.schemas.first { $0.name == "A" }?.schema)
        #expect(Outline(reading.service).outline(schema) == "{a: string(date)?}")
        guard case .object(let object) = schema.shape else {
            Issue.record("\(schema.shape)")
            return
        }
        #expect(object.properties[0].documentation.text == "A text.")
        #expect(object.properties[0].schema.title == "T")
    }

    @Test(arguments: [
        ("Stamp", "format: date", "has the format 'date-time'"), ("Pet", "format: uuid", "is an object"),
    ])
    func isReportedWhereItCannotBe(target: String, keys: String, reason: String) throws {
        let message =
            "warning: the format '\(keys.dropFirst(8))' is ignored, because the schema next to it \(reason) (remove "
            + "one of them)"
        let parts = try read("{allOf: [{\(Self.reference(target))}, {\(keys)}]}", .openAPI30)
        #expect(parts.outline == "@\(target)")
        #expect(parts.diagnostics.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [message])
        #expect(try read("{\(Self.reference(target)), \(keys)}", .openAPI31).diagnostics.count == 1)
    }

    @Test func isReportedBesideAReferenceOfAnOlderVersion() throws {
        let sibling = try read("{\(Self.reference("Text")), format: date}", .openAPI30)
        #expect(sibling.outline == "@Text")
        #expect(
            sibling.diagnostics == [
                "6:44: warning: 'format' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')"
            ]
        )
        for keys in ["format: email", "type: string", "format: text"] {
            #expect(try read("{\(Self.reference("Text")), \(keys)}", .openAPI30).diagnostics == [])
        }
    }

    /// Discord's channels list the kinds that a reference to all kinds may have there.
    @Test(arguments: [
        ("enum: [2, 1]", "enum integer(2=two 'B', 1=one 'A')"), ("const: 3", "enum integer(3)"),
        ("type: integer, enum: [1]", "enum integer(1=one 'A')"),
        ("enum: [1, 4]", "enum integer(1=one 'A')"), ("enum: [4]", "enum integer(4)"),
    ])
    func knownValuesAreThoseOfBoth(keys: String, expected: String) throws {
        let kind = "Kind: {type: integer, enum: [1, 2, 3], x-enum-varnames: [one, two], x-enum-descriptions: [A, B]}"
        for schema in [
            "{\(keys), allOf: [{\(Self.reference("Kind"))}]}", "{allOf: [{\(Self.reference("Kind"))}, {\(keys)}]}",
        ] {
            let reading = try Reading(Format.openAPI31.description(schemas: "A: \(schema)\n\(kind)"))
            #expect(reading.schema("A") == expected)
            #expect(reading.diagnostics == [])
        }
    }
}
