import Testing

@testable import ClientConfiguration

/// The rules of `paging`.
struct PagingRuleTests {
    private func rules(_ text: String) throws -> [PagingRule] {
        try read("paging:\n" + text).paging
    }

    @Test func everyWay() throws {
        let rules = try rules(
            """
            - {operations: [list*], items: data, link: links.next}
            - {paths: [/pets], linkHeader: next}
            - {tags: [pet], items: data, token: {member: next, parameter: after}}
            - {operations: [a], token: {header: X-Next, parameter: after}}
            - {operations: [b], offset: {parameter: skip, limit: take}}
            - {operations: [c], page: {parameter: page, first: 0}}
            - {operations: [d], items: data, token: {item: id, parameter: after}, more: has_more}
            - {operations: [e], onePage: true}
            """
        )
        #expect(rules.map(\.paging.itemsName) == ["data", nil, "data", nil, nil, nil, "data", nil])
        #expect(rules.map(\.paging.moreName) == [nil, nil, nil, nil, nil, nil, "has_more", nil])
        #expect(
            rules.map { $0.operations.operations.map(\.value) }
                == [["list*"], [], [], ["a"], ["b"], ["c"], ["d"], ["e"]]
        )
        #expect(rules[1].operations.paths.map(\.outline) == ["/pets 3:12"])
        let ways = rules.map { rule in
            switch rule.paging.continuation {
            case nil: rule.paging.nextLinkName.map { "link \($0)" } ?? "one page"
            case .linkHeader(let relation): "header \(relation)"
            case .token(let member, let parameter): "token \(member) \(parameter)"
            case .item(let item, let parameter): "token item \(item) \(parameter)"
            case .tokenHeader(let header, let parameter): "token header \(header) \(parameter)"
            case .offset(let parameter, let limit): "offset \(parameter) \(limit ?? "")"
            case .page(let parameter, let first, let limit): "page \(parameter) \(first) \(limit ?? "")"
            }
        }
        #expect(
            ways == [
                "link links.next", "header next", "token next after", "token header X-Next after", "offset skip take",
                "page page 0 ", "token item id after", "one page",
            ]
        )
    }

    @Test(arguments: [
        ("paging: {}", "1:9: error: 'paging' must be a list, not a mapping"),
        ("paging: [a]", "1:10: error: 'paging[0]' must be a mapping, not a string"),
        (
            "paging: [{linkHeader: next}]",
            "1:10: error: 'paging[0]' selects no operations; add 'operations', 'paths' or 'tags'"
        ),
        (
            "paging: [{operations: [a]}]",
            "1:10: error: 'paging[0]' must have exactly one key that says how to request the next page: \(ways)"
        ),
        (
            "paging: [{operations: [a], linkHeader: next, page: {parameter: p}}]",
            "1:10: error: 'paging[0]' must have exactly one key that says how to request the next page: \(ways)"
        ),
        (
            "paging: [{operations: [a], linkheader: next}]",
            "1:28: error: unknown key 'linkheader' in 'paging[0]' (did you mean 'linkHeader'?)"
        ),
        (
            "paging: [{operations: [a], link: next}]",
            "1:34: error: 'paging[0].link' names a property of the page, but without 'items' the page is an array; "
                + "add 'items'"
        ),
        ("paging: [{operations: [a], offset: {}}]", "1:36: error: 'paging[0].offset' needs 'parameter'"),
        ("paging: [{operations: [a], linkHeader: ''}]", "1:40: error: 'paging[0].linkHeader' must not be empty"),
        (
            "paging: [{operations: [a], token: {parameter: p}}]",
            "1:35: error: 'paging[0].token' needs one of 'member', 'item' or 'header'"
        ),
        (
            "paging: [{operations: [a], token: {item: id, member: next, parameter: p}}]",
            "1:35: error: 'paging[0].token' needs one of 'member', 'item' or 'header'"
        ),
        (
            "paging: [{operations: [a], linkHeader: next, more: has_more}]",
            "1:52: error: 'paging[0].more' names a property of the page, but without 'items' the page is an array; "
                + "add 'items'"
        ),
        (
            "paging: [{operations: [a], items: data, link: next, more: has_more}]",
            "1:59: error: 'paging[0].more' cannot be combined with 'link': a page without a link is the last one"
        ),
        (
            "paging: [{operations: [a], items: data, onePage: true, more: b}]",
            "1:62: error: 'paging[0].more' cannot be combined with 'onePage': there is never another page"
        ),
        ("paging: [{operations: [a], onePage: false}]", "1:37: error: 'paging[0].onePage' can only be true"),
        (
            "paging: [{operations: [a], page: {parameter: p, first: one}}]",
            "1:56: error: 'paging[0].page.first' must be an integer, not a string"
        ),
        (
            "paging: [{operations: [a], page: {parameter: p, first: '1'}}]",
            "1:56: error: 'paging[0].page.first' must be an integer, not a string; remove the quotes"
        ),
    ])
    func mistakes(text: String, message: String) {
        #expect(complaints(about: text).first == message)
    }

    @Test(arguments: [
        (
            "paging: [{operation: [a], linkHeader: next}]",
            "1:11: error: unknown key 'operation' in 'paging[0]' (did you mean 'operations'?)"
        ),
        (
            "paging: [{operations: [a], linkheader: next}]",
            "1:28: error: unknown key 'linkheader' in 'paging[0]' (did you mean 'linkHeader'?)"
        ),
        (
            "paging: [{operations: [a], items: b, token: {membr: c, parameter: d}}]",
            "1:46: error: unknown key 'membr' in 'paging[0].token' (did you mean 'member'?)"
        ),
        (
            "paging: [{operations: [a], linkHeader: next, linkheader: next}]",
            "1:46: error: unknown key 'linkheader' in 'paging[0]' (did you mean 'linkHeader'?)"
        ),
    ])
    func aMisspelledKeyIsOneMistake(text: String, message: String) {
        #expect(complaints(about: text) == [message])
    }

    private static let ways = "link, linkHeader, token, offset, page, onePage"
}
