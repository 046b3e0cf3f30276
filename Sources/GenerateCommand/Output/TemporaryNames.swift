/// The names of files that wait until a run is complete: `.generate-`, the run's process, and a number.
struct TemporaryNames {
    private static let beginning = ".generate-"

    private var count = 0

    /// Returns a name that this run has not used yet.
    mutating func next() -> String {
        count += 1
        return "\(Self.beginning)\(getpid())-\(count)"
    }

    /// Creates a file under a name that nothing has.
    ///
    /// - Parameters:
    ///   - name: Gets the name.
    ///   - folder: The folder of the file.
    ///   - mode: What its owner and others may do with it.
    ///   - path: The path of the file that it stands for, for errors.
    /// - Throws: ``FileError`` if it cannot be created.
    mutating func createFile(
        named name: inout String,
        in folder: borrowing OpenFile,
        mode: mode_t = 0o666,
        path: String
    ) throws(FileError) -> OpenFile {
        while true {
            name = next()
            if let file = folder.created(name, mode: mode) { return file }
            if errno != EEXIST { throw FileError(.write, path) }
        }
    }

    /// Returns whether a file is left from a run that was stopped in the middle. Call this when no file of this run is
    /// waiting any more: processes that are started one after the other in containers often have the same number.
    static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        let parts = name.dropFirst(beginning.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil else { return false }
        return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    }
}
