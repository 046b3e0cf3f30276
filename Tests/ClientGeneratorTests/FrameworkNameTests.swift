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

    /// Phoenix, Connexion, Atlassian and Laravel.
    @Test(arguments: [
        ("MyShopWeb.PetController.index", "index"), ("MyShopWeb.PetController.update (2)", "update2"),
        ("shop.controllers.pet_controller.search", "search"), ("com.shop.rest.PetResource.getPet", "get"),
        (#"App\Http\Controllers\PetController::index"#, "index"), ("App.PetController@index", "index"),
        ("PetController.findAll", "findAll"), ("PetController.Get All", "getAll"),
        ("shop.v1.PetService.Feed", "feed"),
        ("app.api.endpoints.pet.find_all", "findAll"), ("shop.endpoints.Pet.search", "search"),
    ])
    func functionsOfClassesAreInTheirGroup(identifier: String, method: String) throws {
        let operations = [("GET /a", identifier, ""), ("GET /b", "other", "")]
        #expect(try methods(of: "PetOperations.swift", operations) == [method])
    }

    @Test(arguments: [
        ("MyShopWeb.PetController.index", "index"), ("com.shop.rest.PetResource.getPet", "getPet"),
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

    /// Replicate and Slack write the group and what is done there, perhaps with something else.
    @Test(arguments: [
        ("GET /pets", "pets.list", "list()"), ("GET /pets/{id}", "pets.get", "get(id:)"),
        ("GET /pets/toys", "pets.toys.list", "listToys()"), ("GET /pets/{id}/toys", "pets.toys.get", "getToy(id:)"),
        ("POST /a", "pets.find_all", "findAll()"),
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

    @Test(arguments: [
        ("api.pets.search", "apiPetsSearch"), ("shop.api.v1.pets.findAll", "shopApiV1PetsFindAll"),
        ("search.php", "searchPhp"), ("getPets.all", "getPetsAll"), ("list.pets", "listPets"), ("get.pets", "getPets"),
        ("pets..list", "petsList"), ("pets.list.v2", "petsListV2"), ("pets.9lives", "pets9lives"),
    ])
    func otherDottedIdentifiersAreLeftAlone(identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [("GET /a", identifier, "")]) == [method])
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

    /// NestJS's command line calls the functions of a new class so.
    @Test(arguments: [
        ("GET /pets", "PetsController_findAll", "list"), ("GET /pets/{id}", "PetsController_findOne", "get"),
        ("DELETE /pets/{id}", "PetsController_remove", "delete"),
        ("PATCH /pets/{id}", "PetsController_update", "update"),
        ("GET /v1/pets", "PetsController_findAll_v1", "list"),
        ("POST /v2/pets", "PetsController_create_v2", "createV2"),
        ("GET /pets", "PetsController_findAll_v1", "findAllV1"), ("GET /pets", "PetsController_findOne", "findOne"),
        ("GET /pets/{id}", "PetsController_findAll", "findAll"), ("POST /pets/{id}", "PetsController_remove", "remove"),
        ("GET /pets", "PetsController_findAllAsync", "list"),
    ])
    func functionsOfNewClassesAreTheUsualVerbs(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "PetsOperations.swift", [(operation, identifier, "Pets")]) == [method])
    }

    /// The first version of a function alone does not say so, and one that is called like the verb is called so.
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

    /// FastAPI writes the path and the method behind the function.
    @Test func routesBehindFunctionsAreNotPartOfNames() throws {
        let operation = ("GET /pets/{id}", "get_pet_pets__id__get", "")
        #expect(try methods(of: "ShopClient.swift", [operation]) == ["getPet"])
    }

    @Test func aloneFunctionsSayTheirClassIfTheyDoNotSayWhatTheyAreAbout() throws {
        let operations = [
            ("GET /a", "Web.PetController.index", "Pets"), ("GET /b", "Web.PetController.getPet", "Pets"),
            ("PUT /c", "Web.PetController.update (2)", "Pets"),
        ]
        #expect(try methods(of: "ShopClient.swift", operations) == ["petIndex", "getPet", "petUpdate2"])
    }

    /// Amazon and Adyen write the method before the function.
    @Test(arguments: [
        ("POST /a", "blog_post", "blogPost"), ("GET /a", "GET_AddPet", "addPet"),
        ("GET /#Action=ApplyPet", "GET_ApplyPet", "applyPet"),
        ("GET /a", "GET_PetList", "getPetList"), ("POST /a", "POST_add-pet", "postAddPet"),
        ("POST /closePet", "post-closePet", "closePet"), ("POST /getPets", "post-getPets", "getPets"),
        ("POST /a", "post-closePet", "postClosePet"), ("POST /petList", "post-petList", "postPetList"),
    ])
    func methodsAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
        #expect(try methods(of: "ShopClient.swift", [(operation, identifier, "")]) == [method])
    }

    /// SpringFox writes the method behind the function.
    @Test(arguments: [
        ("POST /pets/{id}/feed", "feedPetUsingPOST", "feedPet"),
        ("PUT /pets/{id}/start", "petStartUsingPUT", "petStart"),
        ("PATCH /pets/{id}", "savePetsUsingPATCH", "savePets"),
        ("POST /authenticate", "authenticateUsingPOST", "authenticate"),
    ])
    func methodsBehindFunctionsAreNotPartOfNames(operation: String, identifier: String, method: String) throws {
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
