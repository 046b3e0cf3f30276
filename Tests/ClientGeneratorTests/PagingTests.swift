import Testing

/// Collections that come in pages of which only the client configuration knows.
@Suite struct PagingTests {
    private static let description = shop(
        """
        /pets:
          get:
            operationId: listPets
            tags: [pets]
            parameters:
            - {name: page, in: query, schema: {type: integer}}
            - {name: size, in: query, schema: {type: integer}}
            responses:
              '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}
        /toys:
          get:
            operationId: listToys
            parameters: [{name: page, in: query, schema: {type: integer}}]
            responses:
              '200':
                description: D
                content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
        /pet:
          get:
            operationId: getPet
            responses:
              '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
        /text: {get: {operationId: getText, responses: {'200': {description: D, content: {text/plain: {}}}}}}
        """,
        """
        components:
          schemas:
            Pet: {type: object, properties: {name: {type: string}}}
            Pets:
              type: object
              properties:
                data: {properties: {list: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
                meta: {properties: {next: {type: string}, more: {type: boolean}, count: {type: integer}}}
        """
    )

    /// Azure Storage does not name the items of its pages.
    @Test(arguments: [
        ("next, pets", "", ".page(items: \"pets\", nextLink: \"next\")", []),
        ("pets", "others: {type: array, items: {type: object}}", ".page(items: \"pets\", nextLink: \"next\")", []),
        ("pets", "value: {type: array, items: {type: object}}", ".page(items: \"value\", nextLink: \"next\")", []),
        (
            "next", "", ".value",
            [
                "the operation 'listPets' is not paged, because its response has no array 'value' (name the array, such as 'pets', with "
                    + "'itemName')"
            ]
        ),
    ])
    func theItemsOfAPageThatTheDescriptionDoesNotName(
        required: String,
        member: String,
        format: String,
        losses: [String]
    ) throws {
        let generation = try Generation(
            shop(
                """
                /pets:
                  get:
                    operationId: listPets
                    x-ms-pageable: {nextLinkName: next}
                    responses:
                      '200':
                        description: D
                        content:
                          application/json:
                            schema:
                              type: object
                              required: [\(required)]
                              properties:
                                next: {type: string}
                                pets: {type: array, items: {type: object, properties: {name: {type: string}}}}
                                \(member)
                """
            )
        )
        let client = try #require(generation.files["Source/ShopClient.swift"])
        #expect(client.contains("returns: \(format))"))
        let told = generation.diagnostics.filter { !$0.contains("returns the items of a page") }
        #expect(told.map { String($0.split(separator: "warning: ").last ?? "") } == losses)
    }

    /// What is wrong is the name of the items or that of the link, if there is one.
    @Test(arguments: [
        (
            "{nextLinkName: next, itemName: value}", "7:53",
            "its response has no array 'value' (name the array, such as 'pets', with 'itemName')"
        ),
        (
            "{nextLinkName: next}", "7:7",
            "its response has no array 'value' (name the array, such as 'pets', with 'itemName')"
        ),
        (
            "{itemName: pets, nextLinkName: count}", "7:53",
            "'count' in its response, which links to the next page, is not a string"
        ),
    ])
    func whatIsWrongWithPages(pageable: String, place: String, reason: String) throws {
        let members = "next: {type: string}, count: {type: integer}, pets: {type: array, items: {type: string}}"
        let generation = try Generation(
            shop(
                """
                /pets:
                  get:
                    operationId: listPets
                    x-ms-pageable: \(pageable)
                    responses:
                      '200': {description: D, content: {application/json: {schema: {type: object, properties: {\(members)}}}}}
                """
            )
        )
        #expect(
            generation.diagnostics == ["\(place): warning: the operation 'listPets' is not paged, because \(reason)"]
        )
    }

    @Test(arguments: [
        ("link: meta.next", ".page(items: \"data.list\", nextLink: \"meta.next\")"),
        ("onePage: true", ".page(items: \"data.list\", nextLink: nil)"),
        ("linkHeader: next", ".page(items: \"data.list\", next: .linkHeader(\"next\"))"),
        (
            "token: {member: meta.next, parameter: page}",
            ".page(items: \"data.list\", next: .token(\"meta.next\", parameter: \"page\"))"
        ),
        (
            "token: {header: X-Next, parameter: page}",
            ".page(items: \"data.list\", next: .token(header: \"X-Next\", parameter: \"page\"))"
        ),
        (
            "token: {item: name, parameter: page}",
            ".page(items: \"data.list\", next: .token(item: \"name\", parameter: \"page\"))"
        ),
        (
            "token: {item: name, parameter: page}, more: meta.more",
            ".page(items: \"data.list\", next: .token(item: \"name\", parameter: \"page\").more(\"meta.more\"))"
        ),
        ("offset: {parameter: page}", ".page(items: \"data.list\", next: .offset(\"page\"))"),
        (
            "offset: {parameter: page, limit: size}",
            ".page(items: \"data.list\", next: .offset(\"page\", limit: \"size\"))"
        ),
        ("page: {parameter: page}", ".page(items: \"data.list\", next: .page(\"page\", first: 1))"),
        (
            "page: {parameter: page, first: 0, limit: size}",
            ".page(items: \"data.list\", next: .page(\"page\", first: 0, limit: \"size\"))"
        ),
    ])
    func everyWay(next: String, format: String) throws {
        let client = try generate(
            Self.description,
            configuration: "paging: [{operations: [listPets], items: data.list, \(next)}]"
        ).file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<PagedCollection<Pet>> {"))
        #expect(client.contains("returns: \(format)"))
    }

    @Test func oneRuleServesAllOperationsThatItFits() throws {
        let client = try generate(
            Self.description,
            configuration: """
                paging:
                  - {tags: [pets], items: data.list, linkHeader: next}
                  - {paths: ['/*'], page: {parameter: page}}
                """
        ).file("ShopClient.swift")
        #expect(client.contains("returns: .page(items: \"data.list\", next: .linkHeader(\"next\"))"))
        #expect(client.contains("returns: .page(items: nil, next: .page(\"page\", first: 1))"))
        #expect(client.contains("returns: .value)"))
    }

    /// A search, whose body says which page is wanted.
    private static let search = shop(
        """
        /search:
          post:
            operationId: search
            requestBody:
              content:
                application/json:
                  schema:
                    type: object
                    properties:
                      text: {type: string}
                      skip: {type: integer}
                      page: {type: object, properties: {after: {type: string}}}
            responses:
              '200': {description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}}
        """
    )

    @Test(arguments: [
        (
            "token: {header: X-Next, parameter: page.after}",
            ".token(header: \"X-Next\", parameter: \"page.after\").inBody"
        ),
        ("offset: {parameter: skip}", ".offset(\"skip\").inBody"),
    ])
    func whatTheQueryDoesNotHaveTheBodyHas(next: String, format: String) throws {
        let client = try generate(Self.search, configuration: "paging: [{operations: [search], \(next)}]")
            .file("ShopClient.swift")
        #expect(client.contains("returns: .page(items: nil, next: \(format))"))
    }

    @Test func whatTheQueryDoesNotHaveAHeaderFieldHas() throws {
        let client = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: list
                    parameters:
                      - {name: Range, in: header, schema: {type: string}}
                      - {name: X-Skip, in: header, schema: {type: integer}}
                    responses:
                      '200': {description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}}
                /b:
                  get:
                    operationId: find
                    parameters: [{name: X-Skip, in: header, schema: {type: integer}}]
                    responses:
                      '200': {description: D, content: {application/json: {schema: {type: array, items: {type: string}}}}}
                """
            ),
            configuration: """
                paging:
                  - {operations: [list], token: {header: Next-Range, parameter: Range}}
                  - {operations: [find], offset: {parameter: X-Skip}}
                """
        ).file("ShopClient.swift")
        #expect(
            client.lines(containing: "returns: ") == [
                "returns: .page(items: nil, next: .token(header: \"Next-Range\", parameter: \"Range\").inHeader)",
                "returns: .page(items: nil, next: .offset(\"X-Skip\").inHeader)",
            ]
        )
    }

    @Test(arguments: [
        ("offset: {parameter: skp}", "has no 'skp' in its query or body (did you mean 'skip'?)"),
        (
            "offset: {parameter: page.after}",
            "cannot be paged: 'page.after' in its body is not an integer (name an integer)"
        ),
        ("token: {header: X, parameter: page}", "cannot be paged: 'page' in its body is not a string (name a string)"),
    ])
    func aBodyThatDoesNotFit(next: String, message: String) throws {
        let generation = try Generation(Self.search, configuration: "paging: [{operations: [search], \(next)}]")
        #expect(generation.files.isEmpty)
        #expect(generation.diagnostics.map { $0.drop { $0 != "'" } } == ["'search' \(message)"])
    }

    @Test(arguments: [
        ("NextMarker", "marker", ".page(items: \"value\", next: .token(\"NextMarker\", parameter: \"marker\"))"),
        (
            "next_page_token", "pageToken",
            ".page(items: \"value\", next: .token(\"next_page_token\", parameter: \"pageToken\"))"
        ),
        ("nextLink", "link", ".page(items: \"value\", nextLink: \"nextLink\")"),
        ("next", "skip", ".page(items: \"value\", nextLink: \"next\")"),
        ("next", "_", ".page(items: \"value\", nextLink: \"next\")"),
        ("next", "$", ".page(items: \"value\", nextLink: \"next\")"),
        ("next", "next", ".page(items: \"value\", next: .token(\"next\", parameter: \"next\"))"),
    ])
    func aTokenIsToldByItsName(member: String, parameter: String, format: String) throws {
        let client = try generate(
            shop(
                """
                /pets:
                  get:
                    operationId: listPets
                    x-ms-pageable: {nextLinkName: \(member)}
                    parameters: [{name: \(parameter), in: query, schema: {type: string}}]
                    responses:
                      '200':
                        description: D
                        content:
                          application/json:
                            schema:
                              type: object
                              properties: {value: {type: array, items: {type: string}}, \(member): {type: string}}
                """
            )
        ).file("ShopClient.swift")
        #expect(client.replacing("\n", with: " ").contains("returns: \(format)"))
    }

    // MARK: - What is not in the client

    private static func responses(_ pages: [String], _ paging: String) -> String {
        let paths = pages.enumerated().map { index, page in
            """
            /pets\(index):
              get:
                operationId: listPets\(index)
                x-ms-pageable: \(paging)
                responses: {'200': {description: D, content: {application/json: {schema: \(page)}}}}
            """
        }
        let page = """
            components:
              schemas:
                Page:
                  type: object
                  properties:
                    value: {type: array, items: {type: string}}
                    next: {properties: {link: {type: string}}}
                    total: {type: integer}
                    '@odata.count': {type: integer}
            """
        return shop(paths.joined(separator: "\n"), page)
    }

    @Test func whatAPageHasBesideItsItemsIsTold() throws {
        let page = "{$ref: '#/components/schemas/Page'}"
        let generation = try Generation(Self.responses([page, page], "{nextLinkName: next.link}"))
        #expect(
            generation.diagnostics == [
                """
                21:9: warning: the client returns the items of a page, but not its 'total', '@odata.count' (read them \
                from the raw response)
                """
            ]
        )
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("returns: .page(items: \"value\", nextLink: \"next.link\")"))
    }

    @Test(arguments: [
        (
            "{properties: {value: {type: array, items: {type: string}}, next: {type: object, properties: {a: {}}}}}",
            "{nextLinkName: next}", "7:37",
            "because 'next' in its response, which links to the next page, is not a string"
        ),
        (
            "{properties: {value: {type: array, items: {type: string}}, next: {oneOf: [{type: array, items: {}}, {type: object}]}}}",
            "{nextLinkName: next}", "7:37",
            "because 'next' in its response, which links to the next page, is not a string"
        ),
        (
            "{properties: {items: {type: array, items: {type: string}}}}", "{nextLinkName: null}", "7:7",
            "because its response has no array 'value' (name the array, such as 'items', with 'itemName')"
        ),
    ])
    func whatCannotBePagedIsReturnedWhole(page: String, paging: String, place: String, reason: String) throws {
        let generation = try Generation(Self.responses([page], paging))
        #expect(generation.diagnostics == ["\(place): warning: the operation 'listPets0' is not paged, \(reason)"])
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("-> ServiceRequest<ListPets0Response> {"))
    }

    @Test(arguments: [
        (
            "{properties: {'a.b': {type: array, items: {type: string}}, n: {oneOf: [{type: string}, {type: integer}]}}}",
            "{itemName: a.b, nextLinkName: n}", "returns: .page(items: \"a.b\", nextLink: \"n\")"
        ),
        ("{type: array, items: {type: string}}", "{nextLinkName: null}", "returns: .list()"),
        (
            "{properties: {value: {type: array, items: {type: string}}}}", "{nextLinkName: next}",
            "returns: .page(items: \"value\", nextLink: \"next\")"
        ),
    ])
    func pagesOfWhichNothingIsMissing(page: String, paging: String, format: String) throws {
        #expect(try generate(Self.responses([page], paging)).file("ShopClient.swift").contains(format))
    }

    @Test func theFilterMayLeaveOutWhatIsPaged() throws {
        let files = try generate(
            Self.description,
            configuration: "filter: {operations: [getPet]}\npaging: [{operations: [listToys], linkHeader: next}]"
        )
        #expect(try !files.file("ShopClient.swift").contains("Toys"))
    }

    @Test(arguments: [
        (
            "{operations: [listPetz], linkHeader: next}",
            "1:24: error: the description has no operation 'listPetz' to page (did you mean 'listPets'?)"
        ),
        (
            "{paths: [/owners/*], linkHeader: next}",
            "1:19: error: the description has no path '/owners/*' to page; there are '/pets', '/toys', '/pet', '/text'"
        ),
        (
            "{operations: [listPets], linkHeader: next}",
            "1:10: error: the operation 'listPets' does not return an array; add 'items' with the property of the page "
                + "that contains the items"
        ),
        (
            "{operations: [getText], linkHeader: next}",
            "1:10: error: the operation 'getText' cannot be paged: its response is neither JSON nor XML (leave it out of the rule)"
        ),
        (
            "{operations: [listPets], items: data.lst, linkHeader: next}",
            "1:42: error: the operation 'listPets' has no 'data.lst' in its response (did you mean 'list'?)"
        ),
        (
            "{operations: [listToys], items: data, linkHeader: next}",
            "1:42: error: the operation 'listToys' has no 'data' in its response, which is the array itself (leave the name out)"
        ),
        (
            "{operations: [listPets], items: meta, linkHeader: next}",
            "1:42: error: the operation 'listPets' cannot be paged: 'meta' in its response is not an array (name the array in 'items')"
        ),
        (
            "{operations: [listPets], items: data.list, link: meta.nxt}",
            "1:59: error: the operation 'listPets' has no 'meta.nxt' in its response (did you mean 'next'?)"
        ),
        (
            "{operations: [listPets], items: data.list, link: meta.count}",
            "1:59: error: the operation 'listPets' has a 'meta.count' in its response that is not a string, so it cannot "
                + "lead to the next page (name a string)"
        ),
        (
            "{operations: [listPets], items: data.list, more: meta.count, linkHeader: next}",
            "1:59: error: the operation 'listPets' has a 'meta.count' in its response that is not a boolean (name a boolean in "
                + "'more')"
        ),
        (
            "{operations: [listPets], items: data.list, token: {member: meta, parameter: page}}",
            "1:69: error: the operation 'listPets' has a 'meta' in its response that is not a string, so it cannot lead to "
                + "the next page (name a string)"
        ),
        (
            "{operations: ['*'], page: {parameter: pag}}",
            "1:48: error: the operation 'listToys' has no query parameter 'pag' (did you mean 'page'?)"
        ),
        (
            "{operations: [listToys], page: {parameter: page, limit: size}}",
            "1:66: error: the operation 'listToys' has no query parameter 'size'"
        ),
    ])
    func mistakes(rule: String, message: String) throws {
        let generation = try Generation(Self.description, configuration: "paging: [\(rule)]")
        #expect(generation.files.isEmpty)
        #expect(generation.diagnostics == [message])
    }

    /// What leads to the next page is sent as a number or as text, which not every parameter of a query takes.
    @Test(arguments: [
        (
            "offset: {parameter: yes}",
            "1:51: error: the operation 'list' cannot be paged: 'yes' in its query is not an integer (name an integer)"
        ),
        (
            "page: {parameter: order}",
            "1:49: error: the operation 'list' cannot be paged: 'order' in its query is not an integer (name an integer)"
        ),
        (
            "offset: {parameter: from, limit: yes}",
            "1:64: error: the operation 'list' cannot be paged: 'yes' in its query is not an integer (name an integer)"
        ),
        (
            "offset: {parameter: from, limit: order}",
            "1:64: error: the operation 'list' cannot be paged: 'order' in its query is not an integer (name an integer)"
        ),
        (
            "token: {item: id, parameter: order}",
            "1:60: error: the operation 'list' cannot be paged: 'order' in its query is not a string (name a string)"
        ),
        (
            "token: {header: X-Next, parameter: tags}",
            "1:66: error: the operation 'list' cannot be paged: 'tags' in its query is not a string (name a string)"
        ),
        ("offset: {parameter: from, limit: size}", nil),
        ("page: {parameter: text, limit: size}", nil),
        ("token: {item: id, parameter: from}", nil),
    ])
    func parametersThatLeadToTheNextPage(next: String, message: String?) throws {
        let generation = try Generation(
            shop(
                """
                /a:
                  get:
                    operationId: list
                    parameters:
                    - {name: yes, in: query, schema: {type: boolean}}
                    - {name: order, in: query, schema: {type: string, enum: [asc, desc]}}
                    - {name: tags, in: query, schema: {type: array, items: {type: string}}}
                    - {name: size, in: query, schema: {type: integer, enum: [10, 20]}}
                    - {name: from, in: query, schema: {type: integer}}
                    - {name: text, in: query, schema: {type: string}}
                    responses:
                      '200':
                        description: D
                        content: {application/json: {schema: {type: array, items: {properties: {id: {type: string}}}}}}
                """
            ),
            configuration: "paging: [{operations: [list], \(next)}]"
        )
        #expect(generation.diagnostics == [message].compactMap { $0 })
    }

    /// Rules that select the same operations otherwise than by name may be there for those that come.
    @Test(arguments: [
        ("{operations: [listToys], linkHeader: next}, {operations: [listToys], page: {parameter: page}}", true),
        ("{operations: [list*], page: {parameter: page}}, {paths: [/toys], linkHeader: next}", true),
        ("{paths: [/toys], linkHeader: next}, {operations: ['*'], page: {parameter: page}}", true),
        ("{paths: [/toys], linkHeader: next}, {operations: ['*'], items: data.list, linkHeader: next}", false),
        (
            "{operations: [listToys], linkHeader: next}, {operations: [listPets], items: data.list, linkHeader: next}",
            false
        ),
    ])
    func aRuleBehindOneThatAppliesToTheSame(rules: String, isHidden: Bool) throws {
        let generation = try Generation(Self.description, configuration: "paging: [\(rules)]")
        let second = rules.distance(from: rules.startIndex, to: try #require(rules.range(of: "}, {")).lowerBound) + 13
        let messages = [
            "1:\(second): warning: the rule has no effect, because earlier ones apply to all operations that it fits (remove "
                + "it, or move it up)", "1:10: note: an earlier rule is here",
        ]
        #expect(generation.diagnostics == (isHidden ? messages : []))
    }

    @Test(arguments: ["default: {x-ms-error-response: true, ", "'404': {", "'202': {x-ms-error-response: true, "])
    func anErrorHasNoPages(response: String) throws {
        let content = "content: {application/json: {schema: {type: array, items: {type: string}}}}"
        let generation = try Generation(
            shop("/a: {get: {operationId: list, responses: {\(response)description: D, \(content)}}}}"),
            configuration: "paging: [{operations: [list], linkHeader: next}]"
        )
        #expect(
            generation.diagnostics == [
                "1:10: error: the operation 'list' cannot be paged: its response is neither JSON nor XML (leave it out of the rule)"
            ]
        )
    }

    @Test(arguments: [
        "data: {type: string}, data.items: ARRAY", "data.items: ARRAY, data: {type: object, properties: {items: {}}}",
    ])
    func theMemberWithTheLongestNameIsMeant(members: String) throws {
        let array = "{type: array, items: {type: string}}"
        let schema = "{type: object, properties: {\(members.replacing("ARRAY", with: array))}}"
        let generation = try Generation(
            shop(
                "/a: {get: {operationId: list, x-ms-pageable: {itemName: data.items, nextLinkName: null}, responses: {'200': "
                    + "{description: D, content: {application/json: {schema: \(schema)}}}}}}"
            )
        )
        #expect(try generation.files.file("ShopClient.swift").contains("PagedCollection<String>"))
    }
}
