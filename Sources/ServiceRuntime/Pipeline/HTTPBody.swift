import Dispatch
import Foundation

/// The body of a request: bytes in memory, a file on disk or a stream.
///
/// ```swift
/// try await client.putPicture(id: 1, body: .data(png))
/// try await client.putPicture(id: 1, body: .file(url))
/// try await client.putPicture(id: 1, body: .stream(chunks))    // an `AsyncSequence` of `Data`
/// ```
///
/// Nothing is read before the request is sent. Files are then read as they are sent, and never loaded into memory as a whole, if the
/// transport supports it. A stream is read once, into a temporary file that only the current user can read, and sent from there. So
/// every body has a length and uses little memory, and every body can be sent again: after a lost connection or a redirect, and by
/// further requests with the same body, even if its stream can be read only once. The temporary file is removed with the last copy
/// of the body.
public struct HTTPBody: Sendable {
    /// A part of a body.
    package enum Piece: Sendable, Hashable {
        /// Bytes in memory.
        case data(Data)
        /// The contents of a file.
        case file(URL)
        /// The data that is read from a stream.
        case source(HTTPBodySource)
    }

    /// The pieces of the body, in order. Adjacent pieces in memory are combined.
    package let pieces: [Piece]

    /// Puts the pieces together, once for all tries, if there are several.
    private let assembly: HTTPBodySource?

    /// Creates a body from pieces.
    ///
    /// - Parameter pieces: The pieces, in order; none for an empty body.
    package init(_ pieces: [Piece]) {
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
        guard pieces.count > 1 else {
            assembly = nil
            return
        }
        assembly = HTTPBodySource(isRepeatable: true) { file in try await file.append(HTTPBody(pieces).onDisk()) }
    }

    /// The bytes, if all of them are in memory.
    public var data: Data? {
        if pieces.count == 1, case .data(let data) = pieces[0] { data } else { nil }
    }

    /// The name of the file, if it is one.
    var fileName: String? {
        if pieces.count == 1, case .file(let url) = pieces[0] { url.lastPathComponent } else { nil }
    }

    /// Returns the bytes, and reads any files and streams, without blocking the thread of the task. What is read of streams is kept in
    /// files for the request.
    ///
    /// - Throws: The error that prevents a stream from being read; ``ServiceError/client(_:_:)`` if a file cannot be read.
    public func loaded() async throws -> Data {
        try await reading { body, _ in try body.joined() }
    }

    /// The bytes, those of files included, for which the thread waits.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read, or if the body contains streams: see ``onDisk()``.
    func joined() throws(ServiceError) -> Data {
        if let data { return data }
        var joined = Data()
        do { try read { joined += $0 } } catch { throw ServiceError(wrapping: error) }
        return joined
    }

    /// Reads the bytes part by part, files without loading them into memory.
    ///
    /// - Parameter take: Receives the parts, one after the other.
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read, or if the body contains streams: see ``onDisk()``; and what `take` throws.
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
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read, or if the body contains streams: see ``onDisk()``.
    package func length() throws(ServiceError) -> Int64 {
        var sum: Int64 = 0
        for piece in pieces {
            switch piece {
            case .data(let data): sum += Int64(data.count)
            case .file(let url): sum += try BodyFile.check(url)
            case .source: throw ServiceError.client("The size of a stream is unknown before it is read.")
            }
        }
        return sum
    }

    /// Does work with the bytes of the body: where it may block its thread, unless all of them are in memory.
    ///
    /// - Parameter work: The work. It receives the body without streams, and what tells whether the task is canceled.
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
    package func onDisk() async throws -> HTTPBody {
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
    /// - Throws: The error that prevents a stream from being read; `CancellationError` if the task is canceled; ``ServiceError/client(_:_:)``
    ///   if a file cannot be read or the new one not be written.
    public func file() async throws -> URL? {
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

// MARK: - Making bodies

extension HTTPBody {
    /// A body of bytes in memory.
    ///
    /// - Parameter data: The bytes.
    public static func data(_ data: Data) -> HTTPBody { HTTPBody([.data(data)]) }

    /// A body from a file on disk. Do not change the file while it is being sent.
    ///
    /// - Parameter url: The URL of the file. Whether it can be read is checked when the request is sent.
    public static func file(_ url: URL) -> HTTPBody { HTTPBody([.file(url)]) }

    /// A body from a sequence of parts.
    ///
    /// - Parameter parts: The parts. They are read when the request is first sent.
    public static func stream<Parts: AsyncSequence & Sendable>(_ parts: Parts) -> HTTPBody
    where Parts.Element == Data {
        stream(isRepeatable: false) { file in
            for try await part in parts { try await file.append(part) }
        }
    }

    /// A body from a sequence of bytes.
    ///
    /// - Parameter bytes: The bytes. They are read when the request is first sent.
    public static func stream<Bytes: AsyncSequence & Sendable>(bytes: Bytes) -> HTTPBody
    where Bytes.Element == UInt8 {
        stream(isRepeatable: false) { file in
            var part = Data(capacity: SpooledFile.partSize)
            for try await byte in bytes {
                part.append(byte)
                guard part.count == SpooledFile.partSize else { continue }
                try await file.append(part)
                part.removeAll(keepingCapacity: true)
            }
            try await file.append(part)
        }
    }

    /// A body from an input stream:
    ///
    /// ```swift
    /// try await client.putPicture(id: 1, body: .stream { InputStream(url: file) })
    /// ```
    ///
    /// - Parameter stream: A closure that creates the stream, which is opened, read and closed on a separate thread. It
    ///   returns `nil` if there is nothing to read. It is called again if reading was interrupted.
    public static func stream(inputStream stream: @escaping @Sendable () throws -> InputStream?) -> HTTPBody {
        self.stream(isRepeatable: true) { file in try await file.append(contentsOf: stream) }
    }

    private static func stream(
        isRepeatable: Bool,
        copy: @escaping @Sendable (SpooledFile) async throws -> Void
    ) -> HTTPBody {
        HTTPBody([.source(HTTPBodySource(isRepeatable: isRepeatable, copy: copy))])
    }
}

extension HTTPBody: Hashable {
    /// Whether two bodies consist of the same bytes, files by their URLs and streams. A stream is the same only as itself.
    public static func == (first: HTTPBody, second: HTTPBody) -> Bool { first.pieces == second.pieces }

    /// Hashes what makes two bodies the same.
    public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}
