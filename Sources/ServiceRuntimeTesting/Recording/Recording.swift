import Foundation
import ServiceRuntime

/// A file with exchanges.
enum Recording {
    /// Writes a recording.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the file cannot be written.
    static func write(_ exchanges: [RecordedExchange], to file: URL) throws {
        let value: JSONValue = ["exchanges": .array(exchanges.map(\.value))]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try (encoder.encode(value) + Data("\n".utf8)).write(to: file, options: .atomic)
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
