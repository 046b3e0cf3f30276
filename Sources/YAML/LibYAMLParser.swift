import CLibYAML

/// A wrapper of libyaml's event parser for the text of one file.
///
/// The text must outlive the parser, which ``YAMLDocumentReader`` ensures.
struct LibYAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let file: SourceFile
    /// The last event, if it was a quoted string of several lines.
    private var lastString: LibYAMLProblem.QuotedString?

    /// - Parameters:
    ///   - text: UTF-8 text, valid as long as the parser lives.
    ///   - file: The file the text is from, for marks.
    init(text: UnsafeBufferPointer<UInt8>, file: SourceFile) throws(YAMLError) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw YAMLError(
                mark: Mark(file: file, line: 1, column: 1),
                message: "not enough memory to read the file"
            )
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        self.parser = parser
        self.file = file
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Reads the next event. Whoever calls it deletes the event.
    mutating func next(_ event: inout yaml_event_t) throws(YAMLError) {
        guard yaml_parser_parse(parser, &event) == 1 else {
            throw LibYAMLProblem(parser.pointee, after: lastString, file: file).error
        }
        lastString = LibYAMLProblem.QuotedString(event)
    }
}
