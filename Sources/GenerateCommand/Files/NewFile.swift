/// Writes files that the user continues to edit, without ever overwriting an existing one.
enum NewFile {
    /// Writes files into a folder, which is created if it is not there: either all of them or, if anything fails, none.
    ///
    /// - Parameters:
    ///   - files: The paths, and the texts.
    ///   - folder: The path of the folder that all of them are in.
    ///   - remedy: What to do if there is something at one of the paths.
    /// - Throws: ``FileError`` if there is, or if a file or the folder cannot be written.
    static func write(
        _ files: [(path: String, text: String)],
        inFolder folder: String,
        orElse remedy: String
    ) throws(FileError) {
        var folders: [String] = []
        var written: [String] = []
        do throws(FileError) {
            _ = try FolderTree(root: folder).create([], created: &folders)
            for file in files {
                try write(file.text, to: file.path, orElse: remedy)
                written.append(file.path)
            }
        } catch {
            for path in written { _ = unlink(path) }
            for path in folders.reversed() { _ = rmdir(path) }
            throw error
        }
    }

    /// Writes a file, of which nothing is left if that fails.
    private static func write(_ text: String, to path: String, orElse remedy: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            let error = FileError(.write, path)
            throw isThere ? FileError(.write, path, because: "\(error.reason) (\(remedy))") : error
        }
        do throws(FileError) {
            try OpenFile(descriptor).write(Array(text.utf8), path: path)
        } catch {
            _ = unlink(path)
            throw error
        }
    }
}
