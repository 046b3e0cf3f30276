import Foundation

/// A collection that an operation returns. ``PagedCollection`` is the only one. With this protocol, ``ResponseFormat``
/// can refer to it without knowing the type of its items.
public protocol ItemCollection: Sendable {
    /// Creates a collection from a response.
    ///
    /// - Parameters:
    ///   - response: The response with the first page.
    ///   - shape: The location of the page in the response.
    /// - Returns: The collection.
    /// - Throws: An error if the response cannot be read.
    static func collection(from response: ItemCollectionResponse, shape: CollectionShape) throws -> Self
}

/// The first response of a collection. Only the runtime can access its contents.
public struct ItemCollectionResponse: Sendable {
    let exchange: Exchange
}

/// The location of a collection's pages in its responses. Only the runtime can access its contents.
public struct CollectionShape: Sendable {
    /// The path of the items, or `nil` if the body itself is the array.
    let items: String?
    /// Makes the request for the next page from its link. If it is nil, the link itself is requested.
    let next: (@Sendable (String) -> RequestDescription)?
    /// How the next page is requested.
    let continuation: PageContinuation
}

extension PagedCollection: ItemCollection where Item: ModelValue {
    /// Creates a collection from a response.
    ///
    /// - Parameters:
    ///   - response: The response with the first page.
    ///   - shape: The location of the page in the response.
    /// - Returns: The collection.
    /// - Throws: ``ModelReadingError`` if the response has another shape, or ``ServiceError/client(_:_:)`` if its link
    ///   must not be followed.
    public static func collection(
        from response: ItemCollectionResponse,
        shape: CollectionShape
    ) throws -> PagedCollection<Item> {
        let exchange = response.exchange
        // The exchange itself would keep the first request and its response alive as long as the collection.
        let (sender, coding) = (exchange.sender.following, exchange.coding)
        let accepted = exchange.request.headers["Accept"]
        let maximumSize = exchange.maximumResponseSize
        let page = PageShape(items: shape.items, next: shape.continuation)
        let source = PageSource<Item>(
            sender: sender,
            continuation: shape.continuation,
            next: shape.next,
            read: { response in
                // No response and an empty collection are the same to callers that request a collection (G073).
                let hasValue = sender.failures.meaning(of: response.statusCode) == .value && response.statusCode != 204
                guard hasValue else { return PageContent(items: [], continuationToken: nil) }
                return try page.content(
                    of: Item.self,
                    in: response.data ?? Data(),
                    mediaType: response.headers["Content-Type"],
                    coding: coding,
                    accepted: accepted,
                    maximumSize: maximumSize
                )
            }
        )
        let firstPage = try source.page(
            from: exchange.response.httpResponse,
            to: exchange.request,
            at: exchange.base
        )
        return PagedCollection(source: source, firstPage: firstPage)
    }
}
