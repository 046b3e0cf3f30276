import CLibYAML
import Dispatch
import Locking

/// Parses texts into events, long ones in the background while the caller uses the events so far.
///
/// Parsing takes about as long as building trees, so a file of some size is read in little more than half of the time. It is
/// the parser that leaves the caller's thread, because trees last: they are allocated where the rest of the program works.
enum EventParser {
    /// How many events are handed over at a time: enough that handing them over costs little, and few enough that the parser gets the
    /// memory of earlier ones again, and the system does not.
    static let batchSize = 256
    /// The size, in bytes, below which another thread would take longer to start than to help.
    private static let minimumSizeForBackground = 32_768

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - text: The text for libyaml.
    ///   - separators: What is hidden from libyaml in it.
    ///   - file: The file.
    ///   - take: Takes the events in their order, a batch at a time, and tells whether it has any use for more.
    /// - Returns: What kept the parser from going on, if something did.
    static func parse(
        _ text: [UInt8],
        _ separators: LineSeparators?,
        of file: SourceFile,
        _ take: (EventBatch) -> Bool
    ) -> YAMLError? {
        if text.count < minimumSizeForBackground { return parseHere(text, separators, of: file, take) }
        let queue = BatchQueue()
        DispatchQueue(label: "EventParser").async {
            queue.finish(parseHere(text, separators, of: file, queue.add))
        }
        while let batch = queue.next() {
            if take(batch) { continue }
            queue.abandon()
            return nil
        }
        return queue.failure
    }

    private static func parseHere(
        _ text: [UInt8],
        _ separators: LineSeparators?,
        of file: SourceFile,
        _ take: (EventBatch) -> Bool
    ) -> YAMLError? {
        text.withUnsafeBufferPointer { bytes in
            var batch = EventBatch(capacity: batchSize)
            var failure: YAMLError?
            do throws(YAMLError) {
                var parser = try LibYAMLParser(text: bytes, file: file)
                while try parser.next(into: &batch, separators) {
                    if batch.events.count < batchSize { continue }
                    guard take(batch) else { return nil }
                    batch = EventBatch(capacity: batchSize)
                }
            } catch {
                failure = error
            }
            return take(batch) ? failure : nil
        }
    }
}

/// Hands batches of events from the thread that parses to the one that uses them.
private final class BatchQueue: Sendable {
    /// The maximum number of batches that wait, so that events do not pile up if the parser is faster.
    private static let limit = 16

    private let state = Locked(State())
    /// Signaled for each batch that may be added.
    private let room = DispatchSemaphore(value: 0)
    /// Signaled for each batch that was added, and once at the end.
    private let progress = DispatchSemaphore(value: 0)

    private struct State {
        /// What waits, the next batch last.
        var batches: [EventBatch] = []
        var failure: YAMLError?
        var isAbandoned = false
    }

    init() {
        // Signaled instead of passed to the initializer: Dispatch traps if a semaphore is released with less than its initial
        // value.
        for _ in 0..<Self.limit { room.signal() }
    }

    /// What kept the parser from going on, once there are no more batches.
    var failure: YAMLError? { state.withLock { $0.failure } }

    /// Adds a batch, when there is room.
    ///
    /// - Returns: Whether there is any use for more of them.
    func add(_ batch: EventBatch) -> Bool {
        room.wait()
        let isAbandoned = state.withLock { state in
            state.batches.insert(batch, at: 0)
            return state.isAbandoned
        }
        progress.signal()
        return !isAbandoned
    }

    /// Marks the end of the events.
    func finish(_ failure: YAMLError?) {
        state.withLock { $0.failure = failure }
        progress.signal()
    }

    /// Waits for the next batch; `nil` at the end.
    func next() -> EventBatch? {
        progress.wait()
        let batch = state.withLock { $0.batches.popLast() }
        if batch != nil { room.signal() }
        return batch
    }

    /// Stops the parser: nothing reads further batches.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        // The parser may wait for room.
        room.signal()
    }
}

extension LibYAMLParser {
    /// Appends the next event.
    ///
    /// - Returns: Whether there are more.
    /// - Throws: ``YAMLError`` for what is not YAML.
    fileprivate mutating func next(into batch: inout EventBatch, _ separators: LineSeparators?) throws(YAMLError)
        -> Bool
    {
        var event = yaml_event_t()
        try next(&event)
        defer { yaml_event_delete(&event) }
        batch.append(event, separators: separators)
        return event.type != YAML_STREAM_END_EVENT
    }
}
