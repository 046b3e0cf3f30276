import Testing

/// How operations are divided into groups, and what remains when that changes.
@Suite struct GroupTests {
    /// The files of a service with an operation for each identifier and its tag.
    private func files(_ operations: [(identifier: String, tag: String)], configuration: String = "") throws
        -> [String: String]
    {
        let paths = operations.enumerated().map { index, operation in
            "/\(index): {get: {operationId: \(operation.identifier), tags: [\(operation.tag)], "
                + "responses: {'204': {description: D}}}}"
        }
        return try generate(shop(paths.joined(separator: "\n")), configuration: configuration)
    }

    private func groups(_ files: [String: String]) -> [String] {
        files.keys.filter { $0.hasSuffix("Operations.swift") }.sorted()
    }

    private static let pets = [("listPets", "pets"), ("countPets", "pets")]
    private static let both = pets + [("listStores", "stores")]

    @Test func theSecondTagKeepsTheMethodsOfBeforeAsDeprecatedOnes() throws {
        let before = try files(Self.pets).file("ShopClient.swift")
        let after = try files(Self.both).file("ShopClient.swift")
        let methods = before.lines(containing: "func list", "func count")
        #expect(methods.count == 6)
        #expect(!before.contains("deprecated"))
        #expect(Set(methods).isSubset(of: after.lines(containing: "func list", "func count")))
        let notes = after.lines(containing: "@available")
        #expect(notes.count == 9)
        #expect(
            Set(notes.map { $0.split(separator: "\"")[1] }) == [
                "Use pets.list instead.", "Use pets.count instead.", "Use stores.list instead.",
            ]
        )
    }

    /// The method for the next page is in the group, which the deprecated method of the client is not.
    @Test func theDeprecatedMethodFindsTheOperationForTheNextPage() throws {
        let responses =
            "responses: {'200': {description: D, content: {application/json: {schema: "
            + "{properties: {value: {type: array, items: {type: string}}, link: {type: string}}}}}}}"
        let files = try generate(
            shop(
                """
                /a:
                  get: {operationId: listPets, tags: [pets], x-ms-pageable: {nextLinkName: link, operationName: listMore2}, \(responses)}
                /{link}:
                  get:
                    operationId: listMore2
                    tags: [pets]
                    parameters: [{name: link, in: path, required: true, schema: {type: string}, x-ms-skip-url-encoding: true}]
                    x-ms-pageable: {nextLinkName: link}
                    \(responses)
                /b: {get: {operationId: listStores, tags: [stores], responses: {'204': {description: D}}}}
                """
            )
        )
        let next = { (path: String) in "next: { \(path).listMore2(link: $0, withOptions: nil).requestDescription }" }
        #expect(try files.file("PetsOperations.swift").lines(containing: "next: {") == [next("self")])
        #expect(try files.file("ShopClient.swift").lines(containing: "next: {") == [next("client.pets.requests")])
    }

    /// A tag is a group whatever identifiers have it, so that an operation without a group in its identifier moves nothing.
    @Test func tagsOfOperationsWithGroupsInTheirIdentifiersCount() throws {
        let divided = [("Boards_Get", "Boards"), ("Stores_Get", "Stores"), ("PutUsage", "Usage")]
        let before = try files(divided)
        let after = try files(divided + [("FindBoard", "Boards"), ("FindStore", "Stores")])
        #expect(groups(before) == ["Boards", "Stores", "Usage"].map { "Source/\($0)Operations.swift" })
        #expect(try before.file("UsageOperations.swift") == after.file("UsageOperations.swift"))
    }

    /// What is left of a name without its group still says what is done.
    @Test(arguments: [
        ("searchApisAndDomains", "apis", "searchApisAndDomains"), ("searchApiVersions", "apis", "searchVersions"),
        ("ContainerExec", "Exec", "containerExec"), ("acknowledgeAlert", "alerts", "acknowledge"),
        ("PostDownloads", "downloads", "post"), ("createOrUpdateCloudRegion", "Cloud", "createOrUpdateRegion"),
        ("createOrReplacePets", "Pets", "createOrReplace"), ("addAndSetPets", "Pets", "addAndSet"),
        ("Obtain new access/refresh token pair", "token", "obtainNewAccessRefreshTokenPair"),
        ("artistEvents", "artist events", "get"), ("search", "search", "search"),
        ("EndpointInspect", "endpoints", "inspect"), ("microprofile_health_live", "MicroProfile Health", "live"),
        // What stands before a period is where something is done, and not what.
        ("me.agendas.list", "Me", "listAgendas"), ("tenants.list", "Tenancy", "listTenants"),
        ("me.calendars.agendas.delete", "Me", "deleteCalendarAgendas"), ("auth.login", "Account", "authLogin"),
        ("users.index", "Account", "usersIndex"), ("pdfoperations.createpdf", "Create PDF", "createPdf"),
        ("pdfoperations.createpdf.jobstatus", "Create PDF", "jobstatus"), ("list.pets", "Pets", "list"),
    ])
    func methodsSayWhatIsDoneInTheirGroup(identifier: String, tag: String, method: String) throws {
        let files = try files([(identifier, tag), ("other", "others")])
        let group = try #require(groups(files).first { !$0.hasSuffix("OthersOperations.swift") })
        let signatures = try files.file(group).signatures
        #expect(signatures.first == method + "()")
    }

    @Test func theMethodInFrontOfAnIdentifierIsNoGroup() throws {
        let tagged = try files([("GET_pet-list", "pets"), ("GET_store", "stores")])
        #expect(groups(tagged) == ["Source/PetsOperations.swift", "Source/StoresOperations.swift"])
        let plain = try generate(operations("GET_pet-list", "GET_store"))
        #expect(groups(plain) == [])
        #expect(try plain.file("ShopClient.swift").contains("func getPetList("))
    }

    @Test func aVerbIsNoGroup() throws {
        let tagged = try files([("List_Pets", "pets"), ("Get_Store", "stores"), ("Update_All", "stores")])
        #expect(groups(tagged) == ["Source/PetsOperations.swift", "Source/StoresOperations.swift"])
        #expect(try tagged.file("PetsOperations.swift").contains("func list("))
        let stores = try tagged.file("StoresOperations.swift")
        #expect(["func get(", "func updateAll("].allSatisfy(stores.contains), "\(stores)")
        let untagged = try generate(operations("list/pets"))
        #expect(try untagged.file("ShopClient.swift").contains("func listPets("))
        let things = try generate(operations("List_Create", "Update_Get", "Search_List", "Get_List"))
        #expect(groups(things) == ["List", "Search", "Update"].map { "Source/\($0)Operations.swift" })
    }

    @Test func goaWritesTheGroupInFrontOfANumberSign() throws {
        let files = try generate(operations("pets#list", "pets#show", "store#GetAll"))
        #expect(groups(files) == ["Source/PetsOperations.swift", "Source/StoreOperations.swift"])
        let methods = ["func list(", "func show("]
        let pets = try files.file("PetsOperations.swift")
        #expect(methods.allSatisfy(pets.contains), "\(pets)")
    }

    /// Microsoft's converter of OData writes the things in small letters, and what is done with them with a capital.
    @Test func thingsBeforeAVerbAreAGroup() throws {
        let files = try files([
            ("users_ListPets", "users.pet"), ("users.pets_GetToys", "users.toy"), ("users_sendPet", "users.Actions"),
            ("user.pet_reset", "users.Functions"), ("v1_ListPets", "stores"), ("getPet_List", "stores"),
            ("get_Pet", "stores"), ("pet_Size", "stores"), ("pets_feed", "stores"), ("pets_feed_List", "stores"),
            ("walk", "dogs"), ("run", "horses"),
        ])
        #expect(
            groups(files)
                == ["Dogs", "Horses", "Stores", "UserPet", "Users", "UsersPets"].map { "Source/\($0)Operations.swift" }
        )
        let users = try files.file("UsersOperations.swift")
        #expect(["func listPets(", "func sendPet("].allSatisfy(users.contains), "\(users)")
        #expect(try files.file("UsersPetsOperations.swift").contains("func getToys("))
        let stores = try files.file("StoresOperations.swift")
        let methods = ["v1ListPets", "getPetList", "getPet", "petSize", "petsFeed", "petsFeedList"]
        #expect(methods.allSatisfy { stores.contains("func \($0)(") }, "\(stores)")
    }

    /// What frameworks add is left out of the names of groups, but the group that has its name without that keeps its methods.
    @Test(
        arguments: [
            ("/rooms/{id}", "Room_Get", "/room-service/{id}", "RoomService_Get", "roomServiceGet(id:)"),
            ("/users/{id}", "User_Get", "/user-api/{id}", "UserApi_Get", "userApiGet(id:)"),
        ],
        [true, false]
    )
    func aGroupThatIsCalledSoComesFirst(
        operations: (path: String, identifier: String, otherPath: String, other: String, method: String),
        isFirst: Bool
    ) throws {
        let id = "{name: id, in: path, required: true, schema: {type: string}}"
        let paths = [(operations.path, operations.identifier), (operations.otherPath, operations.other)].map {
            "'\($0)': {get: {operationId: \($1), parameters: [\(id)], responses: {'204': {description: D}}}}"
        }
        let files = try generate(shop((isFirst ? paths.reversed() : paths).joined(separator: "\n")))
        let group = try #require(groups(files).first)
        #expect(groups(files).count == 1)
        let signatures = try files.file(group).signatures
        #expect(signatures == (isFirst ? [operations.method, "get(id:)"] : ["get(id:)", operations.method]))
    }

    /// The last part of a tag may only repeat the words before it.
    @Test(arguments: [
        ("Public - Pets - Public Pets", "PublicPets"), ("Public - Pets - Pets", "PublicPets"),
        ("Pets - Public Pets", "PetsPublicPets"), ("Pets - Lists", "PetsLists"), ("Pets - Pets", "Pets"),
    ])
    func repeatedWordsCountOnce(tag: String, group: String) throws {
        let files = try files([("find", tag), ("other", "others"), ("third", "more")])
        #expect(groups(files) == ["More", "Others", group].sorted().map { "Source/\($0)Operations.swift" })
    }

    /// It also writes a period before what is done, leaves out things that the tag has, and tags actions as such.
    @Test(arguments: [
        ("user.ListUser", "users.user", "Users", "list"), ("users.user.GetUser", "users.user", "Users", "get"),
        ("users.ListPets", "users.pet", "UsersPet", "list"), ("users.pets.GetToys", "users.pet", "UsersPet", "getToys"),
        ("me.pets.toys.ListParts", "me.pet", "MePet", "listToyParts"),
        ("me.pets.toys.ListToys", "me.pet", "MePet", "listToys"),
        ("me.pet.toys.ListParts", "me.pet", "MePet", "listToyParts"),
        ("users.user.sendMail", "users.Actions", "Users", "sendMail"), ("me.delta", "me.user.Functions", "Me", "delta"),
        ("users.user.pet.count", "users.Functions", "UsersPet", "count"),
        ("users.pets.count", "users.Functions", "UsersPets", "count"),
        ("v1.ListUser", "users.user", "Users", "v1ListUser"), ("user.listUser", "users.user", "Users", "list"),
    ])
    func thingsAndActionsOfOData(identifier: String, tag: String, group: String, method: String) throws {
        let files = try files([(identifier, tag), ("other", "others"), ("third", "more")])
        #expect(groups(files) == ["More", "Others", group].sorted().map { "Source/\($0)Operations.swift" })
        let operations = try files.file("\(group)Operations.swift")
        #expect(operations.contains("public func \(method)("), "\(operations)")
    }

    /// Microsoft's converter of OData tells numbers of items and functions of one name apart by hashes.
    @Test func hashesBehindFunctionsOfODataAreNoNames() throws {
        let done = "responses: {'204': {description: Done}}"
        let files = try generate(
            shop(
                """
                /me/pets/$count: {get: {operationId: me.pets.GetCount-dd8d, tags: [me.pet], \(done)}}
                /me/delta(): {get: {operationId: me.delta-fa14, tags: [me.Functions], \(done)}}
                /me/delta(token='{token}'):
                  get:
                    operationId: me.delta-9846
                    tags: [me.Functions]
                    parameters: [{name: token, in: path, required: true, schema: {type: string}}]
                    \(done)
                /me/face-beef: {get: {operationId: me.face-beef, tags: [me.Functions], \(done)}}
                """
            )
        )
        #expect(try files.file("MePetOperations.swift").contains("public func getCount("))
        let functions = try files.file("MeOperations.swift").lines(containing: "public func delta(")
        #expect(functions.count == 6, "\(functions)")
        #expect(try files.file("MeOptions.swift").contains("MeDelta9846Options"))
        #expect(try files.file("MeFunctionsOperations.swift").contains("public func meFaceBeef("))
    }

    /// Microsoft's connectors write the version behind the name.
    @Test func versionsBehindTheNameAreNoNames() throws {
        let files = try generate(
            operations(
                "Pets_List",
                "Pets_List_V1",
                "Pets_Get_v2",
                "GetToy_V2",
                "SendMail",
                "SendMail_V2",
                "Pets_Get_Vet"
            )
        )
        #expect(groups(files) == ["Source/PetsOperations.swift"])
        let pets = try files.file("PetsOperations.swift")
        #expect(["func list(", "func listV1(", "func getV2("].allSatisfy(pets.contains), "\(pets)")
        let client = try files.file("ShopClient.swift")
        let methods = ["getToyV2", "sendMail", "sendMailV2", "petsGetVet"]
        #expect(methods.allSatisfy { client.contains("func \($0)(") }, "\(client)")
    }

    /// NestJS names operations after classes and methods, and Spring tags them with the names of classes.
    @Test func controllersAreNotCalledSo() throws {
        let nest = try files([
            ("PetsController_find", "pets"), ("PetsController_find_v2", "pets"), ("AppController_health", "app"),
            ("Controller_start", "machines"),
        ])
        #expect(
            groups(nest) == ["App", "Controller", "Pets"].map { "Source/\($0)Operations.swift" }
        )
        let pets = try nest.file("PetsOperations.swift")
        #expect(["func find(", "func findV2(", "options: PetsFindV2Options?"].allSatisfy(pets.contains), "\(pets)")
        let spring = try files([
            ("find", "pet-controller"), ("search", "store-controller"), ("turn", "Lift Controller"),
        ])
        #expect(groups(spring) == ["LiftController", "Pet", "Store"].map { "Source/\($0)Operations.swift" })
    }

    /// Those of JAX-RS are called resources, as JHipster and Quarkus tag them.
    @Test(arguments: [
        ("pet-resource", "Pet"), ("Pet Resource", "Pet"), ("Resource", "Resource"), ("PetResource", "PetResource"),
        ("Pet resource", "PetResource"), ("'Pets: all'", "PetsAll"),
    ])
    func resourcesAreNotCalledSo(tag: String, group: String) throws {
        let files = try files([("find", tag), ("turn", "lifts")])
        #expect(groups(files) == ["Lifts", group].sorted().map { "Source/\($0)Operations.swift" })
    }

    @Test func typesOfGroupsDoNotSayTwiceThatTheyAreOperations() throws {
        let files = try files([("find", "Pet Operations"), ("search", "Pet"), ("turn", "Lift operations")])
        #expect(groups(files) == ["Lift", "Pet"].map { "Source/\($0)Operations.swift" })
    }

    @Test(arguments: [
        ("Pets API", "listPets", "Pets", "list"), ("pet-api", "pet_list", "Pet", "list"),
        ("PetApi", "getPet", "Pet", "get"),
        ("Open API", "get", "OpenAPI", "get"), ("Rapi", "get", "Rapi", "get"),
        ("/v1", "get", "V1", "get"),
        (#"Pets\Toys"#, "get_toys", "PetsToys", "get"), ("Pets > Toys", "get_toys_all", "PetsToys", "getAll"),
        ("Pets » Toys", "getToysAll", "PetsToys", "getAll"),
        ("Rate Plans", "getRateplans", "RatePlans", "get"), ("rateplans", "listRatePlans", "Rateplans", "list"),
        ("Rate Plans", "getRateplansCount", "RatePlans", "getCount"), ("Rate Plans", "getRate", "RatePlans", "getRate"),
        ("Rate Plans", "getRatePlanning", "RatePlans", "getRatePlanning"),
        (#"Pets\Toys"#, "get_pets_toys", "PetsToys", "get"), (#"Pets\Toys"#, "get_pets", "PetsToys", "getPets"),
    ])
    func groupsDoNotSayWhatAllAre(tag: String, identifier: String, group: String, method: String) throws {
        let files = try files([(identifier, "'\(tag)'"), ("other", "others")])
        let file = try files.file("\(group)Operations.swift")
        #expect(file.contains("func \(method)(withOptions"), "\(file)")
    }

    /// HubSpot calls all its searches so.
    @Test func doAloneIsNoName() throws {
        let files = try files([("doSearch", "Search"), ("doImport", "Imports"), ("do", "Lifts")])
        #expect(
            try files.file("SearchOperations.swift").contains("func doSearch(withOptions options: DoSearchOptions?")
        )
        #expect(try files.file("ImportsOperations.swift").contains("func doImport(withOptions"))
        #expect(try files.file("LiftsOperations.swift").contains("func `do`(withOptions"))
    }

    @Test func articlesAreNotInNames() throws {
        let files = try files([
            ("get-an-audiobook", "Audiobooks"), ("get-the-album", "Albums"), ("create-a-playlist", "Users"),
            ("createARecord", "Users"), ("get-a", "Users"), ("a-the-b", "Users"),
        ])
        #expect(try files.file("AudiobooksOperations.swift").contains("func get(withOptions"))
        let albums = try files.file("AlbumsOperations.swift")
        #expect(albums.contains("func get(withOptions"), "\(albums)")
        let users = try files.file("UsersOperations.swift")
        let methods = ["createPlaylist", "createARecord", "getA", "aB"]
        #expect(methods.allSatisfy { users.contains("func \($0)(withOptions") }, "\(users)")
    }

    /// Springdoc numbers functions of one name, whichever classes they are in.
    @Test func numbersOfFunctionsAreLeftOutWhereTheyTellNothingApart() throws {
        let files = try files([
            ("list_1", "pets"), ("list", "stores"), ("list_2", "stores"), ("step_1", "stores"), ("GetStore_1", "pets"),
            ("GetStore", "stores"),
        ])
        #expect(groups(files) == ["Pets", "Stores"].map { "Source/\($0)Operations.swift" })
        let (pets, stores) = (try files.file("PetsOperations.swift"), try files.file("StoresOperations.swift"))
        #expect(["func list(", "func getStore("].allSatisfy(pets.contains), "\(pets)")
        #expect(["func list(", "func list2(", "func step1(", "func get("].allSatisfy(stores.contains), "\(stores)")
        #expect(stores.contains("func list(withOptions options: ListOptions?"))
    }

    /// Methods of gRPC often repeat their service.
    @Test func groupsOfIdentifiersAreNotSaidAgain() throws {
        let files = try generate(
            operations("Auth_AuthEnable", "Auth_Status", "Auth_AuthorList", "Lease_LeaseLeases", "Lease_Lease")
        )
        let auth = try files.file("AuthOperations.swift")
        #expect(["func enable(", "func status(", "func authorList("].allSatisfy(auth.contains), "\(auth)")
        let lease = try files.file("LeaseOperations.swift")
        #expect(["func leases(", "func lease("].allSatisfy(lease.contains), "\(lease)")
    }

    /// The path of the one with the number may come first.
    @Test(arguments: [["load-1", "load"], ["users-load-2", "users-load"], ["load_1", "load"]])
    func numbersYieldToThoseWithout(identifiers: [String]) throws {
        let client = try generate(operations(identifiers[0], identifiers[1])).file("ShopClient.swift")
        let methods = client.matches(of: /public func (\w+)\(withOptions options: (\w+)/)
        let plain = try #require(methods.first { !$0.1.contains(where: \.isNumber) })
        let hasNumber = plain.2.contains { $0.isNumber }
        #expect(!hasNumber, "\(client)")
    }

    /// As Elasticsearch's description has them.
    @Test func numbersBehindTheTagAreNoNames() throws {
        let files = try files([
            ("search", "search"), ("search-1", "search"), ("search-2fa", "search"), ("bulk-1", "doc"), ("doc-7", "doc"),
            ("doc-flush", "doc"), ("doc-flush-1", "doc"),
        ])
        let search = try files.file("SearchOperations.swift")
        #expect(["func search(", "func search1(", "func search2fa("].allSatisfy(search.contains), "\(search)")
        let doc = try files.file("DocOperations.swift")
        #expect(["func bulk1(", "func doc7(", "func flush(", "func flush1("].allSatisfy(doc.contains), "\(doc)")
    }

    /// As Apple's App Store Connect writes them.
    @Test func tagsInFrontOfHyphensAreNotSaidAgain() throws {
        let files = try files([
            ("betaPets-get_collection", "BetaPets"), ("betaPets-toys-get_one", "BetaPets"), ("stores-get", "Stores"),
        ])
        let pets = try files.file("BetaPetsOperations.swift")
        #expect(["func list(", "func toysGetOne("].allSatisfy(pets.contains), "\(pets)")
    }

    /// Behind a point, Swift needs no backticks.
    @Test func groupsThatAreKeywordsAreWrittenAsTheyAre() throws {
        let files = try files([("import", "default"), ("load", "pets")])
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("var `default`: DefaultOperations"))
        #expect(client.contains("Use default.import instead."))
        #expect(!client.contains("client.`"), "\(client)")
    }

    /// What is left when a verb is left out must not begin in the middle.
    @Test func groupsThatAreVerbsAreSaidBeforePrepositions() throws {
        let files = try files([
            ("search_with_post", "Search"), ("SearchByName", "Search"), ("search_pets", "Search"),
            ("pets_by_name", "Pets"), ("search-from-2", "Search"),
        ])
        let search = try files.file("SearchOperations.swift")
        let methods = ["searchWithPost", "searchByName", "pets", "searchFrom2"]
        #expect(methods.allSatisfy { search.contains("func \($0)(") }, "\(search)")
        #expect(try files.file("PetsOperations.swift").contains("func byName("))
    }

    /// The tag may be in the plural where the identifier is not, and the other way round.
    @Test func methodsDoNotSayTheirTagAgain() throws {
        let files = try files([
            ("getPetsStats", "pets"), ("petView", "pets"), ("PetCancel", "pets"), ("petsUpdateTags", "pets"),
            ("petNumbers", "pets"), ("petToysList", "pets"),
            ("authLogin", "Auth"), ("authors", "Auth"), ("auth_tokens_list", "Auth"),
            ("orderNumbers", "order"), ("order-get-lines", "orders"), ("deleteAllStores", "stores"),
            ("countAll", "stores"), ("addAllKeys", "all-keys"), ("allKeysInfo", "all-keys"), ("authTokens", "Auth"),
            ("authFromHash", "Auth"),
        ])
        let methods = { (file: String) in
            try files.file(file).matches(of: /public func (\w+)\(withOptions[^{]*async/).map { String($0.1) }
        }
        #expect(
            try methods("PetsOperations.swift") == [
                "getStats", "view", "cancel", "updateTags", "petNumbers", "toysList",
            ]
        )
        #expect(try methods("AuthOperations.swift") == ["login", "authors", "tokensList", "tokens", "authFromHash"])
        #expect(try methods("OrderOperations.swift") == ["orderNumbers"])
        #expect(try methods("OrdersOperations.swift") == ["getLines"])
        #expect(try methods("StoresOperations.swift") == ["deleteAll", "countAll"])
        #expect(try methods("AllKeysOperations.swift") == ["add", "info"])
    }

    /// The group may be said last, with what links it to what is done.
    @Test(arguments: [
        ("addToyToPet", "pets", "addToy"), ("listToysOfThePet", "pets", "listToysOfThePet"),
        ("addToPet", "pets", "addToPet"),
        ("get-toys-for-dog-houses", "Dog houses", "getToys"), ("toysOfPet", "pets", "toysOfPet"),
        ("addToyWithPet", "pets", "addToyWithPet"),
    ])
    func methodsDoNotSayTheirTagLast(identifier: String, tag: String, method: String) throws {
        let files = try files([(identifier, tag), ("other", "others")])
        let group = try #require(groups(files).first { !$0.hasSuffix("OthersOperations.swift") })
        #expect(try files.file(group).signatures == [method + "()"])
    }

    /// The whole name is for the one that comes later.
    @Test func methodsThatSayTheirTagLastGiveWayToShorterNames() throws {
        let files = try files([("addToyToPet", "pets"), ("addToy", "pets"), ("other", "others")])
        #expect(try files.file("PetsOperations.swift").signatures == ["addToy()", "addToyToPet()"].reversed())
    }

    /// gRPC-Gateway tags operations with services of Protocol Buffers, and numbers the further paths to a function.
    @Test(arguments: [
        ("PetService", "Pet"), ("PetV1Service", "PetV1Service"), ("Pet Service", "PetService"),
        ("WebService", "WebService"),
        ("Service", "Service"), ("petService", "PetService"),
    ])
    func servicesAreNotCalledSo(tag: String, group: String) throws {
        let files = try files([("find", tag), ("turn", "lifts")])
        #expect(groups(files) == ["Lifts", group].sorted().map { "Source/\($0)Operations.swift" })
    }

    @Test func furtherPathsToFunctionsHaveTheirNames() throws {
        let operations = [
            ("a", "PetService_GetPet", "id"), ("b", "PetService_GetPet2", "name"), ("c", "PetService_GetPet3", "id"),
            ("d", "PetService_GetAge2", "id"),
        ]
        let paths = operations.map { place, identifier, parameter in
            """
            '/\(place)/{\(parameter)}':
              get:
                operationId: \(identifier)
                parameters: [{name: \(parameter), in: path, required: true, schema: {type: string}}]
                responses: {'204': {description: D}}
            """
        }
        let files = try generate(shop(paths.joined(separator: "\n")))
        #expect(
            Set(try files.file("PetOperations.swift").signatures)
                == ["get(id:)", "get(name:)", "get3(id:)", "getAge2(id:)"]
        )
    }

    /// Of two that could be called the same, the one whose path comes first is.
    @Test func methodsAreCalledTheSameInAnyOrder() throws {
        let operations = [("/a", "petList", "pets"), ("/b", "petsList", "pets"), ("/c", "listStores", "stores")]
        for operations in [operations, operations.reversed()] {
            let paths = operations.map {
                "\($0.0): {get: {operationId: \($0.1), tags: [\($0.2)], responses: {'204': {description: D}}}}"
            }
            let pets = try generate(shop(paths.joined(separator: "\n"))).file("PetsOperations.swift")
            #expect(pets.contains("func list(withOptions options: PetListOptions?"))
            #expect(pets.contains("func petsList(withOptions options: PetsListOptions?"))
        }
    }

    @Test func aTagThatBeginsWithANumberIsAGroup() throws {
        let files = try files([("listApps", "1-Click Apps"), ("listStores", "stores")])
        #expect(groups(files) == ["Source/Group1ClickAppsOperations.swift", "Source/StoresOperations.swift"])
        #expect(try files.file("ShopClient.swift").contains("public var group1ClickApps: Group1ClickAppsOperations"))
    }

    @Test func tagsThatMakeOneGroupAreOne() throws {
        let one = try files([("listPets", "pets"), ("countPets", "Pets")])
        #expect(groups(one) == [])
        #expect(try one.file("ShopClient.swift").lines(containing: "func list", "func count").count == 6)
        let two = try files([("listPets", "pets"), ("countPets", "Pets"), ("listStores", "stores")])
        #expect(groups(two) == ["Source/PetsOperations.swift", "Source/StoresOperations.swift"])
        #expect(try two.file("ShopClient.swift").lines(containing: "func countPets(withOptions").count == 2)
    }

    @Test func aTagWhoseNameInSwiftChangesAgainKeepsItsOperations() throws {
        // Its capital is three characters, two of which are no letters.
        let files = try files([("a", "\u{390}x"), ("b", "other"), ("c", "third")])
        #expect(groups(files).count == 3)
        #expect(files.values.contains { $0.contains("func a(withOptions") })
    }

    @Test func theThirdTagEndsThat() throws {
        let client = try files(Self.both + [("listUsers", "users")]).file("ShopClient.swift")
        #expect(!client.contains("func ") && !client.contains("deprecated"))
    }

    /// What is left of three tags was never one.
    @Test func aFilterOfTwoTagsAddsNoDeprecatedMethods() throws {
        let client = try files(Self.both + [("listUsers", "users")], configuration: "filter: {tags: [pets, stores]}")
            .file("ShopClient.swift")
        #expect(!client.contains("func ") && !client.contains("deprecated"))
        #expect(client.contains("var pets: PetsOperations"))
        let whole = try files(Self.both, configuration: "filter: {tags: [pets, stores]}").file("ShopClient.swift")
        #expect(whole.contains("deprecated"))
    }

    @Test func groupsByTagCanBeHadFromTheFirst() throws {
        let files = try files(Self.pets, configuration: "groups: tags")
        #expect(groups(files) == ["Source/PetsOperations.swift"])
        let both = try self.files(Self.both, configuration: "groups: tags")
        #expect(groups(both).count == 2)
        #expect(try !both.file("ShopClient.swift").contains("deprecated"))
    }

    @Test func tagsNeedNotMakeGroups() throws {
        let files = try files(Self.both + [("Users_list", "users")], configuration: "groups: identifiers")
        #expect(groups(files) == ["Source/UsersOperations.swift"])
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("func listStores(") && !client.contains("deprecated"))
    }

    @Test func identifiersOfOthersMoveNoOperation() throws {
        let files = try files(Self.both + [("Users_list", "users"), ("admin/reset", "admin")])
        #expect(groups(files) == ["Admin", "Pets", "Stores", "Users"].map { "Source/\($0)Operations.swift" })
    }

    /// Its tag is not looked for at each of its ends, which would take minutes.
    @Test func anIdentifierMayHaveAnyNumberOfParts() throws {
        let identifier = String(repeating: "a_", count: 50_000) + "b"
        let files = try files([(identifier, "users"), ("list", "pets")])
        #expect(groups(files) == ["Source/PetsOperations.swift", "Source/UsersOperations.swift"])
    }

    @Test func credentialsAreNotNamedByTheNumberOfOperations() throws {
        func label(_ operations: [String]) throws -> [String] {
            let paths = operations.enumerated().map { index, scheme in
                "/\(index): {get: {operationId: a\(index), security: [{\(scheme): []}], responses: {'204': {description: D}}}}"
            }
            let schemes = ["a", "b"].map { "    \($0): {type: apiKey, in: header, name: \($0)}" }
            let more = "components:\n  securitySchemes:\n" + schemes.joined(separator: "\n")
            return try generate(shop(paths.joined(separator: "\n"), more)).file("ShopClient.swift")
                .lines(containing: "\"a\"").filter { $0.contains("APIKeyCredentialPolicy(credential: credential,") }
        }
        #expect(try label(["a"]).count == 1)
        #expect(try label(["a", "b", "b"]).count == 1)
    }

    /// The property of the client leads to the parameter, which the initializers take.
    @Test func aGroupThatIsCalledLikeAParameterOfTheClientGetsTheNextName() throws {
        let files = try generate(
            shop(
                """
                /0: {get: {operationId: Case_get, responses: {'204': {description: D}}, parameters: [
                  {name: case, in: query, schema: {type: string}, x-ms-parameter-location: client}]}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.lines(containing: "public let `case`: String?").count == 1)
        #expect(client.lines(containing: "public var caseGroup: CaseOperations").count == 1)
    }

    /// What paths of all services begin with divides nothing; a version may.
    @Test func tagsThatSayNothingAreNone() throws {
        let files = try files([
            ("getUser", "/api/2.0"), ("pets.list", "API"), ("getStore", "v1"), ("getToy", "toys"),
        ])
        #expect(groups(files) == ["Pets", "Toys", "V1"].map { "Source/\($0)Operations.swift" })
        #expect(try files.file("ShopClient.swift").contains("func getUser("))
    }

    /// Numbers with a mark behind them only sort the groups of Swagger UI.
    @Test(arguments: [
        ("1. Users", "users"), ("01 - Users", "users"), ("1.1 Users", "users"), ("2) Users", "users"),
        ("3 Tiers", "group3Tiers"), ("2024. Users", "group2024Users"), ("1-Users", "group1Users"), ("3.", "group3"),
        ("2-Factor Login", "group2FactorLogin"), ("3-D", "group3D"), ("1-click", "group1Click"),
    ])
    func numbersThatSortGroups(tag: String, name: String) throws {
        let files = try files([("listUsers", "'\(tag)'"), ("listStores", "stores")])
        #expect(try files.file("ShopClient.swift").contains("public var \(name): "))
    }
}
