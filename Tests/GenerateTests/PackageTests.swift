import Foundation
import Testing

/// A client as a package that its author publishes, and goes on with by hand.
struct PackageTests {
    private let workspace: Workspace

    private static let description = """
        openapi: 3.1.0
        info: {title: Pets, version: "1", description: Sells pets.}
        paths:
          /pets/{name}:
            get:
              tags: [Pets]
              operationId: Pets_get
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              responses: {"200": {description: D, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}
        components:
          schemas:
            Pet: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat, dog]}}}

        """

    private static let beginnings = [
        ".gitignore", "CHANGELOG.md", "LICENSE", "Package.swift", "README.md", "Tests/PetsClientTests.swift",
    ]

    private static let generated = [
        ".jazzy.yaml", "Pets.podspec.json", "Samples/PetsClientSamples.swift", "Samples/PetsOperationsSamples.swift",
        "Source/Models/Pet.swift", "Source/Options/PetsClientOptions.swift", "Source/Options/PetsOptions.swift",
        "Source/Pets.docc/Pets-operations.md", "Source/Pets.docc/Pets.md", "Source/Pets.docc/PetsClient.md",
        "Source/PetsClient.swift", "Source/PetsOperations.swift",
    ]

    init() throws {
        workspace = try Workspace()
        try workspace.write(Self.description, to: "pets.yaml")
        try workspace.write("package: {author: Us, runtime: {path: ../runtime}}", to: "pets.client.yaml")
    }

    /// Adds an operation, with its path, to the description.
    private func add(_ operation: String) throws {
        try workspace.write(
            Self.description.replacing("components:", with: operation + "components:"),
            to: "pets.yaml"
        )
    }

    private func generate(_ options: String...) throws -> GenerateTool.Result {
        let arguments = ["pets.yaml", "--output", "out", "--config", "pets.client.yaml"]
        return try GenerateTool.run(arguments + options, in: workspace)
    }

    private func text(of path: String) throws -> String {
        try workspace.text(of: "out/" + path)
    }

    // MARK: What is written

    @Test func longResponsesInTheFirstTestAreOneText() throws {
        let members = [
            "first, (member", "second member, that has a long name", "third) member, that is longer still", "fourth",
        ]
        let properties = members.map { "'\($0)': {type: string}" }.joined(separator: ", ")
        let required = members.map { "'\($0)'" }.joined(separator: ", ")
        try workspace.write(
            Self.description.replacing(
                "Pet: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat, dog]}}}",
                with: "Pet: {type: object, required: [\(required)], properties: {\(properties)}}"
            ),
            to: "pets.yaml"
        )
        #expect(try generate().exitCode == 0)
        let json = members.map { "\"\($0)\": \"text\"" }.joined(separator: ", ")
        #expect(try text(of: "Tests/PetsClientTests.swift").contains("#\"{\(json)}\"#"))
    }

    @Test func everyFileOfAPackageIsWritten() throws {
        let result = try generate()
        #expect(result.exitCode == 0)
        #expect(result.error == "")
        let files = (Self.beginnings + Self.generated).sorted()
        #expect(try workspace.files(in: "out") == ([".generated-files"] + files).sorted())
        #expect(try text(of: ".generated-files").split(separator: "\n").dropFirst().map(String.init) == Self.generated)
        #expect(try generate("--check").exitCode == 0)
    }

    @Test func documentationShowsWhatIsCompiled() throws {
        _ = try generate()
        let sample = """
                    // BEGIN: Pets.PetsOperations.get#String
                    let result = try await client.pets.get(name: "name")
                    print(result)
                    // END: Pets.PetsOperations.get#String
            """
        #expect(try text(of: "Samples/PetsOperationsSamples.swift").contains(sample))
        let shown = "```swift\nlet result = try await client.pets.get(name: \"name\")\nprint(result)\n```\n"
        for path in ["README.md", "Source/Pets.docc/Pets.md", "Source/Pets.docc/Pets-operations.md"] {
            #expect(try text(of: path).contains(shown), "\(path)")
        }
    }

    @Test(arguments: [
        ("", "Create a client"),
        ("security: [{key: []}]\ncomponents: {securitySchemes: {key: {type: http, scheme: bearer}}}\n", "Authenticate"),
    ])
    func readmeSpeaksOfAuthenticationWhereThereIsSome(security: String, heading: String) throws {
        try workspace.write(
            """
            openapi: 3.1.0
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example"}]
            paths: {/pets: {get: {operationId: list, responses: {"204": {description: D}}}}}

            """ + security,
            to: "pets.yaml"
        )
        _ = try generate()
        #expect(try text(of: "README.md").contains("\n## \(heading)\n\n```swift\nimport Pets\n"))
    }

    @Test func documentationLinksToMethodsByAllTheirLabels() throws {
        let description = """
            swagger: "2.0"
            info: {title: Pets, version: "1"}
            host: pets.example
            paths:
              /pets/{name}:
                put:
                  operationId: Pets_put
                  parameters:
                  - {name: name, in: path, required: true, type: string}
                  - {name: pet, in: body, required: true, x-ms-client-flatten: true, schema: {$ref: "#/definitions/Pet"}}
                  responses: {"204": {description: D}}
            definitions:
              Pet: {type: object, required: [kind], properties: {kind: {type: string}, born: {type: string}}}

            """
        try workspace.write(description, to: "pets.yaml")
        let result = try generate()
        #expect(result.exitCode == 0, "\(result.error)")
        let article = try text(of: "Source/Pets.docc/Pets-operations.md")
        #expect(article.contains("\n- ``PetsClient/PetsOperations/put(name:kind:withOptions:)``\n"))
    }

    @Test func aSampleSkipsElementsThatAreNull() throws {
        let operation = """
              /names:
                get:
                  tags: [Pets]
                  operationId: Pets_names
                  responses:
                    "200": {description: D, content: {application/json: {schema: {type: array, items: {type: [string, "null"]}}}}}

            """
        try add(operation)
        #expect(try generate().exitCode == 0)
        let samples = try text(of: "Samples/PetsOperationsSamples.swift")
        #expect(samples.contains("for try await case let item? in try await client.pets.names() {"))
    }

    @Test func aSampleSkipsAResultThatIsNull() throws {
        let schema = "{oneOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null'}]}"
        try add(
            """
              /grown:
                post:
                  tags: [Pets]
                  operationId: Pets_grow
                  x-ms-long-running-operation: true
                  responses: {"200": {description: D, content: {application/json: {schema: \(schema)}}}}

            """
        )
        #expect(try generate().exitCode == 0)
        let samples = try text(of: "Samples/PetsOperationsSamples.swift")
        #expect(samples.contains("if let result = try await operation.value() {\n            print(result)"))
    }

    @Test func aSampleWritesLabelsAsCallsDo() throws {
        let parameters = "[{name: let, in: query, required: true, schema: {type: string}}, {name: inout,"
        let description = Self.description.replacing("{name}", with: "{inout}")
            .replacing("[{name: name,", with: parameters)
        try workspace.write(description, to: "pets.yaml")
        #expect(try generate().exitCode == 0)
        let samples = try text(of: "Samples/PetsOperationsSamples.swift")
        #expect(samples.contains("client.pets.get(let: \"let\", `inout`: \"inout\")"))
    }

    @Test func aSampleSaysWhichOfSeveralBodiesIsMeant() throws {
        let operation = """
              /pets:
                patch:
                  tags: [Pets]
                  operationId: Pets_change
                  requestBody:
                    required: true
                    content:
                      application/json: {schema: {type: object}}
                      application/merge-patch+json: {schema: {type: object, additionalProperties: {type: string}}}
                  responses: {"204": {description: D}}

            """
        try add(operation)
        #expect(try generate().exitCode == 0)
        #expect(
            try text(of: "Samples/PetsOperationsSamples.swift").contains(
                "try await client.pets.change(body: [:] as [String: JSONValue])"
            )
        )
    }

    @Test func theFirstTestAnswersWithTheLeastThatCanBeRead() throws {
        _ = try generate()
        let test = try text(of: "Tests/PetsClientTests.swift")
        #expect(test.contains("transport.reply(.json(#\"{\"kind\": \"cat\"}\"#, statusCode: 200))"))
    }

    @Test func theOptionAloneAsksForAPackage() throws {
        let result = try GenerateTool.run(["pets.yaml", "--output", "out", "--package"], in: workspace)
        #expect(result.exitCode == 0)
        #expect(result.error.contains("warning: 'package.runtime' is missing"))
        #expect(try text(of: "Package.swift").contains("https://example.com/swift-client-generator"))
    }

    // MARK: What an author does by hand

    @Test func whatTheAuthorHasChangedOrRemovedStaysSo() throws {
        _ = try generate()
        for path in Self.beginnings.dropFirst(2) { try workspace.write("mine", to: "out/" + path) }
        try workspace.remove("out/CHANGELOG.md")
        try workspace.write(Self.description.replacing("/pets/{name}", with: "/animals/{name}"), to: "pets.yaml")
        #expect(try generate("--check").exitCode == 1)
        #expect(try generate().exitCode == 0)
        for path in Self.beginnings.dropFirst(2) { #expect(try text(of: path) == "mine") }
        #expect(try !workspace.files(in: "out").contains("CHANGELOG.md"))
        #expect(try text(of: "Source/PetsOperations.swift").contains("/animals/{name}"))
        #expect(try generate("--check").exitCode == 0)
    }

    @Test func filesThatStandThereAlreadyAreTheAuthors() throws {
        try workspace.write("mine", to: "out/README.md")
        #expect(try generate().exitCode == 0)
        #expect(try text(of: "README.md") == "mine")
        #expect(try workspace.files(in: "out").contains("LICENSE"))
    }

    @Test(arguments: ["Pets.podspec.json", "Source/PetsClient.swift", "Samples/PetsClientSamples.swift"])
    func handWrittenFileInTheWayIsNotOverwritten(_ path: String) throws {
        try workspace.write("mine", to: "out/" + path)
        let result = try generate()
        #expect(result.exitCode == 3)
        #expect(
            result.error.contains(
                "cannot write 'out/\(path)': a file that 'generate' did not write is in the way; move or remove it"
            )
        )
        #expect(try workspace.files(in: "out") == [path])
        #expect(try text(of: path) == "mine")
    }

    @Test func aClientThatIsNoPackageAnyMoreLeavesTheAuthorsFilesAlone() throws {
        _ = try generate()
        let result = try GenerateTool.run(["pets.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 0)
        let files = try workspace.files(in: "out")
        #expect(Set(Self.beginnings).isSubset(of: files))
        #expect(!files.contains("Pets.podspec.json"))
    }

    @Test func aClientBecomesAPackageLater() throws {
        _ = try GenerateTool.run(["pets.yaml", "--output", "out"], in: workspace)
        #expect(try generate().exitCode == 0)
        #expect(Set(Self.beginnings + Self.generated).isSubset(of: try workspace.files(in: "out")))
    }

    // MARK: Bad input

    @Test(arguments: [
        (["--package"], "'--package' requires a description or a configuration"),
        (["pets.yaml", "--package"], "the output folder is missing; add '--output DIR'"),
        (
            ["pets.yaml", "--output", "o", "--package", "--layout", "flat"],
            "'--package' and '--layout flat' cannot be combined"
        ),
        (["pets.yaml", "--output", "o", "--pakage"], "unknown option '--pakage' (did you mean '--package'?)"),
    ])
    func mistakesOnTheCommandLine(_ arguments: [String], _ message: String) throws {
        let result = try GenerateTool.run(arguments, in: workspace)
        #expect(result.exitCode == 2)
        #expect(result.error.contains(message))
    }

    @Test(arguments: [
        ("module: Testing", "1:9: error: the package would hide the module 'Testing'"),
        ("module: Öl", "1:9: error: the module name 'Öl' is not ASCII"),
        ("module: PetsClient", "1:9: error: the module 'PetsClient' has the same name as a type in it"),
        ("access: internal", "error: a package with 'access: internal' has no public API"),
    ])
    func whatCannotBePublishedIsNotWritten(_ setting: String, _ message: String) throws {
        try workspace.write("\(setting)\npackage:\n", to: "pets.client.yaml")
        let result = try generate()
        #expect(result.exitCode == 1)
        #expect(result.error.contains(message), "\(result.error)")
        #expect(try workspace.files(in: "out").isEmpty)
    }

    @Test func flatLayoutIsNoneOfAPackage() throws {
        let result = try generate("--layout", "flat")
        #expect(result.exitCode == 1)
        #expect(result.error.contains("a package has folders, so '--layout flat' cannot be used"))
    }

    @Test func folderInPlaceOfAFileIsAnError() throws {
        try workspace.makeFolder("out/Package.swift")
        let result = try generate()
        #expect(result.exitCode == 3)
        #expect(result.error.contains("it is a folder, not a file"))
    }

    /// The files that are the author's keep the name that the module had.
    @Test func anotherNameOfTheModuleIsTold() throws {
        _ = try generate()
        #expect(try generate().error == "")
        try workspace.write(Self.description.replacing("title: Pets", with: "title: Animals"), to: "pets.yaml")
        let warning =
            "warning: the module is named 'Animals' now, and the package's own files, such as Package.swift, still name 'Pets' "
            + "(write 'module: Pets' in the client configuration, or change these files)\n1 warning\n"
        #expect(try generate("--check").error == warning)
        #expect(try generate().error == warning)
        #expect(try generate().error == "")
    }

    /// What documentation comments show of a text, other files show, too.
    @Test(arguments: [
        (
            "See <a href='http://pets.example/'>our *wiki*</a> for <b>limits</b>.",
            "See [our *wiki*](http://pets.example/) for **limits**."
        ),
        ("<ul><li>one</li></ul>", "\\- one"), ("1. First", "1\\. First"), ("``` code", "\\``` code ```"),
        ("[a]: http://pets.example/", "\\[a]: http://pets.example/"), ("@Comment { x }", "&#64;Comment { x }"),
    ])
    func textsOfTheDescriptionAreMarkdown(_ text: String, _ expected: String) throws {
        let description = Self.description.replacing("Sells pets.", with: "\"\(text)\"")
            .replacing("tags: [Pets]", with: "tags: [Pets]\n      description: \"\(text)\"")
        try workspace.write(description, to: "pets.yaml")
        #expect(try generate().exitCode == 0)
        for path in ["README.md", "Source/Pets.docc/Pets.md", "Source/Pets.docc/Pets-operations.md"] {
            #expect(try self.text(of: path).contains("\n\n\(expected)\n\n"), "\(path)")
        }
    }

    // MARK: Hostile text

    @Test func titleMeansNothingInAnyFormat() throws {
        let title = ##"""
            \"); fatalError() //\n# H\n```\n<script>&amp; *b* [l](doc:x) ``S`` @Comment { \u202E \u2028 } ---: | ${{ x }} {{module}} \\(1) \\
            """##
        let description = Self.description
            .replacing("title: Pets", with: "title: \"\(title)\"")
            .replacing("Sells pets.", with: "\"\(title)\"")
            .replacing("tags: [Pets]", with: "description: \"\(title)\"")
        try workspace.write(description, to: "pets.yaml")
        try workspace.write(
            "{module: Pets, client: PetsClient, package: {author: '\" \\\\ # {a}: *', runtime: {path: 'a\"b'}}}",
            to: "pets.client.yaml"
        )
        let result = try generate()
        #expect(result.exitCode == 0, "\(result.error)")

        let podspec = try JSONSerialization.jsonObject(with: Data(text(of: "Pets.podspec.json").utf8))
        let facts = try #require(podspec as? [String: Any])
        #expect(facts["authors"] as? String == "\" \\\\ # {a}: *")
        let summary = try #require(facts["summary"] as? String)
        #expect(summary.hasPrefix("A Swift client for \"); fatalError() // # H ``` <script>"))
        #expect(!summary.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" || $0 == "\n" })

        // What YAML reads as JSON is a mapping of one line a key.
        let jazzy = try text(of: ".jazzy.yaml").split(separator: "\n").first { $0.hasPrefix("title: ") }
        let value = try #require(jazzy?.dropFirst(7))
        #expect(try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed) is String)

        let readme = try text(of: "README.md")
        #expect(readme.contains(##"\# H \`\`\` \<script\>\&amp; \*b\* \[l\](doc:x) \`\`S\`\` \@Comment"##))
        #expect(!readme.replacing("\\<script>", with: "").contains("<script>"))
        #expect(try text(of: "Package.swift").contains(#"path: "a\"b""#))
    }
}
