import Testing

/// Defaults that their schemas do not allow, and enumerations of numbers.
@Suite struct ValueCheckTests {
    private func read(_ schema: String) throws -> (shape: String?, diagnostics: [String]) {
        let reading = try Reading(Format.openAPI31.description(schemas: "A: \(schema)"))
        return (reading.schema("A"), reading.diagnostics.map { String($0.drop { $0 != "w" }) })
    }

    @Test(arguments: [
        (
            "{type: string, format: date-time, default: not a date}",
            "the default 'not a date' is not in the format 'date-time'"
        ),
        (
            "{type: string, format: date-time, default: '2020-01-02'}",
            "the default '2020-01-02' is not in the format 'date-time'"
        ),
        ("{type: string, format: date, default: 2020-1-2}", "the default '2020-1-2' is not in the format 'date'"),
        ("{type: string, format: uuid, default: abc}", "the default 'abc' is not in the format 'uuid'"),
        ("{type: string, format: guid, default: abc}", "the default 'abc' is not in the format 'guid'"),
        (
            "{type: integer, format: int32, default: 3000000000}",
            "the default '3000000000' is not in the format 'int32'"
        ),
        (
            "{type: integer, format: int64, default: 9223372036854775808}",
            "the default '9223372036854775808' is not in the format 'int64'"
        ),
    ])
    func defaultsThatAreNotInTheirFormat(schema: String, said: String) throws {
        #expect(try read(schema).diagnostics == ["warning: \(said) (correct one of them)"])
    }

    @Test(arguments: [
        "{type: string, format: date-time, default: '2020-01-02T03:04:05Z'}",
        "{type: string, format: date-time, default: '2020-01-02 03:04:05.678+01:00'}",
        "{type: string, format: date, default: 2020-01-02}", "{type: integer, format: int32, default: -2147483648}",
        "{type: string, format: uuid, default: 01234567-89ab-cdef-0123-456789ABCDEF}",
        "{type: integer, format: int64, default: 9223372036854775807}", "{type: string, format: own, default: abc}",
        "{type: array, items: {type: string, enum: [a, b]}, default: [a]}",
        "{type: array, items: {type: string, enum: [a, b]}, default: []}", "{type: boolean, default: no}",
        "{type: boolean, default: n}",
    ])
    func defaultsThatAreInTheirFormat(schema: String) throws {
        #expect(try read(schema).diagnostics == [])
    }

    /// Values of another form than their format are text, or else no response with one could be read.
    @Test(arguments: [
        ("date", "example: 31/12/2020"), ("date", "example: '20201231'"), ("date", "examples: [Dec 31 2020]"),
        ("date-time", "example: 12/31/2020 10:00"), ("date-time", "example: /Date(1492041600000)/"),
        ("date-time", "example: '2020-12-31'"), ("date-time", "example: '1592845200'"),
        ("time", "example: PT15H51M04S"), ("time", "example: '0730'"), ("time", "example: 10:30 AM"),
        ("date-time", "example: 2020-12-31 10:00:00 UTC"), ("date-time", "examples: [1592845200]"),
        ("guid", "example: abc-1"), ("date-only", "example: 31.12.2024"), ("partial-time", "example: '0930'"),
        ("RFC3339", "example: 31.12.2024 10:00:00"),
        ("uuid", "example: 8D4176FA78D5A7Fffa91e9edc694ec5858be9a1b"), ("uuid", "example: '12345'"),
    ])
    func examplesOfAnotherForm(format: String, example: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {type: string, format: \(format), \(example)}")
        )
        #expect(reading.schema("X") == "string")
        let value = example.drop { $0 != ":" }.dropFirst(2).filter { !"'[]".contains($0) }
        let said =
            "the example '\(value)' is not in the format '\(format)'; values are treated as any text (correct one of them)"
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.hasSuffix("warning: " + said) })
    }

    /// What a text says of the form counts as an example does.
    @Test(arguments: [
        ("date-time", "'Date format: yyyyMMddHHmm'", "yyyyMMddHHmm"),
        ("date-time", "In ISO 8601 (yyyyMMdd'T'HHmmssZ).", "yyyyMMdd'T'HHmmssZ"),
        ("date", "As `dd/MM/yyyy`.", "dd/MM/yyyy"), ("date", "MM-DD-YYYY", "MM-DD-YYYY"),
        ("date", "'Not null, dd/MM/yyyy.'", "dd/MM/yyyy"),
        ("date", "Encrypted or not (dd/MM/yyyy).", "dd/MM/yyyy"), ("date", "'If not, dd/MM/yyyy.'", "dd/MM/yyyy"),
    ])
    func patternsOfAnotherForm(format: String, text: String, pattern: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {type: string, format: \(format), description: \(text)}")
        )
        #expect(reading.schema("X") == "string")
        let said =
            "the pattern '\(pattern)' is not that of the format '\(format)'; values are treated as any text (correct one of them)"
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.allSatisfy { $0.hasSuffix("warning: " + said) })
    }

    @Test(arguments: [
        ("date", "description: As yyyy-mm-dd."), ("date-time", "description: 'YYYY-MM-DDTHH:MM:SSZ'"),
        ("date-time", "description: 'yyyy-MM-dd HH:mm'"),
        ("date", "description: Sent as YYYY-MM-DD and shown as DD/MM/YYYY."),
        ("date", "description: 'A day in ISO 8601, not dd/MM/yyyy.'"), ("date", "description: Never as dd/MM/yyyy."),
        ("date", "description: As yyyyMMdd., example: 2020-12-31"), ("date", "description: The day (day/month/year)."),
        ("time", "description: 'yyyyMMdd'"), ("date", "description: Which myyyymmddle is meant."),
    ])
    func patternsOfTheirForm(format: String, keywords: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {type: string, format: \(format), \(keywords)}")
        )
        #expect(reading.schema("X") == "string(\(format))")
        #expect(reading.diagnostics == [])
    }

    /// Ruby writes points in time as mail has them.
    @Test(arguments: ["Tue, 2 Apr 2013 10:29:13 +0200", "02 Apr 2013 10:29:13 -0500"])
    func examplesOfTheFormOfMail(example: String) throws {
        let text = "{type: string, format: date-time, example: '\(example)'}"
        let reading = try Reading(Format.openAPI31.description(schemas: "X: \(text)"))
        #expect(reading.schema("X") == "string(date-time-rfc2822)")
        #expect(reading.diagnostics.map { $0.contains("treated in the format 'date-time-rfc2822'") } == [true])
    }

    /// Flask writes points in time as HTTP does.
    @Test func examplesOfHTTPsForm() throws {
        let text = "{type: string, format: date-time, example: 'Tue, 02 Apr 2013 10:29:13 GMT'}"
        let reading = try Reading(Format.openAPI31.description(schemas: "X: \(text)"))
        #expect(reading.schema("X") == "string(date-time-rfc1123)")
        #expect(reading.diagnostics.map { $0.contains("treated in the format 'date-time-rfc1123'") } == [true])
    }

    /// What stands for a value is no value, and what the client reads nevertheless is none of another form.
    @Test(arguments: [
        ("date", "example: YYYY-MM-DD"), ("date", "example: string"), ("date", "example: ''"),
        ("date", "example: '2020-12-31T00:00:00Z'"), ("date", "example: 2020-12-31"), ("date", "example: 2020-13-45"),
        ("date", "example: 2020-1-2"), ("date", "example: 20XX-01-01"), ("date-time", "example: '2020-12-31 10:00:00'"),
        ("date-time", "example: '2020-12-31T10:00:00.123+0200'"),
        ("date-time", "example: '2018-11-13T20:20:39+00:00[UTC]'"),
        ("date-time", "example: '2019-05-17T07:30'"), ("date-time", "example: 2020-12-31Thh:mm:ssZ"),
        ("date-time", "examples: [Dec 31 2020, '2020-12-31T10:00:00Z']"), ("date-time", "example: 2020"),
        ("time", "example: '10:30'"), ("time", "example: 10:30:00Z"),
        ("uuid", "example: 00000000-0000-0000-000-000000000000"), ("uuid", "example: a-uuid"),
        ("uuid", "example: 3fa85f6457174562b3fc2c963f66afa6"), ("duration", "example: '30'"),
    ])
    func examplesOfTheirForm(format: String, example: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(schemas: "X: {type: string, format: \(format), \(example)}")
        )
        #expect(reading.schema("X") == "string(\(format))")
        #expect(reading.diagnostics == [])
    }

    @Test func itemsOfDefaults() throws {
        #expect(
            try read("{type: array, items: {type: string, enum: [alpha, beta]}, default: [alpha, bet, 1]}").diagnostics
                == [
                    "warning: the default 'bet' is not among the values of 'enum' (did you mean 'beta'?)",
                    "warning: the default is an integer, but the type is 'string' (put it in quotes)",
                ]
        )
    }

    /// 1.0 is an integer (JSON Schema 2020-12, section 4.2.3).
    @Test(arguments: [
        ("{type: integer, enum: [1.0, 2]}", "enum integer(1, 2)"),
        ("{type: integer, enum: [-3.00, 1e2]}", "enum integer(-3, 100)"),
        ("{type: number, enum: [1.0, 2.5]}", "enum number(1.0, 2.5)"),
        ("{type: integer, enum: [1, 2]}", "enum integer(1, 2)"),
    ])
    func wholeNumbers(schema: String, shape: String) throws {
        let (read, diagnostics) = try read(schema)
        #expect(read == shape)
        #expect(diagnostics == [])
    }

    @Test(arguments: [
        ("12345678901234567890123", "1.2345678901234568e+22"), ("0.1234567890123456789", "0.12345678901234568"),
    ])
    func digitsThatAreLost(value: String, rounded: String) throws {
        #expect(
            try read("{type: number, enum: [\(value), 1.50, 0.1, 1e300, 100000000000000000000]}").diagnostics == [
                "warning: the value '\(value)' has more digits than a number has in the client; it is rounded to \(rounded) (write "
                    + "it as a string if its digits matter)"
            ]
        )
    }

    @Test(arguments: [("integer", true), ("boolean", true), ("string", false), ("array, items: {type: string}", false)])
    func fieldsThatMayBeEmpty(type: String, isLost: Bool) throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: A, version: '1'}
            paths:
              /a:
                post:
                  consumes: [application/x-www-form-urlencoded]
                  parameters: [{name: f, in: formData, allowEmptyValue: true, type: \(type)}]
                  responses: {204: {description: D}}
            """
        )
        let told =
            "7:20: warning: the form field 'f' can be sent without a value, which its Swift type cannot express; it is always "
        #expect(reading.diagnostics == (isLost ? [told + "sent with a value (describe it as a string)"] : []))
    }
}
