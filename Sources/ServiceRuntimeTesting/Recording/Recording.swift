import Foundation
import ServiceRuntime

/// A file with exchanges.
enum Recording {
    private static let lineFeed = UInt8(ascii: "\n")
    /// What is between two exchanges.
    private static let separator = Data(",\n".utf8)
    /// What follows the last exchange.
    private static let end = Data("\n  ]\n}\n".utf8)

    /// What is to be in the file.
    struct Contents: Sendable {
        /// The texts of the exchanges (``Recording/text(of:)``).
        var exchanges: [Data] = []
        /// How long the file was when it was last written, or `nil` before.
        fileprivate(set) var size: UInt64?
    }

    /// The text of an exchange within a recording. It is made once for each, although the file is written after each.
    ///
    /// - Throws: `EncodingError` if JSON cannot express it.
    static func text(of exchange: RecordedExchange) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let lines = try encoder.encode(exchange.value).split(separator: lineFeed, omittingEmptySubsequences: false)
        var text = Data()
        for line in lines {
            if !text.isEmpty { text.append(lineFeed) }
            // The line between the brackets of an empty array stays blank.
            if !line.isEmpty { text += "    ".utf8 }
            text += line
        }
        return text
    }

    /// Writes a recording.
    ///
    /// The last exchange is added to what is there: all of it again would take longer with each. If somebody else has changed or
    /// removed the file, it is written anew.
    ///
    /// - Parameters:
    ///   - contents: What is to be in the file. It has one exchange more than when it was written before.
    ///   - file: The file.
    /// - Throws: ``ServiceError/client(_:_:)`` if the file cannot be written.
    static func write(_ contents: inout Contents, to file: URL) throws {
        do {
            // If that fails, it is not known what is in the file.
            let size = contents.size.take()
            if let size, let last = contents.exchanges.last, try append(last, to: file, size: size) {
                contents.size = size + UInt64(last.count + separator.count)
                return
            }
            let text = Data("{\n  \"exchanges\" : [\n".utf8) + contents.exchanges.joined(separator: separator) + end
            try text.write(to: file, options: .atomic)
            contents.size = UInt64(text.count)
        } catch {
            throw ServiceError.client("The recording '\(file.path)' cannot be written.", error)
        }
    }

    /// Adds an exchange to a file.
    ///
    /// - Returns: Whether the file was still as long as it should be.
    private static func append(_ exchange: Data, to file: URL, size: UInt64) throws -> Bool {
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        let handle = try FileHandle(forWritingTo: file)
        defer { handle.closeFile() }
        guard try handle.seekToEnd() == size else { return false }
        try handle.seek(toOffset: size - UInt64(end.count))
        try handle.write(contentsOf: separator + exchange + end)
        return true
    }

    /// Reads a recording.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the file cannot be read, or is not a recording.
    static func read(_ file: URL) throws -> [RecordedExchange] {
        let value: JSONValue
        do {
            value = try ModelCoder.decode(JSONValue.self, from: try Data(contentsOf: file))
        } catch let error as CocoaError {
            throw ServiceError.client(
                "The recording '\(file.path)' cannot be read. Create one with a RecordingTransport.",
                error
            )
        } catch {
            throw ServiceError.client("The recording '\(file.path)' is not JSON.", error)
        }
        guard case .array(let elements)? = value["exchanges"] else {
            throw ServiceError.client("'\(file.path)' is not a recording: it has no array 'exchanges'.")
        }
        return try elements.enumerated().map { index, element in
            do {
                return try RecordedExchange(element)
            } catch {
                throw ServiceError.client(
                    "Exchange \(index + 1) of the recording '\(file.path)' cannot be used.",
                    error
                )
            }
        }
    }
}
