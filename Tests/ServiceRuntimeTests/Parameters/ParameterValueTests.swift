import Foundation
import Testing

@testable import ServiceRuntime

struct ParameterValueTests {
    @Test func scalarsAreText() throws {
        #expect(1.parameterValue(coding: .default) == .literal("1"))
        #expect(true.parameterValue(coding: .default) == .literal("true"))
        #expect(2.0.parameterValue(coding: .default) == .literal("2"))
        #expect(Date(timeIntervalSince1970: 0).parameterValue(coding: .default) == .text("1970-01-01T00:00:00Z"))
        #expect(
            [Date(timeIntervalSince1970: 0)].parameterValue(coding: .rfc1123)
                == .list(["Thu, 01 Jan 1970 00:00:00 GMT"])
        )
        #expect(Date(timeIntervalSince1970: 7).parameterValue(coding: .unixTime) == .literal("7"))
        #expect(Date(timeIntervalSince1970: 7.5).parameterValue(coding: .unixTime) == .literal("7.5"))
        #expect(Date(timeIntervalSince1970: 7.9).parameterValue(coding: .unixSeconds) == .literal("7"))
        #expect(Date(timeIntervalSince1970: -7.1).parameterValue(coding: .unixSeconds) == .literal("-8"))
        #expect(Data([0xFB, 0xFF]).parameterValue(coding: .base64URL) == .text("-_8"))
        #expect(try #require(Decimal(string: "1.50")).parameterValue(coding: .default) == .literal("1.5"))
    }

    @Test func numbersAreInTheirCoding() {
        #expect(5.parameterValue(coding: .integerText) == .text("5"))
        #expect(UInt64.max.parameterValue(coding: .integerText) == .text("18446744073709551615"))
        #expect(Decimal(5).parameterValue(coding: .decimalText) == .text("5"))
        #expect(Double.infinity.parameterValue(coding: .numberOrInfinity) == .text("Infinity"))
        #expect((-Float.infinity).parameterValue(coding: .numberOrINF) == .text("-INF"))
        #expect(1.5.parameterValue(coding: .numberOrInfinity) == .literal("1.5"))
    }

    @Test func objectsHaveMembers() {
        let members = [
            ParameterValue.Member(name: "name", value: "Ann"),
            .init(name: "roles", value: .list(["reader", "writer"])),
        ]
        #expect(Owner(name: "Ann", roles: [.reader, .writer]).parameterValue(coding: .default) == .object(members))
        #expect(
            ["b": 2, "a": 1].parameterValue(coding: .default)
                == .object([
                    .init(name: "a", value: .literal("1")), .init(name: "b", value: .literal("2")),
                ])
        )
        let value: JSONValue = ["list": [1, "x"]]
        #expect(
            value.parameterValue(coding: .default)
                == .object([.init(name: "list", value: .list([.literal("1"), "x"]))])
        )
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func numbersThatAreNotFiniteAreNoText(number: Double) {
        for value in [number.parameterValue(coding: .default), Float(number).parameterValue(coding: .default)] {
            guard case .unrepresentable = value else {
                Issue.record("\(value)")
                continue
            }
        }
        #expect(throws: ModelWritingError.self) {
            try ModelCoder.encode(["a": number], mediaType: "application/x-www-form-urlencoded")
        }
    }

    @Test(arguments: [JSONValue.number(.infinity), .number(.nan), .decimal(.nan)])
    func valuesThatAreNotFiniteAreNoText(value: JSONValue) {
        let decimal = ["a": Decimal.nan].parameterValue(coding: .default)
        let model = ParameterValue(of: ["a": Decimal.nan], coding: .default)
        for value in [value.parameterValue(coding: .default), decimal, model] {
            guard case .unrepresentable = value else {
                Issue.record("\(value)")
                continue
            }
        }
        for mediaType in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"] {
            #expect(throws: ModelWritingError.self) { try ModelCoder.encode(["a": Decimal.nan], mediaType: mediaType) }
        }
    }

    /// In quadratic time, as many would take hours.
    @Test(.timeLimit(.minutes(20))) func manyValuesOfAModelTakeTheTimeOfMany() {
        let roles = Array(repeating: Role.reader, count: 300_000)
        let value = Owner(name: "Ann", roles: roles).parameterValue(coding: .default)
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
            guard case .unrepresentable = date.parameterValue(coding: coding) else {
                Issue.record("\(coding)")
                continue
            }
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
        guard case .unrepresentable = ["a": [distant]].parameterValue(coding: .default) else {
            Issue.record("a date beyond the calendar has a text")
            return
        }
    }
}

extension ParameterValue: ExpressibleByStringLiteral {
    /// Text.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}
