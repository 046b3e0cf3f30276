import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Forms whose fields have encodings")
struct FormEncodingTests {
    private func form(_ value: some ModelValue, _ encodings: [String: FieldEncoding]) throws -> String {
        String(decoding: try FormWriter.data(value, BodyEncoding(fields: encodings)), as: UTF8.self)
    }

    @Test(
        "write arrays in any style",
        arguments: [
            (.styled(.form, explode: true), "a=x+y&a=z%2C"),
            (.styled(.form, explode: false), "a=x+y,z%2C"),
            (.styled(.spaceDelimited, explode: false), "a=x+y%20z%2C"),
            (.styled(.pipeDelimited, explode: false), "a=x+y%7Cz%2C"),
            (.styled(.deepObject, explode: true), "a%5B0%5D=x+y&a%5B1%5D=z%2C"),
            (.contentType("application/json"), "a=%5B%22x+y%22%2C%22z%2C%22%5D"),
        ] as [(FieldEncoding, String)]
    )
    func arrays(encoding: FieldEncoding, expected: String) throws {
        #expect(try form(["a": ["x y", "z,"]], ["a": encoding]) == expected)
    }

    @Test(
        "write objects in any style, and without one as JSON",
        arguments: [
            (nil, "a=%7B%22b%22%3A%7B%22c%22%3A%5B1%5D%7D%2C%22d%22%3A2%7D"),
            (.styled(.form, explode: true), "b=%7B%22c%22%3A%5B1%5D%7D&d=2"),
            (.styled(.form, explode: false), "a=b,%7B%22c%22%3A%5B1%5D%7D,d,2"),
            (.styled(.deepObject, explode: true), "a%5Bb%5D%5Bc%5D%5B0%5D=1&a%5Bd%5D=2"),
        ] as [(FieldEncoding?, String)]
    )
    func objects(encoding: FieldEncoding?, expected: String) throws {
        let value: [String: JSONValue] = ["a": .object(["b": .object(["c": .array([.integer(1)])]), "d": .integer(2)])]
        #expect(try form(value, encoding.map { ["a": $0] } ?? [:]) == expected)
    }

    @Test(
        "write an object as a query has it",
        arguments: [
            (.form, true), (.form, false), (.deepObject, true), (.pipeDelimited, false), (.spaceDelimited, false),
        ] as [(ParameterStyle, Bool)]
    )
    func asInAQuery(style: ParameterStyle, explode: Bool) throws {
        let value: JSONValue = ["a": ["1", 2], "b": nil, "c": ["x": ["y", "z"]], "d": true, "e": [["f"]]]
        let query = try ParameterSerializer.text(
            name: "v",
            value: ParameterValue(of: value, coding: .default),
            style: style,
            explode: explode,
            escaping: .query(allowsReserved: false),
            location: .query
        )
        #expect(try form(["v": value], ["v": .styled(style, explode: explode)]) == query)
    }

    @Test("write null in an object as empty text, and its array as fields of one name")
    func nullAndArray() throws {
        let value: [String: JSONValue] = ["v": ["a": [1, 2], "b": nil]]
        #expect(try form(value, ["v": .styled(.form, explode: true)]) == "a=1&a=2&b=")
        #expect(try form(value, ["v": .styled(.form, explode: false)]) == "v=a,1%2C2,b,")
        #expect(
            try form(value, ["v": .styled(.deepObject, explode: true)])
                == "v%5Ba%5D%5B0%5D=1&v%5Ba%5D%5B1%5D=2&v%5Bb%5D="
        )
    }

    @Test("leave reserved characters alone where they may, but for those that mean something in forms")
    func reservedCharacters() throws {
        let encoding = FieldEncoding.styled(.form, explode: true, allowReserved: true)
        #expect(try form(["a": "/?:@ &+=[#]"], ["a": encoding]) == "a=/?:@+%26%2B=%5B%23%5D")
    }

    @Test(
        "write arrays within arrays in styles of their own",
        arguments: [
            (.styled(.form, explode: true, lists: [.form]), "a=x+y,z%2C&a=w"),
            (.styled(.pipeDelimited, explode: false, lists: [.spaceDelimited]), "a=x+y%20z%2C%7Cw"),
            (.styled(.form, explode: false, allowReserved: true, lists: [.pipeDelimited]), "a=x+y%7Cz,,w"),
        ] as [(FieldEncoding, String)]
    )
    func listsInLists(encoding: FieldEncoding, expected: String) throws {
        #expect(try form(["a": [["x y", "z,"], ["w"]]], ["a": encoding]) == expected)
    }

    @Test("write what is nested deeper than there are styles as JSON")
    func listsBeyondTheirStyles() throws {
        let encoding = FieldEncoding.styled(.form, explode: false, lists: [.pipeDelimited])
        #expect(try form(["a": [[[1, 2], [3]]]], ["a": encoding]) == "a=%5B1%2C2%5D%7C%5B3%5D")
    }

    @Test("write arrays within arrays as JSON")
    func nestedArrays() throws {
        #expect(try form(["a": [[1, 2], [3]]], [:]) == "a=%5B1%2C2%5D&a=%5B3%5D")
    }

    @Test("send text that is a form already as it is")
    func text() throws {
        let mediaType = "application/x-www-form-urlencoded"
        #expect(try ModelCoder.encode("a=b&c", mediaType: mediaType) == Data("a=b&c".utf8))
    }
}
