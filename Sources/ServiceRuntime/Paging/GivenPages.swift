/// The pages of a collection that no response has: those that a preview or a test gives.
final class GivenPages<Item: Sendable>: Sendable {
    private let pages: [Result<[Item], ServiceError>]
    private let delay: Duration
    /// The failures that were thrown.
    private let thrown = Locked<Set<Int>>([])

    /// The pages behind the first one.
    ///
    /// - Parameters:
    ///   - pages: The items of each page, or why it fails.
    ///   - delay: The time before each of them.
    init(_ pages: [Result<[Item], ServiceError>], delay: Duration) {
        self.pages = pages
        self.delay = delay
    }

    /// The way to the page at an index, or `nil` if there is none.
    func link(to index: Int) -> PageLink<Item>? {
        guard pages.indices.contains(index) else { return nil }
        return PageLink { () throws(ServiceError) in try await self.page(at: index) }
    }

    /// Returns a page, or the one behind it if it has failed before.
    ///
    /// - Throws: Why it fails, or the error of a canceled call.
    private func page(at first: Int) async throws(ServiceError) -> Page<Item> {
        if delay > .zero {
            try await CancellableCall.run(nil, respondsToCancellation: true) { [delay] in
                try await RuntimeTask.sleep(for: delay, ContinuousClock())
            }
        }
        let index = thrown.withLock { thrown in
            var index = first
            while thrown.contains(index), index < pages.count - 1 { index += 1 }
            if case .failure = pages[index] { thrown.insert(index) }
            return index
        }
        return Page(items: try pages[index].get(), next: link(to: index + 1))
    }
}
