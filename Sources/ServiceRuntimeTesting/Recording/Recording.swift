import Foundation
import ServiceRuntime

/// A file with exchanges.
enum Recording {
    private static let lineFeed = UInt8(ascii: "\n")

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
    /// - Parameters:
    ///   - exchanges: The texts of the exchanges (``text(of:)``).
    ///   - file: The file.
    /// - Throws: ``ServiceError/client(_:_:)`` if the file cannot be written.
    static func write(_ exchanges: [Data], to file: URL) throws {
        do {
            var text = Data("{\n  \"exchanges\" : [".utf8)
            for (index, exchange) in exchanges.enumerated() {
                text += (index > 0 ? ",\n" : "\n").utf8
                text += exchange
            }
            text += "\n  ]\n}\n".utf8
            try text.write(to: file, options: .atomic)
        } catch {
            throw ServiceError.client("The recording '\(file.path)' cannot be written.", error)
        }
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
