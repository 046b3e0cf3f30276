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
        var next: PageRequest?
        /// The fetch of the next page, until a caller has its page.
        var fetch = SharedTaskSlot<FetchedPage>()
        var cycleDetector = PageCycleDetector()
    }

    /// A page that has come.
    private struct FetchedPage: Sendable {
        let page: Page<Item>
        /// The number of its fetch.
        let number: Int
        /// What is known of the pages up to this one.
        let cycleDetector: PageCycleDetector
    }

    /// Fetches the pages.
    let source: PageSource<Item>

    private let firstPage: Page<Item>
    private let state: Locked<State>

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - source: Fetches the pages.
    ///   - firstPage: The first one, which came with the response to the operation.
    init(source: PageSource<Item>, firstPage: Page<Item>) {
        self.source = source
        self.firstPage = firstPage
        state = Locked(State(items: firstPage.items, next: firstPage.next))
    }

    /// Creates a collection, for previews and tests of code that receives one. No service is involved.
    ///
    /// ```swift
    /// let collection = PagedCollection(["a"], then: [.failure(error), .success(["b"])], pause: .seconds(1))
    /// ```
    ///
    /// - Parameters:
    ///   - items: The items of the first page.
    ///   - pages: The items of each page behind it, or why it fails. A failure is thrown once: whoever asks again gets the page
    ///     behind it. The last one is thrown whenever it is asked for.
    ///   - pause: The time before each page behind the first.
    public convenience init(
        _ items: [Item],
        then pages: [Result<[Item], ServiceError>] = [],
        pause: Duration = .zero
    ) {
        let given = GivenPages(pages, pause: pause)
        let source = PageSource<Item>(
            sender: nil,
            given: given,
            continuation: .none,
            read: { _ in PageContent(items: [], continuationToken: nil) }
        )
        self.init(source: source, firstPage: Page(items: items, next: given.request(at: 0)))
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
        state.withLock { $0.next == nil }
    }

    // MARK: The next page

    /// Fetches the next page and adds its items to ``items``.
    ///
    /// - Returns: The items of the page, or `nil` if there are no more pages.
    /// - Throws: ``ServiceError``. You can try to fetch the page again afterwards, also if the call was canceled: no page is
    ///   passed over.
    @discardableResult
    public func nextPage() async throws(ServiceError) -> [Item]? {
        let token = source.cancellationToken
        try CancellableCall.check(token)
        guard let fetch = joinFetch() else {
            return nil
        }
        do {
            let fetched = try await fetch.value()
            try CancellableCall.check(token)
            take(fetched)
            return fetched.page.items
        } catch {
            try CancellableCall.check(token)
            throw ServiceError(wrapping: error)
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
                .deliver(
                    to: { result, _ in completionHandler(result) },
                    on: source.queue,
                    token: source.cancellationToken
                )
        }
    }

    /// Takes part in the fetch that is under way, or whose page no caller has got, or starts one.
    ///
    /// - Returns: A place in the fetch, or `nil` if there is nothing left to fetch.
    private func joinFetch() -> SharedTask<FetchedPage>.Ticket? {
        state.withLock { state in
            if let fetch = state.fetch.join(afterSuccess: true) { return fetch }
            guard let next = state.next else { return nil }
            return state.fetch.start { number in { try await self.fetch(next, number: number) } }
        }
    }

    /// Fetches a page.
    private func fetch(_ next: PageRequest, number: Int) async throws -> FetchedPage {
        var cycleDetector = state.withLock(\.cycleDetector)
        try cycleDetector.check(next)
        let page = try await source.page(for: next)
        try cycleDetector.record(next.request, page)
        return FetchedPage(page: page, number: number, cycleDetector: cycleDetector)
    }

    /// Adds a page that a caller gets, unless another caller has got it before. The page is added only when a caller takes it, so that a
    /// caller who is canceled as it arrives gets it with the next call.
    private func take(_ fetched: FetchedPage) {
        _ = state.withLock { state -> SharedTask<FetchedPage>? in
            guard let fetch = state.fetch.end(fetched.number) else { return nil }
            state.cycleDetector = fetched.cycleDetector
            state.pageStart = state.items.count
            state.items += fetched.page.items
            state.next = fetched.page.next
            return fetch
        }
    }

    // MARK: Iterations

    /// A place before the first page.
    func makeCursor() -> PageCursor<Item> {
        PageCursor(source: source, firstPage: firstPage)
    }
}
