/// Builds the trees of the documents of a file from its events.
struct TreeAssembly {
    private let file: SourceFile
    private let isSingle: Bool
    private var builder: TreeBuilder
    private var documents: [YAMLNode] = []
    /// What was wrong with an event. What comes after it does not count.
    private var failure: YAMLError?
    /// Where another document begins, as long as nothing is seen of it.
    private var nextStart: Mark?

    /// An assembly of the trees of one file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - rules: What to accept.
    ///   - isSingle: Whether a second document is an error.
    init(of file: SourceFile, rules: ReadingRules, isSingle: Bool) {
        self.file = file
        self.isSingle = isSingle
        builder = TreeBuilder(rules: rules)
    }

    /// Takes the next events.
    ///
    /// - Returns: Whether there is any use for more of them. There is none after a mistake.
    mutating func take(_ batch: EventBatch) -> Bool {
        do throws(YAMLError) {
            for event in batch.events { try take(event, of: batch) }
        } catch {
            failure = error
        }
        return failure == nil
    }

    /// The documents, once all events are taken.
    ///
    /// - Parameter failure: What kept the parser from going on, if something did.
    /// - Throws: ``YAMLError`` for what is not accepted, and for the parser's failure.
    func finish(_ failure: YAMLError?) throws(YAMLError) -> [YAMLNode] {
        if let error = builder.failure(with: self.failure ?? failure, in: documents.first) { throw error }
        return documents
    }

    private mutating func take(_ event: YAMLEvent, of batch: EventBatch) throws(YAMLError) {
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
        case .scalar(let text, let isPlain, let tag, let anchor):
            let scalar = YAMLScalar(text: batch.text(text), isPlain: isPlain, tag: tag.map { batch.text($0) })
            try builder.add(scalar, at: mark, anchor: anchor.map { batch.text($0) })
        case .alias(let name): try builder.addAlias(batch.text(name), at: mark)
        case .sequenceStart(let anchor): try builder.openSequence(at: mark, anchor: anchor.map { batch.text($0) })
        case .mappingStart(let anchor): try builder.openMapping(at: mark, anchor: anchor.map { batch.text($0) })
        case .collectionEnd: try builder.close()
        case .documentStart: if isSingle, !documents.isEmpty { nextStart = mark }
        case .documentEnd:
            // A marker before or behind the document, with nothing between.
            if let document = builder.takeDocument(), !isSingle || !document.isOmitted { documents.append(document) }
        case .boundary: break
        }
    }
}

extension YAMLEvent {
    /// Whether it is what stands for a document in which nothing is written.
    fileprivate var isNothing: Bool {
        guard case .scalar(let text, isPlain: true, tag: nil, anchor: nil) = kind else { return false }
        return text.isEmpty
    }
}
