import Foundation

/// The body of a request: bytes in memory, files on disk, streams, or some of each, one behind the other.
///
/// Files and streams are read when the request is sent. A transport that can do so sends them without having them in memory.
public struct HTTPBody: Sendable {
    /// A part of a body.
    public enum Piece: Sendable {
        /// Bytes in memory.
        case data(Data)
        /// The contents of a file.
        case file(URL)
        /// What is read from a stream.
        case source(HTTPBodySource)
    }

    /// What the body consists of, in this order. Bytes in memory are one piece between any others.
    public let pieces: [Piece]

    /// A body that consists of the given pieces.
    public init(_ pieces: [Piece]) {
        var joined: [Piece] = []
        for piece in pieces {
            if case .data(let next) = piece, case .data(let last)? = joined.last {
                joined[joined.count - 1] = .data(last + next)
            } else {
                joined.append(piece)
            }
        }
        self.pieces = joined.isEmpty ? [.data(Data())] : joined
    }

    /// A body of bytes in memory.
    public init(_ data: Data) {
        pieces = [.data(data)]
    }

    /// The bytes, if all of them are in memory.
    public var data: Data? {
        if pieces.count == 1, case .data(let data) = pieces[0] { data } else { nil }
    }

    /// The bytes; files are read now.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read, and for streams, which take their time: see ``onDisk()``.
    public func loaded() throws(ServiceError) -> Data {
        if let data { return data }
        var joined = Data()
        for piece in pieces {
            switch piece {
            case .data(let data): joined += data
            case .file(let url): joined += try BodyFile.contents(of: url)
            case .source: throw ServiceError.client("A stream cannot be read at once.")
            }
        }
        return joined
    }

    /// The same body, whose streams have been read into files. These exist as long as the streams of this one do.
    ///
    /// - Throws: What keeps a stream from being read; `CancellationError` if the task is cancelled.
    public func onDisk() async throws -> HTTPBody {
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
}
