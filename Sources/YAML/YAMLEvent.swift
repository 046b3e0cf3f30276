import CLibYAML

/// Events of libyaml's parser as a value that any thread can own, which libyaml's own events are not.
///
/// The bytes of all their texts are in one array, so that the parser's thread, for which the other one waits, allocates no string, and
/// events are copied without counting references.
struct EventBatch: Sendable {
    /// The events.
    private(set) var events: [YAMLEvent] = []
    private var bytes: [UInt8] = []

    /// No events.
    ///
    /// - Parameter capacity: How many events there will be.
    init(capacity: Int) {
        events.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 16)
    }

    /// The text of one of the events.
    func text(_ text: YAMLEvent.Text) -> String { String(decoding: bytes[text], as: UTF8.self) }

    /// Appends an event.
    ///
    /// - Parameters:
    ///   - event: The event, which stays the caller's to delete.
    ///   - separators: What was hidden from the parser, if anything.
    mutating func append(_ event: yaml_event_t, separators: LineSeparators?) {
        let kind: YAMLEvent.Kind =
            switch event.type {
            case YAML_SCALAR_EVENT: scalar(event, separators)
            case YAML_ALIAS_EVENT: .alias(name(event.data.alias.anchor) ?? 0..<0)
            case YAML_SEQUENCE_START_EVENT: .sequenceStart(anchor: name(event.data.sequence_start.anchor))
            case YAML_MAPPING_START_EVENT: .mappingStart(anchor: name(event.data.mapping_start.anchor))
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
            case YAML_DOCUMENT_START_EVENT: .documentStart
            case YAML_DOCUMENT_END_EVENT: .documentEnd
            default: .boundary
            }
        events.append(YAMLEvent(kind: kind, mark: event.start_mark))
    }

    private mutating func scalar(_ event: yaml_event_t, _ separators: LineSeparators?) -> YAMLEvent.Kind {
        let scalar = event.data.scalar
        let written = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let text =
            separators.map { add($0.restored(String(decoding: written, as: UTF8.self)).utf8) } ?? add(written)
        return .scalar(
            text,
            isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
            tag: name(scalar.tag),
            anchor: name(scalar.anchor)
        )
    }

    /// Adds the text of a C string; `nil` for a null pointer.
    private mutating func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> YAMLEvent.Text? {
        text.map { add(String(cString: $0).utf8) }
    }

    private mutating func add(_ text: some Collection<UInt8>) -> YAMLEvent.Text {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return start..<bytes.count
    }
}

/// An event of libyaml's parser. The batch that it is part of has its texts.
struct YAMLEvent: Sendable {
    /// Where a text is in the batch.
    typealias Text = Range<Int>

    /// What the parser has met.
    enum Kind: Sendable {
        case scalar(Text, isPlain: Bool, tag: Text?, anchor: Text?)
        case alias(Text)
        case sequenceStart(anchor: Text?)
        case mappingStart(anchor: Text?)
        case collectionEnd
        case documentStart
        case documentEnd
        /// The start or the end of the file.
        case boundary
    }

    /// What the parser has met.
    let kind: Kind
    /// Where, as libyaml counts. (A ``Mark`` refers to its file, and threads that count references to the same object slow
    /// each other down.)
    let mark: yaml_mark_t
}

extension Mark {
    /// A mark from libyaml's, which counts from 0 and ends a file on a line of its own even where its text does not.
    init(_ mark: yaml_mark_t, in file: SourceFile) {
        if mark.line >= file.lineCount {
            self = file.mark(atByte: file.text.count)
            return
        }
        self.init(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
}
