import Testing

/// What `generate diff` says of each kind of change, word for word.
struct DiffRuleTests {
    /// A text of the description of ``Shop``, and what replaces it.
    typealias Replacement = (old: String, new: String)

    private static func report(_ replacements: [Replacement], in description: String = Shop.description) throws
        -> String
    {
        let after = try replacements.reduce(description) { try $0.edited($1.old, with: $1.new) }
        let result = try Diff.run(from: description, to: after)
        #expect(result.error == "")
        // The step follows from the rest.
        let changes = result.output.components(separatedBy: "The next version")[0]
        return changes.hasSuffix("\n\n") ? String(changes.dropLast()) : changes
    }

    @Test(
        arguments: [
            (
                [("title: Shop", "title: Store")],
                "BREAKING\n  ShopClient is renamed to 'StoreClient'\n"
            ),
            (
                [("servers: [{url: \"https://shop.example.com/v1\"}]\n", "")],
                """
                BREAKING
                  ShopClient.init(endpoint:credential:withOptions:) no longer takes 'nil' as 'endpoint'
                  ShopClient.init(endpoint:withOptions:) no longer takes 'nil' as 'endpoint'

                """
            ),
            (
                [("{type: apiKey, in: header, name: X-Key}", "{type: http, scheme: bearer}")],
                """
                BREAKING
                  ShopClient.init(endpoint:credential:withOptions:) takes 'credential' as any TokenCredential instead of APIKeyCredential

                """
            ),
            (
                [("schema: {type: string, enum: [full]}", "schema: {type: string}")],
                """
                BREAKING
                  pets.set(id:body:) requires 'mode'

                """
            ),
            (
                [
                    (
                        "        name: {type: string}\n        kind: {$ref: \"#/components/schemas/Kind\"}\n",
                        "        kind: {$ref: \"#/components/schemas/Kind\"}\n        name: {type: string}\n"
                    )
                ],
                "BREAKING\n  Pet.init takes 'kind' in a different position\n"
            ),
            (
                [("Kind: {type: string, enum: [cat, dog]}", "Kind: {type: integer, enum: [1]}")],
                """
                BREAKING
                  Kind has values of type Int instead of String
                  Kind.cat is removed
                  Kind.dog is removed

                NEW
                  Kind.value1 is new

                """
            ),
        ] as [([Replacement], String)]
    )
    func whatBreaksCallers(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements) == report)
    }

    /// What became of something is said where it shows.
    @Test(
        arguments: [
            (
                [("operationId: setPet", "operationId: replacePet")],
                """
                BREAKING
                  pets.set(id:body:) is renamed to 'pets.replace(id:body:)'
                  SetPetOptions is renamed to 'ReplacePetOptions'

                """
            ),
            (
                [("schemas/Problem", "schemas/Failure"), ("Problem: {type", "Failure: {type")],
                "BREAKING\n  Problem is renamed to 'Failure'\n"
            ),
            (
                [("name: {type: string}", "name: {type: string, x-ms-client-name: fullName}")],
                "BREAKING\n  Pet.name is renamed to 'fullName'\n"
            ),
        ] as [([Replacement], String)]
    )
    func whatIsRenamed(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements) == report)
    }

    /// Schemas that no operation uses, so that nothing but their members tells that they are one.
    @Test func schemasWithTheSameMembers() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Words, version: "1"}
            paths: {}
            components: {schemas: {Word: {type: object, properties: {text: {type: string}}}}}

            """
        #expect(
            try Self.report([("schemas: {Word", "schemas: {Term")], in: description) == """
                BREAKING
                  Word is removed; 'Term', which is new, has the same members

                NEW
                  Term is new

                """
        )
    }

    /// A member that had a default must be given without it.
    @Test func defaultThatIsGone() throws {
        let description = Shop.description
            .replacing("required: [name]", with: "required: [name, delay]")
            .replacing("delay: {type: integer}", with: "delay: {type: integer, x-ms-client-default: 3}")
        let report = try Self.report([(", x-ms-client-default: 3", "")], in: description)
        #expect(report == "BREAKING\n  Pet.init requires 'delay'\n")
    }

    /// Code that compiles, and reads another member than before.
    @Test func nameThatMeansAnotherMember() throws {
        let description = Shop.description.replacing("delay: {type: integer}", with: "Delay: {type: integer}")
        let both = "Delay: {type: integer}\n        delay: {type: integer}"
        let report = try Self.report([("Delay: {type: integer}", both)], in: description)
        #expect(
            report.hasPrefix("BREAKING\n  Pet.delay is 'delay' now; 'Delay', which it was, is now 'delayProperty'\n")
        )
    }

    /// Code that compiles, and sends the user's key in another place.
    @Test func credentialThatMeansAnotherKey() throws {
        let session = "    session: {type: apiKey, in: cookie, name: s}\n"
        let before = Shop.description.replacing("    key: {type: apiKey", with: session + "    key: {type: apiKey")
            .replacing("security: [{key: []}]", with: "security: [{session: []}]")
        let report = try Self.report(
            [("security: [{session: []}]", "security: [{session: []}, {key: []}]")],
            in: before
        )
        #expect(
            report.hasPrefix(
                """
                BREAKING
                  ShopClient.init(endpoint:credential:withOptions:) takes the credential of 'key' as 'credential' instead of that of \
                'session' (to keep it, add 'credentials: {session: credential}' to the configuration)

                NEW
                  ShopClient.init(endpoint:sessionCredential:withOptions:) is new

                """
            ),
            "\(report)"
        )
    }

    @Test(
        arguments: [
            (
                [
                    ("security: [{key: []}]", "security: [{key: []}, {login: []}]"),
                    ("    key: {type: apiKey", "    login: {type: http, scheme: basic}\n    key: {type: apiKey"),
                ],
                """
                NEW
                  ShopClient.init(endpoint: URL?, credential: BasicCredential, withOptions:) is new

                ON THE WIRE
                  pets.list() also accepts 'login'
                  pets.set(id:body:) also accepts 'login'

                """
            ),
            (
                [("      operationId: listPets\n", "      operationId: listPets\n      deprecated: true\n")],
                "NEW\n  pets.list() is now deprecated\n"
            ),
            // What an operation takes is told with it.
            (
                [
                    (
                        "  /visitors:\n",
                        "  /owners:\n    get: {operationId: listOwners, tags: [visitors], responses: {\"204\": {description: D}}}\n  /visitors:\n"
                    )
                ],
                "NEW\n  visitors.listOwners() is new\n"
            ),
        ] as [([Replacement], String)]
    )
    func whatIsNew(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements) == report)
    }

    private static func another(_ reason: String) -> String { "ON THE WIRE\n  pets.set(id:body:) \(reason)\n" }

    @Test(
        arguments: [
            (
                [("shop.example.com", "store.example.com")],
                "ON THE WIRE\n  ShopClient calls https://store.example.com/v1 by default\n"
            ),
            (
                [
                    ("required: [name]", "required: [title]"),
                    ("        name: {type: string}", "        title: {type: string, x-ms-client-name: name}"),
                ],
                "ON THE WIRE\n  Pet.name is 'title' on the wire instead of 'name'\n"
            ),
            (
                [
                    (
                        "required: true\n        content: {application/json:",
                        "required: true\n        content: {application/x-www-form-urlencoded:"
                    )
                ],
                another("sends the body as application/x-www-form-urlencoded instead of application/json")
            ),
            (
                [("{name: X-Trace, in: header", "{name: X-Trace, in: query")],
                another("sends 'xTrace' as 'X-Trace' in the query instead of 'X-Trace' in a header field")
            ),
            ([("enum: [full]", "enum: [all]")], another("sends 'all' as 'mode' instead of 'full'")),
            (
                [
                    (
                        "      - {name: X-Trace,",
                        "      - {name: all, in: query, required: true, schema: {enum: [1]}}\n      - {name: X-Trace,"
                    )
                ], another("always sends '1' as 'all' in the query")
            ),
        ] as [([Replacement], String)]
    )
    func whatIsSentInAnotherWay(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements) == report)
    }

    /// What is said of a parameter, and an option that nobody uses yet, change nothing on the wire.
    @Test(
        arguments: [
            ([("The number.", "Its number.")], "Only documentation has changed.\n"),
            (
                [
                    (
                        "      - {name: X-Trace,",
                        "      - {name: dry, in: query, schema: {type: boolean}}\n      - {name: X-Trace,"
                    )
                ], "NEW\n  SetPetOptions.dry is new\n"
            ),
        ] as [([Replacement], String)]
    )
    func whatIsSentAsBefore(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements) == report)
    }

    private static let tree = """
        openapi: 3.0.3
        info: {title: Forest, version: "1"}
        servers:
        - url: https://{region}.forest.example
          description: By region.
          variables: {region: {default: eu, enum: [eu, us]}, tenant: {default: all}}
        - {url: "https://test.forest.example"}
        paths:
          /a:
            get:
              operationId: getTree
              responses:
                "200":
                  description: D
                  content: {application/json: {schema: {$ref: "#/components/schemas/Tree"}}}
        components: {schemas: {Tree: {type: array, items: {$ref: "#/components/schemas/Tree"}}}}

        """

    /// Types that stand for arrays of themselves, and the functions that make the URLs of the service.
    @Test(
        arguments: [
            (
                [("type: array, items:", "type: object, additionalProperties:")],
                "BREAKING\n  Tree.value is [String: Tree] instead of [Tree]\n"
            ),
            (
                [("enum: [eu, us]", "enum: [eu]")],
                "BREAKING\n  ForestClientEndpoint.Region.us is removed\n"
            ),
            (
                [("enum: [eu, us]", "enum: [eu, us, asia]")],
                "NEW\n  ForestClientEndpoint.Region.asia is new\n"
            ),
            (
                [("{default: eu, enum: [eu, us]}", "{default: eu}")],
                """
                BREAKING
                  ForestClientEndpoint.byRegion takes 'region' as String instead of Region
                  ForestClientEndpoint.Region is removed

                """
            ),
        ] as [([Replacement], String)]
    )
    func typesThatAreNoModels(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements, in: Self.tree) == report)
    }

    /// The time that it takes grows with the number of operations, and not with its third power, which would be hours.
    @Test(.timeLimit(.minutes(20))) func manyOperationsOfOtherNames() throws {
        func description(_ suffix: String) -> String {
            let paths = (0..<1500).map {
                "  /a\($0): {get: {operationId: get\($0)\(suffix), responses: {\"204\": {description: D}}}}\n"
            }
            return "openapi: 3.0.3\ninfo: {title: Many, version: '1'}\npaths:\n" + paths.joined()
        }
        let result = try Diff.run(from: description(""), to: description("x"))
        #expect(result.output.contains("\n  get0() is renamed to 'get0x()'\n"))
        #expect(result.exitCode == 1)
    }

    /// In Markdown, the backticks of Swift would end those of code.
    @Test(arguments: [
        ("text", "\n  M.default is removed\n"), ("markdown", "\n- `M.default` is removed\n"),
        ("json", #""declaration":"M.default","reason":"is removed""#),
    ])
    func namesAreWithoutTheBackticksOfSwift(format: String, line: String) throws {
        let head =
            "openapi: 3.0.3\ninfo: {title: Words, version: '1'}\npaths: {}\ncomponents: {schemas: {M: {type: object, "
        let result = try Diff.run(
            from: head + "properties: {default: {type: string}, a: {type: string}}}}}",
            to: head + "properties: {a: {type: string}}}}}",
            "--format",
            format
        )
        #expect(result.output.contains(line), "\(result)")
    }

    /// Nothing that a description holds acts on the terminal.
    @Test func hostileTextIsShownAsText() throws {
        let report = try Self.report([("/visitors:", "\"/vis\\u001b[31mitors\":")])
        #expect(report.contains("sends POST /vis"))
        #expect(!report.contains("\u{1B}"))
    }

    @Test(
        "what callers send without saying so is a change",
        arguments: [
            (
                [("default: low", "default: high")],
                "ON THE WIRE\n  list(level:) 'level' is '.high' by default instead of '.low'\n"
            ),
            (
                [("note: {type: string}", "note: {type: string, readOnly: true}")],
                "ON THE WIRE\n  Alarm.note is no longer sent\n"
            ),
            (
                [("x-ms-client-default: 5", "x-ms-client-default: 6")],
                "ON THE WIRE\n  Alarm.limit is '6' by default instead of '5'\n"
            ),
            (
                [(", default: low", "")],
                "BREAKING\n  list(level:) requires 'level'\n"
            ),
        ]
    )
    func namesWhatIsSentByDefault(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements, in: Self.alarms) == report)
    }

    private static let alarms = """
        openapi: 3.0.3
        info: {title: Alarms, version: "1"}
        servers: [{url: "https://alarms.example.com"}]
        paths:
          /alarms:
            get:
              operationId: list
              parameters:
              - {name: level, in: query, required: true, schema: {type: string, enum: [low, high], default: low}}
              responses:
                "200": {description: All., content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Alarm"}}}}}
            post:
              operationId: create
              requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Alarm"}}}}
              responses: {"204": {description: Done.}}
        components:
          schemas:
            Alarm:
              type: object
              required: [limit]
              properties:
                limit: {type: integer, x-ms-client-default: 5}
                note: {type: string}
        """

    private static let routes = """
        openapi: 3.0.3
        info: {title: Routes, version: "1"}
        servers: [{url: "https://routes.example.com"}]
        tags: [{name: users}, {name: pets}]
        paths:
          /pets: {get: {tags: [pets], responses: {"204": {description: D}}}}
          /users: {get: {tags: [users], responses: {"200": {description: D, content: {text/plain: {}}}}}}
        # Further paths.
          /tags:
            put:
              operationId: setTags
              tags: [pets]
              requestBody:
                required: true
                content:
                  application/json: {schema: {$ref: "#/components/schemas/Tags"}}
              responses: {"204": {description: Done.}}
        components:
          schemas:
            Tags: {oneOf: [{type: array, items: {type: string}}, {type: boolean}]}
        """

    private static let getUsers =
        "  /getusers: {get: {operationId: getUsers, tags: [users], responses: {\"204\": {description: D}}}}"
    private static let numbers = "{type: array, items: {type: integer}}"

    /// What was there without an identifier is still the same if another operation has the identifier that it would have, and a literal
    /// is what it was, or not.
    @Test(
        arguments: [
            (
                [("# Further paths.", getUsers)],
                """
                BREAKING
                  users.get() is a different operation; the previous one is now 'users.getUsers2()'
                  GetUsersOptions is a different type; the previous one is now 'GetUsers2Options'

                NEW
                  users.getUsers2() is new

                """
            ),
            (
                [("/schemas/Tags\"}}", "/schemas/Tags\"}}\n          text/plain: {schema: {type: string}}")],
                "NEW\n  pets.setTags(body: String) is new\n"
            ),
            (
                [("[{type: array, items: {type: string}}", "[\(numbers), {type: array, items: {type: string}}")],
                """
                BREAKING
                  Tags takes an array literal as 'integerArray' instead of 'stringArray'

                NEW
                  Tags.integerArray is new; a 'switch' over the enumeration needs a 'default'

                """
            ),
            (
                [("{type: boolean}", "{type: boolean}, \(numbers)")],
                "NEW\n  Tags.integerArray is new; a 'switch' over the enumeration needs a 'default'\n"
            ),
        ] as [([Replacement], String)]
    )
    func whatFurtherOnesOfAKindMean(replacements: [Replacement], report: String) throws {
        #expect(try Self.report(replacements, in: Self.routes) == report)
    }
}
