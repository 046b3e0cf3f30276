import ServiceDescription
import YAML

/// A rule that says, for any number of operations, how their collections are divided into pages, if the description
/// does not.
package struct PagingRule: Sendable, Hashable {
    /// A part of a rule that names something of an operation.
    package enum Part: Sendable, Hashable {
        /// The member of a page that holds the items.
        case items
        /// The member of a page, or of its last item, that leads to the next page.
        case next
        /// The member of a page that says whether there are more.
        case more
        /// The parameter that says which page is requested.
        case parameter
        /// The parameter that says how many items a page has.
        case limit
    }

    /// The operations, by patterns of their paths, tags and names.
    package var operations: ClientConfiguration.Filter
    /// How their pages follow each other. Where nothing leads to a next page, there is only one, whatever the description says.
    /// Without the name of its items, the response is then returned as it is described.
    package let paging: Paging
    /// The places of the rule's parts.
    package let marks: [Part: Mark]
    /// The place of the rule.
    package let mark: Mark
}
