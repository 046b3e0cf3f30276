import Foundation

/// Detects pages that never end, with constant memory.
///
/// If page links form a cycle, a request occurs again. Therefore, each request is compared with an earlier one, which is replaced
/// less and less often (Brent's algorithm). A service that ignores the number of a page returns the same page again and again, byte
/// for byte. Two short pages can be equal by chance, but not ten in a row. Of empty ones, a filter may leave more.
struct PageCycleDetector: Sendable {
    private var past: HTTPRequest?
    private var age = 0
    private var longestAge = 1
    private var lastBody: Data?
    private var sameBodies = 1

    /// The number of equal pages in a row that is an error.
    private static let maximumSameBodies = 10
    /// The number of equal pages in a row that is an error if they have no items.
    private static let maximumEmptyBodies = 100

    /// Makes sure that a page was not fetched before.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it was.
    func check<Item>(_ link: PageLink<Item>) throws(ServiceError) {
        guard let past, let request = link.request, past.url == request.url, past.method == request.method,
            past.data == request.data
        else { return }
        throw .client(
            "The pages form a cycle: the page at \(RequestRedactor.url(of: request)) was already fetched, and a later "
                + "page leads back to it\(link.previous?.details ?? "")."
        )
    }

    /// Takes notice that a page was fetched.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it equals the pages before it, as in services without paging.
    mutating func record<Item>(_ link: PageLink<Item>, _ page: Page<Item>) throws(ServiceError) {
        guard let request = link.request else { return }
        sameBodies = page.countedBody != nil && page.countedBody == lastBody ? sameBodies + 1 : 1
        lastBody = page.countedBody
        guard sameBodies < (page.items.isEmpty ? Self.maximumEmptyBodies : Self.maximumSameBodies) else {
            throw .client(
                "The pages never end: the page at \(RequestRedactor.url(of: request)) equals the pages before it. The "
                    + "service ignores which page is requested\(page.answeredRequest?.details ?? "")."
            )
        }
        age += 1
        guard age == longestAge else { return }
        (past, age, longestAge) = (request, 0, longestAge * 2)
    }
}
