import Testing

@testable import ServiceRuntime

@Suite("Header fields")
struct HTTPHeadersTests {
    @Test("names are the same in any case, and keep their first spelling")
    func names() {
        var headers: HTTPHeaders = ["Content-Type": "a"]
        headers["content-type"] = "b"
        headers["X"] = "1"
        headers["x"] = nil
        #expect(headers.map(\.name) == ["Content-Type"])
        #expect(headers["CONTENT-TYPE"] == "b")
    }

    @Test("many are found, replaced and removed as few are")
    func many() {
        var headers: HTTPHeaders = [:]
        for number in 0..<1_000 { headers["Field-\(number)"] = "a" }
        for number in 0..<1_000 { headers["field-\(number)"] = "\(number)" }
        #expect(headers.map(\.name) == (0..<1_000).map { "Field-\($0)" })
        #expect(headers["FIELD-999"] == "999")
        headers["field-10"] = nil
        #expect(headers["Field-10"] == nil)
        #expect(headers["field-11"] == "11")
        headers["Field-10"] = "b"
        #expect(headers["field-10"] == "b")
        #expect(headers["field-999"] == "999")
        #expect(headers.fields.last == HTTPHeaders.Field(name: "Field-10", value: "b"))
        for number in 20..<1_000 { headers["Field-\(number)"] = nil }
        headers["Another"] = "c"
        #expect(headers.fields.count == 21)
        #expect(headers["FIELD-19"] == "19")
        #expect(headers["another"] == "c")
    }

    @Test("equality does not depend on order or case")
    func equality() {
        #expect((["A": "1", "B": "2"] as HTTPHeaders) == ["b": "2", "a": "1"])
        #expect((["A": "1"] as HTTPHeaders) != ["A": "2"])
        #expect((["A": "1"] as HTTPHeaders) != ["A": "1", "B": "1"])
    }

    @Test("names are compared as ASCII", arguments: [("[", "{"), ("@", "`")])
    func nonLetters(lhs: String, rhs: String) {
        #expect(!HTTPHeaders.isSame(lhs, rhs))
    }
}
