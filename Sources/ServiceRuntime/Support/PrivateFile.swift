import Foundation

/// Files that only this user can read.
enum PrivateFile {
    /// The path of a temporary file that does not exist yet.
    ///
    /// - Parameter kind: How its name begins.
    static func temporaryURL(_ kind: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(kind)-\(UUID().uuidString)")
    }

    /// Creates an empty file.
    ///
    /// - Throws: `CocoaError` if it cannot be created.
    static func create(_ url: URL) throws {
        let isCreated = FileManager.default.createFile(
            atPath: url.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard isCreated else { throw CocoaError(.fileWriteUnknown) }
    }
}
