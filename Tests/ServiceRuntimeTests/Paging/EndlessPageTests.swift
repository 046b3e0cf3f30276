import Foundation
import Testing

@testable import ServiceRuntime

@Suite("The pages of a service that does not heed which page is asked for", .timeLimit(.minutes(20)))
struct EndlessPageTests {
    private struct Parcel: CodableModel {
        let name: String
    }

    private static let fruit = #"[{"name": "apple"}, {"name": "fig"}]"#

    /// A client of a service that answers with the same body, whatever is asked for, up to some request.
    private static func client(_ body: String, until count: Int) throws -> StubClient {
        let left = Locked(count)
        return try StubClient { _ in
            let isOver = left.withLock { left in
                left -= 1
                return left < 0
            }
            return .json(isOver ? "[]" : body)
        }
    }

    /// All items.
    private static func all<Item: ModelValue>(
        _ type: Item.Type,
        of client: StubClient,
        _ next: PageContinuation
    ) async throws -> [Item] {
        let collection: PagedCollection<Item> = try await client.fruit(returns: .page(items: nil, next: next)).value()
        var items: [Item] = []
        for try await item in collection { items.append(item) }
        return items
    }

    @Test("end in an error", arguments: [PageContinuation.page("page"), .offset("skip")])
    func endless(next: PageContinuation) async throws {
        let client = try Self.client(Self.fruit, until: 1000)
        let error = try await failure { try await Self.all(Fruit.self, of: client, next) }
        #expect(
            error.clientMessage?.hasPrefix("The pages never end: the page at https://fruit.example/fruit?") == true
        )
        #expect(client.transport.requests.count <= 11)
        let other = try await failure { try await Self.all(Parcel.self, of: client, next) }
        #expect(other.clientMessage?.prefix { $0 != "[" } == error.clientMessage?.prefix { $0 != "[" })
        #expect(error.clientMessage?.contains("[request id ") == true, "\(error)")
    }

    @Test("end in an error if they are asked for one by one, too, as often as that is done")
    func oneByOne() async throws {
        let client = try Self.client(Self.fruit, until: 1000)
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: nil, next: .page("page"))
        let collection = try await client.fruit(returns: format).value()
        for _ in 1...2 { _ = try await failure { while try await collection.nextPage() != nil {} } }
        #expect(collection.count <= 20)
    }

    @Test("end in an error if they are empty and say that there are more")
    func endlessEmpty() async throws {
        let client = try StubClient { _ in .json(#"{"items": [], "more": true}"#) }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", next: .page("page").more("more"))
        let pages = try await client.fruit(returns: format).value()
        let error = try await failure { for try await _ in pages {} }
        #expect(error.clientMessage?.hasPrefix("The pages never end: the page at https://fruit.example/fruit?") == true)
        #expect(client.transport.requests.count <= 101)
    }

    @Test("are pages if a filter leaves nothing of many of them")
    func emptyForAWhile() async throws {
        let count = Locked(0)
        let client = try StubClient { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return .json(
                number > 50 ? #"{"items": [{"name": "fig"}], "more": false}"# : #"{"items": [], "more": true}"#
            )
        }
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", next: .page("page").more("more"))
        var names: [String] = []
        for try await fruit in try await client.fruit(returns: format).value() { names.append(fruit.name) }
        #expect(names == ["fig"])
    }

    @Test("are pages if only a few happen to be the same")
    func sameForAWhile() async throws {
        let client = try Self.client(#"[{"name": "apple"}]"#, until: 5)
        let names = try await Self.all(Fruit.self, of: client, .page("page")).map(\.name)
        #expect(names == Array(repeating: "apple", count: 5))
    }

    @Test("are pages if all items are the same number")
    func sameNumbers() async throws {
        #expect(try await Self.all(Int.self, of: Self.client("[0, 0]", until: 20), .offset("skip")).count == 40)
    }
}
