import Foundation
import Testing

/// What is wrong with the input is told exactly, and what was on disk before stays as it is.
struct BadInputTests {
    private let workspace: Workspace
    private let before: [String: String]

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
        let result = try GenerateTool.run(["pets.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 0)
        before = try workspace.snapshot(of: "out")
        #expect(!before.isEmpty)
    }

    private static let notJSON: [(String, String?)] = [
        (
            "{'openapi': '3.0.3', 'info': {'title': 'A'}, 'paths': {}}",
            "1:2: warning: expected a key in double quotes, but found '''; the file is treated as YAML (JSON strings "
                + "need double quotes; or give the file a name that ends in '.yaml')"
        ),
        (
            "{\"openapi\": \"3.0.3\", \"paths\": {},\n  \"info\": {\"title\": \"A\",},\n}",
            "2:24: warning: a trailing ',' before '}' is not allowed in JSON; the file is treated as YAML (remove "
                + "it; or give the file a name that ends in '.yaml')"
        ),
        (
            "{\n  // a comment of JavaScript\n  openapi: 3.0.3, info: {title: A}, paths: {}\n}", nil
        ),
        (
            "{ # a comment\n  openapi: 3.0.3, info: {title: A}, paths: {}\n}",
            "1:3: warning: expected a key in double quotes, but found '#'; the file is treated as YAML (JSON has no "
                + "comments; or give the file a name that ends in '.yaml')"
        ),
        (
            "openapi: 3.0.3\ninfo: {title: A} # title\npaths: {}\n",
            "1:1: warning: 'openapi' is not a JSON value; the file is treated as YAML (the literals of JSON are "
                + "true, false and null; put strings in double quotes; or give the file a name that ends in '.yaml')"
        ),
    ]

    /// What is not JSON, but YAML, is read, with one warning at the first place where it is not JSON.
    @Test(arguments: notJSON)
    func yamlInAFileOfJSON(text: String, warning: String?) throws {
        try workspace.write(text, to: "a.json")
        let result = try GenerateTool.run(["a.json", "--output", "new"], in: workspace)
        let told = result.error.components(separatedBy: "\n").filter { $0.hasPrefix("a.json:") }
        if let warning {
            #expect(told == ["a.json:\(warning)"])
            #expect(result.exitCode == 0)
        } else {
            #expect(told.allSatisfy { $0.contains(": error: ") && !$0.contains("YAML") })
            #expect(result.exitCode == 1)
        }
    }

    @Test func yamlInAFileOfJSONThatIsReferredTo() throws {
        try workspace.write("{type: object, properties: {a: {type: string}},}", to: "Pet.json")
        let schema = "{type: object, properties: {name: {type: string}}}"
        try workspace.write(Description.pets().replacing(schema, with: "{$ref: Pet.json}"), to: "a.yaml")
        let result = try GenerateTool.run(["a.yaml", "--output", "new"], in: workspace)
        #expect(
            result.error.hasPrefix(
                "Pet.json:1:2: warning: expected a key in double quotes, but found 't'; the file is treated as YAML "
                    + "(give the file "
                    + "a name that ends in '.yaml')\n"
            )
        )
        #expect(result.exitCode == 0)
    }

    /// What neither of them accepts is told as of JSON.
    @Test(arguments: [
        ("{\"a\": 1,\n", "2:1: error: expected a key in double quotes, but found the end of the file\n"),
        ("a", "1:1: error: 'a' is not a JSON value; "),
        ("[1,]", "1:3: error: a trailing ',' before ']' is not allowed in JSON; remove it\n"),
        ("{\"a\": 1, \"a\": 2,}", "1:10: error: duplicate key 'a', "),
        (String(repeating: "{\"a\":", count: 1000), "1:1281: error: values are nested more than 256 levels deep\n"),
    ])
    func neitherJSONNorYAML(text: String, error: String) throws {
        try workspace.write(text, to: "a.json")
        let result = try GenerateTool.run(["a.json", "--output", "new"], in: workspace)
        #expect(result.error.hasPrefix("a.json:\(error)"))
        #expect(result.exitCode == 1)
    }

    /// What stands beside it is named where that is nearly the same.
    @Test(arguments: [
        ("pest.yaml", " (did you mean 'pets.yaml'?)"), ("pets.yml", " (did you mean 'pets.yaml'?)"),
        ("./pets.json", " (did you mean 'pets.yaml'?)"), ("Specs/pets.yaml", ""), ("zebras.yaml", ""),
    ])
    func misspelledFile(path: String, hint: String) throws {
        try workspace.write("", to: "pets.txt")
        try expect(
            3,
            "error: cannot read '\(path)': it does not exist\(hint)\n1 error; nothing was written\n",
            for: path
        )
    }

    /// What is at a path may be no file, or lead to none.
    @Test(arguments: [
        ("broken.yaml", "it is a symbolic link to 'nowhere', which does not exist"),
        ("circle.yaml", "its symbolic links form a cycle"), ("folder", "it is a folder"),
        ("-", "it does not exist; standard input is '/dev/stdin'"),
    ])
    func noFile(path: String, reason: String) throws {
        for (name, target) in [("broken.yaml", "nowhere"), ("circle.yaml", "circle.yaml")] {
            let link = workspace.url.appending(path: name).path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
        try workspace.makeFolder("folder")
        try expect(3, "error: cannot read '\(path)': \(reason)\n1 error; nothing was written\n", for: path)
    }

    @Test(.enabled(if: GenerateTool.canObeyPermissions, "the superuser may read every file"))
    func unreadableFile() throws {
        try workspace.write("", to: "secret.yaml")
        try workspace.setPermissions(0, of: "secret.yaml")
        try expect(
            3,
            "error: cannot read 'secret.yaml': permission denied\n1 error; nothing was written\n",
            for: "secret.yaml"
        )
    }

    /// Nothing is fetched, wherever the URL stands.
    @Test func urlInPlaceOfAFile() throws {
        let reason = "URLs are not supported; download the description, and pass the file"
        let error = "error: cannot read 'https://pets.example/openapi.yaml': \(reason)\n"
        try expect(3, error + "1 error; nothing was written\n", for: "https://pets.example/openapi.yaml")
        try workspace.write("description: https://pets.example/openapi.yaml\n", to: "Specs/pets.client.yaml")
        let result = try GenerateTool.run(["--config", "Specs/pets.client.yaml", "-o", "out"], in: workspace)
        #expect(result.error.hasPrefix("Specs/pets.client.yaml:1:14: \(error)"))
        #expect(result.exitCode == 3)
    }

    /// Their text is not YAML, or YAML that says nothing, so an error of YAML would not help.
    @Test(arguments: [
        ("pets.graphql", "a GraphQL schema (use a generator of GraphQL clients)"),
        ("Pets.GQL", "a GraphQL schema (use a generator of GraphQL clients)"),
        ("main.tsp", "a TypeSpec file (compile it to OpenAPI with 'tsp compile --emit @typespec/openapi3')"),
        ("pets.proto", "a Protocol Buffers file (use a generator of gRPC clients)"),
        ("pets.smithy", "a Smithy model (convert it to OpenAPI)"),
        ("pets.apib", "an API Blueprint (convert it to OpenAPI)"),
        ("pets.wsdl", "a WSDL file (use a generator of SOAP clients)"),
        ("pets.wadl", "a WADL file (convert it to OpenAPI)"),
        ("pets.edmx", "a model of OData (convert it to OpenAPI)"),
    ])
    func fileOfAnotherLanguage(name: String, what: String) throws {
        try workspace.write("type Query {\n  pets: [Pet!]!\n}\n", to: name)
        try expect(
            1,
            "\(name):1:1: error: this is not a service description: it is \(what)\n1 error; nothing was written\n",
            for: name
        )
    }

    @Test func outputIsALinkThatLeadsNowhere() throws {
        let link = workspace.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
        let result = try GenerateTool.run(["pets.yaml", "-o", "link"], in: workspace)
        let reason = "it is a broken symbolic link"
        #expect(result.error == "error: cannot write 'link': \(reason)\n1 error; nothing was written\n")
        #expect(result.exitCode == 3)
    }

    /// The mistake, and the line and the caret below it.
    @Test(arguments: [
        ("", "1:1: error: this is not a service description: the file is empty\n"),
        (
            "info:\n\ttitle: Pets\n",
            "2:1: error: a tab is not allowed as indentation; use spaces\n\ttitle: Pets\n^\n"
        ),
        (
            "name: Pets\n",
            "1:1: error: this is not a service description: 'openapi' or 'swagger' is missing at the top level\n"
                + "name: Pets\n^\n"
        ),
        (
            "openapi: 4.0.0\ninfo: {title: Pets, version: '1'}\npaths: {}\n",
            "1:10: error: unsupported OpenAPI version '4.0.0' (supported: Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2)\n"
                + "openapi: 4.0.0\n         ^\n"
        ),
    ])
    func noDescription(text: String, error: String) throws {
        try expect(1, "bad.yaml:\(error)1 error; nothing was written\n", forText: text)
    }

    @Test func duplicateKeys() throws {
        try expect(
            1,
            """
            bad.yaml:1:1: error: this is not a service description: 'openapi' or 'swagger' is missing at the top level
            a: 1
            ^
            bad.yaml:2:1: error: duplicate key 'a', first used at line 1, column 1; remove or rename one of them
            a: 2
            ^
            bad.yaml:3:11: error: duplicate key 'c', first used at line 3, column 5; remove or rename one of them
            b: {c: 1, c: 2}
                      ^
            3 errors; nothing was written

            """,
            forText: "a: 1\na: 2\nb: {c: 1, c: 2}\n"
        )
    }

    @Test func errorsOfTheDescriptionDoNotHideThoseOfTheClient() throws {
        try workspace.write(
            """
            openapi: 3.0.3
            info: {title: Pets, version: '1'}
            paths: {}
            components:
              schemas:
                Pet: {type: object, properties: {a: {$ref: '#/components/schemas/Pat'}}}
                pet: {type: object, properties: {b: {type: string}}}
                list: {$ref: '#/nowhere'}
            """,
            to: "bad.yaml"
        )
        let result = try GenerateTool.run(["bad.yaml", "--output", "out"], in: workspace)
        #expect(result.exitCode == 1)
        #expect(result.error.contains("unresolved reference '#/nowhere' (add what it leads to, or correct it)"))
        #expect(result.error.contains("the schemas 'Pet' and 'pet' have the same name in Swift"), "\(result.error)")
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func notUTF8() throws {
        try Data([0x61, 0x3A, 0x20, 0xFF, 0x0A]).write(to: workspace.url.appending(path: "bad.yaml"))
        try expect(
            1,
            """
            bad.yaml:1:4: error: the byte 0xFF is not valid UTF-8 here; save the file as UTF-8
            a: \u{FFFD}
               ^
            1 error; nothing was written

            """,
            for: "bad.yaml"
        )
    }

    @Test func unresolvedReference() throws {
        let text =
            Description.pets(schemas: ["Price"]) + """
                    Pet:
                      type: object
                      properties:
                        price:
                          $ref: '#/components/schemas/Prise'

                """
        try expect(
            1,
            """
            bad.yaml:19:17: error: unresolved reference '#/components/schemas/Prise' (did you mean 'Price'?)
                      $ref: '#/components/schemas/Prise'
                            ^
            1 error; nothing was written

            """,
            forText: text
        )
    }

    @Test func wrongConfiguration() throws {
        try workspace.write("modul: Pets\n", to: "pets.client.yaml")
        let result = try GenerateTool.run(["pets.yaml", "-o", "out", "--config", "pets.client.yaml"], in: workspace)
        #expect(
            result.error == """
                pets.client.yaml:1:1: error: unknown key 'modul' (did you mean 'module'?)
                modul: Pets
                ^
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 1)
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func fileInPlaceOfTheOutputFolder() throws {
        try workspace.write("a file", to: "file")
        let result = try GenerateTool.run(["pets.yaml", "--output", "file"], in: workspace)
        #expect(
            result.error == "error: cannot write 'file': it is a file, not a folder\n1 error; nothing was written\n"
        )
        #expect(result.exitCode == 3)
        let inside = try GenerateTool.run(["pets.yaml", "--output", "file/out"], in: workspace)
        #expect(
            inside.error == """
                error: cannot write 'file/out': part of its path is a file, not a folder
                1 error; nothing was written

                """
        )
        #expect(inside.exitCode == 3)
        #expect(try workspace.text(of: "file") == "a file")
    }

    @Test func fileInPlaceOfAFolderInTheOutputFolder() throws {
        try workspace.write("a file", to: "other/Source")
        let before = try workspace.snapshot(of: "other")
        let result = try GenerateTool.run(["pets.yaml", "--output", "other"], in: workspace)
        #expect(
            result.error == """
                error: cannot write 'other/Source': it is a file, not a folder
                1 error; nothing was written

                """
        )
        #expect(result.exitCode == 3)
        #expect(try workspace.snapshot(of: "other") == before)
    }

    @Test(.enabled(if: GenerateTool.canObeyPermissions, "the superuser may write to every folder"))
    func unwritableOutputFolder() throws {
        try workspace.write(Description.pets(schemas: ["Cat", "Dog"]), to: "pets.yaml")
        let folders = before.filter { $0.value == "/" }.keys.map { "out/" + $0 } + ["out"]
        for folder in folders { try workspace.setPermissions(0o555, of: folder) }
        let result = try GenerateTool.run(["pets.yaml", "--output", "out"], in: workspace, obeysPermissions: true)
        for folder in folders { try workspace.setPermissions(0o755, of: folder) }
        #expect(result.error.hasPrefix("error: cannot write 'out/"))
        #expect(result.error.hasSuffix("': permission denied\n1 error; nothing was written\n"))
        #expect(result.exitCode == 3)
        #expect(try workspace.snapshot(of: "out") == before)
    }

    private func expect(_ exitCode: Int32, _ error: String, forText text: String) throws {
        try workspace.write(text, to: "bad.yaml")
        try expect(exitCode, error, for: "bad.yaml")
    }

    private func expect(_ exitCode: Int32, _ error: String, for path: String) throws {
        let result = try GenerateTool.run([path, "--output", "out"], in: workspace, obeysPermissions: true)
        #expect(result == GenerateTool.Result(exitCode: exitCode, output: "", error: error))
        #expect(try workspace.snapshot(of: "out") == before)
    }
}
