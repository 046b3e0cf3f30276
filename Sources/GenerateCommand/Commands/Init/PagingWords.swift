import ServiceDescription

/// What services call the parts of paging, in lower case and without signs.
enum PagingWords {
    /// Members with the address of the next page.
    static let links: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink", "odatanextlink", "nexthref",
    ]
    /// Members and header fields with a token for the next page.
    static let tokens: Set<String> = [
        "nextpagetoken", "nexttoken", "nextcursor", "nextmarker", "nextcontinuationtoken", "continuationtoken",
        "nextpagecursor", "endcursor", "cursor", "nextpage", "nextpageid", "after", "next", "lastid", "nextkey",
        "lastevaluatedkey", "nextstartkey", "continue",
    ]
    /// What may as well be a link, or the token of the page itself.
    static let ambiguousTokens: Set<String> = ["next", "nextpage", "after", "cursor", "continuationtoken"]
    /// Parameters that take such a token.
    static let tokenParameters: Set<String> = [
        "pagetoken", "nextpagetoken", "nexttoken", "cursor", "pagecursor", "marker", "continuationtoken", "after",
        "startingafter", "startcursor", "token", "startkey", "exclusivestartkey", "lastevaluatedkey", "nextkey",
        "afterid", "continue",
    ]
    /// Parameters that take the number of a page.
    static let numbers = Paging.numberNames
    /// Parameters that take the number of items to leave out.
    static let offsets: Set<String> = ["offset", "skip", "startat", "startindex", "from"]
    /// Parameters that take the size of a page.
    static let sizes: Set<String> = [
        "perpage", "pagesize", "limit", "size", "count", "take", "top", "maxresults", "pagelimit", "itemsperpage",
    ]
    /// Members that say whether there are more pages.
    static let more: Set<String> = ["hasmore", "hasnext", "hasnextpage", "hasmorepages"]
    /// Parameters that turn pages whatever type they have; others, such as `from` and `limit`, may mean something else.
    static let unmistakable: Set<String> = tokenParameters.subtracting(["token"]).union(numbers)
        .union(["offset", "skip", "startindex", "perpage", "pagesize"])

    /// A name without case and signs.
    static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
