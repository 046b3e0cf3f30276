import CLibYAML

/// Reads YAML by passing libyaml's events to a ``TreeBuilder``.
enum YAMLDocumentReader {
    /// Reads the documents of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - rules: What to accept.
    ///   - isSingle: Whether a second document is an error.
    /// - Throws: ``YAMLError`` for what is not YAML or not accepted.
    static func read(_ file: SourceFile, rules: ReadingRules, isSingle: Bool) throws(YAMLError) -> [YAMLNode] {
        let separators = LineSeparators(in: file.text)
        let text = separators?.text ?? file.text
        do throws(YAMLError) {
            return try read(text, separators, file, rules: rules, isSingle: isSingle)
        } catch {
            guard let readable = BlockTabs.removed(from: text) else { throw error }
            do throws(YAMLError) {
                return try read(readable, separators, file, rules: rules, isSingle: isSingle)
            } catch let other {
                // The first error is about the text as it is in the file, unless it was about a harmless tab.
                throw error.mark.line < other.mark.line ? other : error
            }
        }
    }

    private static func read(
        _ text: [UInt8],
        _ separators: LineSeparators?,
        _ file: SourceFile,
        rules: ReadingRules,
        isSingle: Bool
    ) throws(YAMLError) -> [YAMLNode] {
        try text.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> [YAMLNode] in
            var builder = TreeBuilder(rules: rules)
            let documents: [YAMLNode]
            do throws(YAMLError) {
                let parser = try LibYAMLParser(text: bytes, file: file)
                documents = try read(parser, separators, file, isSingle: isSingle, into: &builder)
            } catch {
                throw builder.failure(with: error) ?? error
            }
            if let failure = builder.failure() { throw failure }
            return documents
        }
    }

    private static func read(
        _ parser: borrowing LibYAMLParser,
        _ separators: LineSeparators?,
        _ file: SourceFile,
        isSingle: Bool,
        into builder: inout TreeBuilder
    ) throws(YAMLError) -> [YAMLNode] {
        var documents: [YAMLNode] = []
        var event = yaml_event_t()
        while true {
            try parser.next(&event)
            defer { yaml_event_delete(&event) }
            let mark = Mark(event.start_mark, in: file)
            switch event.type {
            case YAML_SCALAR_EVENT:
                let scalar = YAMLScalar(event, separators: separators)
                try builder.add(scalar, at: mark, anchor: String(event.data.scalar.anchor))
            case YAML_ALIAS_EVENT:
                try builder.addAlias(String(event.data.alias.anchor) ?? "", at: mark)
            case YAML_SEQUENCE_START_EVENT:
                try builder.openSequence(at: mark, anchor: String(event.data.sequence_start.anchor))
            case YAML_MAPPING_START_EVENT:
                try builder.openMapping(at: mark, anchor: String(event.data.mapping_start.anchor))
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
                try builder.close()
            case YAML_DOCUMENT_START_EVENT where isSingle && !documents.isEmpty:
                throw YAMLError(
                    mark: mark,
                    message: "a second document starts here, but a file can contain only one",
                    help: "remove it, or move it to another file"
                )
            case YAML_DOCUMENT_END_EVENT:
                if let document = builder.takeDocument() { documents.append(document) }
            case YAML_STREAM_END_EVENT:
                return documents
            default:
                break
            }
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
