/// Collects what a sample prints.
struct Lines: Sendable {
    private let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Takes a line.
    func print(_ line: String) {
        continuation.yield(line)
    }

    /// The first lines, once there are so many.
    func first(_ count: Int) async -> [String] {
        await stream.prefix(count).reduce(into: []) { $0.append($1) }
    }

    /// The lines that have been printed so far. Nothing is collected afterwards.
    func all() async -> [String] {
        continuation.finish()
        return await stream.reduce(into: []) { $0.append($1) }
    }
}
