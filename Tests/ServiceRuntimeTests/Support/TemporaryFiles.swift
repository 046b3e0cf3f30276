import Foundation

/// A folder for a test's files, which is removed with them.
final class TemporaryFiles: Sendable {
    /// The folder.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("\(folder.path) is left over: \(error)")
        }
    }

    /// A file of a name and contents.
    func file(_ name: String, _ contents: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try contents.write(to: url)
        return url
    }

    /// A file of a name and a text.
    func file(_ name: String, _ text: String) throws -> URL {
        try file(name, Data(text.utf8))
    }
}
