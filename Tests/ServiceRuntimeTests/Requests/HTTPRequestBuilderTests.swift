import Foundation
import Testing

@testable import ServiceRuntime

@Suite("The request that a description describes")
struct HTTPRequestBuilderTests {
    private func request(
        _ method: HTTPMethod = .get,
        _ path: String = "/fruit",
        at endpoint: String = "https://fruit.example",
        _ describe: (inout RequestDescription) -> Void = { _ in }
    ) throws -> HTTPRequest {
        var description = RequestDescription(method, path, options: nil)
        describe(&description)
        return try HTTPRequestBuilder(
            fields: description.fields,
            endpoint: ServerAddress(try #require(URL(string: endpoint)))
        )
        .request()
    }

    @Test(
        "has the operation's path behind that of the endpoint",
        arguments: [
            ("https://fruit.example", "/fruit", "https://fruit.example/fruit"),
            ("https://fruit.example/", "/fruit", "https://fruit.example/fruit"),
            ("https://fruit.example/v1/", "/fruit", "https://fruit.example/v1/fruit"),
            ("https://fruit.example/v1", "fruit", "https://fruit.example/v1/fruit"),
            ("https://fruit.example/v1?tenant=a", "/fruit", "https://fruit.example/v1/fruit?tenant=a"),
            ("https://fruit.example", "/fruit?comp=list", "https://fruit.example/fruit?comp=list"),
            ("https://fruit.example", "", "https://fruit.example"),
        ]
    )
    func url(endpoint: String, path: String, expected: String) throws {
        #expect(try request(.get, path, at: endpoint).url.absoluteString == expected)
    }

    @Test("has values in the place of the names in the path, encoded so that each stays one segment")
    func pathParameters() throws {
        let request = try request(.get, "/kv/{key}/of/{store}") {
            $0.path("store", "ä")
            $0.path("key", "a/b?c#d e")
        }
        #expect(request.url.absoluteString == "https://fruit.example/kv/a%2Fb%3Fc%23d%20e/of/%C3%A4")
    }

    @Test("has an empty last segment where the service may be sent one, and nowhere else")
    func emptySegment() throws {
        let request = try request(.get, "/rooms/{id}/state/{key}") {
            $0.path("id", "1")
            $0.path("key", "")
            $0.mayBeEmpty("key")
        }
        #expect(request.url.absoluteString == "https://fruit.example/rooms/1/state/")
        #expect(throws: ServiceError.self) { try self.request(.get, "/rooms/{id}") { $0.path("id", "") } }
    }

    @Test("has no coding that its body is not in")
    func contentEncoding() throws {
        let data = try request(.post) {
            $0.header("Content-Encoding", "gzip")
            $0.body(.data(Data([0x1F, 0x8B])), as: "application/json")
        }
        #expect(data.headers["Content-Encoding"] == "gzip")
        let plain = try request(.post) {
            $0.header("Content-Encoding", "identity")
            $0.body(["fig"], as: "application/json")
        }
        #expect(plain.headers["Content-Encoding"] == "identity")
        #expect(throws: ServiceError.self) {
            try self.request(.post) {
                $0.header("Content-Encoding", "gzip")
                $0.body(["fig"], as: "application/json")
            }
        }
    }

    @Test(
        "has a value between single quotes as a literal of OData, whose own quotes are two",
        arguments: [
            ("/Suppliers(Country='{key}',ID=1)", "O'Neil/ä", "/Suppliers(Country='O%27%27Neil%2F%C3%A4',ID=1)"),
            ("/Suppliers('{key}')", "''", "/Suppliers('%27%27%27%27')"),
            ("/Suppliers({key}')", "'", "/Suppliers(%27')"),
            ("/Suppliers/{key}", "O'Neil", "/Suppliers/O%27Neil"),
        ]
    )
    func literals(path: String, key: String, expected: String) throws {
        let url = try request(.get, path) { $0.path("key", key) }.url.absoluteString
        #expect(url == "https://fruit.example" + expected)
    }

    @Test("has the quotes of a literal doubled also where reserved characters are sent as they are")
    func reservedLiteral() throws {
        let request = try request(.get, "/at('{key}')") { $0.path("key", "a'b", style: .simple, allowReserved: true) }
        #expect(request.url.absoluteString == "https://fruit.example/at('a''b')")
    }

    @Test(
        "has one query, also if a link in the path brings one",
        arguments: [
            ("/list/{next}?x=1", "tok/en?c=d", "/list/tok/en?c=d&x=1&tenant=t"),
            ("/list/{next}?x=1", "tok", "/list/tok?x=1&tenant=t"),
            ("/list/{next}", "tok?c=d", "/list/tok?c=d&tenant=t"),
            ("/list?x={next}?", "a?b", "/list?x=a?b?&tenant=t"),
        ]
    )
    func queryOfLink(path: String, next: String, expected: String) throws {
        let request = try request(.get, path) {
            $0.path("next", next, style: .simple, allowReserved: true)
            $0.query("tenant", "t")
        }
        #expect(request.url.absoluteString == "https://fruit.example" + expected)
    }

    @Test("has the cookies of the description behind those that a caller has set as a header field")
    func cookies() throws {
        let request = try request {
            $0.cookie("color", "red")
            $0.cookie("size", 3)
            $0.header("Cookie", "session=s3cret")
        }
        #expect(request.headers["Cookie"] == "session=s3cret; color=red; size=3")
        let empty = try self.request {
            $0.cookie("color", "red")
            $0.header("Cookie", "")
        }
        #expect(empty.headers["Cookie"] == "color=red")
    }

    @Test("has bytes as they are, even if they are JSON")
    func documents() throws {
        let request = try request(.post) { $0.body(.data(Data(#"{"a":1}"#.utf8)), as: "application/json") }
        #expect(request.data == Data(#"{"a":1}"#.utf8))
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(try self.request(.post) { $0.body(HTTPBody?.none, as: "application/json") }.data == nil)
    }

    @Test("has the query in the order of the description, without what is nil")
    func query() throws {
        let request = try request {
            $0.query("label", "a&b=c")
            $0.query("after", String?.none)
            $0.query("$select", ["key", "value"], explode: false)
            $0.query("tags", ["a", "b"])
            $0.query("empty", "")
        }
        #expect(
            request.url.absoluteString
                == "https://fruit.example/fruit?label=a%26b%3Dc&%24select=key,value&tags=a&tags=b&empty="
        )
    }

    @Test("has nothing of a list or an object without values, and the name of an empty text")
    func emptyValues() throws {
        let request = try request {
            for name in ["X-List", "X-Object", "X-Text"] { $0.header(name, name == "X-Text" ? "" : nil) }
            $0.header("X-List", [String]())
            $0.header("X-Object", [String: JSONValue]())
            $0.query("list", [Date]())
            $0.query("object", [String: JSONValue](), style: .deepObject)
            $0.cookie("list", [Int]())
        }
        #expect(request.url.absoluteString == "https://fruit.example/fruit")
        #expect(request.headers == ["X-Text": ""])
    }

    @Test(
        "has a form that is the whole query as it is, but for what no query has",
        arguments: [("a=1+2&b=%23", "a=1+2&b=%23"), ("a=b#c d", "a=b%23c%20d")]
    )
    func wholeQuery(form: String, expected: String) throws {
        let request = try request { $0.querystring(form, as: "application/x-www-form-urlencoded") }
        #expect(request.url.absoluteString == "https://fruit.example/fruit?" + expected)
    }

    @Test("has header fields, cookies and the accepted media types")
    func fields() throws {
        let request = try request {
            $0.header("Accept-Datetime", Date(timeIntervalSince1970: 784_111_777), as: .rfc1123)
            $0.header("Sync-Token", String?.none)
            $0.cookie("session", "a b")
            $0.cookie("theme", "dark")
            $0.accept("application/json")
        }
        #expect(
            request.headers == [
                "Accept-Datetime": "Sun, 06 Nov 1994 08:49:37 GMT", "Cookie": "session=a%20b; theme=dark",
                "Accept": "application/json",
            ]
        )
        #expect(request.data == nil)
    }

    @Test("has the body in its media type")
    func body() throws {
        let request = try request(.put) { $0.body(Fruit(name: "pear"), as: "application/vnd.fruit+json") }
        #expect(request.method == .put)
        #expect(request.headers["Content-Type"] == "application/vnd.fruit+json")
        #expect(request.data == Data(#"{"name":"pear"}"#.utf8))
    }

    @Test("has parameters that are JSON")
    func jsonParameters() throws {
        let request = try request {
            $0.query("filter", json: Fruit(name: "fig"))
            $0.header("X-Fruit", json: Fruit(name: "fig"))
        }
        #expect(request.url.query(percentEncoded: true) == "filter=%7B%22name%22%3A%22fig%22%7D")
        #expect(request.headers["X-Fruit"] == #"{"name":"fig"}"#)
    }

    @Test("goes to the operation's own server, where it has one")
    func server() throws {
        let absolute = try request(.get, "/fruit") {
            $0.server("https://{region}.example/v2")
            $0.path("region", "eu")
        }
        #expect(absolute.url.absoluteString == "https://eu.example/v2/fruit")
        let relative = try request(.get, "/fruit", at: "https://fruit.example/v1") { $0.server("/v2") }
        #expect(relative.url.absoluteString == "https://fruit.example/v2/fruit")
    }

    @Test(
        "is refused if the operation's own server is none that requests go to",
        arguments: [
            ("ftp://files.example", "it is not an absolute URL that starts with https:// and a host"),
            ("https://eve:s3cret@files.example", "the URL contains a user name or password"),
        ]
    )
    func serverRefused(server: String, reason: String) {
        let error = #expect(throws: ServiceError.self) { try request(.get, "/fruit") { $0.server(server) } }
        let shown = server.replacingOccurrences(of: "eve:s3cret@", with: "")
        #expect(error?.clientMessage == "Nothing was sent to the operation's server '\(shown)': \(reason).")
    }

    @Test(
        "can have a parameter of its query replaced, however its name is encoded",
        arguments: ["$skip=1&a=b", "%24skip=1&a=b", "a=b&$skip&%24Skip=2"]
    )
    func replacedParameter(query: String) throws {
        let url = try #require(URL(string: "https://fruit.example/fruit?\(query)"))
        let kept = query.contains("Skip") ? "a=b&%24Skip=2" : "a=b"
        #expect(try url.settingQueryItem("$skip", to: "2 3").query(percentEncoded: true) == "\(kept)&%24skip=2%203")
    }

    @Test("has braces without a name in its path as text")
    func bracesWithoutAName() throws {
        #expect(try request(.get, "/{}/x/{key}") { $0.path("key", "a") }.url.absoluteString.hasSuffix("/%7B%7D/x/a"))
    }

    @Test("is refused if it would be another request than described")
    func refusals() throws {
        let missing = #expect(throws: ServiceError.self) { try request(.get, "/kv/{key}") }
        #expect(missing?.clientMessage == "The path '/kv/{key}' has no value for 'key'.")
        let climbing = #expect(throws: ServiceError.self) { try request(.get, "/kv/{key}") { $0.path("key", "..") } }
        #expect(climbing?.clientMessage?.hasPrefix("The path '/kv/{key}' would contain the segment '..'") == true)
        let broken = #expect(throws: ServiceError.self) { try request { $0.header("X-A", "a\r\nX-B: b") } }
        #expect(broken?.clientMessage?.hasPrefix("The value of the header field 'X-A' contains a line break") == true)
        let ofBody = #expect(throws: ServiceError.self) {
            try request { $0.body(HTTPBody.data(Data()), as: "image/png\r\nX-B: b") }
        }
        #expect(
            ofBody?.clientMessage?.hasPrefix("The value of the header field 'Content-Type' contains a line break")
                == true
        )
        let unwritable = #expect(throws: ServiceError.self) {
            try request { $0.body(Double.nan, as: "application/json") }
        }
        #expect(unwritable?.clientMessage == "GET /fruit cannot be sent: a value cannot be encoded.")
    }

    @Test(
        "encodes nothing twice where the path or a value has characters that no URL has",
        arguments: [
            ("/ü/{id}", nil, "/%C3%BC/a%2Fb%20%C3%BC%25c"), ("/[{id}]", nil, "/%5Ba%2Fb%20%C3%BC%25c%5D"),
            ("/a b|c/{id}", nil, "/a%20b%7Cc/a%2Fb%20%C3%BC%25c"),
            ("/{id}", "[a,b]", "/a%2Fb%20%C3%BC%25c?f=%5Ba,b%5D&q=50%25"),
        ] as [(String, String?, String)]
    )
    func oddPaths(template: String, reserved: String?, target: String) throws {
        var description = RequestDescription(.get, template)
        description.path("id", "a/b ü%c")
        if let reserved {
            description.query("f", reserved, style: .form, allowReserved: true)
            description.query("q", "50%")
        }
        let endpoint = try #require(URL(string: "https://example.org"))
        let url = try HTTPRequestBuilder(fields: description.fields, endpoint: ServerAddress(endpoint)).request().url
        #expect(url.absoluteString == "https://example.org\(target)")
    }

    @Test("keeps what is encoded in a URL that has characters beyond it")
    func oddURL() throws {
        let url = try decoded(#""https://a.b/Größe?sig=a%2Fb%3D&n=x y""#, as: URL.self)
        #expect(url.absoluteString == "https://a.b/Gr%C3%B6%C3%9Fe?sig=a%2Fb%3D&n=x%20y")
    }
}
