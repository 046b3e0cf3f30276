import Foundation

/// What has come of a body and does not fit into memory: bytes in a file, taken in the order in which they were added.
///
/// The file has no name any more once it is open, so nothing is left behind, whatever happens to the process.
struct OverflowFile: Sendable {
    private let handle: FileHandle
    private var start: UInt64 = 0
    private var end: UInt64 = 0

    /// An empty file that only this user can read.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there can be none.
    init() throws(ServiceError) {
        do {
            let file = try PrivateFile.openTemporary("response")
            handle = file.handle
            try FileManager.default.removeItem(at: file.url)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Whether all bytes are taken.
    var isEmpty: Bool { start == end }

    /// Adds bytes at the end.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be written.
    mutating func append(_ data: Data) throws(ServiceError) {
        do {
            try handle.seek(toOffset: end)
            try handle.write(contentsOf: data)
        } catch {
            throw Self.failure(error)
        }
        end += UInt64(data.count)
    }

    /// Takes bytes from the front.
    ///
    /// - Parameter count: How many at most.
    /// - Returns: Bytes; none if none are left.
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be read.
    mutating func take(upTo count: Int) throws(ServiceError) -> Data {
        do {
            try handle.seek(toOffset: start)
            let data = try handle.read(upToCount: min(count, Int(clamping: end - start))) ?? Data()
            guard !data.isEmpty || isEmpty else { throw CocoaError(.fileReadCorruptFile) }
            start += UInt64(data.count)
            if isEmpty {
                // The room is given back as soon as the reader has caught up.
                try handle.truncate(atOffset: 0)
                (start, end) = (0, 0)
            }
            return data
        } catch {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: any Error) -> ServiceError {
        PrivateFile.failure("The response arrives faster than it is read, and cannot be buffered", error)
    }
}
