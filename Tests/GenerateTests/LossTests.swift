import Foundation
import Testing

/// What a description has and the client has not is told at the end of a run, and may be made an error.
struct LossTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Self.description, to: "pets.yaml")
    }

    /// Two operations that cannot be told apart by their paths, and three things that no client can have.
    private static let description = """
        openapi: 3.1.0
        info: {title: Pets, version: "1"}
        servers: [{url: "https://pets.example.com"}]
        webhooks:
          fed: {post: {responses: {"200": {description: Thanks.}}}}
        paths:
          /pets/{name}:
            parameters: [{name: name, in: path, required: true, schema: {type: string}}]
            get:
              operationId: getPet
              responses: {"204": {description: It., links: {next: {operationId: getPte}}}}
          /pets/{id}:
            parameters: [{name: id, in: path, required: true, schema: {type: strng}}]
            put:
              operationId: putPet
              responses: {"204": {description: Done.}}

        """

    private static let mistakes = """
        pets.yaml:11:73: warning: the link 'next' refers to an unknown operation 'getPte' (did you mean 'getPet'?)
              responses: {"204": {description: It., links: {next: {operationId: getPte}}}}
                                                                                ^
        pets.yaml:12:3: warning: the paths '/pets/{id}' and '/pets/{name}' differ only in the names of their parameters; both are kept (merge them into one path)
          /pets/{id}:
          ^
        pets.yaml:7:3: note: '/pets/{name}' is here
          /pets/{name}:
          ^

        """

    private static func losses(_ severity: String) -> String {
        """
        pets.yaml:4:1: \(severity): the requests under 'webhooks' are not in the client: the service sends them (receive them in a server of your own)
        webhooks:
        ^
        pets.yaml:11:45: \(severity): 'links' are not in the client (call the linked operations)
              responses: {"204": {description: It., links: {next: {operationId: getPte}}}}
                                                    ^
        pets.yaml:13:70: \(severity): unknown type 'strng' is treated as free-form JSON (did you mean 'string'?)
            parameters: [{name: id, in: path, required: true, schema: {type: strng}}]
                                                                             ^

        """
    }

    @Test func lossesAreListedAtTheEnd() throws {
        let result = try GenerateTool.run(["pets.yaml", "--output", "out"], in: workspace)
        #expect(
            result.error == Self.mistakes + "3 parts of the description are not in the client:\n"
                + Self.losses("warning") + "5 warnings\n"
        )
        #expect(result.exitCode == 0)
        #expect(try workspace.files(in: "out").contains { $0.hasSuffix(".swift") })
    }

    @Test(arguments: [[], ["--check"], ["--dry-run"]])
    func strictMakesThemErrors(mode: [String]) throws {
        let result = try GenerateTool.run(["pets.yaml", "--output", "out", "--strict"] + mode, in: workspace)
        let conclusion = mode == ["--check"] ? "nothing was checked" : "nothing was written"
        #expect(
            result.error == Self.mistakes
                + "3 parts of the description are not in the client, which --strict does not allow:\n"
                + Self.losses("error")
                + "3 errors and 2 warnings; \(conclusion)\n"
        )
        #expect(result.exitCode == 1)
        #expect(result.output.isEmpty)
        #expect(try workspace.snapshot(of: "out").isEmpty)
    }

    @Test func strictAcceptsADescriptionThatIsWhole() throws {
        try workspace.write(Description.pets(), to: "whole.yaml")
        let result = try GenerateTool.run(["whole.yaml", "--output", "out", "--strict"], in: workspace)
        #expect(result.error.isEmpty)
        #expect(result.exitCode == 0)
    }

    /// What nobody wants cannot be lacking; what stands beside the operations of the document is told as ever.
    @Test(arguments: [
        ("operations: [getPet]", ["4:1", "11:45", "11:73"]),
        ("operations: [putPet]", ["4:1", "13:70"]),
        ("operations: [putPet], paths: ['/pets/{name}']", ["4:1", "11:45", "11:73", "13:70"]),
    ])
    func whatTheFilterLeavesOutIsNotTold(filter: String, places: [String]) throws {
        try workspace.write("description: pets.yaml\noutput: out\nfilter: {\(filter)}\n", to: "some.client.yaml")
        let result = try GenerateTool.run(["--config", "some.client.yaml"], in: workspace)
        let told = result.error.matches(of: /pets.yaml:(\d+:\d+): warning/).map { String($0.1) }
        #expect(Set(told).subtracting(["12:3"]) == Set(places))
        #expect(result.exitCode == 0)
    }

    @Test(arguments: [
        ("", ["7:11", "8:11"]), ("filter: {operations: [getPet]}", []), ("filter: {tags: [pets]}", []),
        ("filter: {tags: [toys]}", ["8:11"]),
    ])
    func tagsThatTheFilterLeavesOutAreNotTold(filter: String, places: [String]) throws {
        let operation = "responses: {'204': {description: D}}"
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example.com"}]
            tags:
              - name: pets
              - name: toys
              - name: lost
              - name: toys
            paths:
              /pet: {get: {operationId: getPet, tags: [pets], \(operation)}}
              /toy: {get: {operationId: getToy, tags: [toys], \(operation)}}

            """,
            to: "tags.yaml"
        )
        try workspace.write(filter + "\n", to: "tags.client.yaml")
        let arguments = ["tags.yaml", "--config", "tags.client.yaml", "--output", "out"]
        let result = try GenerateTool.run(arguments, in: workspace)
        #expect(result.error.matches(of: /tags.yaml:(\d+:\d+): warning/).map { String($0.1) } == places)
    }

    @Test func whatAWantedOperationLeadsToIsTold() throws {
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example.com"}]
            paths:
              /pet:
                get:
                  operationId: getPet
                  responses:
                    "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
              /toy:
                get:
                  operationId: getToy
                  responses:
                    "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Toy"}}}}
            components:
              schemas:
                Pet:
                  type: object
                  required: [kind]
                  discriminator: {propertyName: kind}
                  properties: {kind: {type: string}}
                Cat:
                  allOf: [{$ref: "#/components/schemas/Pet"}, {properties: {lives: {type: integr}}}]
                Toy:
                  type: object
                  properties: {price: {type: numbr}}

            """,
            to: "toys.yaml"
        )
        for (wanted, place) in [("getPet", "23:"), ("getToy", "26:")] {
            try workspace.write("filter: {operations: [\(wanted)]}\n", to: "toys.client.yaml")
            let arguments = ["toys.yaml", "--config", "toys.client.yaml", "--output", wanted, "--strict"]
            let result = try GenerateTool.run(arguments, in: workspace)
            let told = result.error.matches(of: /toys.yaml:(\d+:)\d+: error/).map { String($0.1) }
            #expect(told == [place])
        }
    }

    @Test func jsonSaysWhatIsALoss() throws {
        let arguments = ["pets.yaml", "--output", "out", "--diagnostics", "json", "--strict"]
        let result = try GenerateTool.run(arguments, in: workspace)
        #expect(
            result.error == """
                {"severity":"warning","file":"pets.yaml","line":11,"column":73,"message":"the link 'next' refers to an unknown operation 'getPte' (did you mean 'getPet'?)"}
                {"severity":"warning","file":"pets.yaml","line":12,"column":3,"message":"the paths '/pets/{id}' and '/pets/{name}' differ only in the names of their parameters; both are kept (merge them into one path)"}
                {"severity":"note","file":"pets.yaml","line":7,"column":3,"message":"'/pets/{name}' is here"}
                {"severity":"error","file":"pets.yaml","line":4,"column":1,"message":"the requests under 'webhooks' are not in the client: the service sends them (receive them in a server of your own)","loss":true}
                {"severity":"error","file":"pets.yaml","line":11,"column":45,"message":"'links' are not in the client (call the linked operations)","loss":true}
                {"severity":"error","file":"pets.yaml","line":13,"column":70,"message":"unknown type 'strng' is treated as free-form JSON (did you mean 'string'?)","loss":true}

                """
        )
        #expect(result.exitCode == 1)
    }

    @Test func aLossOfTheGeneratorCounts() throws {
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example.com"}]
            paths:
              /pets:
                get:
                  parameters: [{name: a, in: query, content: {application/x-protobuf: {schema: {type: string}}}}]
                  responses: {"204": {description: All.}}

            """,
            to: "bytes.yaml"
        )
        let result = try GenerateTool.run(["bytes.yaml", "--output", "out", "--strict"], in: workspace)
        #expect(
            result.error.hasPrefix(
                "1 part of the description is not in the client, which --strict does not allow:\nbytes.yaml:7:"
            )
        )
        #expect(result.exitCode == 1)
    }
}
