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
        "{type: array, items: {type: string, enum: [a, b]}, default: []}",
    ])
    func defaultsThatAreInTheirFormat(schema: String) throws {
        #expect(try read(schema).diagnostics == [])
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
        #expect(reading.diagnostics == (isLost ? [told + "sent with a value"] : []))
    }
}
