import Foundation
import Testing

/// Methods of operations that the description does not name: what is done, and the fixed parts of the path.
@Suite struct RouteNameTests {
    /// The method of an operation, in whose path every parameter is declared.
    private func method(_ operation: String, returns schema: String? = nil, tag: String? = nil) throws -> String {
        let files = try generate(
            shop(
                path(operation, returns: schema, tags: tag.map { [$0] } ?? [])
                    + (tag == nil ? "" : "\n" + path("GET /zoo", tags: ["Zoo"]))
            )
        )
        let file = try files.file(tag.map { "\($0)Operations.swift" } ?? "ShopClient.swift")
        return try #require(file.signatures.first)
    }

    private func path(_ operation: String, returns schema: String? = nil, tags: [String] = []) -> String {
        let parts = operation.split(separator: " ")
        let parameters = parts[1].matches(of: /\{(\w+)\}/).map {
            "{name: \($0.1), in: path, required: true, schema: {type: string}}"
        }
        let content = schema.map { ", content: {application/json: {schema: \($0)}}" } ?? ""
        return """
            "\(parts[1])":
              \(parts[0].lowercased()):
                tags: \(tags)
                parameters: [\(parameters.joined(separator: ", "))]
                responses: {'200': {description: D\(content)}}
            """
    }

    @Test(arguments: [
        ("GET /users", "getUsers()"), ("GET /users/{id}", "getUser(id:)"),
        ("DELETE /users/{userName}", "deleteUser(userName:)"),
        ("GET /users/{id}/posts/{slug}/raw", "getUserPostRaw(id:slug:)"),
        ("GET /search/{text}/all", "getSearchAll(text:)"),
        ("GET /products/{category}", "getProducts(category:)"), ("GET /products/{groupId}", "getProducts(groupId:)"),
        ("DELETE /teams/{team}/members/{user}", "deleteTeamMember(team:user:)"),
        ("PUT /products/{category}", "putProduct(category:)"),
        ("DELETE /teams/{team}/members", "deleteTeamMembers(team:)"),
        ("GET /orgunits/{orgid}", "getOrgunit(orgid:)"), ("GET /products/{product}", "get(product:)"),
        ("POST /users/{id}:block", "postUsersBlock(id:)"),
        ("GET /class_passes/{classPassId}", "getClassPass(classPassId:)"),
        ("GET /user-groups/{userId}", "getUserGroups(userId:)"), ("DELETE /vps/{id}", "deleteVps(id:)"),
        ("POST /ipfs/add", "addIpfs()"),
        // Several parameters at the end tell one thing from others together.
        ("DELETE /files/{origin}/{path}", "deleteFile(origin:path:)"), ("GET /files/{a}/{b}", "getFiles(a:b:)"),
        ("GET /repos/{owner}/{repo}", "getRepo(owner:repo:)"), ("GET /repos/{owner}", "getRepos(owner:)"),
        ("PATCH /pets/-/read", "patchPetsRead()"),
    ])
    func haveTheParametersInTheirLabelsOnly(operation: String, method: String) throws {
        #expect(try self.method(operation) == method)
    }

    /// As in the descriptions of Telegram's bots.
    @Test(arguments: [
        ("POST /sendPhoto", nil, "sendPhoto()"), ("GET /api/get-updates", nil, "getUpdates()"),
        ("POST /v2/createUser", nil, "createUser()"), ("POST /users/createMany", "User", "createMany()"),
        ("POST /users/createMany", nil, "postUsersCreateMany()"), ("GET /search-results", nil, "getSearchResults()"),
        ("GET /v1/receive/{number}", nil, "receive(number:)"), ("POST /receive/{number}", nil, "receive(number:)"),
        ("POST /send", nil, "send()"), ("DELETE /delete/{id}", nil, "delete(id:)"),
        ("GET /list", nil, "list()"), ("GET /list/{id}", nil, "getList(id:)"),
        ("PUT /v1/update/{id}", nil, "update(id:)"),
        ("GET /delete/{id}", nil, "getDelete(id:)"), ("POST /users/{id}/sendMail", nil, "sendUserMail(id:)"),
        ("POST /groups/{id}/add-member", "Groups", "addMember(id:)"),
        ("POST /groups/{id}/test-results", nil, "postGroupTestResults(id:)"),
        ("GET /users/{id}/send-mail", nil, "getUserSendMail(id:)"),
        ("GET /code/findByElement/{element}", "Samples", "findCodeByElement(element:)"),
        ("GET /user/getUserByName/{name}", nil, "getUserByName(name:)"),
        ("GET /get/feeds/of/{id}", nil, "getFeedsOf(id:)"),
        ("GET /getUsers/{id}", nil, "getUser(id:)"), ("POST /create/user", nil, "createUser()"),
        ("DELETE /deleteCar/{id}/wheels", nil, "deleteCarWheels(id:)"),
        ("POST /add_tram/{line}", nil, "addTram(line:)"),
        ("GET /list/{id}/users", nil, "getListUsers(id:)"), ("GET /list-items/{id}", nil, "getListItem(id:)"),
        ("GET /update/notes", nil, "getUpdateNotes()"), ("GET /updates/update-notes", nil, "getUpdatesUpdateNotes()"),
    ])
    func thatSayWhatIsDoneAreTheWholeName(operation: String, tag: String?, method: String) throws {
        #expect(try self.method(operation, tag: tag) == method)
    }

    private static let operationsThatEndWithWhatIsDone: [(String, String?, String)] = [
        ("DELETE /users/delete/{id}", nil, "deleteUser(id:)"), ("GET /user/get", nil, "getUser()"),
        ("POST /users/add", nil, "addUser()"), ("POST /users/{id}/roles/add", nil, "addUserRole(id:)"),
        ("PATCH /orders/{id}/cancel", nil, "cancelOrder(id:)"), ("PATCH /orders/{id}/cancel", "Orders", "cancel(id:)"),
        ("POST /servers/{id}/start", nil, "startServer(id:)"), ("GET /files/{id}/download", nil, "downloadFile(id:)"),
        ("POST /servers/start", nil, "postServersStart()"), ("GET /servers/{id}/start", nil, "getServerStart(id:)"),
        ("DELETE /users/{id}/approve", nil, "deleteUserApprove(id:)"), ("GET /system/update", nil, "getSystemUpdate()"),
        ("POST /users/{id}/list", nil, "postUserList(id:)"), ("POST /groups/{id}/leave", "Groups", "leave(id:)"),
        ("POST /users/{id}/block", nil, "blockUser(id:)"), ("POST /users/block", nil, "postUsersBlock()"),
        ("POST /alerts/{id}/acknowledge", "Alerts", "acknowledge(id:)"),
        ("POST /hooks/{id}/test", nil, "testHook(id:)"),
        ("PUT /searches/{id}/query", nil, "putSearchQuery(id:)"), ("POST /hooks/test", nil, "postHooksTest()"),
        ("POST /hooks/test", "Hooks", "test()"), ("POST /scenes/assemble", "Scenes", "assemble()"),
        ("PUT /hooks/start", "Hooks", "start()"), ("PUT /a/hooks/start", "Hooks", "putAHooksStart()"),
        ("POST /orders/confirm", nil, "confirmOrders()"), ("GET /pets/search", nil, "searchPets()"),
        ("GET /pets/{id}/describe", nil, "describePet(id:)"), ("GET /pets/{id}/read", nil, "getPetRead(id:)"),
        ("GET /pets/search", "Pets", "search()"), ("GET /a/pets/search", "Parks", "searchAPets()"),
        ("POST /auth/login", "Auth", "login()"), ("POST /v1/auth/sign-up", "Auth", "signUp()"),
        ("POST /auth/login", nil, "postAuthLogin()"), ("GET /auth/login", "Auth", "getLogin()"),
        ("POST /users/login", "Auth", "postUsersLogin()"),
        // Behind one thing, and behind a parameter with an object.
        ("POST /server/restart", nil, "restartServer()"), ("POST /server/shutdown", nil, "shutdownServer()"),
        ("POST /servers/restart", nil, "postServersRestart()"), ("PUT /server/restart", nil, "putServerRestart()"),
        ("POST /user/register", nil, "postUserRegister()"), ("POST /a/server/restart", nil, "postAServerRestart()"),
        ("PUT /users/{id}/set_admin", "Users", "setAdmin(id:)"),
        ("PUT /users/{id}/set_admin", nil, "setUserAdmin(id:)"),
        ("POST /users/{id}/set-password", nil, "setUserPassword(id:)"),
        ("POST /users/{id}/change-request", nil, "postUserChangeRequest(id:)"),
        ("POST /users/{id}/reset-tokens", nil, "postUserResetTokens(id:)"),
        ("POST /servers/{id}/restart-all", "Servers", "restartAll(id:)"),
        ("POST /servers/{id}/move-to", nil, "moveServerTo(id:)"),
        ("GET /users/{id}/set-password", nil, "getUserSetPassword(id:)"),
        ("POST /files/{id}/upload-url", nil, "postFileUploadUrl(id:)"),
    ]

    /// What is done comes first in a name.
    @Test(arguments: operationsThatEndWithWhatIsDone)
    func thatEndWithWhatIsDoneBeginWithIt(operation: String, tag: String?, method: String) throws {
        #expect(try self.method(operation, tag: tag) == method)
    }

    /// Where a verb is all that the path says, there is nothing to post to.
    @Test(arguments: [
        ("POST /unlock/{name}", nil, "unlock(name:)"), ("POST /api/v1/login", "Users", "login()"),
        ("POST /{tenant}/logout", nil, "logout(tenant:)"), ("POST /sign-up", nil, "signUp()"),
        ("POST /search", nil, "search()"), ("POST /store", nil, "postStore()"), ("POST /test", nil, "postTest()"),
        ("GET /login", nil, "getLogin()"), ("PUT /unlock/{name}", nil, "putUnlock(name:)"),
    ])
    func thatAreNothingButWhatIsDoneAreTheWholeName(operation: String, tag: String?, method: String) throws {
        #expect(try self.method(operation, tag: tag) == method)
    }

    @Test(arguments: [
        ("GET /api/v1/users", "getUsers()"), ("GET /v1.2/users", "getUsers()"),
        ("GET /api/rest/2.0/users", "getUsers()"), ("GET /api-public/v1/users", "getUsers()"),
        ("GET /openapi/users", "getUsers()"), ("GET /public/users", "getPublicUsers()"),
        ("GET /v{version}/users", "getUsers(version:)"), ("GET /api/v1", "getApiV1()"),
        ("GET /users/api/v1", "getUsersApiV1()"), ("GET /search/v1/fields", "getSearchFields()"),
        ("GET /search/2/fields", "getSearch2Fields()"),
    ])
    func leaveOutWhatPathsOfAllServicesBeginWith(operation: String, method: String) throws {
        #expect(try self.method(operation) == method)
    }

    @Test(arguments: [
        ("GET /users.json", "getUsers()"), ("GET /users.{format}", "getUsers(format:)"),
        ("GET /a/users{format}", "getAUsers(format:)"),
        ("GET /{id}/info.json", "getInfo(id:)"), ("GET /users?id={id}&sort=name", "getUsersSortName(id:)"),
        ("GET /Users('{id}')", "getUsers(id:)"), ("GET /{id}", "get(id:)"),
        ("GET /users/{id}.json", "getUser(id:)"),
        ("GET /users/{id}.{size}", "getUsers(id:size:)"), ("GET /v{version}/{format}", "get(version:format:)"),
        ("GET /food/barcode.php", "getFoodBarcode()"), ("POST /food/list.aspx", "postFoodList()"),
        ("GET /food/v1.5", "getFoodV15()"), ("GET /users/{id}/.json", "getUser(id:)"),
    ])
    func leaveOutFormatsAndMarks(operation: String, method: String) throws {
        #expect(try self.method(operation) == method)
    }

    /// ASP.NET Core writes paths in small letters if it is told to, and the tag as the class is called.
    @Test(arguments: [
        ("GET /api/v3/petclub", "PetClub", "get()"), ("GET /petclub/{petClubId}", "PetClub", "get(petClubId:)"),
        ("POST /petclubs/{id}/testall", "PetClub", "postTestall(id:)"), ("GET /petclubs/{id}", "PetClub", "get(id:)"),
        ("GET /petclub", "PetClubs", "get()"), ("GET /petclubber", "PetClub", "getPetclubber()"),
        ("POST /addpets", "AddPets", "post()"),
    ])
    func areDividedAsTheTagIs(operation: String, tag: String, method: String) throws {
        #expect(try self.method(operation, tag: tag) == method)
    }

    @Test func ofCollectionsStayInThePlural() throws {
        let users = "{type: array, items: {type: string}}"
        #expect(try method("GET /groups/{id}/users", returns: users) == "listGroupUsers(id:)")
        #expect(try method("GET /users/{id}", returns: users) == "listUsers(id:)")
        #expect(try method("GET /users/{group}/{user}", returns: users) == "listUsers(group:user:)")
    }

    @Test func doNotSayTheirGroupAgain() throws {
        #expect(try method("GET /api/users", tag: "Users") == "get()")
        #expect(try method("GET /users/{id}/posts", tag: "Users") == "getPosts(id:)")
        #expect(try method("GET /users/new", tag: "Users") == "getNew()")
        #expect(try method("GET /posts", tag: "Users") == "getPosts()")
    }

    /// The newer one says what it is told apart by, wherever it stands.
    @Test func thatAreTheSameHaveMoreOfThePath() throws {
        let client = try generate(
            shop([path("GET /api/v2/users"), path("GET /v2/users"), path("GET /v1/users")].joined(separator: "\n"))
        )
        .file("ShopClient.swift")
        #expect(client.signatures == ["getApiV2Users()", "getV2Users()", "getUsers()"])
    }

    @Test(arguments: [
        ("/v2/users", "/v10/users"), ("/v9.2/users", "/v9.10/users"), ("/2/users", "/12345678901/users"),
        ("/v1/users", "/v1.1/users"), ("/v1/users", "/1.1/users"), ("/v2/users", "/3/users"),
        ("/v1/users", "/V2/users"),
        ("/api/v1/users", "/v2/users"), ("/v1beta/users", "/v1/users"), ("/users", "/v1/users"),
    ])
    func ofTheOlderVersionAreTheShorterOnes(older: String, newer: String) throws {
        for paths in [[older, newer], [newer, older]] {
            let client = try generate(shop(paths.map { path("GET " + $0) }.joined(separator: "\n")))
                .file("ShopClient.swift")
            #expect(client.signatures[paths[0] == older ? 0 : 1] == "getUsers()")
        }
    }

    @Test func areThoseOfTheirTypes() throws {
        let files = try generate(
            shop(path("GET /api/users/{id}", returns: "{type: object, properties: {a: {type: string}}}"))
        )
        #expect(files.typeNames == ["GetUserResponse"])
        #expect(try files.file("ShopClient.swift").contains("GetUserOptions"))
    }

    /// A parameter that is only a label of the method tells types apart.
    @Test func areTheSameWhereverAnotherPathIsAdded() throws {
        let options = { (paths: [String]) in
            let client = try generate(shop(paths.map { path($0) }.joined(separator: "\n"))).file("ShopClient.swift")
            return client.matches(of: /withOptions options: (Get\w+)\?/).map { String($0.1) }
        }
        let category = "GetProductsByCategoryOptions"
        #expect(try Set(options(["GET /products/{category}"])) == [category])
        #expect(try Set(options(["GET /products", "GET /products/{category}"])) == ["GetProductsOptions", category])
        #expect(try Set(options(["GET /team", "GET /team/{team}"])) == ["GetTeamOptions", "GetTeamByTeamOptions"])
        let users = ["GET /v1/users/{id}", "GET /v1/users/{slug}"].map { path($0) }.joined(separator: "\n")
        let client = try Generation(shop(users)).files.file("ShopClient.swift")
        #expect(["GetUserOptions?", "GetUserBySlugOptions?"].allSatisfy(client.contains), "\(client)")
    }

    /// Types in the parameters of a path have names of their own, of which the longer one is for the second.
    @Test(arguments: [
        ("/api/v1/plans/{id}/import", "import_format", ["PlanImportFormat"]),
        ("/plans/{id}/by/{kind}.json", "kind", ["PlanByKind"]), ("/plans/{page}", "format", ["PlansByPageFormat"]),
        ("/v2/plans", "plans", ["PlansPlans"]), ("/v1", "format", ["V1Format"]),
    ])
    func ofPathsAreThoseOfTypesInTheirParameters(path: String, parameter: String, types: [String]) throws {
        let labels = path.matches(of: /\{(\w+)\}/).map { String($0.1) }.filter { $0 != parameter }
        let others = labels.map { ", {name: \($0), in: path, required: true, schema: {type: string}}" }.joined()
        let place = path.contains("{\(parameter)}") ? "path, required: true" : "query"
        let parameters =
            "parameters: [{name: \(parameter), in: \(place), schema: {type: string, enum: [a, b]}}\(others)]"
        let one = "\(path):\n  \(parameters)\n  get: {responses: {'204': {description: D}}}"
        #expect(try generate(shop(one)).typeNames == types)
    }

    @Test func ofPathsOfSeveralVersionsAreDifferentForTypes() throws {
        let paths = ["v1": "a", "v2": "b"].sorted { $0.key < $1.key }.map { version, value in
            """
            /\(version)/plans:
              parameters: [{name: format, in: query, schema: {type: string, enum: [\(value), c]}}]
              get: {responses: {'204': {description: D}}}
            """
        }
        #expect(try generate(shop(paths.joined(separator: "\n"))).typeNames == ["PlansFormat", "V2PlansFormat"])
    }

    @Test func parametersAreNotInNamesOfTheirTypesTwice() throws {
        let parameters = "parameters: [{name: format, in: path, required: true, schema: {type: string, enum: [a, b]}}]"
        let operation = "/plans.{format}:\n  get: {\(parameters), responses: {'204': {description: D}}}"
        #expect(try generate(shop(operation)).typeNames == ["GetPlansFormat"])
    }

    @Test func areThoseOfIdentifiersThatAreOnlyTheRoute() throws {
        let identifier = "operationId: GET-v1-users---format-"
        let operation = path("GET /users/{id}").replacing("tags:", with: "\(identifier)\n    tags:")
        #expect(try generate(shop(operation)).file("ShopClient.swift").signatures == ["getUser(id:)"])
    }

    @Test func areAlsoRecognizedBeyondASCII() throws {
        let operation = path("GET /ÖRTER/{id}")
        let named = operation.replacing("tags:", with: "operationId: GET_örter_id\n    tags:")
        let signatures = try generate(shop(operation)).file("ShopClient.swift").signatures
        #expect(signatures.count == 1)
        #expect(try generate(shop(named)).file("ShopClient.swift").signatures == signatures)
    }
}
