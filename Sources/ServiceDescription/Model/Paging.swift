import YAML

/// The way in which a collection is divided into pages (`x-ms-pageable`).
package struct Paging: Sendable, Hashable {
    /// The member of a page that holds the items, a path of names separated by dots. `nil`: the page is the array.
    package var itemsName: String?
    /// The member of a page that holds the link to the next page. `nil`: there is one page only.
    package var nextLinkName: String?
    /// The identifier of the operation that takes the link and returns the next page; `nil`: the link is
    /// followed.
    package var nextOperation: String?
    /// How the next page is requested, if that is not by such a link.
    package var continuation: Continuation?
    /// The member of a page that says whether there are more, a path of names separated by dots; `nil` if none does.
    package var moreName: String?
    /// Where the parameters of ``continuation`` are.
    package var parameterPlace = ParameterPlace.query
    /// Whether the description leaves open which member holds the items; ``itemsName`` is then the default of `x-ms-pageable`, or `nil`.
    package var isItemsNameDefault = false
    /// Whether the user says so, and not the description.
    package var isConfigured = false

    /// Where the description names the members of a page.
    package struct Marks: Sendable {
        /// The place of the name of the items.
        package let items: Mark
        /// The place of the name of the link to the next page.
        package let nextLink: Mark
    }

    /// A part of the request for a page.
    package enum ParameterPlace: Sendable, Hashable {
        case query, header
        /// Members of it, paths of names separated by dots.
        case body
    }

    /// A way to ask for the next page.
    package enum Continuation: Sendable, Hashable {
        /// The link of a relation in the `Link` header (RFC 8288).
        case linkHeader(relation: String)
        /// A token in a member of the page, a path of names separated by dots, sent as a parameter.
        case token(member: String, parameter: String)
        /// A member of the page's last item, a path of names separated by dots, sent as a parameter.
        case item(member: String, parameter: String)
        /// A token in a header of the response, sent as a parameter.
        case tokenHeader(String, parameter: String)
        /// The number of items before the page. `limit` is the parameter that says how many items a page has, if any.
        case offset(parameter: String, limit: String?)
        /// The number of the page.
        case page(parameter: String, first: Int, limit: String?)
    }

    /// Paging with the given members.
    package init(itemsName: String?, nextLinkName: String?) {
        self.itemsName = itemsName
        self.nextLinkName = nextLinkName
    }
}
