import Testing

@testable import YAML

struct CoreSchemaTests {
    @Test(arguments: ["", "~", "null", "Null", "NULL"])
    func nullIsWritten(as text: String) {
        #expect(YAMLScalar(text: text, isPlain: true).value == .null)
    }

    @Test(arguments: [
        ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
    ])
    func booleanIsWritten(as text: String, meaning value: Bool) {
        #expect(YAMLScalar(text: text, isPlain: true).value == .bool(value))
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("7", 7), ("+12", 12), ("-19", -19), ("0o17", 15), ("0x1F", 31), ("0xff", 255),
        ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ])
    func integerIsWritten(as text: String, meaning value: Int) {
        #expect(YAMLScalar(text: text, isPlain: true).value == .int(value))
    }

    @Test(arguments: [
        ("0.", 0), ("-0.0", 0), (".5", 0.5), ("+.5", 0.5), ("12e03", 12000), ("1e3", 1000), ("-2E+05", -200_000),
        ("6.8523015e+5", 685_230.15), (".inf", .infinity), ("+.Inf", .infinity), ("-.INF", -.infinity),
        ("9223372036854775808", 9_223_372_036_854_775_808), ("0x10000000000000000", 18_446_744_073_709_551_616),
        ("1e400", .infinity),
    ])
    func numberIsWritten(as text: String, meaning value: Double) {
        #expect(YAMLScalar(text: text, isPlain: true).value == .float(value))
    }

    @Test(arguments: [".nan", ".NaN", ".NAN"])
    func notANumberIsWritten(as text: String) throws {
        guard case .float(let value) = YAMLScalar(text: text, isPlain: true).value else {
            Issue.record("\(text) is no number")
            return
        }
        #expect(value.isNaN)
    }

    @Test(arguments: [
        "no", "on", "yes", "off", "y", "n", "NO", "nULL", "tRUE", "08", "010", "-012", "007.5", "1_000", "2020-01-01",
        "2020-01-01T00:00:00Z", "1:30", "0o8", "0o", "0x", "0xG", "0x-1", "0o+7", "-0x1F", "1e", "1e+", ".", "+", "-",
        "+.",
        "..5", "1.2.3", "1.5.", "e3", ".e3", "inf", "nan", ".Nan", "-.nan", "0b1", "1 2", "١", "é", "nullable",
    ])
    func everythingElseIsAString(_ text: String) {
        #expect(YAMLScalar(text: text, isPlain: true).value == .string(text))
    }

    @Test(arguments: ["null", "true", "1", "1.5", ""])
    func quotedTextIsAString(_ text: String) {
        #expect(YAMLScalar(text: text, isPlain: false).value == .string(text))
    }

    @Test(
        arguments: [
            ("!!str 12", .string("12")), ("! 12", .string("12")), ("!!int '12'", .int(12)), ("!!float 12", .float(12)),
            ("!!float '1.5'", .float(1.5)), ("!!bool 'true'", .bool(true)), ("!!null ''", .null),
            ("!custom 12", .string("12")),
            ("!!int word", .string("word")), ("!!timestamp 2020-01-01", .string("2020-01-01")),
        ] as [(String, YAMLScalarValue)]
    )
    func explicitTagDecides(_ text: String, value: YAMLScalarValue) throws {
        #expect(try read(text).scalar?.value == value)
    }
}
