import ServiceDescription
import YAML

/// A YAML or JSON file on disk.
enum DocumentFile {
    /// Reads a description into a tree.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: Where the path is named, if that is in a file.
    ///   - findings: Gets why the file cannot be read, or what else it is.
    /// - Returns: The root of the tree, `nil` if there is something wrong.
    static func readDescription(_ path: String, namedAt mark: Mark?, _ findings: inout Findings) -> YAMLNode? {
        guard FileReader.exists(path), let refusal = ForeignFormat.refusal(ofFile: path) else {
            return read(path, namedAt: mark, &findings)
        }
        findings.willRead(path)
        findings.add(refusal, at: Mark(file: SourceFile(path: path, text: []), line: 1, column: 1))
        return nil
    }

    /// Reads a file into a tree.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: Where the path is named, if that is in a file.
    ///   - findings: Gets why the file cannot be read, or is neither YAML nor JSON.
    /// - Returns: The root of the tree, `nil` if there is something wrong.
    static func read(_ path: String, namedAt mark: Mark? = nil, _ findings: inout Findings) -> YAMLNode? {
        findings.willRead(path)
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(path)
        } catch {
            findings.add(error, at: mark)
            return nil
        }
        do {
            var mistakes: [YAMLError] = []
            let document = try YAMLReader.read(bytes: bytes, file: path, mistakes: &mistakes)
            for mistake in mistakes { findings.add(mistake: mistake) }
            return document
        } catch {
            findings.add(error)
            return nil
        }
    }
}
