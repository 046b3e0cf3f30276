import Foundation
import Testing

/// What names in a description become in Swift (G046–G052).
@Suite struct NameTests {
    // MARK: - Clients

    private static let titles: [(String, String)] = [
        ("Pets", "PetsClient"),
        ("Pets API", "PetsClient"),
        ("Pets REST API", "PetsClient"),
        ("acme/v1/service.proto", "AcmeClient"), ("shop/v1/shop.proto", "ShopClient"),
        ("shop/v1/shop_service.proto", "ShopClient"),
        ("Pet Store Service", "PetStoreClient"),
        ("Pet Store Client", "PetStoreClient"),
        ("pets", "PetsClient"),
        ("GitHub v3 REST API", "GitHubClient"), ("FDX V6.0 Core API", "FDXCoreClient"),
        ("OAuth 2.0 Server", "OAuth20ServerClient"),
        ("Netlify's API definition", "NetlifyClient"),
        ("ContainerServiceClient", "ContainerServiceClient"),
        ("Cloud Key Management Service (KMS) API", "CloudKeyManagementClient"),
        ("BC Gov News API Service 1.0", "BCGovNewsClient"),
        ("hetras Hotel API Version 0", "HetrasHotelClient"),
        ("Global Magnet API - calculate main components of the field", "GlobalMagnetClient"),
        ("Twilio - Chat", "TwilioChatClient"),
        ("Foo REST API (v1)", "FooClient"),
        ("Foo API Documentation", "FooClient"),
        ("Foo REST API Specification", "FooClient"),
        ("Foo OpenAPI Specification", "FooClient"),
        ("Pets - OpenAPI 3.1", "PetsClient"),
        ("OpenAPI definition", "OpenAPIDefinitionClient"),
        ("Foo API v2.1.0-beta", "FooClient"),
        ("Foo v1beta1", "FooClient"),
        ("Foo v1.5GHz", "FooV15GHzClient"),
        ("Studio 54 API", "Studio54Client"),
        ("www.zoomconnect.com", "ZoomconnectClient"),
        ("(Beta)", "BetaClient"),
        ("The Pets API", "PetsClient"),
        ("The", "TheClient"),
        ("API", "APIClient"),
        ("2fa", "Service2faClient"),
        ("Pipeline", "PipelineServiceClient"),
        ("名前", "名前Client"),
        ("Über-Dienst", "ÜberDienstClient"),
        ("Tom's Pets", "TomsPetsClient"),
        ("Pets that don\u{2019}t bite", "PetsThatDontBiteClient"),
        ("Registre d'adresses", "RegistreDAdressesClient"),
        ("***", "ServiceClient"),
        ("One two three four five six seven eight nine ten", "OneTwoThreeFourFiveSixSevenEightClient"),
        ("U.S. EPA Compliance History Online (ECHO) - Effluent", "USEPAComplianceHistoryOnlineEffluentClient"),
        ("Spotify Web API", "SpotifyClient"), ("Contoso.WebApi", "ContosoClient"), ("Web API", "WebClient"),
        ("API with pets", "APIWithPetsClient"),
        ("The Sure RESTful API", "SureClient"),
        ("Foo RESTful API Documentation", "FooClient"),
        ("Foo Interactive API Service endpoints", "FooInteractiveClient"),
        ("Foo API Endpoints", "FooClient"),
        ("Foo HTTP API", "FooClient"), ("Foo APIs", "FooClient"), ("Foo REST APIs", "FooClient"),
        ("Foo Open APIs", "FooOpenClient"), ("APIs", "APIsClient"), ("API Management", "APIManagementClient"),
        ("Foo HTTP API documentation", "FooClient"),
        ("Foo Web API", "FooClient"), ("Foo.WebApi", "FooClient"), ("Foo Web API documentation", "FooClient"),
        ("Web API", "WebClient"),
        ("Foo Documentation", "FooClient"),
        ("Documentation", "DocumentationClient"),
        ("Api Documentation", "ApiClient"),
        ("FastAPI", "FastAPIClient"),
        ("Foo API Swagger Spec", "FooClient"),
        ("Swagger Petstore", "SwaggerPetstoreClient"),
        ("Acme.Web.Api", "AcmeClient"),
        ("Pets SDK", "PetsClient"),
        ("Pets Client SDK", "PetsClient"),
        ("Pets API v2 SDK", "PetsClient"),
        ("SDK", "SDKClient"),
        ("Pets Specification", "PetsClient"),
        ("Pets Spec v2", "PetsClient"),
        ("Pets API Doc", "PetsClient"),
        ("Pets Swagger UI", "PetsClient"),
        ("Pets OpenAPI 3.0 Specification", "PetsClient"),
        ("Schema Registry for Pets", "SchemaRegistryForPetsClient"),
        ("Job Description for Employers", "JobDescriptionForEmployersClient"),
        ("OpenAPI spec for Pets", "PetsClient"),
        ("Swagger spec for Pets Service", "PetsClient"),
        ("Open API Specification for the Pets API", "PetsClient"),
        ("API documentation of Pets", "PetsClient"),
        ("A REST API for Pets", "PetsClient"),
        ("Documentation for", "DocumentationForClient"),
        ("Help for Pets", "HelpForPetsClient"),
        ("<Pets API>", "PetsClient"), ("OpenAPI schema for Pets", "PetsClient"), ("R&D &amp; Ops API", "RDOpsClient"),
        ("<h1>Shop</h1>", "ShopClient"), ("Shop &#8211; API", "ShopClient"),
        ("Shop (EU) Store API", "ShopStoreClient"), ("Pets API v2 (beta)", "PetsClient"), ("(Pets)", "PetsClient"),
        ("[DEPRECATED] Shop API", "ShopClient"), ("Shop API [beta]", "ShopClient"), ("Shop (a [b] c", "ShopClient"),
        ("Shop API 2023-01-01", "ShopClient"), ("Shop 2023-01-01-preview", "ShopClient"),
        ("🛍", "ServiceClient"), ("1 < 2 & 3", "Service123Client"),
    ]

    @Test(arguments: titles)
    func clients(title: String, client: String) throws {
        let files = try generate("openapi: 3.0.3\ninfo: {title: \"\(title)\", version: '1'}\npaths: {}")
        #expect(
            files["Source/\(client).swift"]?.contains("final class \(client): PipelineClient") == true,
            "\(files.keys)"
        )
        #expect(files["Source/Options/\(client)Options.swift"] != nil)
    }

    @Test(arguments: [
        ("Cafe\u{301}", "Caf\u{E9}"), ("Caf\u{E9}", "Caf\u{E9}"), ("A\u{30A}rhus", "\u{C5}rhus"),
        ("\u{212B}rhus", "\u{C5}rhus"),
        ("Vie\u{323}\u{302}t", "Vi\u{1EC7}t"), ("Vie\u{302}\u{323}t", "Vi\u{1EC7}t"),
        ("\u{30AB}\u{3099}\u{30B9}", "\u{30AC}\u{30B9}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ])
    func aLetterAndItsMarksAreOneCharacter(title: String, name: String) throws {
        let files = try generate("openapi: 3.0.3\ninfo: {title: \"\(title)\", version: '1'}\npaths: {}")
        // As bytes, because texts are equal however their letters are written.
        #expect(files.keys.map { Array($0.utf8) }.contains(Array("Source/\(name)Client.swift".utf8)))
    }

    @Test(arguments: [
        ("OpenAPI spec for Pets", "Pets"), ("Pets Client SDK", "Pets"),
    ])
    func subjects(title: String, subject: String) throws {
        let client = try generate("openapi: 3.0.3\ninfo: {title: \"\(title)\", version: '1'}\npaths: {}")
            .first { $0.key.hasSuffix("Client.swift") }
        #expect(client?.value.contains("/// A client for \(subject).") == true)
    }

    // MARK: - Types

    /// A name without small letters has words, however the name of its place is written. A short one may be an acronym, unless
    /// it is a usual word.
    @Test(arguments: [
        ("STATUS", "DayStatus"), ("BKCLASS", "DayBkclass"), ("BAD_MOOD", "DayBadMood"), ("URL", "DayURL"),
        ("CITY", "DayCity"),
        ("STATUS_url", "DaySTATUSUrl"), ("badMOOD", "DayBadMOOD"),
    ])
    func capitalsOfMembersAreWordsOfTheirTypes(member: String, type: String) throws {
        let files = try generate(
            schemas("Day: {type: object, properties: {\(member): {type: string, enum: [good, bad]}}}")
        )
        #expect(files.typeNames == ["Day", type])
    }

    @Test func capitalsOfResponsesAreWordsOfTheirTypes() throws {
        let content = "{application/json: {schema: {type: object, properties: {code: {type: string}}}}}"
        let files = try generate(
            shop(
                "{/a: {get: {operationId: a, responses: {'200': {$ref: '#/components/responses/GOOD_DAY_200_PIS'}}}}}",
                "components: {responses: {GOOD_DAY_200_PIS: {description: D, content: \(content)}}}"
            )
        )
        #expect(files.typeNames == ["GoodDay200PisResponse"])
    }

    // MARK: - Operations

    /// G052: nothing that is named after an operation ends in *Async*, unless another operation has that name.
    @Test func asyncSaysNothingInIdentifiers() throws {
        let sort =
            "parameters: [{name: sort, in: query, schema: {type: string, enum: [a, b]}}], "
            + "responses: {'204': {description: D}}"
        let alone = try generate(shop("/a: {get: {operationId: listCatsAsync, \(sort)}}"))
        #expect(try alone.type("ListCatsSort").contains("struct ListCatsSort: ExpandableEnumeration"))
        #expect(!alone.values.contains { $0.contains("Async") })
        let both = try generate(
            shop("/a: {get: {operationId: getCat, \(sort)}}\n/b: {get: {operationId: getCatAsync, \(sort)}}")
        )
        .file("ShopClient.swift")
        #expect(
            both.lines(containing: "async throws") == [
                "public func getCat(withOptions options: GetCatOptions? = nil) async throws(ServiceError) {",
                "public func getCatAsync(withOptions options: GetCatAsyncOptions? = nil) async throws(ServiceError) {",
            ]
        )
        let grouped = try generate(operations("Pets_ListAsync"))
        #expect(grouped.values.contains { $0.contains("func list(withOptions options: PetsListOptions? = nil)") })
        let route = try generate(shop("/jobs/async: {post: {responses: {'204': {description: D}}}}"))
        #expect(try route.options("PostJobsAsyncOptions").contains(" PostJobsAsyncOptions"))
    }

    @Test(arguments: [
        ("getItem", "func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError)"),
        ("get_item", "func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError)"),
        ("GetItemAsync", "func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError)"),
        ("get_item_async", "func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError)"),
        ("Create_Async", "func create(withOptions options: CreateOptions? = nil) async throws(ServiceError)"),
        ("async", "func async(withOptions options: AsyncOptions? = nil) async throws(ServiceError)"),
        ("delete", "func delete(withOptions options: DeleteOptions? = nil) async throws(ServiceError)"),
        ("init", "func initialize(withOptions options: InitOptions? = nil) async throws(ServiceError)"),
        ("default", "func `default`(withOptions options: DefaultOptions? = nil) async throws(ServiceError)"),
        ("request", "func request(withOptions options: ShopRequestOptions? = nil) async throws(ServiceError)"),
        ("client", "func client(withOptions options: ShopClientOptions2? = nil) async throws(ServiceError)"),
        ("transport", "func transport(withOptions options: ShopTransportOptions? = nil) async throws(ServiceError)"),
        ("shop client", "func shopClient(withOptions options: ShopClientOptions2? = nil) async throws(ServiceError)"),
    ])
    func operationsWithoutArguments(identifier: String, method: String) throws {
        let client = try generate(operations(identifier)).file("ShopClient.swift")
        #expect(client.lines(containing: "async throws") == ["public \(method) {"])
    }

    /// Behind a dot, a word that the language reserves is a name like any other.
    @Test func callsNeedNoBackticks() throws {
        let client = try generate(operations("import")).file("ShopClient.swift")
        #expect(
            client.lines(containing: "requests.") == [
                "let request = requests.import(withOptions: options)",
                "requests.import(withOptions: options).run(completionHandler)",
            ]
        )
    }

    @Test(arguments: [
        ("getPets", "listPets"),
        ("fetchPets", "listPets"),
        ("listPets", "listPets"),
        ("searchPets", "searchPets"),
        ("pets", "pets"),
    ])
    func whatReturnsACollectionIsListed(identifier: String, method: String) throws {
        let response = """
            responses:
              '200':
                description: Pets
                content: {application/json: {schema: {type: array, items: {type: string}}}}
            """
        let client = try generate(operations(identifier, more: response)).file("ShopClient.swift")
        #expect(client.lines(containing: "func ").first?.hasPrefix("public func \(method)(") == true)
    }

    @Test func theVerbAloneNamesAnOperationWhoseFirstLabelNamesTheThing() throws {
        let description = shop(
            """
            /settings/{key}:
              get:
                operationId: getConfigurationSetting
                parameters: [{name: key, in: path, required: true, schema: {type: string}}]
                responses: {'204': {description: Done}}
            """
        )
        let plain = try generate(description).file("ShopClient.swift")
        #expect(plain.contains("func getConfigurationSetting(\n        key: String,"))
        let renamed = try generate(
            description,
            configuration: "rename: {parameters: {getConfigurationSetting.key: configurationSetting}}"
        ).file("ShopClient.swift")
        #expect(renamed.contains("func get(\n        configurationSetting: String,"))
        #expect(renamed.contains("description.path(\"key\", configurationSetting)"))
    }

    @Test(arguments: [
        ("getById", "orderId", "get(orderId:"),
        ("getOrderById", "order_id", "getOrder(orderId:"),
        ("getByUserName", "username", "get(username:"),
        ("listByStatus", "status", "list(status:"),
        ("getByName", "order", "getByName(order:"),
        ("byId", "id", "by(id:"),
        ("getById", "name", "getById(name:"),
    ])
    func whatTheLabelSaysIsNotRepeatedBehindBy(identifier: String, label: String, method: String) throws {
        let client = try generate(
            operations(
                identifier,
                more: """
                    parameters: [{name: \(label), in: query, required: true, schema: {type: string}}]
                    responses: {'204': {description: Done}}
                    """
            )
        ).file("ShopClient.swift").replacing(/\(\s+/, with: "(")
        #expect(client.contains("public func \(method) String, withOptions"), "\(client)")
    }

    /// As Swashbuckle for the .NET Framework writes the parameters, also those that may be left out.
    @Test(arguments: [
        ("Goals_GetByIdPlanid", "get"), ("Goals_GetByPlanid", "getByPlanid"),
        ("Goals_GetEducationByIdPlanid", "getEducation"), ("Goals_GetEducationByPlanid", "getEducationByPlanid"),
        ("Goals_GetByIdPlan", "getByIdPlan"), ("Goals_GetByIdPlanidAndName", "getByIdPlanidAndName"),
    ])
    func noParametersAreRepeatedBehindBy(identifier: String, method: String) throws {
        let operations = operations(
            identifier,
            more: """
                parameters:
                  - {name: id, in: query, required: true, schema: {type: string}}
                  - {name: planId, in: query, schema: {type: string}}
                responses: {'204': {description: Done}}
                """
        )
        #expect(try generate(operations).file("GoalsOperations.swift").signatures.first == "\(method)(id:)")
    }

    /// The parameters of a path say as much, perhaps with more words; but not with fewer.
    @Test(arguments: [
        ("getUanByName", "uanName", "", "getUan"),
        ("getCollectionByCollectionIdAndVersion", "uuid", "version", "getCollection"),
        ("listPetsByOwnerId", "id", "", "listPetsByOwnerId"), ("getPetByName", "id", "", "getPetByName"),
        ("getPetByNameAndId", "id", "", "getPetByNameAndId"), ("getByKey", "uuid", "", "get"),
        ("getOrderById", "thing", "", "getOrderById"),
    ])
    func whatTheParametersOfThePathSayIsNotRepeated(identifier: String, one: String, other: String, method: String)
        throws
    {
        let names = [one, other].filter { !$0.isEmpty }
        let parameters = names.map { "{name: \($0), in: path, required: true, schema: {type: string}}" }
        let client = try generate(
            shop(
                """
                '/a\(names.map { "/{\($0)}" }.joined())':
                  get:
                    operationId: \(identifier)
                    parameters: [\(parameters.joined(separator: ", "))]
                    responses: {'204': {description: D}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(client.signatures == ["\(method)(\(names.map { $0 + ":" }.joined()))"])
    }

    /// A version says nothing without the label.
    @Test(arguments: [("v2Name", "v2Name"), ("apiName", "apiName"), ("lookupName", "lookup")])
    func whatTheLabelSaysIsNotAllThatIsSaid(identifier: String, method: String) throws {
        let parameter = "parameters: [{name: name, in: query, required: true, schema: {type: string}}]"
        let client = try generate(operations(identifier, more: parameter + "\nresponses: {'204': {description: D}}"))
            .file("ShopClient.swift")
        #expect(client.signatures == [method + "(name:)"])
    }

    /// A verb alone says nothing where no group says with what.
    @Test(arguments: [
        ("PutAsync", "PUT", "putUsageBatch"), ("delete", "DELETE", "deleteUsageBatch"), ("Put", "POST", "put"),
        ("cancel", "PUT", "cancel"),
    ])
    func verbsAloneAreOfWhatThePathLeadsTo(identifier: String, method: String, name: String) throws {
        let description = shop(
            """
            /v1/usage-batches/{id}:
              \(method.lowercased()):
                operationId: \(identifier)
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                responses: {'204': {description: Done}}
            """
        )
        #expect(try generate(description).file("ShopClient.swift").signatures.first == "\(name)(id:)")
    }

    @Test func anotherOperationOfTheShorterNameKeepsIt() throws {
        let client = try generate(
            operations(
                "getById",
                "get",
                more: """
                    parameters: [{name: id, in: query, required: true, schema: {type: string}}]
                    responses: {'204': {description: Done}}
                    """
            )
        ).file("ShopClient.swift")
        #expect(client.contains("public func getById(id: String, withOptions options: GetByIdOptions?"))
        #expect(client.contains("public func get(id: String, withOptions options: GetOptions?"))
    }

    @Test func operationsThatBecomeOneSignatureAreKeptApart() throws {
        let client = try generate(operations("getItem", "get_item", "get-item")).file("ShopClient.swift")
        #expect(
            client.lines(containing: "async throws") == [
                "public func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError) {",
                "public func getItem2(withOptions options: GetItem2Options? = nil) async throws(ServiceError) {",
                "public func getItem3(withOptions options: GetItem3Options? = nil) async throws(ServiceError) {",
            ]
        )
    }

    /// `RequestOptions` is a type of the runtime. Options that cannot have their name take none from another operation.
    @Test(arguments: [["request", "shopRequest"], ["shopRequest", "request"]])
    func optionsWithReservedNamesTakeNone(identifiers: [String]) throws {
        let client = try generate(operations(identifiers[0], identifiers[1])).file("ShopClient.swift")
        #expect(client.contains("func request(withOptions options: ShopRequestOptions2? = nil)"))
        #expect(client.contains("func shopRequest(withOptions options: ShopRequestOptions? = nil)"))
    }

    /// The types have names of their own, but on many disks their files would be one.
    @Test func optionsThatDifferByCaseAloneAreFilesOfTheirOwn() throws {
        let files = try generate(
            operations(
                "getItem",
                "getitem",
                more: """
                    parameters: [{name: a, in: query, schema: {type: string}}]
                    responses: {'204': {description: Done}}
                    """
            )
        )
        #expect(
            files.keys.filter { $0.contains("/Options/Get") }.sorted() == [
                "Source/Options/GetItemOptions.swift", "Source/Options/GetitemOptions2.swift",
            ]
        )
        #expect(try files.file("GetitemOptions2.swift").contains("public struct GetitemOptions: OperationOptions {"))
    }

    // MARK: - Groups

    @Test func identifiersOfTheFormGroupUnderscoreOperationMakeGroups() throws {
        let files = try generate(operations("Pets_List", "Pets_GetPet", "Owners_SetPetName", "plain"))
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("public var pets: PetsOperations { PetsOperations(client: self) }"))
        #expect(client.contains("public var owners: OwnersOperations { OwnersOperations(client: self) }"))
        #expect(
            client.contains("public func plain(withOptions options: PlainOptions? = nil) async throws(ServiceError) {")
        )
        let pets = try files.file("PetsOperations.swift")
        #expect(
            pets.lines(containing: "async throws") == [
                "public func list(withOptions options: PetsListOptions? = nil) async throws(ServiceError) {",
                "public func get(withOptions options: PetsGetPetOptions? = nil) async throws(ServiceError) {",
            ]
        )
    }

    @Test func identifiersOfTheFormGroupSlashOperationMakeGroups() throws {
        let files = try generate(operations("repos/list-forks", "repos/get"))
        #expect(
            try files.file("ReposOperations.swift").lines(containing: "async throws") == [
                "public func listForks(withOptions options: ReposListForksOptions? = nil) async throws(ServiceError) {",
                "public func get(withOptions options: ReposGetOptions? = nil) async throws(ServiceError) {",
            ]
        )
    }

    @Test func smallLettersBeforeAnUnderscoreMakeNoGroup() throws {
        let files = try generate(operations("get_item", "set_item"))
        #expect(!files.keys.contains { $0.hasSuffix("Operations.swift") })
    }

    @Test func tagsMakeGroupsWhereThereIsMoreThanOne() throws {
        func tagged(_ first: String, _ second: String) throws -> [String: String] {
            try generate(
                shop(
                    """
                    /a: {get: {operationId: listPets, tags: [\(first)], responses: {'204': {description: Done}}}}
                    /b: {get: {operationId: listOwners, tags: [\(second)], responses: {'204': {description: Done}}}}
                    """
                )
            )
        }
        let groups = try tagged("Pets", "Owners")
        #expect(try groups.file("PetsOperations.swift").contains("func list(withOptions"))
        #expect(try groups.file("OwnersOperations.swift").contains("func list(withOptions"))
        #expect(try tagged("Pets", "Pets").file("ShopClient.swift").contains("func listPets(withOptions"))
    }

    @Test func groupsThatDifferByCaseAloneAreOne() throws {
        let files = try generate(operations("PETS/list", "pets/list", "Pets/get"))
        #expect(files.keys.filter { $0.hasSuffix("Operations.swift") } == ["Source/PETSOperations.swift"])
        #expect(
            try files.file("PETSOperations.swift").lines(containing: "async throws") == [
                "public func list(withOptions options: PETSListOptions? = nil) async throws(ServiceError) {",
                "public func petsList(withOptions options: PetsListOptions? = nil) async throws(ServiceError) {",
                "public func get(withOptions options: PetsGetOptions? = nil) async throws(ServiceError) {",
            ]
        )
    }

    @Test(arguments: [
        ("address", "listAddresses", "list"), ("addresses", "getAddress", "get"), ("bus", "listBuses", "list"),
        ("analysis", "startAnalysisQueries", "startQueries"), ("statuses", "setStatus", "set"),
        ("boxes", "openBox", "open"), ("categories", "addCategory", "add"), ("news", "findNews", "find"),
        ("caches", "clearCache", "clear"), ("databases", "dropDatabase", "drop"), ("people", "findPerson", "find"),
        ("apis", "deleteApi", "delete"), ("hours", "setHour", "set"), ("axis", "setAxis", "set"),
    ])
    func pluralsOfGroupsAreUnderstood(group: String, operation: String, method: String) throws {
        let files = try generate(operations("\(group)/\(operation)"))
        let operations = try #require(files.first { $0.key.hasSuffix("Operations.swift") })
        #expect(operations.value.contains("public func \(method)("), "\(operations.value)")
    }

    // MARK: - Values

    /// As SCIM calls its schemas.
    @Test(arguments: [
        ("urn:ietf:params:scim:schemas:core:2.0:User", "CoreUser"), ("urn:shop:Cat", "Cat"),
        ("https://a.example/Cat", "Cat"),
        ("http:Cat", "HttpCat"),
    ])
    func schemasThatAreCalledByURIs(name: String, type: String) throws {
        let files = try generate(
            schemas(
                "Pet: {type: object, properties: {b: {type: string}}}\n'\(name)': {type: object, properties: {a: {type: string}}}"
            )
        )
        #expect(files.typeNames.sorted() == [type, "Pet"].sorted())
    }

    /// A prefix with two acronyms is written in the same way in the names of all parts of a type.
    @Test func partsOfATypeBeginAsItDoes() throws {
        let files = try generate(
            schemas("Error: {properties: {kind: {type: string, enum: [a]}, part: {properties: {a: {type: string}}}}}")
                .replacing("title: Shop", with: "title: STAC API - Shop")
        )
        #expect(
            files.typeNames.filter { $0.contains("Error") } == [
                "STACAPIShopError", "STACAPIShopErrorKind", "STACAPIShopErrorPart",
            ]
        )
    }

    private static let memberNames: [(String, String)] = [
        ("id", "id"), ("ID", "id"), ("url", "url"), ("URL", "url"), ("apiKey", "apiKey"), ("APIKey", "apiKey"),
        ("API_KEY", "apiKey"), ("iPv4Address", "iPv4Address"), ("description", "description"), ("open", "open"),
        ("IoTRole", "iotRole"), ("deviceIoTHub", "deviceIoTHub"), ("IoTDPSName", "iotDpsName"),
        ("PCIeDevices", "pcieDevices"), ("hasNVMeDrive", "hasNVMeDrive"), ("VoIPNumber", "voipNumber"),
        ("QoSFlowId", "qosFlowId"), ("PoEURL", "poeUrl"), ("GraphQLQuery", "graphqlQuery"), ("MySQL8", "mysql8"),
        ("iSCSIBoot", "iscsiBoot"), ("PoEm", "poEm"), ("SCSIPCIe", "scsipcIe"),
        ("IoThing", "ioThing"), ("TPPOAuth2Security", "tppOAuth2Security"), ("SSOAuthURL", "ssoAuthUrl"),
        ("OAuthToken", "oAuthToken"), ("MSOAuth", "msoAuth"),
        ("APIkey", "apiKey"), ("userIPaddress", "userIpAddress"), ("DNSnames", "dnSnames"), ("UIDkeyed", "uiDkeyed"),
        ("userIDs", "userIds"), ("IDs", "ids"), ("allURLsOfUser", "allUrlsOfUser"), ("isA", "isA"),
        ("imageURL", "imageUrl"), ("TLSv1", "tlsV1"), ("allowTLSv1", "allowTlsV1"),
        ("iOSVersion", "iOSVersion"), ("MAC_OS", "macOS"), ("minTvOS", "minTvOS"), ("iPadOS", "iPadOS"),
        ("os", "os"), ("baseOS", "baseOs"), ("DHCPv6Lease", "dhcpV6Lease"), ("OSv2", "osV2"),
        ("sourceIPv6", "sourceIPv6"), ("IPv4", "iPv4"),
        ("Xv2", "xv2"), ("DVvalue", "dVvalue"),
        ("page_size", "pageSize"), ("page-size", "pageSize"), ("@nextLink", "nextLink"), ("$filter", "filter"),
        ("class", "`class`"), ("default", "`default`"), ("in", "`in`"), ("self", "selfValue"), ("init", "initValue"),
        ("Type", "type"), ("+1", "plus1"), ("-1", "minus1"), ("*", "asterisk"), ("", "empty"), ("2fa", "value2fa"),
        ("größe", "größe"), ("名前", "名前"), ("👍", "u1f44d"), ("a👍b", "aB"), ("hash", "hash"),
        ("hashValue", "hashValueProperty"),
        ("१२", "u967U968"),
        ("http://openbanking.org.uk/rid", "rid"), ("urn:uk:org:events:resource-update", "resourceUpdate"),
        ("urn:ietf:params:scim:schemas:extension:enterprise:2.0:User", "enterpriseUser"),
        ("https://a.example/claims#is_root", "isRoot"), ("http://a.example/v1/2", "httpAExampleV1_2"),
        ("https://a.example/", "httpsAExample"), ("dc:title", "dcTitle"),
        ("18-24", "value18_24"), ("1-824", "value1_824"), ("iso_8601_2", "iso8601_2"), ("line_2", "line2"),
        ("p99.9", "p99_9"),
    ]

    @Test(arguments: memberNames)
    func members(wireName: String, name: String) throws {
        let model = try generate(schemas("Pet: {type: object, properties: {'\(wireName)': {type: string}}}"))
            .file("Pet.swift")
        #expect(model.members == ["let \(name): String?"])
        // Behind a dot, no word is a reserved one.
        let member = name.filter { $0 != "`" }
        #expect(model.contains("self.\(member) = reader.readStringIfPresent(\"\(wireName)\")"))
    }

    @Test func typesOfMembersThatAreURIsAreCalledLikeThem() throws {
        let files = try generate(
            schemas(
                "Pet: {type: object, properties: {'urn:a:shop:2.0:Owner': {type: object, properties: {a: {type: string}}}}}"
            )
        )
        #expect(try files.file("Pet.swift").contains("public let shopOwner: PetShopOwner?"))
    }

    @Test func membersThatBecomeOneNameAreKeptApart() throws {
        let model = try generate(
            schemas("Pet: {type: object, properties: {a_b: {type: string}, a-b: {type: string}, aB: {type: string}}}")
        ).file("Pet.swift")
        #expect(model.members == ["let aBProperty: String?", "let aBProperty2: String?", "let aB: String?"])
    }

    @Test func membersWhoseURIsEndAlikeAreKeptApart() throws {
        let members =
            "'http://a.example/id': {type: string}, 'http://b.example/id': {type: string}, 'http://a.example/name': {type: string}"
        let model = try generate(schemas("Pet: {type: object, properties: {\(members), name: {type: string}}}"))
            .file("Pet.swift")
        #expect(
            model.members == [
                "let id: String?", "let httpBExampleId: String?", "let httpAExampleName: String?", "let name: String?",
            ]
        )
        #expect(model.contains("/// The ID.\n"))
    }

    /// Keys of responses are often their status.
    @Test(arguments: [
        ("401", "UnauthorizedResponse"), ("401Unauthorized", "UnauthorizedResponse"),
        ("400_params", "BadRequestParamsResponse"), ("404ResourceNotFound", "ResourceNotFoundResponse"),
        ("500", "InternalServerErrorResponse"), ("500Error", "InternalServerErrorResponse"),
        ("200OkGet", "OkGetResponse"), ("200BrandedResponse", "BrandedResponse"), ("200", "OkResponse"),
        ("299", "Status299Response"),
        ("418", "Status418Response"), ("418Banned", "Status418BannedResponse"),
        ("4XX", "Model4XXResponse"), ("500px", "Model500pxResponse"),
    ])
    func statusesAreSpelledOut(key: String, name: String) throws {
        let files = try generate(
            shop(
                "/a: {get: {operationId: getA, responses: {'200': {$ref: '#/components/responses/\(key)'}}}}",
                """
                components:
                  responses:
                    '\(key)': {description: D, content: {application/json: {schema: {properties: {a: {type: string}}}}}}
                """
            )
        )
        #expect(files.typeNames == [name])
    }

    @Test func statusesOfSchemasAreSpelledOut() throws {
        let schema = "{type: object, properties: {a: {type: string}}}"
        let files = try Generation(schemas("404: \(schema)\n400Error: \(schema)\nNotFound: \(schema)")).files
        #expect(files.typeNames == ["BadRequestError", "NotFound", "NotFound2"])
    }

    @Test(arguments: [
        ("container.ContainerState", "ContainerState"), ("api.user.User", "ApiUser"),
        ("sip.sip_domain.sip_domain_mapping", "SipDomainMapping"), ("user.Users", "UserUsers"),
        ("user.Admin", "UserAdmin"), ("user.Page[user.UserName]", "UserPageUserUserName"),
    ])
    func packagesAreNotRepeated(schema: String, name: String) throws {
        let files = try generate(schemas("'\(schema)': {type: object, properties: {a: {type: string}}}"))
        #expect(files.typeNames == [name])
    }

    /// Together, they would be other numbers.
    @Test func numbersInNamesOfTypesAreKeptApart() throws {
        let schema = "{type: object, properties: {unit: {type: string, enum: [c, f]}}}"
        let files = try Generation(schemas("Heat_v1_1_10: \(schema)\nHeat_v1_11_0: \(schema)")).files
        #expect(
            files.typeNames.sorted() == ["HeatV1_11_0", "HeatV1_11_0Unit", "HeatV1_1_10", "HeatV1_1_10Unit"]
        )
    }

    @Test(arguments: [("DHCPv6Lease", "DHCPv6Lease"), ("dhcp_v6_lease", "DhcpV6Lease"), ("API-v2Token", "APIv2Token")])
    func versionsStayAsTheyAreBehindCapitals(schema: String, name: String) throws {
        let files = try generate(schemas("\(schema): {type: object, properties: {a: {type: string}}}"))
        #expect(files.typeNames == [name])
    }

    @Test func aPackageStaysWhereTheNameIsTakenWithoutIt() throws {
        let schema = "{type: object, properties: {a: {type: string}}}"
        let files = try Generation(schemas("user.User: \(schema)\nUser: \(schema)")).files
        #expect(files.typeNames == ["User", "UserUser"])
    }

    @Test func aSpellingThatComesLaterDoesNotRenameTheOneThatNeedsNoChange() throws {
        let files = try generate(
            schemas(
                """
                Pet: {type: object, properties: {a_b: {type: string}, aB: {type: string}, kind: {type: string, enum: [x-y, xY]}}}
                """
            )
        )
        #expect(try files.type("Pet").members == ["let aBProperty: String?", "let aB: String?", "let kind: PetKind?"])
        #expect(
            try files.type("PetKind").lines(containing: "static let") == [
                "public static let xYValue = Self(rawValue: \"x-y\")",
                "public static let xY = Self(rawValue: \"xY\")",
            ]
        )
    }

    @Test func parametersOfOneNameAreToldApartByTheirPlace() throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters:
                    - {name: id, in: query, required: true, schema: {type: string}}
                    - {name: id, in: header, required: true, schema: {type: string}}
                    - {name: context, in: query, schema: {type: string}}
                    - {name: requests, in: query, required: true, schema: {type: string}}
                    responses: {'204': {description: Done}}
                    """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "description.query", "description.header") == [
                "description.query(\"id\", id)",
                "description.header(\"id\", idHeader)",
                "description.query(\"context\", options?.contextQuery)",
                "description.query(\"requests\", requestsValue)",
            ]
        )
        #expect(try files.file("FindOptions.swift").contains("public let contextQuery: String?"))
    }

    /// Callers see the labels, and not what else has such a name in the method.
    @Test func labelsAreCalledLikeWhatMethodsUse() throws {
        let files = try generate(
            operations(
                "make",
                more: """
                    parameters:
                    - {name: description, in: query, required: true, schema: {type: string}}
                    - {name: client, in: query, required: true, schema: {type: string}}
                    - {name: options, in: query, required: true, schema: {type: string}}
                    - {name: descriptionValue, in: query, required: true, schema: {type: string}}
                    - {name: request, in: query, schema: {type: string}}
                    - {name: responsesByStatus, in: query, schema: {type: string}}
                    - {name: completionHandler, in: query, required: true, schema: {type: string}}
                    responses: {'204': {description: Done}}
                    """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "description.query") == [
                "description.query(\"description\", descriptionValue)", "description.query(\"client\", clientValue)",
                "description.query(\"options\", optionsValue)",
                "description.query(\"descriptionValue\", descriptionValueQuery)",
                "description.query(\"request\", options?.request)",
                "description.query(\"responsesByStatus\", options?.responsesByStatus)",
                "description.query(\"completionHandler\", completionHandlerQuery)",
            ]
        )
        let code = client.replacing(/\s+/, with: " ")
        #expect(
            code.contains(
                "description descriptionValue: String, client clientValue: String, options optionsValue: String,"
            )
        )
        #expect(code.contains("description: descriptionValue, client: clientValue, options: optionsValue,"))
        #expect(client.contains("///   - clientValue: The client."))
    }

    // MARK: - Types

    /// Fastify counts schemas, and writes their names into their titles.
    @Test func numberedSchemasAreNamedAfterTheirTitles() throws {
        let object = "type: object, properties: {a: {type: string, enum: [x, y]}}"
        let files = try Generation(
            schemas(
                """
                def-0: {title: User, \(object)}
                def-1: {title: User, type: string, enum: [a]}
                def-2: {title: 'A text about it, which is no name', \(object)}
                def-3: {\(object)}
                def-x: {title: Pet, \(object)}
                Order: {title: Sale, \(object)}
                __schema0: {title: Toy, \(object)}
                """
            )
        ).files
        #expect(
            files.typeNames.filter { !$0.hasSuffix("A") } == ["Def1", "Def2", "Def3", "DefX", "Order", "Toy", "User"]
        )
        #expect(files.typeNames.contains("UserA"))
    }

    @Test func twoSchemasOfOneNameInSwiftAreReported() throws {
        let description = schemas(
            "foo_bar: {type: object, properties: {a: {type: string}}}\nFooBar: {type: string, enum: [a]}\n"
                + "foo-bar: {type: string}"
        )
        #expect(
            try Generation(description).diagnostics == [
                "6:5: warning: the schemas 'FooBar' and 'foo_bar' have the same name in Swift; this one is named "
                    + "'FooBar2' (choose a name under 'rename.models' in the client configuration)",
                "7:5: note: 'FooBar' is named 'FooBar'",
            ]
        )
        let renamed = try Generation(description, configuration: "rename: {models: {FooBar: FooKind}}")
        #expect(renamed.diagnostics == [])
    }

    @Test func noTwoFilesHaveOneNameWhateverTheirFolders() throws {
        let files = try generate(
            shop(
                ["debug", "shop"].map { tag in
                    """
                    /\(tag):
                      get:
                        operationId: \(tag)Get
                        tags: [\(tag)]
                        responses:
                          '200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/DebugOptions'}}}}
                    """
                }.joined(separator: "\n"),
                "components: {schemas: {DebugOptions: {type: object, properties: {a: {type: string}}}}}"
            )
        )
        let names = files.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        #expect(Set(names).count == names.count)
        #expect(names.contains("DebugOptions.swift") && names.contains("DebugOptions2.swift"))
    }

    @Test func aSchemaWithTheNameOfTheClientIsReported() throws {
        let description = schemas("Pet: {type: object, properties: {a: {type: string}}}")
        #expect(
            try Generation(description, configuration: "client: Pet").diagnostics == [
                "1:9: warning: the schema 'Pet' is named 'Pet2', because the client is named 'Pet' (choose a name for the "
                    + "schema under 'rename.models' in the client configuration, or another one for the client)"
            ]
        )
        let renamed = try Generation(description, configuration: "client: Pet\nrename: {models: {Pet: Animal}}")
        #expect(renamed.diagnostics == [])
    }

    @Test func schemasThatDifferByCaseAloneAreFilesOfTheirOwn() throws {
        let generation = try Generation(
            schemas(
                ["Pet", "pet", "PET"].map { "\($0): {type: object, properties: {a: {type: string}}}" }.joined(
                    separator: "\n"
                )
            )
        )
        let files = generation.files
        let advice = "(choose a name under 'rename.models' in the client configuration)"
        #expect(
            generation.diagnostics == [
                "7:5: warning: the schemas 'Pet' and 'pet' have the same name in Swift; this one is named 'Pet2' "
                    + "\(advice)",
                "6:5: note: 'Pet' is named 'Pet'",
            ]
        )
        #expect(files.typeNames == ["PET", "Pet", "Pet2"])
        #expect(
            files.keys.filter { $0.contains("/Models/") }.sorted() == [
                "Source/Models/PET.swift", "Source/Models/Pet2.swift", "Source/Models/Pet3.swift",
            ]
        )
        #expect(try files.file("Models/Pet3.swift").contains("public struct Pet: ServiceModel"))
    }

    /// The file system of a Mac takes `ß` and `SS` for the same.
    @Test func schemasWhoseCapitalsAreTheSameAreFilesOfTheirOwn() throws {
        let members = "{type: object, properties: {a: {type: string}}}"
        let files = try generate(schemas("Straße: \(members)\nStrasse: \(members)"))
        #expect(files.typeNames == ["Strasse", "Straße"])
        #expect(
            files.keys.filter { $0.contains("/Models/") }.sorted() == [
                "Source/Models/Strasse.swift", "Source/Models/Straße2.swift",
            ]
        )
    }

    @Test(arguments: [
        "Error", "Data", "Result", "Type", "ServiceModel", "Task", "URL", "String", "Date", "PagedCollection",
    ])
    func typesThatMeanSomethingElseGetTheNameOfTheService(name: String) throws {
        let files = try generate(schemas("\(name): {type: object, properties: {a: {type: string}}}"))
        #expect(
            try files.file("Shop\(name).swift").contains("public struct Shop\(name): ServiceModel, Codable, Hashable {")
        )
    }

    @Test func whatTheTemplatesCallByNameIsHiddenByNoType() throws {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Templates/Swift")
        // Comments, literals, members and what is filled in are left out, and so are the modules that are imported.
        let noise = /\/\/.*|import \w+|\w*\{\{.*?\}\}\w*|"[^"]*"|\.\w+/
        var names: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(at: templates, includingPropertiesForKeys: nil) {
            let code = try String(contentsOf: file, encoding: .utf8).replacing(noise, with: " ")
            names.formUnion(code.matches(of: /\b[A-Z]\w*/).map(\.output))
        }
        #expect(names.isSuperset(of: ["CustomStringConvertible", "ServerTemplate", "XMLForm"]))
        // What stands for the raw value within every enumeration.
        names.insert("RawValue")
        let files = try generate(
            schemas(
                names.sorted().map { "\($0): {type: object, properties: {a: {type: string}}}" }.joined(separator: "\n")
            )
        )
        #expect(names.filter { files["Source/Models/\($0).swift"] != nil }.sorted() == [])
    }

    @Test func aModelDoesNotTakeTheNamesOfTheClientAndItsOptions() throws {
        let generation = try Generation(
            shop(
                "/a: {get: {operationId: find, responses: {'204': {description: Done}}}}",
                """
                components:
                  schemas:
                    ShopClient: {type: object, properties: {a: {type: string}}}
                    FindOptions: {type: object, properties: {a: {type: string}}}
                """
            ),
            configuration: "filter: {operations: [find], schemas: ['*']}"
        )
        #expect(generation.files["Source/Models/ShopClient2.swift"] != nil)
        #expect(generation.files["Source/Models/FindOptions2.swift"] != nil)
        let advice = "(choose a name for the schema under 'rename.models' in the client configuration"
        #expect(
            generation.diagnostics == [
                "7:5: warning: the schema 'ShopClient' is named 'ShopClient2', because the client is named 'ShopClient' "
                    + "\(advice), or another one for the client)",
                "8:5: warning: the schema 'FindOptions' is named 'FindOptions2', because the client has a type 'FindOptions' "
                    + "of its own \(advice))",
            ]
        )
    }

    @Test func theOnlyWordThatIsNoLabelIsEscaped() throws {
        let parameters = ["inout", "let", "in"].map {
            "{name: \($0), in: query, required: true, schema: {type: string}}"
        }
        let client = try generate(
            shop(
                "/a: {get: {operationId: a, parameters: [\(parameters.joined(separator: ", "))], responses: {'204': {description: Done}}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains("requests.a(`inout`: `inout`, let: `let`, in: `in`, withOptions: options)"))
    }

    @Test func typesInScriptsWithoutCapitalsAreNoNamesOfValues() throws {
        let files = try generate(
            schemas(
                "名前: {type: object, properties: {名前: {$ref: '#/components/schemas/名前'}}}\nSolid: {oneOf: [{$ref: '#/components/schemas/名前'}, {type: string}]}"
            )
        )
        #expect(try files.type("Model名前").contains("public var 名前: Model名前?"))
        #expect(try files.type("Solid").contains("case 名前(Model名前)"))
    }

    @Test func capitalsWithoutSmallLettersAreNoNamesOfValues() throws {
        let files = try generate(
            schemas(
                "𝔘𝔫𝔦: {type: object, properties: {a: {type: string}}}\nSolid: {oneOf: [{$ref: '#/components/schemas/𝔘𝔫𝔦'}, {type: string}]}"
            )
        )
        #expect(try files.type("Solid").contains("case 𝔘𝔫𝔦(Model𝔘𝔫𝔦)"))
    }
}
