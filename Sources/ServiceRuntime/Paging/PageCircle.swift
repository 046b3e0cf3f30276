/// Notices when the pages of a collection go round, in memory that does not grow (Brent's algorithm): what is asked for is
/// compared with one request of the past, and that is replaced by a later one ever more rarely.
struct PageCircle: Sendable {
    private var past: HTTPRequest?
    private var age = 0
    private var longestAge = 1

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
    mutating func note(_ request: HTTPRequest) {
        age += 1
        guard age == longestAge else { return }
        (past, age, longestAge) = (request, 0, longestAge * 2)
    }
}
