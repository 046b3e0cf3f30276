import Foundation
import Testing

@testable import ServiceRuntime

struct JSONWritingTests {
    @Test func writesTheMembersThatArePresentInTheirOrder() throws {
        let setting = Setting(
            key: "a/b",
            lastModified: Date(timeIntervalSince1970: 0.25),
            tags: ["z": "1", "a": "2"],
            owner: Owner(name: "", roles: [.writer, .reader])
        )
        let text =
            #"{"key":"a/b","last_modified":"1970-01-01T00:00:00.25Z","tags":{"a":"2","z":"1"},"#
            + #""owner":{"name":"","roles":["writer","reader"]}}"#
        #expect(try encoded(setting) == text)
    }

    @Test func writesMembersWhoseNamesAreNotKnownBehindTheOthers() throws {
        let problem = Problem(title: "t", others: ["z": 1, "a": [nil, [:], []]])
        #expect(try encoded(problem) == #"{"title":"t","a":[null,{},[]],"z":1}"#)
    }

    @Test func writesDatesAndBytesInTheCodingOfTheMember() throws {
        let problem = Problem(title: "t", at: Date(timeIntervalSince1970: 1.5), proof: Data([0xFB, 0xFF]))
        #expect(try encoded(problem) == #"{"title":"t","at":1.5,"proof":"-_8"}"#)
        #expect(try encoded([Date(timeIntervalSince1970: 0)]) == #"["1970-01-01T00:00:00Z"]"#)
        #expect(try encoded(Data([0xFB, 0xFF])) == #""+/8=""#)
    }

    @Test func writesScalars() throws {
        #expect(try encoded(Int64.min) == "-9223372036854775808")
        #expect(try encoded(UInt64.max) == "18446744073709551615")
        #expect(try encoded(0.1) == "0.1")
        #expect(try encoded(1e21) == "1e+21")
        #expect(try encoded(3.0) == "3")
        #expect(try encoded(Float(0.1)) == "0.1")
        #expect(try encoded(try #require(Decimal(string: "1.10"))) == "1.1")
        #expect(try encoded([true, nil]) == "[true,null]")
        #expect(try encoded(["a": Int?.none]) == #"{"a":null}"#)
        #expect(try encoded(try #require(CalendarDate("2026-01-02"))) == #""2026-01-02""#)
        #expect(try encoded(try #require(URL(string: "https://example.com/a?b=c"))) == #""https://example.com/a?b=c""#)
    }

    @Test func escapesWhatMustBeEscaped() throws {
        #expect(try encoded("é😀/ \" \\ \n\r\t \u{1}\u{1F}\u{7F}") == #""é😀/ \" \\ \n\r\t \u0001\u001f"# + "\u{7F}\"")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersThatAreNotFiniteAreErrors(number: Double) {
        #expect(throws: ModelWritingError.self) { try encoded(number) }
    }

    /// Where a description has their names, in its words.
    @Test(arguments: [
        (ValueCoding.numberOrInfinity, #"["NaN","Infinity","-Infinity",1.5]"#),
        (.numberOrINF, #"["NaN","INF","-INF",1.5]"#),
    ])
    func numbersThatAreNotFiniteMayHaveNames(coding: ValueCoding, expected: String) throws {
        let numbers = [Double.nan, .infinity, -.infinity, 1.5]
        #expect(try String(decoding: JSONWriter.data(numbers, BodyEncoding(coding: coding)), as: UTF8.self) == expected)
    }

    @Test func saysWhereAValueCannotBeWritten() {
        let error = #expect(throws: ModelWritingError.self) { try encoded(["a": [["b": 1], ["b": Double.nan]]]) }
        #expect(error?.description == "a[1].b: JSON cannot contain the number nan")
        let setting = Setting(key: "k", lastModified: Date(timeIntervalSince1970: 1e12))
        #expect(#expect(throws: ModelWritingError.self) { try encoded([setting]) }?.path == "[0].last_modified")
    }

    /// An object with a member, and others.
    private struct Open: ServiceModel, Codable, Hashable {
        let known: String?
        let others: [String: Int]

        init(known: String? = nil, others: [String: Int]) { (self.known, self.others) = (known, others) }

        init(reading reader: ModelReader) throws {
            known = reader.readIfPresent("known")
            others = try reader.readOthers(except: ["known"])
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(known, for: "known")
            writer.writeOthers(others, except: ["known"])
        }
    }

    @Test func whatCannotBeWrittenCanBeCompared() {
        let open = Open(known: "k", others: ["known": 2, "z": 1])
        #expect(open == Open(known: "k", others: ["known": 2, "z": 1]))
        #expect(open != Open(known: "k", others: ["known": 2, "z": 9]))
        #expect(open != Open(known: "k", others: ["known": 3, "z": 1]))
    }

    @Test(arguments: ["k", nil])
    func additionalPropertiesWithTheNameOfAMemberAreErrors(known: String?) throws {
        #expect(try encoded(Open(known: "k", others: ["b": 2, "a": 1])) == #"{"known":"k","a":1,"b":2}"#)
        let open = Open(known: known, others: ["a": 1, "known": 2])
        let error = #expect(throws: ModelWritingError.self) { try encoded([open]) }
        #expect(
            error?.description
                == "[0].known: it has a member of its own, so it cannot be among the additional properties"
        )
    }

    @Test func datesOutsideTheCalendarAreErrors() {
        #expect(throws: ModelWritingError.self) { try encoded(Date(timeIntervalSince1970: 1e12)) }
    }
}
