import Foundation
import Testing

struct ListTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "shop.yaml")
    }

    @Test func operationsAndTypesAreTables() throws {
        let result = try GenerateTool.run(["list", "shop.yaml"], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 0,
                    output: """
                        ShopClient: Shop 1

                        OPERATION           RETURNS               ARGUMENTS  OPTIONS  REQUEST
                        pets.list()         PagedCollection<Pet>  0          2        GET /pets
                        pets.set(id:body:)  Pet?                  2          1        PUT /pets/{id}
                        visitors.make()                           0          0        POST /visitors

                        TYPE     KIND                SIZE
                        Pet      model               5 members
                        Problem  model               1 member
                        Kind     enumeration         2 values
                        Size     frozen enumeration  2 values

                        3 operations in 2 groups, 2 models, 1 enumeration, 1 frozen enumeration

                        """,
                    error: ""
                )
        )
    }

    /// The plugins would follow it, so the client is another one.
    @Test(arguments: [
        ["list", "shop.yaml"], ["explain", "shop.yaml", "setPet"], ["lint", "shop.yaml"],
        ["diff", "old.yaml", "shop.yaml"],
    ])
    func configurationThatIsNotNamed(arguments: [String]) throws {
        try workspace.write(Shop.description, to: "old.yaml")
        try workspace.write("access: internal\n", to: "shop.client.yaml")
        let warning =
            "warning: the client configuration 'shop.client.yaml' is not used, because the command line does not "
            + "name it (add '--config shop.client.yaml')\n1 warning\n"
        let unnamed = try GenerateTool.run(arguments, in: workspace)
        #expect(unnamed.error.hasPrefix(warning))
        let named = try GenerateTool.run(arguments + ["--config", "shop.client.yaml"], in: workspace)
        #expect(named.exitCode == unnamed.exitCode)
        #expect(named.output == unnamed.output)
        #expect(named.error == unnamed.error.dropFirst(warning.count))
    }

    /// Several methods of one name are told apart by their types, and a long name moves all rows.
    @Test func overloadsAndLongNames() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Zoo, version: "1"}
            paths:
              /a: {get: {operationId: listAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimal, responses: {"204": {description: D}}}}
              /b:
                put:
                  operationId: setPicture
                  requestBody:
                    required: true
                    content: {application/json: {schema: {type: string}}, image/png: {}}
                  responses: {"204": {description: D}}

            """
        try workspace.write(description, to: "zoo.yaml")
        let result = try GenerateTool.run(["list", "zoo.yaml"], in: workspace)
        #expect(
            result.output == """
                ZooClient: Zoo 1

                OPERATION                                                           RETURNS  ARGUMENTS  OPTIONS  REQUEST
                listAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimalAnimal()           0          0        GET /a
                setPicture(body: String)                                                     1          0        PUT /b
                setPicture(body: HTTPBody)                                                   1          0        PUT /b

                3 operations

                """
        )
    }

    @Test func oneGroupAndUnions() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Zoo, version: "1"}
            paths:
              /a: {get: {operationId: Animals_Get, responses: {"200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Animal"}}}}}}}
              /b: {get: {operationId: Animals_List, responses: {"204": {description: D}}}}
            components: {schemas: {Animal: {oneOf: [{type: string}, {type: boolean}]}}}

            """
        try workspace.write(description, to: "zoo.yaml")
        let result = try GenerateTool.run(["list", "zoo.yaml"], in: workspace)
        #expect(result.output.contains("\nAnimal  union  2 alternatives\n"))
        #expect(result.output.hasSuffix("\n2 operations in 1 group, 1 union\n"))
    }

    @Test func configurationNamesTheDescriptionAndWhatIsWanted() throws {
        try workspace.write(
            "description: ../shop.yaml\nclient: PetsClient\nfilter: {operations: [listPets]}\n",
            to: "Specs/pets.client.yaml"
        )
        let result = try GenerateTool.run(["list", "--config", "Specs/pets.client.yaml"], in: workspace)
        #expect(result.output.hasPrefix("PetsClient: Shop 1\n"))
        #expect(result.output.hasSuffix("\n1 operation, 1 model, 1 enumeration, 1 frozen enumeration\n"))
        #expect(result.exitCode == 0)
    }

    /// A folder is as good as the only configuration in it.
    @Test(arguments: [["list"], ["lint"], ["explain", "listPets"]])
    func folderOfOneConfiguration(command: [String]) throws {
        try workspace.write("description: ../shop.yaml\n", to: "Specs/shop.client.yaml")
        let result = try GenerateTool.run(command + ["--config", "Specs"], in: workspace)
        #expect(result.exitCode == 0)
        #expect(try result == GenerateTool.run(command + ["--config", "Specs/shop.client.yaml"], in: workspace))
    }

    @Test func folderOfSeveralConfigurationsOrNone() throws {
        try workspace.makeFolder("Empty")
        for name in ["a", "b"] {
            try workspace.write("description: ../shop.yaml\n", to: "Specs/\(name).client.yaml")
        }
        let several = try GenerateTool.run(["list", "--config", "Specs"], in: workspace)
        #expect(
            several.error == """
                error: 'list' requires a single client; choose one configuration of the folder: 'Specs/a.client.yaml', 'Specs/b.client.yaml'
                1 error; nothing is shown

                """
        )
        #expect(several.exitCode == 1)
        let none = try GenerateTool.run(["list", "--config", "Empty"], in: workspace)
        #expect(
            none.error
                == "error: the folder 'Empty' contains no client configuration, '*.client.yaml'\n1 error; nothing is "
                + "shown\n"
        )
    }

    @Test func wrongDescriptionIsToldAndNothingShown() throws {
        try workspace.write("openapi: 3.0.3\ninfo: {title: Bad}\npaths: 1\n", to: "bad.yaml")
        let result = try GenerateTool.run(["list", "bad.yaml"], in: workspace)
        #expect(result.output == "")
        #expect(
            result.error == """
                bad.yaml:3:8: error: expected a mapping for 'paths', found an integer
                paths: 1
                       ^
                1 error; nothing is shown

                """
        )
        #expect(result.exitCode == 1)
    }

    @Test func missingDescription() throws {
        let result = try GenerateTool.run(["list", "zoo.yaml"], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 3,
                    output: "",
                    error: """
                        error: cannot read 'zoo.yaml': it does not exist
                        1 error; nothing is shown

                        """
                )
        )
    }

    /// A description may be called as a command is.
    @Test(arguments: [["./list"], ["--", "list"]])
    func descriptionThatIsCalledList(arguments: [String]) throws {
        try workspace.write(Shop.description, to: "list")
        let result = try GenerateTool.run(["--output", "out"] + arguments, in: workspace)
        #expect(result.exitCode == 0)
        #expect(try workspace.files(in: "out").contains("Source/ShopClient.swift"))
    }

    @Test(arguments: [
        (["list"], "'list' requires DESCRIPTION: generate list DESCRIPTION", "list"),
        (["list", "a", "b"], "unexpected argument 'b' for 'list': generate list DESCRIPTION", "list"),
        (["list", "--strict"], "unknown option '--strict' for 'list'", "list"),
        (["list", "a", "--confg", "b"], "unknown option '--confg' for 'list' (did you mean '--config'?)", "list"),
        (
            ["explain", "a"],
            "the description is missing, because 'a' is not a file: generate explain DESCRIPTION a", "explain"
        ),
        (
            ["explain"], "'explain' requires DESCRIPTION and OPERATION: generate explain DESCRIPTION OPERATION",
            "explain"
        ),
        (["completions", "bahs"], "unknown shell 'bahs' (did you mean 'bash'?)", "completions"),
        (["completions", "tcsh"], "unknown shell 'tcsh' (expected bash, zsh, fish)", "completions"),
        (["templates"], "'templates' requires 'eject': generate templates eject [NAME]", "templates"),
        (["help", "lnit"], "unknown command 'lnit' (did you mean 'lint'?)", "help"),
        (
            ["list", "a.client.yaml"],
            "'a.client.yaml' looks like a client configuration, not a description; use '--config a.client.yaml'",
            "list"
        ),
        (
            ["init", "a.client.yaml"], "'a.client.yaml' looks like a client configuration, not a description",
            "init"
        ),
        (["lint", "a", "--verb"], "unknown option '--verb' for 'lint' (did you mean '--verbose'?)", "lint"),
        (["diff", "a"], "'diff' requires NEW: generate diff OLD NEW", "diff"),
        (["init", "a", "--output"], "the option '--output' requires a value: --output FILE", "init"),
        (
            ["diff", "a", "b", "--format", "xml"],
            "the value of '--format' must be text, markdown or json, not 'xml'", "diff"
        ),
    ])
    func mistakes(arguments: [String], message: String, command: String) throws {
        let result = try GenerateTool.run(arguments, in: workspace)
        let lines = result.error.split(separator: "\n")
        #expect(lines.first.map(String.init) == "error: \(message)")
        #expect(lines.dropFirst().first?.hasPrefix("usage: generate \(command) ") == true)
        #expect(lines.last.map(String.init) == "See 'generate \(command) --help' for more information")
        #expect(result.exitCode == 2)
        #expect(result.output == "")
    }

    @Test func misspelledCommand() throws {
        let result = try GenerateTool.run(["lsit", "shop.yaml"], in: workspace)
        #expect(
            result.error == """
                error: unknown command 'lsit' (did you mean 'list'?)
                usage: generate [DESCRIPTION ...] [--output DIR] [--config PATH] [options]
                See 'generate --help' for more information

                """
        )
        #expect(result.exitCode == 2)
        // A file of such a name is a description.
        try workspace.write(Shop.description, to: "lsit")
        #expect(try GenerateTool.run(["lsit", "-o", "out"], in: workspace).exitCode == 0)
    }
}
