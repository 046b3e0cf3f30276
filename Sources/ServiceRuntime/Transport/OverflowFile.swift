import Foundation

/// What has come of a body and does not fit into memory: bytes on disk, taken in the order in which they were added.
///
/// They are in several files, each of which is given back to the disk when it has been read. The files have no names any more once they
/// are open, so nothing is left behind, whatever happens to the process.
struct OverflowFile: Sendable {
    private struct Segment: Sendable {
        let handle: FileHandle
        var start: UInt64 = 0
        var end: UInt64 = 0

        var isEmpty: Bool { start == end }
    }

    /// How long a file is before the next one is begun.
    private static let segmentSize: UInt64 = 16 << 20

    private var segments: [Segment] = []

    /// Adds bytes at the end.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be written.
    mutating func append(_ data: Data) throws(ServiceError) {
        do {
            if segments.last.map({ $0.end >= Self.segmentSize }) ?? true { segments.append(try Self.segment()) }
            let last = segments.count - 1
            try segments[last].handle.seek(toOffset: segments[last].end)
            try segments[last].handle.write(contentsOf: data)
            segments[last].end += UInt64(data.count)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Takes bytes from the front.
    ///
    /// - Parameter count: How many at most.
    /// - Returns: Bytes; none if none are left.
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be read.
    mutating func take(upTo count: Int) throws(ServiceError) -> Data {
        guard let first = segments.first else { return Data() }
        do {
            try first.handle.seek(toOffset: first.start)
            let data = try first.handle.read(upToCount: min(count, Int(clamping: first.end - first.start))) ?? Data()
            guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
            segments[0].start += UInt64(data.count)
            if segments[0].isEmpty { segments.removeFirst() }
            return data
        } catch {
            throw Self.failure(error)
        }
    }

    /// An empty file that only this user can read.
    private static func segment() throws -> Segment {
        let file = try PrivateFile.openTemporary("response")
        try FileManager.default.removeItem(at: file.url)
        return Segment(handle: file.handle)
    }

    private static func failure(_ error: any Error) -> ServiceError {
        PrivateFile.failure("The response arrives faster than it is read, and cannot be buffered", error)
    }
}
