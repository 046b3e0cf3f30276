#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import ClientGenerator

/// The user's files at the paths of generated ones, which no run may replace.
///
/// A file counts as generated if the record lists it or, if the record was lost, if it begins as generated files do.
struct FilesInTheWay {
    /// How many are named.
    private static let limit = 20

    /// The beginning of generated files, unless the user has other templates.
    private static let header = Array(
        (ClientGenerator.templates["Header"] ?? "").utf8.prefix { $0 != UInt8(ascii: "\n") }
    )

    private let tree: FolderTree

    /// - Parameter tree: The output folder.
    init(in tree: FolderTree) {
        self.tree = tree
    }

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
        let names = found.map(\.description).sorted()
        guard names.count > 1 else {
            throw FileError(
                .write,
                tree.path(names),
                because: "a file that 'generate' did not write is in the way; move or remove it"
            )
        }
        let list = names.prefix(Self.limit).map { "'\($0)'" }.joined(separator: ", ")
        let more = names.count > Self.limit ? " and \(names.count - Self.limit) more" : ""
        throw FileError(
            .write,
            tree.root,
            because:
                "files that 'generate' did not write are in the way: \(list)\(more); move or remove them"
        )
    }

    /// Whether there is a file that begins as generated ones do. A link is the work of somebody else.
    private func isGenerated(_ path: ConfinedPath) throws(FileError) -> Bool {
        guard let folder = try tree.open(path.folders) else { return false }
        let descriptor = openat(folder.descriptor, path.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 {
            if errno == ELOOP { return false }
            throw FileError(.read, tree.path([path.description]))
        }
        let file = OpenFile(descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let beginning = try file.beginning(path: tree.path([path.description]), length: Self.header.count)
        return !beginning.isEmpty && beginning == Self.header
    }
}
