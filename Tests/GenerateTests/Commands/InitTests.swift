import Foundation
import Testing

struct InitTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "Specs/shop.yaml")
    }

    private static let draft = """
        ## How the client of Shop 1 is made. Every key is optional.
        ## To use a setting, remove the '#' in front of it; lines with '##' are explanations.
        ## Run 'generate --config FILE' with this file.

        description: shop.yaml
        output: Generated/shop

        ## The client's class, the module that it is compiled into, a type that contains everything, and the access level
        ## (public, package or internal).
        # client: ShopClient
        # module: Shop
        # namespace: ShopService
        # access: public

        ## The credentials that the client takes. 'false' leaves one out; a name becomes the label of its argument.
        # credentials:
        #   key: true  # the key 'X-Key' (header)

        ## To generate only a part of the service, name operations in any of these ways ('*' matches any text).
        # filter:
        #   tags: [pets, visitors]
        #   operations: [listPets, setPet, makeVisitor]
        #   paths: ["/pets*"]

        ## The description has two tags, so the client also has deprecated methods for code that was written when it had one.
        ## This leaves them out.
        # groups: tags

        ## Other names in Swift. These are the operations; rename 'parameters', 'models', 'properties' and
        ## 'enumerations' in the same way.
        # rename:
        #   operations:
        #     listPets: list  # GET /pets
        #     setPet: set  # PUT /pets/{id}
        #     makeVisitor: make  # POST /visitors

        ## Enumerations that may get more values ('expandable'), and those that never will ('frozen').
        # enumerations:
        #   expandable:
        #     - Kind  # cat, dog
        #   frozen:
        #     - Size  # small, large

        ## How collections are divided into pages, which the description does not say. These rules are guessed from names;
        ## check those with a '#' against the service's documentation before you use them.
        # paging:
        #   - operations: [listPets]
        #     offset: {parameter: offset}

        ## Other Swift types, by 'format', 'type/format' or 'type'.
        # types:
        #   uuid: UUID

        """

    @Test func configurationIsWrittenBesideTheDescription() throws {
        let result = try GenerateTool.run(["init", "Specs/shop.yaml"], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 0,
                    output: "Specs/shop.client.yaml: written; 'generate --config Specs/shop.client.yaml' uses it\n",
                    error: ""
                )
        )
        #expect(try workspace.text(of: "Specs/shop.client.yaml") == Self.draft)
        let generated = try GenerateTool.run(["--config", "Specs/shop.client.yaml"], in: workspace)
        #expect(generated.exitCode == 0)
        #expect(try workspace.files(in: "Specs/Generated/shop").contains("Source/ShopClient.swift"))
    }

    /// What stands in comments can be used as it is.
    @Test func commentsAreValid() throws {
        try workspace.write(Self.draft.replacing("\n# ", with: "\n"), to: "Specs/shop.client.yaml")
        let result = try GenerateTool.run(["--config", "Specs/shop.client.yaml"], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
    }

    @Test func theFolderIsCreatedAndRefersToTheDescription() throws {
        let result = try GenerateTool.run(["init", "Specs/shop.yaml", "-o", "a/b/my.client.yaml"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
        #expect(try workspace.text(of: "a/b/my.client.yaml").contains("\ndescription: \"../../Specs/shop.yaml\"\n"))
        #expect(try GenerateTool.run(["--config", "a/b/my.client.yaml"], in: workspace).exitCode == 0)
    }

    /// What was read from a pipe cannot be read again.
    @Test func aDescriptionInAPipeIsNotNamed() throws {
        let pipe = workspace.url.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = ["-c", "cat Specs/shop.yaml > pipe"]
        writer.currentDirectoryURL = workspace.url
        try writer.run()
        defer { writer.terminate() }
        let result = try GenerateTool.run(["init", "pipe", "--output", "-"], in: workspace)
        let lines = "\n## Name the description on the command line, or here.\noutput: Generated/pipe\n"
        #expect(result.output.contains(lines), "\(result)")
        #expect(!result.output.contains("description: "))
    }

    @Test func namesThatAreWordsOfYAMLStayNames() throws {
        try workspace.write(Shop.description.replacing("listPets", with: "\"true\""), to: "Specs/shop.yaml")
        _ = try GenerateTool.run(["init", "Specs/shop.yaml"], in: workspace)
        #expect(try workspace.text(of: "Specs/shop.client.yaml").contains("#     \"true\": \"true\"  # GET /pets\n"))
    }

    /// In a target's folder the plugins decide where the client goes: with a configuration, it stays where it was without.
    @Test(arguments: [
        ("Sources/Shop/shop.yaml", "Sources/Shop/Shop.swift"), ("Shop/API/shop.yaml", "Shop/Shop.swift"),
        ("Sources/shop.yaml", "Sources/Shop.swift"), ("Tests/Shop/shop.yaml", "Tests/Shop/ShopTests.swift"),
    ])
    func thePluginsDecideInATarget(description: String, source: String) throws {
        try workspace.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try workspace.write("", to: source)
        try workspace.write(Shop.description, to: description)
        let path = description.replacing(".yaml", with: ".client.yaml")
        #expect(
            try GenerateTool.run(["init", description], in: workspace)
                == GenerateTool.Result(
                    exitCode: 0,
                    output: """
                        \(path): written; the plugins use it, and so does 'generate --config \(path) --output DIR'
                        Unless its target uses the build plugin, name it under 'exclude' in Package.swift

                        """,
                    error: ""
                )
        )
        #expect(
            try workspace.text(of: path).hasPrefix(
                """
                ## How the client of Shop 1 is made. Every key is optional.
                ## To use a setting, remove the '#' in front of it; lines with '##' are explanations.
                ## The plugins use this file, and decide where the client goes. To generate it yourself, run
                ## 'generate --config FILE --output DIR'.

                description: shop.yaml

                ## The client's class,
                """
            )
        )
        #expect(try !workspace.text(of: path).contains("output:"))
        #expect(try GenerateTool.run(["--config", path, "--output", "out"], in: workspace).exitCode == 0)
    }

    /// Beside the targets of a package, and in other folders, nothing else says where the client goes.
    @Test(arguments: ["Specs/shop.yaml", "shop.yaml"])
    func theOutputIsNamedOutsideOfTargets(description: String) throws {
        try workspace.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try workspace.write("", to: "Sources/Shop/Shop.swift")
        try workspace.write(Shop.description, to: description)
        _ = try GenerateTool.run(["init", description], in: workspace)
        let path = description.replacing(".yaml", with: ".client.yaml")
        #expect(try workspace.text(of: path).contains("\noutput: Generated/shop\n"))
    }

    /// What is shown can be typed as it is.
    @Test(arguments: [
        ("my specs/the shop.yaml", "\"my specs/the shop.client.yaml\""), ("größe.yaml", "größe.client.yaml"),
        ("a$b`c\"d.yaml", "\"a\\$b\\`c\\\"d.client.yaml\""),
    ])
    func commandIsQuotedForTheShell(path: String, word: String) throws {
        try workspace.write(Shop.description, to: path)
        let result = try GenerateTool.run(["init", path], in: workspace)
        #expect(result.output.hasSuffix(": written; 'generate --config \(word)' uses it\n"))
    }

    @Test func textIsPrinted() throws {
        let result = try GenerateTool.run(["init", "Specs/shop.yaml", "--output", "-"], in: workspace)
        #expect(result.output == Self.draft.replacing("description: shop.yaml", with: "description: Specs/shop.yaml"))
        #expect(try workspace.files(in: "Specs") == ["shop.yaml"])
    }

    /// What is repeated can be left out as it is shown, in one place with the other names.
    @Test(arguments: [
        (
            "Barn", "Api2024",
            """

            ## What many names begin with can be left out, or be called otherwise. That changes names of the client, also below.
            #   prefixes:
            #     Api2024: ""  # 5 tags
            #     farm.v1: ""  # 5 schemas

            """
        ),
        // What says only which version of the service it is about is left out anyway.
        ("Farm", "FarmV1", ""),
    ])
    func whatTheDescriptionRepeatsIsTold(title: String, tags: String, prefixes: String) throws {
        let operations = ["Cat", "Dog", "Cow", "Pig", "Hen"].map { name in
            """
              /\(name)/{tenant}:
                get:
                  tags: [\(tags)\(name)]
                  operationId: get\(name)
                  parameters:
                    - {name: tenant, in: path, required: true, schema: {type: string}}
                    - {name: api-version, in: query, required: true, schema: {type: string}}
                  responses:
                    "200":
                      description: It.
                      content: {application/json: {schema: {$ref: "#/components/schemas/farm.v1.\(name)"}}}
            """
        }
        let schemas = ["Cat", "Dog", "Cow", "Pig", "Hen"].map { "    farm.v1.\($0): {type: string, enum: [a]}" }
        let description = """
            openapi: 3.0.3
            info: {title: \(title), version: "1"}
            servers: [{url: "https://farm.example"}]
            paths:
            \(operations.joined(separator: "\n"))
            components:
              schemas:
            \(schemas.joined(separator: "\n"))

            """
        try workspace.write(description, to: "farm.yaml")
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        #expect(result.output.contains("prefixes") == !prefixes.isEmpty)
        #expect(
            result.output.contains(
                """
                \(prefixes)
                ## What nearly every call is given can belong to the client. Its methods do not take it then.
                # clientParameters: [tenant]  # 5 of 5 operations


                """
            )
        )
    }

    /// Parameters of the path say what a call is about, unless no call is about what contains their values.
    @Test(arguments: [
        ("/orgs/{org}/pets", "/orgs/{org}", "[key, org]"), ("/orgs/{org}/pets", "/orgs", "[key]"),
        ("/orgs/{org}/pets", "/pets/{id}", "[key]"), ("/orgs/{org}", "/status", "[key, org]"),
    ])
    func aParameterOfAllPathsMayBelongToTheClient(path: String, other: String, expected: String) throws {
        let paths = [other] + (1...8).map { "\(path)/\($0)" }
        let operations = paths.map { path in
            let names = path.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
            let parameters = names.map { "{name: \($0), in: path, required: true, schema: {type: string}}" }
            let key = "{name: key, in: query, required: true, schema: {type: string}}"
            return "  \(path): {delete: {parameters: [\((parameters + [key]).joined(separator: ", "))], "
                + "responses: {'204': {description: D}}}}\n"
        }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: '1'}\npaths:\n\(operations.joined())",
            to: "farm.yaml"
        )
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        #expect(result.output.contains("\n# clientParameters: \(expected)  # "), "\(result.output)")
        try workspace.write(result.output.replacing("\n# ", with: "\n"), to: "farm.client.yaml")
        #expect(try GenerateTool.run(["--config", "farm.client.yaml"], in: workspace).error == "")
    }

    /// A few operations of a large service may be about all tenants. What the paths of many things have is what the calls are about.
    @Test(arguments: [("/orgs", 19, "clientParameters: [org]  # 19 of 20 operations"), ("/orgs", 18, ""), ("", 19, "")])
    func aParameterOfNearlyAllPathsMayBelongToTheClient(container: String, count: Int, expected: String) throws {
        let paths =
            (1...count).map { container.isEmpty ? "/pets\($0)/{org}" : "\(container)/{org}/pets/\($0)" }
            + (count..<20).map { "/orgs/{sid}/\($0)" }
        let operations = paths.map { path in
            let name = path.split(separator: "{")[1].prefix { $0 != "}" }
            let parameter = "{name: \(name), in: path, required: true, schema: {type: string}}"
            return "  \(path): {delete: {parameters: [\(parameter)], responses: {'204': {description: D}}}}\n"
        }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: '1'}\npaths:\n\(operations.joined())",
            to: "farm.yaml"
        )
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        let lines = result.output.split(separator: "\n").filter { $0.contains("clientParameters") }
        #expect(lines.map(String.init) == (expected.isEmpty ? [] : ["# " + expected]))
    }

    @Test func whatTheHintsOfTheFirstRunAdviseIsDrafted() throws {
        let patch = "content: {application/json: {schema: {properties: {note: {type: string, nullable: true}}}}}"
        let description = """
            openapi: 3.0.3
            info: {title: Farm, version: "1"}
            paths:
              /cows:
                patch: {operationId: cows/update, tags: [cows], requestBody: {\(patch)}, responses: {"204": {description: D}}}
              /pigs:
                get: {operationId: listPigs, tags: [pigs], responses: {"204": {description: D}}}

            """
        try workspace.write(description, to: "farm.yaml")
        let hints = try GenerateTool.run(["farm.yaml", "-o", "out"], in: workspace).output
        #expect(hints.contains("'groups: tags'") && hints.contains("'mergePatch'"), "\(hints)")
        let draft = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace).output
        #expect(draft.contains("\n# groups: tags\n") && draft.contains("\n# mergePatch: [cows/update]\n"), "\(draft)")
        try workspace.write(draft.replacing("\n# ", with: "\n"), to: "farm.client.yaml")
        let result = try GenerateTool.run(["--config", "farm.client.yaml"], in: workspace)
        #expect(result.error == "" && !result.output.contains("hint:"), "\(result)")
    }

    @Test func whatNearlyEveryCallMayBeGivenIsTold() throws {
        let paths = (1...5).map { number in
            """
              /\(number):
                get:
                  operationId: get\(number)
                  parameters:
                    - {name: quotaUser, in: query, schema: {type: string}}
                    - {name: pageSize, in: query, schema: {type: integer}}
                  responses: {"204": {description: D}}
            """
        }
        let description =
            "openapi: 3.0.3\ninfo: {title: Farm, version: \"1\"}\npaths:\n" + paths.joined(separator: "\n") + "\n"
        try workspace.write(description, to: "farm.yaml")
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        let lines =
            "## What nearly every call may be given can belong to the client. Its methods do not take it then.\n"
            + "# clientParameters: [quotaUser]  # 5 of 5 operations\n"
        #expect(result.output.contains(lines), "\(result.output)")
    }

    @Test(.timeLimit(.minutes(20))) func tagsMayBeginAlikeForLong() throws {
        let paths = (1...5).map { number in
            "  /\(number): {get: {tags: [\(String(repeating: "a", count: 150_000))\(number)], "
                + "operationId: get\(number), responses: {\"204\": {description: D}}}}\n"
        }
        try workspace.write(
            "openapi: 3.0.3\ninfo: {title: Farm, version: \"1\"}\npaths:\n\(paths.joined())",
            to: "farm.yaml"
        )
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        #expect(result.exitCode == 0)
        #expect(!result.output.contains("prefixes"))
    }

    @Test func whatIsLongStandsOnSeveralLines() throws {
        let tags = (1...12).map { "animals-\($0)" }
        let values = (1...20).map { "colour-\($0)" }
        let paths = tags.map { tag in
            "  /\(tag): {get: {tags: [\(tag)], operationId: get-\(tag), responses: {\"204\": {description: D}},\n"
                + "    parameters: [{name: c, in: query, schema: {$ref: '#/components/schemas/Colour'}}]}}\n"
        }
        let schema = "components: {schemas: {Colour: {type: string, enum: [\(values.joined(separator: ", "))]}}}\n"
        let document = "openapi: 3.0.3\ninfo: {title: Farm, version: \"1\"}\npaths:\n\(paths.joined())\(schema)"
        try workspace.write(document, to: "farm.yaml")
        let result = try GenerateTool.run(["init", "farm.yaml", "--output", "-"], in: workspace)
        #expect(result.output.contains("\n#   tags:\n#     - animals-1\n#     - animals-2\n"), "\(result)")
        #expect(result.output.contains("#     - Colour  # \(values.prefix(6).joined(separator: ", ")), …\n"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func nothingIsOverwritten() throws {
        try workspace.write("client: MyClient\n", to: "Specs/shop.client.yaml")
        let result = try GenerateTool.run(["init", "Specs/shop.yaml"], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 3,
                    output: "",
                    error: """
                        error: cannot write 'Specs/shop.client.yaml': it already exists (choose another file with '--output FILE')
                        1 error; nothing was written

                        """
                )
        )
        #expect(try workspace.text(of: "Specs/shop.client.yaml") == "client: MyClient\n")
    }

    /// Schemes are told by what they send; one that nothing requires, or that no credential is for, is nothing to say about.
    @Test func credentialsAreListed() throws {
        let schemes = """
            login: {type: http, scheme: basic}
                oauth: {type: oauth2, flows: {}}
                "no": {type: http, scheme: bearer}
                tls: {type: mutualTLS}
                unused: {type: apiKey, in: query, name: k}
                key:
            """
        let description = try Shop.description
            .edited("security: [{key: []}]", with: "security: [{key: []}, {login: [], tls: []}]")
            .edited("security: []\n", with: "security: [{oauth: []}, {\"no\": []}]\n")
            .edited("key: {type: apiKey", with: schemes + " {type: apiKey")
        try workspace.write(description, to: "Specs/shop.yaml")
        let result = try GenerateTool.run(["init", "Specs/shop.yaml", "-o", "-"], in: workspace)
        let lines = result.output.split(separator: "\n").drop { $0 != "# credentials:" }.prefix { $0 != "# filter:" }
        #expect(
            lines.dropFirst().dropLast() == [
                "#   login: true  # a user name and password", "#   oauth: true  # a bearer token",
                "#   \"no\": true  # a bearer token", "#   key: true  # the key 'X-Key' (header)",
            ]
        )
    }

    /// What says itself how its pages follow each other is no example for a rule that says so.
    @Test func examplesOfPagingNeedOne() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Zoo, version: "1"}
            paths:
              /animals:
                get:
                  operationId: listAnimals
                  x-ms-pageable: {nextLinkName: next}
                  responses: {"200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Page"}}}}}
            components:
              schemas:
                Page: {type: object, properties: {next: {type: string}, value: {type: array, items: {type: string}}}}

            """
        try workspace.write(description, to: "zoo.yaml")
        let list = try GenerateTool.run(["list", "zoo.yaml"], in: workspace).output
        #expect(list.contains("PagedCollection<String>"))
        #expect(try !GenerateTool.run(["init", "zoo.yaml", "-o", "-"], in: workspace).output.contains("# paging:"))
    }

    /// Names that YAML would read as something else, and text that would end a comment.
    @Test func oddNamesAreQuoted() throws {
        let description = """
            openapi: 3.0.3
            info: {title: "Odd\\nthing: # yes", version: "1"}
            paths:
              /a: {get: {operationId: "yes", tags: ["a, b", "#1"], responses: {"204": {description: D}}}}
              /b: {get: {operationId: "1: \\"2\\"", tags: ["[c]"], responses: {"204": {description: D}}}}

            """
        try workspace.write(description, to: "odd.yaml")
        let result = try GenerateTool.run(["init", "odd.yaml", "-o", "-"], in: workspace)
        try workspace.write(result.output.replacing("\n# ", with: "\n"), to: "odd.client.yaml")
        let generated = try GenerateTool.run(["--config", "odd.client.yaml"], in: workspace)
        #expect(generated.error == "")
        #expect(generated.exitCode == 0)
    }
}
