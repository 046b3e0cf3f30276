/// Reads YAML by passing the events of an ``EventParser`` to a ``TreeAssembly``.
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
        var assembly = TreeAssembly(of: file, rules: rules, isSingle: isSingle)
        let failure = EventParser.parse(text, separators, of: file) { assembly.take($0) }
        return try assembly.finish(failure)
    }
}
