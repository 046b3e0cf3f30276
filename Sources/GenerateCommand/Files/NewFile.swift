#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes files that the user continues to edit, without ever overwriting an existing one.
enum NewFile {
    /// Writes a file.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The file's path.
    ///   - remedy: What to do if there is something of that name.
    /// - Throws: ``FileError`` if there is, or the file cannot be written.
    static func write(_ text: String, to path: String, orElse remedy: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let isThere = errno == EEXIST
            let error = FileError(.write, path)
            if !isThere { throw error }
            throw FileError(.write, path, because: "\(error.reason) (\(remedy))")
        }
        try OpenFile(descriptor).write(Array(text.utf8), path: path)
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
