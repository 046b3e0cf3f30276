import Dispatch
import Foundation

/// A temporary file that takes a body before it is sent, and is removed when it is released.
final class SpooledFile: Sendable {
    /// How many bytes are read at a time.
    static let partSize = 1 << 16

    /// Where the file is.
    let url: URL
    private let handle: FileHandle
    private let queue: DispatchQueue

    private init(_ url: URL, _ handle: FileHandle, _ queue: DispatchQueue) {
        (self.url, self.handle, self.queue) = (url, handle, queue)
    }

    /// Creates an empty file that only this user can read.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there can be none.
    static func make() async throws -> SpooledFile {
        let queue = DispatchQueue.forFiles()
        return try await queue.run { _ in
            do {
                let (url, handle) = try PrivateFile.openTemporary("stream")
                return SpooledFile(url, handle, queue)
            } catch {
                throw failure(error)
            }
        }
    }

    deinit {
        PrivateFile.remove(url)
    }

    /// Removes the file before it is released.
    func remove() async {
        await queue.run { [url] _ in PrivateFile.remove(url) }
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be written.
    func append(_ data: Data) async throws {
        try await queue.run { [self] _ in try write(data) }
    }

    /// Adds a body.
    ///
    /// - Parameter body: The body, without streams.
    /// - Throws: ``ServiceError/client(_:_:)`` if it cannot be read or written; `CancellationError` if the task is canceled.
    func append(_ body: HTTPBody) async throws {
        try await DispatchQueue.dedicated().run { [self] isCanceled in
            try body.read { part in
                if isCanceled() { throw CancellationError() }
                try write(part)
            }
        }
    }

    /// Adds all that a stream gives.
    ///
    /// - Parameter makeStream: Creates the stream, or `nil` for nothing.
    /// - Throws: ``ServiceError/client(_:_:)`` if the stream cannot be read; `CancellationError` if the task is canceled.
    func append(contentsOf makeStream: @escaping @Sendable () throws -> InputStream?) async throws {
        // It may wait as long as it likes.
        try await DispatchQueue.dedicated().run { [self] isCanceled in
            guard let stream = try makeStream() else { return }
            try write(stream, isCanceled: isCanceled)
        }
    }

    private func write(_ stream: InputStream, isCanceled: () -> Bool) throws {
        stream.open()
        defer { stream.close() }
        var part = [UInt8](repeating: 0, count: Self.partSize)
        while true {
            if isCanceled() { throw CancellationError() }
            let count = stream.read(&part, maxLength: part.count)
            guard count >= 0 else {
                throw ServiceError.client("The body cannot be read from its stream.", stream.streamError)
            }
            if count == 0 { return }
            try write(Data(part[..<count]))
        }
    }

    private func write(_ data: Data) throws(ServiceError) {
        do {
            try handle.write(contentsOf: data)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Ends the writing.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the file is not complete.
    func close() async throws {
        try await queue.run { [handle] _ in
            do {
                try handle.close()
            } catch {
                throw Self.failure(error)
            }
        }
    }

    private static func failure(_ error: any Error) -> ServiceError {
        PrivateFile.failure("The request body cannot be stored until it is sent", error)
    }
}
