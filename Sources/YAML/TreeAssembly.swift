import CLibYAML
import Dispatch
import Locking

/// Builds trees from events in the background while the caller goes on parsing.
///
/// Building takes half as long as parsing, so a file of some size is read in two thirds of the time. A small one fits
/// into one batch, and never leaves its thread.
final class TreeAssembly: Sendable {
    /// How many events are handed over at a time: enough that handing them over costs nothing beside.
    static let batchSize = 1024
    /// How many batches may wait, so that events do not pile up where the parser is faster.
    private static let batchLimit = 16

    private let queue = DispatchQueue(label: "TreeAssembly")
    private let room = DispatchSemaphore(value: batchLimit)
    /// What only the queue touches.
    private let work: Locked<Work>
    private let hasFailed = Locked(false)

    /// An assembly of the trees of one file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - rules: What to accept.
    ///   - isSingle: Whether a second document is an error.
    init(of file: SourceFile, rules: ReadingRules, isSingle: Bool) {
        work = Locked(Work(file: file, isSingle: isSingle, builder: TreeBuilder(rules: rules)))
    }

    /// Takes the next events.
    ///
    /// - Returns: Whether there is any use for more of them. There is none after a mistake.
    func add(_ events: [YAMLEvent]) -> Bool {
        room.wait()
        queue.async { [self] in
            take(events)
            room.signal()
        }
        return !hasFailed.withLock { $0 }
    }

    /// Takes the last events, and waits until all are taken.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - failure: What kept the parser from going on, if something did.
    /// - Returns: The documents.
    /// - Throws: ``YAMLError`` for what is not accepted, and for the parser's failure.
    func finish(_ events: [YAMLEvent], _ failure: YAMLError?) throws(YAMLError) -> [YAMLNode] {
        queue.sync { take(events) }
        let work = work.withLock { $0 }
        if let error = work.builder.failure(with: work.failure ?? failure) { throw error }
        return work.documents
    }

    private func take(_ events: [YAMLEvent]) {
        let isWrong = work.withLock { work in
            work.take(events)
            return work.failure != nil
        }
        if isWrong { hasFailed.withLock { $0 = true } }
    }
}

/// The trees so far.
private struct Work {
    let file: SourceFile
    let isSingle: Bool
    var builder: TreeBuilder
    var documents: [YAMLNode] = []
    /// What was wrong with an event. What comes after it does not count.
    var failure: YAMLError?
    /// Where another document begins, as long as nothing is seen of it.
    var nextStart: Mark?

    mutating func take(_ events: [YAMLEvent]) {
        if failure != nil { return }
        do throws(YAMLError) {
            for event in events { try take(event) }
        } catch {
            failure = error
        }
    }

    private mutating func take(_ event: YAMLEvent) throws(YAMLError) {
        let mark = Mark(event.mark, in: file)
        if let start = nextStart {
            nextStart = nil
            guard event.isNothing else {
                throw YAMLError(
                    mark: start,
                    message: "a second document starts here, but a file can contain only one",
                    help: "remove it, or move it to another file"
                )
            }
        }
        switch event.kind {
        case .scalar(let scalar, let anchor): try builder.add(scalar, at: mark, anchor: anchor)
        case .alias(let name): try builder.addAlias(name, at: mark)
        case .sequenceStart(let anchor): try builder.openSequence(at: mark, anchor: anchor)
        case .mappingStart(let anchor): try builder.openMapping(at: mark, anchor: anchor)
        case .collectionEnd: try builder.close()
        case .documentStart: if isSingle, !documents.isEmpty { nextStart = mark }
        case .documentEnd:
            // A marker before or behind the document, with nothing between.
            if let document = builder.takeDocument(), !isSingle || !document.isOmitted { documents.append(document) }
        case .streamStart, .streamEnd: break
        }
    }
}

extension YAMLEvent {
    /// Whether it is what stands for a document in which nothing is written.
    fileprivate var isNothing: Bool {
        guard case .scalar(let scalar, anchor: nil) = kind else { return false }
        return scalar.isPlain && scalar.text.isEmpty && scalar.tag == nil
    }
}
