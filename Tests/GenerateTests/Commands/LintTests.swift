import Foundation
import Testing

struct LintTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "shop.yaml")
    }

    private static let findings = """
        shop.yaml:7:5: warning: G073: 'listPets' takes 'offset', but the description does not say how to request the next page (add 'x-ms-pageable', or 'paging' to the client configuration)
            get:
            ^
        shop.yaml:26:9: warning: G155: the parameter 'X-Trace' has no description (add a 'description')
              - {name: X-Trace, in: header, schema: {type: string}}
                ^
        shop.yaml:40:5: warning: G046: 'makeVisitor' starts with 'make'; the standard verb is 'create' (write 'rename: {operations: {makeVisitor: create}}' in the client configuration)
            post:
            ^
        shop.yaml:40:5: warning: G155: the operation 'makeVisitor' has no description (add a 'summary')
            post:
            ^
        shop.yaml:56:9: warning: G062: the property 'object' is a word that other languages reserve (rename it with 'x-ms-client-name' or in the client configuration)
                object: {type: string}
                ^
        shop.yaml:57:9: warning: G067: the name of the property 'delay' does not include a unit (add the unit: rename it to 'delayIn…' with 'x-ms-client-name' or in the client configuration)
                delay: {type: integer}
                ^
        shop.yaml:59:5: warning: G090: the enumeration 'Size' is frozen, so a new value breaks every caller (remove 'modelAsString: false' unless the values never change, or list it under 'expandable')
            Size:
            ^
        7 warnings

        """

    private static let summary = """
        RULE  FOUND  WHAT IT ASKS FOR
        G046  1      names of operations start with the standard verbs
        G062  1      names of properties are not reserved words
        G067  1      names of numbers include their unit
        G073  1      lists are collections, and say how to request the next page
        G090  1      only enumerations that never grow are frozen
        G155  2      operations and parameters have descriptions

        """

    @Test func aRootThatIsNotThereIsAnError() throws {
        let result = try GenerateTool.run(["lint", "shop.yaml", "--root", "missing"], in: workspace)
        #expect(result.error == "error: cannot read 'missing': it does not exist\n1 error; nothing was checked\n")
        #expect(result.output.isEmpty)
        #expect(result.exitCode == 3)
    }

    @Test(arguments: [([], 0), (["--strict"], 1)] as [([String], Int32)])
    func everyRuleHasItsPlace(options: [String], exitCode: Int32) throws {
        let result = try GenerateTool.run(["lint", "shop.yaml"] + options, in: workspace)
        #expect(result == GenerateTool.Result(exitCode: exitCode, output: Self.summary, error: Self.findings))
    }

    /// Many of a kind are told once, so that they hide no others, but with names to who wants to see all.
    @Test(arguments: [([], false), (["--verbose"], true), (["--diagnostics", "json"], true)] as [([String], Bool)])
    func findingsOfOneKindAreToldTogether(options: [String], areNamed: Bool) throws {
        let operations = ["A", "B", "C"].map { name in
            "  /\(name): {get: {operationId: get\(name)Pet, responses: {'204': {description: D}}}}\n"
        }
        let description = "openapi: 3.0.3\ninfo: {title: Many, version: '1'}\npaths:\n"
        try workspace.write(description + operations.joined(), to: "many.yaml")
        let result = try GenerateTool.run(["lint", "many.yaml"] + options, in: workspace)
        let lines = result.error.split(separator: "\n")
        if areNamed {
            let names = ["getAPet", "getBPet", "getCPet"]
            #expect(names.allSatisfy { result.error.contains("the operation '\($0)' has no description") })
        } else {
            let place = lines.firstIndex { $0.contains("G155") } ?? 0
            #expect(lines[place] == "many.yaml:4:8: warning: G155: the operation has no description (add a 'summary')")
            #expect(lines[place + 3] == "  the same at many.yaml:5:8 and many.yaml:6:8")
            #expect(lines.count { $0.contains("G155") } == 1)
        }
    }

    /// What follows the advice is nothing to advise on.
    @Test func advisedNamesAreThoseOfTheClient() throws {
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Zoo, version: 1.0.0}
            paths:
              /a:
                get:
                  operationId: getA
                  summary: S
                  parameters: [{name: poll-interval, in: query, description: In hours., schema: {type: integer}}]
                  responses: {'200': {description: D, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
            components: {schemas: {A: {type: object, properties: {room_timeout: {type: integer, description: In minutes.}}}}}

            """,
            to: "zoo.yaml"
        )
        let result = try GenerateTool.run(["lint", "zoo.yaml"], in: workspace)
        #expect(result.error.contains("(rename it to 'roomTimeoutInMinutes' with"))
        #expect(result.error.contains("(rename it to 'pollIntervalInHours' with"))
        try workspace.write(
            "rename: {properties: {A.room_timeout: roomTimeoutInMinutes}, "
                + "parameters: {getA.poll-interval: pollIntervalInHours}}",
            to: "zoo.client.yaml"
        )
        let renamed = try GenerateTool.run(["lint", "zoo.yaml", "--config", "zoo.client.yaml"], in: workspace)
        #expect(renamed == GenerateTool.Result(exitCode: 0, output: "no problems found\n", error: ""))
    }

    @Test func verbsAreToldTogetherWithTheSetting() throws {
        let operations = ["A", "B", "C"].map { name in
            "  /\(name): {get: {operationId: Fetch\(name)Pet, summary: S, responses: {'204': {description: D}}}}\n"
        }
        let description = "openapi: 3.0.3\ninfo: {title: Many, version: '1'}\npaths:\n"
        try workspace.write(
            description + operations.joined(),
            to: "many.yaml"
        )
        let result = try GenerateTool.run(["lint", "many.yaml"], in: workspace)
        #expect(
            result.error.contains(
                "G046: the operation starts with 'fetch'; the standard verb is 'get' (rename it under 'rename.operations' in the client "
                    + "configuration)"
            )
        )
        #expect(result.error.split(separator: "\n").count { $0.contains("'fetch'") } == 1)
        let verbose = try GenerateTool.run(["lint", "many.yaml", "--verbose"], in: workspace)
        #expect(
            verbose.error.contains("(write 'rename: {operations: {FetchAPet: getAPet}}' in the client configuration)")
        )
    }

    @Test func findingsForPrograms() throws {
        let result = try GenerateTool.run(["lint", "shop.yaml", "--diagnostics", "json"], in: workspace)
        let lines = result.error.split(separator: "\n")
        #expect(lines.count == 7)
        #expect(lines.allSatisfy { $0.hasPrefix(#"{"severity":"warning","file":"shop.yaml","line":"#) })
        #expect(result.output == "")
    }

    /// What the client configuration heals is not found: paging, and operations that the client does not have.
    @Test func configurationCounts() throws {
        try workspace.write(
            """
            filter: {operations: [listPets]}
            paging:
              - operations: [listPets]
                offset: {parameter: offset}

            """,
            to: "shop.client.yaml"
        )
        let result = try GenerateTool.run(["lint", "shop.yaml", "--config", "shop.client.yaml"], in: workspace)
        #expect(!result.error.contains("G073"))
        #expect(!result.error.contains("makeVisitor"))
        #expect(result.output.contains("\nG062 "))
    }

    /// A PATCH whose body cannot tell 'null' from nothing is found, unless the description or the configuration says that it is a
    /// merge patch.
    @Test(arguments: [
        ("application/json", "", true), ("text/json", "", true), ("'*/*'", "", true),
        ("application/merge-patch+json", "", false),
        ("application/json", "mergePatch: ['update*']", false),
    ])
    func mergePatches(mediaType: String, configuration: String, isFound: Bool) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Patches, version: "1"}
            paths:
              /day:
                patch:
                  operationId: updateDay
                  summary: Changes a day.
                  requestBody: {required: true, content: {\(mediaType): {schema: {$ref: "#/components/schemas/Day"}}}}
                  responses: {"204": {description: D}}
            components:
              schemas:
                Day: {type: object, properties: {note: {type: string, nullable: true}}}

            """
        try workspace.write(description, to: "patches.yaml")
        try workspace.write(configuration + "\n", to: "patches.client.yaml")
        let result = try GenerateTool.run(["lint", "patches.yaml", "--config", "patches.client.yaml"], in: workspace)
        let finding = "patches.yaml:5:5: warning: RFC7396: 'updateDay' distinguishes a missing 'note' from 'null'"
        #expect(result.error.contains(finding) == isFound, "\(result.error)")
    }

    /// A body with required members that may be left out is found, unless all of these have defaults or only the service sets them, or
    /// the description says itself that the body is optional.
    @Test(arguments: [
        ("post", "", "{type: string}", true), ("put", "", "{type: string}", true),
        ("put", "required: false, ", "{type: string}", false),
        ("post", "required: true, ", "{type: string}", false), ("patch", "", "{type: string}", false),
        ("post", "", "{type: string, default: a}", false), ("post", "", "{type: string, readOnly: true}", false),
        ("post", "", "{type: boolean, enum: [true]}", false),
    ])
    func optionalBodies(method: String, required: String, member: String, isFound: Bool) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Bodies, version: "1"}
            paths:
              /day:
                \(method):
                  operationId: makeDay
                  summary: Makes a day.
                  requestBody: {\(required)content: {application/json: {schema: {$ref: "#/components/schemas/Day"}}}}
                  responses: {"204": {description: D}}
            components:
              schemas:
                Day: {type: object, required: [note], properties: {note: \(member)}}

            """
        try workspace.write(description, to: "bodies.yaml")
        let result = try GenerateTool.run(["lint", "bodies.yaml"], in: workspace)
        let finding =
            "bodies.yaml:8:20: warning: RequestBody: 'makeDay' can be called without a body, which requires 'note' (if the service "
            + "refuses that, write 'required: true' for the body, or add it in an overlay)\n"
        #expect(result.error.contains(finding) == isFound, "\(result.error)")
        #expect(result.error.contains("RequestBody:") == isFound)
    }

    @Test func goodDescription() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Good, version: "1"}
            paths:
              /days:
                get:
                  operationId: getDay
                  summary: A day.
                  parameters: [{name: timeoutInSeconds, in: query, description: When to give up., schema: {type: integer}}]
                  responses: {"200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Day"}}}}}
            components:
              schemas:
                Day: {type: string, enum: [monday, sunday], x-ms-enum: {name: Day, modelAsString: false}}

            """
        try workspace.write(description, to: "good.yaml")
        let result = try GenerateTool.run(["lint", "good.yaml", "--strict"], in: workspace)
        #expect(
            result
                == GenerateTool.Result(
                    exitCode: 0,
                    output: "no problems found\n",
                    error: ""
                )
        )
    }

    /// The client names an operation without an identifier by a standard verb, and what it is called otherwise was chosen.
    @Test func namesOfTheClientOrItsConfiguration() throws {
        let description = """
            openapi: 3.0.3
            info: {title: Bare, version: "1"}
            paths:
              /days:
                delete: {summary: All., responses: {"204": {description: D}}}
                put: {operationId: modifyDays, summary: All., responses: {"204": {description: D}}}

            """
        try workspace.write(description, to: "bare.yaml")
        try workspace.write("rename: {operations: {modifyDays: putDays, deleteDays: dropDays}}", to: "bare.client.yaml")
        let result = try GenerateTool.run(
            ["lint", "bare.yaml", "--config", "bare.client.yaml", "--strict"],
            in: workspace
        )
        #expect(result == GenerateTool.Result(exitCode: 0, output: "no problems found\n", error: ""))
        let without = try GenerateTool.run(["lint", "bare.yaml"], in: workspace)
        #expect(!without.error.contains("G046: 'DELETE /days'"))
        #expect(without.error.contains("G046: 'modifyDays' starts with 'modify'; the standard verb is 'update'"))
    }

    @Test func wrongDescription() throws {
        try workspace.write("name: Pets\n", to: "bad.yaml")
        let result = try GenerateTool.run(["lint", "bad.yaml"], in: workspace)
        #expect(result.error.hasSuffix("\n1 error; nothing was checked\n"))
        #expect(result.exitCode == 1)
        #expect(result.output == "")
    }
}
