import YAML

/// A rule that says, for any number of operations, how their collections are divided into pages, if the description
/// does not.
package struct PagingRule: Sendable, Hashable {
    /// How the next page is requested.
    package enum Next: Sendable, Hashable {
        /// By the link in a member of the page.
        case link(Located<String>)
        /// By the link of a relation in the `Link` header (RFC 8288).
        case linkHeader(Located<String>)
        /// By a token in a member of the page, sent as a parameter.
        case tokenMember(Located<String>, parameter: Located<String>)
        /// By a member of the page's last item, sent as a parameter.
        case itemMember(Located<String>, parameter: Located<String>)
        /// By a token in a header of the response, sent as a parameter.
        case tokenHeader(Located<String>, parameter: Located<String>)
        /// By the number of items before it.
        case offset(parameter: Located<String>, limit: Located<String>?)
        /// By its number, beginning with that of the first page.
        case page(parameter: Located<String>, first: Int, limit: Located<String>?)
        /// There is only one page, whatever the description says. Without `items`, the response is returned as it is described.
        case nothing
    }

    /// The operations, by patterns of their paths, tags and names.
    package var operations: ClientConfiguration.Filter
    /// The member of a page that holds the items, a path of names with points between them. `nil`: the page is the array.
    package var items: Located<String>?
    /// How the next page is requested.
    package var next: Next
    /// The Boolean member of a page that says whether there are more pages, if there is one.
    package var more: Located<String>?
    /// The place of the rule.
    package var mark: Mark

    /// A rule of the given parts.
    package init(
        operations: ClientConfiguration.Filter,
        items: Located<String>?,
        next: Next,
        more: Located<String>?,
        mark: Mark
    ) {
        self.operations = operations
        self.items = items
        self.next = next
        self.more = more
        self.mark = mark
    }
}
