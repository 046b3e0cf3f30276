import Foundation
import Testing

struct DiffTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "old.yaml")
        try workspace.write(
            Shop.description.edited("required: [name]", with: "required: [name, delay]")
                .edited("enum: [cat, dog]", with: "enum: [cat, dog, bird]").edited("/visitors:", with: "/guests:"),
            to: "new.yaml"
        )
    }

    private func diff(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(["diff"] + arguments, in: workspace)
    }

    @Test func changesForPeople() throws {
        #expect(
            try diff("old.yaml", "new.yaml")
                == GenerateTool.Result(
                    exitCode: 1,
                    output: """
                        BREAKING
                          Pet.delay is no longer optional, and cannot be unwrapped

                        NEW
                          Kind.bird is new

                        ON THE WIRE
                          visitors.make() sends POST /guests instead of POST /visitors

                        The next version is a major one (G148: breaking changes).

                        """,
                    error: ""
                )
        )
    }

    @Test func changesForAPullRequest() throws {
        let result = try diff("old.yaml", "new.yaml", "--format", "markdown")
        #expect(
            result.output == """
                ## Changes from `old.yaml` to `new.yaml`

                The next version is a major one (G148: breaking changes).

                ### Breaking

                - `Pet.delay` is no longer optional, and cannot be unwrapped

                ### New

                - `Kind.bird` is new

                ### On the wire

                - `visitors.make()` sends POST /guests instead of POST /visitors

                """
        )
        #expect(result.exitCode == 1)
    }

    @Test func changesForPrograms() throws {
        let result = try diff("old.yaml", "new.yaml", "--format=json")
        #expect(
            result.output == """
                {"step":"major","breaking":true,"reason":"G148: breaking changes","changes":[\
                {"effect":"breaking","declaration":"Pet.delay","reason":"is no longer optional, and cannot be unwrapped"},\
                {"effect":"addition","declaration":"Kind.bird","reason":"is new"},\
                {"effect":"behavior","declaration":"visitors.make()","reason":"sends POST /guests instead of POST /visitors"}]}

                """
        )
    }

    @Test func steps() throws {
        try workspace.write(Shop.description.replacing("All pets.", with: "Each pet."), to: "words.yaml")
        try workspace.write(Shop.description.replacing("[cat, dog]", with: "[cat, dog, bird]"), to: "bird.yaml")
        try workspace.write(Shop.description + "# A remark.\n", to: "remark.yaml")
        #expect(
            try diff("old.yaml", "remark.yaml")
                == GenerateTool.Result(
                    exitCode: 0,
                    output: "No new version is needed (G143: no changes).\n",
                    error: ""
                )
        )
        #expect(
            try diff("old.yaml", "words.yaml").output
                == "Only documentation has changed.\n"
                + "The next version is a patch one (G143: changes that callers cannot see in Swift).\n"
        )
        let minor = try diff("old.yaml", "bird.yaml")
        #expect(
            minor.output
                == "NEW\n  Kind.bird is new\n\nThe next version is a minor one (G145: new features).\n"
        )
        #expect(minor.exitCode == 0)
    }

    /// What callers see depends on the client configuration, which is the same for both.
    @Test func configurationCounts() throws {
        try workspace.write(
            "description: old.yaml\nfilter: {operations: [listPets], schemas: [Size]}\nrename: {models: {Kind: Sort}}\n",
            to: "shop.client.yaml"
        )
        let result = try diff("old.yaml", "new.yaml", "--config", "shop.client.yaml")
        #expect(result.output.contains("  Sort.bird is new\n"))
        #expect(!result.output.contains("visitors"))
    }

    @Test func callsAreExplained() throws {
        let changes = [
            (
                "required: true, description: The number., schema: {type: integer}",
                "required: true, description: The number., schema: {type: string}",
                "pets.set(id:body:) takes 'id' as String instead of Int"
            ),
            ("security: []", "security: [{key: []}]", "visitors.make() requires 'key'"),
        ]
        for (before, after, expected) in changes {
            try workspace.write(Shop.description.edited(before, with: after), to: "new.yaml")
            let result = try diff("old.yaml", "new.yaml")
            #expect(result.output.contains("  \(expected)\n"), "\(result.output)")
        }
    }

    /// An alternative of a union, and a response beside others.
    @Test func casesOfEnumerationsThatMayGrow() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Zoo, version: "1"}
            paths:
              /animal:
                get:
                  operationId: getAnimal
                  responses:
                    "200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Animal"}}}}
                    "202": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Cat"}}}}
            components:
              schemas:
                Animal: {oneOf: [{$ref: "#/components/schemas/Cat"}, {type: string}]}
                Cat: {type: object, properties: {name: {type: string}}}

            """
        try workspace.write(description, to: "old.yaml")
        try workspace.write(
            description.replacing("{type: string}]", with: "{type: string}, {type: boolean}]").replacing(
                "components:",
                with:
                    "        \"203\": {description: D, content: {application/json: {schema: {type: integer}}}}\ncomponents:"
            ),
            to: "new.yaml"
        )
        #expect(
            try diff("old.yaml", "new.yaml").output == """
                NEW
                  Animal.boolean is new; a 'switch' over the enumeration needs a 'default'
                  GetAnimalResult.nonAuthoritativeInformation is new; a 'switch' over the enumeration needs a 'default'

                The next version is a minor one (G145: new features).

                """
        )
    }

    @Test func bothDescriptionsMustBeRight() throws {
        try workspace.write("name: Pets\n", to: "bad.yaml")
        let result = try diff("bad.yaml", "zoo.yaml")
        #expect(result.output == "")
        #expect(result.error.contains("bad.yaml:1:1: error: this is not a service description"))
        #expect(
            result.error.hasSuffix("error: cannot read 'zoo.yaml': it does not exist\n2 errors; nothing was compared\n")
        )
        #expect(result.exitCode == 3)
    }
}
