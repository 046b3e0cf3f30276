import Foundation

/// A temporary file that takes a body before it is sent, and is removed when it is released.
final class SpooledFile: Sendable {
    /// How many bytes are read at a time.
    static let partSize = 1 << 16

    /// Where the file is.
    let url: URL
    private let handle: FileHandle

    /// An empty file that only this user can read.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there can be none.
    init() throws(ServiceError) {
        do {
            (url, handle) = try PrivateFile.openTemporary("stream")
        } catch {
            throw Self.failure(error)
        }
    }

    deinit {
        PrivateFile.remove(url)
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be written.
    func append(_ data: Data) throws(ServiceError) {
        do {
            try handle.write(contentsOf: data)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Adds all that a stream gives, and blocks the thread meanwhile.
    ///
    /// - Parameters:
    ///   - stream: The stream, or `nil` for one that gives nothing.
    ///   - isCanceled: Is asked again and again whether the file is still wanted.
    /// - Throws: ``ServiceError/client(_:_:)`` if the stream cannot be read; `CancellationError` if it is no longer wanted.
    func append(contentsOf stream: InputStream?, isCanceled: () -> Bool) throws {
        guard let stream else { return }
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
            try append(Data(part[..<count]))
        }
    }

    /// Ends the writing.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the file is not complete.
    func close() throws(ServiceError) {
        do {
            try handle.close()
        } catch {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: any Error) -> ServiceError {
        PrivateFile.failure("The request body cannot be stored until it is sent", error)
    }
}
