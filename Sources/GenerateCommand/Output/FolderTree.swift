/// The folders in an output folder, which may not exist yet.
///
/// They are opened name by name and never through a symbolic link, so nothing can lead out of the output folder. The
/// output folder itself is the user's choice and may be a link.
struct FolderTree: Sendable {
    /// The output folder's path.
    let root: String

    /// Opens a folder.
    ///
    /// - Parameter folders: The names that lead to it from the output folder.
    /// - Returns: The folder, or `nil` if it does not exist.
    /// - Throws: ``FileError`` if something else is in its place, or it cannot be opened.
    func open(_ folders: [String]) throws(FileError) -> OpenFile? {
        guard var current = try openRoot() else { return nil }
        for (depth, name) in folders.enumerated() {
            guard let next = try open(name, in: current, path: path(folders.prefix(depth + 1))) else { return nil }
            current = next
        }
        return current
    }

    /// Opens a folder. Creates it and its parents as needed.
    ///
    /// - Parameters:
    ///   - folders: The names that lead to it from the output folder.
    ///   - created: Gets the paths of the folders that did not exist, the outermost first.
    /// - Throws: ``FileError`` if something else is in its place, or it cannot be created.
    func create(_ folders: [String], created: inout [String]) throws(FileError) -> OpenFile {
        var current = try createRoot(&created)
        for (depth, name) in folders.enumerated() {
            let path = path(folders.prefix(depth + 1))
            if let next = try open(name, in: current, path: path) {
                current = next
                continue
            }
            if mkdirat(current.descriptor, name, 0o777) == 0 {
                created.append(path)
            } else if errno != EEXIST {
                // Where it exists by now, another program has created it meanwhile.
                throw FileError(.write, path)
            }
            guard let next = try open(name, in: current, path: path) else { throw FileError(.write, path) }
            current = next
        }
        return current
    }

    /// Returns the path of an entry in a folder below the root.
    func path(_ names: some Sequence<String>) -> String {
        ([root] + names).joined(separator: "/")
    }

    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    private func openRoot() throws(FileError) -> OpenFile? {
        let descriptor = systemOpen(root, Self.flags)
        if descriptor >= 0 { return OpenFile(descriptor) }
        let code = errno
        if code == ENOENT { return nil }
        if code == ENOTDIR, FileReader.exists(root) {
            throw FileError(.write, root, because: "it is a file, not a folder")
        }
        throw FileError(.write, root, code: code)
    }

    private func createRoot(_ created: inout [String]) throws(FileError) -> OpenFile {
        if let existing = try openRoot() { return existing }
        // The first one behind the last folder that is there: what would be in it fails, too.
        var failure: FileError?
        var path = root.hasPrefix("/") ? "/" : ""
        for part in root.split(separator: "/") {
            path += part
            let isNew = mkdir(path, 0o777) == 0
            if isNew { created.append(path) }
            // For an existing folder, some systems report a read-only file system first. Whether that matters is decided below.
            failure = isNew || errno == EEXIST ? nil : failure ?? FileError(.write, path)
            path += "/"
        }
        guard let opened = try openRoot() else {
            guard FileStatus(ofEntryAt: root)?.kind == .link else {
                throw failure ?? FileError(.write, root, code: ENOENT)
            }
            throw FileError(.write, root, because: "it is a broken symbolic link")
        }
        return opened
    }

    private func open(_ name: String, in folder: borrowing OpenFile, path: String) throws(FileError) -> OpenFile? {
        let descriptor = openat(folder.descriptor, name, Self.flags | O_NOFOLLOW)
        if descriptor >= 0 { return OpenFile(descriptor) }
        let code = errno
        if code == ENOENT { return nil }
        guard code == ENOTDIR || code == ELOOP else { throw FileError(.write, path, code: code) }
        let isLink = FileStatus(ofEntryAt: path)?.kind == .link
        let reason =
            isLink ? "it is a symbolic link, which can point outside the output folder" : "it is a file, not a folder"
        throw FileError(.write, path, because: reason)
    }
}

// Inside the type its own methods hide the system's function of the same name.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}
