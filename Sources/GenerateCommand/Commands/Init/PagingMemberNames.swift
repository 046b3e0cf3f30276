/// What services call the members of pages that lead to the next one, in lower case and without signs.
enum PagingMemberNames {
    /// Members with the address of the next page.
    static let links: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink", "odatanextlink", "nexthref",
    ]
    /// Members and header fields with a token for the next page.
    static let tokens: Set<String> = [
        "nextpagetoken", "nexttoken", "nextcursor", "nextmarker", "nextcontinuationtoken", "continuationtoken",
        "nextpagecursor", "endcursor", "cursor", "nextpage", "nextpageid", "after", "next", "lastid", "nextkey",
        "lastevaluatedkey", "nextstartkey", "continue", "nextanchor", "nextpageanchor",
    ]
    /// What may as well be a link, or the token of the page itself.
    static let ambiguousTokens: Set<String> = ["next", "nextpage", "after", "cursor", "continuationtoken"]
    /// Members that say whether there are more pages.
    static let more: Set<String> = ["hasmore", "hasnext", "hasnextpage", "hasmorepages"]
}
