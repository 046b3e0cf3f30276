import Foundation
import Testing

/// Descriptions of several files: which of them are read, and what is told about those that are not.
struct ReferenceTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("type: object\nproperties: {name: {type: string}}\n", to: "outside/Pet.yaml")
    }

    private static func description(_ reference: String) -> String {
        let schema = "{type: object, properties: {name: {type: string}}}"
        return Description.pets().replacing(schema, with: "{$ref: \"\(reference)\"}")
    }

    private func generate(_ reference: String, _ arguments: [String] = []) throws -> GenerateTool.Result {
        try workspace.write(Self.description(reference), to: "specs/pets.yaml")
        return try GenerateTool.run(["specs/pets.yaml", "--output", "out"] + arguments, in: workspace)
    }

    private func expect(
        _ exitCode: Int32,
        _ message: String,
        for reference: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try generate(reference)
        #expect(
            result.error == """
                specs/pets.yaml:14:17: error: \(message)
                    Pet: {$ref: "\(reference)"}
                                ^
                1 error; nothing was written

                """,
            sourceLocation: sourceLocation
        )
        #expect(result.exitCode == exitCode, sourceLocation: sourceLocation)
        #expect(try workspace.files(in: "out").isEmpty, sourceLocation: sourceLocation)
    }

    // MARK: - What is read

    @Test func textsInFilesOfTheirOwn() throws {
        try workspace.write("A pet: that **barks**.\n\n- *It* {does\n", to: "specs/texts/pet.md")
        try workspace.write("texts: {name: Its name.}\n", to: "specs/texts.yaml")
        let schema =
            "type: object\ndescription: {$ref: texts/pet.md}\n"
            + "properties: {name: {type: string, description: {$ref: 'texts.yaml#/texts/name'}}}\n"
        try workspace.write(schema, to: "specs/Pet.yaml")
        let result = try generate("Pet.yaml")
        #expect(result.error == "")
        let pet = try workspace.text(of: "out/Source/Models/Pet.swift")
        #expect(pet.contains("/// A pet: that **barks**.\n///\n/// - *It* {does\n"), "\(pet)")
        #expect(pet.contains("    /// Its name.\n"))
        // A text that is not there is no reason to write nothing.
        try workspace.write(schema.replacing("texts/pet.md", with: "pet.md"), to: "specs/Pet.yaml")
        let other = try generate("Pet.yaml")
        #expect(
            other.error.contains(
                "expected a string for 'description', found a mapping; the documentation omits it (write a string)"
            )
        )
        #expect(other.exitCode == 0)
    }

    @Test func filesInTheFolderOfTheDescription() throws {
        try workspace.write(
            "type: object\nproperties: {owner: {$ref: '../common.json#/definitions/Owner'}}",
            to: "specs/a/Pet.yaml"
        )
        try workspace.write(
            #"{"definitions": {"Owner": {"type": "object", "properties": {"age": {"type": "integer"}}}}}"#,
            to: "specs/common.json"
        )
        let result = try generate("a/Pet.yaml")
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        let files = try workspace.files(in: "out")
        #expect(files.contains("Source/Models/Pet.swift"))
        #expect(files.contains("Source/Models/Owner.swift"))
    }

    @Test func theSameBytesFromAnotherFolder() throws {
        try workspace.write("x: {type: object, properties: {a: {$ref: 'b.yaml#/x'}}}", to: "specs/a.yaml")
        try workspace.write("x: {type: object, properties: {a: {type: string}}}", to: "specs/b.yaml")
        #expect(try generate("a.yaml#/x").exitCode == 0)
        let description = workspace.url.appending(path: "specs/pets.yaml").path
        #expect(try GenerateTool.run([description, "--output", "out", "--check"], in: workspace).exitCode == 0)
    }

    /// As in the descriptions of Azure: every file refers to others, and all share parameters and errors.
    @Test func manyFilesThatReferToOneAnother() throws {
        let count = 24
        var paths = ""
        for number in 0..<count {
            try workspace.write(
                """
                {"swagger": "2.0", "info": {"title": "Part", "version": "1"}, "paths": {"/part\(number)": {"get": {
                "operationId": "Parts_Get\(number)", "parameters": [{"$ref": "../common/v1/types.json#/parameters/ApiVersion"}],
                "responses": {"200": {"description": "OK", "schema": {"$ref": "#/definitions/Part\(number)"}},
                "default": {"description": "Error", "schema": {"$ref": "../common/v1/types.json#/definitions/Error"}}}}}},
                "definitions": {"Part\(number)": {"allOf": [{"$ref": "./../common/v1/types.json#/definitions/Resource"}],
                "properties": {"next": {"$ref": "part\((number + 1) % count).json#/definitions/Part\((number + 1) % count)"}}},
                "Status": {"type": "string", "enum": ["s\(number)"]}}}
                """,
                to: "specs/parts/part\(number).json"
            )
            paths += "  /part\(number): {$ref: 'parts/part\(number).json#/paths/~1part\(number)'}\n"
        }
        try workspace.write(
            """
            {"parameters": {"ApiVersion": {"name": "api-version", "in": "query", "required": true, "type": "string"}},
            "definitions": {"Resource": {"properties": {"id": {"type": "string"},
            "status": {"$ref": "../../parts/part7.json#/definitions/Status"}}}, "Error": {"properties": {"code": {"type": "string"}}}}}
            """,
            to: "specs/common/v1/types.json"
        )
        let head = "swagger: '2.0'\ninfo: {title: Parts, version: '1'}\nhost: parts.example.com\npaths:\n"
        try workspace.write(head + paths, to: "specs/parts.yaml")
        let result = try GenerateTool.run(["specs/parts.yaml", "--output", "out"], in: workspace)
        #expect(result.error == "")
        #expect(result.exitCode == 0)
        let files = try workspace.files(in: "out").filter { $0.hasPrefix("Source/Models/") }
        let expected = (0..<count).map { "Source/Models/Part\($0).swift" }
        #expect(Set(files).isSuperset(of: expected + ["Source/Models/Status.swift"]))
        #expect(files.count == count + 2)
    }

    /// Types inside an inherited member are named after the schema that declares the member, in whatever file that is.
    @Test func theSameClientAsFromOneFile() throws {
        let base = "{properties: {settings: {type: object, properties: {zoom: {type: integer}}}}}"
        let heir = { (base: String) in "{allOf: [{$ref: '\(base)'}], properties: {name: {type: string}}}" }
        let description = { (heir: String, base: String) in
            """
            swagger: '2.0'
            info: {title: Sites, version: '1'}
            paths:
              /heir: {get: {operationId: getHeir, responses: {200: {description: D, schema: {$ref: '#/definitions/Heir'}}}}}
            definitions:
              Base: \(base)
              Heir: \(heir)
            """
        }
        try workspace.write(description(heir("#/definitions/Base"), base), to: "one/sites.yaml")
        let main = description("{$ref: schemas/heir.yaml}", "{$ref: schemas/base.yaml}")
        try workspace.write(main, to: "many/sites.yaml")
        try workspace.write(heir("base.yaml"), to: "many/schemas/heir.yaml")
        try workspace.write(base, to: "many/schemas/base.yaml")
        #expect(try GenerateTool.run(["one/sites.yaml", "--output", "out"], in: workspace).exitCode == 0)
        let model = try workspace.snapshot(of: "out")["Source/Models/Heir.swift"]
        #expect(model?.contains("let settings: BaseSettings?") == true)
        let check = try GenerateTool.run(["many/sites.yaml", "--output", "out", "--check"], in: workspace)
        #expect(check.error == "")
        #expect(check.exitCode == 0)
    }

    // MARK: - What is not

    @Test func outsideOfTheFolder() throws {
        for reference in ["../outside/Pet.yaml", "a/../../outside/None.yaml", "%2e%2e/outside/Pet.yaml"] {
            try expectOutside(reference, root: "outside")
        }
        try expectOutside("/etc/hostname", root: "/etc")
    }

    /// - Parameter root: The folder that has to be named.
    private func expectOutside(_ reference: String, root: String) throws {
        try expect(
            1,
            "the reference '\(reference)' leaves the folder of the description "
                + "(to allow it: '--root \(root)', or 'roots' in the client configuration)",
            for: reference
        )
    }

    @Test func symbolicLinksOutOfTheFolder() throws {
        try workspace.makeFolder("specs")
        let files = FileManager.default
        let target = workspace.url.appending(path: "outside").resolvingSymlinksInPath()
        try files.createSymbolicLink(at: workspace.url.appending(path: "specs/link"), withDestinationURL: target)
        try expectOutside("link/Pet.yaml", root: "specs/link")
        try files.createSymbolicLink(
            at: workspace.url.appending(path: "specs/Pet.yaml"),
            withDestinationURL: target.appending(path: "Pet.yaml")
        )
        try expectOutside("Pet.yaml", root: target.path)
        #expect(try generate("link/Pet.yaml", ["--root", "specs/link"]).exitCode == 0)
    }

    @Test func furtherRoots() throws {
        let result = try generate("../outside/Pet.yaml", ["--root", "elsewhere/../outside"])
        #expect(result.error.contains("cannot read 'elsewhere/../outside': it does not exist"))
        #expect(result.exitCode == 3)
        #expect(try generate("../outside/Pet.yaml", ["--root", "Tests", "--root", "outside"]).exitCode == 3)
        try workspace.makeFolder("Tests")
        #expect(try generate("../outside/Pet.yaml", ["--root", "Tests", "--root", "outside"]).exitCode == 0)
        #expect(try workspace.files(in: "out").contains("Source/Models/Pet.swift"))
        try workspace.write("roots: [../outside]\noutput: ../configured", to: "clients/pets.client.yaml")
        let configured = try GenerateTool.run(
            ["specs/pets.yaml", "--config", "clients/pets.client.yaml"],
            in: workspace
        )
        #expect(configured.error == "")
        #expect(configured.exitCode == 0)
    }

    @Test func urls() throws {
        for url in ["https://example.com/pets.yaml#/Pet", "//example.com/pets.yaml", "file:///etc/hostname"] {
            try expect(
                1,
                "the reference '\(url)' is a URL, and the generator reads only files (save the document, and name its "
                    + "file under 'copies' in the client configuration)",
                for: url
            )
        }
    }

    /// The user says which files stand for URLs; what these refer to is relative to them.
    @Test func copiesOfURLs() throws {
        try workspace.write("Pet: {properties: {kind: {$ref: kinds/Kind.yaml}}}", to: "copies/all/pets.yaml")
        try workspace.write("type: string\nenum: [cat]", to: "copies/all/kinds/Kind.yaml")
        func generate(_ url: String, _ copies: String) throws -> GenerateTool.Result {
            try workspace.write("copies: {\(copies)}\noutput: ../out", to: "clients/pets.client.yaml")
            try workspace.write(Self.description(url), to: "specs/pets.yaml")
            return try GenerateTool.run(["specs/pets.yaml", "--config", "clients/pets.client.yaml"], in: workspace)
        }
        for (url, copies) in [
            ("https://example.com/v1/pets.yaml#/Pet", "'https://example.com/v1/': ../copies/all"),
            (
                "https://example.com/v1/pets.yaml#/Pet",
                "'https://example.com/v1/pets.yaml': ../copies/all/pets.yaml, 'https://a/': ../copies/all"
            ),
        ] {
            let result = try generate(url, copies)
            #expect(result.error == "")
            #expect(result.exitCode == 0)
            #expect(try workspace.files(in: "out").contains("Source/Models/Kind.swift"))
        }
        let others = try generate("https://example.com/v2/pets.yaml#/Pet", "'https://example.com/v1/': ../copies/all")
        #expect(others.exitCode == 1)
        #expect(others.error.contains("is a URL, and the generator reads only files"))
        try workspace.write("Pet: {}", to: "copies/secret.yaml")
        let above = try generate(
            "https://example.com/v1/../secret.yaml#/Pet",
            "'https://example.com/v1/': ../copies/all"
        )
        #expect(above.exitCode == 1)
        #expect(above.error.contains("leaves the folder of the description"))
        let missing = try generate("https://example.com/v1/pets.yaml#/Pet", "'https://example.com/v1/': ../gone")
        #expect(missing.exitCode == 3)
        #expect(missing.error.contains("clients/pets.client.yaml:1:37: error: cannot read 'gone': it does not exist"))
        let missingFile = try generate("https://a.example/p.yaml", "'https://a.example/p.yaml': ../copies/gone.yaml")
        #expect(missingFile.error.contains("'https://a.example/p.yaml': cannot read 'copies/gone.yaml': it does not"))
    }

    @Test func filesThatDoNotExist() throws {
        try expect(
            1,
            "unresolved reference 'gone.yaml': cannot read 'specs/gone.yaml': it does not exist (add the file, or correct the "
                + "path)",
            for: "gone.yaml"
        )
        try workspace.write("a: {type: string}", to: "specs/owners.yaml")
        try expect(
            1,
            "unresolved reference 'owner.yaml#/a': cannot read 'specs/owner.yaml': it does not exist (did you mean "
                + "'specs/owners.yaml'?)",
            for: "owner.yaml#/a"
        )
        try expect(1, "unresolved reference 'a%00.yaml': a path cannot contain null characters", for: "a%00.yaml")
    }

    @Test func filesThatCannotBeRead() throws {
        try workspace.makeFolder("specs/folder.yaml")
        try expect(
            3,
            "unresolved reference 'folder.yaml': cannot read 'specs/folder.yaml': it is a folder",
            for: "folder.yaml"
        )
        #expect(mkfifo(workspace.url.appending(path: "specs/pipe.yaml").path, 0o600) == 0)
        try expect(
            3,
            "unresolved reference 'pipe.yaml': cannot read 'specs/pipe.yaml': it is not a regular file",
            for: "pipe.yaml"
        )
    }

    @Test func mistakesInAnotherFileAreToldThere() throws {
        let text = "type: object\nproperties:\n  a: {type: strin}\n  b: {$ref: 'c.yaml#/x'}\n"
        try workspace.write(text, to: "specs/b.yaml")
        try workspace.write("", to: "specs/c.yaml")
        let result = try generate("b.yaml")
        #expect(
            result.error == """
                specs/c.yaml:1:1: error: the file is empty
                1 part of the description is not in the client:
                specs/b.yaml:3:13: warning: unknown type 'strin' is treated as free-form JSON (did you mean 'string'?)
                  a: {type: strin}
                            ^
                1 error and 1 warning; nothing was written

                """
        )
        #expect(result.exitCode == 1)
        let json = try generate("b.yaml", ["--diagnostics", "json"])
        #expect(
            json.error == """
                {"severity":"error","file":"specs/c.yaml","line":1,"column":1,"message":"the file is empty"}
                {"severity":"warning","file":"specs/b.yaml","line":3,"column":13,"message":"unknown type 'strin' is treated \
                as free-form JSON (did you mean 'string'?)","loss":true}

                """
        )
    }
}
