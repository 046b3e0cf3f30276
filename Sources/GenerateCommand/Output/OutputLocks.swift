/// Output folders that no other run changes while this value exists: what is planned is what is written.
///
/// The system releases a lock when its process ends, whatever ends it, so none is left behind. There is no file for it: the folder itself
/// is locked. On file systems without locks there are none.
final class OutputLocks {
    /// The open folders, whose locks end when they are closed.
    private var descriptors: [Int32] = []
    /// The folders that did not exist, the outermost first.
    private var created: [String] = []
    private var known: Set<FileStatus.Identity> = []

    /// Waits until no other run uses any of some output folders.
    ///
    /// - Parameters:
    ///   - paths: The folders' paths. Those that do not exist are created, and removed again if they stay empty.
    ///   - willWait: Is told the path of a folder that another run uses.
    init(_ paths: [String], willWait: (String) -> Void) {
        // Each run waits in the same order, so that no two wait for each other.
        let sorted = paths.map { (real: FileReader.realPath(ofFuture: $0), path: $0) }.sorted { $0.real < $1.real }
        for (_, path) in sorted { lock(path, willWait) }
    }

    deinit {
        // Folders that hold something stay. Others go before the lock does: who waits for it then creates them anew.
        for path in created.reversed() { _ = rmdir(path) }
        for descriptor in descriptors { _ = close(descriptor) }
    }

    private func lock(_ path: String, _ willWait: (String) -> Void) {
        while true {
            do throws(FileError) {
                _ = try FolderTree(root: path).create([], created: &created)
            } catch {
                // What is in the way is in the way of the plan, too, which says so.
                return
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { return }
            guard let identity = FileStatus(ofDescriptor: descriptor)?.identity, known.insert(identity).inserted else {
                // It is locked already, under another path.
                _ = close(descriptor)
                return
            }
            descriptors.append(descriptor)
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                willWait(path)
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            }
            // The run before may have removed the folder.
            if FileStatus(at: path)?.identity == identity { return }
        }
    }
}
