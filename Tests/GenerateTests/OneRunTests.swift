import Testing

/// All that is wrong is told in one run, wherever it stands; and nothing is told that is wrong only because something else is.
struct OneRunTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// The heads of what is told of a client with a configuration; nothing is written.
    private func told(_ configuration: String, _ descriptions: [String: String]) throws -> [String] {
        for (path, text) in descriptions { try workspace.write(text, to: path) }
        try workspace.write(configuration, to: "pets.client.yaml")
        let result = try GenerateTool.run(["--config", "pets.client.yaml"], in: workspace)
        #expect(result.exitCode != 0)
        #expect(try workspace.files(in: "out").isEmpty)
        return result.error.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
    }

    /// The client would be that of another description than the configuration says.
    @Test func aDescriptionThatIsNotUsedIsTold() throws {
        try workspace.write(description(), to: "pets.yaml")
        try workspace.write("description: other.yaml\noutput: out\n", to: "pets.client.yaml")
        let result = try GenerateTool.run(["pets.yaml", "--config", "pets.client.yaml", "--dry-run"], in: workspace)
        let warning =
            "pets.client.yaml:1:14: warning: 'other.yaml' is not used, because the command line names another description"
        #expect(result.error.split(separator: "\n").first.map(String.init) == warning)
        #expect(result.exitCode == 0)
        try workspace.write("description: ./pets.yaml\noutput: out\n", to: "pets.client.yaml")
        let same = try GenerateTool.run(["pets.yaml", "--config", "pets.client.yaml", "--dry-run"], in: workspace)
        #expect(!same.error.contains("is not used"))
    }

    /// A description with two operations and a security scheme, of which single parts can be replaced by wrong ones.
    private func description(
        version: Int = 1,
        parameter: String = "{name: a, in: query, schema: {type: string}}",
        operation: String = "{operationId: other, responses: {204: {description: D}}}",
        schema: String = "{type: object, properties: {b: {type: string}}}",
        scheme: String = "{type: http, scheme: basic}"
    ) -> String {
        """
        openapi: 3.0.3
        info: {title: Pets, version: '\(version)'}
        paths:
          /pets: {get: {operationId: find, tags: [pets], parameters: [\(parameter)], responses: {204: {description: D}}}}
          /other: {get: \(operation)}
        components:
          schemas: {Pet: \(schema)}
          securitySchemes: {basic: \(scheme)}

        """
    }

    private static let configuration = """
        description: pets.yaml
        output: out
        filter: {operations: [find, othr]}
        rename: {operations: {fnd: look}, parameters: {find.b: c}, models: {Pat: Animal}, properties: {Pet.x: y}}
        credentials: {basik: false}

        """

    private static let ofOperations = [
        "pets.client.yaml:3:29: error: the description has no operation 'othr' (did you mean 'other'?)",
        "pets.client.yaml:4:23: error: the description has no operation 'fnd' to rename (did you mean 'find'?)",
    ]
    private static let ofParameters = [
        "pets.client.yaml:4:48: error: the description has no parameter 'find.b' to rename (did you mean 'find.a'?)"
    ]
    private static let ofModels = [
        "pets.client.yaml:4:69: error: the description has no model 'Pat' to rename (did you mean 'Pet'?)"
    ]
    private static let ofMembers = [
        "pets.client.yaml:4:96: error: the description has no property 'Pet.x' to rename (did you mean 'Pet.b'?)"
    ]
    private static let ofCredentials = [
        "pets.client.yaml:5:15: error: the description has no security scheme 'basik' (did you mean 'basic'?)"
    ]

    @Test func whatTheConfigurationNamesIsToldBesideMistakesThatCannotHideIt() throws {
        let found = try told(
            Self.configuration,
            ["pets.yaml": description(schema: "{type: object, properties: {b: {$ref: [a]}}}")]
        )
        #expect(
            Set(found.dropFirst()) == Set(Self.ofOperations + Self.ofParameters + Self.ofModels + Self.ofCredentials)
        )
        #expect(found.first == "pets.yaml:7:56: error: expected a string for '$ref', found a sequence")
    }

    @Test func whatAMistakeMayHideIsNotTold() throws {
        let ofParameter = try told(Self.configuration, ["pets.yaml": description(parameter: "{$ref: [a]}")])
        #expect(
            Set(ofParameter.dropFirst())
                == Set(Self.ofOperations + Self.ofModels + Self.ofMembers + Self.ofCredentials)
        )
        let withoutOther = try description().edited("/other: {", with: "/other: {$ref: [a], ")
        let ofOperation = try told(Self.configuration, ["pets.yaml": withoutOther])
        #expect(Set(ofOperation.dropFirst()) == Set(Self.ofModels + Self.ofMembers + Self.ofCredentials))
        let withoutPaths = try description().edited("paths:\n", with: "paths: 1\n").split(separator: "\n")
            .filter { !$0.hasPrefix("  /") }
        let ofPaths = try told(Self.configuration, ["pets.yaml": withoutPaths.joined(separator: "\n") + "\n"])
        #expect(Set(ofPaths.dropFirst()) == Set(Self.ofModels + Self.ofMembers + Self.ofCredentials))
        let ofScheme = try told(
            Self.configuration,
            ["pets.yaml": description(scheme: "{$ref: [a]}")]
        )
        #expect(
            Set(ofScheme.dropFirst())
                == Set(Self.ofOperations + Self.ofParameters + Self.ofModels + Self.ofMembers)
        )
        let ofReference = try told(
            Self.configuration,
            ["pets.yaml": description(schema: "{$ref: '#/components/schemas/Pet2'}")]
        )
        #expect(Set(ofReference.dropFirst()) == Set(Self.ofOperations + Self.ofParameters + Self.ofCredentials))
    }

    @Test func renamedMembersAreToldBesideOtherNames() throws {
        let configuration = """
            description: pets.yaml
            output: out
            filter: {schemas: [Pet]}
            rename: {operations: {fnd: look}, properties: {Pet.x: y}}

            """
        let found = try told(configuration, ["pets.yaml": description()])
        #expect(
            found == [
                "pets.client.yaml:4:23: error: the description has no operation 'fnd' to rename (did you mean 'find'?)",
                "pets.client.yaml:4:48: error: the description has no property 'Pet.x' to rename (did you mean 'Pet.b'?)",
            ]
        )
    }

    @Test func aMistakeInTheConfigurationDoesNotHideThoseOfTheDescription() throws {
        let wrong = ["pets.yaml": description(parameter: "{$ref: [a]}")]
        let ofParameter = "pets.yaml:4:70: error: expected a string for '$ref', found a sequence"
        #expect(
            try told("description: pets.yaml\noutput: out\naccess: open\n", wrong) == [
                "pets.client.yaml:3:9: error: 'access' must be public, package or internal, not 'open'",
                ofParameter,
            ]
        )
        #expect(
            try told("description: pets.yaml\n", wrong) == [
                "pets.client.yaml:1:1: error: 'output' is missing; add 'output: FOLDER', or '--output FOLDER' on the command "
                    + "line",
                ofParameter,
            ]
        )
        #expect(
            try told("description: pets.yaml\noutput: out\nmodul: X\nmodels: {}\n", wrong) == [
                "pets.client.yaml:3:1: error: unknown key 'modul' (did you mean 'module'?)",
                "pets.client.yaml:4:1: error: unknown key 'models'; it belongs under 'rename'", ofParameter,
            ]
        )
        // References may lead to the folders of a key that is misspelled.
        #expect(try told("description: pets.yaml\noutput: out\nroot: [x]\n", wrong).count == 1)
    }

    /// The operation behind the second key is not read, so nobody knows whether a name is one of it.
    @Test func aKeyThatIsThereTwiceHidesNothing() throws {
        let text = try description(schema: "{type: object, properties: {b: {$ref: 'b.yaml#/B'}, c: {$ref: [a]}}}")
            .edited("  /other:", with: "  /pets:")
        let other = "B: {type: string}\nB: {type: integer}\n"
        let duplicate = "error: duplicate key"
        let found = try told(
            "description: pets.yaml\noutput: out\noutput: x\nrename: {operations: {other: look}}\n",
            ["pets.yaml": text, "b.yaml": other]
        )
        #expect(
            Set(found) == [
                "pets.client.yaml:3:1: \(duplicate) 'output', first used at line 2, column 1; remove or rename one of them",
                "pets.yaml:5:3: \(duplicate) '/pets', first used at line 4, column 3; remove or rename one of them",
                "b.yaml:2:1: \(duplicate) 'B', first used at line 1, column 1; remove or rename one of them",
                "pets.yaml:7:80: error: expected a string for '$ref', found a sequence",
            ]
        )
        #expect(try workspace.files(in: "x").isEmpty)
        let ofConfiguration = try told(
            "description: pets.yaml\noutput: out\nrename: {operations: {other: look}}\n",
            ["pets.yaml": text, "b.yaml": other]
        )
        #expect(ofConfiguration.count == 3)
    }

    @Test func eachVersionIsReadWhateverIsWrongWithTheOthers() throws {
        let configuration = """
            apiVersions: [v1.yaml, v2.yaml, v3.yaml]
            output: out
            rename: {operations: {fnd: look}}

            """
        let ofConfiguration =
            "pets.client.yaml:3:23: error: the description has no operation 'fnd' to rename (did you mean 'find'?)"
        let schema = description(version: 2, schema: "{type: object, properties: {b: {$ref: [a]}}}")
        let parameter = description(version: 3, parameter: "{$ref: [a]}")
        let found = try told(
            configuration,
            ["v1.yaml": description(), "v2.yaml": schema, "v3.yaml": parameter]
        )
        #expect(
            Set(found) == [
                "v2.yaml:7:56: error: expected a string for '$ref', found a sequence",
                "v3.yaml:4:70: error: expected a string for '$ref', found a sequence",
                ofConfiguration,
            ]
        )
        // What a file says that is no YAML is not known.
        let malformed = try told(configuration, ["v1.yaml": "a: [", "v2.yaml": schema, "v3.yaml": parameter])
        #expect(malformed.count == 3)
        #expect(malformed.filter { $0.hasPrefix("v1.yaml") }.count == 1)
        #expect(!malformed.contains(ofConfiguration))
    }

    // MARK: - Paging and members

    /// A description of pages, of which single parts can be replaced by wrong ones.
    private func pages(
        parameter: String = "{name: size, in: query, schema: {type: integer}}",
        item: String = "{type: object, properties: {name: {type: string}}}",
        other: String = "{type: object, properties: {b: {type: string}}}"
    ) -> String {
        let response = "content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}"
        return """
            openapi: 3.0.3
            info: {title: Pets, version: '1'}
            paths:
              /pets:
                parameters: [\(parameter)]
                get: {operationId: list, responses: {200: {description: D, \(response)}}}
            components:
              schemas:
                Page: {type: object, properties: {items: {type: array, items: {$ref: '#/components/schemas/Item'}}}}
                Item: \(item)
                Other: \(other)

            """
    }

    private static let pagingConfiguration = """
        description: pets.yaml
        output: out
        paging: [{operations: [list], items: items, page: {parameter: pag}}]
        rename: {properties: {Page.item: things, Item.nam: n, size: limit}}

        """

    private static let ofPaging = [
        "pets.client.yaml:3:63: error: the operation 'list' has no query parameter 'pag'"
    ]
    private static let ofPage = [
        "pets.client.yaml:4:23: error: the description has no property 'Page.item' to rename (did you mean 'Page.items'?)"
    ]
    private static let ofItem = [
        "pets.client.yaml:4:42: error: the description has no property 'Item.nam' to rename (did you mean 'Item.name'?)"
    ]

    @Test func aRuleAndMembersThatDoNotFitAreToldBesideAnErrorThatTheyDoNotReach() throws {
        let found = try told(Self.pagingConfiguration, ["pets.yaml": pages(other: "{properties: {b: {$ref: [a]}}}")])
        #expect(Set(found.dropFirst()) == Set(Self.ofPaging + Self.ofPage + Self.ofItem))
        #expect(found.first?.hasPrefix("pets.yaml:11:") == true)
    }

    @Test func aRuleAndMembersAreNotToldWhereAnErrorMayHideWhatTheyName() throws {
        let item = try told(Self.pagingConfiguration, ["pets.yaml": pages(item: "{properties: {b: {$ref: [a]}}}")])
        #expect(item.count == 1)
        let parameter = try told(Self.pagingConfiguration, ["pets.yaml": pages(parameter: "1")])
        #expect(Set(parameter.dropFirst()) == Set(Self.ofPage + Self.ofItem))
    }

    @Test func membersAreToldBesideARuleThatDoesNotFit() throws {
        let found = try told(Self.pagingConfiguration, ["pets.yaml": pages()])
        #expect(Set(found) == Set(Self.ofPaging + Self.ofPage + Self.ofItem))
    }

    // MARK: - Overlays

    @Test func anUnreadableVersionHidesNothingOfTheOthersWithOverlays() throws {
        let overlay = """
            overlay: 1.0.0
            info: {title: Fixes, version: '1'}
            extends: v1.yaml
            actions: [{target: $.paths, update: {}}, {target: $.nothing, remove: true}]

            """
        let others = overlay.replacing("extends: v1.yaml\n", with: "").replacing(
            "update: {}",
            with: "update: {/new: {$ref: [b]}}"
        )
        let configuration = """
            apiVersions: [v1.yaml, v2.yaml]
            overlays: [first.yaml, others.yaml]
            output: out

            """
        let found = try told(
            configuration,
            [
                "v1.yaml": "a: [", "v2.yaml": description(version: 2, parameter: "{$ref: [a]}"), "first.yaml": overlay,
                "others.yaml": others,
            ]
        )
        #expect(found.count == 3)
        #expect(found.filter { $0.hasPrefix("v1.yaml:") }.count == 1)
        #expect(found.contains("v2.yaml:4:70: error: expected a string for '$ref', found a sequence"))
        #expect(found.contains("others.yaml:3:51: error: expected a string, found a sequence"))
        let all = try GenerateTool.run(["--config", "pets.client.yaml"], in: workspace).error
        #expect(!all.contains("matches nothing"))
    }
}
