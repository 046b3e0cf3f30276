import Dispatch
import Foundation

/// A collection that the service returns page by page.
///
/// Use it in whichever way suits you:
///
/// ```swift
/// for try await setting in collection { … }               // item by item
/// for try await settings in collection.pages { … }        // page by page
/// let settings = try await collection.allItems()          // all at once
/// collection.forEachPage { settings in …; return true }   // with closures
/// collection.nextPage { result in … }                     // a page at a time into `items`, for a list on the screen
/// ```
///
/// Each iteration is independent: it begins with the first page, keeps one page at a time, and does not change
/// ``items``. Any number of iterations can run concurrently. In contrast, ``nextPage()`` advances the collection itself
/// and adds to ``items``. If you call it while a page is being fetched, it waits for that page instead of fetching
/// another. So a list that asks twice at its end gets only one page.
public final class PagedCollection<Item: Sendable>: Sendable {
    private struct State {
        var items: [Item]
        var pageStart = 0
        /// The place behind these items.
        var cursor: PageCursor<Item>
        /// The fetch of the next page, until a caller has its page.
        var fetch = SharedTaskSlot<FetchedPage>()
    }

    /// A page that has come.
    private struct FetchedPage: Sendable {
        let items: [Item]
        /// The number of its fetch.
        let number: Int
        /// The place behind the page.
        let cursor: PageCursor<Item>
    }

    /// What sent the call, or `nil` if the caller gave the pages.
    private let sender: RequestSender?

    private let firstPage: Page<Item>
    private let state: Locked<State>

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - firstPage: The first page, which came with the response to the operation.
    ///   - sender: What sent the call, or `nil` if the caller gave the pages.
    init(_ firstPage: Page<Item>, sender: RequestSender?) {
        self.sender = sender
        self.firstPage = firstPage
        let cursor = PageCursor(before: firstPage.next, token: sender?.cancellationToken)
        state = Locked(State(items: firstPage.items, cursor: cursor))
    }

    /// Creates a collection, for previews and tests of code that receives one. No service is involved.
    ///
    /// ```swift
    /// let collection = PagedCollection(["a"], then: [.failure(error), .success(["b"])], delay: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - items: The items of the first page.
    ///   - pages: The items of each page behind it, or why it fails. A failure is thrown once: whoever asks again gets the page
    ///     behind it. The last one is thrown whenever it is asked for.
    ///   - delay: The time before each page behind the first, in seconds.
    public convenience init(
        _ items: [Item],
        then pages: [Result<[Item], ServiceError>] = [],
        delay: TimeInterval = 0
    ) {
        self.init(Page(items: items, next: GivenPages(pages, delay: .seconds(delay.bounded)).link(to: 0)), sender: nil)
    }

    // MARK: What has been fetched

    /// The items of the first page, and of all pages that ``nextPage()`` has fetched.
    ///
    /// While you keep this array, the next page copies it. For a very long list, append what ``nextPage()`` returns to an
    /// array of your own instead.
    public var items: [Item] {
        state.withLock { $0.items }
    }

    /// The items of the page that was fetched last.
    public var pageItems: [Item] {
        state.withLock { Array($0.items[$0.pageStart...]) }
    }

    /// The number of ``items``.
    public var count: Int {
        state.withLock { $0.items.count }
    }

    /// The minimum number of items in the collection: those that have been fetched.
    public var underestimatedCount: Int { count }

    /// Whether there are no more pages for ``nextPage()`` to fetch.
    public var isExhausted: Bool {
        state.withLock(\.cursor.isAtEnd)
    }

    // MARK: The next page

    /// Fetches the next page and adds its items to ``items``.
    ///
    /// - Returns: The items of the page, or `nil` if there are no more pages.
    /// - Throws: ``ServiceError``. You can try to fetch the page again afterwards, also if the call was canceled: no page is
    ///   passed over.
    @discardableResult
    public func nextPage() async throws(ServiceError) -> [Item]? {
        try CancellableCall.check(token)
        guard let fetch = joinFetch() else { return nil }
        do {
            let fetched = try await fetch.value()
            try CancellableCall.check(token)
            take(fetched)
            return fetched.items
        } catch {
            throw CancellableCall.error(of: error, token)
        }
    }

    /// Fetches the next page and adds its items to ``items``.
    ///
    /// - Parameter completionHandler: A closure that receives the items of the page, exactly once, on the queue of the
    ///   call. If there are no more pages, it receives an empty array, as it does for an empty page in the middle:
    ///   ``isExhausted`` tells them apart.
    public func nextPage(completionHandler: @escaping @Sendable (Result<[Item], ServiceError>) -> Void) {
        Task {
            await RequestOutcome { (try await nextPage() ?? [], nil) }
                .deliver(to: { result, _ in completionHandler(result) }, on: queue, token: token)
        }
    }

    /// Takes part in the fetch that is under way, or whose page no caller has got, or starts one.
    ///
    /// - Returns: A place in the fetch, or `nil` if there is nothing left to fetch.
    private func joinFetch() -> SharedTask<FetchedPage>.Ticket? {
        state.withLock { state in
            if let fetch = state.fetch.join(afterSuccess: true) { return fetch }
            guard !state.cursor.isAtEnd else { return nil }
            let cursor = state.cursor
            return state.fetch.start { number in
                {
                    var cursor = cursor
                    return FetchedPage(items: try await cursor.next() ?? [], number: number, cursor: cursor)
                }
            }
        }
    }

    /// Adds a page that a caller gets, unless another caller has got it before. The page is added only when a caller takes it, so that a
    /// caller who is canceled as it arrives gets it with the next call.
    private func take(_ fetched: FetchedPage) {
        _ = state.withLock { state -> SharedTask<FetchedPage>? in
            guard let fetch = state.fetch.end(fetched.number) else { return nil }
            state.cursor = fetched.cursor
            state.pageStart = state.items.count
            state.items += fetched.items
            return fetch
        }
    }

    // MARK: Iterations

    /// A place before the first page.
    func makeCursor() -> PageCursor<Item> {
        PageCursor(before: PageLink { [firstPage] in firstPage }, token: token)
    }

    /// The token that ends the collection's requests.
    var token: CancellationToken? { sender?.cancellationToken }

    /// Where the handlers of the collection are called.
    var queue: DispatchQueue { sender?.queue ?? .main }

    /// Where it is said what no handler is told.
    var logger: (any ClientLogger)? { sender?.client.commonOptions.logger }
}
