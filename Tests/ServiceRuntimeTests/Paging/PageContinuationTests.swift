import Foundation
import Testing

@testable import ServiceRuntime

@Suite("The next page of a collection is found", .timeLimit(.minutes(20)))
struct PageContinuationTests {
    /// A client for a service whose answers are bodies, with headers, by their addresses.
    private static func client(
        _ responses: [String: (body: String, headers: HTTPHeaders)],
        endpoint: String = "https://fruit.example"
    ) throws -> StubClient {
        try StubClient(endpoint: endpoint) { request in
            let url = request.httpRequest.url
            let address = url.path + (url.query.map { "?\($0)" } ?? "")
            return responses[address].map { .json($0.body, headers: $0.headers) } ?? .json("{}", status: 404)
        }
    }

    private static func fruit(_ names: String...) -> String {
        "[\(names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", "))]"
    }

    /// The names of all fruit, and the addresses that were asked for.
    private static func all(
        of client: StubClient,
        _ format: ResponseFormat<PagedCollection<Fruit>>,
        _ query: [(String, String)] = []
    ) async throws -> (names: [String], addresses: [String]) {
        let request = client.fruit(returns: format) { description in
            for (name, value) in query { description.query(name, value) }
        }
        var names: [String] = []
        for try await fruit in try await request.value() { names.append(fruit.name) }
        let addresses = client.transport.requests.map { $0.url.path + ($0.url.query.map { "?\($0)" } ?? "") }
        return (names, addresses)
    }

    @Test("by the Link header")
    func linkHeader() async throws {
        let client = try Self.client([
            "/fruit": (Self.fruit("apple"), ["Link": #"</fruit?page=9>; rel="last", </fruit?page=2>; rel="next""#]),
            "/fruit?page=2": (
                Self.fruit("fig"), ["link": #"<https://fruit.example/fruit?page=3>; title="a, <b>; rel=x"; Rel=NEXT"#]
            ),
            "/fruit?page=3": (Self.fruit("kiwi"), ["Link": #"</fruit?page=1>; rel="first prev""#]),
        ])
        let (names, addresses) = try await Self.all(of: client, .page(items: nil, next: .linkHeader()))
        #expect(names == ["apple", "fig", "kiwi"])
        #expect(addresses == ["/fruit", "/fruit?page=2", "/fruit?page=3"])
    }

    /// A page of fruit that says whether there are more.
    private static func slice(_ names: [String], more: String) -> (body: String, headers: HTTPHeaders) {
        let items = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
        return (#"{"data": [\#(items)], "meta": {"more": \#(more)}}"#, [:])
    }

    @Test("by the last item, as long as the page says that there are more", arguments: ["false", "null"])
    func lastItem(end: String) async throws {
        let client = try Self.client([
            "/fruit": Self.slice(["apple", "a&b"], more: "true"), "/fruit?after=a%26b": Self.slice(["fig"], more: end),
            "/fruit?after=fig": Self.slice([], more: "true"),
        ])
        let next = PageContinuation.token(item: "name", parameter: "after").more("meta.more")
        let (names, addresses) = try await Self.all(of: client, .page(items: "data", next: next))
        #expect(names == ["apple", "a&b", "fig"])
        #expect(addresses == ["/fruit", "/fruit?after=a%26b"] + (end == "false" ? [] : ["/fruit?after=fig"]))
    }

    @Test("by the last item of a list, and not without what it is to say")
    func lastItemOfList() async throws {
        let client = try Self.client([
            "/fruit": (Self.fruit("apple"), [:]), "/fruit?after=apple": ("[]", [:]),
        ])
        let (names, _) = try await Self.all(
            of: client,
            .page(items: nil, next: .token(item: "name", parameter: "after"))
        )
        #expect(names == ["apple"])
        await #expect(throws: ServiceError.self) {
            _ = try await Self.all(of: client, .page(items: nil, next: .token(item: "id", parameter: "after")))
        }
    }

    @Test("by a number, where a page is short and says that there are more")
    func shortPage() async throws {
        let client = try Self.client([
            "/fruit?size=2": Self.slice(["apple"], more: "true"),
            "/fruit?size=2&page=2": Self.slice(["fig", "kiwi"], more: "false"),
        ])
        let next = PageContinuation.page("page", limit: "size").more("meta.more")
        let (names, _) = try await Self.all(of: client, .page(items: "data", next: next), [("size", "2")])
        #expect(names == ["apple", "fig", "kiwi"])
    }

    @Test("by a number, past a page that is empty and says that there are more")
    func emptyPage() async throws {
        let client = try Self.client([
            "/fruit": Self.slice(["apple"], more: "true"), "/fruit?page=2": Self.slice([], more: "true"),
            "/fruit?page=3": Self.slice(["fig"], more: "false"),
        ])
        let next = PageContinuation.page("page").more("meta.more")
        let (names, _) = try await Self.all(of: client, .page(items: "data", next: next))
        #expect(names == ["apple", "fig"])
    }

    @Test(
        "as long as the page says so in one of the ways that services have",
        arguments: ["0", "false", #""False""#, "1", "true", #""1""#, #""yes""#]
    )
    func moreInOtherWords(more: String) async throws {
        let client = try Self.client([
            "/fruit": Self.slice(["apple"], more: more), "/fruit?page=2": Self.slice(["fig"], more: "0"),
        ])
        let next = PageContinuation.page("page").more("meta.more")
        let (names, _) = try await Self.all(of: client, .page(items: "data", next: next))
        #expect(names == (["0", "false", #""False""#].contains(more) ? ["apple"] : ["apple", "fig"]))
    }

    @Test("as long as a page of XML says so", arguments: ["0", "false", "False", "1", "true"])
    func moreInXML(more: String) throws {
        let page = PageShape(items: "Fruit", next: .page("page").more("More"))
        let body = Data("<Page><Fruit>fig</Fruit><More>\(more)</More></Page>".utf8)
        let content: PageContent<String> = try ModelCoder.read(from: body, as: .of("application/xml"), page.content)
        #expect(content.hasMore == ["1", "true"].contains(more))
        #expect(content.items == ["fig"])
    }

    @Test("by a link that is relative to where the page was found after a redirection")
    func redirectedPage() async throws {
        let client = try StubClient { request in
            switch request.httpRequest.url.path {
            case "/fruit": HTTPResponse(statusCode: 302, headers: ["Location": "/v2/tropical/fruit"])
            case "/v2/tropical/fruit": .json(#"{"items": [{"name": "fig"}], "next": "more"}"#)
            case "/v2/tropical/more": .json(#"{"items": [{"name": "kiwi"}]}"#)
            default: .json("{}", status: 404)
            }
        }
        let (names, _) = try await Self.all(of: client, .page(items: "items", nextLink: "next"))
        #expect(names == ["fig", "kiwi"])
    }

    @Test("but a link that is relative to another host, where the page was found, is refused")
    func redirectedElsewhere() async throws {
        let client = try StubClient { request in
            request.httpRequest.url.host == "fruit.example"
                ? HTTPResponse(statusCode: 302, headers: ["Location": "https://evil.example/fruit"])
                : .json(#"{"items": [{"name": "fig"}], "next": "more"}"#)
        }
        let error = try await failure { try await Self.all(of: client, .page(items: "items", nextLink: "next")) }
        #expect(error.clientMessage?.contains("to another host, https://evil.example/more") == true, "\(error)")
        #expect(client.transport.requests.count == 2)
    }

    @Test(
        "but a link to another host is refused",
        arguments: ["https://evil.example/fruit", "//evil.example/fruit", "http://fruit.example/"]
    )
    func foreignLink(_ link: String) async throws {
        let client = try Self.client(["/fruit": (Self.fruit("apple"), ["Link": "<\(link)>; rel=next"])])
        let error = try await failure { try await Self.all(of: client, .page(items: nil, next: .linkHeader())) }
        #expect(error.clientMessage?.contains("has a next link to another host, ") == true, "\(error)")
        #expect(client.transport.requests.count == 1)
    }

    @Test(
        "in a Link header as RFC 8288 writes it",
        arguments: [
            ("<a>; rel=next", "a"), ("<a>;rel=\"next\"", "a"), (" < a > ; REL = \"prev  Next\"", "a"),
            ("<a>; rel=prev, <b>; rel=next", "b"), ("<a>; rel=prev; rel=next", nil),
            ("<a>; title=\"\\\"; rel=next\"", nil),
            ("<a,b;c>; rel=next", "a,b;c"), ("<a>; anchor=\"/x\"; rel=next, <b>; rel=next", "b"), ("<a>", nil),
            ("<a", nil),
            ("", nil), ("a; rel=next", nil), ("<a>; rel=\"next", "a"), ("<>; rel=next", ""),
            // A combining character behind a quote is a part of the same `Character`.
            ("<a>; title=\"\u{301}\"; rel=next", "a"),
        ] as [(String, String?)]
    )
    func linkHeaderSyntax(value: String, target: String?) {
        #expect(LinkHeader.target(of: "next", in: value) == target)
    }

    @Test("by a token in the body")
    func tokenInTheBody() async throws {
        let client = try Self.client([
            "/fruit?a=1": (#"{"meta": {"next": "a b&c"}, "items": \#(Self.fruit("apple"))}"#, [:]),
            "/fruit?a=1&token=a%20b%26c": (#"{"items": \#(Self.fruit("fig")), "meta": {"next": 7}}"#, [:]),
            "/fruit?a=1&token=7": (#"{"items": \#(Self.fruit("kiwi")), "meta": {"next": ""}}"#, [:]),
        ])
        let (names, addresses) = try await Self.all(
            of: client,
            .page(items: "items", next: .token("meta.next", parameter: "token")),
            [("a", "1")]
        )
        #expect(names == ["apple", "fig", "kiwi"])
        #expect(addresses == ["/fruit?a=1", "/fruit?a=1&token=a%20b%26c", "/fruit?a=1&token=7"])
    }

    @Test("by a token in a header")
    func tokenInAHeader() async throws {
        let client = try Self.client([
            "/fruit": (Self.fruit("apple"), ["X-Next": "2"]), "/fruit?token=2": (Self.fruit("fig"), [:]),
        ])
        let (names, addresses) = try await Self.all(
            of: client,
            .page(items: nil, next: .token(header: "x-next", parameter: "token"))
        )
        #expect(names == ["apple", "fig"])
        #expect(addresses == ["/fruit", "/fruit?token=2"])
    }

    @Test("and a token for the page itself is refused")
    func tokenForThePageItself() async throws {
        let client = try Self.client([
            "/fruit": (Self.fruit("apple"), ["X-Next": "2"]), "/fruit?token=2": (Self.fruit("fig"), ["X-Next": "2"]),
        ])
        let error = try await failure {
            try await Self.all(of: client, .page(items: nil, next: .token(header: "X-Next", parameter: "token")))
        }
        #expect(error.clientMessage?.contains("contains the same token that was used") == true, "\(error)")
        #expect(client.transport.requests.count == 2)
    }

    @Test("by a header field, in place of the one that was sent")
    func tokenInAHeaderFieldOfTheRequest() async throws {
        let client = try StubClient { request in
            let isFirst = request.httpRequest.headers["Range"] == "name ..; max=1"
            return .json(#"[{"name": "fig"}]"#, headers: isFirst ? ["Next-Range": "name ]b..; max=1"] : [:])
        }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(
            items: nil,
            next: .token(header: "Next-Range", parameter: "Range").inHeader
        )
        let collection = try await client.fruit(returns: format) { $0.header("Range", "name ..; max=1") }.value()
        _ = try await collection.nextPage()
        #expect(client.transport.requests.map { $0.headers["Range"] } == ["name ..; max=1", "name ]b..; max=1"])
        #expect(collection.isExhausted)
    }

    @Test("by a header field of any value, but none that would be two")
    func tokenWithALineBreakForAHeaderField() async throws {
        let client = try StubClient { _ in .json(#"{"items": [], "next": "a\r\nX-Admin: 1"}"#) }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(
            items: "items",
            next: .token("next", parameter: "X-Page").inHeader
        )
        let collection = try await client.fruit(returns: format) { _ in }.value()
        let error = try await failure { try await collection.nextPage() }
        #expect(error.clientMessage?.contains("X-Page") == true, "\(error)")
        #expect(client.transport.requests.count == 1)
    }

    @Test("by a member of the body, whose other members keep every digit")
    func tokenInTheRequestBody() async throws {
        let client = try StubClient { request in
            let isFirst = request.httpRequest.data.map { !String(decoding: $0, as: UTF8.self).contains("next") } ?? true
            return .json(isFirst ? #"{"items": [], "next": "b"}"# : #"{"items": []}"#)
        }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(
            items: "items",
            next: .token("next", parameter: "next").inBody
        )
        let body: JSONValue = ["price": .decimal(try #require(Decimal(string: "0.10000000000000001")))]
        let collection = try await client.fruit(returns: format) { $0.body(body, as: "application/json") }.value()
        _ = try await collection.nextPage()
        #expect(
            client.transport.requests.map { String(decoding: $0.data ?? Data(), as: UTF8.self) }
                == [#"{"price":0.10000000000000001}"#, #"{"next":"b","price":0.10000000000000001}"#]
        )
    }

    @Test("by the number of items before it, up to an empty page")
    func offset() async throws {
        let client = try Self.client([
            "/fruit?skip=5": (Self.fruit("apple", "pear"), [:]), "/fruit?skip=7": (Self.fruit("fig"), [:]),
            "/fruit?skip=8": ("[]", [:]),
        ])
        let (names, addresses) = try await Self.all(
            of: client,
            .page(items: nil, next: .offset("skip")),
            [("skip", "5")]
        )
        #expect(names == ["apple", "pear", "fig"])
        #expect(addresses == ["/fruit?skip=5", "/fruit?skip=7", "/fruit?skip=8"])
    }

    @Test("by the number of items before it, up to a short page")
    func offsetWithALimit() async throws {
        let client = try Self.client([
            "/fruit?take=2": (Self.fruit("apple", "pear"), [:]), "/fruit?take=2&skip=2": (Self.fruit("fig"), [:]),
        ])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .offset("skip", limit: "take"))
        let (names, addresses) = try await Self.all(of: client, format, [("take", "2")])
        #expect(names == ["apple", "pear", "fig"])
        #expect(addresses == ["/fruit?take=2", "/fruit?take=2&skip=2"])
    }

    /// Services cap the size of a page without a word: GitHub's, for one, is 100 whatever is asked for.
    @Test("by the number of items before it, where the service returns fewer than requested")
    func cappedPages() async throws {
        let client = try Self.client([
            "/fruit?take=1000": (Self.fruit("apple", "pear"), [:]),
            "/fruit?take=1000&skip=2": (Self.fruit("fig", "kiwi"), [:]),
            "/fruit?take=1000&skip=4": (Self.fruit("plum"), [:]),
        ])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .offset("skip", limit: "take"))
        let (names, addresses) = try await Self.all(of: client, format, [("take", "1000")])
        #expect(names == ["apple", "pear", "fig", "kiwi", "plum"])
        #expect(addresses == ["/fruit?take=1000", "/fruit?take=1000&skip=2", "/fruit?take=1000&skip=4"])
    }

    @Test("by its number, up to an empty page after a single short one, also one by one")
    func singleShortPage() async throws {
        let client = try Self.client([
            "/fruit?size=9": (Self.fruit("apple"), [:]), "/fruit?size=9&page=2": ("[]", [:]),
        ])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .page("page", limit: "size"))
        let collection = try await client.fruit(returns: format) { $0.query("size", 9) }.value()
        #expect(try await collection.nextPage() == [])
        #expect(collection.items.map(\.name) == ["apple"] && collection.isExhausted)
    }

    /// WordPress and Django refuse the page, where others return an empty one.
    @Test("by its number, up to a refusal behind a single short page")
    func refusalBehindShortPage() async throws {
        let client = try Self.client(["/fruit?size=9": (Self.fruit("apple"), [:])])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .page("page", limit: "size"))
        let (names, addresses) = try await Self.all(of: client, format, [("size", "9")])
        #expect(names == ["apple"])
        #expect(addresses == ["/fruit?size=9", "/fruit?size=9&page=2"])
    }

    /// Django REST framework does so. What callers get wrong is 400 or 422, which may also be the size or a filter.
    @Test(
        "by its number, up to a page that is not there, but not up to another refusal",
        arguments: [(2, 404), (9, 404), (2, 416), (2, 400), (9, 422), (2, 403)]
    )
    func refusalBehindLongPage(size: Int, status: Int) async throws {
        let client = try StubClient { request in
            switch request.httpRequest.url.query() {
            case "size=\(size)": .json(Self.fruit("apple", "pear"))
            case "size=\(size)&page=2": .json(Self.fruit("fig", "kiwi"))
            default: .json("{}", status: status)
            }
        }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .page("page", limit: "size"))
        let isEnd = [404, 416].contains(status)
        do {
            let (names, _) = try await Self.all(of: client, format, [("size", "\(size)")])
            #expect(isEnd && names == ["apple", "pear", "fig", "kiwi"])
        } catch let error as ServiceError {
            #expect(!isEnd && error.failure?.statusCode == status)
        }
        #expect(client.transport.requests.count == 3)
    }

    @Test("but what is not there although the page before says that there is more is an error")
    func refusalInsteadOfMore() async throws {
        let client = try Self.client(["/fruit": (#"{"items": \#(Self.fruit("apple")), "more": true}"#, [:])])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", next: .page("page").more("more"))
        await #expect(throws: ServiceError.self) { try await Self.all(of: client, format) }
    }

    @Test("by a link without the white space around it, which alone is none", arguments: [" ", "\\n", ""])
    func linkWithSpace(end: String) async throws {
        let client = try Self.client([
            "/fruit": (#"{"items": \#(Self.fruit("apple")), "next": "\n  /more?p=2 "}"#, [:]),
            "/more?p=2": (#"{"items": \#(Self.fruit("fig")), "next": "\#(end)"}"#, [:]),
        ])
        let (names, addresses) = try await Self.all(of: client, .page(items: "items", nextLink: "next"))
        #expect(names == ["apple", "fig"])
        #expect(addresses == ["/fruit", "/more?p=2"])
    }

    @Test("by its number")
    func page() async throws {
        let client = try Self.client([
            "/fruit": (#"{"items": \#(Self.fruit("apple"))}"#, [:]),
            "/fruit?page=1": (#"{"items": \#(Self.fruit("fig"))}"#, [:]),
            "/fruit?page=2": (#"{"items": null}"#, [:]),
        ])
        let (names, addresses) = try await Self.all(of: client, .page(items: "items", next: .page("page", first: 0)))
        #expect(names == ["apple", "fig"])
        #expect(addresses == ["/fruit", "/fruit?page=1", "/fruit?page=2"])
    }

    @Test("but not after a page whose number is none")
    func noNumber() async throws {
        let client = try Self.client(["/fruit?page=x": (Self.fruit("apple"), [:])])
        let error = try await failure {
            try await Self.all(of: client, .page(items: nil, next: .page("page")), [("page", "x")])
        }
        #expect(error.clientMessage?.contains("'page' is not an integer") == true, "\(error)")
        #expect(client.transport.requests.count == 1)
    }
}
