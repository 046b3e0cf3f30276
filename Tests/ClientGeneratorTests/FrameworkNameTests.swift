import Testing

/// Methods of operations that frameworks named after functions, and after what these are in.
@Suite struct FrameworkNameTests {
    /// The methods of a group, or of the client, of operations with the given identifiers and tags.
    private func methods(
        of group: String,
        _ operations: [(operation: String, identifier: String, tag: String)]
    ) throws -> [String] {
        let paths = operations.enumerated().map { index, described in
            let parts = described.operation.split(separator: " ")
            let names = parts[1].split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
            let parameters = names.map { "{name: \($0), in: path, required: true, schema: {type: string}}" }
            return """
                '\(parts[1])\(parts[1].contains("$") ? "\(index)" : "")':
                  \(parts[0].lowercased()):
                    operationId: '\(described.identifier)'
                    tags: [\(described.tag)]
                    responses: {'204': {description: D}}
                    parameters: [\(parameters.joined(separator: ", "))]
                """
        }
        let file = try generate(shop(paths.joined(separator: "\n"))).file(group)
        return file.matches(of: /public func ([\w`]+)\([^)]*\)\s+async throws/).map { String($0.1) }
    }

    /// Phoenix, Connexion, Atlassian, Laravel and Encore.
    @Test(arguments: [
        ("MyShopWeb.PetController.index", "index"), ("MyShopWeb.PetController.update (2)", "update2"),
        ("shop.controllers.pet_controller.search", "search"), ("com.shop.rest.PetResource.getPet_get", "get"),
        (#"App\Http\Controllers\PetController::index"#, "index"), ("App.PetController@index", "index"),
        ("PetController.findAll", "findAll"), ("PetController.Get One", "get"), ("PetController.Get All", "getAll"),
        ("shop.v1.PetService.Feed", "feed"),
        ("app.api.endpoints.pet.find_all", "findAll"), ("shop.endpoints.Pet.search", "search"),
        ("GET:pet.List", "list"), ("GET:pet.FindAll", "findAll"),
    ])
    func functionsOfClassesAreInTheirGroup(identifier: String, method: String) throws {
        let operations = [("GET /a", identifier, ""), ("GET /b", "other", "")]
        #expect(try methods(of: "PetOperations.swift", operations) == [method])
    }

    @Test(arguments: [
        ("MyShopWeb.PetController.index", "index"), ("com.shop.rest.PetResource.getPet_get", "getPet"),
        ("shop.PetController.listAnimals", "list"), ("app.api.endpoints.Cat.calculate_flux", "calculateFlux"),
    ])
    func tagsAreTheGroupsOfFunctionsInClasses(identifier: String, method: String) throws {
        let operations = [("GET /a", identifier, "Animals"), ("GET /b", "other", "Others")]
        #expect(try methods(of: "AnimalsOperations.swift", operations) == [method])
    }

    @Test func functionsOfOneNameInSeveralClassesHaveTheirs() throws {
        let operations = [
            ("GET /a", "Web.PetController.index", "Animals"), ("GET /b", "Web.BirdController.index", "Animals"),
            ("GET /c", "other", "Others"),
        ]
        #expect(try methods(of: "AnimalsOperations.swift", operations) == ["index", "birdIndex"])
    }

    /// Replicate, Slack and OpenSearch write the group and what is done there, perhaps with something else and with a number.
    @Test(arguments: [
        ("GET /pets", "pets.list", "list()"), ("GET /pets/{id}", "pets.get", "get(id:)"),
        ("GET /pets/toys", "pets.toys.list", "listToys()"), ("GET /pets/{id}/toys", "pets.toys.get", "getToy(id:)"),
        ("POST /a", "pets.find_all", "findAll()"), ("POST /a", "Pets.feed.0", "feed()"),
        ("POST /a", "pets.petFeeding", "petFeeding()"), ("POST /a", "pets.default.secret.get", "getSecret()"),
        ("POST /a", "pets.toys_list.get", "toysListGet()"), ("POST /a", "pets.info", "info()"),
    ])
    func dottedIdentifiersNameGroups(operation: String, identifier: String, method: String) throws {
        let parts = operation.split(separator: " ")
        let id = parts[1].contains("{") ? "[{name: id, in: path, required: true, schema: {type: string}}]" : "[]"
        let files = try generate(
            shop(
                """
                \(parts[1]):
                  \(parts[0].lowercased()):
                    operationId: \(identifier)
                    parameters: \(id)
                    responses: {'204': {description: D}}
                """
            )
        )
        #expect(try files.file("PetsOperations.swift").signatures == [method])
    }

    /// springdoc names what every repository of Spring Data has, the thing, and the method.
    @Test(arguments: [
        ("GET /pets", "getCollectionResource-pet-get_1", "getPets"),
        ("GET /pets/{id}", "getItemResource-pet-get", "getPet"),
        ("POST /pets", "postCollectionResource-pet-post", "postPets"),
        ("GET /pets/search/byName", "executeSearch-pet-get_1_2", "getPetsSearchByName"),
        ("DELETE /pets/{id}/owner", "deletePropertyReference-pet-delete", "deletePetOwner"),
        ("GET /pets", "listResource-pet-get", "listResourcePetGet"),
        ("GET /pets", "getCollectionResource-pet-all", "getCollectionResourcePetAll"),
    ])
    func repositoriesOfSpringDataAreNamedAfterPaths(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// ASP.NET Core writes the path behind the function that adds several, which none of the others names.
    @Test(arguments: [
        ("ShopClient.swift", "GET /auth/confirmEmail", "MapIdentityApi-/auth/confirmEmail", "getAuthConfirmEmail"),
        ("MapOperations.swift", "GET /auth/confirmEmail", "map-/confirmEmail", "confirmEmail"),
        ("ShopClient.swift", "GET /", "map-/", "map"),
    ])
    func identifiersThatEndWithThePathSayNoMore(
        file: String,
        operation: String,
        identifier: String,
        method: String
    ) throws {
        #expect(try methods(of: file, [(operation, identifier, "")]) == [method])
    }

    /// A method that Connect writes behind a function that can be called by POST, too.
    @Test func methodsBehindFunctionsOfServicesAreNotPartOfNames() throws {
        let files = try generate(
            shop(
                """
                /shop.v1.PetService/FeedPet:
                  get: {operationId: shop.v1.PetService.FeedPet.get, tags: [shop.v1.PetService], responses: {'204': {description: D}}}
                  post:
                    operationId: shop.v1.PetService.FeedPet
                    tags: [shop.v1.PetService]
                    requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
                    responses: {'204': {description: D}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.signatures.sorted() == ["feedPet()", "feedPet(body:)"])
        #expect(client.contains("PetFeedPetOptions") && client.contains("PetFeedPetGetOptions"), "\(client)")
    }

    @Test(arguments: [
        ("api.pets.search", "apiPetsSearch"), ("shop.api.v1.pets.findAll", "shopApiV1PetsFindAll"),
        ("search.php", "searchPhp"), ("getPets.all", "getPetsAll"), ("list.pets", "listPets"), ("get.pets", "getPets"),
        ("pets..list", "petsList"), ("pets.list.v2", "petsListV2"), ("pets.9lives", "pets9lives"),
    ])
    func otherDottedIdentifiersAreLeftAlone(identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [("GET /a", identifier, "")]) == [method])
    }

    /// Django Ninja writes the module before the function.
    @Test(arguments: [
        ("pets_api_list_pets", "listPets"), ("shop_views_create_pet", "createPet"), ("api_get_pet", "getPet"),
        ("pets_api_key_create", "petsApiKeyCreate"), ("get_api_list_items", "getApiListItems"), ("api_list", "apiList"),
        ("pets_api_list", "petsApiList"), ("app.calculate_flux", "calculateFlux"), ("shop.api.find_pets", "findPets"),
        ("get_a_resource", "getA"), ("get_cloud_resource", "getCloudResource"),
    ])
    func modulesAreNotPartOfNames(identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [("GET /a", identifier, "")]) == [method])
    }

    /// LoopBack writes the class, and the method and the path of functions that have several of them.
    @Test(arguments: [
        ("PUT /Pets", "Pet.replaceOrCreate__put_Pets", "replaceOrCreate"),
        ("HEAD /Pets/{id}", "Pet.exists__head_Pets_{id}", "exists"),
        ("GET /Pets/{id}/toys", "Pet.prototype.__get__toys", "getToys"),
        ("PATCH /Pets/{id}", "Pet.prototype.patchAttributes", "patchAttributes"),
    ])
    func routesAndPrototypesAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        let operations = [(operation, identifier, "Pet"), ("GET /b", "other", "Others")]
        #expect(try methods(of: "PetOperations.swift", operations) == [method])
    }

    /// Grape writes the method and the path in camel case, rswag in snake case, and Stoplight with hyphens.
    @Test(arguments: [
        ("GET /api/v1/pets", "getApiV1Pets", "getPets"), ("GET /api/v1/pets/{id}", "getApiV1PetsId", "getPet"),
        ("PUT /pets/{id}/name", "putPetsIdName", "putPetName"), ("GET /pets", "getPets", "getPets"),
        ("POST /pets", "getPets", "getPets"), ("GET /pets/{id}", "getPets", "getPets"),
        ("GET /api/v1/pets", "get_api_v1_pets", "getPets"), ("GET /api/v1/pets/{id}", "get_api_v1_pets_id", "getPet"),
        ("DELETE /v1/mice/{id}", "delete-v1-mice-id", "deleteMouse"),
        ("GET /pets/toys", "get_pets_toys", "getPetsToys"),
        ("GET /api/pets/{id}/toys", "getApiPetsByIdToys", "getPetToys"), ("GET /pets/{id}", "get_pets_by_id", "getPet"),
        ("PUT /pets/{id}", "get_pets_id", "getPetsId"), ("GET /pets/{id}/toys", "list-pets-by-id-toys", "listPetToys"),
        ("GET /pets/{id}/toys", "get_pets_{id}_toys", "getPetToys"), ("PUT /pets/{id}", "listPetsId", "listPetsId"),
    ])
    func otherSpellingsOfThePathAreTheRoute(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Stripe leaves the version out, and Box calls every parameter *id*.
    @Test(arguments: [
        ("GET /v1/pets/{pet}", "GetPetsPet", "get"), ("POST /v1/pets/{pet}/toys", "PostPetsPetToys", "postPetToys"),
        ("POST /v1/pets/{pet}/cancel", "PostPetsPetCancel", "cancel"), ("GET /v1/pets", "GetPets", "getPets"),
        ("GET /api/v2/pets/{id}", "getPetsId", "getPet"), ("GET /pets/{id}/toys", "GetPetsIdToys", "getPetToys"),
        ("GET /pets/{pet_id}", "get_pets_id", "getPet"), ("PUT /pets/{pet_id}/toys", "put_pets_id_toys", "putPetToys"),
        ("GET /pets/{pet_name}", "get_pets_id", "getPetsId"), ("GET /v1/pets/{pet}", "FindPetsPet", "find"),
        ("GET /v1/get/pets", "GetGetPets", "getGetPets"), ("GET /pets/{pet}", "GetterPetsPet", "getterPetsPet"),
        ("POST /v{version}/pets/{petId}/toys", "postPetsPetIdToys", "postPetToys"),
    ])
    func pathsWithoutVersionsAndNamesAreTheRoute(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Mailchimp calls parameters *id*, whatever they are called, and Trello writes them last.
    @Test(arguments: [
        ("PUT /lists/{list_id}/members/{hash}", "putListsIdMembersId", "putListMember"),
        ("GET /lists/{list_id}/members/{hash}/tags", "getListsIdMembersIdTags", "getListMembersTags"),
        ("GET /lists/{name}/members/{hash}", "getListsIdMembersId", "getListsIdMembersId"),
        ("GET /boards/{id}/cards/{field}", "getBoardsCardsByIdByField", "getBoardCards"),
        ("PUT /cards/{shortLink}/name", "updateCardsNameByShortLink", "updateCardsName"),
        ("DELETE /boards/{id}/members/{idMember}", "delete-boards-id-members-idmember", "deleteBoardMember"),
    ])
    func otherNamesAndPlacesOfParametersAreTheRoute(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Plaid calls operations after paths that say what is done.
    @Test(arguments: [
        ("POST /pets/get", "petsGet", "getPets"), ("POST /pet/toy/create", "petToyCreate", "createPetToy"),
        ("POST /pet/toy/exchange", "petToyExchange", "petToyExchange"), ("POST /pets/get", "petsFetch", "petsFetch"),
        ("POST /pets", "pets", "pets"), ("POST /login", "login", "login"), ("GET /pets/sync", "petsSync", "petsSync"),
    ])
    func pathsThatEndWithWhatIsDoneAreTheRoute(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// NestJS's command line calls the functions of a new class so.
    @Test(arguments: [
        ("GET /pets", "PetsController_findAll", "list"), ("GET /pets/{id}", "PetsController_findOne", "get"),
        ("DELETE /pets/{id}", "PetsController_remove", "delete"),
        ("PATCH /pets/{id}", "PetsController_update", "update"),
        ("GET /v1/pets", "PetsController_findAll_v1", "list"), ("POST /v2/pets", "PetsController_create_v2", "create"),
        ("GET /pets", "PetsController_findAll_v1", "findAllV1"), ("GET /pets", "PetsController_findOne", "findOne"),
        ("GET /pets/{id}", "PetsController_findAll", "findAll"), ("POST /pets/{id}", "PetsController_remove", "remove"),
        ("GET /pets", "PetsController_findAllAsync", "list"),
    ])
    func functionsOfNewClassesAreTheUsualVerbs(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "PetsOperations.swift", [(operation, identifier, "Pets")]) == [method])
    }

    /// The version of the path says no more at the beginning of an identifier, but where an older one has the name.
    @Test func versionsOfPathsAreNotSaidAgain() throws {
        let versions = [
            ("POST /v2/pets", "v2-create-a-pet", "Pets"), ("POST /v1/pets", "v1-create-a-pet", "Pets"),
            ("GET /v1/pets/all", "v1-list-all-pets", "Pets"), ("DELETE /v1/pet", "v1DeletePet", "Pets"),
            ("PUT /v1/animals", "v2-replace-pet", "Pets"), ("POST /v1/toys", "v1_addToy", "Toys"),
        ]
        #expect(
            try methods(of: "PetsOperations.swift", versions).sorted() == [
                "create", "delete", "listAll", "v2CreateAPet", "v2ReplacePet",
            ]
        )
        #expect(try methods(of: "ToysOperations.swift", versions) == ["add"])
    }

    /// Behind the method, too, the version of the path says no more.
    @Test(arguments: [
        ("GET /v1/all-pets", "get-v1-pets", "getPets"), ("DELETE /v2/pets/old", "delete-v2-old-pets", "deleteOldPets"),
        ("GET /v1/pets", "get-v1-pets", "getPets"), ("GET /all-pets", "get-v1-pets", "getV1Pets"),
    ])
    func versionsBehindMethodsAreNotSaidAgain(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// The first version of a function keeps its name, and one that is called like the verb is called so.
    @Test func functionsThatOthersAreCalledLikeSayMore() throws {
        let versions = [
            ("GET /v2/pets", "PetsController_findAll_v2", "Pets"),
            ("GET /v1/pets", "PetsController_findAll_v1", "Pets"),
        ]
        #expect(try methods(of: "PetsOperations.swift", versions).sorted() == ["list", "listV2"])
        let functions = [
            ("GET /pets", "PetsController_findAll", "Pets"), ("GET /pets/all", "PetsController_list", "Pets"),
        ]
        #expect(try methods(of: "PetsOperations.swift", functions).sorted() == ["findAll", "list"])
    }

    /// A number belongs to a function's name, whether or not there is one without it.
    @Test func numbersOfFunctionsStay() throws {
        let numbered = [("POST /dogs", "PetsController_CreatePet2", "Pets")]
        #expect(try methods(of: "PetsOperations.swift", numbered) == ["createPet2"])
        let both = numbered + [("POST /pets", "PetsController_CreatePet", "Pets")]
        #expect(try methods(of: "PetsOperations.swift", both).sorted() == ["create", "createPet2"])
    }

    /// Litestar writes the path before the function.
    @Test(arguments: [
        ("GET /pets", "PetsGetPets", "getPets"), ("GET /pets/{id}", "PetsIdGetPet", "getPet"),
        ("GET /pets", "PetsGetAll", "petsGetAll"), ("GET /pets", "PetsList", "petsList"),
    ])
    func pathsBeforeFunctionsAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Functions that begin with no verb are known by their paths.
    @Test(arguments: [
        ("POST /login", "shop_ninja_api_login", "login"), ("POST /login", "api_login", "login"),
        ("GET /pets/pages", "shop_api_pet_pages", "petPages"), ("GET /a", "shop_api_by_date", "shopApiByDate"),
        ("GET /pets/api_key", "pets_api_key", "petsApiKey"), ("GET /a/{b}", "ABShape", "shape"),
        ("POST /a/{b}", "ABShapeOf", "shapeOf"), ("POST /a/{b}", "ABVote", "abVote"),
        ("POST /upload", "UploadUpload", "upload"), ("GET /pets", "PetsFeed", "petsFeed"),
    ])
    func whatThePathSaysIsTheFunction(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// FastAPI writes the path and the method behind the function, and so does Flask-OpenAPI, with the types of parameters.
    @Test(arguments: [
        ("GET /pets/{id}", "get_pet_pets__id__get", "getPet"),
        ("GET /pets/{id}", "get_pet_pets__int_id__get", "getPet"),
        ("POST /auth/verify", "verify_verify_auth_verify_post", "verify"),
        ("POST /auth/reset", "reset_reset_password_auth_reset_post", "resetPassword"),
    ])
    func routesBehindFunctionsAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    @Test func aloneFunctionsSayTheirClassIfTheyDoNotSayWhatTheyAreAbout() throws {
        let operations = [
            ("GET /a", "Web.PetController.index", "Pets"), ("GET /b", "Web.PetController.getPet", "Pets"),
            ("PUT /c", "Web.PetController.update (2)", "Pets"),
        ]
        #expect(try methods(of: "ShopClient.swift", operations) == ["petIndex", "getPet", "petUpdate2"])
    }

    /// Sanic, Quart-Schema and Hibernate's users write the method before or behind the function.
    @Test(arguments: [
        ("GET /a", "get~find_pets", "findPets"), ("POST /a", "createPet_post", "createPet"),
        ("GET /a", "createPet_post", "createPetPost"), ("POST /a", "blog_post", "blogPost"),
        ("GET /a", "GET_AddPet", "addPet"), ("GET /#Action=ApplyPet", "GET_ApplyPet", "applyPet"),
        ("GET /a", "GET_PetList", "getPetList"), ("POST /a", "POST_add-pet", "postAddPet"),
        ("GET /a", "get_get_pets", "getPets"), ("POST /a", "post_create_pet", "createPet"),
        ("POST /a", "post_update_pet", "postUpdatePet"), ("DELETE /a", "delete_remove", "deleteRemove"),
        ("GET /list/pets", "get_list_pets", "getListPets"),
        ("POST /closePet", "post-closePet", "closePet"), ("POST /getPets", "post-getPets", "getPets"),
        ("POST /a", "post-closePet", "postClosePet"), ("POST /petList", "post-petList", "postPetList"),
    ])
    func methodsAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Spring Data REST names all functions of one path after what that leads to.
    @Test(arguments: [
        ("GET /pets/{id}/toys", "petToysUsingGET", "getPetToys"),
        ("DELETE /pets/{id}/toys", "petToysUsingDELETE_1", "deletePetToys"),
        ("POST /pets/{id}/feed", "feedPetUsingPOST", "feedPet"),
        ("PUT /pets/{id}/start", "petStartUsingPUT", "petStart"),
        ("PATCH /pets/{id}", "savePetsUsingPATCH", "savePets"),
        ("POST /authenticate", "authenticateUsingPOST", "authenticate"),
    ])
    func functionsNamedAfterThingsBeginWithTheMethod(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// Enunciate writes the path before the function, and the method behind it.
    @Test(arguments: [
        ("GET /1.0/pets", "resource__1.0_pets_getPets_GET", "getPets"),
        ("GET /pets/{id}/toys", "resource__pets__id__toys_find_GET", "find"),
        ("GET /pets", "resource__pets_GET", "resourcePetsGet"),
        ("GET /a", "resource__pets_find_GET", "resourcePetsFindGet"),
    ])
    func resourcesAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// What the first label says is left out in whatever case it begins.
    @Test(arguments: [
        ("getPetByid", "getPet"), ("getPetById", "getPet"), ("getPetBypetId", "getPetBypetId"),
        ("getByidBytes", "getByidBytes"),
    ])
    func labelsAreNotSaidAgain(identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [("GET /a/{id}", identifier, "")]) == [method])
    }

    /// Flask-RESTX names a function after the method and the class.
    @Test(arguments: [
        ("get_pet_list", "listPets"), ("getListOfPets", "listPets"), ("getList", "list"),
        ("getWishlist", "listWishlist"),
    ])
    func collectionsAreNotCalledLists(identifier: String, method: String) throws {
        let pets = "{type: array, items: {type: string}}"
        let responses = "responses: {'200': {description: D, content: {application/json: {schema: \(pets)}}}}"
        let client = try generate(operations(identifier, more: responses)).file("ShopClient.swift")
        #expect(client.contains("public func \(method)("), "\(client)")
    }
}
