import Testing

/// Names and types that the habits of frameworks would spoil.
@Suite struct HabitTests {
    @Test(arguments: [
        ("/items/{item_id}", "get", "read_item_items__item_id__get", "func readItem("),
        ("/", "get", "read_root__get", "func readRoot("),
        ("/", "post", "root__post", "func root("),
        ("/items/", "post", "create_item_items__post", "func createItem("),
        ("/v1.0/a-b", "put", "set_v1_0_a_b_put", "func setAB("),
        ("/items", "post", "create_items_post", "func createItem("),
        ("/items/{item_id}", "delete", "remove_items__item_id__delete", "func removeItem("),
        ("/auth/verify", "post", "verify_auth_verify_post", "func verify("),
        ("/auth", "post", "login_auth_post", "func login("),
        ("/items", "get", "items_get", "func getItems("),
        ("/items", "get", "_items_get", "func getItems("),
        ("/items", "post", "read_items_get", "func readItemsGet("),
        ("/items", "post", "api_items_post", "func postItems("),
        ("/items", "post", "v1_items_post", "func v1ItemsPost("),
        ("/items", "get", "listItemsUsingGET", "func listItems("),
        ("/items", "get", "listItemsUsingGET_12", "func listItems("),
        ("/items", "post", "listItemsUsingGET", "func listItemsUsingGet("),
    ])
    func theRouteIsNotPartOfTheName(path: String, method: String, identifier: String, name: String) throws {
        let client = try generate(
            shop(
                """
                {'\(path)': {\(method): {operationId: '\(identifier)', parameters: [\(path.contains("{")
                    ? "{name: item_id, in: path, required: true, schema: {type: string}}" : "")], \
                responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains(name))
    }

    /// AWS's JSON protocols have numbers where the converted description says text.
    @Test(arguments: [
        ("/#X-Amz-Target=Shop.GetOrder", "readIfPresent(\"at\", as: .unixTime)"),
        ("/orders", "readDateIfPresent(\"at\")"),
    ])
    func pointsInTimeOfAWSAreNumbers(path: String, reading: String) throws {
        let files = try generate(
            shop(
                """
                {'\(path)': {post: {operationId: GetOrder, responses: {'200': {description: D, content: {application/json: \
                {schema: {title: Order, type: object, properties: {at: {type: string, format: date-time}, \
                day: {type: string, format: date}}}}}}}}}}
                """
            )
        )
        let order = files.values.joined()
        #expect(order.contains("public let at: Date?"))
        #expect(order.contains(reading))
    }

    @Test func twoFunctionsOfOneNameHaveTheirRoutes() throws {
        let client = try generate(
            shop(
                """
                {'/a': {get: {operationId: read_a_get, responses: {'204': {description: D}}}},
                 '/b': {get: {operationId: read_b_get, responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains("func readA(withOptions options: ReadAOptions?"))
        #expect(client.contains("func readB(withOptions options: ReadBOptions?"))
    }

    /// The functions of FastAPI's modules are called the same, so a module that is added renames no type of another.
    @Test func aVerbAloneIsNoNameOfATypeInAGroup() throws {
        let body = "requestBody: {content: {application/json: {schema: {properties: {a: {type: string}}}}}}"
        let post = { (identifier: String, tag: String) in
            "post: {operationId: \(identifier), tags: [\(tag)], \(body), responses: {'204': {description: D}}}"
        }
        let jobs = """
            /jobs: {\(post("create_jobs_post", "jobs"))}
            /jobs/cancel: {\(post("cancel_jobs_cancel_post", "jobs"))}
            /users: {\(post("create_users_post", "users"))}
            """
        let before = try generate(shop(jobs))
        #expect(before.typeNames == ["CancelJobsRequest", "CreateJobRequest", "CreateUserRequest"])
        let methods = try before.file("JobsOperations.swift")
        #expect(["func create(", "func cancel("].allSatisfy(methods.contains), "\(methods)")
        let after = try generate(shop("/accounts: {\(post("create_accounts_post", "accounts"))}\n" + jobs))
        #expect(after.typeNames == (before.typeNames + ["CreateAccountRequest"]).sorted())
    }

    /// Neither does a function that says besides the verb only to how many things it is done, or by which parameter they are found.
    @Test(arguments: [true, false])
    func aVerbWithANumberOfThingsIsNoNameOfATypeInAGroup(isFirst: Bool) throws {
        let sort = "{name: sort, in: query, schema: {type: string, enum: [up, down]}}"
        let id = "{name: id, in: path, required: true, schema: {type: string}}"
        func module(_ name: String) -> String {
            let rest = { (parameters: String) in
                "tags: [\(name)], parameters: [\(parameters)], responses: {'204': {description: D}}"
            }
            return """
                /\(name):
                  get: {operationId: get_all_\(name)_get, \(rest(sort))}
                  post: {operationId: create_one_\(name)_post, \(rest(sort))}
                /\(name)/{id}:
                  get: {operationId: get_by_id_\(name)__id__get, \(rest(sort + ", " + id))}
                /\(name)/all: {get: {operationId: read_all_\(name)_all_get, \(rest(sort))}}
                """
        }
        let others = "/z: {get: {operationId: z, tags: [z], responses: {'204': {description: D}}}}"
        let modules = [module("pets"), others]
        let before = try generate(shop(modules.joined(separator: "\n")))
        #expect(before.typeNames == ["CreateOnePetSort", "GetAllPetsSort", "GetPetSort", "ReadPetsAllSort"])
        let methods = try before.file("PetsOperations.swift")
        #expect(methods.signatures == ["getAll()", "createOne()", "get(id:)", "readAll()"])
        let added = module("orders")
        let after = try generate(shop((isFirst ? [added] + modules : modules + [added]).joined(separator: "\n")))
        let ofOrders = ["CreateOneOrderSort", "GetAllOrdersSort", "GetOrderSort", "ReadOrdersAllSort"]
        #expect(after.typeNames == (before.typeNames + ofOrders).sorted())
        #expect(try after.file("PetsOperations.swift") == methods)
        for name in before.typeNames { #expect(try after.type(name) == before.type(name)) }
    }

    /// SpringFox counts the functions of one name in all controllers.
    @Test func functionsOfOneNameInSeveralGroupsHaveItInEach() throws {
        let responses = "responses: {'204': {description: D}}"
        let files = try generate(
            shop(
                """
                {'/a': {get: {operationId: findUsingGET, tags: [cats], \(responses)}, put: {operationId: findUsingPUT, tags: [cats], \(responses)}},
                 '/b': {get: {operationId: findUsingGET_1, tags: [dogs], \(responses)}}}
                """
            )
        )
        #expect(try files.file("DogsOperations.swift").contains("func find(withOptions options: FindUsingGET1Options?"))
        let cats = try files.file("CatsOperations.swift")
        #expect(cats.contains("func find(withOptions options: FindOptions?"))
        #expect(cats.contains("func findUsingPut(withOptions options: FindUsingPUTOptions?"))
    }

    @Test func theRouteIsNotPartOfTheNamesOfTypes() throws {
        let files = try generate(
            shop(
                """
                {'/items/': {post: {operationId: add_item_items__post,
                 parameters: [{name: order, in: query, schema: {type: string, enum: [a, b]}}],
                 requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {n: {type: string}}}}}},
                 responses: {'200': {description: D, headers: {X-Left: {schema: {type: integer}}}, content: {application/json: {schema:
                 {type: object, properties: {id: {type: string}}}}}}, '422': {description: E, content: {application/json: {schema:
                 {type: object, properties: {detail: {type: string}}}}}}}}}}
                """
            )
        )
        let structs = files.values.reduce(into: [String]()) { $0 += $1.lines(containing: "public struct ") }
        let names = structs.map { String($0.split(separator: " ")[2].prefix { $0 != ":" }) }
        #expect(
            names.filter { $0.contains("Item") }.sorted() == [
                "AddItemError", "AddItemHeaders", "AddItemOptions", "AddItemOrder", "AddItemRequest", "AddItemResponse",
            ]
        )
    }

    /// What has no route in its identifier keeps its name.
    @Test func anIdentifierWithoutARouteComesFirst() throws {
        let client = try generate(
            shop(
                """
                {'/items': {post: {operationId: stock_items_post, responses: {'204': {description: D}}},
                            get: {operationId: stock, responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains("options: StockItemsPostOptions?"))
        #expect(client.contains("options: StockOptions?"))
    }

    @Test func theTagThatAnIdentifierBeginsWithIsTheGroup() throws {
        let responses = "responses: {'204': {description: D}}"
        let parameter = "{name: id, in: path, required: true, schema: {type: integer}}"
        let files = try generate(
            shop(
                """
                {'/a': {get: {operationId: users.user.FindUser, tags: [users.user], \(responses)}},
                 '/b': {get: {operationId: groupsTotal, tags: [groups], \(responses)}},
                 '/c': {get: {operationId: sites.findSite, tags: [sites], \(responses)}},
                 '/d': {get: {operationId: user_groups_list, tags: [user-groups], \(responses)}},
                 '/d/{id}': {get: {operationId: user_groups_retrieve, tags: [user-groups], parameters: [\(parameter)], \(responses)},
                             put: {operationId: user_groups, tags: [user-groups], parameters: [\(parameter)], \(responses)}},
                 '/e': {get: {operationId: user_grouping, tags: [user-groups], \(responses)}}}
                """
            )
        )
        #expect(try files.file("UsersOperations.swift").contains("func find("))
        #expect(try files.file("GroupsOperations.swift").contains("func total("))
        #expect(try files.file("SitesOperations.swift").contains("func find("))
        // Django REST framework.
        let groups = try files.file("UserGroupsOperations.swift")
        for name in ["list(", "get(id: Int,", "userGroups(id: Int,", "userGrouping("] {
            #expect(groups.contains("func \(name)"))
        }
    }

    /// As in the description of Docker's engine. A small letter may begin a verb.
    @Test func theTagThatAnIdentifierInCapitalsBeginsWithIsTheGroup() throws {
        let pets = "{type: array, items: {type: string}}"
        let list = "responses: {'200': {description: D, content: {application/json: {schema: \(pets)}}}}"
        let responses = "responses: {'204': {description: D}}"
        let files = try generate(
            shop(
                """
                {'/a': {get: {operationId: ShopItemList, tags: [Shop item], \(list)},
                        put: {operationId: ShopItemCreate, tags: [Shop item], \(responses)},
                        post: {operationId: ShopItem, tags: [Shop item], \(responses)},
                        delete: {operationId: ShopItemsDelete, tags: [Shop item], \(responses)}},
                 '/b': {get: {operationId: orderItems, tags: [order], \(responses)}}}
                """
            )
        )
        let items = try files.file("ShopItemOperations.swift")
        for name in ["list(", "create(", "shopItem(", "delete("] { #expect(items.contains("func \(name)")) }
        #expect(items.contains("func create(withOptions options: ShopItemCreateOptions?"))
        #expect(try files.file("OrderOperations.swift").contains("func orderItems("))
    }

    /// As in the descriptions of Google's services.
    @Test func theServiceBeforeTheTagIsNotPartOfNames() throws {
        let responses = "responses: {'204': {description: D}}"
        let kinds = "parameters: [{name: kind, in: query, schema: {type: string, enum: [a, b]}}]"
        let files = try generate(
            shop(
                """
                {'/a': {get: {operationId: shop.pets.list, tags: [pets], \(kinds), \(responses)},
                        post: {operationId: shop.pets.owners.add, tags: [pets], \(responses)}},
                 '/b': {get: {operationId: shop.stores.get, tags: [stores], \(responses)},
                        post: {operationId: shop.pets.move, tags: [stores], \(responses)}}}
                """
            )
        )
        let pets = try files.file("PetsOperations.swift")
        #expect(pets.contains("func list(withOptions options: PetsListOptions?"))
        #expect(pets.contains("func addOwner(withOptions options: AddOwnerOptions?"))
        let stores = try files.file("StoresOperations.swift")
        #expect(stores.contains("func get(withOptions options: StoresGetOptions?"))
        #expect(stores.contains("func moveShopPets("))
        #expect(try files.file("PetsModels.swift").contains("struct PetsListKind:"))

        let one = try generate(shop("{/a: {get: {operationId: shop.pets.list, tags: [pets], \(responses)}}}"))
        #expect(try one.file("ShopClient.swift").contains("func listPets(withOptions options: PetsListOptions?"))
    }

    @Test func noneIsNoValueOfAnOptional() throws {
        let files = try generate(
            schemas(
                """
                Mode: {type: string, enum: [none, some, None, other]}
                None: {type: object, required: [a], properties: {a: {type: string}}}
                Choice: {oneOf: [{$ref: '#/components/schemas/None'}, {type: string}]}
                """
            )
        )
        let values = try files.file("Mode.swift").lines(containing: "static let")
        #expect(values.map { $0.split(separator: " ")[3] } == ["noneValue", "someValue", "noneValue2", "other"])
        #expect(try files.file("Choice.swift").lines(containing: "case ").first == "case noneValue(None)")
    }

    @Test func theSameDataInEachMediaTypeIsNoLoss() throws {
        let list = "schema: {type: array, items: {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}]}}"
        let files = try generate(
            shop(
                """
                {'/a': {get: {operationId: find, responses: {'200': {description: D, content: {
                 text/plain: {\(list)}, application/json: {\(list)}, text/json: {\(list)}, 'application/json;v=2': {\(list)}}}}}}}
                """,
                "components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}"
            )
        )
        #expect(
            try files.file("ShopClient.swift").sent == [
                #"description.accept("application/json, text/json, application/json;v=2")"#
            ]
        )
    }
}
