import ClientGenerator
import ServiceDescription
import YAML

/// A folder for generated files.
struct OutputFolder: Sendable {
    private let tree: FolderTree

    /// The folder at the given path, whether it exists yet or not.
    init(path: String) {
        tree = FolderTree(root: path)
    }

    /// Whether a run has written to the folder.
    var hasRecord: Bool {
        FileStatus(ofEntryAt: tree.path([GenerationRecord.path.description])) != nil
    }

    /// Determines the changes that the folder needs to contain the given files, without making them.
    ///
    /// Files that are written once are written where nothing is, by the run that begins the package; from then on they belong
    /// to its author, who may change and remove them. No file replaces one that no run has written.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - mark: Where the folder is named, if that is in a file.
    /// - Throws: ``FileError`` if a file cannot be read, or something is in the way of a file: a folder of its name, a file
    ///   that no run has written, a file or a symbolic link in place of its folder; or if a file's path is not one below the
    ///   folder.
    func plan(for files: [GeneratedFile], namedAt mark: Mark? = nil) throws(FileError) -> OutputPlan {
        let (wanted, beginnings) = try Self.confined(files)
        let paths = wanted.map(\.path)
        var (recordStep, recorded, version, warnings) = try recordState(listing: paths)
        var steps = try self.steps(for: wanted)
        var begun: [OutputPlan.Step] = []
        let filesInTheWay = FilesInTheWay(tree: tree)
        try filesInTheWay.refuse(steps, recorded: Set(recorded))
        if recordStep?.action == .create { try filesInTheWay.warnOfUnlisted(besides: paths, namedAt: mark, &warnings) }
        if !beginnings.isEmpty {
            let isBegun = recordStep?.action != .create && recorded.contains { $0.description == PackageFiles.mark }
            if isBegun {
                Self.warnOfFormerModule(recorded, paths, namedAt: mark, &warnings)
            } else {
                begun = try self.steps(for: beginnings).filter { $0.action == .create }
            }
        }
        steps += begun
        let stale = stale(recorded, wanted: paths)
        steps += stale.map { OutputPlan.Step(action: .remove, path: $0, contents: []) }
        if !stale.isEmpty, ClientFileNames(paths).areOfAnotherClient(than: ClientFileNames(recorded)) {
            warnings.warning(
                "'\(tree.root)' holds another client, whose \(stale.count == 1 ? "file" : "\(stale.count) files") this one "
                    + "replaces (choose another output folder to keep both clients)",
                at: mark
            )
        }
        return OutputPlan(
            folder: tree.root,
            folders: Set((paths + recorded).map(\.folders)).union([[]]),
            fileCount: wanted.count + begun.count,
            formerVersion: version == ClientGenerator.version ? nil : version,
            warnings: warnings,
            steps: steps.sorted { $0.path < $1.path },
            recordStep: recordStep,
            interimRecordStep: recordStep.map { step in
                let all = (recorded + paths).uniqued()
                return OutputPlan.Step(
                    action: step.action,
                    path: step.path,
                    contents: GenerationRecord.bytes(listing: all)
                )
            }
        )
    }

    /// Warns of a package whose module has another name by now, which the files that are its author's do not know.
    private static func warnOfFormerModule(
        _ recorded: [ConfinedPath],
        _ wanted: [ConfinedPath],
        namedAt mark: Mark?,
        _ warnings: inout Diagnostics
    ) {
        let modules = [recorded, wanted].map {
            $0.lazy.compactMap { PackageFiles.module(ofPodspec: $0.description) }.first
        }
        guard let before = modules[0], let now = modules[1], before != now else { return }
        warnings.warning(
            "the module is named '\(now)' now, and the package's own files, such as Package.swift, still name '\(before)' (write "
                + "'module: \(before)' in the client configuration, or change these files)",
            at: mark
        )
    }

    // MARK: What is wanted

    private struct File {
        let path: ConfinedPath
        let contents: [UInt8]
    }

    private static func confined(
        _ files: [GeneratedFile]
    ) throws(FileError) -> (wanted: [File], beginnings: [File]) {
        var (wanted, beginnings): ([File], [File]) = ([], [])
        var seen: [String: ConfinedPath] = [:]
        for file in files {
            guard let path = ConfinedPath(file.path), path != GenerationRecord.path else {
                throw FileError(.write, file.path, because: "it is not a path inside the output folder")
            }
            if let other = seen.updateValue(path, forKey: path.withoutCase) {
                throw FileError(.write, file.path, because: "a case-insensitive file system treats it as '\(other)'")
            }
            let result = File(path: path, contents: file.contents)
            if file.isWrittenOnce { beginnings.append(result) } else { wanted.append(result) }
        }
        return (wanted, beginnings)
    }

    // MARK: What is there

    private func steps(for files: [File]) throws(FileError) -> [OutputPlan.Step] {
        var steps: [OutputPlan.Step] = []
        let byFolder = Dictionary(grouping: files, by: \.path.folders)
        for (folders, members) in byFolder.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            steps += try self.steps(for: members, inFolder: folders)
        }
        return steps
    }

    private func steps(for files: [File], inFolder folders: [String]) throws(FileError) -> [OutputPlan.Step] {
        guard let folder = try tree.open(folders) else {
            return files.map { OutputPlan.Step(action: .create, path: $0.path, contents: $0.contents) }
        }
        var steps: [OutputPlan.Step] = []
        for file in files {
            guard let action = try action(for: file, in: folder) else { continue }
            steps.append(OutputPlan.Step(action: action, path: file.path, contents: file.contents))
        }
        return steps
    }

    /// What must happen to one file, `nil` if nothing.
    private func action(for file: File, in folder: borrowing OpenFile) throws(FileError) -> OutputPlan.Action? {
        let path = tree.path([file.path.description])
        guard let current = folder.opened(file.path.name) else {
            switch errno {
            case ENOENT: return .create
            // A link is replaced by the file; what it leads to is not touched.
            case ELOOP: return .replace
            default: throw FileError(.read, path)
            }
        }
        guard let status = FileStatus(ofDescriptor: current.descriptor) else { throw FileError(.read, path) }
        if status.kind == .folder {
            throw FileError(.write, path, because: "it is a folder, not a file")
        }
        if status.kind != .file || status.size != file.contents.count { return .replace }
        return try current.read(path: path, limit: file.contents.count + 1) == file.contents ? nil : .replace
    }

    /// What must happen to the record of generated files, what it lists now, and which version of the generator wrote it.
    private func recordState(listing paths: [ConfinedPath]) throws(FileError) -> (
        step: OutputPlan.Step?, recorded: [ConfinedPath], version: String?, warnings: Diagnostics
    ) {
        var warnings = Diagnostics()
        let record = File(path: GenerationRecord.path, contents: GenerationRecord.bytes(listing: paths))
        guard let step = try steps(for: [record], inFolder: []).first else { return (nil, paths, nil, warnings) }
        guard step.action == .replace, let bytes = try currentRecord() else { return (step, [], nil, warnings) }
        let path = tree.path([record.path.description])
        let recorded = GenerationRecord.paths(in: bytes, path: path, &warnings)
        return (step, recorded, GenerationRecord.version(in: bytes), warnings)
    }

    /// Returns the text of the record, or `nil` if it is not a file.
    private func currentRecord() throws(FileError) -> [UInt8]? {
        guard let folder = try tree.open([]), let record = folder.opened(GenerationRecord.path.name) else { return nil }
        return try record.read(path: tree.path([GenerationRecord.path.description]), limit: FileReader.maximumSize)
    }

    /// Returns the recorded files that still exist but are no longer generated.
    private func stale(_ recorded: [ConfinedPath], wanted: [ConfinedPath]) -> [ConfinedPath] {
        let byCase = wanted.keyed(by: \.withoutCase)
        let wanted = Set(wanted)
        return recorded.filter { path in
            guard !wanted.contains(path), let file = identity(of: path) else { return false }
            // Where the file system ignores case, a file that is only renamed so is the wanted file.
            return byCase[path.withoutCase].flatMap(identity) != file
        }
    }

    /// Returns the identity of a file on this machine, or `nil` if there is no file, or only one behind a symbolic
    /// link.
    private func identity(of path: ConfinedPath) -> FileStatus.Identity? {
        let folders = path.folders.indices.lazy.map { tree.path(path.folders.prefix($0 + 1)) }
        guard folders.allSatisfy({ FileStatus(ofEntryAt: $0)?.kind == .folder }),
            let status = FileStatus(ofEntryAt: tree.path([path.description])), status.kind != .folder
        else { return nil }
        return status.identity
    }
}
