import Foundation

/// Values in JSON one after the other, as one body.
enum JSONSequence {
    /// How the values are told apart.
    enum Separation: Sendable {
        /// Each is on a line of its own, which ends with a line feed (`application/jsonl`, `application/x-ndjson`).
        case line
        /// Each is between a record separator and a line feed (`application/json-seq`; RFC 7464, section 2.2).
        case recordSeparator
    }

    /// The bytes of a value: the elements of a list one after the other, or anything else alone.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - separation: How the values are told apart.
    ///   - encoding: How they are written.
    /// - Throws: ``ModelWritingError`` if JSON cannot express a value.
    static func data(_ value: any ModelValue, _ separation: Separation, _ encoding: BodyEncoding) throws -> Data {
        let values = (value as? any ValueList)?.values ?? [value]
        var data = Data()
        for value in values {
            if case .recordSeparator = separation { data.append(0x1E) }
            data += try JSONWriter.data(value, encoding)
            data.append(UInt8(ascii: "\n"))
        }
        return data
    }
}

/// A list of values, whatever they are.
private protocol ValueList {
    /// The values.
    var values: [any ModelValue] { get }
}

extension Array: ValueList where Element: ModelValue {
    fileprivate var values: [any ModelValue] { self }
}
