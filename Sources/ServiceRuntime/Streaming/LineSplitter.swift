import Foundation

/// Cuts a stream of bytes into lines, wherever the stream was cut before.
struct LineSplitter {
    /// A line without its end.
    struct Line {
        /// The text. What is not UTF-8 is replaced in it.
        let text: String
        /// The position of the first byte that is not UTF-8, or `nil` if there is none.
        let firstInvalidByte: Int?
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    private let sequence: JSONSequence?
    private var rest: [UInt8] = []
    private var isAfterCarriageReturn = false
    private var isAtStart = true

    /// A splitter at the start of the stream.
    ///
    /// - Parameter sequence: How the values in JSON are told apart that the lines are, or `nil` for an event stream, whose lines end
    ///   with a carriage return, a line feed, or both in this order.
    init(_ sequence: JSONSequence?) {
        self.sequence = sequence
    }

    /// How many bytes have come of a line that has not ended.
    var pendingSize: Int { rest.count }

    /// The lines that end in the next part of the stream, without their ends.
    mutating func lines(in part: Data) -> [Line] {
        part.withUnsafeBytes { bytes in
            var lines: [Line] = []
            var start = 0
            for (index, byte) in bytes.enumerated() {
                defer { isAfterCarriageReturn = byte == Self.carriageReturn }
                guard isEnd(byte) else { continue }
                defer { start = index + 1 }
                if sequence == nil, byte == Self.lineFeed, isAfterCarriageReturn { continue }
                rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
                lines.append(takeLine())
            }
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
            return lines
        }
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        switch sequence {
        case nil: byte == Self.lineFeed || byte == Self.carriageReturn
        case .lines: byte == Self.lineFeed
        case .records: byte == JSONSequence.recordSeparator
        }
    }

    /// Takes the text after the last end of a line.
    mutating func takeLine() -> Line {
        defer { rest.removeAll(keepingCapacity: true) }
        // A byte order mark is not part of the first line. The bytes are text only now that none is missing.
        let start = isAtStart && rest.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        isAtStart = false
        let bytes = rest[start...]
        return Line(
            text: String(decoding: bytes, as: UTF8.self),
            firstInvalidByte: bytes.withUnsafeBufferPointer(UTF8Check.firstInvalidByte)
        )
    }
}
