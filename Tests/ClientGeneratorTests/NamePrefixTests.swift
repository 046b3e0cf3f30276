import Testing

/// Names whose beginnings the user does not want.
@Suite struct NamePrefixTests {
    private static let pods = """
        io.k8s.api.core.v1.Pod: {type: object, properties: {a: {type: string}}}
        io.k8s.api.core.v1: {type: object, properties: {a: {type: string}}}
        io.k8s.api.core.v1.Event: {type: object, properties: {a: {type: string}}}
        io.k8s.api.events.v1.Event: {type: object, properties: {a: {type: string}}}
        io.k8s.api.core.v1.Error: {type: object, properties: {a: {type: string}}}
        io.k8s.api.core.v1.Zone: {type: string, enum: [a]}
        Node: {type: object, properties: {a: {type: string}}}
        IoK8sApiCoreV1Node: {type: object, properties: {a: {type: string}}}
        """

    @Test(arguments: [
        // What would have the name of another keeps its own, and is told; so does what would hide a type of the language, or be no more
        // than the prefix.
        (
            "{io.k8s.api.core.v1: '', io.k8s.api.events.v1: ''}",
            [
                "Event", "IoK8sApiCoreV1", "IoK8sApiCoreV1Node", "IoK8sApiEventsV1Event", "Node", "Pod", "ShopError",
                "Zone",
            ],
            ["IoK8sApiEventsV1Event", "IoK8sApiCoreV1Node"]
        ),
        (
            "{io.k8s.api.core.v1: Core, io.k8s.api: ''}",
            ["CoreError", "CoreEvent", "CoreNode", "CorePod", "CoreV1", "CoreZone", "EventsV1Event", "Node"],
            []
        ),
        (
            "{ioK8sApi: ''}",
            [
                "CoreV1", "CoreV1Error", "CoreV1Event", "CoreV1Node", "CoreV1Pod", "CoreV1Zone", "EventsV1Event",
                "Node",
            ],
            []
        ),
    ])
    func schemasAreCalledWithoutThem(prefixes: String, names: [String], whole: [String]) throws {
        let generation = try Generation(schemas(Self.pods), configuration: "rename: {prefixes: \(prefixes)}")
        #expect(generation.files.typeNames == names)
        let told = generation.diagnostics.compactMap { $0.firstMatch(of: /have the same name .* is named '(\w+)'/) }
        #expect(told.map { String($0.1) } == whole)
    }

    /// As .NET names types of other types.
    @Test func namesInBracketsAreShortenedToo() throws {
        let names = [
            "Page[Shop.Models.Pet]", "Shop.Models.Map[System.String,Shop.Models.Pet[]]", "Shop.Models.List<Pet>",
        ]
        let generation = try Generation(
            schemas(names.map { "'\($0)': {type: object, properties: {a: {type: string}}}" }.joined(separator: "\n")),
            configuration: "rename: {prefixes: {Shop.Models: ''}}"
        )
        #expect(generation.files.typeNames == ["ListPet", "MapSystemStringPet", "PagePet"])
        #expect(generation.diagnostics == [])
    }

    /// As the reflection of .NET writes them, with the assemblies.
    @Test(arguments: [
        ("{}", ["PageShopModelsPet", "ShopMapSystemStringShopPet"]),
        ("{Shop: ''}", ["MapSystemStringPet", "PageModelsPet"]),
    ])
    func assembliesAreNoPartOfNames(prefixes: String, expected: [String]) throws {
        let shop = "Version=1.0.0.0, Culture=neutral, PublicKeyToken=null"
        let system = "System.Private.CoreLib, Version=8.0.0.0, Culture=neutral, PublicKeyToken=7cec85d7bea7798e"
        let names = [
            "Page`1[[Shop.Models.Pet, Shop.Models, \(shop)]]",
            "Shop.Map`2[[System.String, \(system)],[Shop.Pet, Shop, \(shop)]]",
        ]
        let generation = try Generation(
            schemas(names.map { "'\($0)': {type: object, properties: {a: {type: string}}}" }.joined(separator: "\n")),
            configuration: "rename: {prefixes: \(prefixes)}"
        )
        #expect(generation.files.typeNames == expected)
        #expect(generation.diagnostics == [])
    }

    private static let paths = """
        /a: {get: {tags: [Api2010Call], operationId: ListCall, responses: {'204': {description: Done}}}}
        /b: {get: {tags: [Api2010Message], operationId: ListMessage, responses: {'204': {description: Done}}}}
        /c: {get: {tags: [Api2010Group], operationId: ListGroup, responses: {'204': {description: Done}}}}
        /d: {get: {tags: [Group], operationId: GetGroup, responses: {'204': {description: Done}}}}
        /e: {get: {operationId: Api2010Key_Get, responses: {'204': {description: Done}}}}
        """

    @Test func groupsAreCalledWithoutThemWhereTheyStayDifferent() throws {
        let tags = "tags: [{name: Api2010Call, description: Calls of telephones.}]"
        let client = try generate(
            shop(Self.paths, tags),
            configuration: "rename: {prefixes: {Api2010: ''}}\nfilter: {tags: [Api2010*, Group], operations: [Api*]}"
        )
        let groups = try client.file("ShopClient.swift").lines(containing: "(client: self) }", "telephones")
        #expect(
            groups == [
                "/// Calls of telephones.",
                "public var call: CallOperations { CallOperations(client: self) }",
                "public var message: MessageOperations { MessageOperations(client: self) }",
                "public var api2010Group: Api2010GroupOperations { Api2010GroupOperations(client: self) }",
                "public var group: GroupOperations { GroupOperations(client: self) }",
                "public var key: KeyOperations { KeyOperations(client: self) }",
            ]
        )
        #expect(try client.file("CallOperations.swift").contains("func list("))
    }

    /// With two tags the methods of before are there as well.
    @Test func theMethodsOfBeforeLeadToTheShortGroups() throws {
        let paths = Self.paths.split(separator: "\n").prefix(2).joined(separator: "\n")
        let client = try generate(shop(paths), configuration: "rename: {prefixes: {Api2010: ''}}")
            .file("ShopClient.swift")
        let replacements = client.matches(of: /deprecated, message: ".*?(\w+\.list)/).map { String($0.1) }
        #expect(Set(replacements) == ["call.list", "message.list"])
    }

    @Test(arguments: [
        ("io.k9s", " (did you mean 'io.k8s'?)"), ("io.k8s.api.core.v1.Pod.x", " (remove it)"), ("'.'", " (remove it)"),
        ("i.k8s", " (did you mean 'io.k8s'?)"), ("io.k8ss", " (did you mean 'io.k8s'?)"),
        ("io.k", " (a prefix is whole words, and others must follow it)"),
        ("io.k8s.Pod", " (a prefix is whole words, and others must follow it)"),
    ])
    func oneThatNothingBeginsWithIsAMistake(prefix: String, hint: String) throws {
        let generation = try Generation(
            schemas("io.k8s.Pod: {type: string, enum: [a]}"),
            configuration: "rename:\n  prefixes:\n    \(prefix): ''"
        )
        let name = prefix.replacing("'", with: "")
        #expect(
            generation.diagnostics == [
                "3:5: error: no schema, tag or operation group has a name that starts with '\(name)'\(hint)"
            ]
        )
    }
}
