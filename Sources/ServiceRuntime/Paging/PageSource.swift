import Foundation

/// Fetches the pages of one collection.
struct PageSource<Item: Sendable>: Sendable {
    /// Sends the requests.
    let sender: RequestSender
    /// How the page after another one is requested.
    let continuation: PageContinuation
    /// Makes the request for the next page from its link. If it is nil, the link itself is requested.
    var operation: (@Sendable (String) -> RequestDescription)?
    /// Reads a page out of a response that says success.
    let read: @Sendable (Exchange) throws -> PageContent<Item>

    /// The way to a page behind the first.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - longestPage: The number of items of the longest page before it.
    ///   - statusesOfMissing: The statuses with which the service says that the page is not there.
    ///   - previous: What the page before it is the response to, for errors.
    func link(
        to request: HTTPRequest,
        longestPage: Int,
        statusesOfMissing: Set<Int>,
        from previous: AnsweredRequest?
    ) -> PageLink<Item> {
        PageLink(request: request, previous: previous) { () throws(ServiceError) in
            let exchange = try await sender.send(request)
            guard exchange.meaning != .failure else {
                // WordPress and Django refuse a page number behind the last one, where others have an empty page.
                let isMissing = statusesOfMissing.contains(exchange.response.httpResponse.statusCode)
                guard isMissing else { throw exchange.failure }
                return Page(items: [], next: nil)
            }
            do throws(ServiceError) {
                return try page(in: exchange, longestPage: longestPage)
            } catch {
                // Of the first page, the call that returns the collection does this.
                sender.client.commonOptions.logger.logUnreadable(error)
                throw error
            }
        }
    }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - exchange: The request for the page, and the response.
    ///   - longestPage: The number of items of the longest page before it.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response cannot be read or its link must not be followed.
    func page(in exchange: Exchange, longestPage: Int = 0) throws(ServiceError) -> Page<Item> {
        let response = exchange.response.httpResponse
        let content: PageContent<Item>
        do {
            content = try read(exchange)
        } catch {
            throw ServiceError(
                wrapping: response.withoutSecrets(error),
                "Decoding error: cannot read the page at \(RequestRedactor.url(of: exchange.request))\(response.details)."
            )
        }
        do {
            return Page(
                items: content.items,
                countedBody: isCounted(content) ? response.data : nil,
                next: content.hasMore == false ? nil : try link(after: exchange, content, longestPage: longestPage),
                answeredRequest: response.answeredRequest
            )
        } catch .client(let message, let cause) {
            throw .client("\(message)\(response.details)", cause)
        }
    }

    /// Whether a page was asked for by its number or its offset, and shows by its items whether the service used that number: a
    /// list of numbers may well have the same ones everywhere.
    private func isCounted(_ page: PageContent<Item>) -> Bool {
        let isObject =
            Item.self is any ServiceModel.Type || Item.self is any UnionModel.Type || Item.self is any CodableModel.Type
        return continuation.counter != nil && (isObject || page.items.isEmpty)
    }
}
