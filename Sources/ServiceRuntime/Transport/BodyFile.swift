import Foundation

/// Files that become bodies of requests, or parts of them.
enum BodyFile {
    /// How much of a file is in memory at a time while it is read.
    private static let chunkSize = 1 << 20

    /// Makes sure that a file can be sent.
    ///
    /// - Returns: How many bytes it has.
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no such file, if it is a folder or something else that has no
    ///   contents of its own, or if it may not be read.
    @discardableResult
    static func check(_ url: URL) throws(ServiceError) -> Int64 {
        let (handle, size) = try open(url)
        handle.closeFile()
        return size
    }

    /// Reads a file part by part.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - take: Receives the parts, one after the other.
    /// - Throws: ``ServiceError/client(_:_:)`` as ``check(_:)`` does, or if it cannot be read to its end, and what `take` throws.
    static func read(_ source: URL, _ take: (Data) throws -> Void) throws {
        let (handle, _) = try open(source)
        defer { handle.closeFile() }
        func next() throws(ServiceError) -> Data? {
            do { return try handle.read(upToCount: chunkSize) } catch {
                throw failure(source, "it cannot be read", error)
            }
        }
        while let chunk = try next(), !chunk.isEmpty { try take(chunk) }
    }

    private static func open(_ url: URL) throws(ServiceError) -> (handle: FileHandle, size: Int64) {
        guard url.isFileURL else { throw failure(url, "its URL is not a 'file:' URL") }
        do {
            // Links lead to what is meant.
            let path = url.resolvingSymlinksInPath().path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            switch attributes[.type] as? FileAttributeType {
            case .typeRegular?: break
            case .typeDirectory?: throw failure(url, "it is a folder")
            default: throw failure(url, "it is not a regular file")
            }
            guard let size = attributes[.size] as? NSNumber else { throw CocoaError(.fileReadUnknown) }
            return (try FileHandle(forReadingFrom: url), size.int64Value)
        } catch let error as ServiceError {
            throw error
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            throw failure(url, "it does not exist", error)
        } catch {
            throw failure(url, "it cannot be read", error)
        }
    }

    private static func failure(_ url: URL, _ reason: String, _ cause: (any Error)? = nil) -> ServiceError {
        let name = url.isFileURL ? url.shownPath : RequestRedactor.text(of: url)
        return .client("The file '\(name)' cannot be sent: \(reason).", cause)
    }
}
