import Testing

/// What generated code says of things of which the description says nothing.
@Suite struct PhraseTests {
    private static let namedMembers: [(String, String, String)] = [
        ("owner", "{type: string}", "The owner."),
        ("html_url", "{type: string}", "The HTML URL."),
        ("ownerId", "{type: string}", "The owner ID."),
        ("forks_count", "{type: integer}", "The number of forks."),
        ("branchCount", "{type: integer}", "The number of branches."),
        ("total_count", "{type: integer}", "The total count."),
        ("num_pets", "{type: integer}", "The number of pets."),
        ("numberReturned", "{type: integer}", "The number returned."),
        ("failed_count", "{type: integer}", "The number failed."),
        ("number_of_needs", "{type: integer}", "The number of needs."),
        ("archived", "{type: boolean}", "Whether it is archived."),
        ("is_private", "{type: boolean}", "Whether it is private."),
        ("hasIssues", "{type: boolean}", "Whether it has issues."),
        ("email_verified", "{type: boolean}", "Whether the email is verified."),
        ("allowForking", "{type: boolean}", "Whether to allow forking."),
        ("site_admin", "{type: boolean}", "The site admin flag."),
        ("created_at", "{type: string, format: date-time}", "When it was created."),
        ("lastModified", "{type: string, format: date-time}", "When it was last modified."),
        ("date_created", "{type: string}", "When it was created."),
        ("expires_at", "{type: integer}", "When it expires."),
        ("dueDate", "{type: string, format: date}", "The due date."),
        ("+1", "{type: integer}", "The value of `+1`."),
        ("last_read_at", "{type: string, format: date-time}", "When it was last read."),
        ("since", "{type: string, format: date-time}", "The value of `since`."),
        ("from", "{type: string}", "The value of `from`."),
        ("created_by", "{type: string}", "The value of `created_by`."),
        ("expires_in", "{type: integer}", "The value of `expires_in`."),
        ("opt_in", "{type: boolean}", "The opt in flag."),
        ("outdated", "{type: boolean}", "Whether it is outdated."),
        ("isError", "{type: boolean}", "Whether it is an error."),
        ("is_set", "{type: boolean}", "Whether it is set."),
        ("is_site_admin", "{type: boolean}", "Whether it is a site admin."),
        ("ETag", "{type: string}", "The ETag."),
        ("oAuthToken", "{type: string}", "The OAuth token."),
        ("enabled2FA", "{type: boolean}", "The value of `enabled2FA`."),
        ("base64URL", "{type: string}", "The base64 URL."),
        ("@odata.type", "{type: string}", "The OData type."),
        ("memberOf@odata.count", "{type: integer}", "The value of `memberOf@odata.count`."),
        ("temperatureC", "{type: number}", "The value of `temperatureC`."),
        ("required", "{type: array, items: {type: string}}", "The value of `required`."),
        ("mfa_enabled", "{type: boolean}", "Whether the MFA is enabled."),
        ("vpc_uuid", "{type: string}", "The VPC UUID."),
        ("order_status", "{type: string, title: Status}", "The order status."),
        ("created", "{type: string, title: CreatedDate}", "The value of `created`."),
        ("loc", "{type: string, title: Location}", "Location."),
        ("limit", "{type: integer, default: 10}", "The limit. The default is `10`."),
        ("a", "{type: string, title: The first letter}", "The first letter."),
        ("petName", "{type: string, title: Pet Name}", "The pet name."),
        ("loc", "{type: string, x-ms-summary: Location}", "Location."),
        ("petName", "{type: string, x-ms-summary: Pet Name}", "The pet name."),
        ("loc", "{type: string, title: Place, x-ms-summary: Location}", "Place."),
        ("loc", "{type: string, x-ms-summary: Location, description: It may be far.}", "It may be far."),
        ("a", "{type: string, title: The letter., description: It may be small.}", "The letter."),
        ("a", "{type: string, title: Letter, description: It may be small.}", "It may be small."),
    ]

    @Test(arguments: namedMembers)
    func members(name: String, schema: String, sentence: String) throws {
        let model = try generate(schemas("Pet: {type: object, properties: {'\(name)': \(schema)}}")).file("Pet.swift")
        #expect(model.lines(containing: "///").dropFirst().first == "/// \(sentence)")
    }

    @Test(arguments: [
        ("Pet: {type: object, properties: {a: {type: string}}}", "A pet."),
        ("OrderItem: {type: object, properties: {a: {type: string}}}", "An order item."),
        ("UserTag: {type: object, properties: {a: {type: string}}}", "A user tag."),
        ("UnreadItem: {type: object, properties: {a: {type: string}}}", "An unread item."),
        ("UnauthorizedUser: {type: object, properties: {a: {type: string}}}", "An unauthorized user."),
        ("UnitTest: {type: object, properties: {a: {type: string}}}", "A unit test."),
        ("SSHKey: {type: object, properties: {a: {type: string}}}", "An SSH key."),
        ("PetTags: {type: object, properties: {a: {type: string}}}", "Pet tags."),
        ("Settings: {type: object, properties: {a: {type: string}}}", "Settings."),
        ("OfferData: {type: object, properties: {a: {type: string}}}", "Offer data."),
        ("PolicyInfo: {type: object, properties: {a: {type: string}}}", "Policy info."),
        ("News: {type: object, properties: {a: {type: string}}}", "News."),
        ("ListsSubscribed: {type: object, properties: {a: {type: string}}}", "The type `ListsSubscribed`."),
        ("MyPrefsShowSidebar: {type: object, properties: {a: {type: string}}}", "The type `MyPrefsShowSidebar`."),
        ("UpdateProject: {type: object, properties: {a: {type: string}}}", "The type `UpdateProject`."),
        ("UpdateProjectRequest: {type: object, properties: {a: {type: string}}}", "An update project request."),
        ("Update: {type: object, properties: {a: {type: string}}}", "An update."),
        ("CreatedBy: {type: object, properties: {a: {type: string}}}", "The type `CreatedBy`."),
        ("VideoEmbed: {type: object, properties: {a: {type: string}}}", "A video embed."),
        ("Pet: {type: object, title: One of the pets, properties: {a: {type: string}}}", "One of the pets."),
        ("TextBlock: {type: object, title: Text, properties: {a: {type: string}}}", "A text block."),
        ("PetToolMessage: {type: object, title: Tool message, properties: {a: {type: string}}}", "Tool message."),
        ("Page: {type: object, title: PageOfPets, properties: {a: {type: string}}}", "Page of pets."),
        ("Page: {type: object, title: created_by, properties: {a: {type: string}}}", "A page."),
        ("PetSort: {oneOf: [{type: string}, {type: integer}], title: Sort}", "A string or an integer."),
        ("CatDto: {type: object, properties: {a: {type: string}}}", "A cat DTO."),
        ("KnownColorsEnum: {type: string, enum: [red]}", "Known colors."),
        ("Paint: {type: string, enum: [red]}", "A paint."),
        ("C2PAResult: {type: object, properties: {a: {type: string}}}", "The type `C2PAResult`."),
        ("x.y.ageGroup: {type: object, title: ageGroup, properties: {a: {type: string}}}", "An XY age group."),
        ("Name: {oneOf: [{type: string}, {type: integer}]}", "A string or an integer."),
        (
            "Name: {oneOf: [{type: string}, {type: array, items: {type: string}}, {type: boolean}]}",
            "A string, a list of strings or true or false."
        ),
        ("Name: {oneOf: [{type: string}, {type: array, items: {}}]}", "A string or a list of values."),
    ])
    func types(schema: String, sentence: String) throws {
        let file = try #require(try generate(schemas(schema)).first { $0.key.contains("/Models/") })
        #expect(file.value.lines(containing: "///").first == "/// \(sentence)")
    }

    @Test func alternativesAndValues() throws {
        let files = try generate(
            schemas(
                """
                Name: {oneOf: [{type: string}, {type: array, items: {type: string}}, {$ref: '#/components/schemas/Pet'}]}
                Pet: {type: object, required: [a], properties: {a: {type: string, enum: [dark-blue, us-east-1]}}}
                """
            )
        )
        #expect(
            try files.file("Name.swift").lines(containing: "/// A ").suffix(3) == [
                "/// A string.", "/// A list of strings.", "/// A pet.",
            ]
        )
        let values = try files.file("Pet.swift")
        #expect(values.contains("/// Dark blue.\n"))
        #expect(values.contains("/// The value `us-east-1`.\n"))
    }

    /// Codes are no words, whose other letters would be small in a sentence.
    @Test(arguments: [
        ("USD", "The value `USD`."), ("GTIN", "The value `GTIN`."), ("jpg", "JPG."),
        ("Tcp", "TCP."), ("HK", "The value `HK`."), ("npm", "The value `npm`."),
        ("JSON", "JSON."), ("ACTIVE", "Active."), ("active", "Active."), ("LOW", "Low."), ("NONE", "None."),
        ("in_progress", "In progress."), ("InProgress", "In progress."), ("IN_PROGRESS", "In progress."),
        ("SENT", "Sent."), ("sync", "Sync."), ("GET", "Get."), ("OPEN", "Open."),
        ("AUTHENTICATION", "Authentication."), ("YAKUTSKSTANDARDTIME", "The value `YAKUTSKSTANDARDTIME`."),
        ("integratedpayroll", "The value `integratedpayroll`."), ("INTEGRATED_PAYROLL_TAX", "Integrated payroll tax."),
    ])
    func codesAreShownAsTheyAre(value: String, sentence: String) throws {
        let kind = try generate(schemas("Kind: {type: string, enum: ['\(value)']}")).file("Kind.swift")
        #expect(kind.contains("/// \(sentence)\n    public static let "), "\(kind)")
    }

    /// Among currencies, `ALL` is Albania's. The names of cases do not depend on the others.
    @Test(arguments: [
        ("AED, USD, ALL", "The value `ALL`."), ("USD, ALL", "All."), ("1H, 1D, ALL", "All."), ("NEW, OLD, ALL", "All."),
        ("AED, USD, BRL, ALL, IN_PROGRESS", "The value `ALL`."),
    ])
    func aWordAmongCodesIsOne(values: String, sentence: String) throws {
        let kind = try generate(schemas("Kind: {type: string, enum: [\(values)]}")).file("Kind.swift")
        #expect(kind.contains("/// \(sentence)\n    public static let all "), "\(kind)")
        #expect(!values.contains("IN_PROGRESS") || kind.contains("/// In progress.\n"))
    }

    @Test func aNameWithACapitalWithinKeepsItsBeginning() throws {
        let kind = try generate(schemas("Kind: {type: string, enum: [ios, ANDROID]}")).file("Kind.swift")
        #expect(kind.contains("/// iOS.\n    public static let ios "), "\(kind)")
        #expect(kind.contains("/// Android.\n"))
    }

    /// Another direction, or another number, is another value.
    @Test(arguments: [("-created_at", "minusCreatedAt"), ("-INF", "minusInf")])
    func aValueWithASignIsShownAsItIs(value: String, name: String) throws {
        let order = try generate(schemas("Order: {type: string, enum: [created_at, '\(value)']}")).file("Order.swift")
        #expect(order.contains("/// The value `\(value)`.\n    public static let \(name) "), "\(order)")
        #expect(order.contains("/// Created at.\n    public static let createdAt "))
    }

    @Test func membersWhoseNamesDifferBySignsAloneAreToldApart() throws {
        let pet = try generate(
            schemas(
                "Pet: {type: object, properties: {_gender: {type: string}, gender: {type: string}, description: {type: string}}}"
            )
        )
        .file("Pet.swift")
        #expect(pet.contains("/// The gender.\n    public let gender:"))
        #expect(pet.contains("/// The value of `_gender`.\n    public let genderProperty:"), "\(pet)")
        #expect(pet.contains("/// The description.\n"))
    }

    /// What a schema without parts is called is said of the members that refer to it.
    @Test(arguments: [
        ("title: When it happened", "When it happened."), ("title: Ts", "The stamp."), ("title: Stamp", "The stamp."),
        ("title: When it happened, description: In seconds.", "In seconds."), ("title: string", "The stamp."),
    ])
    func theTitleOfAReferencedText(words: String, sentence: String) throws {
        let pet = try generate(
            schemas(
                "Pet: {type: object, properties: {stamp: {$ref: '#/components/schemas/Ts'}}}\nTs: {type: string, \(words)}"
            )
        )
        .file("Pet.swift")
        #expect(pet.lines(containing: "///").dropFirst().first == "/// \(sentence)")
    }

    /// A prefix keeps the type from hiding another one, and says nothing of the thing: sentences have the name of the schema.
    @Test(arguments: [
        ("Image", "{type: object, properties: {a: {type: string}}}", "ShopImage", "An image."),
        ("Error", "{type: string, enum: [a, b]}", "ShopError", "An error."),
        ("ShopForm", "{type: object, properties: {a: {type: string}}}", "ShopForm", "A shop form."),
    ])
    func whatHasAPrefixIsCalledAsItsSchema(name: String, schema: String, type: String, sentence: String) throws {
        let file = try generate(schemas("\(name): \(schema)")).file("\(type).swift")
        #expect(file.lines(containing: "///").first == "/// \(sentence)")
    }

    /// What a schema says of itself is said of members that refer to it, unless it says only which type that is.
    @Test(arguments: [
        ("{type: object, title: Simple Pet, description: Simple Pet, ^}", "The best friend."),
        ("{type: object, description: SimplePet., ^}", "The best friend."),
        ("{type: object, description: A simple pet is an animal., ^}", "The best friend."),
        ("{type: object, description: Simple pets are animals., ^}", "The best friend."),
        ("{type: object, description: The pet that comes first., ^}", "The pet that comes first."),
        ("{type: object, description: Simple pets of all kinds., ^}", "Simple pets of all kinds."),
        ("{type: string, description: Simple Pet}", "Simple Pet."),
        ("{type: object, description: SimplePet is by name., additionalProperties: {}}", "SimplePet is by name."),
        ("{type: string, description: A simple pet is a name.}", "A simple pet is a name."),
        ("{anyOf: [{type: string, enum: [a, b], description: The kind of it.}, {type: 'null'}]}", "The kind of it."),
        ("{anyOf: [{type: string, description: A text.}, {const: null}]}", "A text."),
        ("{oneOf: [{type: string, description: A text.}, {type: ['null']}]}", "A text."),
        (
            "{anyOf: [{type: object, description: All by key., additionalProperties: {}}, {type: 'null'}]}",
            "All by key."
        ),
        ("{anyOf: [{type: string, description: A text.}, {type: integer}]}", "The best friend."),
        ("{type: string, enum: [a, b], description: \"The kind:\\n- `a`: One\\n- `b`: Two\"}", "The kind."),
    ])
    func whatAReferencedSchemaSaysOfMembers(schema: String, sentence: String) throws {
        let schema = schema.replacing("^", with: "properties: {a: {type: string}}")
        let own = try generate(
            "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                + "    Own: {type: object, properties: {best_friend: {$ref: '#/components/schemas/SimplePet'}}}\n"
                + "    SimplePet: \(schema)\n"
        )
        .file("Own.swift")
        #expect(own.lines(containing: "///").dropFirst().first == "/// \(sentence)")
    }

    /// The title says as much.
    @Test(arguments: ["shop", "Shop.", " SHOP "])
    func aDescriptionThatIsTheTitleSaysNothing(description: String) throws {
        let client = try generate(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1', description: '\(description)'}\n"
                + "paths: {/a: {get: {operationId: list, responses: {'204': {description: D}}}}}"
        )
        .file("ShopClient.swift")
        #expect(client.contains("/// A client for Shop.\n"), "\(client)")
    }

    /// Whether a value may be missing is part of its type.
    @Test(arguments: [
        ("Optional. the limit", "", "The limit."), ("Optional.  Optional limit", "", "Optional limit."),
        ("Optional.", "", "The value of `a`."), ("Required. The limit", "", "Required. The limit."),
        ("Required. The limit", "required: [a],", "The limit."),
        ("Optional. The limit", "required: [a],", "Optional. The limit."),
        ("Optional beta features", "", "Optional beta features."), ("Optional.5 is half", "", "Optional.5 is half."),
        ("The limit. Optional.", "", "The limit."), ("The limit. Optional. It is 5.", "", "The limit. It is 5."),
        ("The limit is Optional.", "", "The limit is Optional."),
        ("The limit. Required.", "required: [a],", "The limit."),
    ])
    func whatTheTypeSaysIsNotRepeated(description: String, required: String, sentence: String) throws {
        let pet = try generate(
            schemas("Pet: {type: object, \(required) properties: {a: {type: string, description: '\(description)'}}}")
        )
        .file("Pet.swift")
        #expect(pet.lines(containing: "///").dropFirst().first == "/// \(sentence)")
    }

    @Test func whatTheTypeOfAnArgumentSaysIsNotRepeated() throws {
        let files = try generate(
            operations(
                "list",
                more: """
                    parameters:
                    - {name: size, in: query, required: true, description: Required. The size., schema: {type: integer}}
                    - {name: limit, in: query, description: Optional. The limit., schema: {type: integer}}
                    - {name: x, in: query, description: Optional. The x., schema: {type: integer}, x-ms-parameter-grouping: {name: Sizes}}
                    responses: {'204': {description: Done, headers: {ETag: {description: Optional. The tag., schema: {type: string}}}}}
                    """
            )
        )
        #expect(try files.file("ShopClient.swift").contains("///   - size: The size.\n"))
        #expect(try files.type("ListOptions").contains("/// The limit.\n"))
        #expect(try files.type("Sizes").contains("/// The x.\n"))
        #expect(try files.type("ListHeaders").contains("/// The tag.\n"))
    }

    /// A title that is nobody's name says nothing.
    @Test(arguments: [("My API", "MyClient"), ("DOCUMENTATION", "DocumentationClient")])
    func aClientOfAServiceWithoutAName(title: String, type: String) throws {
        let client = try generate(
            "openapi: 3.0.3\ninfo: {title: \(title), version: '1'}\n"
                + "paths: {/a: {get: {operationId: list, responses: {'204': {description: D}}}}}"
        )
        .file("\(type).swift")
        #expect(client.contains("/// A client for the service.\n"))
    }

    @Test func clientsAndGroups() throws {
        let files = try generate(
            "openapi: 3.0.3\ninfo: {title: \"Netlify's API definition\", version: '1'}\n"
                + "paths: {/a: {get: {operationId: site_members/list, responses: {'204': {description: D}}}}}"
        )
        let client = try files.file("NetlifyClient.swift")
        #expect(client.contains("/// A client for Netlify.\n"))
        #expect(client.contains("/// The operations on site members.\n"))
    }

    @Test(arguments: [
        ("site_members", "The operations on site members."),
        ("NetAppResource", "The operations in the group `NetAppResource`."),
        ("Operations", "The operations in the group `Operations`."),
        ("Search", "The operations in the group `Search`."),
        ("ArtistInformation", "The operations on artist information."), ("Usage", "The operations on usage."),
    ])
    func aGroupWithoutADescriptionIsAboutThingsOnlyIfItsNameIsAPluralOrHasNone(_ group: String, _ sentence: String)
        throws
    {
        let client = try generate(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\n"
                + "paths: {/a: {get: {operationId: \(group)/list, responses: {'204': {description: D}}}}}"
        )
        .file("ShopClient.swift")
        #expect(client.contains("/// \(sentence)\n"))
    }

    /// A path tells that the name is one of things.
    @Test(arguments: [
        ("Job", "/jobs/all", "The operations on jobs."), ("PetJob", "/pet-jobs", "The operations on pet jobs."),
        ("Search", "/search", "The operations in the group `Search`."),
    ])
    func aGroupIsAboutThingsIfAPathHasThePluralOfItsName(_ group: String, path: String, _ sentence: String) throws {
        let client = try generate(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {'\(path)': {get: {operationId: \(group)/run, "
                + "responses: {'204': {description: D}}}}}"
        )
        .file("ShopClient.swift")
        #expect(client.contains("/// \(sentence)\n"), "\(client)")
    }

    @Test(arguments: [
        ("{type: integer, default: 30, description: In seconds. The default is 30 seconds.}", 0),
        ("{type: string, default: json, description: 'The format (default: `json`).'}", 0),
        ("{type: integer, default: 30, description: In seconds.}", 1),
        ("{type: integer, default: 30, description: By default in seconds.}", 1),
    ])
    func aDefaultIsToldOnce(schema: String, count: Int) throws {
        let model = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        #expect(model.lines(containing: "The default is `").count == count)
    }

    /// Xcode shows the first paragraph where it completes a name, and in Markdown a sentence behind a list is one of its last item.
    @Test(arguments: [
        (#"How many."#, ["How many. The default is `7`."]), (#"How many!"#, ["How many! The default is `7`."]),
        (#"How many\nthere are."#, ["How many", "there are. The default is `7`."]),
        (#"How many.\n\nNot all."#, ["How many.", "", "Not all.", "", "The default is `7`."]),
        (#"Of them:\n- few.\n- many."#, ["Of them:", "- few.", "- many.", "", "The default is `7`."]),
        (#"How many, as in:"#, ["How many, as in:", "", "The default is `7`."]),
        (#"As in `many."#, ["As in `many.", "", "The default is `7`."]),
    ])
    func aDefaultIsToldInTheOnlyParagraph(text: String, lines: [String]) throws {
        let schema = "{type: integer, default: 7, description: \"\(text)\"}"
        let model = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        let comment = lines.map { $0.isEmpty ? "    ///" : "    /// \($0)" }.joined(separator: "\n")
        #expect(model.contains("Hashable {\n\(comment)\n    public let a: Int?"), "\(model)")
    }

    @Test func whatATitleBeginsTheDescriptionGoesOnWith() throws {
        let schema = "{type: string, title: 'The order in which pets come.', description: The default is by name.}"
        let model = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        #expect(
            model.lines(containing: "///").dropFirst().prefix(3) == [
                "/// The order in which pets come.", "///", "/// The default is by name.",
            ]
        )
    }

    @Test(arguments: [
        ("the pet's name", "The pet's name."),
        ("name, as it is written", "Name, as it is written."),
        ("pet", "Pet."),
        ("iOS only", "iOS only."),
        ("x-ms-version of the service", "x-ms-version of the service."),
        ("example.com or another host", "example.com or another host."),
        ("e.g. a cat", "e.g. a cat."),
        ("petId of the pet", "petId of the pet."),
    ])
    func sentencesBeginWithACapital(description: String, sentence: String) throws {
        let schema = #"{type: string, description: "\#(description)"}"#
        let model = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        #expect(model.lines(containing: "///").dropFirst().first == "/// \(sentence)")
    }

    @Test(arguments: [
        ("team_slug", "team_slug parameter", "The team slug."),
        ("team_slug", "teamSlug", "The team slug."),
        ("team_slug", "`team_slug`.", "The team slug."),
        ("userId", "userId", "The user ID."),
        ("userId", "USERID", "USERID."),
        ("userId", "User id", "User id."),
        ("ios", "iOS", "iOS."),
        ("owner", "owner of it", "Owner of it."),
        ("owner", "-", "The owner."),
        ("owner", " . ", "The owner."),
        ("operator", "`<=`", "`<=`."),
        ("owner", "名", "名"),
    ])
    func whatRepeatsANameSaysNothing(name: String, description: String, sentence: String) throws {
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters: [{name: \(name), in: query, required: true, description: '\(description)', schema: {type: string}}]
                    responses: {'200': {description: D, content: {application/json: {schema: {properties: {\(name): {type: string, description: '\(description)'}}}}}}}
                    """
            )
        )
        let arguments = try files.file("ShopClient.swift").lines(containing: "///   - ")
        #expect(arguments.contains { $0.hasSuffix(": \(sentence)") }, "\(arguments)")
        #expect(try files.type("FindResponse").lines(containing: "///").contains("/// \(sentence)"))
    }

    @Test(arguments: [
        ("summary: listPets, description: All of them.", "All of them."),
        ("summary: All of them., description: ListPets", "All of them."),
        ("summary: listPets, description: listPets", "Sends `GET /0`."),
        ("summary: List pets", "List pets."),
    ])
    func whatRepeatsAnIdentifierSaysNothing(words: String, sentence: String) throws {
        let description = operations(
            "listPets",
            more: words.replacing(", ", with: "\n") + "\nresponses: {'204': {description: D}}"
        )
        let comment = try generate(description).file("ShopClient.swift").components(
            separatedBy: "public func listPets("
        )[0]
        .lines(containing: "///")
        #expect(comment.contains("/// \(sentence)"), "\(comment)")
        #expect(!comment.contains("/// listPets."))
    }

    // MARK: - Operations

    /// The lines of a method's documentation that begin with a word.
    private func lines(_ word: String, responses: String, _ more: String = "") throws -> [String] {
        let description = shop(
            "/pets:\n  get:\n    operationId: find\n    responses:\n\(indented(responses, by: "      "))",
            more
        )
        let client = try generate(description).file("ShopClient.swift")
        let lines = client.split(separator: "\n").map { $0.drop { $0 == " " } }
        // What stands before is an initializer, and what stands behind another face of the method.
        let isMethod = lines.firstIndex { $0.hasPrefix("// MARK: Public Client Methods") } ?? 0
        guard let start = lines[isMethod...].firstIndex(where: { $0.hasPrefix("/// - \(word):") }) else { return [] }
        return lines[start...].prefix { $0.hasPrefix("/// - \(word):") || $0.hasPrefix("///   ") }.map(String.init)
    }

    private static let models = """
        components:
          schemas:
            Pet: {type: object, properties: {a: {type: string}}}
            Problem: {type: object, properties: {b: {type: string}}}
            Failure: {type: object, properties: {c: {type: string}}}
        """
    private static let pet = "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}"

    @Test(arguments: [
        ("'200': {description: OK, \(pet)}", "The ``Pet``."),
        ("'200': {description: No error, \(pet)}", "The ``Pet``."),
        ("'200': {description: if child teams exist, \(pet)}", "The ``Pet``."),
        ("'200': {description: returns the pet, \(pet)}", "The pet."),
        (
            "'200': {description: The pet that was sold., \(pet)}\n'204': {description: None}",
            "The pet that was sold; `nil` if there is none (204)."
        ),
        (
            "'200': {description: OK, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}",
            "The items of the response, each a ``Pet``."
        ),
        (
            "'200': {description: One page of the pets., content: {application/json: {schema: {type: array, items: {type: string}}}}}",
            "One page of the pets."
        ),
        (
            "'200': {description: OK, content: {image/png: {}}}",
            "The bytes. `requests.find(…).download(to:)` writes them to a file instead."
        ),
        ("'200': {description: OK, content: {text/plain: {schema: {type: string}}}}", "The text."),
        (
            "'200': {description: OK, content: {application/json: {schema: {type: object, additionalProperties: {type: string}}}}}",
            "The values by name."
        ),
    ])
    func whatIsReturned(responses: String, sentence: String) throws {
        #expect(try lines("Returns", responses: responses, Self.models) == ["/// - Returns: \(sentence)"])
    }

    @Test func whatTheServiceRefusesWith() throws {
        func failure(_ type: String) -> String {
            "{description: E, content: {application/json: {schema: {$ref: '#/components/schemas/\(type)'}}}}"
        }
        let done = "'204': {description: D}\n"
        #expect(try lines("Throws", responses: done) == ["/// - Throws: `ServiceError`."])
        #expect(
            try lines("Throws", responses: done + "default: \(failure("Problem"))", Self.models) == [
                "/// - Throws: `ServiceError`. The service reports errors as ``Problem``."
            ]
        )
        let several = "'403': \(failure("Problem"))\n'404': \(failure("Problem"))\n'422': \(failure("Failure"))"
        #expect(
            try lines("Throws", responses: done + several, Self.models) == [
                "/// - Throws: `ServiceError`. The service reports errors as ``Problem`` (403 or 404) or ``Failure`` (422)."
            ]
        )
    }

    @Test func optionsNameTheMethodThatTheyAreFor() throws {
        let parameters = "parameters: [{name: limit, in: query, schema: {type: integer}}]\n"
        let files = try generate(
            operations("Pets_List", "Owners_List", more: parameters + "responses: {'204': {description: D}}")
        )
        #expect(
            try files.file("PetsOptions.swift").contains(
                "/// Options for ``ShopClient/PetsOperations/list(withOptions:)``.\n"
            )
        )
        // Methods that differ by types alone cannot be told apart by name.
        let upload = try generate(
            shop(
                """
                /a:
                  put:
                    operationId: upload
                    requestBody: {required: true, content: {image/png: {}, text/plain: {}}}
                    responses: {'204': {description: D}}
                """
            )
        )
        #expect(
            try upload.file("ShopClientOptions.swift").contains(
                "/// Options for `upload(body:withOptions:)`.\n"
            )
        )
    }

    @Test func credentialsSayWhatTheyAre() throws {
        let client = try generate(
            shop(
                "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}",
                """
                security: [{key: []}, {login: []}, {oauth: [read, write]}]
                components:
                  securitySchemes:
                    key: {type: apiKey, in: header, name: X-Key}
                    login: {type: http, scheme: basic}
                    oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example', scopes: {read: R, write: W}}}}
                """
            )
        ).file("ShopClient.swift")
        for sentence in [
            "The key, sent in the header field `X-Key`.", "The user name and the password.",
            "The credential that supplies access tokens. Where to obtain them: `https://a.example`.",
            "The options for the client.",
        ] {
            #expect(client.contains(": \(sentence)\n"), "\(sentence)")
        }
    }

    @Test(arguments: [
        ("Pet", "a"), ("Order", "an"), ("UserList", "a"), ("Update", "an"), ("UnitOfLength", "a"),
        ("HTTPFailure", "an"),
        ("APIKey", "an"), ("RESTHook", "a"), ("OneTimeCode", "a"),
    ])
    func theArticleBeforeAType(name: String, article: String) throws {
        let client = try generate(
            shop(
                "{/a: {get: {operationId: listAll, responses: {'200': {description: OK, content: {application/json: {schema: "
                    + "{type: array, items: {$ref: '#/components/schemas/\(name)'}}}}}}}}}",
                "components: {schemas: {\(name): {type: object, properties: {a: {type: string}}}}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains("/// - Returns: The items of the response, each \(article) ``\(name)``.\n"))
    }
}
