import Foundation
import ServiceRuntime
import Testing

struct JSONValueTests {
    private let value: JSONValue = ["text": "x", "list": [1, 2.5, true, nil], "empty": [:]]

    @Test func givesItsParts() {
        #expect(value["text"]?.string == "x")
        #expect(value["list"]?[0]?.int == 1)
        #expect(value["list"]?[1]?.double == 2.5)
        #expect(value["list"]?[2]?.bool == true)
        #expect(value["list"]?[3] == .null)
        #expect(value["list"]?[4] == nil)
        #expect(value.members?.keys.sorted() == ["empty", "list", "text"] && value["list"]?.members == nil)
        #expect(value["list"]?.elements?.count == 4 && value.elements == nil)
        #expect(value["none"] == nil)
        #expect(value["text"]?["x"] == nil)
    }

    @Test func isMadeOfOtherValues() throws {
        let (name, count, weight, isRipe) = ("apple", Int64(3), 2.0, true)
        let value: JSONValue = [
            "name": .string(name), "count": .integer(count), "weight": try JSONValue(weight), "ripe": .bool(isRipe),
            "born": try JSONValue(CalendarDate(year: 2024, month: 2, day: 29)),
        ]
        #expect(value == ["name": "apple", "count": 3, "weight": 2, "ripe": true, "born": "2024-02-29"])
        #expect(try value["born"]?.converted(to: CalendarDate.self) == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(throws: ModelReadingError.self) { try value.converted(to: [Int].self) }
    }

    @Test func isShownAsJSON() {
        #expect("\(value)" == #"{"empty":{},"list":[1,2.5,true,null],"text":"x"}"#)
        #expect("\([JSONValue.string("a \"b\"")])" == #"["a \"b\""]"#)
        #expect("\(JSONValue.number(.infinity))".hasPrefix("a value that JSON cannot express"))
    }

    @Test(arguments: [
        "999999999999999999999999999999999999999", "-0.12345678901234567890123456789012345678901",
        "3.14159265358979323846264338327950288419716939937510e-3", "12345678901234567890123456789012345678901E+40",
        "1234567890123456789e200", "1e-400", "-5E-324000",
    ])
    func keepsEveryDigitOfNumbersThatNoTypeHolds(_ number: String) throws {
        let value = try decoded(#"{"a":[\#(number)]}"#, as: JSONValue.self)
        #expect(value == ["a": [.numeral(number)]])
        #expect(value.hashValue == JSONValue.object(["a": [.numeral(number)]]).hashValue)
        #expect(try encoded(value) == #"{"a":[\#(number)]}"#)
        #expect(value["a"]?[0]?.double == Double(number))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    }

    @Test func keepsNumbersThatAreTooLargeForAnyType() throws {
        let value = try decoded(#"{"a":1e400}"#, as: JSONValue.self)
        #expect(value == ["a": .numeral("1e400")])
        #expect(value["a"]?.double == nil && value["a"]?.int == nil)
        #expect(try encoded(value) == #"{"a":1e400}"#)
    }

    @Test func numbersThatATypeHoldsAreOfThatType() throws {
        #expect(try decoded("9223372036854775807", as: JSONValue.self) == .integer(.max))
        #expect(try decoded("1" + String(repeating: "0", count: 60), as: JSONValue.self) == .number(1e60))
        for digits in ["12345678901234567890", "12345678901234567890123456789012345678"] {
            let exact = try #require(Decimal(string: digits))
            #expect(try decoded(digits, as: JSONValue.self) == .decimal(exact))
        }
        #expect(JSONValue.numeral("1.1") != .number(1.1))
    }

    /// JSON has one kind of number, and what is written need not be spelled as it came.
    @Test(
        arguments: [
            ("1.0", 1), ("1e3", 1000), ("-0.0", 0), ("-20e-1", -2), ("0e9", 0),
            ("999999999999999.0", 999_999_999_999_999),
            ("9007199254740993.0", 9_007_199_254_740_993), ("9.22222222223e18", 9_222_222_222_230_000_000),
            ("9223372036854775807.00", .max), ("-9.223372036854775808e18", .min), ("0e-400", 0),
        ] as [(String, Int64)]
    )
    func numbersWithoutAFractionAreIntegers(text: String, integer: Int64) throws {
        let value = try decoded(text, as: JSONValue.self)
        #expect(value == .integer(integer))
        #expect(value.int == Int(integer))
        #expect(try decoded(encoded(value)) == value)
    }

    @Test(arguments: ["1.5", "1e19", "9223372036854775808.0", "123456789012.25", "1e-7"])
    func numbersAreTheSameAfterARoundTrip(text: String) throws {
        let value = try decoded(text, as: JSONValue.self)
        #expect(value.int == nil)
        #expect(try decoded(encoded(value)) == value)
    }

    @Test func whatIsSentIsWhatComesBack() throws {
        let value: JSONValue = ["price": 1.0, "tax": 0.5]
        #expect(value["price"]?.int == 1)
        #expect(try decoded(encoded(value)) == value)
    }

    @Test func aNumeralThatIsNoNumberIsNotWritten() {
        let error = #expect(throws: ModelWritingError.self) { try encoded(JSONValue.numeral("1, \"a\": 2")) }
        #expect(error?.description.contains("is not a JSON number") == true)
    }

    /// An operation of a JSON patch.
    private struct Change: ServiceModel, Codable, Hashable {
        let value: JSONValue?

        init(value: JSONValue?) { self.value = value }
        init(reading reader: ModelReader) throws { value = reader.readIfPresent("value") }
        func writeMembers(to writer: ModelWriter) { writer.write(value, for: "value") }
    }

    /// RFC 6902, section 4.6: `null` is a value to test for, and its absence an error.
    @Test(
        arguments: [("{}", nil), (#"{"value":null}"#, .null), (#"{"value":[null]}"#, [nil])] as [(String, JSONValue?)]
    )
    func aMemberThatIsNullIsNotMissing(json: String, value: JSONValue?) throws {
        let change = try decoded(json, as: Change.self)
        #expect(change.value == value)
        #expect(change == Change(value: value))
        #expect(try encoded(change) == json)
        #expect(try JSONDecoder().decode(Change.self, from: JSONEncoder().encode(change)) == change)
        #expect(Change(value: nil) != Change(value: .null))
    }

    @Test(
        "is the difference of two values, as a merge patch",
        arguments: [
            (["a": 1, "b": "x"], ["a": 1, "b": "x"], [:]),
            (["a": 1, "b": "x"], ["b": "y", "c": [1]], ["a": nil, "b": "y", "c": [1]]),
            (["a": ["b": 1, "c": 2]], ["a": ["b": 1, "d": nil]], ["a": ["c": nil, "d": nil]]),
            (["a": ["b": 1]], ["a": [["b": 1]]], ["a": [["b": 1]]]),
            (["a": [1, ["b": 2]]], ["a": [1, ["b": 3]]], ["a": [1, ["b": 3]]]),
            (["a": "x"], ["a": ["b": 1]], ["a": ["b": 1]]),
            ("x", ["b": 1], ["b": 1]),
            (["a": "caf\u{E9}"], ["a": "cafe\u{301}"], ["a": "cafe\u{301}"]),
        ] as [(JSONValue, JSONValue, JSONValue)]
    )
    func mergePatch(original: JSONValue, changed: JSONValue, patch: JSONValue) throws {
        #expect(try JSONValue.mergePatch(from: original, to: changed) == patch)
    }

    @Test func goesThroughAnyCoder() throws {
        #expect(try encoded(value) == #"{"empty":{},"list":[1,2.5,true,null],"text":"x"}"#)
        #expect(try decoded(encoded(value)) == value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
    }
}
