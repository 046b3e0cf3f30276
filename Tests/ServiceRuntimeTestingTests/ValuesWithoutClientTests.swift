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
            tries: 2,
            earlierTries: [FailedTry(number: 1, reason: "status 429", pause: 0.5)]
        )
        #expect(
            late.description
                == "The service returned 503 (Service Unavailable) for PUT https://pets.example/pets/1 after 2 tries (try 1: "
                + "status 429) [request id a1]"
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

    /// As a view does.
    @MainActor private static func allItems(of collection: PagedCollection<String>) async throws -> [String] {
        try await collection.allItems()
    }

    private static func waited(for collection: PagedCollection<String>) async -> [String] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Array(IteratorSequence(collection.syncIterator))) }
        }
    }

    @Test("responses, states and progress have what they are given")
    func values() throws {
        let response = ServiceResponse("a", httpResponse: HTTPResponse(statusCode: 201))
        #expect(try response.value == "a" && response.statusCode == 201)
        #expect(LongRunningStatus(state: "Succeeded").isFinished)
        #expect(TransferProgress(direction: .upload, completedBytes: 1, totalBytes: 4).fractionCompleted == 0.25)
        let failure = RequestSequenceFailure(index: 2, error: .client("It broke."))
        #expect(failure.index == 2 && failure.failures == 1)
        #expect(TracedRequest(method: .get, url: "https://a.example/", host: "a.example").tryNumber == 1)
    }
}
