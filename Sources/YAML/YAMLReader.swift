/// Reads YAML 1.2 and JSON to the same kind of tree, in which every node knows its place in the file.
package enum YAMLReader {
    /// Reads a file that holds one document.
    ///
    /// A path that ends in `.json` means JSON. So does text that starts with `{` or `[` and is JSON; all other text is YAML.
    /// A YAML file without a document gives one node for which ``YAMLNode/isOmitted`` is true.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes: UTF-8, or UTF-16 with a byte order mark.
    ///   - path: The file's path as the user gave it, for diagnostics; nothing is opened.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``YAMLError`` with the place of what is wrong: text that is neither YAML nor JSON, a duplicate key, a
    ///   key that is not a scalar, an unknown anchor, a second document, a limit that is exceeded.
    package static func read(
        bytes: [UInt8],
        file path: String,
        limits: YAMLLimits = .default
    ) throws(YAMLError) -> YAMLNode {
        let file = try SourceDecoder.decode(bytes, path: path, limits: limits)
        if let pointer = pointer(in: file) { throw pointer }
        do throws(YAMLError) {
            return try read(file, rules: ReadingRules(limits: limits))
        } catch {
            throw markup(in: file) ?? error
        }
    }

    /// Reads a file that holds one document, as ``read(bytes:file:limits:)``, but also one whose path ends in `.json` and that is
    /// YAML with members: trailing commas, comments, single quotes.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - path: The file's path.
    ///   - mistakes: Gets why such a file is not JSON.
    /// - Throws: ``YAMLError``, of JSON where the file is not YAML either.
    package static func read(
        bytes: [UInt8],
        file path: String,
        mistakes: inout [YAMLError]
    ) throws(YAMLError) -> YAMLNode {
        do throws(YAMLError) {
            return try read(bytes: bytes, file: path)
        } catch {
            guard isJSON(path), let document = readable(bytes: bytes, file: path) else { throw error }
            mistakes.append(error)
            return document
        }
    }

    /// Reads a file with the extension `.json` as YAML; `nil` if that is not a mapping with members. Then its mistakes as JSON
    /// are reported.
    private static func readable(bytes: [UInt8], file path: String) -> YAMLNode? {
        do throws(YAMLError) {
            let file = try SourceDecoder.decode(bytes, path: path, limits: .default)
            let document = try onlyDocument(of: file, rules: ReadingRules())
            return document.mapping?.isEmpty == false ? document : nil
        } catch {
            return nil
        }
    }

    private static func isJSON(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

    private static func read(_ file: SourceFile, rules: ReadingRules) throws(YAMLError) -> YAMLNode {
        if isJSON(file.path) { return try JSONDocumentReader.read(file, rules: rules) }
        if startsLikeJSON(file.text) {
            do {
                return try JSONDocumentReader.read(file, rules: rules)
            } catch {
                // Flow style YAML starts the same way: the YAML reader has the last word, and its error is the one to show.
            }
        }
        return try onlyDocument(of: file, rules: rules)
    }

    private static func onlyDocument(of file: SourceFile, rules: ReadingRules) throws(YAMLError) -> YAMLNode {
        let documents = try YAMLDocumentReader.read(file, rules: rules, isSingle: true)
        return documents.first ?? YAMLNode(text: "", isPlain: true, at: Mark(file: file, line: 1, column: 1))
    }

    private static func startsLikeJSON(_ text: [UInt8]) -> Bool {
        let first = text.first { !isSpace($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// The error for a Git LFS pointer, which a clone without LFS has in place of the file. As YAML, it would be text.
    private static func pointer(in file: SourceFile) -> YAMLError? {
        guard file.text.starts(with: "version https://git-lfs.github.com/".utf8) else { return nil }
        return YAMLError(
            mark: file.mark(atByte: 0),
            message: "the file is a pointer to one in Git LFS, neither YAML nor JSON",
            help: "run 'git lfs pull', or download the file itself"
        )
    }

    /// The error of a file that cannot be read because it starts with a tag: most often, the page that a server returned
    /// instead of the file.
    private static func markup(in file: SourceFile) -> YAMLError? {
        guard let start = file.text.firstIndex(where: { !isSpace($0) }), file.text[start] == UInt8(ascii: "<"),
            let next = file.text.dropFirst(start + 1).first,
            next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next | 0x20 >= UInt8(ascii: "a")
        else { return nil }
        return YAMLError(
            mark: file.mark(atByte: start),
            message: "the file is an HTML page or XML, neither YAML nor JSON",
            help: "download the file itself"
        )
    }
}
