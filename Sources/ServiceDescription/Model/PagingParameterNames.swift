/// What services call the parameters that turn pages, in lower case and without signs.
package enum PagingParameterNames {
    /// Parameters that take a token for the next page.
    package static let tokens: Set<String> = [
        "pagetoken", "nextpagetoken", "nexttoken", "cursor", "pagecursor", "marker", "continuationtoken", "after",
        "startingafter", "startcursor", "token", "startkey", "exclusivestartkey", "lastevaluatedkey", "nextkey",
        "afterid", "continue", "anchor", "pageanchor", "aftercursor",
    ]
    /// Parameters that take the number of a page.
    package static let numbers: Set<String> = ["page", "pagenumber", "pageno", "pageindex", "currentpage"]
    /// Parameters that take the number of items to skip.
    package static let offsets: Set<String> = ["offset", "skip", "startat", "startindex", "from", "pageoffset"]
    /// Parameters that take the size of a page.
    package static let sizes: Set<String> = [
        "perpage", "pagesize", "limit", "size", "count", "take", "top", "maxresults", "pagelimit", "itemsperpage",
    ]
    /// Those that turn pages whatever type they have; others, such as `from` and `limit`, may mean something else.
    package static let unmistakable: Set<String> = tokens.subtracting(["token"]).union(numbers)
        .union(["offset", "skip", "startindex", "perpage", "pagesize"])
    /// Those that may turn pages.
    package static let possible: Set<String> = unmistakable.union(tokens).union(offsets)
    /// Parameters that take a number.
    static let counts: Set<String> = [
        "page", "pagesize", "perpage", "offset", "skip", "take", "limit",
        // Index, number and size as members of `page`, which JSON:API has, and those of Strapi's `pagination`.
        "pageindex", "pagenumber", "pageoffset", "pagelimit", "paginationpage", "paginationpagesize", "paginationstart",
        "paginationlimit",
    ]

    /// A name without case and signs, and without digits: `page` of `page[2]`.
    package static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
