import Testing

/// What each rule of `generate lint` finds, and what it lets pass.
struct LintRuleTests {
    /// What is found in a description of the given paths and schemas: the rule and the message up to its parenthesis.
    private static func findings(paths: String = "{}", schemas: String = "{}") throws -> [String] {
        let workspace = try Workspace()
        let description = """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths: \(paths)
            components: {schemas: \(schemas)}

            """
        try workspace.write(description, to: "shop.yaml")
        let result = try GenerateTool.run(["lint", "shop.yaml", "--diagnostics", "json"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
        return result.error.matches(of: /"message":"(G\d+: [^(]*) \(/).map { String($0.1) }
    }

    /// The paths of one operation, which is described.
    private static func operation(
        _ method: String = "get",
        _ more: String = "",
        parameters: String = "",
        response: String = "{type: object}"
    ) -> String {
        "{/things: {\(method): {\(more)summary: S, parameters: [\(parameters)], responses: {\"200\": {description: D, "
            + "content: {application/json: {schema: \(response)}}}}}}}"
    }

    // MARK: Verbs

    @Test(arguments: [
        ("fetchThing", ["G046: 'fetchThing' starts with 'fetch'; the standard verb is 'get'"]), ("getThing", []),
        ("fetcherThing", []),
    ])
    func usualVerbs(identifier: String, findings: [String]) throws {
        #expect(try Self.findings(paths: Self.operation("get", "operationId: \(identifier), ")) == findings)
    }

    /// A verb has a standard one with methods that do the same: many are nouns as well, or mean something else.
    @Test(arguments: [
        ("get", "loadImage", "get"), ("post", "loadImage", nil), ("post", "readMessage", nil),
        ("post", "indexPage", nil),
        ("post", "describeThings", "get"), ("post", "fetchThings", "get"), ("delete", "fetchThings", nil),
        ("get", "changesSince", nil), ("get", "changeList", nil), ("put", "changeEmail", "update"),
        ("get", "newReleases", nil), ("post", "newRelease", "create"), ("get", "postList", nil),
        ("post", "dropTable", "delete"), ("patch", "modifyThing", "update"), ("get", "registerOfThings", nil),
    ])
    func verbsGoWithMethods(method: String, identifier: String, standard: String?) throws {
        let found = try Self.findings(paths: Self.operation(method, "operationId: \(identifier), "))
        let verb = identifier.prefix { $0.isLowercase }
        #expect(
            found
                == (standard.map { ["G046: '\(identifier)' starts with '\(verb)'; the standard verb is '\($0)'"] } ?? [])
        )
    }

    // MARK: Units

    @Test(arguments: [
        (
            "{name: timeout, in: query, description: D, schema: {type: integer}}",
            ["G067: the name of the parameter 'timeout' does not include a unit"]
        ),
        (
            "{name: read-timeout, in: query, description: D, schema: {type: number}}",
            ["G067: the name of the parameter 'read-timeout' does not include a unit"]
        ),
        (
            "{name: HTTPTimeout, in: query, description: D, schema: {type: integer}}",
            ["G067: the name of the parameter 'HTTPTimeout' does not include a unit"]
        ),
        (
            "{name: timeout2, in: query, description: D, schema: {type: integer}}",
            ["G067: the name of the parameter 'timeout2' does not include a unit"]
        ),
        ("{name: timeout, in: query, description: D, schema: {type: string}}", []),
        ("{name: timeout, in: query, x-ms-client-name: timeoutInSeconds, description: D, schema: {type: integer}}", []),
    ])
    func unitsOfParameters(parameter: String, findings: [String]) throws {
        let paths = Self.operation("get", "operationId: getThing, ", parameters: parameter)
        #expect(try Self.findings(paths: paths) == findings)
    }

    @Test(arguments: [
        ("weight: {type: number}", ["G067: the name of the property 'weight' does not include a unit"]),
        ("maxDelay: {type: integer}", ["G067: the name of the property 'maxDelay' does not include a unit"]),
        ("weight: {type: number, x-ms-client-name: weightInGrams}", []),
        ("weightInGrams: {type: number}", []),
        ("class: {type: string, x-ms-client-name: kind}", []),
        ("kind: {type: string, x-ms-client-name: class}", ["G062: the property 'class' is a word that Swift reserves"]),
        ("repeat: {type: string}", ["G062: the property 'repeat' is a word that Swift reserves"]),
        ("value: {type: string}", ["G062: the property 'value' is a word that other languages reserve"]),
    ])
    func members(member: String, findings: [String]) throws {
        #expect(try Self.findings(schemas: "{Thing: {type: object, properties: {\(member)}}}") == findings)
    }

    /// The unit in the advice is the one that the text names.
    @Test(arguments: [
        ("delay", "", nil), ("maxTemperature", "In degrees Celsius.", "Celsius"),
        ("distance", "How far, in metres.", "Meters"),
        (
            "Interval", "The time between checks in nanoseconds. It should be 0 or at least 1000000 (1 ms).",
            "Nanoseconds"
        ),
        ("timeout", "The number of seconds to wait.", "Seconds"), ("timeout", "Waits for a second.", nil),
        ("timeout", "How long to wait. At least 10 minutes.", nil), ("period", "In days or in hours.", nil),
        ("age", "Seconds, or minutes if they are many, in years.", "Years"), ("width", "In seconds.", nil),
        ("linkSpeed", "In seconds.", nil),
    ])
    func advisedUnits(name: String, text: String, unit: String?) throws {
        let workspace = try Workspace()
        try workspace.write(
            "openapi: 3.0.0\ninfo: {title: A, version: '1'}\npaths: {}\n"
                + "components: {schemas: {A: {type: object, properties: {\(name): {type: number, description: '\(text)'}}}}}",
            to: "a.yaml"
        )
        let result = try GenerateTool.run(["lint", "a.yaml"], in: workspace)
        let advice = unit.map { "rename it to '\(name)In\($0)'" } ?? "add the unit: rename it to '\(name)In…'"
        #expect(
            result.error.contains(
                "'\(name)' does not include a unit (\(advice) with 'x-ms-client-name' or in the client configuration)"
            )
        )
    }

    /// A weight may be a share, which has no unit.
    @Test(arguments: [
        ("weight: {type: integer, minimum: 10, maximum: 1000}", false),
        ("weight: {type: integer, description: In grams.}", true),
        ("weight: {type: number, description: The relative weight.}", false), ("weight: {type: number}", true),
    ])
    func weights(member: String, isFound: Bool) throws {
        let found = try Self.findings(schemas: "{Thing: {type: object, properties: {\(member)}}}")
        #expect(found == (isFound ? ["G067: the name of the property 'weight' does not include a unit"] : []))
    }

    // MARK: Where members are

    @Test(arguments: [
        "{type: object, properties: {a: {}, parts: {type: array, items: {type: object, properties: {class: {type: string}}}}}}",
        "{type: object, additionalProperties: {type: object, properties: {class: {type: string}}}}",
        "{oneOf: [{type: string}, {type: object, properties: {class: {type: string}}}]}",
        "{type: object, properties: {part: {type: object, properties: {class: {type: string}}}}}",
    ])
    func membersInsideOfOthers(schema: String) throws {
        let found = ["G062: the property 'class' is a word that Swift reserves"]
        #expect(try Self.findings(schemas: "{Thing: \(schema)}") == found)
        #expect(try Self.findings(paths: Self.operation("get", "operationId: getThing, ", response: schema)) == found)
    }

    // MARK: Paging

    private static let page = "{name: page, in: query, description: D, schema: {type: integer}}"
    private static let list = "{type: array, items: {type: string}}"

    @Test(arguments: [
        ("get", page, list, true),
        ("get", page, "{type: object, properties: {items: \(list)}}", true),
        ("get", page, "{type: object, properties: {item: {type: string}}}", false),
        ("get", page, "{type: string}", false),
        ("post", page, list, false),
        ("get", page.replacing("query", with: "header"), list, false),
        ("get", page.replacing("page", with: "Page_Token"), list, true),
        ("get", page.replacing("page", with: "size"), list, false),
    ])
    func pages(method: String, parameter: String, response: String, isFound: Bool) throws {
        let paths = Self.operation(method, "operationId: getThings, ", parameters: parameter, response: response)
        #expect(try Self.findings(paths: paths).contains { $0.hasPrefix("G073: 'getThings' takes '") } == isFound)
    }

    @Test(arguments: [
        ("{type: object, properties: {items: \(list)}}", "items"),
        ("{type: object, properties: {all: \(list)}}", "all"),
        ("{type: object, properties: {things: \(list), total: {type: integer}}}", "things"),
        ("{type: object, properties: {all: \(list), total: {type: integer}}}", nil),
        ("{type: object, properties: {items: \(list), nextLink: {type: string}}}", nil), (list, nil),
    ])
    func listsInObjects(response: String, items: String?) throws {
        let findings = try Self.findings(paths: Self.operation("get", "operationId: getThings, ", response: response))
        let expected = items.map { "G073: 'getThings' returns the list '\($0)' in an object, which is no collection" }
        #expect(findings == [expected].compactMap(\.self))
    }

    // MARK: Enumerations

    @Test(arguments: [
        ("[a, b]", true), ("[a]", false), ("[Mon, Tue]", false), ("[asc, desc]", false), ("[asc, desc, none]", true),
    ])
    func frozenEnumerations(values: String, isFound: Bool) throws {
        let schema = "{type: string, enum: \(values), x-ms-enum: {name: Sort, modelAsString: false}}"
        let found = try Self.findings(schemas: "{Sort: \(schema)}")
        #expect(found.contains { $0.hasPrefix("G090: the enumeration 'Sort' is frozen") } == isFound)
    }

    // MARK: Documentation

    /// A parameter that callers cannot give is nobody's to read about, and a shared one is told once.
    @Test func parametersThatAreDescribed() throws {
        let paths = """
            {/things: {parameters: [{name: shared, in: query, schema: {type: string}}, {name: fixed, in: query, required: true, \
            schema: {type: string, enum: [a]}}], get: {operationId: getThing, summary: S, responses: {"204": {description: D}}}, \
            delete: {operationId: deleteThing, summary: S, responses: {"204": {description: D}}}}}
            """
        #expect(try Self.findings(paths: paths) == ["G155: the parameter 'shared' has no description"])
    }
}
