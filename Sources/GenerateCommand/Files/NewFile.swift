/// Writes files that the user continues to edit, without ever overwriting an existing one.
enum NewFile {
    /// Writes files: either all of them or, if anything fails, none.
    ///
    /// - Parameters:
    ///   - files: The paths, and the texts.
    ///   - remedy: What to do if there is something at one of the paths.
    /// - Throws: ``FileError`` if there is, or a file cannot be written.
    static func write(_ files: [(path: String, text: String)], orElse remedy: String) throws(FileError) {
        var written: [String] = []
        do throws(FileError) {
            for file in files {
                try write(file.text, to: file.path, orElse: remedy)
                written.append(file.path)
            }
        } catch {
            for path in written { _ = unlink(path) }
            throw error
        }
    }

    /// Writes a file, of which nothing is left if that fails.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The file's path.
    ///   - remedy: What to do if there is something at the path.
    /// - Throws: ``FileError`` if there is, or the file cannot be written.
    static func write(_ text: String, to path: String, orElse remedy: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            let error = FileError(.write, path)
            if !isThere { throw error }
            throw FileError(.write, path, because: "\(error.reason) (\(remedy))")
        }
        do throws(FileError) {
            try OpenFile(descriptor).write(Array(text.utf8), path: path)
        } catch {
            _ = unlink(path)
            throw error
        }
    }

    /// Creates a folder, and those that it is in, where they are not there yet.
    ///
    /// - Throws: ``FileError`` if it cannot be created.
    static func makeFolder(_ path: String) throws(FileError) {
        if FileReader.exists(path) { return }
        let parent = Path.folder(of: path)
        if parent != "." { try makeFolder(parent) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(.write, path) }
    }
}
