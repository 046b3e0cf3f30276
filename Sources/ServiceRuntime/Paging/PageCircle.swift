import Foundation

/// Notices when the pages of a collection have no end, in memory that does not grow.
///
/// Links that go round lead to a request of the past: what is asked for is compared with one such, and that is replaced by a later
/// one ever more rarely (Brent's algorithm). A service that does not heed the number of a page sends the same one again and again,
/// byte for byte. Two pages may be the same by chance, if they are short; ten one behind the other are not.
struct PageCircle: Sendable {
    private var past: HTTPRequest?
    private var age = 0
    private var longestAge = 1
    private var lastBody: Data?
    private var sameBodies = 1

    /// How many pages one behind the other may be the same.
    private static let mostSameBodies = 10

    /// Makes sure that a page was not fetched before.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it was.
    func check(_ request: HTTPRequest) throws(ServiceError) {
        guard let past, past.url == request.url, past.method == request.method, past.data == request.data else {
            return
        }
        throw .client(
            "The pages go round: the one at \(RequestRedactor.url(of: request)) was fetched before, and a later one leads to it"
                + " again."
        )
    }

    /// Takes notice that a page was fetched.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it is the same as those before it, which is how services answer that have no pages.
    mutating func note<Item>(_ request: HTTPRequest, _ page: Page<Item>) throws(ServiceError) {
        sameBodies = page.countedBody != nil && page.countedBody == lastBody ? sameBodies + 1 : 1
        lastBody = page.countedBody
        guard sameBodies < Self.mostSameBodies else {
            throw .client(
                "The pages go on for ever: the one at \(RequestRedactor.url(of: request)) and those before it are the same. The service"
                    + " does not heed which page is asked for."
            )
        }
        age += 1
        guard age == longestAge else { return }
        (past, age, longestAge) = (request, 0, longestAge * 2)
    }
}
