import Foundation

/// Files that become bodies of requests, or parts of them.
enum BodyFile {
    /// How much of a file is in memory at a time while it is read.
    private static let chunkSize = 1 << 20

    /// Makes sure that a file can be sent.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no such file, if it is a folder or something else that has no
    ///   contents of its own, or if it may not be read.
    static func check(_ url: URL) throws(ServiceError) {
        try open(url).closeFile()
    }

    /// How many bytes a file has.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if that cannot be found out.
    static func size(of url: URL) throws(ServiceError) -> Int64 {
        do {
            let path = url.resolvingSymlinksInPath().path
            guard let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber else {
                throw CocoaError(.fileReadUnknown)
            }
            return size.int64Value
        } catch {
            throw failure(url, "it cannot be read", error)
        }
    }

    /// Reads a file part by part.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - take: Receives the parts, one after the other.
    /// - Throws: ``ServiceError/client(_:_:)`` as ``check(_:)`` does, or if it cannot be read to its end, and what `take` throws.
    static func read(_ source: URL, _ take: (Data) throws -> Void) throws {
        let handle = try open(source)
        defer { handle.closeFile() }
        func next() throws(ServiceError) -> Data? {
            do { return try handle.read(upToCount: chunkSize) } catch {
                throw failure(source, "it cannot be read", error)
            }
        }
        while let chunk = try next(), !chunk.isEmpty { try take(chunk) }
    }

    private static func open(_ url: URL) throws(ServiceError) -> FileHandle {
        guard url.isFileURL else {
            throw failure(url, "its URL is not a 'file:' URL")
        }
        do {
            // Links lead to what is meant.
            let path = url.resolvingSymlinksInPath().path
            switch try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
            case .typeRegular?: break
            case .typeDirectory?: throw failure(url, "it is a folder")
            default: throw failure(url, "it is not a regular file")
            }
            return try FileHandle(forReadingFrom: url)
        } catch let error as ServiceError {
            throw error
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            throw failure(url, "it does not exist", error)
        } catch {
            throw failure(url, "it cannot be read", error)
        }
    }

    private static func failure(_ url: URL, _ reason: String, _ cause: (any Error)? = nil) -> ServiceError {
        let name = url.isFileURL ? url.path : RequestRedactor.text(of: url)
        return .client("The file '\(name)' cannot be sent: \(reason).", cause)
    }
}
