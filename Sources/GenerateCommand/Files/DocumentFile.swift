import ServiceDescription
import YAML

/// A YAML or JSON file on disk that was read.
struct DocumentFile {
    /// The root of its tree.
    let root: YAMLNode
    /// Whether the document is complete. If it has duplicate keys, only the first of each is in it, or the members of all their tables:
    /// such a file must not be generated from, but its other mistakes can be reported in the same run.
    let isWhole: Bool

    /// Reads a description into a tree.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: Where the path is named, if that is in a file.
    ///   - findings: Gets why the file cannot be read, or what else it is.
    /// - Returns: `nil` if there is something wrong.
    static func readDescription(_ path: String, namedAt mark: Mark?, _ findings: inout Findings) -> DocumentFile? {
        guard FileReader.exists(path), let refusal = ForeignFormat.refusal(ofFile: path) else {
            return read(path, namedAt: mark, &findings)
        }
        findings.files.add(path)
        findings.add(refusal, at: Mark(file: SourceFile(path: path, text: []), line: 1, column: 1))
        return nil
    }

    /// Reads a file into a tree.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: Where the path is named, if that is in a file.
    ///   - findings: Gets why the file cannot be read, or is neither YAML nor JSON.
    /// - Returns: `nil` if there is something wrong.
    static func read(_ path: String, namedAt mark: Mark? = nil, _ findings: inout Findings) -> DocumentFile? {
        findings.files.add(path)
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(path)
        } catch {
            findings.add(error, at: mark)
            return nil
        }
        do {
            var mistakes: [YAMLError] = []
            let root = try YAMLReader.read(bytes: bytes, file: path, mistakes: &mistakes)
            for mistake in mistakes { findings.add(mistake: mistake) }
            return DocumentFile(root: root, isWhole: true)
        } catch {
            findings.add(error)
            return error.document.map { DocumentFile(root: $0, isWhole: false) }
        }
    }
}
