import Foundation
import ServiceRuntime
import Testing

/// What previews and tests of an app make, which have no client.
@Suite("Without a client") struct ValuesWithoutClientTests {
    @Test("a failure has what it is given, and says so")
    func failure() throws {
        let failure = ServiceFailure(statusCode: 404, code: "NotFound", message: "There is no such pet.", error: 7)
        #expect(failure.isNotFound && failure.error(as: Int.self) == 7 && failure.httpResponse.statusCode == 404)
        #expect(
            "\(ServiceError.service(failure))"
                == "The service returned 404 (Not Found) for GET https://example.org/: NotFound: There is no such pet."
        )
        let late = ServiceFailure(
            statusCode: 503,
            httpResponse: HTTPResponse(statusCode: 503, headers: ["Retry-After": "7"]),
            method: .put,
            url: "https://pets.example/pets/1",
            requestId: "a1",
            earlierTries: [FailedTry(number: 1, reason: "status 429", delay: 0.5)]
        )
        #expect(
            late.description
                == "The service returned 503 (Service Unavailable) for PUT https://pets.example/pets/1 after 2 tries (try 1: "
                + "status 429) [request id a1]: it asks to try again in 7 s"
        )
    }

    @Test("a collection has one page, in all the ways to use it")
    func collection() async throws {
        let collection = PagedCollection(["a", "b"])
        #expect(collection.items == ["a", "b"] && collection.isExhausted)
        #expect(try await collection.nextPage() == nil)
        var items: [String] = []
        for try await item in collection { items.append(item) }
        var pages: [[String]] = []
        for try await page in collection.pages { pages.append(page) }
        #expect(items == ["a", "b"] && pages == [["a", "b"]])
        #expect(try await Self.allItems(of: collection) == ["a", "b"])
        #expect(await Task.detached { await Self.waited(for: collection) }.value == ["a", "b"])
    }

    @Test("a collection has the pages that it is given, and each failure once, but for the last")
    func collectionOfPages() async throws {
        let failure = ServiceError.service(ServiceFailure(statusCode: 503))
        let last = ServiceError.client("The connection was lost.")
        let collection = PagedCollection(
            ["a"],
            then: [.success([]), .failure(failure), .success(["b", "c"]), .failure(last)],
            delay: 0.001
        )
        #expect(collection.items == ["a"] && !collection.isExhausted)
        #expect(try await collection.nextPage() == [])
        let error = await #expect(throws: ServiceError.self) { try await collection.nextPage() }
        #expect(error?.failure?.statusCode == 503)
        #expect(collection.items == ["a"] && !collection.isExhausted)
        #expect(try await collection.nextPage() == ["b", "c"])
        for _ in 1...2 {
            let error = await #expect(throws: ServiceError.self) { try await collection.nextPage() }
            #expect(error.map { "\($0)" } == "The connection was lost.")
        }
        #expect(collection.items == ["a", "b", "c"] && !collection.isExhausted)
        // An iteration of its own begins with the first page.
        var items: [String] = []
        await #expect(throws: ServiceError.self) { for try await item in collection { items.append(item) } }
        #expect(items == ["a", "b", "c"])
    }

    @Test("a collection of given pages ends with the last, and is canceled while it waits for one")
    func endOfPages() async throws {
        let collection = PagedCollection([1], then: [.success([2]), .success([3])])
        #expect(try await collection.allItems() == [1, 2, 3])
        #expect(try await collection.nextPage() == [2])
        #expect(try await collection.nextPage() == [3])
        #expect(collection.isExhausted)
        #expect(try await collection.nextPage() == nil)
        let slow = PagedCollection([1], then: [.success([2])], delay: 3600)
        let waiting = Task { try await slow.nextPage() }
        waiting.cancel()
        let error = await #expect(throws: ServiceError.self) { try await waiting.value }
        #expect(error?.isCanceled == true)
    }

    /// As a view does.
    @MainActor private static func allItems(of collection: PagedCollection<String>) async throws -> [String] {
        try await collection.allItems()
    }

    private static func waited(for collection: PagedCollection<String>) async -> [String] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Array(IteratorSequence(collection.syncIterator))) }
        }
    }

    @Test("a stream has the items that it is given, and can be read once")
    func stream() async throws {
        let stream = ServiceStream(["a", "b"])
        var items: [String] = []
        for try await item in stream { items.append(item) }
        #expect(items == ["a", "b"])
        let again = await #expect(throws: ServiceError.self) { for try await _ in stream {} }
        #expect("\(try #require(again))".hasPrefix("The stream was already consumed"))
        for try await event in stream.events { Issue.record("\(event)") }
    }

    @Test("a stream has the items and the error of a sequence")
    func streamOfSequence() async throws {
        let failure = ServiceError.service(ServiceFailure(statusCode: 500))
        let stream = ServiceStream(
            AsyncThrowingStream { continuation in
                continuation.yield(1)
                continuation.finish(throwing: failure)
            }
        )
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        let error = await #expect(throws: ServiceError.self) { try await iterator.next() }
        #expect("\(try #require(error))".hasPrefix("The service returned 500"))
        #expect(try await iterator.next() == nil)
    }

    @Test("canceling a stream releases whoever waits for an item")
    func canceledStream() async throws {
        let (items, source) = AsyncStream<Int>.makeStream()
        let stream = ServiceStream(items)
        source.yield(1)
        let read = Task {
            var numbers: [Int] = []
            do {
                for try await number in stream {
                    numbers.append(number)
                    stream.cancel()
                }
                return (numbers, "ended")
            } catch { return (numbers, "\(error)") }
        }
        let (numbers, end) = await read.value
        #expect(numbers == [1] && end.contains("canceled"), "\(end)")
        source.finish()
    }

    @Test("an operation has ended, or reports the states that it is given")
    func operation() async throws {
        let done = LongRunningOperation(.success("a"))
        #expect(done.status.isSucceeded && done.continuationToken == nil)
        #expect(try await done.value() == "a")
        let running = [LongRunningStatus(state: "Running", percentComplete: 40)]
        let operation = LongRunningOperation(.success("a"), after: running, delay: 0.001)
        #expect(operation.status == running[0])
        var states: [String] = []
        for try await status in operation.updates { states.append(status.state) }
        #expect(states == ["Running", "Succeeded"])
        #expect(try await operation.value() == "a")
        let failure = ServiceFailure(statusCode: 200, operationState: "Failed")
        for statuses in [[], running, [LongRunningStatus(state: "Canceled")]] {
            let failing = LongRunningOperation<String>(.failure(.service(failure)), after: statuses)
            let error = await #expect(throws: ServiceError.self) { try await failing.value() }
            #expect("\(try #require(error))".hasPrefix("The operation ended as 'Failed'"))
            #expect(failing.status.state == (statuses.last?.isFailed == true ? "Canceled" : "Failed"))
        }
    }

    @Test("responses, states and progress have what they are given")
    func values() throws {
        let response = ServiceResponse("a", httpResponse: HTTPResponse(statusCode: 201))
        #expect(try response.value == "a" && response.statusCode == 201)
        #expect(LongRunningStatus(state: "Succeeded").isFinished)
        #expect(TransferProgress(direction: .upload, completedBytes: 1, totalBytes: 4).fractionCompleted == 0.25)
        let failure = RequestSequenceFailure(index: 2, error: .client("It broke."))
        #expect(failure.index == 2 && failure.failureCount == 1)
        #expect(TracedRequest(method: .get, url: "https://a.example/", host: "a.example").tryNumber == 1)
    }
}
