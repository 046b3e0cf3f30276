import Foundation

/// Cuts a stream of bytes into lines, wherever the stream was cut before.
struct LineSplitter {
    /// What ends a line.
    enum Ending: Sendable {
        /// A carriage return, a line feed, or both in this order, as in event streams.
        case anyLineBreak
        /// A line feed, as between JSON values.
        case lineFeed
        /// A record separator, which precedes each value of a JSON text sequence (RFC 7464, section 2.2).
        case recordSeparator
    }

    /// A line without its end.
    struct Line {
        /// The text. What is not UTF-8 is replaced in it.
        let text: String
        /// The position of the first byte that is not UTF-8, or `nil` if there is none.
        let firstInvalidByte: Int?
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    private let ending: Ending
    private var rest: [UInt8] = []
    private var isAfterCarriageReturn = false
    private var isAtStart = true

    /// A splitter at the start of the stream.
    init(_ ending: Ending) {
        self.ending = ending
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
                if ending == .anyLineBreak, byte == Self.lineFeed, isAfterCarriageReturn { continue }
                rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
                lines.append(takeLine())
            }
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
            return lines
        }
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        switch ending {
        case .anyLineBreak: byte == Self.lineFeed || byte == Self.carriageReturn
        case .lineFeed: byte == Self.lineFeed
        case .recordSeparator: byte == 0x1E
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
