import Foundation

/// The collections that an operation can return. ``PagedCollection`` is the only one; the protocol lets
/// ``ResponseFormat`` speak of it without knowing the type of its items.
public protocol ItemCollection: Sendable {
    /// Makes a collection of an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer with the first page.
    ///   - shape: Where the page stands in it.
    /// - Returns: The collection.
    /// - Throws: Why the answer cannot be read.
    static func collection(from answer: CollectionAnswer, shape: CollectionShape) throws -> Self
}

/// The answer that a collection begins with. Only the runtime can look into it.
public struct CollectionAnswer: Sendable {
    let exchange: Exchange
}

/// How an answer holds a page of a collection. Only the runtime can look into it.
public struct CollectionShape: Sendable {
    let page: PageShape
    /// Makes the request for the next page of its link; nil follows the link.
    let next: (@Sendable (String) -> RequestDescription)?
    /// How the service is asked for the next page.
    let continuation: PageContinuation
}

extension PagedCollection: ItemCollection where Item: ModelValue {
    /// Makes a collection of an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer with the first page.
    ///   - shape: Where the page stands in it.
    /// - Returns: The collection.
    /// - Throws: ``ModelReadingError`` if the answer is of another shape; ``ServiceError/client(_:_:)`` if its link must
    ///   not be followed.
    public static func collection(
        from answer: CollectionAnswer,
        shape: CollectionShape
    ) throws -> PagedCollection<Item> {
        let exchange = answer.exchange
        let source = PageSource<Item>(
            client: exchange.client,
            context: exchange.context,
            queue: exchange.client.callbackQueue(exchange.options),
            continuation: shape.continuation,
            failures: exchange.failures,
            next: shape.next,
            read: { response in
                // No answer and an empty collection are the same to who asks for a collection (G073).
                let hasValue =
                    exchange.failures.meaning(of: response.statusCode) == .value && response.statusCode != 204
                guard hasValue else { return PageContent(items: [], continuationToken: nil) }
                return try shape.page.content(
                    of: Item.self,
                    in: response.data ?? Data(),
                    mediaType: response.headers["Content-Type"],
                    coding: exchange.coding
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
