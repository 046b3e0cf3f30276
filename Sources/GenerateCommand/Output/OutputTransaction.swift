/// Executes plans for output folders: either all of them or, if anything fails, none.
///
/// Steps that are likely to fail come first, where they do no harm: each new file is written under a temporary name
/// next to its final one, and each old file gets a second name, or a copy on file systems without hard links (exFAT,
/// some network shares). Then the files are renamed. Old files are kept until everything is done. An interrupt waits
/// until the end.
enum OutputTransaction {
    /// Renames an entry of a folder, as `renameat` does.
    typealias Rename = (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32

    /// Carries out the plans.
    ///
    /// - Parameters:
    ///   - plans: The plans.
    ///   - backup: How old files are kept until all is done.
    ///   - rename: How files get their names.
    /// - Throws: ``FileError`` if anything could not be written. Then all folders are as they were, except for the files in
    ///   ``FileError/unrestored``.
    static func carryOut(
        _ plans: [OutputPlan],
        keepingFilesBy backup: FileBackup.Method = .name,
        renamingBy rename: @escaping Rename = { renameat($0, $1, $2, $3) }
    ) throws(FileError) {
        try InterruptShield.run { () throws(FileError) in
            var work = OutputWork(backupMethod: backup, rename: rename)
            do throws(FileError) {
                try work.stage(plans)
                try work.commit()
            } catch {
                var failure = error
                failure.unrestored = work.undo()
                throw failure
            }
            work.finish(plans)
        }
    }
}

/// The state of executing plans.
private struct OutputWork {
    /// A file that is about to change.
    private struct Entry {
        let action: OutputPlan.Action
        let path: ConfinedPath
        /// The name under which the new contents wait.
        var temporary: String?
        /// The name under which the old file waits.
        var backup: String?
        /// Whether the file has changed already.
        var isDone = false
    }

    /// The files of one folder.
    private struct Batch {
        let tree: FolderTree
        let folders: [String]
        var entries: [Entry]
    }

    let backupMethod: FileBackup.Method
    let rename: OutputTransaction.Rename

    private var batches: [Batch] = []
    private var createdFolders: [String] = []
    private var names = TemporaryNames()

    init(backupMethod: FileBackup.Method, rename: @escaping OutputTransaction.Rename) {
        self.backupMethod = backupMethod
        self.rename = rename
    }

    // MARK: Stages

    /// Writes the new files under temporary names, and gives the old ones a second name.
    mutating func stage(_ plans: [OutputPlan]) throws(FileError) {
        for plan in plans {
            let tree = FolderTree(root: plan.folder)
            for steps in plan.stages {
                let byFolder = Dictionary(grouping: steps, by: \.path.folders)
                for (folders, members) in byFolder.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                    try stage(members, in: folders, of: tree)
                }
            }
        }
    }

    private mutating func stage(
        _ steps: [OutputPlan.Step],
        in folders: [String],
        of tree: FolderTree
    ) throws(FileError) {
        let folder = try tree.create(folders, created: &createdFolders)
        batches.append(Batch(tree: tree, folders: folders, entries: []))
        for step in steps {
            let path = tree.path([step.path.description])
            var entry = Entry(action: step.action, path: step.path)
            // What was done until something fails must be undone.
            defer { batches[batches.count - 1].entries.append(entry) }
            if step.action != .create {
                entry.backup = try FileBackup.make(of: step.path.name, in: folder, path: path, by: backupMethod, &names)
            }
            if step.action == .remove { continue }
            var temporary = ""
            let file = try names.createFile(named: &temporary, in: folder, path: path)
            entry.temporary = temporary
            try file.write(step.contents, path: path)
        }
    }

    /// Gives the new files their names and takes the old ones away.
    mutating func commit() throws(FileError) {
        for batch in batches.indices {
            let tree = batches[batch].tree
            guard let folder = try tree.open(batches[batch].folders) else {
                throw FileError(.write, tree.path(batches[batch].folders), code: ENOENT)
            }
            for index in batches[batch].entries.indices {
                let entry = batches[batch].entries[index]
                let path = tree.path([entry.path.description])
                if let temporary = entry.temporary {
                    guard rename(folder.descriptor, temporary, folder.descriptor, entry.path.name) == 0 else {
                        throw FileError(.write, path)
                    }
                } else if unlinkat(folder.descriptor, entry.path.name, 0) != 0, errno != ENOENT {
                    throw FileError(.remove, path)
                }
                batches[batch].entries[index].isDone = true
            }
        }
    }

    /// Takes the second names of old files away, what stopped runs have left, and the folders that became empty.
    func finish(_ plans: [OutputPlan]) {
        for plan in plans { removeLeftovers(from: plan) }
        for batch in batches where batch.entries.contains(where: { $0.action == .remove }) {
            for depth in stride(from: batch.folders.count, to: 0, by: -1) {
                guard rmdir(batch.tree.path(batch.folders.prefix(depth))) == 0 else { break }
            }
        }
    }

    /// Makes all as it was.
    ///
    /// - Returns: The failures for files that are not as they were.
    func undo() -> [FileError] {
        var failures: [FileError] = []
        for batch in batches.reversed() {
            do {
                guard let folder = try batch.tree.open(batch.folders) else { continue }
                for entry in batch.entries { undo(entry, in: folder, of: batch.tree, &failures) }
            } catch {
                if batch.entries.contains(where: \.isDone) { failures.append(error) }
            }
        }
        for folder in createdFolders.reversed() { _ = rmdir(folder) }
        return failures
    }

    private func undo(
        _ entry: Entry,
        in folder: borrowing OpenFile,
        of tree: FolderTree,
        _ failures: inout [FileError]
    ) {
        let path = tree.path([entry.path.description])
        if let backup = entry.backup {
            if entry.isDone, rename(folder.descriptor, backup, folder.descriptor, entry.path.name) != 0 {
                let reason = FileError(.restore, path).reason
                let kept = tree.path(entry.path.folders + [backup])
                failures.append(
                    FileError(
                        .restore,
                        path,
                        because:
                            "\(reason); its old contents are in '\(kept)' (rename that file before the next run removes it)"
                    )
                )
            } else {
                // Also after renaming, which leaves both names if they are names of one file (POSIX, rename).
                _ = unlinkat(folder.descriptor, backup, 0)
            }
        } else if entry.isDone, entry.action == .create {
            if unlinkat(folder.descriptor, entry.path.name, 0) != 0, errno != ENOENT {
                failures.append(FileError(.remove, path))
            }
        }
        if let temporary = entry.temporary { _ = unlinkat(folder.descriptor, temporary, 0) }
    }

    /// Removes what this run and stopped ones have left in any folder of the client, also where this one writes nothing.
    private func removeLeftovers(from plan: OutputPlan) {
        let tree = FolderTree(root: plan.folder)
        for folders in plan.folders {
            do {
                guard let folder = try tree.open(folders) else { continue }
                let names = try FileReader.names(inFolder: tree.path(folders)) ?? []
                for name in names where TemporaryNames.isLeftover(name) { _ = unlinkat(folder.descriptor, name, 0) }
            } catch {
                // The next run tries again.
            }
        }
    }
}
