import Foundation

/// The pages of a collection that no response has: those that a preview or a test gives.
final class GivenPages<Item: Sendable>: Sendable {
    private let pages: [Result<[Item], ServiceError>]
    private let pause: Duration
    /// The failures that were thrown.
    private let thrown = Locked<Set<Int>>([])

    /// The pages behind the first one.
    ///
    /// - Parameters:
    ///   - pages: The items of each page, or why it fails.
    ///   - pause: The time before each of them.
    init(_ pages: [Result<[Item], ServiceError>], pause: Duration) {
        self.pages = pages
        self.pause = pause
    }

    /// What stands for the page at an index, or `nil` if there is none.
    func request(at index: Int) -> PageRequest? {
        guard pages.indices.contains(index) else { return nil }
        let request = HTTPRequest(method: .get, url: URL(fileURLWithPath: "/\(index)"))
        return PageRequest(request: request, longestPage: 0, givenIndex: index)
    }

    /// Returns a page, or the one behind it if it has failed before.
    ///
    /// - Throws: Why it fails, or the error of a canceled call.
    func page(for next: PageRequest) async throws(ServiceError) -> Page<Item> {
        if pause > .zero {
            try await CancellableCall.run(nil, respondsToCancellation: true) { [pause] in
                try await Task.sleep(for: pause)
            }
        }
        let index = thrown.withLock { thrown in
            var index = next.givenIndex
            while thrown.contains(index), index < pages.count - 1 { index += 1 }
            if case .failure = pages[index] { thrown.insert(index) }
            return index
        }
        return Page(items: try pages[index].get(), next: request(at: index + 1))
    }
}
