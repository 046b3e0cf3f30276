/// A position in a collection: between two pages, where one iteration is.
struct PageCursor<Item: Sendable>: Sendable {
    private enum Position {
        case first
        case before(PageRequest)
        case end
    }

    private let source: PageSource<Item>
    private let firstPage: Page<Item>
    private var position = Position.first
    private var cycleDetector = PageCycleDetector()

    /// Stands before the first page.
    init(source: PageSource<Item>, firstPage: Page<Item>) {
        self.source = source
        self.firstPage = firstPage
    }

    /// Throws the error of a canceled call if the iteration was canceled.
    func check() throws(ServiceError) {
        try CancellableCall.check(source.cancellationToken)
    }

    /// Moves on by one page. If that fails, the place stays, and moving on can be tried again.
    ///
    /// - Returns: The items of the page, or `nil` at the end.
    /// - Throws: What keeps the page from being fetched; ``ServiceError/client(_:_:)`` if the pages go round; the error of a
    ///   canceled call if the iteration was canceled.
    mutating func next() async throws(ServiceError) -> [Item]? {
        let page: Page<Item>
        switch position {
        case .first:
            try check()
            page = firstPage
        case .before(let next):
            try cycleDetector.check(next)
            page = try await source.page(for: next)
            try cycleDetector.record(next.request, page)
        case .end:
            return nil
        }
        position = page.next.map(Position.before) ?? .end
        return page.items
    }
}
