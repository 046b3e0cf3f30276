import Foundation

/// Files that only this user can read.
enum PrivateFile {
    /// Creates an empty temporary file, and opens it.
    ///
    /// - Parameter kind: How its name begins.
    /// - Throws: `CocoaError` if there can be none.
    static func openTemporary(_ kind: String) throws -> (url: URL, handle: FileHandle) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(kind)-\(UUID().uuidString)")
        let isCreated = FileManager.default.createFile(
            atPath: url.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard isCreated else { throw CocoaError(.fileWriteUnknown) }
        do {
            return (url, try FileHandle(forUpdating: url))
        } catch {
            remove(url)
            throw error
        }
    }

    /// Removes a temporary file.
    static func remove(_ url: URL) {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            // It is in the folder of temporary files, which the system empties; the request does not depend on it.
        }
    }

    /// The error that a temporary file cannot be used.
    ///
    /// - Parameters:
    ///   - problem: What is not possible without it: a sentence to which the place is added.
    ///   - error: What the system says.
    static func failure(_ problem: String, _ error: any Error) -> ServiceError {
        let folder = FileManager.default.temporaryDirectory.path
        return .client(
            "\(problem) in '\(folder)'. Check that the folder is writable and that the disk has free space.",
            error
        )
    }
}
