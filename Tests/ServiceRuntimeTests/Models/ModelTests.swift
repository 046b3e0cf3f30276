import Foundation
import Testing

@testable import ServiceRuntime

struct ModelTests {
    private let setting = Setting(
        key: "k",
        lastModified: Date(timeIntervalSince1970: 1.5),
        tags: ["a": "1", "b": "2"],
        owner: Owner(name: "Ann", roles: [.reader])
    )

    @Test func modelsWithEqualMembersAreEqual() {
        let same = setting.copy { $0.tags = ["b": "2", "a": "1"] }
        #expect(same == setting)
        #expect(same.hashValue == setting.hashValue)
        #expect(Set([same, setting]).count == 1)
    }

    @Test func modelsWithADifferentMemberAreDifferent() {
        #expect(setting.copy { $0.key = "K" } != setting)
        #expect(setting.copy { $0.lastModified = Date(timeIntervalSince1970: 1.25) } != setting)
        #expect(setting.copy { $0.owner = nil } != setting)
        #expect(setting.copy { $0.owner = Owner(name: "Ann") } != setting)
        #expect(Setting(key: "k", label: "") != Setting(key: "k"))
        #expect(Problem(title: "t", others: ["a": nil]) != Problem(title: "t"))
        #expect(Problem(title: "t", others: ["a": [1, [2]]]) != Problem(title: "t", others: ["a": [[1], 2]]))
    }

    @Test func aCopyIsEqualWithoutBeingWritten() {
        let counted = Counted(number: 1, writes: Counter())
        let copy = counted
        #expect(copy == counted)
        #expect(counted.writes.count.withLock { $0 } == 0)
        #expect(Counted(number: 1, writes: Counter()) == counted)
        #expect(Counted(number: 2, writes: counted.writes) != counted)
        #expect(Counted(number: .nan, writes: counted.writes) == Counted(number: .nan, writes: Counter()))
        #expect(Counted(number: 0, writes: counted.writes) == Counted(number: -0.0, writes: counted.writes))
    }

    private final class Counter: Sendable {
        let count = Locked(0)
    }

    /// Counts how often it is written.
    private struct Counted: ServiceModel, Codable, Hashable {
        let number: Double
        let writes: Counter

        init(number: Double, writes: Counter) {
            self.number = number
            self.writes = writes
        }

        init(reading reader: ModelReader) throws { self.init(number: try reader.read("number"), writes: Counter()) }

        func writeMembers(to writer: ModelWriter) {
            writes.count.withLock { $0 += 1 }
            writer.write(number, for: "number")
        }
    }

    @Test func goesThroughAnyCoder() throws {
        let json = try JSONEncoder().encode(setting)
        #expect(try JSONDecoder().decode(Setting.self, from: json) == setting)
        #expect(try ModelCoder.decode(Setting.self, from: json) == setting)
        let list = try PropertyListEncoder().encode([setting])
        #expect(try PropertyListDecoder().decode([Setting].self, from: list) == [setting])
    }

    @Test func keepsItsNamesWhateverStrategiesACoderHas() throws {
        struct Stored: Codable, Equatable {
            let lastSetting: Setting
            let anyValue: JSONValue
        }
        let stored = Stored(
            lastSetting: setting.copy { $0.tags = ["first_name": "1", "lastName": "2"] },
            anyValue: ["a_b": ["c_d": 1, "eF": nil]]
        )
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(stored)
        let own = String(decoding: try ModelCoder.encode(JSONValue(stored.lastSetting)), as: UTF8.self)
        let text = String(decoding: json, as: UTF8.self)
        #expect(text == #"{"any_value":{"a_b":{"c_d":1,"eF":null}},"last_setting":\#(own)}"#)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        #expect(try decoder.decode(Stored.self, from: json) == stored)
    }

    @Test(arguments: ["123456789.12345678901234567", "99999999999999.99"])
    func numbersStayExactInAnyCoder(total: String) throws {
        let invoice = try decoded(#"{"total": \#(total), "number": 18446744073709551615}"#, as: Invoice.self)
        let json = try JSONEncoder().encode(invoice)
        #expect(try JSONDecoder().decode(Invoice.self, from: json) == invoice)
        #expect(try ModelCoder.decode(Invoice.self, from: json) == invoice)
        #expect(try PropertyListDecoder().decode(Invoice.self, from: PropertyListEncoder().encode(invoice)) == invoice)
    }

    private struct Invoice: ServiceModel, Codable, Hashable {
        let total: Decimal
        let number: UInt64

        init(reading reader: ModelReader) throws {
            total = try reader.read("total")
            number = try reader.read("number")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(total, for: "total")
            writer.write(number, for: "number")
        }
    }

    @Test func saysToADecoderWhatIsWrong() {
        let json = Data(#"[{"key": "k", "owner": {"name": []}}]"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Setting].self, from: json) }
        #expect(String(describing: error).contains("owner.name: expected a string, found an array"))
    }
}
