import CLibYAML

/// Reads YAML by passing libyaml's events to a ``TreeAssembly``.
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
        let assembly = TreeAssembly(of: file, rules: rules, isSingle: isSingle)
        var events: [YAMLEvent] = []
        var failure: YAMLError?
        text.withUnsafeBufferPointer { bytes in
            do throws(YAMLError) {
                var parser = try LibYAMLParser(text: bytes, file: file)
                var isWanted = true
                while isWanted, try parser.next(into: &events, separators) {
                    if events.count < TreeAssembly.batchSize { continue }
                    isWanted = assembly.add(events)
                    events = []
                }
            } catch {
                failure = error
            }
        }
        return try assembly.finish(events, failure)
    }
}

extension LibYAMLParser {
    /// Appends the next event.
    ///
    /// - Returns: Whether there are more.
    /// - Throws: ``YAMLError`` for what is not YAML.
    fileprivate mutating func next(into events: inout [YAMLEvent], _ separators: LineSeparators?) throws(YAMLError)
        -> Bool
    {
        var event = yaml_event_t()
        try next(&event)
        defer { yaml_event_delete(&event) }
        if events.isEmpty { events.reserveCapacity(TreeAssembly.batchSize) }
        events.append(YAMLEvent(event, separators: separators))
        return event.type != YAML_STREAM_END_EVENT
    }
}
