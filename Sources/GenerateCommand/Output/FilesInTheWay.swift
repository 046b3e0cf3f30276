import ClientGenerator
import ServiceDescription
import Suggestions
import YAML

/// The user's files at the paths of generated ones, which no run may replace.
///
/// Without a record, it also finds generated files that no client has any more. A file counts as generated if the record lists it
/// or, if the record was lost, if it begins as generated files do.
struct FilesInTheWay {
    /// How many are named.
    private static let limit = 20

    /// The beginning of generated files, unless the user has other templates.
    private static let header = Array(
        (ClientGenerator.templates["Header"] ?? "").utf8.prefix { $0 != UInt8(ascii: "\n") }
    )

    /// The output folder.
    let tree: FolderTree

    /// Refuses to replace such files.
    ///
    /// - Parameters:
    ///   - steps: The planned steps.
    ///   - recorded: The files that an earlier run has written.
    /// - Throws: ``FileError`` that names them, or because one of them cannot be read.
    func refuse(_ steps: [OutputPlan.Step], recorded: Set<ConfinedPath>) throws(FileError) {
        var found: [ConfinedPath] = []
        for step in steps where step.action == .replace && !recorded.contains(step.path) {
            if try !isGenerated(step.path) { found.append(step.path) }
        }
        if found.isEmpty { return }
        guard found.count > 1 else {
            throw FileError(
                .write,
                tree.path(found.map(\.description)),
                because: "a file that 'generate' did not write is in the way; move or remove it"
            )
        }
        throw FileError(
            .write,
            tree.root,
            because: "files that 'generate' did not write are in the way: \(Self.list(found)); move or remove them"
        )
    }

    /// Warns of files that begin as generated ones do and are not wanted, in the folders of those that are, if no record tells whether an
    /// earlier run wrote them.
    ///
    /// - Parameters:
    ///   - wanted: The files of the client.
    ///   - mark: Where the output folder is named, if that is in a file.
    ///   - diagnostics: Gets the warning.
    /// - Throws: ``FileError`` if a folder or a file cannot be read.
    func warnOfUnlisted(
        besides wanted: [ConfinedPath],
        namedAt mark: Mark?,
        _ diagnostics: inout Diagnostics
    ) throws(FileError) {
        let known = Set(wanted.map(\.withoutCase))
        var found: [ConfinedPath] = []
        for folders in Set(wanted.map(\.folders)) where try tree.open(folders) != nil {
            for name in try FileReader.names(inFolder: tree.path(folders)) ?? [] where name.hasSuffix(".swift") {
                guard let path = ConfinedPath((folders + [name]).joined(separator: "/")),
                    !known.contains(path.withoutCase), try isGenerated(path)
                else { continue }
                found.append(path)
            }
        }
        if found.isEmpty { return }
        let (are, them) = found.count == 1 ? ("is", "it") : ("are", "them")
        diagnostics.warning(
            "'\(tree.root)' had lost its '\(GenerationRecord.path)', and \(Self.list(found)) \(are) generated but not a part of the "
                + "client; remove \(them), unless another client needs \(them)",
            at: mark
        )
    }

    private static func list(_ paths: [ConfinedPath]) -> String {
        NameList.text(paths.map(\.description).sorted(), of: paths.count, maximumCount: limit)
    }

    /// Whether there is a file that begins as generated ones do. A link is the work of somebody else.
    private func isGenerated(_ path: ConfinedPath) throws(FileError) -> Bool {
        guard let folder = try tree.open(path.folders) else { return false }
        guard let file = folder.opened(path.name) else {
            if errno == ELOOP { return false }
            throw FileError(.read, tree.path([path.description]))
        }
        guard FileStatus(ofDescriptor: file.descriptor)?.kind == .file else { return false }
        let beginning = try file.beginning(path: tree.path([path.description]), length: Self.header.count)
        return !beginning.isEmpty && beginning == Self.header
    }
}
