import Foundation
import Testing

@testable import ServiceRuntime

@Suite("An iteration over a paged collection", .timeLimit(.minutes(20)))
struct IterationTests {
    private static let all = ["apple", "pear", "fig", "kiwi", "plum"]

    @Test("goes through the items, each time from the first, and leaves the collection as it is")
    func items() async throws {
        let (collection, client) = try await FruitPages.collection()
        for _ in 1...2 {
            var names: [String] = []
            for try await fruit in collection {
                names.append(fruit.name)
            }
            #expect(names == Self.all)
        }
        #expect(collection.count == 2)
        // The first page came with the collection.
        #expect(client.transport.requests.count == 5)
        // And where `nextPage` has moved on to, an iteration still begins at the first page.
        try await collection.nextPage()
        var iterator = collection.makeAsyncIterator()
        #expect(try await iterator.next()?.name == "apple")
    }

    @Test("goes through the pages")
    func pages() async throws {
        let (collection, _) = try await FruitPages.collection()
        var pages: [[String]] = []
        for try await page in collection.pages {
            pages.append(page.map(\.name))
        }
        #expect(pages == [["apple", "pear"], ["fig"], ["kiwi", "plum"]])
    }

    @Test("passes over pages without items")
    func emptyPages() async throws {
        let (collection, _) = try await FruitPages.collection([
            "/fruit": #"{"items": [], "next": "?page=2"}"#,
            "/fruit?page=2": #"{"items": [], "next": "?page=3"}"#,
            "/fruit?page=3": #"{"items": [{"name": "fig"}], "next": ""}"#,
        ])
        #expect(try await collection.reduce(into: []) { $0.append($1.name) } == ["fig"])
        #expect(try await collection.nextPage()?.isEmpty == true)
        #expect(!collection.isExhausted)
    }

    @MainActor private final class Screen {
        private(set) var names: [String] = []

        func show(_ collection: PagedCollection<Fruit>) async throws {
            try await collection.forEachPage { page in
                names += page.map(\.name)
                return names.count < 3
            }
            try await collection.forEachItem { fruit in
                names.append(fruit.name)
                return fruit.name != "pear"
            }
        }
    }

    private actor Shelf {
        private(set) var count = 0

        func fill(_ collection: PagedCollection<Fruit>) async throws {
            try await collection.forEachPage { page in
                count += page.count
                return true
            }
            try await collection.forEachItem { _ in
                count += 1
                return true
            }
        }
    }

    @Test("with a closure can be made by the main actor and by any other")
    func actors() async throws {
        let (collection, _) = try await FruitPages.collection()
        let screen = Screen()
        try await screen.show(collection)
        #expect(await screen.names == ["apple", "pear", "fig", "apple", "pear"])
        let shelf = Shelf()
        try await shelf.fill(collection)
        #expect(await shelf.count == 10)
    }

    @Test("with a closure begins with the first page and ends where the closure says")
    func forEachPage() async throws {
        let (collection, client) = try await FruitPages.collection()
        let pages = Locked<[[String]]>([])
        try await withCheckedThrowingContinuation { continuation in
            collection.forEachPage { page in
                pages.withLock { pages in
                    pages.append(page.map(\.name))
                    return pages.count < 2
                }
            } completionHandler: {
                continuation.resume(with: $0)
            }
        }
        #expect(pages.withLock { $0 } == [["apple", "pear"], ["fig"]])
        #expect(client.transport.requests.count == 2)
    }

    @Test("with a closure goes through the items up to where the closure says")
    func forEachItem() async throws {
        let (collection, _) = try await FruitPages.collection()
        for last in ["pear", "fig", "none"] {
            let names = Locked<[String]>([])
            try await withCheckedThrowingContinuation { continuation in
                collection.forEachItem { fruit in
                    names.withLock { $0.append(fruit.name) }
                    return fruit.name != last
                } completionHandler: {
                    continuation.resume(with: $0)
                }
            }
            let end = Self.all.firstIndex(of: last).map { $0 + 1 } ?? Self.all.count
            #expect(names.withLock { $0 } == Array(Self.all[..<end]))
        }
    }

    @Test("with a closure tells what ended it early")
    func forEachPageFailure() async throws {
        let (collection, _) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=3" {
                throw URLError(.networkConnectionLost)
            }
        }
        let count = Locked(0)
        let result: Result<Void, ServiceError> = await withCheckedContinuation { continuation in
            collection.forEachPage { _ in
                count.withLock { $0 += 1 }
                return true
            } completionHandler: {
                continuation.resume(returning: $0)
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.description.contains("/fruit?page=3") == true && error?.description.contains("-1005") == true)
        #expect(count.withLock { $0 } == 2)
    }

    @Test("in asynchronous code takes closures that wait and throw")
    func asynchronousClosures() async throws {
        struct Enough: Error {}
        let (collection, _) = try await FruitPages.collection()
        var names: [String] = []
        try await collection.forEachPage { page in
            await Task.yield()
            names += page.map(\.name)
            return true
        }
        #expect(names == Self.all)
        await #expect(throws: Enough.self) {
            try await collection.forEachItem { _ in throw Enough() }
        }
    }

    @Test("ends between two pages once its token is canceled")
    func canceledBetweenPages() async throws {
        let token = CancellationToken()
        let (collection, client) = try await FruitPages.collection(token: token)
        let shown = Locked<[String]>([])
        let result: Result<Void, ServiceError> = await withCheckedContinuation { continuation in
            collection.forEachItem { fruit in
                shown.withLock { $0.append(fruit.name) }
                // The last item of the first page.
                if fruit.name == "pear" { token.cancel() }
                return true
            } completionHandler: {
                continuation.resume(returning: $0)
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
        #expect(shown.withLock { $0 } == ["apple", "pear"])
        #expect(client.transport.requests.count == 1)
    }

    @Test("with a plain loop blocks its own thread, as often as wanted")
    func syncIterator() async throws {
        let (collection, _) = try await FruitPages.collection()
        let names = await onThread {
            (1...2).map { _ in collection.syncIterator.map(\.name) }
        }
        #expect(names == [Self.all, Self.all])
        #expect(collection.count == 2)
    }

    @Test("with a plain loop ends at an error, which can be asked for")
    func syncIteratorFailure() async throws {
        let (collection, _) = try await FruitPages.collection { request in
            if request.httpRequest.url.query == "page=2" {
                throw URLError(.networkConnectionLost)
            }
        }
        let (names, error) = await onThread {
            let fruit = collection.syncIterator
            var names: [String] = []
            for fruit in fruit {
                names.append(fruit.name)
            }
            return (names, fruit.error)
        }
        #expect(names == ["apple", "pear"])
        #expect(error?.clientMessage != nil)
    }

    @Test("with a plain loop forgets its error when another loop gets to the end")
    func syncIteratorRecovery() async throws {
        let failures = Locked(1)
        let (collection, _) = try await FruitPages.collection { request in
            guard request.httpRequest.url.query == "page=2" else { return }
            let fails = failures.withLock { left in
                defer { left -= 1 }
                return left > 0
            }
            if fails { throw URLError(.networkConnectionLost) }
        }
        let (first, second) = await onThread {
            let fruit = collection.syncIterator
            let first = (fruit.map(\.name), fruit.error)
            return (first, (fruit.map(\.name), fruit.error))
        }
        #expect(first.0 == ["apple", "pear"])
        #expect(first.1?.clientMessage != nil)
        #expect(second.0 == Self.all)
        #expect(second.1 == nil)
    }

    @Test("with a plain loop in a task ends at once: a thread of the pool must not be blocked")
    func syncIteratorInTask() async throws {
        let (collection, _) = try await FruitPages.collection()
        // A function that is not asynchronous itself but called by one that is.
        @Sendable func iterate() -> ([Fruit], ServiceError?) {
            let fruit = collection.syncIterator
            return (Array(fruit), fruit.error)
        }
        let (fruit, error) = iterate()
        #expect(fruit.isEmpty)
        #expect(error?.clientMessage?.hasPrefix("syncIterator was called in a task") == true)
        #expect(error?.clientMessage?.contains("'for try await item in collection'") == true)
        // Neither may the main thread: what a task of the main actor waits for may be to go on there.
        let onMainActor = await MainActor.run { iterate() }
        #expect(onMainActor.0.isEmpty)
        #expect(onMainActor.1?.clientMessage == error?.clientMessage)
    }

    @Test("with a plain loop fetches its pages on the thread of the loop, and needs none of the concurrency pool")
    func syncIteratorThread() async throws {
        let threads = Locked<[ObjectIdentifier]>([])
        let (collection, _) = try await FruitPages.collection { _ in
            let thread = currentThread()
            threads.withLock { $0.append(thread) }
        }
        let (names, own) = await onThread { (collection.syncIterator.map(\.name), currentThread()) }
        #expect(names == Self.all)
        #expect(threads.withLock { $0 }.dropFirst() == [own, own])
    }

    @Test("hands out no more of its page once its token is canceled")
    func canceledWithinAPage() async throws {
        let token = CancellationToken()
        let (collection, _) = try await FruitPages.collection(token: token)
        var names: [String] = []
        let error = try await failure {
            for try await fruit in collection {
                names.append(fruit.name)
                token.cancel()
            }
        }
        #expect(error.isCanceled)
        #expect(names == ["apple"])
        let second = CancellationToken()
        let (other, _) = try await FruitPages.collection(token: second)
        let (blocking, failure) = await onThread {
            let fruit = other.syncIterator
            var names: [String] = []
            for fruit in fruit {
                names.append(fruit.name)
                second.cancel()
            }
            return (names, fruit.error)
        }
        #expect(blocking == ["apple"])
        #expect(failure?.isCanceled == true)
    }

    /// Does some work on a thread of its own.
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}

/// The thread that this is called on: an asynchronous function must not ask for it directly.
private func currentThread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }
