import Foundation
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A paged collection", .timeLimit(.minutes(20)))
struct PagedCollectionTests {
    // MARK: nextPage

    @Test("adds page after page to its items")
    func nextPage() async throws {
        let (collection, client) = try await FruitPages.collection()
        #expect(collection.items.map(\.name) == ["apple", "pear"])
        #expect(collection.pageItems.map(\.name) == ["apple", "pear"])
        #expect(!collection.isExhausted)

        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig"])
        #expect(collection.pageItems.map(\.name) == ["fig"])
        #expect(collection.count == 3)
        #expect(collection.underestimatedCount == 3)

        #expect(try await collection.nextPage()?.map(\.name) == ["kiwi", "plum"])
        #expect(collection.isExhausted)
        #expect(try await collection.nextPage() == nil)
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig", "kiwi", "plum"])
        #expect(
            client.transport.requests.map(\.url.absoluteString) == [
                "https://fruit.example/fruit", "https://fruit.example/fruit?page=2",
                "https://fruit.example/fruit?page=3",
            ]
        )
    }

    @Test("gives an empty page to the handler when there are no more")
    func exhaustedHandler() async throws {
        let (collection, _) = try await FruitPages.collection(["/fruit": #"{"items": [{"name": "fig"}]}"#])
        let page = try await withCheckedThrowingContinuation { continuation in
            collection.nextPage { continuation.resume(with: $0) }
        }
        #expect(page.isEmpty)
        #expect(collection.count == 1)
    }

    @Test("fetches one page for calls that come at the same time")
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    func concurrentNextPages() async throws {
        let mayAnswer = Signal()
        let (collection, client) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=2" {
                await mayAnswer.wait()
            }
        }
        // Each call takes part before the next one is made.
        let calls = (1...3).map { _ in Task.immediate { try await collection.nextPage() } }
        mayAnswer.give()
        for call in calls {
            #expect(try await call.value?.map(\.name) == ["fig"])
        }
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig"])
        #expect(client.transport.requests.count == 2)
    }

    @Test("gives a page to the next call if the call that it came for was canceled at that moment")
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func canceledOnArrival() async throws {
        let mayAnswer = Signal()
        let (collection, client) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=2" {
                await mayAnswer.wait()
            }
        }
        let canceled = await HeldExecutor.canceledOnArrival(of: mayAnswer) { try await collection.nextPage() }
        #expect(try await failure { try await canceled.value }.isCanceled)
        #expect(collection.items.map(\.name) == ["apple", "pear"])

        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig"])
        #expect(client.transport.requests.count == 2)
        #expect(try await collection.nextPage()?.map(\.name) == ["kiwi", "plum"])
    }

    @Test("leaves the others waiting when one of them is canceled")
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    func oneCanceled() async throws {
        let mayAnswer = Signal()
        let (collection, _) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=2" {
                await mayAnswer.wait()
            }
        }
        let canceled = Task.immediate { try await collection.nextPage() }
        let other = Task.immediate { try await collection.nextPage() }
        canceled.cancel()
        #expect(try await failure { try await canceled.value }.isCanceled)
        mayAnswer.give()
        #expect(try await other.value?.map(\.name) == ["fig"])
    }

    @Test("stays where it is when a fetch is abandoned, and can be asked again")
    func abandoned() async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let (collection, _) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=2", !mayAnswer.isGiven {
                isAsked.give()
                await mayAnswer.wait()
            }
        }
        let canceled = Task { try await collection.nextPage() }
        await isAsked.wait()
        canceled.cancel()
        #expect(try await failure { try await canceled.value }.isCanceled)
        #expect(collection.count == 2)
        mayAnswer.give()
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig"])
    }

    /// Fruit that tells when it is read.
    private struct WatchedFruit: ServiceModel {
        @TaskLocal static var onRead: @Sendable () -> Void = {}

        let name: String

        init(reading reader: ModelReader) throws {
            name = try reader.read("name")
            Self.onRead()
        }

        func writeMembers(to writer: ModelWriter) {}
    }

    @Test("returns a page again whose reader was canceled while it was read")
    func canceledWhileRead() async throws {
        let client = try FruitPages.client()
        let format: ResponseFormat<PagedCollection<WatchedFruit>> = .page(items: "items", nextLink: "next")
        let collection = try await client.fruit(nil, returns: format).value()
        let caller = Locked<Task<[WatchedFruit]?, any Error>?>(nil)
        let isKnown = Signal()
        let call = Task {
            await isKnown.wait()
            return try await WatchedFruit.$onRead.withValue({ caller.withLock { $0 }?.cancel() }) {
                try await collection.nextPage()
            }
        }
        caller.exchange(\.self, for: call)
        isKnown.give()
        #expect(try await failure { try await call.value }.isCanceled)
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
        #expect(collection.items.map(\.name) == ["apple", "pear", "fig"])
    }

    @Test("can be asked again after a failure")
    func retry() async throws {
        let failures = Locked(1)
        let (collection, _) = try await FruitPages.collection { request in
            let fails = failures.withLock { count in
                guard request.httpRequest.url.query == "page=2", count > 0 else { return false }
                count -= 1
                return true
            }
            if fails {
                throw URLError(.networkConnectionLost)
            }
        }
        #expect(try await failure { try await collection.nextPage() }.clientMessage != nil)
        #expect(collection.count == 2)
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
    }

    @Test("may be used by what a failure holds, when that is released")
    func failureThatUsesIt() async throws {
        /// An error of a stage of the user's.
        struct Failure: Error {
            let release: OnRelease
        }
        let (failures, counts, isReleased) = (Locked<[Failure]>([]), Locked<[Int]>([]), Signal())
        let (collection, _) = try await FruitPages.collection { request in
            let failure = failures.withLock { $0.popLast() }
            if let failure, request.httpRequest.url.query == "page=2" { throw failure }
        }
        let release = {
            OnRelease {
                counts.withLock { $0.append(collection.count) }
                isReleased.give()
            }
        }
        failures.exchange(\.self, for: [Failure(release: release())])
        await #expect(throws: ServiceError.self) { try await collection.nextPage() }
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
        // The task that failed may hold its failure a little longer, on another thread.
        await isReleased.wait()
        #expect([[2], [3]].contains(counts.withLock { $0 }))
    }

    @Test("hands the service's refusal of a page on, decoded")
    func refusal() async throws {
        let (collection, _) = try await FruitPages.collection([
            "/fruit": #"{"items": [], "next": "/fruit?page=2"}"#
        ])
        let failure = try #require(try await failure { try await collection.nextPage() }.failure)
        #expect(failure.statusCode == 404)
        #expect(failure.error(as: FruitError.self)?.code == "NoPage")
    }

    @Test("ends with a refusal that means that there is nothing more")
    func emptyRefusal() async throws {
        let client = try FruitPages.client(["/fruit": #"{"items": [{"name": "fig"}], "next": "/fruit?page=2"}"#])
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: "next")
        let collection = try await client.fruit(returns: format) { $0.success(.code(404)) }.value()
        #expect(try await collection.nextPage()?.isEmpty == true)
        #expect(collection.isExhausted)
    }

    @Test("keeps neither the request nor the response that it came with")
    func firstExchange() async throws {
        let (client, isReleased) = (try FruitPages.client(), Signal())
        let collection = try await {
            let release = OnRelease(isReleased.give)
            let body = HTTPBody.stream { withExtendedLifetime(release) { InputStream(data: Data("{}".utf8)) } }
            let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: "next")
            return try await client.fruit(returns: format) { $0.body(Data(), as: "application/json") }
                .uploading(body)
                .value()
        }()
        await isReleased.wait()
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
    }

    @Test("fetches nothing once its token is canceled")
    func canceledToken() async throws {
        let token = CancellationToken()
        let (collection, client) = try await FruitPages.collection(token: token)
        token.cancel()
        #expect(try await failure { try await collection.nextPage() }.isCanceled)
        var iterator = collection.makeAsyncIterator()
        #expect(try await failure { try await iterator.next() }.isCanceled)
        #expect(client.transport.requests.count == 1)
    }

    // MARK: Links

    @Test(
        "follows links within its origin only",
        arguments: [
            ("https://other.example/fruit?page=2", "has a next link to another host"),
            ("http://fruit.example/fruit?page=2", "has a next link to another host"),
            ("https://fruit.example:8443/fruit", "has a next link to another host"),
            ("//other.example/fruit", "has a next link to another host"),
            ("/fruit", "links to itself as the next page"),
            ("mailto:a@b", "has a next link that is not a URL"),
        ]
    )
    func links(link: String, expected: String) async throws {
        let error = try await failure {
            try await FruitPages.collection(["/fruit": #"{"items": [], "next": "\#(link)"}"#])
        }
        #expect(error.clientMessage?.contains(expected) == true, "\(error)")
        #expect(error.clientMessage?.contains(" [request id ") == true, "\(error)")
    }

    /// Pages of which each but the last leads to the next, and the last to some other.
    private func circle(of count: Int, leadingTo start: Int) -> [String: String] {
        let pages = (1...count).map { page in
            let next = page == count ? start : page + 1
            return (page == 1 ? "/fruit" : "/fruit?page=\(page)", #"{"items": [], "next": "/fruit?page=\#(next)"}"#)
        }
        return Dictionary(uniqueKeysWithValues: pages)
    }

    @Test(
        "does not go round for ever, wherever the circle begins",
        arguments: [(3, 2), (4, 4), (9, 2), (100, 97), (40, 2)]
    )
    func circles(count: Int, start: Int) async throws {
        var pages = circle(of: count, leadingTo: start)
        if count == start {
            // A page that leads to itself is refused at once; so this one has another in between.
            pages["/fruit?page=\(count)"] = #"{"items": [], "next": "/fruit?page=0"}"#
            pages["/fruit?page=0"] = #"{"items": [], "next": "/fruit?page=\#(count)"}"#
        }
        let (collection, client) = try await FruitPages.collection(pages)
        let error = try await failure { for try await _ in collection {} }
        #expect(
            error.clientMessage?.hasPrefix("The pages form a cycle: the page at https://fruit.example/fruit?page=")
                == true
        )
        #expect(error.clientMessage?.contains("[request id ") == true, "\(error)")
        let requests = client.transport.requests.count
        #expect(requests <= 4 * count, "\(requests)")
        let other = try await failure { while try await collection.nextPage() != nil {} }
        #expect(other.clientMessage?.prefix { $0 != "[" } == error.clientMessage?.prefix { $0 != "[" })
    }

    @Test("asks again for a page that failed, which is no circle")
    func pageThatFailed() async throws {
        let failures = Locked(2)
        let (collection, _) = try await FruitPages.collection { request in
            let mustFail = failures.withLock { failures in
                guard request.httpRequest.url.query == "page=2", failures > 0 else { return false }
                failures -= 1
                return true
            }
            if mustFail { throw URLError(.timedOut) }
        }
        var iterator = collection.makeAsyncIterator()
        var names: [String] = []
        for _ in 1...2 {
            do {
                while let fruit = try await iterator.next() { names.append(fruit.name) }
            } catch {
                await #expect(throws: ServiceError.self) { try await collection.nextPage() }
            }
        }
        #expect(names == ["apple", "pear", "fig", "kiwi", "plum"])
        #expect(try await collection.nextPage()?.map(\.name) == ["fig"])
    }

    @Test("fetches its other pages with GET and the header fields of the first")
    func continuationRequest() async throws {
        let client = try FruitPages.client()
        var description = RequestDescription(.post, "/fruit", options: nil)
        description.header("X-Tenant", "a")
        description.header("If-None-Match", "\"1\"")
        description.body(Fruit(name: "query"), as: "application/json")
        let request = ServiceRequest<PagedCollection<Fruit>>(
            description,
            client: client,
            returns: .page(items: "items", nextLink: "next")
        )
        try await request.value().nextPage()
        let next = try #require(client.transport.requests.last)
        #expect(next.method == .get)
        #expect(next.data == nil)
        #expect(next.headers["Content-Type"] == nil)
        #expect(next.headers["If-None-Match"] == nil)
        #expect(next.headers["X-Tenant"] == "a")
    }

    // MARK: The body of a page

    @Test(
        "finds its items wherever they stand",
        arguments: [
            (#"{"result": {"list": [{"name": "fig"}]}}"#, "result.list", 1),
            (#"{"@odata.items": [{"name": "fig"}]}"#, "@odata.items", 1),
            (#"{"other": {"list": 1}, "list": null}"#, "list", 0),
        ]
    )
    func shape(body: String, items: String, count: Int) async throws {
        let client = try StubClient(answering: 200, body)
        let collection: PagedCollection<Fruit> = try await client.fruit(
            returns: .page(items: items, nextLink: nil)
        ).value()
        #expect(collection.count == count)
        #expect(collection.isExhausted)
    }

    @Test(
        "asks for the next page with a member of the last item, however its path and its name are written",
        arguments: [
            (#""@odata.id": "7""#, "@odata.id"), (#""@odata": {"id": 7}"#, "@odata.id"),
            (#""a.b": {"c.d": "7"}, "a": {"b": 1}"#, "a.b.c.d"), (#""a.b": 1, "a": {"b.c": "7"}"#, "a.b.c"),
        ]
    )
    func tokenOfItem(member: String, path: String) async throws {
        let client = try StubClient { request in
            let isFirst = request.httpRequest.url.query == nil
            #expect(isFirst || request.httpRequest.url.query == "after=7")
            return .json(isFirst ? "[{\(member)}]" : "[]")
        }
        let format: ResponseFormat<PagedCollection<JSONValue>> = .page(
            items: nil,
            next: .token(item: path, parameter: "after")
        )
        let collection = try await client.fruit(returns: format).value()
        try await collection.nextPage()
        #expect(collection.isExhausted)
    }

    @Test(
        "asks for the next page by a member of the body, however its path and its name are written",
        arguments: [
            ("{}", "page.after", #"{"page":{"after":"7"}}"#),
            (#"{"page.after": "6"}"#, "page.after", #"{"page.after":"7"}"#),
            (#"{"page.x": {"size": 2}}"#, "page.x.after", #"{"page.x":{"after":"7","size":2}}"#),
            (#"{"page": null}"#, "page.after", #"{"page":{"after":"7"}}"#),
        ]
    )
    func parameterInBody(body: String, path: String, next: String) throws {
        var request = try HTTPRequest(method: .post, url: "https://fruit.example/fruit", data: Data(body.utf8))
        try request.setPageBody(request.pageBody().setting(MemberPath(path), to: .string("7")))
        #expect(request.data.map { String(decoding: $0, as: UTF8.self) } == next)
        #expect(try request.pageBody().text(at: MemberPath(path)) == "7")
    }

    @Test("says what a page lacks that has other items")
    func otherItems() async throws {
        let client = try StubClient(answering: 200, #"{"value": []}"#)
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: nil)
        let error = try await failure { try await client.fruit(returns: format).value() }
        let message = "the page has no member 'items', which should contain its items, but an array 'value'"
        #expect(error.description.contains(message))
    }

    @Test(
        "has no items where a page leaves them out",
        arguments: ["{}", #"{"kind": "list", "items": null}"#, #"{"total": 0}"#]
    )
    func missingItems(body: String) async throws {
        let client = try StubClient(answering: 200, body)
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: nil)
        #expect(try await client.fruit(returns: format).value().pageItems == [])
    }

    @Test("can be made of a response by hand, with items that are Decodable")
    func decodable() async throws {
        struct Cat: Decodable, Sendable {
            let name: String
        }
        let client = try StubClient { request in
            #expect(request.httpRequest.url.absoluteString == "https://fruit.example/cat/list?skip=1")
            return .json(#"{"value": [{"name": "Tom"}]}"#)
        }
        let cats = try PagedCollection<Cat>(
            client: client,
            request: HTTPRequest(method: .get, url: "https://fruit.example/cat/list"),
            context: PipelineContext(),
            data: Data(#"{"value": [{"name": "Kit"}], "nextLink": "?skip=1"}"#.utf8),
            codingKeys: PagedCodingKeys(items: "value", continuationToken: "nextLink"),
            decoder: JSONDecoder()
        )
        #expect(cats.items.map(\.name) == ["Kit"])
        try await cats.nextPage()
        #expect(cats.items.map(\.name) == ["Kit", "Tom"])
        #expect(cats.isExhausted)
    }

    @Test("that is made by hand ends with a page that has null in place of what holds the link")
    func nullAroundTheLink() throws {
        let collection = try PagedCollection<String>(
            client: try StubClient(answering: 404, ""),
            request: HTTPRequest(method: .get, url: "https://fruit.example/cat/list"),
            data: Data(#"{"items": ["Kit"], "paging": null}"#.utf8),
            codingKeys: PagedCodingKeys(items: "items", continuationToken: "paging.next")
        )
        #expect(collection.items == ["Kit"])
        #expect(collection.isExhausted)
    }

    @Test(
        "that is made by hand reads pages as its decoder is set",
        arguments: [("{items: [{name: 'Kit'}]}", true, false), (#""items": [{"name": "Kit"}]"#, false, true)]
    )
    func decoderSettings(page: String, allowsJSON5: Bool, assumesTopLevelDictionary: Bool) throws {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = allowsJSON5
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
        let collection = try PagedCollection<[String: String]>(
            client: try StubClient(answering: 404, ""),
            request: HTTPRequest(method: .get, url: "https://fruit.example/cat/list"),
            data: Data(page.utf8),
            codingKeys: PagedCodingKeys(items: "items"),
            decoder: decoder
        )
        #expect(collection.items == [["name": "Kit"]])
    }
}
