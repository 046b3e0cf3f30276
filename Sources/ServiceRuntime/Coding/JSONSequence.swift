import Foundation

/// How values in JSON are told apart that are one body, one after the other.
enum JSONSequence: Sendable {
    /// Each is on a line of its own, which ends with a line feed (`application/jsonl`, `application/x-ndjson`).
    case lines
    /// Each is between a record separator and a line feed (`application/json-seq`; RFC 7464, section 2.2).
    case records

    /// Begins a record.
    static let recordSeparator: UInt8 = 0x1E

    /// The bytes of a value: the elements of a list one after the other, or anything else alone.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoding: How it is written.
    /// - Throws: ``ModelWritingError`` if JSON cannot express a value.
    func data(_ value: any ModelValue, _ encoding: BodyEncoding) throws -> Data {
        let values = value as? [any ModelValue] ?? [value]
        var data = Data()
        for value in values {
            if self == .records { data.append(Self.recordSeparator) }
            data += try JSONWriter.data(value, encoding)
            data.append(UInt8(ascii: "\n"))
        }
        return data
    }
}
