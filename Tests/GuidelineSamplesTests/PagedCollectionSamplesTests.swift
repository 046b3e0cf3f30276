import AppConfiguration
import AzureCore
import Foundation
import LoopbackServer
import Testing

#if canImport(UIKit)
    import UIKit
#endif

/// Runs the samples about collections.
@Suite(.timeLimit(.minutes(20))) struct PagedCollectionSamplesTests {
    /// A sample that prints every setting of a store.
    struct Iteration: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let run: @Sendable (ConfigurationClient, @escaping @Sendable (String) -> Void) -> Void

        static let all = [
            Iteration(testDescription: "forEachPage") { PagedCollectionSamples.forEachPage($0, print: $1) },
            Iteration(testDescription: "forEachItem") { PagedCollectionSamples.forEachItem($0, print: $1) },
            Iteration(testDescription: "syncIterator") { PagedCollectionSamples.syncIterator($0, print: $1) },
        ]
    }

    @Test(arguments: Iteration.all)
    func anIterationSeesEveryItemOfEveryPage(iteration: Iteration) async throws {
        let store = try ConfigurationStore.withThreePages()
        let lines = Lines()
        iteration.run(store.client) { lines.print($0) }

        #expect(await lines.first(5) == ["a=1", "b=2", "c=3", "d=4", "e=5"])
        #expect(store.server.requests.map(\.target) == ["/kv?api-version=2024-09-01", "/kv?after=b", "/kv?after=d"])
    }

    #if !os(watchOS)
        @MainActor @Test func aTableFetchesTheNextPageWhenItsLastRowIsShown() async throws {
            let store = try ConfigurationStore.withThreePages()
            let controller = PagedCollectionSamples.SettingsViewController()
            let tableView = UITableView()
            controller.client = store.client

            var counts: [Int] = []
            for _ in 1...4 {
                await withCheckedContinuation { continuation in
                    controller.reloadData = { continuation.resume() }
                    if controller.dataSource == nil {
                        controller.viewDidAppear(true)
                    } else {
                        let lastRow = IndexPath(row: controller.dataSource.count - 1, section: 0)
                        _ = controller.tableView(tableView, cellForRowAt: lastRow)
                    }
                }
                counts.append(controller.tableView(tableView, numberOfRowsInSection: 0))
            }
            controller.reloadData = {}
            let cells = (0..<controller.dataSource.count - 1).map { row in
                controller.tableView(tableView, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text
            }

            #expect(counts == [2, 4, 5, 5])
            #expect(cells == ["a=1", "b=2", "c=3", "d=4"])
            #expect(store.server.requests.count == 3)
            #expect(controller.dataSource.isExhausted)
        }
    #endif

    @Test func aMethodWrittenByHandReturnsACollection() async throws {
        let server = try LoopbackServer()
        server.reply(
            .json(#"{"value":[{"name":"Tom"}],"nextLink":"/cat/list?page=2"}"#),
            .json(#"{"value":[{"name":"Felix"}],"nextLink":null}"#)
        )

        let cats = try await listCats(server).get()

        #expect(cats.items == [.init(name: "Tom")])
        #expect(try await cats.nextPage() == [.init(name: "Felix")])
        #expect(cats.items == [.init(name: "Tom"), .init(name: "Felix")])
        #expect(cats.isExhausted)
        #expect(server.requests.map(\.target) == ["/cat/list", "/cat/list?page=2"])
    }

    @Test func aResponseThatIsNoPageIsADecodingError() async throws {
        let server = try LoopbackServer()
        server.reply(.json(#"{"cats":[]}"#))
        let result = try await listCats(server)

        guard case .failure(.client(let message, let cause)) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(message == "Decoding error.")
        #expect(cause != nil)
    }

    @Test func anotherStatusCodeIsAFailure() async throws {
        let server = try LoopbackServer()
        server.reply(.status(404))
        let result = try await listCats(server)

        #expect(result.failureText == "Unexpected status 404.")
    }

    @Test func aCanceledCallIsAFailureOfTheClient() async throws {
        let token = CancellationToken()
        token.cancel()
        let server = try LoopbackServer()
        let result = try await listCats(server, withOptions: .init(cancellationToken: token))

        guard case .failure(let error) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(error.isCanceled)
        #expect(server.requests.isEmpty)
    }

    private typealias CatResult = Result<PagedCollection<ListCatsSamples.Cat>, AzureError>

    private func listCats(
        _ server: LoopbackServer,
        withOptions options: ListCatsSamples.ListCatOptions? = nil
    ) async throws -> CatResult {
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: ConfigurationStore.options,
            package: "Cats"
        )
        let cats = ListCatsSamples.Cats(client: client)
        return await withCheckedContinuation { continuation in
            cats.listCats(withOptions: options) { result, _ in continuation.resume(returning: result) }
        }
    }
}

extension Result {
    /// The text of the error; nil if there is none.
    fileprivate var failureText: String? {
        guard case .failure(let error) = self else { return nil }
        return String(describing: error)
    }
}
