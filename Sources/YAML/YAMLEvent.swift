import CLibYAML

/// An event of libyaml's parser as a value that any thread can own, which libyaml's own events are not.
struct YAMLEvent: Sendable {
    /// What the parser has met.
    enum Kind: Sendable {
        case scalar(YAMLScalar, anchor: String?)
        case alias(String)
        case sequenceStart(anchor: String?)
        case mappingStart(anchor: String?)
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

    /// The value of an event.
    ///
    /// - Parameters:
    ///   - event: The event, which stays the caller's to delete.
    ///   - separators: What was hidden from the parser, if anything.
    init(_ event: yaml_event_t, separators: LineSeparators?) {
        mark = event.start_mark
        kind =
            switch event.type {
            case YAML_SCALAR_EVENT:
                .scalar(YAMLScalar(event, separators: separators), anchor: String(event.data.scalar.anchor))
            case YAML_ALIAS_EVENT: .alias(String(event.data.alias.anchor) ?? "")
            case YAML_SEQUENCE_START_EVENT: .sequenceStart(anchor: String(event.data.sequence_start.anchor))
            case YAML_MAPPING_START_EVENT: .mappingStart(anchor: String(event.data.mapping_start.anchor))
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
            case YAML_DOCUMENT_START_EVENT: .documentStart
            case YAML_DOCUMENT_END_EVENT: .documentEnd
            default: .boundary
            }
    }
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

extension YAMLScalar {
    /// The scalar of a scalar event.
    fileprivate init(_ event: yaml_event_t, separators: LineSeparators?) {
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        self.init(
            text: separators?.restored(text) ?? text,
            isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
            tag: String(scalar.tag)
        )
    }
}

extension String {
    /// The text of a C string, `nil` for a null pointer.
    fileprivate init?(_ text: UnsafeMutablePointer<yaml_char_t>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}
