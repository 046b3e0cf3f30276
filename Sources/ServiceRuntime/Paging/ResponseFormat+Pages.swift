import Foundation

extension ResponseFormat {
    /// The body is an object with one page of a collection.
    ///
    /// - Parameters:
    ///   - items: The name of the member with the items. If it is nested, a path of names separated by dots.
    ///   - nextLink: The name or path of the member with the link to the next page, or `nil` if there is only one page.
    ///   - next: A closure that creates the request for the next page from its link, or `nil` to follow the link.
    ///     Absolute URLs are always followed.
    public static func page<Item: ModelValue>(
        items: String,
        nextLink: String?,
        next: (@Sendable (String) -> RequestDescription)? = nil
    ) -> ResponseFormat where Output == PagedCollection<Item> {
        collection(items: items, .link(nextLink), next: next)
    }

    /// The body contains one page of a collection.
    ///
    /// - Parameters:
    ///   - items: The name or path of the member with the items, or `nil` if the body is the array of items.
    ///   - next: The way in which the client requests the next page.
    public static func page<Item: ModelValue>(
        items: String?,
        next: PageContinuation
    ) -> ResponseFormat where Output == PagedCollection<Item> {
        collection(items: items, next)
    }

    /// The body is an array of all items of a collection.
    public static func list<Item: ModelValue>() -> ResponseFormat where Output == PagedCollection<Item> {
        collection(items: nil, .none)
    }

    private static func collection<Item: ModelValue>(
        items: String?,
        _ continuation: PageContinuation,
        next: (@Sendable (String) -> RequestDescription)? = nil
    ) -> ResponseFormat where Output == PagedCollection<Item> {
        let page = PageShape(items: items, next: continuation)
        return ResponseFormat(accepting: MediaType.jsonText) { exchange in
            // The exchange itself would keep the first request and its response alive as long as the collection.
            let (sender, coding) = (exchange.sender.following, exchange.coding)
            let source = PageSource<Item>(sender: sender, continuation: continuation, operation: next) { exchange in
                // No response and an empty collection are the same to callers that request a collection (G073). Only 200 promises
                // content (RFC 9110, section 15.3.1).
                let isEmpty = exchange.body.isEmpty && exchange.response.httpResponse.statusCode != 200
                guard exchange.hasValue, !isEmpty else { return PageContent(items: [], continuationToken: nil) }
                return try exchange.reading(as: coding).read { try page.content($0) }
            }
            return PagedCollection(try source.page(in: exchange), sender: sender)
        }
    }
}
