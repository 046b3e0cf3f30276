/// The files that a run has read, each with its status then, which shows whether it was changed since.
struct WatchedFiles: Sendable, Equatable {
    private var statuses: [String: FileStatus?] = [:]
    /// The client configurations by the folders that were looked through for them: others may come.
    private var configurations: [String: [String]] = [:]

    /// How many there are.
    var count: Int { statuses.count }

    /// Takes note of a file before it is read, so that a change while it is read counts.
    mutating func add(_ path: String) {
        if statuses[path] == nil { statuses[path] = .some(FileStatus(at: path)) }
    }

    /// Takes note of a folder that is about to be looked through for client configurations.
    mutating func add(folder: String) {
        if configurations[folder] != nil { return }
        do throws(FileError) {
            configurations[folder] = try Self.configurations(inFolder: folder)
        } catch {
            // The search for configurations reports it. A folder that cannot be listed counts as empty.
            configurations[folder] = []
        }
    }

    /// Returns the paths of the client configurations in a folder, or none if there is no such folder.
    ///
    /// - Throws: ``FileError`` if it cannot be listed.
    static func configurations(inFolder folder: String) throws(FileError) -> [String] {
        let names = try FileReader.names(inFolder: folder) ?? []
        return names.filter { $0.hasSuffix(GenerationJob.configurationSuffix) }.map { Path.join(folder, $0) }
    }

    /// Adds the files that another part of the run has read.
    mutating func add(_ other: WatchedFiles) {
        statuses.merge(other.statuses) { first, _ in first }
        configurations.merge(other.configurations) { first, _ in first }
    }

    /// The files as they are now.
    private var present: WatchedFiles {
        var present = WatchedFiles()
        for path in statuses.keys { present.add(path) }
        for folder in configurations.keys { present.add(folder: folder) }
        return present
    }

    /// The interval of the checks, in microseconds: short enough for a user who saves a file, long enough to cost nothing.
    private static let interval: UInt32 = 200_000

    /// Returns when one of them has been written, has come or has gone, and none is being written any more.
    ///
    /// - Parameter isOver: Whether it is no longer needed.
    /// - Returns: Whether there was a change.
    func waitForChange(unless isOver: () -> Bool) -> Bool {
        var last = self
        while true {
            usleep(Self.interval)
            if isOver() { return false }
            let now = present
            // An editor may empty a file before it writes it, and nothing can be generated from an empty file.
            if now == last, now != self { return true }
            last = now
        }
    }
}
