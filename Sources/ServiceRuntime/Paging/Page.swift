import Foundation

/// One page of a collection.
struct Page<Item: Sendable>: Sendable {
    /// The items, in the service's order.
    let items: [Item]

    /// The body of a page that was requested by its number or offset, to be compared with that of the next page, or `nil` for any
    /// other page.
    var countedBody: Data?

    /// The request for the page behind this one, or `nil` if this is the last.
    let next: PageRequest?

    /// What the page is the response to, for errors, or `nil` if no client received it.
    var answeredRequest: AnsweredRequest?
}

/// The request for a page behind the first.
struct PageRequest: Sendable {
    /// What is sent.
    let request: HTTPRequest
    /// The number of items of the longest page before it.
    let longestPage: Int
    /// The statuses with which the service says that the page is not there.
    var statusesOfMissing: Set<Int> = []
    /// Which of the pages that the caller gave it is, if no service has it.
    var givenIndex = 0
    /// What the page before it is the response to, for errors.
    var previous: AnsweredRequest?
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
