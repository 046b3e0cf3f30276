import Foundation
import Testing

@testable import ServiceRuntime

struct ParameterValueTests {
    private func value(_ model: some ModelValue, _ coding: ValueCoding = .default) throws -> ParameterValue {
        try ParameterValue(of: model, coding: coding)
    }

    @Test func scalarsAreText() throws {
        #expect(try value(1) == .literal("1"))
        #expect(try value(true) == .literal("true"))
        #expect(try value(2.0) == .literal("2"))
        #expect(try value(Date(timeIntervalSince1970: 0)) == .text("1970-01-01T00:00:00Z"))
        #expect(try value([Date(timeIntervalSince1970: 0)], .rfc1123) == .list(["Thu, 01 Jan 1970 00:00:00 GMT"]))
        #expect(try value(Date(timeIntervalSince1970: 7), .unixTime) == .literal("7"))
        #expect(try value(Date(timeIntervalSince1970: 7.5), .unixTime) == .literal("7.5"))
        #expect(try value(Date(timeIntervalSince1970: 7.9), .unixSeconds) == .literal("7"))
        #expect(try value(Date(timeIntervalSince1970: -7.1), .unixSeconds) == .literal("-8"))
        #expect(try value(Data([0xFB, 0xFF]), .base64URL) == .text("-_8"))
        #expect(try value(try #require(Decimal(string: "1.50"))) == .literal("1.5"))
        #expect(try value("a b") == .text("a b"))
        #expect(try value(String?.some("a")) == .text("a"))
        #expect(try value(String?.none) == .null)
        #expect(try value(Float(0.1)) == .literal("0.1"))
    }

    @Test func numbersAreInTheirCoding() throws {
        #expect(try value(5, .integerText) == .text("5"))
        #expect(try value(UInt64.max, .integerText) == .text("18446744073709551615"))
        #expect(try value(Decimal(5), .decimalText) == .text("5"))
        #expect(try value(Double.infinity, .numberOrInfinity) == .text("Infinity"))
        #expect(try value(-Float.infinity, .numberOrINF) == .text("-INF"))
        #expect(try value(1.5, .numberOrInfinity) == .literal("1.5"))
    }

    @Test func objectsHaveMembers() throws {
        let members = [
            ParameterValue.Member(name: "name", value: "Ann"),
            .init(name: "roles", value: .list(["reader", "writer"])),
        ]
        #expect(try value(Owner(name: "Ann", roles: [.reader, .writer])) == .object(members))
        #expect(
            try value(["b": 2, "a": 1])
                == .object([
                    .init(name: "a", value: .literal("1")), .init(name: "b", value: .literal("2")),
                ])
        )
        let json: JSONValue = ["list": [1, "x"]]
        #expect(try value(json) == .object([.init(name: "list", value: .list([.literal("1"), "x"]))]))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func numbersThatAreNotFiniteAreNoText(number: Double) {
        let error = ModelWritingError("\(number) is not a finite number")
        #expect(throws: error) { try value(number) }
        #expect(throws: error) { try value(Float(number)) }
        #expect(throws: ModelWritingError.self) {
            try ModelCoder.encode(["a": number], mediaType: "application/x-www-form-urlencoded")
        }
    }

    @Test(arguments: [JSONValue.number(.infinity), .number(.nan), .decimal(.nan)])
    func valuesThatAreNotFiniteAreNoText(json: JSONValue) {
        #expect(throws: ModelWritingError.self) { try value(json) }
        #expect(throws: ModelWritingError(path: "a", "NaN is not a finite number")) { try value(["a": Decimal.nan]) }
        for mediaType in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"] {
            #expect(throws: ModelWritingError.self) { try ModelCoder.encode(["a": Decimal.nan], mediaType: mediaType) }
        }
    }

    @Test func theErrorOfAParameterNamesIt() {
        let parameter = RequestParameter(
            name: "color",
            location: .query,
            value: .styled([Double.nan], as: .default, .form, explode: true, escaping: .query(allowsReserved: false))
        )
        let message = "the value of the parameter 'color' cannot be sent: [0]: nan is not a finite number"
        #expect(throws: ModelWritingError(message)) { try parameter.text() }
    }

    /// In quadratic time, as many would take hours.
    @Test(.timeLimit(.minutes(20))) func manyValuesOfAModelTakeTheTimeOfMany() throws {
        let roles = Array(repeating: Role.reader, count: 300_000)
        let value = try value(Owner(name: "Ann", roles: roles))
        guard case .object(let members) = value, case .list(let values)? = members.last?.value else {
            Issue.record("\(value)")
            return
        }
        #expect(values.count == 300_000)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func datesThatAreNoNumberAreNoText(seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        for coding in [ValueCoding.default, .rfc1123, .unixTime, .unixSeconds, .unixMilliseconds] {
            #expect(throws: ModelWritingError.self) { try value(date, coding) }
            #expect(throws: ModelWritingError.self) {
                try ModelCoder.encode(
                    ["a": date],
                    mediaType: "application/x-www-form-urlencoded",
                    BodyEncoding(coding: coding)
                )
            }
        }
    }

    @Test func whatNoTextCanExpressSpoilsTheWhole() {
        let distant = Date(timeIntervalSince1970: 1e12)
        #expect(throws: ModelWritingError.self) { try value(["a": [distant]]) }
    }
}

extension ParameterValue: ExpressibleByStringLiteral {
    /// Text.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}
