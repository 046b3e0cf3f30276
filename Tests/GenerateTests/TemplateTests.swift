import Foundation
import Testing

struct TemplateTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "Specs/pets.yaml")
        try workspace.write(
            "description: pets.yaml\noutput: ../out\ntemplates: Mustache\n",
            to: "Specs/pets.client.yaml"
        )
    }

    private func generate(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(["--config", "Specs/pets.client.yaml"] + arguments, in: workspace)
    }

    private func eject(_ arguments: String...) throws -> GenerateTool.Result {
        try GenerateTool.run(
            ["templates", "eject"] + arguments + (arguments.contains("--output") ? [] : ["-o", "Specs/Mustache"]),
            in: workspace
        )
    }

    // MARK: Own templates

    @Test func copiesOfAllTemplatesGenerateTheSame() throws {
        _ = try GenerateTool.run(["Specs/pets.yaml", "-o", "out"], in: workspace)
        let ejected = try eject()
        #expect(ejected.exitCode == 0)
        #expect(ejected.output.hasPrefix("Specs/Mustache: "))
        #expect(try workspace.files(in: "Specs/Mustache").contains("SourceFile.mustache"))
        let checked = try generate("--check")
        #expect(checked.exitCode == 0)
        #expect(checked.error.isEmpty)
    }

    @Test func ownTemplateTakesThePlaceOfOurs() throws {
        _ = try eject("Model")
        _ = try generate()
        let template = try workspace.text(of: "Specs/Mustache/Model.mustache")
        try workspace.write("{{>License}}\n" + template, to: "Specs/Mustache/Model.mustache")
        try workspace.write("// Licensed to {{name}}.\n", to: "Specs/Mustache/License.mustache")
        #expect(try generate("--check").exitCode == 1)
        let result = try generate()
        #expect(result.exitCode == 0)
        #expect(result.error.isEmpty)
        #expect(try workspace.text(of: "out/Source/Models/Pet.swift").contains("// Licensed to Pet.\n"))
        #expect(try generate("--check").exitCode == 0)
        let before = try workspace.snapshot(of: "out")
        _ = try generate()
        #expect(try workspace.snapshot(of: "out") == before)
    }

    @Test func mistakeIsToldWithItsPlaceAndWhatThereIs() throws {
        try workspace.write("// A model.\nstruct {{nam}} {}\n", to: "Specs/Mustache/Model.mustache")
        let result = try generate()
        #expect(result.exitCode == 1)
        #expect(
            result.error.hasPrefix(
                "Specs/Mustache/Model.mustache:2:8: error: the view has no member 'nam' (did you mean 'name'?): "
                    + "ModelView has additionalProperties, documentation, "
            )
        )
        #expect(result.error.contains("struct {{nam}} {}\n       ^\n"))
        #expect(try workspace.files(in: "out") == [])
    }

    @Test(arguments: [
        ("{{#name}}", "1:1: error: "),
        ("{{>Documentatoin}}", "1:1: error: unknown template 'Documentatoin' (did you mean 'Documentation'?)"),
    ])
    func templateThatIsWrongInItself(text: String, message: String) throws {
        try workspace.write(text, to: "Specs/Mustache/Recursive.mustache")
        let result = try generate()
        #expect(result.exitCode == 1)
        #expect(result.error.hasPrefix("Specs/Mustache/Recursive.mustache:" + message))
    }

    @Test func filesThatAreNotUsedAreWarnings() throws {
        try workspace.write("", to: "Specs/Mustache/Modle.mustache")
        try workspace.write("", to: "Specs/Mustache/Model.mustach")
        try workspace.write("", to: "Specs/Mustache/.editor")
        for name in ["a", "b", "c", "d", "e", "f", "g"] { try workspace.write("", to: "Specs/Mustache/\(name).txt") }
        let result = try generate()
        #expect(result.exitCode == 0)
        let lines = result.error.split(separator: "\n").map(String.init).filter { $0.contains("warning:") }
        #expect(
            lines == [
                "Specs/pets.client.yaml:3:12: warning: 'Specs/Mustache/Modle.mustache' is not used: 'Modle' is not "
                    + "the name of a template, and no template includes it (did you mean 'Model.mustache'?)",
                "Specs/pets.client.yaml:3:12: warning: 'Specs/Mustache/Model.mustach' is not used: the names of "
                    + "templates must end in '.mustache' (did you mean 'Model.mustache'?)",
                """
                Specs/pets.client.yaml:3:12: warning: 'Specs/Mustache/a.txt', 'Specs/Mustache/b.txt', \
                'Specs/Mustache/c.txt', 'Specs/Mustache/d.txt', 'Specs/Mustache/e.txt' and 2 more are not used: the \
                names of templates must end in '.mustache' (name a folder that has templates alone)
                """,
            ]
        )
    }

    @Test func templatesAreReadFromTheirFolderOnly() throws {
        try workspace.write("secret", to: "secret.mustache")
        try workspace.makeFolder("Specs/Mustache")
        let link = workspace.url.appending(path: "Specs/Mustache/Model.mustache")
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: workspace.url.appending(path: "secret.mustache")
        )
        try expectFailure(
            "cannot read 'Specs/Mustache/Model.mustache': it is a symbolic link that points outside the folder"
        )
    }

    @Test func filesThatCannotBeTemplates() throws {
        try expectFailure("cannot read 'Specs/Mustache': it does not exist")
        try workspace.write(String(repeating: " ", count: (1 << 20) + 1), to: "Specs/Mustache/Model.mustache")
        try expectFailure("cannot read 'Specs/Mustache/Model.mustache': it is larger than 1 MB")
        try Data([0xFF]).write(to: workspace.url.appending(path: "Specs/Mustache/Model.mustache"))
        try expectFailure("cannot read 'Specs/Mustache/Model.mustache': it is not UTF-8")
        try workspace.remove("Specs/Mustache/Model.mustache")
        try workspace.makeFolder("Specs/Mustache/Model.mustache")
        try expectFailure("cannot read 'Specs/Mustache/Model.mustache': it is a folder")
    }

    private func expectFailure(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let result = try generate()
        #expect(result.exitCode == 3, sourceLocation: sourceLocation)
        let start = "Specs/pets.client.yaml:3:12: error: \(message)\n"
        #expect(result.error.hasPrefix(start), "\(result.error)", sourceLocation: sourceLocation)
    }

    // MARK: Copies

    @Test func oneTemplateIsCopied() throws {
        let result = try eject("Model.mustache", "--output", "a/b")
        #expect(
            result
                == .init(
                    exitCode: 0,
                    output: "a/b/Model.mustache: written; add 'templates: a/b' to a client configuration to use them\n",
                    error: ""
                )
        )
        #expect(try workspace.files(in: "a") == ["b/Model.mustache"])
        #expect(try workspace.text(of: "a/b/Model.mustache").contains("struct {{name}}"))
    }

    @Test func nothingIsWrittenOver() throws {
        try workspace.write("mine", to: "Specs/Mustache/Union.mustache")
        let result = try eject()
        #expect(result.exitCode == 3)
        #expect(
            result.error.hasPrefix(
                "error: cannot write 'Specs/Mustache/Union.mustache': it already exists "
            )
        )
        #expect(try workspace.files(in: "Specs/Mustache") == ["Union.mustache"])
        #expect(try workspace.text(of: "Specs/Mustache/Union.mustache") == "mine")
    }

    @Test func misspelledNamesAreAnswered() throws {
        let result = try eject("Modell")
        #expect(result.exitCode == 1)
        #expect(result.error.hasPrefix("error: unknown template 'Modell' (did you mean 'Model'?)\n"))
        let action = try GenerateTool.run(["templates", "ejct"], in: workspace)
        #expect(action.exitCode == 2)
        #expect(action.error.hasPrefix("error: unknown action 'ejct' (did you mean 'eject'?)\n"))
        #expect(try GenerateTool.run(["templates"], in: workspace).exitCode == 2)
        #expect(try eject("Model", "Union").exitCode == 2)
    }
}
