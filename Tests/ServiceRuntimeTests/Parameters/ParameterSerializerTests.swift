import Foundation
import Testing

@testable import ServiceRuntime

/// The values of the table.
private enum Sample {
    static let empty = ParameterValue.text("")
    static let text = ParameterValue.text("blue")
    static let list = ParameterValue.list(["blue", "black", "brown"])
    static let object = ParameterValue.object([
        .init(name: "R", value: "100"), .init(name: "G", value: "200"), .init(name: "B", value: "150"),
    ])
    /// `{"a": {"b": ["x", {"c": 1}], "d": null}, "e": ["y", "z"]}`.
    static let nested = ParameterValue.object([
        .init(
            name: "a",
            value: .object([
                .init(name: "b", value: .list(["x", .object([.init(name: "c", value: .literal("1"))])])),
                .init(name: "d", value: .null),
            ])
        ),
        .init(name: "e", value: .list(["y", "z"])),
    ])
}

/// The table in "Style Examples" of OpenAPI 3.1, section 4.8.12.5.
struct ParameterSerializerTests {
    private func text(
        _ value: ParameterValue,
        _ style: ParameterStyle,
        explode: Bool,
        in location: RequestParameter.Location,
        name: String = "color",
        allowReserved: Bool = false
    ) throws -> String? {
        let escaping: ParameterSerializer.Escaping =
            switch location {
            case .query: .query(allowsReserved: allowReserved)
            case .cookie where style == .cookie: .none
            default: .url(allowsReserved: allowReserved)
            }
        return try ParameterSerializer.text(
            name: name,
            value: value,
            style: style,
            explode: explode,
            escaping: escaping,
            location: location
        )
    }

    @Test(arguments: [
        (ParameterStyle.matrix, false, Sample.empty, ";color"),
        (.matrix, false, Sample.text, ";color=blue"),
        (.matrix, false, Sample.list, ";color=blue,black,brown"),
        (.matrix, false, Sample.object, ";color=R,100,G,200,B,150"),
        (.matrix, true, Sample.empty, ";color"),
        (.matrix, true, Sample.text, ";color=blue"),
        (.matrix, true, Sample.list, ";color=blue;color=black;color=brown"),
        (.matrix, true, Sample.object, ";R=100;G=200;B=150"),
        (.matrix, true, .list(["", "a"]), ";color;color=a"),
        (.matrix, true, .object([.init(name: "a", value: ""), .init(name: "b", value: "c")]), ";a;b=c"),
        (.label, false, Sample.empty, "."),
        (.label, false, Sample.text, ".blue"),
        (.label, false, Sample.list, ".blue,black,brown"),
        (.label, false, Sample.object, ".R,100,G,200,B,150"),
        (.label, true, Sample.empty, "."),
        (.label, true, Sample.text, ".blue"),
        (.label, true, Sample.list, ".blue.black.brown"),
        (.label, true, Sample.object, ".R=100.G=200.B=150"),
        (.simple, false, Sample.empty, ""),
        (.simple, false, Sample.text, "blue"),
        (.simple, false, Sample.list, "blue,black,brown"),
        (.simple, false, Sample.object, "R,100,G,200,B,150"),
        (.simple, true, Sample.empty, ""),
        (.simple, true, Sample.text, "blue"),
        (.simple, true, Sample.list, "blue,black,brown"),
        (.simple, true, Sample.object, "R=100,G=200,B=150"),
    ])
    func paths(style: ParameterStyle, explode: Bool, value: ParameterValue, expected: String) throws {
        #expect(try text(value, style, explode: explode, in: .path) == expected)
    }

    @Test(arguments: [
        (ParameterStyle.form, false, Sample.empty, "color="),
        (.form, false, Sample.text, "color=blue"),
        (.form, false, Sample.list, "color=blue,black,brown"),
        (.form, false, Sample.object, "color=R,100,G,200,B,150"),
        (.form, true, Sample.empty, "color="),
        (.form, true, Sample.text, "color=blue"),
        (.form, true, Sample.list, "color=blue&color=black&color=brown"),
        (.form, true, Sample.object, "R=100&G=200&B=150"),
        (.spaceDelimited, false, Sample.list, "color=blue%20black%20brown"),
        (.spaceDelimited, false, Sample.object, "color=R%20100%20G%20200%20B%20150"),
        (.pipeDelimited, false, Sample.list, "color=blue%7Cblack%7Cbrown"),
        (.pipeDelimited, false, Sample.object, "color=R%7C100%7CG%7C200%7CB%7C150"),
        (.tabDelimited, false, Sample.list, "color=blue%09black%09brown"),
        (.deepObject, true, Sample.object, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
    ])
    func queries(style: ParameterStyle, explode: Bool, value: ParameterValue, expected: String) throws {
        #expect(try text(value, style, explode: explode, in: .query) == expected)
    }

    @Test func whatStandsInAnotherHasBracketsOfItsOwnInADeepObject() throws {
        #expect(
            try text(Sample.nested, .deepObject, explode: true, in: .query)?.removingPercentEncoding
                == "color[a][b][0]=x&color[a][b][1][c]=1&color[a][d]=&color[e][0]=y&color[e][1]=z"
        )
        #expect(
            try text(.list(["x", "y"]), .deepObject, explode: true, in: .query)?.removingPercentEncoding
                == "color[0]=x&color[1]=y"
        )
        #expect(
            try text(.object([.init(name: "a", value: .list([]))]), .deepObject, explode: true, in: .query) == nil
        )
    }

    @Test func whatStandsInAnotherIsJSONInEveryOtherStyle() throws {
        #expect(
            try text(Sample.nested, .form, explode: true, in: .query)?.removingPercentEncoding
                == #"a={"b":["x",{"c":1}],"d":null}&e=y&e=z"#
        )
        #expect(
            try text(Sample.nested, .form, explode: false, in: .query)?.removingPercentEncoding
                == #"color=a,{"b":["x",{"c":1}],"d":null},e,y,z"#
        )
        #expect(
            try text(.object([.init(name: "a", value: .list([]))]), .form, explode: true, in: .query) == nil
        )
        #expect(
            try text(.list([Sample.nested, .list(["x"])]), .simple, explode: false, in: .header)
                == #"{"a":{"b":["x",{"c":1}],"d":null},"e":["y","z"]},["x"]"#
        )
    }

    @Test func aPointInTimeThatIsANumberIsOneInJSON() throws {
        let dates = try ParameterValue(of: [["since": Date(timeIntervalSince1970: 7)]], coding: .unixTime)
        #expect(try text(dates, .simple, explode: false, in: .header) == #"{"since":7}"#)
    }

    @Test func headersAndCookies() throws {
        #expect(try text(Sample.list, .simple, explode: false, in: .header) == "blue,black,brown")
        #expect(try text(Sample.list, .spaceDelimited, explode: false, in: .header) == "blue black brown")
        #expect(try text(Sample.list, .pipeDelimited, explode: false, in: .header) == "blue|black|brown")
        #expect(try text(Sample.list, .tabDelimited, explode: false, in: .header) == "blue\tblack\tbrown")
        #expect(try text(Sample.list, .pipeDelimited, explode: false, in: .path) == "blue%7Cblack%7Cbrown")
        #expect(try text(Sample.object, .simple, explode: true, in: .header) == "R=100,G=200,B=150")
        #expect(try text(Sample.object, .pipeDelimited, explode: false, in: .header) == "R|100|G|200|B|150")
        #expect(try text(.text("a b/é"), .simple, explode: false, in: .header) == "a b/é")
        #expect(try text(Sample.list, .form, explode: true, in: .cookie) == "color=blue; color=black; color=brown")
    }

    @Test func charactersThatHaveAMeaningAreEncoded() throws {
        let value = ParameterValue.list(["a/b c+", "é&%41[#]"])
        #expect(
            try text(value, .form, explode: false, in: .query, name: "$n")
                == "%24n=a%2Fb%20c%2B,%C3%A9%26%2541%5B%23%5D"
        )
        // A query would have another field, and a blank.
        #expect(
            try text(value, .form, explode: false, in: .query, name: "$n", allowReserved: true)
                == "%24n=a/b%20c%2B,%C3%A9%26%41%5B%23%5D"
        )
        #expect(
            try text(value, .simple, explode: false, in: .path, allowReserved: true)
                == "a/b%20c+,%C3%A9&%41%5B%23%5D"
        )
        #expect(try text(.text(".."), .simple, explode: false, in: .path) == "..")
    }

    @Test func anEmptyCollectionIsNotSent() throws {
        #expect(try text(.list([]), .form, explode: false, in: .query) == nil)
        #expect(try text(.object([]), .deepObject, explode: true, in: .query) == nil)
        #expect(try text(.list([]), .label, explode: false, in: .path) == nil)
        #expect(try text(.list([]), .simple, explode: false, in: .header) == nil)
        #expect(try text(.object([]), .form, explode: true, in: .cookie) == nil)
    }

    @Test(arguments: ["a;b", "a;\u{301}b"]) func aCookieThatIsNotEncodedHasNoSemicolon(value: String) {
        #expect(throws: ModelWritingError("the value of the cookie 'c' cannot be sent: 'c=\(value)' contains ';'")) {
            try text(.text(value), .cookie, explode: false, in: .cookie, name: "c")
        }
    }

    @Test func aCookieWithReservedCharactersStaysOne() throws {
        let value = ParameterValue.text("a/b=c;d e")
        #expect(try text(value, .form, explode: false, in: .cookie, name: "c") == "c=a%2Fb%3Dc%3Bd%20e")
        #expect(
            try text(value, .form, explode: false, in: .cookie, name: "c", allowReserved: true) == "c=a/b=c%3Bd%20e"
        )
    }
}
