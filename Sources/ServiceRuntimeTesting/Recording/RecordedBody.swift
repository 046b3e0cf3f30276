import Foundation
import ServiceRuntime

/// A body as it is in a recording: readable wherever it can be.
enum RecordedBody: Sendable {
    /// JSON, without its secrets.
    case json(JSONValue)
    /// Text, without known secrets.
    case text(String)
    /// Binary data.
    case bytes(Data)
    /// A body of which only the size is kept.
    case omitted(Int)

    /// The body as the file has it.
    var value: JSONValue {
        switch self {
        case .json(let value): ["json": value]
        case .text(let text) where text.contains("\n"):
            ["lines": .array(text.split(separator: "\n", omittingEmptySubsequences: false).map { .string(String($0)) })]
        case .text(let text): ["text": .string(text)]
        case .bytes(let data): ["base64": .string(data.base64EncodedString())]
        case .omitted(let count): ["omittedBytes": .integer(Int64(count))]
        }
    }

    /// Reads a body out of a file.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it is none.
    init(_ value: JSONValue) throws {
        if let json = value["json"] {
            self = .json(json)
        } else if let text = value["text"]?.string {
            self = .text(text)
        } else if case .array(let lines)? = value["lines"] {
            self = .text(
                try lines.map { line in
                    guard let text = line.string else { throw ServiceError.client("a line of a body is not a string") }
                    return text
                }.joined(separator: "\n")
            )
        } else if let data = value["base64"]?.string.flatMap({ Data(base64Encoded: $0) }) {
            self = .bytes(data)
        } else if let count = value["omittedBytes"]?.int {
            self = .omitted(count)
        } else {
            throw ServiceError.client("a 'body' has neither 'json', 'text', 'lines' nor 'base64'")
        }
    }

    /// The bytes.
    ///
    /// - Throws: ``ModelWritingError`` if the value cannot be written.
    func data() throws -> Data {
        switch self {
        case .json(let value): try ModelCoder.encode(value)
        case .text(let text): Data(text.utf8)
        case .bytes(let data): data
        case .omitted: Data()
        }
    }
}
