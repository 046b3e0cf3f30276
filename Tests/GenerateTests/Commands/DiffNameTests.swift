import Testing

/// What `generate diff --keep-names` prints, and what settings may name where two descriptions are compared.
struct DiffNameTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "old.yaml")
    }

    private func diff(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(["diff", "old.yaml", "new.yaml"] + arguments, in: workspace)
    }

    /// Callers of before compile with these settings, as ``AdditionTests`` shows.
    @Test func settingsKeepTheNamesOfBefore() throws {
        for addition in Additions.renamers {
            try workspace.write(addition.before, to: "old.yaml")
            try workspace.write(addition.after, to: "new.yaml")
            let before = try diff()
            #expect(before.exitCode == 1, "\(addition.name)")
            let hint = "\n'--keep-names' prints the settings that keep the names of before.\n"
            #expect(before.output.hasSuffix(hint), "\(addition.name)")
            let kept = try diff("--keep-names")
            #expect(
                kept == GenerateTool.Result(exitCode: 0, output: addition.laterConfiguration, error: ""),
                "\(addition.name): \(kept)"
            )
            // What only the second description has is no mistake.
            try workspace.write(kept.output, to: "the.client.yaml")
            let result = try diff("--config", "the.client.yaml")
            #expect(result.exitCode == 0 && result.error.isEmpty, "\(addition.name): \(result)")
            #expect(try diff("--keep-names", "--config", "the.client.yaml").output == "", "\(addition.name)")
        }
    }

    @Test func nothingIsPrintedWhereAllNamesAreTheSame() throws {
        try workspace.write(Shop.description.edited("enum: [cat, dog]", with: "enum: [cat, dog, bird]"), to: "new.yaml")
        #expect(try diff("--keep-names") == GenerateTool.Result(exitCode: 0, output: "", error: ""))
        #expect(try diff().output.hasSuffix("(G145: new features).\n"))
    }

    /// Names in the description that its author has changed.
    @Test func otherNamesOfTheSameParts() throws {
        try workspace.write(
            Shop.description.edited("title: Shop", with: "title: Store")
                .edited("operationId: setPet", with: "operationId: replace-pet")
                .replacing("schemas/Problem", with: "schemas/Failure").edited("Problem: {type", with: "Failure: {type"),
            to: "new.yaml"
        )
        #expect(
            try diff("--keep-names").output == """
                client: ShopClient
                rename:
                  operations:
                    replace-pet: set
                  models:
                    Failure: Problem
                  types:
                    ReplacePetOptions: SetPetOptions

                """
        )
    }

    /// Groups are settings only where identifiers have them, too; the label of a path's parameter is one.
    @Test func otherGroupsAndOtherParametersOfAPath() throws {
        try workspace.write(
            Shop.description.edited("tags: [visitors]", with: "tags: [guests]").edited(
                "/pets/{id}:",
                with: "/pets/{pet}:"
            )
            .edited("{name: id, in: path", with: "{name: pet, in: path"),
            to: "new.yaml"
        )
        let report = try diff().output
        #expect(report.contains("\n  pets.set(id:body:) takes 'id' as 'pet'\n"), "\(report)")
        #expect(report.hasSuffix("'--keep-names' prints the settings that keep the names of before.\n"))
        #expect(
            try diff("--keep-names").output == """
                rename:
                  parameters:
                    setPet.pet: id
                # Groups come from tags and identifiers, which an overlay can restore:
                # - visitors.make is now guests.makeVisitor

                """
        )
    }

    private static func zoo(_ first: String, _ second: String) -> String {
        """
        openapi: 3.0.3
        info: {title: Zoo, version: "1"}
        paths:
          /animal:
            get:
              operationId: getAnimal
              responses: {"200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Animal"}}}}}
        components:
          schemas:
            Animal: {oneOf: [{$ref: "#/components/schemas/\(first)"}, {type: string}]}
            \(first): {type: object, properties: {name: {type: string}, age: {type: integer}\(second)}}

        """
    }

    /// A type that has another name and other members, and the case that is called like it.
    @Test func whatIsRenamedAndChanged() throws {
        try workspace.write(Self.zoo("Cat", ", home: {type: object, properties: {a: {type: string}}}"), to: "old.yaml")
        try workspace.write(Self.zoo("Tomcat", ", color: {type: string}"), to: "new.yaml")
        #expect(
            try diff().output.hasPrefix(
                """
                BREAKING
                  Cat is renamed to 'Tomcat'
                  Tomcat.home is removed
                  CatHome is removed
                  Animal.cat is removed

                NEW
                  Tomcat.color is new
                  Animal.tomcat is new; a 'switch' over the enumeration needs a 'default'

                """
            )
        )
        #expect(
            try diff("--keep-names").output == """
                rename:
                  models:
                    Tomcat: Cat
                # No setting keeps these names:
                # - Animal.cat is now Animal.tomcat

                """
        )
    }

    /// A type that has the name of another one, which has a new name.
    @Test func nameThatMeansAnotherType() throws {
        let item = try #require(Additions.renamers.first)
        try workspace.write(item.before, to: "old.yaml")
        try workspace.write(item.after, to: "new.yaml")
        #expect(
            try diff().output.contains("  OrderItem is a different type; the previous one is now 'OrderItemsItem'\n")
        )
    }

    /// A type of the user's own, of which a part is called like a type that is renamed, stays what it is.
    @Test func partOfANameFromElsewhere() throws {
        func shop(_ item: String, _ amount: String) -> String {
            """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths:
              /item:
                get:
                  operationId: getItem
                  responses:
                    "200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/\(item)"}}}}
            components:
              schemas:
                \(item):
                  type: object
                  properties:
                    price: {type: string, format: money}
                    amount: {$ref: "#/components/schemas/\(amount)"}
                \(amount): {type: object, properties: {value: {type: number}, unit: {type: string}}}

            """
        }
        try workspace.write(shop("Item", "Amount"), to: "old.yaml")
        try workspace.write(shop("Product", "Sum"), to: "new.yaml")
        try workspace.write("types: {money: Money.Amount}\n", to: "the.client.yaml")
        #expect(
            try diff("--config", "the.client.yaml").output.hasPrefix(
                """
                BREAKING
                  getItem() returns Product instead of Item
                  Amount is renamed to 'Sum'
                  Item is renamed to 'Product'

                The next version is a major one
                """
            )
        )
    }

    /// A key that fits one of the descriptions is right, and one that fits neither is not.
    @Test func settingsForOneOfTheDescriptions() throws {
        try workspace.write(
            Shop.description.edited("operationId: setPet", with: "operationId: replacePet")
                .replacing("schemas/Problem", with: "schemas/Failure").edited("Problem: {type", with: "Failure: {type"),
            to: "new.yaml"
        )
        try workspace.write(
            """
            rename:
              operations: {replacePet: set}
              models: {Problem: Trouble, Failure: Trouble}
              parameters: {setPet.id: pet, replacePet.id: pet}
            mergePatch: []
            filter: {operations: [setPet, replacePet, listPets], schemas: [Problem, Failure]}

            """,
            to: "the.client.yaml"
        )
        let result = try diff("--config", "the.client.yaml")
        #expect(result.error == "")
        #expect(!result.output.contains("Trouble"))
        try workspace.write("rename: {models: {Prblem: Trouble}}\n", to: "the.client.yaml")
        let wrong = try diff("--config", "the.client.yaml")
        #expect(wrong.exitCode == 1)
        #expect(wrong.error.contains("the.client.yaml:1:19: error: the description has no model 'Prblem' to rename"))
    }
}
