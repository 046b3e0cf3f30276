import Testing

/// Collections in pages of which extensions of other generators tell: `x-speakeasy-pagination` and `x-fern-pagination`.
@Suite struct PagingExtensionTests {
    /// A service with a list, of which the given lines tell.
    private static func description(_ lines: String, root: String = "", parameters: String = "") -> String {
        shop(
            """
            /pets:
              post:
                operationId: listPets
            \(indented(lines, by: "    "))
                parameters:
                - {name: page, in: query, schema: {type: integer}}
                - {name: start, in: query, schema: {type: integer, default: 0}}
                - {name: size, in: query, schema: {type: integer}}
                - {name: after, in: query, schema: {type: string}}
                - {name: X-Page, in: header, schema: {type: integer}}
                requestBody: {content: {application/json: {schema: {properties: {next: {properties: {token: {type: string}}}}}}}}
                responses:
                  '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}
            """,
            """
            \(root)
            components:
              schemas:
                Pet: {type: object, properties: {id: {type: string}}}
                Pets:
                  type: object
                  properties:
                    data: {properties: {list: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
                    next: {type: string}
                    more: {type: boolean}
            """
        )
    }

    private static func speakeasy(_ type: String, inputs: String, outputs: String) -> String {
        "x-speakeasy-pagination: {type: \(type), inputs: [\(inputs)], outputs: {\(outputs)}}"
    }

    /// What the only operation returns, and what there is to tell about it but for the members of the page.
    private static func outcome(_ description: String, configuration: String = "") throws -> [String] {
        let generation = try Generation(description, configuration: configuration)
        let client = try #require(generation.files["Source/ShopClient.swift"])
        let formats = client.lines(containing: "returns: ").map { line -> String in
            // A long request is on several lines.
            let isWhole = line.hasPrefix("return ServiceRequest(")
            let format = line.replacing("return ServiceRequest(description, client: client, ", with: "")
            return String(format.dropLast(isWhole ? 1 : 0))
        }
        return formats + generation.diagnostics.filter { !$0.contains("returns the items of a page") }
    }

    @Test(arguments: [
        (
            speakeasy(
                "offsetLimit",
                inputs: "{name: page, in: parameters, type: page}, {name: size, in: parameters, type: limit}",
                outputs: "results: $.data.list"
            ), ".page(items: \"data.list\", next: .page(\"page\", first: 1, limit: \"size\"))"
        ),
        (
            speakeasy(
                "offsetLimit",
                inputs: "{name: start, in: parameters, type: page}",
                outputs: "results: \"$['data']['list']\", numPages: $.pages"
            ), ".page(items: \"data.list\", next: .page(\"start\", first: 0))"
        ),
        (
            speakeasy(
                "offsetLimit",
                inputs: "{name: start, in: parameters, type: offset}, {name: size, in: parameters, type: limit}",
                outputs: "results: $.data.list"
            ), ".page(items: \"data.list\", next: .offset(\"start\", limit: \"size\"))"
        ),
        (
            speakeasy(
                "cursor",
                inputs: "{name: after, in: parameters, type: cursor}",
                outputs: "results: $.data.list, nextCursor: $.next"
            ), ".page(items: \"data.list\", next: .token(\"next\", parameter: \"after\"))"
        ),
        (
            speakeasy(
                "cursor",
                inputs: "{name: after, in: parameters, type: cursor}",
                outputs: "nextCursor: '$.data.list[-1].id'"
            ), ".page(items: \"data.list\", next: .token(item: \"id\", parameter: \"after\"))"
        ),
        (
            speakeasy(
                "cursor",
                inputs: "{name: next.token, in: requestBody, type: cursor}",
                outputs: "results: $.data.list, nextCursor: $.next"
            ), ".page(items: \"data.list\", next: .token(\"next\", parameter: \"next.token\").inBody)"
        ),
        (
            speakeasy("url", inputs: "", outputs: "results: $.data.list, nextUrl: $.next"),
            ".page(items: \"data.list\", nextLink: \"next\")"
        ),
        (
            "x-fern-pagination: {cursor: $request.after, next_cursor: $response.next, results: $response.data.list}",
            ".page(items: \"data.list\", next: .token(\"next\", parameter: \"after\"))"
        ),
        (
            "x-fern-pagination: {cursor: $request.next.token, next_cursor: $response.next, results: $response.data.list}",
            ".page(items: \"data.list\", next: .token(\"next\", parameter: \"next.token\").inBody)"
        ),
        (
            "x-fern-pagination: {offset: $request.page, results: $response.data.list, has-next-page: $response.more}",
            ".page(items: \"data.list\", next: .page(\"page\", first: 1).more(\"more\"))"
        ),
        (
            "x-fern-pagination: {offset: $request.start, step: $request.size, results: $response.data.list}",
            ".page(items: \"data.list\", next: .offset(\"start\", limit: \"size\"))"
        ),
        (
            "x-fern-pagination: {offset: $request.page, step: $request.size, results: $response.data.list}",
            ".page(items: \"data.list\", next: .page(\"page\", first: 1, limit: \"size\"))"
        ),
        (
            "x-fern-pagination: {offset: $request.X-Page, results: $response.data.list}",
            ".page(items: \"data.list\", next: .page(\"X-Page\", first: 1).inHeader)"
        ),
        (
            "x-fern-pagination: {next_uri: $response.next, results: $response.data.list}",
            ".page(items: \"data.list\", nextLink: \"next\")"
        ),
        (
            "x-fern-pagination: {next_path: $response.next, results: $response.data.list}",
            ".page(items: \"data.list\", nextLink: \"next\")"
        ),
    ])
    func everyWay(lines: String, format: String) throws {
        #expect(try Self.outcome(Self.description(lines)) == ["returns: \(format)"])
    }

    /// Every `ResultsPage` of Dropshot has the same members.
    @Test(arguments: ["{required: []}", "{required: [project]}", "true"])
    func pagesOfDropshot(value: String) throws {
        let description = shop(
            """
            /jobs:
              get:
                operationId: job_list
                x-dropshot-pagination: \(value)
                parameters:
                - {name: limit, in: query, schema: {nullable: true, type: integer}}
                - {name: page_token, in: query, schema: {nullable: true, type: string}}
                responses:
                  '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/JobPage'}}}}
            """,
            """
            components:
              schemas:
                JobPage:
                  type: object
                  required: [items]
                  properties: {items: {type: array, items: {type: string}}, next_page: {nullable: true, type: string}}
            """
        )
        #expect(
            try Self.outcome(description) == [
                "returns: .page(items: \"items\", next: .token(\"next_page\", parameter: \"page_token\"))"
            ]
        )
    }

    /// There is no name that its author could leave out.
    @Test func aListOfDropshotIsNoPage() throws {
        let description = shop(
            """
            /jobs:
              get:
                operationId: job_list
                x-dropshot-pagination: {required: []}
                parameters: [{name: page_token, in: query, schema: {type: string}}]
                responses:
                  '200': {description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}}
            """
        )
        #expect(
            try Self.outcome(description) == [
                "returns: .list()",
                "7:7: warning: 'x-dropshot-pagination' is ignored, because the operation 'job_list' has no 'items' in its response, "
                    + "which is the array itself",
            ]
        )
    }

    @Test func trueMeansWhatTheDocumentSays() throws {
        let root = "x-fern-pagination: {next_uri: $response.next, results: $response.data.list}"
        let format = "returns: .page(items: \"data.list\", nextLink: \"next\")"
        #expect(try Self.outcome(Self.description("x-fern-pagination: true", root: root)) == [format])
        #expect(try Self.outcome(Self.description("x-fern-pagination: false", root: root)) == ["returns: .value"])
        #expect(try Self.outcome(Self.description("summary: List", root: root)) == ["returns: .value"])
        #expect(
            try Self.outcome(Self.description("x-fern-pagination: true")) == [
                "returns: .value",
                "7:26: warning: the operation is not paged as 'x-fern-pagination' says: the document does not say how (write "
                    + "a mapping there, or here)",
            ]
        )
    }

    /// Without `results`, the items are the only array that a page always has, its only array, or the page itself.
    @Test func theOnlyArrayHasTheItems() throws {
        let paths = """
            /pets:
              get:
                operationId: listPets
                x-speakeasy-pagination: {type: url, outputs: {nextUrl: $.next}}
                responses:
                  '200':
                    description: D
                    content: {application/json: {schema: {properties: {pets: {type: array, items: {}}, next: {type: string}}}}}
            /shops:
              get:
                operationId: listShops
                x-speakeasy-pagination: {type: url, outputs: {nextUrl: $.next}}
                responses:
                  '200':
                    description: D
                    content:
                      application/json:
                        schema:
                          required: [shops]
                          properties: {errors: {type: array, items: {}}, shops: {type: array, items: {}}, next: {type: string}}
            /toys:
              get:
                operationId: listToys
                parameters: [{name: page, in: query, schema: {type: integer}}]
                x-fern-pagination: {offset: $request.page, results: $response}
                responses: {'200': {description: D, content: {application/json: {schema: {type: array, items: {}}}}}}
            """
        #expect(
            try Self.outcome(shop(paths)) == [
                "returns: .page(items: \"pets\", nextLink: \"next\")",
                "returns: .page(items: \"shops\", nextLink: \"next\")",
                "returns: .page(items: nil, next: .page(\"page\", first: 1))",
            ]
        )
    }

    @Test(arguments: [
        ("x-speakeasy-pagination: {}", "it has no 'type' (write one of 'offsetLimit', 'cursor', 'url')", "7:7"),
        (
            "x-speakeasy-pagination: {type: magic}",
            "its 'type' 'magic' is unknown (write one of 'offsetLimit', 'cursor', 'url')", "7:38"
        ),
        (
            "x-speakeasy-pagination: {type: cursor}", "it has no input of the type 'cursor' (add it to 'inputs')", "7:7"
        ),
        (
            "x-speakeasy-pagination: {type: offsetLimit, inputs: [{name: size, type: limit}]}",
            "it has no input of the type 'page' or 'offset' (add it to 'inputs')", "7:7"
        ),
        (
            "x-speakeasy-pagination: {type: cursor, inputs: [{name: after, type: cursor}]}",
            "it does not say where the next cursor is (add 'nextCursor' to 'outputs')", "7:7"
        ),
        (
            "x-speakeasy-pagination: {type: url, outputs: {results: $.data.list}}",
            "it does not say where the next URL is (add 'nextUrl' to 'outputs')", "7:7"
        ),
        (
            "x-speakeasy-pagination: {type: url, outputs: {nextUrl: next}}",
            "'next' is not a JSONPath: a JSONPath must start with '$'", "7:62"
        ),
        (
            "x-speakeasy-pagination: {type: url, outputs: {nextUrl: $..next}}",
            "'$..next' leads to no member (write names, such as '$.data.items')", "7:62"
        ),
        (
            "x-speakeasy-pagination: {type: url, outputs: {nextUrl: $}}",
            "'nextUrl' is the whole response (name a member)", "7:62"
        ),
        (
            "x-speakeasy-pagination: {type: cursor, inputs: [{name: after, type: cursor}], "
                + "outputs: {nextCursor: '$.data.list[-1]'}}",
            "'$.data.list[-1]' leads to no member (write names, such as '$.data.items')", "7:107"
        ),
        (
            "x-speakeasy-pagination: {type: cursor, inputs: [{name: after, type: cursor}], "
                + "outputs: {nextCursor: '$.other[-1].id', results: $.data.list}}",
            "'nextCursor' is in other items than those of 'results' (use the same path)", "7:107"
        ),
        (
            "x-fern-pagination: {results: $response.data.list}",
            "it does not say what leads to the next page (add 'cursor', 'offset' or 'next_uri')", "7:7"
        ),
        (
            "x-fern-pagination: {cursor: $request.after, results: $response.data.list}",
            "it does not say where the next cursor is (add 'next_cursor')", "7:7"
        ),
        (
            "x-fern-pagination: {offset: page, results: $response.data.list}",
            "expected a path such as '$request.name', found 'page'", "7:35"
        ),
        (
            "x-fern-pagination: {offset: $request.page, results: [data]}",
            "expected a path such as '$response.name', found a sequence", "7:59"
        ),
    ])
    func whatIsWrongIsToldAndTheOperationStays(lines: String, mistake: String, place: String) throws {
        let name = try #require(lines.split(separator: ":").first)
        #expect(
            try Self.outcome(Self.description(lines)) == [
                "returns: .value", "\(place): warning: the operation is not paged as '\(name)' says: \(mistake)",
            ]
        )
    }

    @Test(arguments: [
        (
            "x-fern-pagination: {offset: $request.pages, results: $response.data.list}",
            "has no 'pages' in its query or body"
        ),
        (
            "x-fern-pagination: {offset: $request.page, results: $response.data.lists}",
            "has no 'data.lists' in its response (did you mean 'list'?)"
        ),
        (
            "x-fern-pagination: {cursor: $request.after, next_cursor: $response.data, results: $response.data.list}",
            "has a 'data' in its response that is not a string, so it cannot lead to the next page"
        ),
        (
            "x-fern-pagination: {offset: $request.page, results: $response.next}",
            "cannot be paged: 'next' in its response is not an array"
        ),
        ("x-fern-pagination: {offset: $request.page, results: $response}", "does not return an array"),
        ("x-fern-pagination: {offset: $request.page}", "returns no array; name its 'results'"),
    ])
    func whatDoesNotFitIsToldAndTheOperationStays(lines: String, reason: String) throws {
        #expect(
            try Self.outcome(Self.description(lines)) == [
                "returns: .value",
                "7:7: warning: 'x-fern-pagination' is ignored, because the operation 'listPets' \(reason)",
            ]
        )
    }

    @Test func anythingButAMappingIsTold() throws {
        #expect(
            try Self.outcome(Self.description("x-speakeasy-pagination: cursor")) == [
                "returns: .value",
                "7:31: warning: expected a mapping for 'x-speakeasy-pagination', found a string; it is ignored (write a "
                    + "mapping, or remove it)",
            ]
        )
    }

    @Test func configurationAndMicrosoftWin() throws {
        let lines = "x-fern-pagination: {offset: $request.no, results: $response.no}"
        let configured = "paging: [{operations: [listPets], items: data.list, link: next}]"
        let format = ["returns: .page(items: \"data.list\", nextLink: \"next\")"]
        #expect(try Self.outcome(Self.description(lines), configuration: configured) == format)
        let pageable = lines + "\nx-ms-pageable: {itemName: data.list, nextLinkName: next}"
        #expect(try Self.outcome(Self.description(pageable)) == format)
    }

    @Test func nothingIsToldOfOperationsThatNobodyWants() throws {
        let paths = """
            /pets:
              get:
                operationId: listPets
                x-fern-pagination: {offset: $request.page, results: $response.pets}
                responses: {'200': {description: D, content: {application/json: {schema: {type: object}}}}}
            /toys: {get: {operationId: listToys, responses: {'204': {description: D}}}}
            """
        let generation = try Generation(shop(paths), configuration: "filter: {paths: [/toys]}")
        #expect(generation.diagnostics == [])
    }
}
