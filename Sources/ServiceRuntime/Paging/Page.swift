import Foundation

/// One page of a collection.
struct Page<Item: Sendable>: Sendable {
    /// The items, in the service's order.
    let items: [Item]

    /// The body of a page that was asked for by its number or its offset, which the body of the next one is compared with; nil
    /// for any other page.
    var countedBody: Data?

    /// The request for the page behind this one; nil if this is the last.
    let next: HTTPRequest?
}

/// What the body of one answer says about a page.
struct PageContent<Item: Sendable>: Sendable {
    /// The items, in the service's order.
    let items: [Item]

    /// The link to the next page, or the token for it; nil or empty if this is the last page.
    let continuationToken: String?

    /// Whether the page says that there are more behind it; nil if it says nothing.
    var hasMore: Bool?
}
