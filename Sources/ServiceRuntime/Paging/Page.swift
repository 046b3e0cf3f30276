import Foundation

/// One page of a collection.
struct Page<Item: Sendable>: Sendable {
    /// The items, in the service's order.
    let items: [Item]

    /// The body of a page that was requested by its number or offset, to be compared with that of the next page, or `nil` for any
    /// other page.
    var countedBody: Data?

    /// The way to the page behind this one, or `nil` if this is the last.
    let next: PageLink<Item>?

    /// What the page is the response to, for errors, or `nil` if no client received it.
    var answeredRequest: AnsweredRequest?
}

/// The way to a page.
struct PageLink<Item: Sendable>: Sendable {
    /// What is sent for it, or `nil` if it is there.
    var request: HTTPRequest?
    /// What the page before it is the response to, for errors.
    var previous: AnsweredRequest?
    /// Fetches it.
    let fetch: @Sendable () async throws(ServiceError) -> Page<Item>
}

/// What the body of one response says about a page.
struct PageContent<Item: Sendable>: Sendable {
    /// The items, in the service's order.
    let items: [Item]

    /// The link to the next page, or the token for it; nil or empty if this is the last page.
    let continuationToken: String?

    /// Whether the page says that there are more behind it, or `nil` if it says nothing.
    var hasMore: Bool?
}
