import Foundation

/// A folder of a test's own, removed with this value.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("cannot remove \(path): \(error)") }
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func makeLink(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
    }

    /// All that is in the folder: the text of files by path, `/` for folders and `-> ` with the destination for links.
    func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            let file = path + "/" + name
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: contents[name] = "/"
            case .typeSymbolicLink:
                contents[name] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: file))
            default: contents[name] = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
            }
        }
        return contents
    }

    /// What changes whenever a file is written again: its number and its time.
    func identity(of name: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return [FileAttributeKey.systemFileNumber, .modificationDate].map { "\(String(describing: attributes[$0]))" }
    }
}
