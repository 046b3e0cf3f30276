import Foundation
import ServiceRuntime
import Testing

@Suite(.timeLimit(.minutes(20)))
struct JSONReadingTests {
    @Test func readsAModelWithAllItsMembers() throws {
        let text = """
            {"key": "color", "label": "prod", "last_modified": "2026-11-20T20:12:00+00:00", "tags": {"a": "b"},
             "revision": 7, "owner": {"name": "Ann", "roles": ["reader", "auditor"]}, "unknown": [{"x": 1}]}
            """
        let setting = Setting(
            key: "color",
            label: "prod",
            lastModified: Date(timeIntervalSince1970: 1_795_205_520),
            tags: ["a": "b"],
            revision: 7,
            owner: Owner(name: "Ann", roles: [.reader, Role(rawValue: "auditor")])
        )
        #expect(try decoded(text) == setting)
    }

    @Test func findsMembersInAnyOrder() throws {
        let text = #"{"owner": {"roles": [], "name": "Ann"}, "x": {"key": 1}, "revision": 7, "label": "l", "key": "k"}"#
        #expect(try decoded(text) == Setting(key: "k", label: "l", revision: 7, owner: Owner(name: "Ann")))
    }

    @Test(arguments: [
        "-1234567890123456789012345678901234567890.5", "0.1234567890123456789012345678901234567891",
        "9000000000000000000000000000000000000001e-9",
    ])
    func refusesANumberThatADecimalWouldRound(text: String) throws {
        #expect(refusal(of: text, as: Decimal.self).contains("more than a Decimal holds exactly (38)"))
        let exact = "12345678901234567890123456789012345678" + "000"
        #expect(try decoded(exact, as: Decimal.self) == Decimal(string: exact))
    }

    @Test func takesNullForAbsent() throws {
        #expect(try decoded(#"{"label": null, "owner": null, "key": "k"}"#) == Setting(key: "k"))
    }

    @Test func takesNullForAnEmptyCollection() throws {
        #expect(try decoded(#"{"name": "Ann", "roles": null}"#) == Owner(name: "Ann"))
        #expect(try decoded("null") == [Int]())
        #expect(try decoded(#"{"a": null}"#) == ["a": [String: Int]()])
        #expect(refusal(of: #"{"name": "Ann"}"#, as: Owner.self) == "roles: the member is missing")
    }

    @Test func takesAnEmptyTextForAnAbsentValueThatIsNoText() throws {
        let text = #"{"key": "", "label": "", "last_modified": "", "revision": "", "tags": "", "owner": ""}"#
        #expect(try decoded(text) == Setting(key: "", label: ""))
        #expect(try decoded(#"{"on": ""}"#) == Visit())
    }

    /// As functions of PHP return it, and Odoo sends it for any value that is not set.
    @Test func takesFalseForAnAbsentValueThatIsNoBoolean() throws {
        let text =
            #"{"key": "k", "label": false, "last_modified": false, "revision": false, "tags": false, "owner": false}"#
        #expect(try decoded(text) == Setting(key: "k"))
        #expect(refusal(of: #"{"key": false}"#, as: Setting.self) == "key: expected a string, found a boolean")
        #expect(
            refusal(of: #"{"key": "k", "label": true}"#, as: Setting.self)
                == "label: expected a string, found a boolean"
        )
    }

    @Test(arguments: [
        (#"{"key": "k", "revision": " "}"#, "revision: expected an integer, found a string"),
        (#"{"key": "k", "tags": {"a": []}}"#, "tags.a: expected a string, found an array"),
        (#"{"key": "k", "owner": {"name": "", "roles": ""}}"#, "owner.roles: expected an array, found a string"),
    ])
    func takesNothingElseForAnAbsentValue(text: String, message: String) {
        #expect(refusal(of: text, as: Setting.self) == message)
    }

    /// A model whose members are read in the form of their texts.
    private struct Visit: ServiceModel, Codable, Hashable {
        var on: CalendarDate?
        var page: URL?
        var frozen: Weekday?

        init() {}

        init(reading reader: ModelReader) throws {
            on = reader.readIfPresent("on")
            page = reader.readIfPresent("on")
            frozen = reader.readIfPresent("on")
        }

        func writeMembers(to writer: ModelWriter) {}
    }

    @Test func findsANameThatIsWrittenWithEscapes() throws {
        #expect(try decoded(#"{"\u006bey": "k"}"#) == Setting(key: "k"))
    }

    @Test(arguments: [
        #"{"key": "a", "key": "b"}"#,
        #"{"key": 1, "label": null, "\u006bey": "b"}"#,
        #"{"key": "a", "b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1,"n":1,"o":1,"key":"b"}"#,
        #"{"key":"a","b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1,"n":1,"o":1,"p":1,"q":1,"key":"b"}"#,
    ])
    func theLastOfEqualNamesCounts(text: String) throws {
        #expect(try decoded(text, as: Setting.self).key == "b")
    }

    @Test func readsMembersWhoseNamesAreNotKnown() throws {
        let problem = try decoded(#"{"a": 1, "title": "t", "b": [true, null]}"#, as: Problem.self)
        #expect(problem.others == ["a": 1, "b": [true, nil]])
    }

    /// Whole numbers that travel as text, as ProtoJSON writes those of 64 bits.
    private struct Counts: ServiceModel, Codable, Hashable {
        let size: Int
        let large: UInt64?
        let list: [Int32]?
        let others: [String: Int64]

        init(reading reader: ModelReader) throws {
            size = try reader.read("size", as: .integerText)
            large = reader.readIfPresent("large", as: .integerText)
            list = reader.readIfPresent("list", as: .integerText)
            others = try reader.readOthers(except: ["size", "large", "list"], as: .integerText)
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(size, for: "size", as: .integerText)
            writer.write(large, for: "large", as: .integerText)
            writer.write(list, for: "list", as: .integerText)
            writer.writeOthers(others, as: .integerText)
        }
    }

    @Test(arguments: [
        #"{"size":"-7","large":"18446744073709551615","list":["1","2"],"a":"9223372036854775807"}"#,
        #"{"size":-7,"large":18446744073709551615,"list":[1,2],"a":9223372036854775807}"#,
        #"{"size":"-007","large":"18446744073709551615","list":["+1","2e0"],"a":"9223372036854775807"}"#,
    ])
    func wholeNumbersInTextAreWrittenAsText(text: String) throws {
        let counts = try decoded(text, as: Counts.self)
        #expect(counts.size == -7)
        #expect(counts.large == .max)
        #expect(counts.list == [1, 2])
        #expect(counts.others == ["a": .max])
        let data = try ModelCoder.encode(counts)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"size":"-7","large":"18446744073709551615","list":["1","2"],"a":"9223372036854775807"}"#
        )
        #expect(try decoded(#"{"size":"1","large":""}"#, as: Counts.self).large == nil)
    }

    @Test(arguments: [
        (#"{"size": "many"}"#, "size: expected an integer, found a string"),
        (#"{"size": ""}"#, "size: expected an integer, found a string"),
        (#"{"size": "1.5"}"#, "size: 1.5 is not an integer"),
        (#"{"size": null}"#, "size: expected an integer, found null"),
        (#"{"size": "1", "large": "-1"}"#, "large: -1 does not fit in UInt64"),
        (#"{"size": "1", "list": ["2147483648"]}"#, "list[0]: 2147483648 does not fit in Int32"),
    ])
    func textThatIsNoWholeNumberIsRefused(text: String, problem: String) {
        #expect(refusal(of: text, as: Counts.self) == problem)
    }

    /// Numbers that a service writes as text, too.
    private struct Measure: ServiceModel, Codable, Hashable {
        let whole: Int
        let large: UInt64?
        let others: [String: Double]

        init(reading reader: ModelReader) throws {
            whole = try reader.read("whole", as: .numberOrText)
            large = reader.readIfPresent("large", as: .numberOrText)
            others = try reader.readOthers(except: ["whole", "large"], as: .numberOrText)
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(whole, for: "whole", as: .numberOrText)
            writer.write(large, for: "large", as: .numberOrText)
            writer.writeOthers(others, as: .numberOrText)
        }
    }

    @Test(arguments: [
        #"{"whole": 7, "large": 18446744073709551615, "a": 0.5}"#,
        #"{"whole": "7", "large": "18446744073709551615", "a": "0.5"}"#,
    ])
    func readsNumbersThatAreText(text: String) throws {
        let measure = try decoded(text, as: Measure.self)
        #expect(measure.whole == 7)
        #expect(measure.large == .max)
        #expect(measure.others == ["a": 0.5])
        let data = try ModelCoder.encode(measure, mediaType: "application/json")
        #expect(String(decoding: data, as: UTF8.self) == #"{"whole":7,"large":18446744073709551615,"a":0.5}"#)
    }

    @Test(arguments: [
        (#"{"whole": "many"}"#, "whole: expected an integer, found a string"),
        (#"{"whole": true}"#, "whole: expected an integer, found a boolean"),
        (#"{"whole": 1, "a": "inf"}"#, "a: expected a number, found a string"),
        (#"{"whole": "9223372036854775808"}"#, "whole: 9223372036854775808 does not fit in Int64"),
    ])
    func refusesTextThatIsNoNumber(text: String, message: String) throws {
        #expect(refusal(of: text, as: Measure.self) == message)
    }

    @Test func readsDatesAndBytesInTheCodingOfTheMember() throws {
        let problem = try decoded(#"{"title": "t", "at": 1.5, "proof": "-_8"}"#, as: Problem.self)
        #expect(problem.at == Date(timeIntervalSince1970: 1.5))
        #expect(problem.proof == Data([0xFB, 0xFF]))
    }

    @Test(arguments: [
        ("18446744073709551616", "18446744073709551616 does not fit in UInt64"), ("-1", "-1 does not fit in UInt64"),
        ("1.5", "1.5 is not an integer"), ("true", "expected an integer, found a boolean"),
    ])
    func refusesWhatIsNoUnsignedInteger(text: String, message: String) {
        #expect(refusal(of: text, as: UInt64.self) == message)
    }

    @Test(arguments: ["QQ=A", "QQ=Q", "QQ==QQ==", "====", "=QUI", "Q", "é"])
    func refusesTextThatIsNotBase64(text: String) {
        #expect(refusal(of: "\"\(text)\"", as: Data.self) == "the text is not base64")
    }

    @Test(arguments: ["QUI=", "QUI", "Q U\\r\\nI=\\n", "QUI=="]) func readsBase64WithAnyPadding(text: String) throws {
        #expect(try decoded("\"\(text)\"", as: Data.self) == Data("AB".utf8))
    }

    @Test func readsScalars() throws {
        #expect(try decoded("-12", as: Int.self) == -12)
        #expect(try decoded("1e3", as: Int.self) == 1000)
        #expect(try decoded("9223372036854775807", as: Int64.self) == .max)
        #expect(try decoded("-9223372036854775808", as: Int64.self) == .min)
        #expect(try decoded("18446744073709551615", as: UInt64.self) == .max)
        #expect(try decoded("0.1", as: Double.self) == 0.1)
        #expect(try decoded("-0.0", as: Double.self).sign == .minus)
        #expect(try decoded("123456789012345678901234567890", as: Double.self) == 123456789012345678901234567890.0)
        #expect(try decoded("2.5", as: Float.self) == 2.5)
        #expect(throws: ModelReadingError.self) { try decoded("1e39", as: Float.self) }
        #expect(
            try decoded("123456789.12345678901234567", as: Decimal.self).description == "123456789.12345678901234567"
        )
        #expect(try decoded(#""1.10""#, as: Decimal.self) == Decimal(string: "1.1"))
        #expect(try decoded("-1.5e-3", as: Decimal.self) == Decimal(string: "-0.0015"))
        #expect(try decoded(" \t\r\ntrue ", as: Bool.self))
        #expect(try decoded(#""2026-11-20""#, as: CalendarDate.self) == CalendarDate(year: 2026, month: 11, day: 20))
        #expect(try decoded(#""a b""#, as: URL.self).absoluteString == "a%20b")
        #expect(
            try decoded(#""F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6""#, as: UUID.self).uuidString.lowercased()
                == "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
        )
        #expect(try decoded("[1, null]", as: [Int?].self) == [1, nil])
        #expect(try decoded(#"{"a": null, "b": 2}"#, as: [String: Int?].self) == ["a": nil, "b": 2])
    }

    @Test(arguments: [
        (#""\u00e9 \uD83D\uDE00 \" \\ \/ \b\f\n\r\t""#, "é 😀 \" \\ / \u{8}\u{C}\n\r\t"),
        (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00x""#, "\u{FFFD}x"), (#""\uD83D\u0041""#, "\u{FFFD}A"), (#""""#, ""),
    ])
    func readsEscapes(text: String, value: String) throws {
        #expect(try decoded(text) == value)
    }

    @Test func readsAnyValue() throws {
        let value: JSONValue = ["a": [1, 2.5, "x", true, nil], "b": ["c": 1e20]]
        #expect(try decoded(#"{"a": [1, 2.5, "x", true, null], "b": {"c": 100000000000000000000}}"#) == value)
    }

    /// What is read into a `JSONValue` is written as it came.
    @Test(arguments: [
        "12345678901234567890", "-18446744073709551616", "123456789.12345678901234567", "0.1", "9223372036854775807",
        "1e+300", "99999999999999.99", "70368744177664.13", "1234567890123.4567", "0.30000000000000004",
        "9007199254740993.5",
    ])
    func keepsTheDigitsOfAnyNumber(text: String) throws {
        #expect(try encoded(decoded(text, as: JSONValue.self)) == text)
    }

    @Test func takesTheDigitsOfADoubleForADouble() throws {
        #expect(try decoded("-0.10000000000000001", as: JSONValue.self) == .number(-0.1))
        #expect(try decoded("12345678901234567890", as: JSONValue.self).double == 12_345_678_901_234_567_168)
        #expect(try decoded("0.30000000000000004", as: JSONValue.self) == .number(0.1 + 0.2))
        #expect(try decoded("9007199254740993.0", as: JSONValue.self) == .integer(9_007_199_254_740_993))
    }

    /// As ProtoJSON and the libraries of many languages write them.
    @Test(arguments: [
        ("NaN", Double.nan), ("Infinity", .infinity), ("-Infinity", -.infinity), ("INF", .infinity),
        ("-INF", -.infinity),
    ])
    func readsNumbersThatJSONLacks(text: String, number: Double) throws {
        #expect(try decoded("\"\(text)\"", as: Double.self).bitPattern == number.bitPattern)
        #expect(try decoded("[1, \"\(text)\"]", as: [Float].self)[1].bitPattern == Float(number).bitPattern)
        #expect(try decoded("\"\(text)\"", as: JSONValue.self) == .string(text))
        #expect(refusal(of: "\"\(text)\"", as: Int.self) == "expected an integer, found a string")
    }

    @Test(arguments: ["nan", "inf", "+Infinity", "+INF", "1,5", " 1", "0x1", "1e999", ""])
    func refusesOtherTextThatIsNoNumber(text: String) {
        #expect(refusal(of: "\"\(text)\"", as: Double.self) == "expected a number, found a string")
    }

    /// As Flask-RESTX, marshmallow and others send decimals, which they describe as numbers.
    @Test func readsNumbersThatAreSentAsText() throws {
        #expect(try decoded(#""1.50""#, as: Double.self) == 1.5)
        #expect(try decoded(#"["-1e3", 2]"#, as: [Float].self) == [-1000, 2])
        #expect(try decoded(#""42""#, as: Int.self) == 42)
        #expect(try decoded(#""18446744073709551615""#, as: UInt64.self) == .max)
        #expect(refusal(of: #""1.5""#, as: Int.self) == "1.5 is not an integer")
        #expect(refusal(of: #""x""#, as: Int.self) == "expected an integer, found a string")
        #expect(refusal(of: #""-1""#, as: UInt64.self) == "-1 does not fit in UInt64")
    }

    /// As Xero and plugins of WordPress send numbers that they describe as text.
    @Test func readsTextThatIsSentAsANumber() throws {
        let setting = try decoded(#"{"key": 7, "tags": {"a": 1.50, "b": -12345678901234567890}}"#, as: Setting.self)
        #expect(setting == Setting(key: "7", tags: ["a": "1.50", "b": "-12345678901234567890"]))
        #expect(try decoded("[1, \"a\"]", as: [String].self) == ["1", "a"])
        #expect(refusal(of: "null", as: String.self) == "expected a string, found null")
    }

    /// As Xero, Python and databases write them.
    @Test(arguments: [
        ("1", true), ("0", false), (#""1""#, true), (#""0""#, false), (#""true""#, true), (#""False""#, false),
    ])
    func readsBooleansThatAreSentAsTextOrNumbers(text: String, flag: Bool) throws {
        #expect(try decoded(text, as: Bool.self) == flag)
    }

    @Test(arguments: [("2", "number"), ("1.0", "number"), (#""yes""#, "string"), (#""""#, "string")])
    func refusesWhatIsNoBoolean(text: String, kind: String) {
        #expect(refusal(of: text, as: Bool.self) == "expected true or false, found a \(kind)")
    }

    /// As Jellyfin, .NET and URNs write them.
    @Test(arguments: [
        "f137a2dd-21bb-c1b9-9aa5-c0f6bf02a805", "f137a2dd21bbc1b99aa5c0f6bf02a805", "F137A2DD21BBC1B99AA5C0F6BF02A805",
        "{f137a2dd-21bb-c1b9-9aa5-c0f6bf02a805}", "urn:uuid:f137a2dd-21bb-c1b9-9aa5-c0f6bf02a805",
    ])
    func readsAUUIDInAnyNotation(text: String) throws {
        let id = try decoded("\"\(text)\"", as: UUID.self)
        #expect(id.uuidString == "F137A2DD-21BB-C1B9-9AA5-C0F6BF02A805")
    }

    @Test(arguments: [
        "", "f137a2dd21bbc1b99aa5c0f6bf02a80", "f137a2dd21bbc1b99aa5c0f6bf02a8055", "g137a2dd21bbc1b99aa5c0f6bf02a805",
        "{f137a2dd-21bb-c1b9-9aa5-c0f6bf02a805", "f137a2dd-21bbc1b99aa5c0f6bf02a805-",
        "+137a2dd21bbc1b99aa5c0f6bf02a805",
    ])
    func refusesTextThatIsNoUUID(text: String) {
        #expect(refusal(of: "\"\(text)\"", as: UUID.self) == "'\(text)' is not a UUID")
    }

    @Test(arguments: ["1.2.3", "1-2", "", "1.", ".5", "1e", "0x1", " 1", "NaN"])
    func refusesTextThatIsNoDecimal(text: String) {
        #expect(refusal(of: "\"\(text)\"", as: Decimal.self) == "'\(text)' is not a number that fits in a Decimal")
    }

    @Test(arguments: [
        ("{}", "key: the member is missing"),
        (#"{"key": null}"#, "key: expected a string, found null"),
        (#"{"key": []}"#, "key: expected a string, found an array"),
        ("[]", "expected an object, found an array"),
        (
            #"{"key": "k", "owner": {"name": "a", "roles": ["reader", {}]}}"#,
            "owner.roles[1]: expected a string, found an object"
        ),
        (#"{"key": "k", "tags": {"a.b": []}}"#, "tags.a.b: expected a string, found an array"),
        (#"{"key": "k", "revision": 1.5}"#, "revision: 1.5 is not an integer"),
        // The first of several problems is told, whether its member must be there or not.
        (#"{"key": "k", "label": {}, "revision": "x"}"#, "label: expected a string, found an object"),
        (#"{"key": [], "label": {}}"#, "key: expected a string, found an array"),
        (#"{"key": "k", "owner": {"name": []}, "label": {}}"#, "label: expected a string, found an object"),
        (
            #"{"key": "k", "last_modified": "yesterday"}"#,
            "last_modified: 'yesterday' is not a date and time such as 2026-11-20T20:12:00Z"
        ),
    ])
    func saysWhereAndWhatIsWrong(text: String, message: String) {
        #expect(refusal(of: text, as: Setting.self) == message)
    }

    /// As services in PHP write an object without members.
    @Test func anEmptyArrayIsAnObjectWithoutMembers() throws {
        #expect(try decoded("[]", as: [String: Int].self) == [:])
        #expect(try decoded(#"{"key": "k", "tags": []}"#, as: Setting.self) == Setting(key: "k", tags: [:]))
        #expect(try decoded("[]", as: Plain.self) == Plain(name: nil))
        #expect(
            refusal(of: #"{"key": "k", "tags": ["a"]}"#, as: Setting.self) == "tags: expected an object, found an array"
        )
        // Without those that it must have, there is none.
        #expect(try decoded(#"{"key": "k", "owner": []}"#, as: Setting.self) == Setting(key: "k"))
        #expect(
            refusal(of: #"{"key": "k", "owner": [1]}"#, as: Setting.self) == "owner: expected an object, found an array"
        )
    }

    /// An array is what it is, if an alternative is that.
    @Test func anEmptyArrayIsAnArrayBeforeItIsAnObject() throws {
        #expect(try decoded("[]", as: PlainOrList.self) == .list([]))
        #expect(try decoded(#"{"name": "a"}"#, as: PlainOrList.self) == .plain(Plain(name: "a")))
    }

    private struct Plain: ServiceModel, Hashable {
        let name: String?

        init(name: String?) { self.name = name }
        init(reading reader: ModelReader) throws { name = reader.readIfPresent("name") }
        func writeMembers(to writer: ModelWriter) { writer.write(name, for: "name") }
    }

    private enum PlainOrList: UnionModel, Hashable {
        case plain(Plain)
        case list([Int])
        case unknown(JSONValue)

        init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.plain)
            union.attempt(Self.list)
            self = try union.result()
        }

        var payload: any ModelValue {
            switch self {
            case .plain(let value): value
            case .list(let value): value
            case .unknown(let value): value
            }
        }
    }

    @Test func aMemberThatMayBeMissingIsNotTakenForMissingIfItIsWrong() {
        let message = refusal(of: #"[{"key": "k"}, {"key": "k", "label": []}]"#, as: [Setting].self)
        #expect(message == "[1].label: expected a string, found an array")
        let inside = refusal(of: #"{"a": {"title": "t", "at": "x"}}"#, as: [String: Problem].self)
        #expect(inside == "a.at: expected a number, found a string")
    }

    @Test func saysWhichElementIsWrong() {
        let message = refusal(of: #"{"items": [[], [true, "x"]]}"#, as: [String: [[Bool]]].self)
        #expect(message == "items[1][1]: expected true or false, found a string")
    }

    @Test(arguments: [
        ("", "not JSON, at byte 0: expected a value, found the end of the text"),
        ("[1,]", "not JSON, at byte 3: expected a value, found ']'"),
        (#"{"a" 1}"#, "not JSON, at byte 5: expected ':', found '1'"),
        ("[1 2]", "not JSON, at byte 3: expected ',' or ']', found '2'"),
        ("nul", "not JSON, at byte 0: expected 'null', found 'n'"),
        ("1 2", "not JSON, at byte 2: expected the end of the text, found '2'"),
        (#""a"#, "not JSON, at byte 2: a string is not closed"),
        ("<html>", "not JSON, at byte 0: expected a value, found '<'"),
    ])
    func saysWhereTheTextIsNotJSON(text: String, message: String) {
        #expect(refusal(of: text, as: JSONValue.self) == message)
    }

    @Test(arguments: [
        "0.99999999999999999999", "1.00000000000000000001", "1e-400", "4503599627370496.3", "-1.5e0", "12e-1",
        "1e-99999999999999999999",
    ])
    func whatIsNotWholeIsNoInteger(text: String) {
        #expect(refusal(of: text, as: Int.self) == "\(text) is not an integer")
        #expect(refusal(of: text, as: UInt64.self) == "\(text) is not an integer")
    }

    @Test(arguments: [
        ("1.0", 1), ("-0.0", 0), ("1E+2", 100), ("-120e-1", -12), ("0e99999999999999999999", 0), ("0.5e1", 5),
        ("922337203685477580.7e1", Int.max), ("-9223372036854775808.000", Int.min),
    ])
    func whatIsWholeIsAnInteger(text: String, value: Int) throws {
        #expect(try decoded(text, as: Int.self) == value)
    }

    @Test func numbersThatDoNotFitAreErrors() {
        #expect(refusal(of: "1e19", as: Int64.self) == "1e19 does not fit in Int64")
        #expect(refusal(of: "1e99999999999999999999", as: Int.self) == "1e99999999999999999999 does not fit in Int64")
        #expect(refusal(of: "9223372036854775808", as: Int64.self) == "9223372036854775808 does not fit in Int64")
        #expect(refusal(of: "3000000000", as: Int32.self) == "3000000000 does not fit in Int32")
        #expect(refusal(of: "1e999", as: Double.self) == "1e999 does not fit in a Double")
    }

    @Test func nestingIsBounded() throws {
        let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        _ = try decoded(deepest, as: JSONValue.self)
        #expect(
            refusal(of: "[\(deepest)]", as: JSONValue.self).hasSuffix("the text is nested more than 256 levels deep")
        )
    }

    /// Threads that are not the main one have half a megabyte of stack on Apple platforms.
    @Test func theDeepestNestingFitsOnASmallStack() async throws {
        let lists = String(repeating: #"{"a":["#, count: 128) + String(repeating: "]}", count: 128)
        #expect(await onASmallStack { try encoded(decoded(lists, as: JSONValue.self)) } == lists)
        let folders =
            String(repeating: #"{"name":"","parent":"#, count: 255) + #"{"name":""}"#
            + String(repeating: "}", count: 255)
        #expect(await onASmallStack { try encoded(decoded(folders, as: Folder.self)) } == folders)
    }

    private func onASmallStack(_ body: @escaping @Sendable () throws -> String) async -> String {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    continuation.resume(returning: try body())
                } catch {
                    continuation.resume(returning: String(describing: error))
                }
            }
            #if SANITIZER
                // What a sanitizer puts into each frame is not what is measured.
                thread.stackSize = 8 << 20
            #else
                thread.stackSize = 512 << 10
            #endif
            thread.start()
        }
    }

    /// A point in time as a number.
    private struct Moment: ServiceModel, Codable, Hashable {
        let at: Date

        init(reading reader: ModelReader) throws { at = try reader.read("at", as: .unixTime) }

        func writeMembers(to writer: ModelWriter) { writer.write(at, for: "at", as: .unixTime) }
    }

    @Test(arguments: ["nan", "inf", "-infinity", "NaN", "Infinity"])
    func aTextThatIsNoNumberIsNoPointInTime(text: String) throws {
        #expect(try decoded(#"{"at": "7"}"#, as: Moment.self).at == Date(timeIntervalSince1970: 7))
        #expect(refusal(of: #"{"at": "\#(text)"}"#, as: Moment.self) == "at: expected a number, found a string")
    }

    @Test(arguments: [
        ("1472848787.5", 1_472_848_787.5), ("1472848787", 1_472_848_787), ("1472848787882", 1_472_848_787.882),
        ("-100000000001", -100_000_000.001), ("99999999999", 99_999_999_999), ("0", 0),
    ])
    func aNumberInPlaceOfTheTextOfAPointInTimeCountsSecondsOrMilliseconds(text: String, seconds: Double) throws {
        let dates = try decoded("[\(text), \"1970-01-01T00:00:01Z\"]", as: [Date].self)
        #expect(abs(dates[0].timeIntervalSince1970 - seconds) < 0.001)
        #expect(dates[1] == Date(timeIntervalSince1970: 1))
    }

    @Test(arguments: ["true", "{}", "[1]", "\"1472848787\""])
    func nothingElseInPlaceOfItDoes(text: String) throws {
        #expect(throws: (any Error).self) { try decoded(text, as: Date.self) }
    }

    /// To a dictionary they are one, and in JSON they are two (RFC 8259, section 8.3).
    @Test(arguments: [("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), ("e\u{301}", "\\u00e9")])
    func namesThatUnicodeTakesForTheSameAreRefused(first: String, second: String) {
        let text = #"{"a": {"\#(first)": 1, "b": 2, "\#(second)": 3}}"#
        let name = second == "\\u00e9" ? "\u{E9}" : second
        let message =
            "a.\(name): the name of another member is the same by the rules of Unicode, so that only one of them could be kept"
        #expect(refusal(of: text, as: JSONValue.self) == message)
        #expect(refusal(of: text, as: [String: JSONValue].self) == message)
        #expect(refusal(of: text, as: [String: [String: Int]].self) == message)
    }

    @Test func ofAMemberThatIsRepeatedTheLastOneCounts() throws {
        let text = #"{"\#u{E9}": 1, "\u00e9": 2, "b": 3, "b": null}"#
        #expect(try decoded(text, as: JSONValue.self) == ["\u{E9}": 2, "b": nil])
        #expect(try decoded(text, as: [String: Int?].self) == ["\u{E9}": 2, "b": nil])
    }

    @Test func errorsQuoteNoMoreThanCanBeRead() {
        let long = String(repeating: "e\u{301}", count: 10_000)
        let text = refusal(of: "\"\(long)\"", as: CalendarDate.self)
        #expect(text.hasPrefix("'e\u{301}") && text.utf8.count < 600, "\(text)")
        let path = refusal(of: #"{"\#(long)": {"\#(long)": "x"}}"#, as: [String: [String: Int]].self)
        #expect(path.contains(": expected an integer") && path.utf8.count < 1200, "\(path)")
    }
}
