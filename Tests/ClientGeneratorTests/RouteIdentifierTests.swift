import Testing

/// Methods of operations whose identifiers are made of the path and of what is done there, which comes last.
@Suite struct RouteIdentifierTests {
    private func method(_ identifier: String, _ operation: String, tags: [String] = []) throws -> String {
        let parts = operation.split(separator: " ")
        let id = "parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        let parameter = parts[1].contains("{id}") ? id : ""
        let untagged = "\n/other:\n  get: {operationId: other, tags: [Others], responses: {'204': {description: D}}}"
        let other = tags.isEmpty ? "" : untagged
        let files = try generate(
            shop(
                """
                \(parts[1]):
                  \(parts[0].lowercased()):
                    operationId: \(identifier)
                    tags: \(tags)
                    responses: {'204': {description: D}}
                    \(parameter)
                """ + other
            )
        )
        let file = try files.file(tags.isEmpty ? "ShopClient.swift" : "PetsOperations.swift")
        return String(file.signatures.first?.prefix { $0 != "(" } ?? "")
    }

    private static let identifiers: [(String, String, String)] = [
        ("petsGet", "GET /pets", "getPets"), ("petsPost", "POST /pets", "postPets"),
        ("petsGetById", "GET /pets/{id}", "getPet"), ("petsDeleteById", "DELETE /pets/{id}", "deletePet"),
        ("petsIdGet", "GET /pets/{id}", "getPet"), ("petsIdDelete", "DELETE /pets/{id}", "deletePet"),
        ("scanPost", "POST /posts/{id}/scan", "scanPost"), ("postsPost", "POST /posts", "postPosts"),
        ("scan_post_posts__id__scan_post", "POST /posts/{id}/scan", "scanPost"),
        ("pets_list", "GET /pets/", "listPets"), ("pets_list_get", "GET /pets", "listPets"),
        ("pets_create", "POST /pets", "createPet"), ("pets_retrieve", "GET /pets/{id}", "getPet"),
        ("pets_partial_update", "PATCH /pets/{id}", "updatePet"),
        ("api_v1_pets_destroy", "DELETE /api/v1/pets/{id}/", "deletePet"),
        ("api_pets_get_collection", "GET /api/pets", "listPets"),
        ("api_pets_get_collection", "GET /pets", "listPets"), ("api_pets_post", "POST /pets", "postPets"),
        ("api_pets_id_get", "GET /pets/{id}", "getPet"),
        ("api_pets_idtoys_get_collection", "GET /pets/{id}/toys", "listPetToys"),
        ("api_pets_get", "POST /pets", "apiPetsGet"),
        ("api_pets_idtoys_get_collection", "GET /api/v1/pets/{id}/toys", "listPetToys"),
        ("api_pets_get_collection", "GET /pets/{id}", "apiPetsGetCollection"),
        ("api_list", "GET /api", "listApi"), ("pets_read", "GET /pets/{id}", "getPet"),
        ("pets_update", "PUT /pets/{id}/", "replacePet"), ("pets_update", "PATCH /pets/{id}/", "updatePet"),
        ("pets_bulk_update", "PUT /pets/", "bulkReplacePets"), ("pets_bulk_destroy", "DELETE /pets/", "bulkDeletePets"),
        ("pets_bulk_partial_update", "PATCH /pets/", "bulkUpdatePets"), ("batch_create", "POST /batch", "createBatch"),
        ("pets_update", "PUT /pets/", "updatePets"), ("pet_partial_update", "PATCH /pet/", "partialUpdatePet"),
        ("pets_replace", "PUT /pets/{id}/", "replacePet"), ("pets_add", "POST /pets", "addPet"),
        ("pets_feed_start", "POST /pets/{id}/feed/start", "petsFeedStart"), ("pets_insert", "POST /pets", "insertPet"),
        ("pets_cancel", "POST /pets/{id}/cancel/", "cancelPet"),
        ("pets_messages_send", "POST /pets/messages/send", "sendPetsMessage"),
        ("pets_cancel_create", "POST /pets/{id}/cancel/", "cancelPet"),
        ("pets_impersonate_create", "POST /pets/{id}/impersonate/", "impersonatePet"),
        ("pets_set_name_create", "POST /pets/{id}/set_name/", "setPetName"),
        ("pets_set_name_update", "PUT /pets/{id}/set_name/", "setPetName"),
        ("pets_cancel_partial_update", "PATCH /pets/{id}/cancel/", "cancelPet"),
        ("pets_scan_create", "POST /pets/{id}/scan/", "scanPet"),
        ("pets_status_update", "PUT /pets/{id}/status/", "updatePetsStatus"),
        ("server_shutdown", "POST /server/shutdown", "shutdownServer"),
        ("pets_size_replace", "PUT /pets/size/{id}", "replacePetsSize"),
        ("pet_list", "GET /pets", "listPets"), ("pet_view", "GET /pets/{id}", "viewPet"),
        ("wild_pet_feed", "POST /pets/{id}/feed", "wildPetFeed"),
    ]

    @Test(arguments: identifiers)
    func beginWithTheirVerbs(identifier: String, operation: String, method: String) throws {
        #expect(try self.method(identifier, operation) == method)
    }

    @Test(arguments: [
        ("petsGet", "GET /pets", "get"), ("petsIdGet", "GET /pets/{id}", "get"), ("pets_list", "GET /pets", "list"),
        ("pets_bulk_destroy", "DELETE /pets", "bulkDelete"), ("pets_toys_bulk_update", "PUT /toys", "bulkReplaceToys"),
        ("petsToysGet", "GET /pets/toys", "getToys"), ("api_pets_get_collection", "GET /api/pets", "list"),
        ("api_pets_post", "POST /api/pets", "post"), ("api_pets_id_get", "GET /api/pets/{id}", "get"),
        ("api_pets_get_collection", "GET /pets", "list"), ("api_pets_post", "POST /pets", "post"),
        ("api_pets_id_get", "GET /pets/{id}", "get"), ("api_toys_id_get", "GET /toys/{id}", "getToy"),
        ("api_v1_pets_destroy", "DELETE /api/v1/pets/{id}/", "delete"),
        ("api_toys_get_collection", "GET /api/toys", "listToys"), ("pets_toys_read", "GET /pets/{id}/toys", "getToys"),
        ("pets_toys_start", "POST /pets/toys/{id}/start", "startToy"),
        ("pets_x_pet_id_replace", "PUT /pets/x/pet-id/{id}", "replaceXPetId"),
        ("pets_unassign_create", "POST /pets/{id}/unassign/", "unassign"),
        ("pets_set_name_create", "POST /pets/{id}/set_name/", "setName"),
        ("pets_validate_create", "POST /pets/validate/", "validate"),
        ("pets_toys_create", "POST /pets/{id}/toys/", "createToy"), ("pet_toy_list", "GET /pet-toys", "listToys"),
        ("pet_toy_create", "POST /pet-toys", "createToy"), ("pet_toy_delete", "DELETE /pet-toys/{id}", "deleteToy"),
        ("pet_reboot", "POST /pets/{id}/reboot", "reboot"), ("cage_list", "GET /zoo/cages", "listCages"),
        ("petsGettingToys", "GET /pets/toys", "gettingToys"),
        ("restartPost", "POST /restart", "restart"), ("v1ToysIdDelete", "DELETE /v1/toys/{id}", "deleteToy"),
        ("ByIdPetsGet", "GET /{id}/pets", "get"), ("PetsByName", "GET /pets/{id}", "byName"),
        ("PetsBy", "GET /pets/{id}", "by"),
    ])
    func doNotSayTheirGroupAgain(identifier: String, operation: String, method: String) throws {
        #expect(try self.method(identifier, operation, tags: ["Pets"]) == method)
    }

    @Test(arguments: [
        ("subscribeUserPost", "POST /users", "subscribeUserPost"), ("pets_list", "POST /pets", "petsList"),
        ("petList", "GET /pets", "petList"), ("get_pet_list", "GET /pets", "getPetList"),
        ("firmware_update", "GET /firmware", "firmwareUpdate"),
        ("get", "GET /get", "get"), ("read_all_get", "GET /pets", "readAllGet"),
        ("pets_export", "GET /pets/export", "petsExport"), ("pets_start", "GET /pets/{id}/start", "petsStart"),
        ("pets_start", "POST /pets", "petsStart"), ("v1_pets_get", "GET /pets", "v1PetsGet"),
        ("V1_pets_get", "GET /pets", "v1PetsGet"), ("get_collection", "GET /collections/{id}", "getCollection"),
    ])
    func areLeftAloneWhereTheyMayBeNamesOfFunctions(identifier: String, operation: String, method: String) throws {
        #expect(try self.method(identifier, operation) == method)
    }

    @Test(arguments: [
        ("dns.managedZones.list", "managedZones", "list"),
        ("users.mailFolders.ListMessages", "users.mailFolder", "listMessages"),
        ("bigtable.projects.instances.delete", "projects", "deleteInstance"),
        ("a.other.things.get", "things", "get"), ("shop.toys.get", "things", "getShopToys"),
        ("v1/scenes/assemble", "Scenes", "assemble"), ("/scenes/all/list", "Scene", "listAll"),
    ])
    func namesOfServicesAndGroupsAreNotSaidAgain(identifier: String, tag: String, method: String) throws {
        let files = try generate(
            shop(
                """
                /a:
                  put: {operationId: \(identifier), tags: [\(tag)], responses: {'204': {description: D}}}
                /b:
                  put: {operationId: b, tags: [Others], responses: {'204': {description: D}}}
                """
            )
        )
        let group = try #require(files.keys.first { $0.hasSuffix("Operations.swift") && !$0.contains("Others") })
        #expect(files[group]?.contains("public func \(method)(") == true, "\(files[group] ?? "")")
    }

    @Test func withoutGroupsTheNameOfTheServiceIsLeftOut() throws {
        let files = try generate(
            shop(
                """
                /a:
                  put: {operationId: container.projects.zones.list, tags: [projects], responses: {'204': {description: D}}}
                """
            )
        )
        #expect(try files.file("ShopClient.swift").contains("public func listZones(withOptions"))
    }

    /// Grape names the parameters of bodies after the operation, which is named after its route.
    @Test(arguments: [
        ("postApiPetsIdToys", "toy", "body: Toy"),
        ("postApiPetsIdToysBody", "toy", "body: Toy"), ("postApiPetsIdToysDto", "toy", "body: Toy"),
        ("postApiPetsIdToysList", "toy", "postApiPetsIdToysList: Toy"), ("toyBody", "toy", "toyBody: Toy"),
    ])
    func bodiesAreNotNamedAfterTheRoute(parameter: String, schema: String, argument: String) throws {
        let client = try generate(
            """
            swagger: "2.0"
            info: {title: Shop, version: "1"}
            paths:
              /api/pets/{id}/toys:
                post:
                  operationId: postApiPetsIdToys
                  parameters:
                  - {name: id, in: path, required: true, type: string}
                  - {name: \(parameter), in: body, required: true, schema: {$ref: '#/definitions/\(schema)'}}
                  responses: {'204': {description: D}}
            definitions:
              \(schema): {type: object, properties: {a: {type: string}}}
            """
        )
        .file("ShopClient.swift")
        #expect(client.replacing(/\s+/, with: " ").contains("func postPetToys( id: String, \(argument), "), "\(client)")
    }

    /// FastAPI names the schemas of forms after the function and its route, or after the whole identifier. The author may have
    /// chosen that.
    @Test(arguments: [
        ("login_token_post", "Body_login_token_post", "LoginRequest"),
        ("create_token_post", "Body_create_token_post", "CreateTokenRequest"),
        ("sign_in", "Body_Login_token_post", "SignInRequest"),
        ("sign_in", "Body_sign_in", "SignInRequest"), ("sign_in", "Body_login_token_put", "BodyLoginTokenPut"),
        ("auth-auth_login", "Body_auth-auth_login", "AuthAuthLoginRequest"),
    ])
    func schemasOfFormsAreNamedAfterTheOperation(identifier: String, schema: String, type: String) throws {
        let types = try Generation(
            """
            openapi: 3.0.0
            info: {title: Shop, version: "1"}
            paths:
              /token:
                post:
                  operationId: \(identifier)
                  tags: [auth]
                  requestBody:
                    required: true
                    content: {application/json: {schema: {$ref: '#/components/schemas/\(schema)'}}}
                  responses: {'204': {description: D}}
            components:
              schemas:
                \(schema): {type: object, properties: {a: {type: string}}}
            """
        )
        .files.typeNames
        #expect(types == [type])
    }
}
