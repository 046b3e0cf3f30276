import Foundation

/// A text in JSON whose structure is known, so that reading it does not check it again.
struct JSONDocument {
    private let text: Data
    private let tape: JSONTape

    /// Reads the structure of a text.
    ///
    /// - Parameters:
    ///   - text: The text, in UTF-8.
    ///   - maximumSize: The size that it may have in bytes, which limits the number of its values.
    /// - Throws: ``ModelReadingError`` if the text is not JSON, or has too many values.
    init(_ text: Data, maximumSize: Int = TransportOptions.defaultMaximumResponseSize) throws {
        self.text = text
        tape = try text.withUnsafeBytes { try JSONTape($0.bindMemory(to: UInt8.self), maximumSize: maximumSize) }
    }

    /// The number of members of the object that it is, or of elements of the array. A member whose name occurs again counts as well.
    var count: Int {
        guard let value = tape.entries.first, value.kind == .object || value.kind == .array else { return 0 }
        return value.length
    }

    /// Reads the text.
    ///
    /// - Parameter body: Receives a reader at the whole value. The reader must not be kept: it points into the text.
    /// - Throws: What `body` throws.
    func read<Result>(_ body: (JSONReader) throws -> Result) rethrows -> Result {
        try text.withUnsafeBytes { bytes in
            try tape.entries.withUnsafeBufferPointer { try body(JSONReader(bytes.bindMemory(to: UInt8.self), $0)) }
        }
    }
}
