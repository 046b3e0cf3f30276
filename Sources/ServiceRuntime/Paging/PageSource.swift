import Dispatch
import Foundation

/// Fetches the pages of one collection.
struct PageSource<Item: Sendable>: Sendable {
    /// Sends the requests, or `nil` for a collection whose pages are all there.
    let sender: RequestSender?
    /// The pages that are there, if there is no sender.
    var given: GivenPages<Item>?
    /// How the page after another one is requested.
    let continuation: PageContinuation
    /// Makes the request for the next page from its link. If it is nil, the link itself is requested.
    var next: (@Sendable (String) -> RequestDescription)?
    /// Reads a page out of a response that says success.
    let read: @Sendable (HTTPResponse) throws -> PageContent<Item>

    /// The token that ends the collection's requests.
    var cancellationToken: CancellationToken? { sender?.cancellationToken }

    /// Where the handlers of the collection are called.
    var queue: DispatchQueue { sender?.queue ?? .main }

    /// Where it is said what no handler is told.
    var logger: (any ClientLogger)? { sender?.client.commonOptions.logger }

    /// Fetches a page.
    ///
    /// - Parameter next: The request for the page.
    /// - Returns: The page.
    /// - Throws: The service's refusal, the reason why there is no response, or why it cannot be read.
    func page(for next: PageRequest) async throws(ServiceError) -> Page<Item> {
        guard let sender else { return try await given?.page(for: next) ?? Page(items: [], next: nil) }
        let exchange = try await sender.send(next.request)
        let response = exchange.response.httpResponse
        guard exchange.meaning != .failure else {
            // WordPress and Django refuse a page number behind the last one, where others have an empty page.
            if next.statusesOfMissing.contains(response.statusCode) { return Page(items: [], next: nil) }
            throw exchange.failure
        }
        do throws(ServiceError) {
            return try page(
                from: response,
                to: exchange.request,
                at: exchange.base,
                longestPage: next.longestPage
            )
        } catch {
            // Of the first page, the call that returns the collection does this.
            logger?.logUnreadable(error)
            throw error
        }
    }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - request: The request for the page.
    ///   - base: Where the page was found, which is another address after a redirection.
    ///   - longestPage: The number of items of the longest page before it.
    /// - Returns: The page.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response cannot be read or its link must not be followed.
    func page(
        from response: HTTPResponse,
        to request: HTTPRequest,
        at base: URL,
        longestPage: Int = 0
    ) throws(ServiceError) -> Page<Item> {
        let content: PageContent<Item>
        do {
            content = try read(response)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .client(
                "Decoding error: cannot read the page at \(RequestRedactor.url(of: request))\(response.details).",
                response.withoutSecrets(error)
            )
        }
        let body = isCounted(content) ? response.data : nil
        guard let sender, content.hasMore != false else {
            return Page(items: content.items, countedBody: body, next: nil)
        }
        let following = NextPage(
            continuation: continuation,
            client: sender.client,
            links: ContinuationLinks(following: request, context: sender.context),
            operation: next,
            base: base,
            longestPage: longestPage
        )
        let text = continuation.text(in: response.headers) ?? content.continuationToken
        do {
            var next = try following.request(after: request, text: text, of: content)
            next?.previous = response.answeredRequest
            return Page(
                items: content.items,
                countedBody: body,
                next: next,
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
