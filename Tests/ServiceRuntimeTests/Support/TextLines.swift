import Foundation

@testable import ServiceRuntime

/// The lines that a program prints, as they come.
final class TextLines: Sendable {
    private let lines = Locked<[String]>([])
    private let news: AsyncStream<String>

    /// Reads lines on a thread of its own until there are no more.
    init(_ handle: FileHandle) {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        news = stream
        Thread.detachNewThread { [lines] in
            var rest = Data()
            while true {
                let part = handle.availableData
                if part.isEmpty { break }
                rest += part
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    rest = Data(rest[rest.index(after: end)...])
                    lines.withLock { $0.append(line) }
                    continuation.yield(line)
                }
            }
            continuation.finish()
        }
    }

    /// All lines that have come.
    var all: [String] { lines.withLock { $0 } }

    /// Waits for a line that nobody has waited for before.
    ///
    /// - Returns: The first line for which the condition holds.
    /// - Throws: ``Ended`` if there is none before the program has ended.
    func first(where condition: (String) -> Bool) async throws -> String {
        for await line in news where condition(line) { return line }
        throw Ended(lines: all)
    }

    /// A program has ended before it said what was expected of it.
    struct Ended: Error {
        let lines: [String]
    }
}
