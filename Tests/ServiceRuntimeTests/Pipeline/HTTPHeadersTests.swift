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
        #expect(Set([["A": "1", "B": "2"], ["b": "2", "a": "1"]] as [HTTPHeaders]).count == 1)
        #expect((["A": "1", "B": "2"] as HTTPHeaders).count == 2)
        #expect((["A": "1"] as HTTPHeaders) != ["A": "2"])
        #expect((["A": "1"] as HTTPHeaders) != ["A": "1", "B": "1"])
    }

    @Test("of one name are joined in their order, whatever their spelling")
    func joining() {
        let fields = [("B", "2"), ("x-id", "c"), ("X-ID", "a"), ("X-Id", "b")]
            .map { HTTPHeaders.Field(name: $0, value: $1) }
        var others = (1...1000).map { HTTPHeaders.Field(name: "X-\($0)", value: "\($0)") }
        for headers in [HTTPHeaders(joining: fields), HTTPHeaders(joining: fields + others)] {
            #expect(headers.fields.first?.name == "B")
            #expect(headers["x-id"] == "c, a, b")
            #expect(headers.fields.map(\.name).prefix(2) == ["B", "x-id"])
        }
        let links = [("Link", "c"), ("link", "b"), ("Link", "a")].map { HTTPHeaders.Field(name: $0, value: $1) }
        #expect(HTTPHeaders(joining: links)["Link"] == "c, b, a")
        others += others.map { HTTPHeaders.Field(name: $0.name.lowercased(), value: "other") }
        #expect(HTTPHeaders(joining: others).fields.count == 1000)
        #expect(HTTPHeaders(joining: others)["x-7"] == "7, other")
    }

    /// In quadratic time, as many would take hours.
    @Test("are joined in the time of as many as there are", .timeLimit(.minutes(20)))
    func manyFields() {
        let fields = (0..<100_000).map { HTTPHeaders.Field(name: "X-\($0)", value: "a") }
        #expect(HTTPHeaders(joining: fields).fields.count == 100_000)
        let same = fields.map { HTTPHeaders.Field(name: "X", value: $0.value) }
        #expect(HTTPHeaders(joining: same)["X"] == String(repeating: "a, ", count: 99_999) + "a")
    }

    @Test("names are compared as ASCII", arguments: [("[", "{"), ("@", "`")])
    func nonLetters(lhs: String, rhs: String) {
        #expect(!HTTPHeaders.isSame(lhs, rhs))
    }
}
