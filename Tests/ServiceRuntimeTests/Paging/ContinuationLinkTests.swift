import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A link that a service gives for going on", .timeLimit(.minutes(20)))
struct ContinuationLinkTests {
    private struct Key: Authenticating {
        func authenticate(_ request: inout PipelineRequest) async throws {
            request.httpRequest.headers["X-Key"] = "tulip"
        }
    }

    /// A client with a credential, whose service answers by the whole address.
    private func client(_ responses: [String: String]) throws -> StubClient {
        try StubClient(authPolicy: Key()) { request in
            responses[request.httpRequest.url.absoluteString].map { .json($0) } ?? .json("{}", status: 404)
        }
    }

    private func names(
        of client: StubClient,
        trusting origins: [String] = [],
        describe: (inout RequestDescription) -> Void = { _ in }
    ) async throws -> [String] {
        var context = PipelineContext()
        context.trustedOrigins = origins.compactMap(URL.init(string:))
        let request = client.fruit(
            StubOptions(context: context),
            returns: .page(items: "items", nextLink: "next") as ResponseFormat<PagedCollection<Fruit>>,
            describe: describe
        )
        return try await request.value().reduce(into: []) { $0.append($1.name) }
    }

    @Test("to a trusted origin is followed, without anything that is meant for the service")
    func trusted() async throws {
        let client = try client([
            "https://fruit.example/fruit": #"{"items": [{"name": "fig"}], "next": "https://other.example/fruit?p=2"}"#,
            "https://other.example/fruit?p=2": #"{"items": [{"name": "kiwi"}], "next": "/fruit?p=3"}"#,
            "https://other.example/fruit?p=3": #"{"items": [{"name": "plum"}]}"#,
        ])
        let names = try await names(of: client, trusting: ["https://OTHER.example:443/x"]) { description in
            description.header("Authorization", "Bearer tulip")
            description.header("X-Tenant", "a")
            description.cookie("session", "tulip")
        }
        #expect(names == ["fig", "kiwi", "plum"])
        let requests = client.transport.requests
        #expect(requests.map { $0.headers["X-Key"] } == ["tulip", nil, nil])
        #expect(requests[0].headers["X-Tenant"] == "a")
        for request in requests.dropFirst() {
            #expect(request.headers["Accept"] == "application/json")
            #expect(!request.headers.contains { $0.value.contains("tulip") || $0.name == "X-Tenant" })
        }
    }

    @Test("may have another address in its query, and is encoded only where it is not yet")
    func addressInQuery() async throws {
        let client = try client([
            "https://fruit.example/fruit":
                #"{"items": [{"name": "fig"}], "next": "/fruit?from=x y&at=http://a.example/b c&token=d%2Fe"}"#,
            "https://fruit.example/fruit?from=x%20y&at=http://a.example/b%20c&token=d%2Fe":
                #"{"items": [{"name": "kiwi"}]}"#,
        ])
        #expect(try await names(of: client) == ["fig", "kiwi"])
    }

    @Test("is refused where it holds a password, which the error does not show")
    func userInfo() async throws {
        let client = try client([
            "https://fruit.example/fruit": #"{"items": [], "next": "https://user:tulip@fruit.example/fruit?p=2"}"#
        ])
        let error = try await failure { try await names(of: client) }
        #expect(error.clientMessage?.contains("contains a user name or password") == true)
        #expect(!"\(error)".contains("tulip"))
        #expect(client.transport.requests.count == 1)
    }

    @Test("is refused where another origin than it is trusted")
    func otherOrigin() async throws {
        let client = try client([
            "https://fruit.example/fruit": #"{"items": [], "next": "https://evil.example/fruit"}"#
        ])
        let error = try await failure { try await names(of: client, trusting: ["https://other.example"]) }
        let id = try #require(client.transport.requests.first?.headers["x-ms-client-request-id"])
        #expect(
            error.clientMessage
                == "The page at https://fruit.example/fruit has a next link to another host, "
                + "https://evil.example/fruit. It was not followed, because data for the service would be sent there. "
                + "If you trust the host, add it to the trustedOrigins of the call's context. [request id \(id)]"
        )
        #expect(client.transport.requests.count == 1)
    }

    @Test("has no fragment when it is sent", arguments: ["?p=2#x", "/fruit?p=2#?a=b", "fruit?p=2#"])
    func fragment(link: String) async throws {
        let client = try client([
            "https://fruit.example/fruit": #"{"items": [{"name": "fig"}], "next": "\#(link)"}"#,
            "https://fruit.example/fruit?p=2": #"{"items": [{"name": "kiwi"}]}"#,
        ])
        #expect(try await names(of: client) == ["fig", "kiwi"])
    }

    @Test("that is nothing but a fragment leads to itself")
    func onlyFragment() async throws {
        let client = try client(["https://fruit.example/fruit": ##"{"items": [], "next": "#2"}"##])
        let error = try await failure { try await names(of: client) }
        let id = try #require(client.transport.requests.first?.headers["x-ms-client-request-id"])
        #expect(
            error.clientMessage
                == "The page at https://fruit.example/fruit links to itself as the next page. [request id \(id)]"
        )
    }

    @Test("hides what is secret in its request", arguments: ["https://other.example/tulip", "mailto:tulip@b"])
    func secrets(link: String) async throws {
        let client = try client(["https://fruit.example/fruit": #"{"items": [], "next": "\#(link)"}"#])
        let error = try await failure {
            try await names(of: client) {
                $0.header("X-Password", "tulip")
                $0.secret("X-Password")
            }
        }
        #expect(!"\(error)".contains("tulip"))
    }

    @Test("hides what is secret in the path of its request, however short it is")
    func secretInPath() async throws {
        let client = try client(["https://fruit.example/77/fruit": #"{"items": [], "next": "https://other.example/"}"#])
        var description = RequestDescription(.get, "/{pin}/fruit")
        description.path("pin", "77")
        description.secret("pin")
        let format = ResponseFormat<PagedCollection<Fruit>>.page(items: "items", nextLink: "next")
        let request = ServiceRequest(description, client: client, returns: format)
        let error = try await failure { for try await _ in try await request.value() {} }
        #expect("\(error)".hasPrefix("The page at https://fruit.example/REDACTED/fruit has a next link"))
    }

    @Test("that two consumers follow is followed by each for itself")
    func twoConsumers() async throws {
        let (collection, client) = try await FruitPages.collection()
        async let first = collection.reduce(into: []) { $0.append($1.name) }
        async let second = collection.reduce(into: []) { $0.append($1.name) }
        let all = ["apple", "pear", "fig", "kiwi", "plum"]
        #expect(try await [first, second] == [all, all])
        #expect(client.transport.requests.count == 5)
    }

    @Test("leads through pages that are let go when they are read")
    func flatMemory() async throws {
        let alive = Locked((now: 0, most: 0))
        /// An item that tells how many of its kind there are.
        final class Item: Sendable {
            private let alive: Locked<(now: Int, most: Int)>
            init(_ alive: Locked<(now: Int, most: Int)>) {
                self.alive = alive
                alive.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            }
            deinit { alive.withLock { $0.now -= 1 } }
        }
        let client = try StubClient { _ in .json("") }
        let sender = RequestSender(client: client, context: PipelineContext())
        let source = PageSource<Item>(sender: sender, continuation: .offset("skip")) { _ in
            PageContent(items: (0..<10).map { _ in Item(alive) }, continuationToken: nil)
        }
        let request = HTTPRequest(method: .get, url: try #require(URL(string: "https://fruit.example/fruit")))
        let first = source.link(to: request, longestPage: 0, statusesOfMissing: [], from: nil)
        let collection = PagedCollection(Page(items: [], next: first), sender: sender)
        var count = 0
        for try await _ in collection {
            count += 1
            if count == 2_000 { break }
        }
        #expect(alive.withLock { $0.most } <= 30)
    }

    /// As Azure's services make them of a filter as the caller has written it, and an escaped token of their own.
    @Test(
        "with characters that no URL has is followed without escaping anything twice",
        arguments: [
            ("/items?$filter=kind eq 'x'&$skiptoken=a%2Bb", "/items?$filter=kind%20eq%20'x'&$skiptoken=a%2Bb"),
            ("items?q=é%C3%A9&p=100%", "/items?q=%C3%A9%C3%A9&p=100%25"), ("?a[0]=b|c%7C", "/list?a%5B0%5D=b%7Cc%7C"),
            ("https://a.example/x?y=%2F", "/x?y=%2F"),
        ]
    )
    func repairedLink(link: String, target: String) throws {
        let base = try #require(URL(string: "https://a.example/list"))
        #expect(URL(link: link, relativeTo: base)?.absoluteString == "https://a.example\(target)")
        #expect(URL(link: "http://[::1]:80/x y", relativeTo: base)?.absoluteString == "http://[::1]:80/x%20y")
    }
}
