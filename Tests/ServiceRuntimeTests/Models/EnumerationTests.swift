import Foundation
import Testing

@testable import ServiceRuntime

struct EnumerationTests {
    @Test func anExpandableEnumerationKeepsUnknownValues() throws {
        #expect(try decoded(#"["reader", "owner"]"#) == [Role.reader, Role(rawValue: "owner")])
        #expect(try encoded([Role.reader, Role(rawValue: "owner")]) == #"["reader","owner"]"#)
        #expect(try decoded("[1, 9]") == [Priority.high, Priority(rawValue: 9)])
        #expect(try encoded(Priority.high) == "1")
    }

    @Test func anExpandableEnumerationTellsWhichValuesItKnows() {
        #expect(Role.reader.isKnown)
        #expect(Role(rawValue: "writer").isKnown)
        #expect(!Role(rawValue: "owner").isKnown)
        #expect(!Priority.high.isKnown)
    }

    @Test func aFrozenEnumerationRefusesUnknownValues() throws {
        #expect(try decoded(#""mon""#) == Weekday.monday)
        #expect(
            refusal(of: #"{"day": "sun"}"#, as: [String: Weekday].self)
                == "day: 'sun' is not one of the known values 'mon', 'tue'"
        )
    }

    private enum Mode: String, FrozenEnumeration, Codable {
        case on = "true"
        case off = "false"
        case auto
    }

    private struct Lamp: ServiceModel, Hashable {
        let mode: Mode?

        init(mode: Mode?) { self.mode = mode }

        init(reading reader: ModelReader) throws { mode = reader.readIfPresent("mode") }

        func writeMembers(to writer: ModelWriter) { writer.write(mode, for: "mode") }
    }

    @Test func aBooleanIsTheTextOfAKnownValue() throws {
        #expect(try decoded(#"[true, false, "auto"]"#) == [Mode.on, .off, .auto])
        #expect(try decoded(#"{"mode": false}"#) == Lamp(mode: .off))
        #expect(throws: (any Error).self) { try decoded("[true]") as [Role] }
    }

    @Test func valuesAreTheirTextInRequests() throws {
        #expect(Role.writer.requestString == "writer")
        #expect(try ParameterValue(of: Weekday.tuesday, coding: .default) == .text("tue"))
        #expect(try ParameterValue(of: [Priority.high], coding: .default) == .list([.literal("1")]))
        #expect("\(Role.reader) \(Weekday.monday)" == "reader mon")
    }

    @Test func valuesAreCodable() throws {
        let json = try JSONEncoder().encode([Role.reader])
        #expect(String(decoding: json, as: UTF8.self) == #"["reader"]"#)
        #expect(try JSONDecoder().decode([Weekday].self, from: Data(#"["tue"]"#.utf8)) == [.tuesday])
    }

    /// An enumeration as a handwritten client has it.
    private struct State<RawValue: EnumerationRawValue>: ExpandableEnumeration, Codable, Hashable {
        let rawValue: RawValue
    }

    private struct Parcel: CodableModel, Hashable {
        let text: State<String>
        let number: State<Int>
        let exact: State<Decimal>
        let mixed: State<JSONValue>
    }

    @Test func unknownValuesOfAnyTypeAreCodable() throws {
        let text = #"{"exact":18446744073709551616,"mixed":true,"number":3,"text":"lost"}"#
        let parcel = Parcel(
            text: State(rawValue: "lost"),
            number: State(rawValue: 3),
            exact: State(rawValue: try #require(Decimal(string: "18446744073709551616"))),
            mixed: State(rawValue: .bool(true))
        )
        #expect(try ModelCoder.decode(Parcel.self, from: Data(text.utf8)) == parcel)
        #expect(try String(decoding: ModelCoder.encode(parcel), as: UTF8.self) == text)
    }
}
