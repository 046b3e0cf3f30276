import Dispatch
import Foundation

/// The body of a request: a sequence of bytes in memory, files on disk and streams.
///
/// Files and streams are read when the request is sent. If the transport supports it, they are sent without being
/// loaded into memory.
public struct HTTPBody: Sendable {
    /// A part of a body.
    public enum Piece: Sendable {
        /// Bytes in memory.
        case data(Data)
        /// The contents of a file.
        case file(URL)
        /// The data that is read from a stream.
        case source(HTTPBodySource)
    }

    /// The pieces of the body, in order. Adjacent pieces in memory are combined.
    public let pieces: [Piece]

    /// Puts the pieces together, once for all tries, if there are several.
    private let assembly: HTTPBodySource?

    /// Creates a body from pieces.
    ///
    /// - Parameter pieces: The pieces, in order; none for an empty body.
    public init(_ pieces: [Piece]) {
        var joined: [Piece] = []
        var data: Data?
        for piece in pieces {
            if case .data(let next) = piece {
                // In place: of many pieces, each is copied once.
                if data == nil { data = next } else { data?.append(next) }
            } else {
                if let last = data.take() { joined.append(.data(last)) }
                joined.append(piece)
            }
        }
        if let last = data.take() { joined.append(.data(last)) }
        let pieces = joined.isEmpty ? [.data(Data())] : joined
        self.pieces = pieces
        assembly = pieces.count > 1 ? HTTPBodySource(assembling: pieces) : nil
    }

    /// Creates a body from bytes in memory.
    ///
    /// - Parameter data: The bytes.
    public init(_ data: Data) {
        pieces = [.data(data)]
        assembly = nil
    }

    /// The bytes, if all of them are in memory.
    public var data: Data? {
        if pieces.count == 1, case .data(let data) = pieces[0] { data } else { nil }
    }

    /// Returns the bytes, and reads any files.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read, or if the body contains streams, which must be
    ///   read asynchronously: see ``onDisk()``.
    public func loaded() throws(ServiceError) -> Data {
        if let data { return data }
        var joined = Data()
        do { try read { joined += $0 } } catch { throw ServiceError(wrapping: error) }
        return joined
    }

    /// Reads the bytes part by part, files without loading them into memory.
    ///
    /// - Parameter take: Receives the parts, one after the other.
    /// - Throws: As ``loaded()`` does, and what `take` throws.
    package func read(_ take: (Data) throws -> Void) throws {
        for piece in pieces {
            switch piece {
            case .data(let data): try take(data)
            case .file(let url): try BodyFile.read(url, take)
            case .source: throw ServiceError.client("The body is a stream, which cannot be read at once.")
            }
        }
    }

    /// How many bytes the body has.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the size of a file cannot be told, or if the body contains streams: see ``onDisk()``.
    package func length() throws(ServiceError) -> Int64 {
        var sum: Int64 = 0
        for piece in pieces {
            switch piece {
            case .data(let data): sum += Int64(data.count)
            case .file(let url): sum += try BodyFile.size(of: url)
            case .source: throw ServiceError.client("The size of a stream is unknown before it is read.")
            }
        }
        return sum
    }

    /// Does work with the bytes of the body: where it may block its thread, unless all of them are in memory.
    ///
    /// - Parameter work: The work. It receives the body without streams, and what tells whether the task is canceled.
    /// - Returns: What it returns.
    /// - Throws: What it throws, and what ``onDisk()`` does.
    package func reading<Value: Sendable>(
        _ work: @escaping @Sendable (_ body: HTTPBody, _ isCanceled: () -> Bool) throws -> Value
    ) async throws -> Value {
        guard data == nil else { return try work(self) { Task.isCancelled } }
        let body = try await onDisk()
        return try await DispatchQueue.dedicated().run { try work(body, $0) }
    }

    /// Makes sure that the files of the body can be sent.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is none, or if it is not a file with contents, or may not be read.
    func checkFiles() async throws {
        let files = pieces.compactMap { if case .file(let url) = $0 { url } else { nil } }
        guard !files.isEmpty else { return }
        try await DispatchQueue.forFiles().run { _ in
            for file in files { try BodyFile.check(file) }
        }
    }

    /// Returns the same body with its streams read into files. The files exist as long as the streams of this body do.
    ///
    /// - Throws: The error that prevents a stream from being read, or `CancellationError` if the task is canceled.
    public func onDisk() async throws -> HTTPBody {
        let hasStreams = pieces.contains { if case .source = $0 { true } else { false } }
        guard hasStreams else { return self }
        var filed: [Piece] = []
        for piece in pieces {
            if case .source(let source) = piece {
                filed.append(.file(try await source.file()))
            } else {
                filed.append(piece)
            }
        }
        return HTTPBody(filed)
    }

    /// A copy for one call, with its streams in files and an assembly of its own, which the call removes at its end
    /// (``discardAssembly()``).
    ///
    /// - Throws: What ``onDisk()`` does.
    func prepared() async throws -> HTTPBody { HTTPBody(try await onDisk().pieces) }

    /// Returns the file with the whole body, or `nil` if all bytes are in memory.
    ///
    /// A body of several pieces is put together the first time. The file exists as long as this body, and copies of it.
    ///
    /// - Throws: What ``onDisk()`` does, and ``ServiceError/client(_:_:)`` if a file cannot be read or the new one not be written.
    func file() async throws -> URL? {
        if let assembly { return try await assembly.file() }
        switch pieces.first {
        case .file(let url)?: return url
        case .source(let source)?: return try await source.file()
        case .data?, nil: return nil
        }
    }

    /// Removes the file into which the pieces were put together, after the last try. The body cannot be sent any more.
    func discardAssembly() async { await assembly?.discard() }
}
