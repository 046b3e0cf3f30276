import Foundation

/// A folder of a test's own, as a user's folder with descriptions and what was generated. It is removed with this value.
final class Workspace: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("cannot remove \(url.path): \(error)") }
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions],
            ofItemAtPath: url.appending(path: path).path
        )
    }

    /// The paths of all files below a folder, sorted.
    func files(in folder: String) throws -> [String] {
        try snapshot(of: folder).filter { $0.value != "/" }.keys.sorted()
    }

    /// All that can be seen of a folder by path: of a file its text, its number and when it was written; of a folder `/`.
    func snapshot(of folder: String) throws -> [String: String] {
        var snapshot: [String: String] = [:]
        let root = url.appending(path: folder).path
        guard FileManager.default.fileExists(atPath: root) else { return [:] }
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            let file = root + "/" + path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            if attributes[.type] as? FileAttributeType == .typeDirectory {
                snapshot[path] = "/"
            } else {
                let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
                let number = String(describing: attributes[.systemFileNumber])
                let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
                snapshot[path] = "\(number) \(String(describing: date)) \(text)"
            }
        }
        return snapshot
    }
}

/// Small descriptions.
enum Description {
    /// A service with an operation for each of the given schemas, which gets an object of one member.
    static func pets(schemas: [String] = ["Pet"]) -> String {
        let paths = schemas.map { name in
            """
              /\(name):
                get:
                  operationId: get\(name)
                  responses:
                    "200":
                      description: It.
                      content: {application/json: {schema: {$ref: "#/components/schemas/\(name)"}}}

            """
        }
        let definitions = schemas.map { "    \($0): {type: object, properties: {name: {type: string}}}\n" }
        return """
            openapi: 3.0.3
            info: {title: Pets, version: "1"}
            servers: [{url: "https://pets.example.com"}]
            paths:
            \(paths.joined())components:
              schemas:
            \(definitions.joined())
            """
    }
}
