import Foundation
import Testing

/// The rules of `paging` that `generate init` makes of names, and the hint that there are some to make.
struct InitPagingTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// A description of one operation.
    private static func description(
        parameters: String,
        page: String,
        headers: String = ""
    ) -> String {
        """
        openapi: 3.0.3
        info: {title: Shop, version: "1"}
        paths:
          /orders:
            get:
              operationId: listOrders
              parameters: [\(parameters)]
              responses:
                "200":
                  description: D
                  headers: {\(headers)}
                  content: {application/json: {schema: \(page)}}

        """
    }

    private static func text(_ name: String) -> String { "{name: \(name), in: query, schema: {type: string}}" }
    private static func number(_ name: String, _ more: String = "") -> String {
        "{name: \(name), in: query, schema: {type: integer\(more)}}"
    }
    private static func page(_ members: String) -> String {
        "{type: object, properties: {data: {type: array, items: {type: string}}, \(members)}}"
    }
    private static let item = "items: {type: object, properties: {id: {type: string}}}"
    private static let things = "{type: array, \(item)}"
    private static let array = "{type: array, items: {type: string}}"

    /// Names that leave no doubt make a rule, and others make one in comments.
    @Test(
        arguments: [
            (
                [text("pageToken")], page("nextPageToken: {type: string}"), "",
                ["    items: data", "    token: {member: nextPageToken, parameter: pageToken}"]
            ),
            // Of several arrays it is the one that is called as items are.
            (
                [text("pageToken")], page("nextPageToken: {type: string}, warnings: \(array)"), "",
                ["    items: data", "    token: {member: nextPageToken, parameter: pageToken}"]
            ),
            // It is the one that is called like the path, as at Xero, or the only one of objects, as at Square and Jira.
            (
                [number("page")],
                "{type: object, properties: {warnings: \(things), other: \(things), orders: \(things)}}", "",
                ["#     items: orders", "#     page: {parameter: page}"]
            ),
            (
                [text("cursor")],
                "{type: object, properties: {errors: \(things), payments: \(things), tags: \(array), nextCursor: {type: string}}}",
                "", ["    items: payments", "    token: {member: nextCursor, parameter: cursor}"]
            ),
            // As OData and HAL write them.
            (
                [number("$skip")], "{type: object, properties: {d: {type: object, properties: {results: \(array)}}}}",
                "",
                ["#     items: d.results", "#     offset: {parameter: \"$skip\"}"]
            ),
            (
                [number("page"), number("size")],
                "{type: object, properties: {_links: {type: object}, _embedded: {type: object, properties: {orders: \(things)}}}}",
                "", ["#     items: \"_embedded.orders\"", "#     page: {parameter: page, limit: size}"]
            ),
            (
                [text("cursor")], page("meta: {type: object, properties: {next_cursor: {type: string}}}"), "",
                ["    items: data", "    token: {member: meta.next_cursor, parameter: cursor}"]
            ),
            (
                [], page("next_page_uri: {type: string}"), "", ["    items: data", "    link: next_page_uri"]
            ),
            (
                [], page("links: {type: object, properties: {next: {type: string, format: uri}}}"), "",
                ["    items: data", "    link: links.next"]
            ),
            (
                [text("after")], page("has_more: {type: boolean}, last_id: {type: string}"), "",
                ["    items: data", "    token: {member: last_id, parameter: after}", "    more: has_more"]
            ),
            (
                [text("anchor")], page("nextPageAnchor: {type: string}"), "",
                ["    items: data", "    token: {member: nextPageAnchor, parameter: anchor}"]
            ),
            (
                [text("afterCursor")], page("nextCursor: {type: string}, hasMore: {type: boolean}"), "",
                ["    items: data", "    token: {member: nextCursor, parameter: afterCursor}", "    more: hasMore"]
            ),
            (
                [number("page-offset"), number("page-size")], page("total: {type: integer}"), "",
                ["#     items: data", "#     offset: {parameter: page-offset, limit: page-size}"]
            ),
            // As Anthropic writes them.
            (
                [text("before_id"), text("after_id")],
                page("has_more: {type: boolean}, first_id: {type: string}, last_id: {type: string}"), "",
                ["    items: data", "    token: {member: last_id, parameter: after_id}", "    more: has_more"]
            ),
            (
                [text("after_id")],
                page("has_more: {type: boolean}").replacing("items: {type: string}", with: item), "",
                ["    items: data", "    token: {item: id, parameter: after_id}", "    more: has_more"]
            ),
            // As Kubernetes writes them.
            (
                [text("continue")], page("metadata: {type: object, properties: {continue: {type: string}}}"), "",
                ["    items: data", "    token: {member: metadata.continue, parameter: continue}"]
            ),
            // The last item of the page is where the next one begins.
            (
                [text("starting_after")],
                page("has_more: {type: boolean}").replacing("items: {type: string}", with: item), "",
                ["    items: data", "    token: {item: id, parameter: starting_after}", "    more: has_more"]
            ),
            (
                [text("cursor")], page("x: {type: integer}").replacing("items: {type: string}", with: item), "",
                ["#     items: data", "#     token: {item: id, parameter: cursor}"]
            ),
            // The token comes in a header field, which the description declares, or which only the parameter speaks of.
            (
                [text("start_key")], page("x: {type: integer}"), "X-Next-Key: {schema: {type: string}}",
                ["    items: data", "    token: {header: X-Next-Key, parameter: start_key}"]
            ),
            (
                [
                    "{name: last_evaluated_key, in: query, schema: {type: string}, "
                        + "description: 'What the header `x-shop-next-key` of the page before said, or `x`.'}"
                ],
                array, "", ["    token: {header: x-shop-next-key, parameter: last_evaluated_key}"]
            ),
            // The token of the page itself stands before that of the next one.
            (
                [text("continuation-token")],
                page("ContinuationToken: {type: string}, NextContinuationToken: {type: string}"), "",
                ["    items: data", "    token: {member: NextContinuationToken, parameter: continuation-token}"]
            ),
            (
                [text("cursor")], page("cursor: {type: string}"), "",
                ["#     items: data", "#     token: {member: cursor, parameter: cursor}"]
            ),
            (
                [text("after")], page("next: {type: string}"), "",
                ["#     items: data", "#     token: {member: next, parameter: after}"]
            ),
            ([], page("next: {type: string}"), "", ["#     items: data", "#     link: next"]),
            (
                [number("offset"), number("limit")], page("total: {type: integer}"), "",
                ["#     items: data", "#     offset: {parameter: offset, limit: limit}"]
            ),
            (
                [number("page", ", default: 0"), number("per_page")], array, "",
                ["#     page: {parameter: page, first: 0, limit: per_page}"]
            ),
            // The object is there for its list, and nothing suggests that there are further pages.
            ([number("limit")], page("total: {type: integer}"), "", ["#     items: data", "#     onePage: true"]),
            ([], "{type: object, properties: {all: \(array)}}", "", ["#     items: all", "#     onePage: true"]),
            (
                [], "{type: object, properties: {orders: \(array), total: {type: integer}}}", "",
                ["#     items: orders", "#     onePage: true"]
            ),
        ] as [([String], String, String, [String])]
    )
    func ruleIsMadeOfNames(parameters: [String], page: String, headers: String, rule: [String]) throws {
        let description = Self.description(parameters: parameters.joined(separator: ", "), page: page, headers: headers)
        try workspace.write(description, to: "shop.yaml")
        let draft = try GenerateTool.run(["init", "shop.yaml", "-o", "-"], in: workspace).output
        let lines = draft.split(separator: "\n").drop { !$0.hasSuffix("paging:") }.prefix { !$0.hasPrefix("##") }
        let isSure = rule[0].hasPrefix(" ")
        let mark = isSure ? "" : "# "
        #expect(lines.map(String.init) == [mark + "paging:", mark + "  - operations: [listOrders]"] + rule)
        // The rules, those in comments included, can be used as they are.
        for text in [draft, draft.replacing("\n# ", with: "\n")] {
            try workspace.write(text, to: "shop.client.yaml")
            let list = try GenerateTool.run(["list", "--config", "shop.client.yaml"], in: workspace)
            #expect(list.error == "")
            if isSure || text != draft { #expect(list.output.contains(" PagedCollection<")) }
        }
    }

    /// The page is what the method returns, whichever status it comes with.
    @Test(arguments: ["2XX", "201", "default"])
    func pageOfAnySuccess(status: String) throws {
        let page = Self.page("nextCursor: {type: string}")
        let description = Self.description(parameters: Self.text("cursor"), page: page)
        try workspace.write(description.replacing("\"200\"", with: status), to: "shop.yaml")
        let draft = try GenerateTool.run(["init", "shop.yaml", "-o", "-"], in: workspace).output
        #expect(draft.contains("\n    token: {member: nextCursor, parameter: cursor}\n"))
        let lint = try GenerateTool.run(["lint", "shop.yaml"], in: workspace)
        #expect(lint.error.contains("G073: 'listOrders' takes 'cursor', but the description does not say"))
    }

    /// What is known already, and what no name tells, makes no rule.
    @Test(arguments: [
        // The list is one of the members of an order.
        description(parameters: "", page: "{type: object, properties: {tags: \(array), total: {type: integer}}}"),
        // The other list would be lost.
        description(parameters: "", page: "{type: object, properties: {labels: \(array), values: \(array)}}"),
        description(parameters: "", page: page("total: {type: integer}"))
            .replacing("/orders:", with: "'/orders/{id}':"),
        // There are further pages.
        description(parameters: number("pageSize"), page: page("total: {type: integer}")),
        description(parameters: "", page: page("nextToken: {type: string}")),
        description(parameters: "", page: page("hasMore: {type: boolean}")),
        description(parameters: text("token"), page: page("other: {type: array, items: {type: string}}")),
        description(parameters: number("page"), page: page("x: {type: integer}")).replacing("get:", with: "post:"),
        description(parameters: number("page"), page: page("next: {type: string}"))
            .replacing("operationId:", with: "x-ms-pageable: {nextLinkName: next, itemName: data}\n      operationId:"),
    ])
    func noRule(description: String) throws {
        try workspace.write(description, to: "shop.yaml")
        let draft = try GenerateTool.run(["init", "shop.yaml", "-o", "-"], in: workspace)
        #expect(draft.exitCode == 0)
        #expect(!draft.output.contains("paging:"))
    }

    /// Operations whose pages follow each other alike have one rule; many stand below each other.
    @Test func operationsShareRules() throws {
        var description = "openapi: 3.0.3\ninfo: {title: Shop, version: \"1\"}\npaths:\n"
        for number in 1...9 {
            description += """
                  /a\(number):
                    get:
                      operationId: listThings\(number)
                      parameters: [\(number == 9 ? Self.number("skip") : Self.text("cursor"))]
                      responses:
                        "200":
                          description: D
                          content: {application/json: {schema: \(Self.page("nextCursor: {type: string}"))}}

                """.split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        try workspace.write(description, to: "shop.yaml")
        let draft = try GenerateTool.run(["init", "shop.yaml", "-o", "-"], in: workspace).output
        let names = (1...8).map { "      - listThings\($0)\n" }.joined()
        #expect(
            draft.contains(
                "\npaging:\n  - operations:\n\(names)    items: data\n    token: {member: nextCursor, parameter: cursor}\n"
                    + "#   - operations: [listThings9]\n#     items: data\n#     offset: {parameter: skip}\n"
            )
        )
        try workspace.write(draft.replacing("\n# ", with: "\n"), to: "shop.client.yaml")
        #expect(try GenerateTool.run(["list", "--config", "shop.client.yaml"], in: workspace).error == "")
    }

    // MARK: The hint

    @Test func theFirstRunTellsThatPagesAreTurned() throws {
        let description = Self.description(parameters: Self.number("page"), page: Self.array)
        try workspace.write(description, to: "shop.yaml")
        let first = try GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace)
        #expect(
            first.output.hasSuffix(
                """
                 created
                hint: the operation 'listOrders' has paging parameters, but the description does not say how to request the next page; 'generate init shop.yaml --output -' suggests rules

                """
            )
        )
        // Who has read it once need not read it in every build.
        #expect(try !GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output.contains("hint"))
        try workspace.write(description.replacing("title: Shop", with: "title: Store"), to: "shop.yaml")
        #expect(try !GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace).output.contains("hint"))
        #expect(try GenerateTool.run(["shop.yaml", "-o", "quiet", "--quiet"], in: workspace).output == "")
    }

    /// The hint promises a rule, so there is none where the names are not enough for one.
    @Test func thereIsNoHintWithoutARuleToSuggest() throws {
        let description = Self.description(parameters: Self.text("cursor"), page: Self.page("total: {type: integer}"))
        try workspace.write(description, to: "shop.yaml")
        let result = try GenerateTool.run(["shop.yaml", "-o", "out"], in: workspace)
        #expect(result.output.hasSuffix(" created\n"))
    }

    @Test func thereIsNoHintWhereARuleSaysIt() throws {
        try workspace.write(Self.description(parameters: Self.number("page"), page: Self.array), to: "shop.yaml")
        try workspace.write(
            "description: shop.yaml\noutput: out\npaging: [{operations: [listOrders], page: {parameter: page}}]\n",
            to: "shop.client.yaml"
        )
        let result = try GenerateTool.run(["--config", "shop.client.yaml"], in: workspace)
        #expect(result.output.hasSuffix(" created\n"))
    }

    /// The example that is there if nothing gives a hint can be used as it is, too.
    @Test func theExampleNamesTheItems() throws {
        let page = "{type: object, properties: {value: {type: array, items: {type: string}}}}"
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {/a: {get: {operationId: list, x-ms-pageable: "
                + "{nextLinkName: null}, responses: {'200': {description: D, content: {application/json: {schema: "
                + "\(page)}}}}}}}\n",
            to: "shop.yaml"
        )
        let draft = try GenerateTool.run(["init", "shop.yaml", "-o", "-"], in: workspace).output
        let example = "# paging:\n#   - operations: [list]\n#     items: value\n#     linkHeader: next\n"
        #expect(draft.contains(example))
        try workspace.write(draft.replacing(example, with: example.replacing("# ", with: "")), to: "shop.client.yaml")
        let result = try GenerateTool.run(["--config", "shop.client.yaml"], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
    }
}
