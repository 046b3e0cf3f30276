import ClientGenerator
import ServiceDescription
import YAML

/// The record of the files that a run wrote, from which a later run knows which files it may remove.
///
/// It is a text file in the output folder, with one path per line, relative to the folder and sorted.
enum GenerationRecord {
    /// The record's path in the output folder.
    static let path = ConfinedPath(named: ".generated-files")

    /// The record of the given files.
    static func bytes(listing paths: [ConfinedPath]) -> [UInt8] {
        Array(paths.sorted().map { $0.description + "\n" }.joined().utf8)
    }

    /// The files that a record lists.
    ///
    /// - Parameters:
    ///   - bytes: The record's text.
    ///   - path: The record's path, for diagnostics.
    ///   - diagnostics: Gets a warning if the record lists something that is not below the output folder, or that no run writes. Then none
    ///     of it is believed.
    static func paths(in bytes: [UInt8], path: String, _ diagnostics: inout Diagnostics) -> [ConfinedPath] {
        var paths: [ConfinedPath] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
            if text.isEmpty { continue }
            guard let path = ConfinedPath(text), path != Self.path, PackageFiles.mayWrite(text) else {
                diagnostics.warning(
                    "the record lists '\(text)', which cannot be a generated file; the record is ignored, and no "
                        + "files are removed",
                    at: Mark(file: SourceFile(path: path, text: bytes), line: index + 1, column: 1)
                )
                return []
            }
            paths.append(path)
        }
        return paths
    }
}
