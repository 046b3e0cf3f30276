/// The location of a page's items and continuation token in a response body.
public struct PagedCodingKeys: Sendable, Hashable {
    /// The name of the member with the items. If it is nested, a path of names separated by dots.
    public let items: String

    /// The name of the member with the link to the next page, or with the token for it. If it is nested, a path of
    /// names separated by dots.
    public let continuationToken: String

    /// Creates the keys.
    public init(items: String = "items", continuationToken: String = "continuationToken") {
        self.items = items
        self.continuationToken = continuationToken
    }
}
