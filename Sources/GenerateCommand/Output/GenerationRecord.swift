import ClientGenerator
import ServiceDescription
import YAML

/// The record of the files that a run wrote, from which a later run knows which files it may remove, and which generator wrote them.
///
/// It is a text file in the output folder: the generator's version in a comment, and one path per line, relative to the folder and
/// sorted.
enum GenerationRecord {
    /// The record's path in the output folder.
    static let path = ConfinedPath(named: ".generated-files")

    private static let comment = "# generate "

    /// The record of the given files, written by this generator.
    static func bytes(listing paths: [ConfinedPath]) -> [UInt8] {
        Array(([comment + ClientGenerator.version] + paths.sorted().map(\.description)).map { $0 + "\n" }.joined().utf8)
    }

    /// The version of the generator that wrote a record, if the record names it. It is as trustworthy as any text of a file.
    static func version(in bytes: [UInt8]) -> String? {
        // It is not the first line of a merge in which two versions meet.
        let line = bytes.split { "\r\n".utf8.contains($0) }.first { $0.starts(with: comment.utf8) }
        return line.map { String(decoding: $0.dropFirst(comment.utf8.count), as: UTF8.self) }
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
            // A merge that git could not resolve has the files of both sides, which are there as well.
            if text.isEmpty || text.hasPrefix(comment) || text.isConflictMarker { continue }
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
        return paths.uniqued()
    }
}
