import Foundation
import Testing

/// Where the command plugin writes the clients of a target.
struct ClientFoldersTests {
    /// The output folders of a target with these files, relative to it; `-`: the configuration names it.
    private static func folders(_ files: [String: String], in encoding: String.Encoding = .utf8) throws -> [String] {
        try withFolders(of: files, in: encoding) { folders, clients in
            try clients.map { try folders.folder(of: $0)?.path ?? "-" }
        }
    }

    /// The paths that are found in the folders of a target with these files, relative to it; or the error.
    private static func withFolders(
        of files: [String: String],
        in encoding: String.Encoding = .utf8,
        _ paths: (ClientFolders, [ClientSources]) throws -> [String]
    ) throws -> [String] {
        let target = FileManager.default.temporaryDirectory.appending(path: "target-\(UUID().uuidString)")
        defer { do { try FileManager.default.removeItem(at: target) } catch { print("cannot remove \(target.path)") } }
        let urls = try files.map { path, text in
            let file = target.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try #require(text.data(using: encoding)).write(to: file)
            return file
        }
        let clients = try ClientSources.find(among: urls.filter(ClientSources.isSource))
        let folders = ClientFolders(of: clients, inTarget: target)
        do {
            return try paths(folders, clients).map { $0.replacing(target.path + "/", with: "") }
        } catch let error as ClientFoldersError {
            return [error.description.replacing(target.path, with: "TARGET")]
        }
    }

    private static let description = "openapi: 3.0.3\npaths:\n  /pets: {}\n"

    @Test(arguments: [
        (["pets.yaml": description], ["Generated"]),
        (["pets.yaml": description, "pets.client.yaml": "description: pets.yaml\n"], ["Generated"]),
        (["pets.yaml": description, "pets.client.yaml": "output: Here\n"], ["-"]),
        (["pets.yaml": description, "zoo.yaml": description], ["Generated/pets", "Generated/zoo"]),
        (
            ["pets.yaml": description, "zoo.yaml": description, "zoo.client.yaml": "output: Generated\n"],
            ["Generated/pets", "-"]
        ),
    ])
    func theOnlyClientIsNotInAFolderOfItsOwn(files: [String: String], folders: [String]) throws {
        #expect(try Self.folders(files) == folders)
    }

    /// The generator reads UTF-16 as well.
    @Test func aConfigurationMayBeInUTF16() throws {
        let files = ["pets.yaml": Self.description, "pets.client.yaml": "output: Here\n"]
        #expect(try Self.folders(files, in: .utf16) == ["-"])
    }

    /// A client is never in two folders of a target, where it could not be compiled.
    @Test(arguments: [
        (["pets.yaml": description, "Generated/.generated-files": ""], ["Generated"]),
        (["pets.yaml": description, "Generated/pets/.generated-files": ""], ["Generated/pets"]),
        (
            ["pets.yaml": description, "zoo.yaml": description, "Generated/pets/.generated-files": ""],
            ["Generated/pets", "Generated/zoo"]
        ),
        (
            ["pets.yaml": description, "zoo.yaml": description, "Generated/.generated-files": ""],
            [
                "'TARGET/Generated' holds the client of when it was the target's only one; the clients 'pets', 'zoo' have "
                    + "folders of their own in it: remove it, and run the command again"
            ]
        ),
        (
            [
                "pets.yaml": description, "zoo.yaml": description, "zoo.client.yaml": "output: Generated\n",
                "Generated/.generated-files": "",
            ], ["Generated/pets", "-"]
        ),
    ])
    func aClientStaysWhereItIs(files: [String: String], folders: [String]) throws {
        #expect(try Self.folders(files) == folders)
    }

    /// What is left of a client is compiled until somebody removes it.
    @Test(arguments: [
        (["pets.yaml": description], []), (["Generated/.generated-files": ""], ["Generated"]),
        (["pets.yaml": description, "Generated/.generated-files": ""], []),
        (
            ["pets.yaml": description, "Generated/zoo/.generated-files": "", "Generated/mine/a.swift": ""],
            ["Generated/zoo"]
        ),
        (
            ["pets.yaml": description, "pets.client.yaml": "output: Pets\n", "Generated/.generated-files": ""],
            ["Generated"]
        ),
        (
            [
                "pets.yaml": description, "Generated/zoo/.generated-files": "",
                "a/pets.client.yaml": "description: ../pets.yaml\noutput: ../Generated/./zoo\n",
            ], []
        ),
    ])
    func foldersOfFormerClients(files: [String: String], former: [String]) throws {
        let paths = try Self.withFolders(of: files) { folders, _ in try folders.formerFolders().map(\.path) }
        #expect(paths == former)
    }
}
