/// Keeps a file under a second name, so that changes to it can be undone.
enum FileBackup {
    /// How a file is kept.
    enum Method {
        /// By a second name for it where the file system has such, and by a copy elsewhere.
        case name
        /// By a copy.
        case copy
    }

    /// The result of making a backup.
    enum Outcome {
        case made, nothingToKeep, nameIsTaken
    }

    /// Keeps a file.
    ///
    /// - Parameters:
    ///   - backup: The second name.
    ///   - name: The file's name.
    ///   - folder: The folder of both.
    ///   - path: The file's path, for errors.
    ///   - method: How it is kept.
    /// - Throws: ``FileError`` if there is no way to keep it. Then nothing of the second name is there.
    static func make(
        _ backup: String,
        of name: String,
        in folder: borrowing OpenFile,
        path: String,
        by method: Method
    ) throws(FileError) -> Outcome {
        if method == .name {
            if linkat(folder.descriptor, name, folder.descriptor, backup, 0) == 0 { return .made }
            if errno == EEXIST { return .nameIsTaken }
            if errno == ENOENT { return .nothingToKeep }
        }
        return try copy(name, to: backup, in: folder, path: path)
    }

    private static func copy(
        _ name: String,
        to backup: String,
        in folder: borrowing OpenFile,
        path: String
    ) throws(FileError) -> Outcome {
        guard let source = folder.opened(name) else {
            if errno == ENOENT { return .nothingToKeep }
            throw FileError(.write, path)
        }
        guard let status = FileStatus(ofDescriptor: source.descriptor) else { throw FileError(.write, path) }
        switch status.kind {
        case .file: break
        case .folder: throw FileError(.write, path, code: EISDIR)
        case .link, .other:
            throw FileError(.write, path, because: "it is not a regular file, so it cannot be backed up")
        }
        guard let target = folder.created(backup, mode: status.permissions) else {
            if errno == EEXIST { return .nameIsTaken }
            throw FileError(.write, path)
        }
        do throws(FileError) {
            try target.write(try source.read(path: path, limit: FileReader.maximumSize), path: path)
        } catch {
            _ = unlinkat(folder.descriptor, backup, 0)
            throw error
        }
        return .made
    }
}
