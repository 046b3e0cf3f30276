/// Where in the body of an answer a page of a collection stands.
public struct PagedCodingKeys: Sendable, Hashable {
    /// The name of the member that holds the items; a path of names with dots between them if it is nested.
    public let items: String

    /// The name of the member that holds the link to the next page, or the token for it, likewise.
    public let continuationToken: String

    /// Creates the keys.
    ///
    /// - Parameters:
    ///   - items: The name of the member that holds the items.
    ///   - continuationToken: The name of the member that holds the link to the next page.
    public init(items: String = "items", continuationToken: String = "continuationToken") {
        self.items = items
        self.continuationToken = continuationToken
    }
}
