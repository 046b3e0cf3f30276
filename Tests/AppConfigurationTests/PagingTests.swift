import AppConfiguration
import Foundation
import ServiceRuntime
import Testing

/// Three pages, by each way of going through them.
@Suite(.timeLimit(.minutes(20))) struct PagingTests {
    private let test: TestClient

    init() throws {
        test = try TestClient()
        test.replyThreePages()
    }

    private func settings() async throws -> PagedCollection<ConfigurationSetting> {
        try await test.client.listConfigurationSettings()
    }

    @Test func itemsOfAnAsyncSequence() async throws {
        var keys: [String?] = []
        for try await setting in try await settings() { keys.append(setting.key) }
        #expect(keys == allKeys)
        #expect(
            test.server.requests.map(\.target) == [
                "/kv?api-version=2024-09-01",
                "/kv?api-version=2024-09-01&after=1",
                "/kv?api-version=2024-09-01&after=2",
            ]
        )
    }

    @Test func pagesOfAnAsyncSequence() async throws {
        var pages: [[String?]] = []
        for try await page in try await settings().pages { pages.append(page.map(\.key)) }
        #expect(pages == [["a1", "b1"], ["a2", "b2"], ["a3", "b3"]])
    }

    @Test func anIterationDoesNotKeepWhatItFetches() async throws {
        let settings = try await settings()
        for try await _ in settings {}
        #expect(settings.items.map(\.key) == ["a1", "b1"])
    }

    @Test func forEachPageBeginsWithTheFirst() async throws {
        var pages: [[String?]] = []
        try await settings().forEachPage { page in
            pages.append(page.map(\.key))
            return true
        }
        #expect(pages == [["a1", "b1"], ["a2", "b2"], ["a3", "b3"]])
    }

    @Test func forEachPageStopsWhenItIsTold() async throws {
        var pages = 0
        try await settings().forEachPage { _ in
            pages += 1
            return pages < 2
        }
        #expect(pages == 2)
        #expect(test.server.requests.count == 2)
    }

    @Test func forEachItemOfTheGuidelines() async throws {
        let settings = try await settings()
        let keys = await withCheckedContinuation { continuation in
            let collected = Collected()
            settings.forEachItem { setting in
                collected.add(setting.key)
                if setting.key == "b3" { continuation.resume(returning: collected.keys) }
                return true
            }
        }
        #expect(keys == allKeys)
    }

    @Test func nextPageAddsToTheItems() async throws {
        let settings = try await settings()
        #expect(settings.count == 2)
        #expect(!settings.isExhausted)
        #expect(try await settings.nextPage()?.map(\.key) == ["a2", "b2"])
        #expect(settings.items.map(\.key) == ["a1", "b1", "a2", "b2"])
        #expect(settings.pageItems.map(\.key) == ["a2", "b2"])
        #expect(try await settings.nextPage()?.map(\.key) == ["a3", "b3"])
        #expect(settings.isExhausted)
        #expect(settings.underestimatedCount == 6)
        #expect(try await settings.nextPage() == nil)
        #expect(settings.items.map(\.key) == allKeys)
    }

    @Test func nextPageWithACompletionHandler() async throws {
        let settings = try await settings()
        let page = await withCheckedContinuation { continuation in
            settings.nextPage { continuation.resume(returning: $0) }
        }
        #expect(try page.get().map(\.key) == ["a2", "b2"])
    }

    @Test func theSyncIteratorBlocksItsOwnThread() async throws {
        let settings = try await settings()
        let keys = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: settings.syncIterator.map(\.key))
            }
        }
        #expect(keys == allKeys)
    }

    @Test func aLinkToAnotherServerIsRefused() async throws {
        test.server.on("GET", "/keys") { _ in .json(#"{"items":[],"@nextLink":"http://other.example/keys"}"#) }
        let error = try await serviceError { try await test.client.listKeys() }
        #expect(String(describing: error).contains("next link to another host, http://other.example/keys"))
        #expect(test.server.requests.count == 1)
    }

    @Test func aFailedPageCanBeAskedForAgain() async throws {
        let test = try TestClient()
        test.server.reply(
            .json(#"{"items":[{"name":"a"}],"@nextLink":"/keys?after=1"}"#),
            .status(500),
            .json(#"{"items":[{"name":"b"}]}"#)
        )
        let keys = try await test.client.listKeys()
        await #expect(throws: ServiceError.self) { try await keys.nextPage() }
        #expect(try await keys.nextPage()?.map(\.name) == ["b"])
        #expect(keys.items.map(\.name) == ["a", "b"])
    }
}

/// Collects keys from a closure that may run on any thread.
private final class Collected: Sendable {
    private let storage = Locked<[String?]>([])

    var keys: [String?] { storage.withLock { $0 } }

    func add(_ key: String?) {
        storage.withLock { $0.append(key) }
    }
}
