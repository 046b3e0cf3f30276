import Foundation

/// The output folders of a target's clients whose configurations name none: `Generated` in the target's folder for the only
/// client, and folders in it for several.
struct ClientFolders {
    /// The name of the folder in that of the target.
    private static let name = "Generated"
    /// What the generator leaves in each output folder.
    private static let record = ".generated-files"

    private let clients: [ClientSources]
    private let folder: URL

    /// - Parameters:
    ///   - clients: All clients of the target.
    ///   - target: The target's folder.
    init(of clients: [ClientSources], inTarget target: URL) {
        self.clients = clients
        folder = target.appending(path: Self.name)
    }

    /// The output folder of one of the clients; `nil` if its configuration names it.
    ///
    /// A client that was one of several stays where it is when it becomes the only one.
    ///
    /// - Throws: ``ClientFoldersError`` if the folder holds the client that was the only one, because it would be there twice;
    ///   or the error of a configuration that cannot be read.
    func folder(of client: ClientSources) throws -> URL? {
        if try namesOutput(client) { return nil }
        let own = folder.appending(path: client.name)
        if isOutput(own) { return own }
        if clients.count == 1 { return folder }
        if isOutput(folder), try !clients.contains(where: namesOutput) {
            throw ClientFoldersError.hasOnlyClient(folder, clients.map(\.name))
        }
        return own
    }

    /// The folders of former clients: their descriptions are gone or have other names, or their configurations name other folders.
    ///
    /// - Throws: What ``folder(of:)`` throws; or the error of a folder that cannot be read.
    func formerFolders() throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let used = try clients.map { try folder(of: $0).map(ClientSources.path) ?? namedOutput($0) }
        let inside = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return ([folder] + inside.sorted { $0.path < $1.path }).filter { folder in
            isOutput(folder) && !used.contains(ClientSources.path(of: folder))
        }
    }

    private func namesOutput(_ client: ClientSources) throws -> Bool { try namedOutput(client) != nil }

    /// The path of the folder that the configuration of a client names.
    private func namedOutput(_ client: ClientSources) throws -> String? {
        guard let configuration = client.configuration, try ClientSources.text(of: configuration).has("output")
        else { return nil }
        return try ClientSources.files(namedBy: "output", in: configuration).first?.path ?? ""
    }

    private func isOutput(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: Self.record).path)
    }
}

/// Why there is no place for a client.
enum ClientFoldersError: Error, CustomStringConvertible {
    /// The folder holds the client of a target that has several by now.
    case hasOnlyClient(URL, [String])

    var description: String {
        switch self {
        case .hasOnlyClient(let folder, let names):
            "'\(folder.path)' holds the client of when it was the target's only one; the clients "
                + names.map { "'\($0)'" }.joined(separator: ", ")
                + " have folders of their own in it: remove it, and run the command again"
        }
    }
}
