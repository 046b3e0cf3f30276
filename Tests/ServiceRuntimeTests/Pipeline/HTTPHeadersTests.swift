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
