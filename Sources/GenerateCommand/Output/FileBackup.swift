/// Keeps a file under a second name, so that changes to it can be undone.
enum FileBackup {
    /// How a file is kept.
    enum Method {
        /// By a second name for it where the file system has such, and by a copy elsewhere.
        case name
        /// By a copy.
        case copy
    }

    /// Keeps a file.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - folder: The folder of the file and of what keeps it.
    ///   - path: The file's path, for errors.
    ///   - method: How it is kept.
    ///   - names: Gives the second name.
    /// - Returns: The second name; `nil` if the file is gone.
    /// - Throws: ``FileError`` if there is no way to keep it. Then nothing of the second name is there.
    static func make(
        of name: String,
        in folder: borrowing OpenFile,
        path: String,
        by method: Method,
        _ names: inout TemporaryNames
    ) throws(FileError) -> String? {
        while method == .name {
            let backup = names.next()
            if linkat(folder.descriptor, name, folder.descriptor, backup, 0) == 0 { return backup }
            if errno == ENOENT { return nil }
            if errno != EEXIST { break }
        }
        guard let source = folder.opened(name) else {
            if errno == ENOENT { return nil }
            throw FileError(.write, path)
        }
        guard let status = FileStatus(ofDescriptor: source.descriptor) else { throw FileError(.write, path) }
        switch status.kind {
        case .file: break
        case .folder: throw FileError(.write, path, code: EISDIR)
        case .link, .other:
            throw FileError(.write, path, because: "it is not a regular file, so it cannot be backed up")
        }
        var backup = ""
        let target = try names.createFile(named: &backup, in: folder, mode: status.permissions, path: path)
        do throws(FileError) {
            try target.write(try source.read(path: path, limit: FileReader.maximumSize), path: path)
        } catch {
            _ = unlinkat(folder.descriptor, backup, 0)
            throw error
        }
        return backup
    }
}
