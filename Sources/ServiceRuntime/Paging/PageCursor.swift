/// A position in a collection: between two pages, where one iteration is.
struct PageCursor<Item: Sendable>: Sendable {
    /// The way to the page behind the position, or `nil` at the end.
    private var link: PageLink<Item>?
    private let token: CancellationToken?
    private var cycleDetector = PageCycleDetector()

    /// Stands before a page.
    ///
    /// - Parameters:
    ///   - link: The way to the page, or `nil` if there is none.
    ///   - token: The token that ends the iteration.
    init(before link: PageLink<Item>?, token: CancellationToken?) {
        self.link = link
        self.token = token
    }

    /// Whether there are no more pages.
    var isAtEnd: Bool { link == nil }

    /// Throws the error of a canceled call if the iteration was canceled.
    func check() throws(ServiceError) {
        try CancellableCall.check(token)
    }

    /// Moves on by one page. If that fails, the place stays, and moving on can be tried again.
    ///
    /// - Returns: The items of the page, or `nil` at the end.
    /// - Throws: What keeps the page from being fetched; ``ServiceError/client(_:_:)`` if the pages go round; the error of a
    ///   canceled call if the iteration was canceled.
    mutating func next() async throws(ServiceError) -> [Item]? {
        guard let link else { return nil }
        try check()
        try cycleDetector.check(link)
        let page = try await link.fetch()
        try cycleDetector.record(link, page)
        self.link = page.next
        return page.items
    }
}
