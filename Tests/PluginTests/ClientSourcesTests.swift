import Foundation
import Testing

/// Which files of a target make clients.
struct ClientSourcesTests {
    /// A target's folder, which is removed with this value.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "plugin-\(UUID().uuidString)")

        deinit {
            do { try FileManager.default.removeItem(at: url) } catch { print("cannot remove \(url.path): \(error)") }
        }

        func write(_ text: String, as encoding: String.Encoding = .utf8, to path: String) throws -> URL {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try #require(text.data(using: encoding)).write(to: file)
            return file
        }
    }

    /// Dependencies of a package whose target is the whole folder have descriptions of their own.
    @Test func hiddenFoldersHoldNoSources() throws {
        let folder = Folder()
        for path in ["pets.yaml", "API/zoo.json", ".build/checkouts/a/openapi.yaml", ".git/a.yaml", "Pets.swift"] {
            _ = try folder.write("", to: path)
        }
        let files = try ClientSources.files(in: folder.url).map(\.lastPathComponent)
        #expect(files.sorted() == ["pets.yaml", "zoo.json"])
    }

    @Test func aFolderThatCannotBeReadIsAnError() {
        let folder = FileManager.default.temporaryDirectory.appending(path: "missing-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try ClientSources.files(in: folder) }
    }

    private static let paths = "paths:\n  /pets: {}\n"

    @Test func aFileThatCannotBeReadIsNamed() {
        let file = FileManager.default.temporaryDirectory.appending(path: "missing-\(UUID().uuidString).yaml")
        let error = #expect(throws: ClientSourcesError.self) { try ClientSources.find(among: [file]) }
        #expect(error?.description.hasPrefix("cannot read '\(file.path)': ") == true)
    }

    /// The clients that are found: the description and the configuration of each, by their paths in the folder.
    private static func clients(_ files: [String: String]) throws -> [String] {
        let folder = Folder()
        let urls = try files.map { path, text in
            try folder.write(text.isEmpty ? "openapi: 3.0.3\n" + paths : text, to: path)
        }
        return try ClientSources.find(among: urls).map { client in
            [client.description, client.configuration].map { file in
                file.map { String($0.path.dropFirst(folder.url.path.count + 1)) } ?? "-"
            }.joined(separator: " ")
        }
    }

    @Test func eachDescriptionMakesAClient() throws {
        let clients = try Self.clients([
            "pets.yaml": "", "zoo.json": #"{"openapi": "3.0.3", "paths": {"/zoo": {}}}"#,
            "common.yaml": "Pet: {type: object}\n",
            "fix.json": #"{"overlay": "1.0.0", "actions": [{"target": "$", "update": {"openapi": "3.1.0"}}]}"#,
            "pets.client.yaml": "client: PetsClient\n",
        ])
        #expect(clients == ["pets.yaml pets.client.yaml", "zoo.json -"])
    }

    /// Other JSON files may have the key deeper, or in a text.
    @Test(arguments: [
        (#"{"info": {"title": "{ \" ["}, "openapi" : "3.1.0"}"#, true), ("{info: {title: Pets}, swagger: '2.0'}", true),
        (#"{"dependencies": {"openapi": "1.0.0"}, "swagger-ui": "5"}"#, false), (#"[{"openapi": "3.1.0"}]"#, false),
        (#"{"about": "{\\", "list": [["openapi", {"swagger": "2.0"}]], "see": "\"openapi\": 3"}"#, false),
    ])
    func theKeyIsAtTheTopLevelOfJSON(text: String, isDescription: Bool) throws {
        #expect(try Self.clients(["pets.json": text]) == (isDescription ? ["pets.json -"] : []))
    }

    /// A whole document without paths holds schemas for another that names it, if others make clients.
    @Test(arguments: [
        "openapi: 3.1.0\ncomponents: {}\n", "openapi: 3.0.3\npaths: {}\n", "openapi: 3.0.3\npaths: { } # none\n",
        "openapi: 3.0.3\npaths:\n\n# None.\ncomponents:\n  schemas: {}\n",
        #"{"swagger": "2.0", "paths": {}, "info": {"paths": 1}}"#,
    ])
    func schemasForOthers(schemas: String) throws {
        let pets = "openapi: 3.0.3\npaths: # all\n\n  /pets: {$ref: 'a.yaml#/pets'}\n"
        let others = [
            pets, #"{"swagger": "2.0", "paths": {"/pets": {"$ref": "a.yaml#/pets"}}}"#,
            "swagger: '2.0'\npaths: {}\nx-ms-paths:\n  /pets?name: {$ref: './a.yaml#/pets'}\n",
        ]
        for pets in others { #expect(try Self.clients(["pets.yaml": pets, "a.yaml": schemas]) == ["pets.yaml -"]) }
        #expect(try Self.clients(["a.yaml": schemas]) == ["a.yaml -"])
        // Nobody needs them otherwise.
        #expect(try Self.clients(["pets.yaml": "", "a.yaml": schemas]) == ["a.yaml -", "pets.yaml -"])
        // A configuration says which client is wanted.
        for (configuration, text, clients) in [
            ("client.yaml", "access: internal\n", ["pets.yaml client.yaml"]),
            ("my.client.yaml", "description: pets.yaml\n", ["- my.client.yaml"]),
            ("a.client.yaml", "access: internal\n", ["a.yaml a.client.yaml", "pets.yaml -"]),
        ] {
            #expect(try Self.clients(["pets.yaml": pets, "a.yaml": schemas, configuration: text]) == clients)
        }
        let files = ["pets.yaml": pets, "a/a.yaml": schemas, "a/client.yaml": "access: internal\n"]
        #expect(try Self.clients(files) == ["a/a.yaml a/client.yaml", "pets.yaml -"])
    }

    /// A client must not vanish because its description is written in an unusual way.
    @Test(arguments: [
        "openapi: 3.1.0\npaths:\n" + String(repeating: "  # Pets, and more of them.\n", count: 200) + "  /b: {}\n",
        "openapi: 3.1.0\npaths  :\n  /b: {}\n", "openapi: 3.1.0\n\"paths\"\t: {/b: {}}\n",
        #"{openapi: 3.1.0, info: {description: "paths: {} of it"}, paths: {/b: {}}}"#,
        #"{"openapi": "3.1.0", "info": {"description": "\"paths\": {}"}, "paths" : {"x-a": 1, "/b": {}}}"#,
        // A large one is not read for it, so what looks like paths is believed.
        "{\"openapi\": \"3.1.0\", \"x-former\": {\"paths\": {\n  \"/b\": {}}}}",
    ])
    func pathsAreFound(text: String) throws {
        let clients = try Self.clients(["a.yaml": text, "pets.yaml": "openapi: 3.1.0\n" + Self.paths + "# a.yaml\n"])
        #expect(clients == ["a.yaml -", "pets.yaml -"])
    }

    /// Editors put marks before texts, and end lines in several ways.
    @Test func spellings() throws {
        let clients = try Self.clients([
            "mark.yaml": "\u{FEFF}openapi: 3.0.3\n" + Self.paths,
            "other.json": "\u{FEFF}{\"openapi\": \"3.0.3\", \"paths\": {\"/pets\": {}}}",
            "lines.yaml": "info: {}\ropenapi: 3.0.3\rpaths:\r  /pets: {}\r", "space.yaml": "openapi : 3.0.3\n",
            "a.client.yaml": "\u{FEFF}description: space.yaml\n",
        ])
        #expect(clients == ["- a.client.yaml", "lines.yaml -", "mark.yaml -", "other.json -"])
    }

    /// The generator reads UTF-16, and so must the plugin.
    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func markedUTF16(encoding: String.Encoding) throws {
        let folder = Folder()
        let files = try [
            folder.write("\u{FEFF}openapi: 3.0.3\n" + Self.paths, as: encoding, to: "pets.yaml"),
            folder.write("\u{FEFF}Pet: {type: object}\n", as: encoding, to: "common.yaml"),
            folder.write("openapi: 3.0.3\n", to: "zoo.yaml"),
            folder.write("\u{FEFF}description: zoo.yaml\n", as: encoding, to: "my.client.yaml"),
        ]
        #expect(try ClientSources.find(among: files).map(\.name) == ["my", "pets"])
    }

    /// Files that are nearly descriptions are named, so that nobody looks for a mistake in the package; and so are those that are
    /// not the target's, as the command plugin asks, or because they are in a folder that is copied.
    @Test(arguments: [
        ([], [], "add one, such as 'openapi.yaml', to '/Shop'"),
        (["pets.client.yaml"], [], "add one, such as 'openapi.yaml', to '/Shop'"),
        (
            ["pets.yaml", "common.json"], [],
            "a description has 'openapi' or 'swagger' at its top level, which none of 'common.json', 'pets.yaml' has"
        ),
        (
            ["common.json"], ["pets.yaml", "API/zoo.json"],
            "'pets.yaml', 'zoo.json' are not among the target's files; see its 'exclude' in Package.swift, or use the plugin "
                + "'GenerateClientsCommand' instead"
        ),
        (
            [], ["Resources/pets.yaml"],
            "'pets.yaml' is not among the target's files; see its 'exclude' in Package.swift, or use the plugin "
                + "'GenerateClientsCommand' instead"
        ),
    ])
    func noClient(files: [String], others: [String], advice: String) {
        let folder = URL(fileURLWithPath: "/Shop")
        #expect(
            ClientSources.absence(
                inTarget: "Shop",
                at: folder,
                among: files.map { folder.appending(path: $0) },
                besides: others.map { folder.appending(path: $0) }
            ) == "the target 'Shop' uses the plugin 'GenerateClients', but has no service description; \(advice)"
        )
    }

    /// A name that is the end of another one, that stands in a comment, or that a file in another folder has, is another name.
    @Test func onlyWhatIsNamedIsTaken() throws {
        #expect(
            try Self.clients([
                "pets.yaml": "", "zoo-pets.yaml": "", "zoo-pets.client.yaml": "description: zoo-pets.yaml\n",
            ]) == ["pets.yaml -", "- zoo-pets.client.yaml"]
        )
        #expect(
            try Self.clients([
                "pets.yaml": "", "zoo.yaml": "",
                "the-zoo.client.yaml": "# As pets.yaml is.\ndescription: zoo.yaml # not pets.yaml\n",
            ]) == ["pets.yaml -", "- the-zoo.client.yaml"]
        )
        #expect(
            try Self.clients([
                "a/openapi.yaml": "", "b/openapi.yaml": "", "b/zoo.client.yaml": "description: openapi.yaml\n",
            ]) == ["a/openapi.yaml -", "- b/zoo.client.yaml"]
        )
    }

    @Test(arguments: [
        "description: other/pets.yaml\n", "description:   \"./other/pets.yaml\"   # here\n",
        "client: X\n'description': 'other/pets.yaml'\n", "apiVersions: [other/pets.yaml]\n",
        "description:\n  other/pets.yaml\n", "description: ../Folder/../%/other/pets.yaml\n",
        "apiVersions: [a.yaml,\n  'other/pets.yaml']\n", "apiVersions:\n- a.yaml\n\n# The newest.\n- other/pets.yaml\n",
        "apiVersions:\n  - \"other/pets.yaml\" # 2\nclient: PetsClient\n",
        "apiVersions:\n  [other/pets.yaml, b.yaml]\n",
        "description: zoo.yaml\noverlays:\n  - other/pets.yaml\noutput: x\n",
        "{description: other/pets.yaml}\n",
        "# Mine.\n---\n{\n  client: X, # {y\n  'description': \"other/pets.yaml\"\n}\n",
        "{\"apiVersions\": [\"a,b.yaml\", \"other/pets.yaml\"], \"rename\": {\"description\": \"x.yaml\"}}",
        "{client: Tom's, description: other/pets.yaml, module: Jerry's}",
        "{rename: {properties: {Pet.a: b}}, overlays: [other/pets.yaml], description: zoo.yaml}",
    ])
    func namesAreFoundHoweverTheyAreWritten(text: String) throws {
        let folder = Folder()
        let name = folder.url.lastPathComponent
        let configuration = try folder.write(text.replacing("Folder/../%", with: name), to: "my.client.yaml")
        let description = try folder.write("openapi: 3.0.3\n", to: "other/pets.yaml")
        let clients = try ClientSources.find(among: [description, configuration])
        #expect(clients.map(\.name) == ["my"])
    }

    /// A change of a description elsewhere is one for which a build generates again.
    @Test func filesThatAConfigurationNamesAreItsOwn() throws {
        let folder = Folder()
        let files = try [
            folder.write("description: ../Specs/pets.yaml\noverlays: [fix.yaml, no.yaml]\n", to: "Shop/my.client.yaml"),
            folder.write("openapi: 3.0.3\n", to: "Shop/zoo.yaml"),
            folder.write("overlay: 1.0.0\n", to: "Shop/fix.yaml"),
        ]
        let description = try folder.write("openapi: 3.0.3\n" + Self.paths, to: "Specs/pets.yaml")
        let clients = try ClientSources.find(among: files)
        #expect(clients.map(\.name) == ["my", "zoo"])
        #expect(try clients.first?.namedFiles().map(\.path) == [description, files[2]].map(\.standardizedFileURL.path))
    }

    /// A description that one configuration names may be configured by another beside it.
    @Test func aDescriptionMayHaveTwoConfigurations() throws {
        #expect(
            try Self.clients([
                "pets.yaml": "", "pets.client.yaml": "client: PetsClient\n",
                "a.client.yaml": "description: pets.yaml\nclient: ZooClient\n",
            ]) == ["- a.client.yaml", "pets.yaml pets.client.yaml"]
        )
    }

    @Test func theOnlyDescriptionThatIsLeft() throws {
        #expect(
            try Self.clients([
                "pets.yaml": "", "zoo.yaml": "", "zoo.client.yaml": "client: ZooClient\n",
                "client.yaml": "access: internal\n",
            ]) == ["pets.yaml client.yaml", "zoo.yaml zoo.client.yaml"]
        )
        #expect(throws: ClientSourcesError.self) {
            try Self.clients(["pets.yaml": "", "zoo.yaml": "", "client.yaml": "access: internal\n"])
        }
    }
}
