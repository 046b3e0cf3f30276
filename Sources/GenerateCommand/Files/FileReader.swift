import Suggestions

/// Reads the files and lists the folders that the user names.
enum FileReader {
    /// The maximum size of a file that is read, in bytes: more than any description has.
    static let maximumSize = 256 << 20

    /// The bytes of a file.
    ///
    /// - Throws: ``FileError`` if the file does not exist, is a folder, is too large or cannot be read.
    static func read(_ path: String, limit: Int = maximumSize) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let error = FileError(.read, path)
            throw explanation(of: error).map { FileError(.read, path, because: $0) } ?? error
        }
        let file = OpenFile(descriptor)
        return try file.read(path: path, limit: limit)
    }

    /// Why a file cannot be read, if more is known of it than the system says.
    private static func explanation(of error: FileError) -> String? {
        let path = error.path
        if Path.isURL(path) { return "URLs are not supported; download the description, and pass the file" }
        if !error.isAbsence { return nil }
        if let target = targetOfLink(path) { return "it is a symbolic link to '\(target)', which does not exist" }
        if path == "-" { return "\(error.reason); standard input is '/dev/stdin'" }
        let hint = hint(instead: path)
        return hint.isEmpty ? nil : error.reason + hint
    }

    /// The path that a symbolic link holds; `nil` if there is none at a path.
    private static func targetOfLink(_ path: String) -> String? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &target, target.count)
        return count < 0 ? nil : String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Names the file beside a missing one that is probably meant: it has the same name but for its extension, or nearly the same.
    /// Empty if there is none.
    static func hint(instead path: String) -> String {
        let folder = Path.folder(of: path)
        let stem = Path.stem(of: path)
        if stem.count <= 2 { return "" }
        let names: [String]
        do throws(FileError) {
            names = try self.names(inFolder: folder) ?? []
        } catch {
            // There is nothing to suggest: the missing file itself is reported.
            return ""
        }
        let files = names.filter { ["json", "yaml", "yml"].contains($0.split(separator: ".").last.map(String.init)) }
        let name = NearestName.nearest(to: stem, among: files.map(Path.stem)).flatMap { nearest in
            files.first { Path.stem(of: $0) == nearest }
        }
        return name.map { " (did you mean '\(path.contains("/") ? Path.join(folder, $0) : $0)'?)" } ?? ""
    }

    /// Whether there is something at a path.
    static func exists(_ path: String) -> Bool { FileStatus(at: path) != nil }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool { FileStatus(at: path)?.kind == .folder }

    /// As ``read(_:limit:)``, but of what is a file and not, say, a pipe, which could keep the reader waiting.
    ///
    /// - Throws: ``FileError``, as ``read(_:limit:)``.
    static func readRegularFile(_ path: String, limit: Int = maximumSize) throws(FileError) -> [UInt8] {
        guard let status = FileStatus(at: path) else { throw FileError(.read, path) }
        switch status.kind {
        case .file, .folder: return try read(path, limit: limit)
        case .link, .other: throw FileError(.read, path, because: "it is not a regular file")
        }
    }

    /// An absolute path without symbolic links; `nil` if there is nothing at the path, with the reason in `errno`.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A path without symbolic links, also where the last of its names are those of what does not exist yet.
    static func realPath(ofFuture path: String) -> String {
        if let realPath = realPath(path) { return realPath }
        let folder = Path.folder(of: path)
        guard folder != path, path.utf8.count <= PATH_MAX, let name = path.split(separator: "/").last else {
            return path
        }
        return Path.join(realPath(ofFuture: folder), String(name))
    }

    /// The names of what is in a folder, sorted; `nil` if there is no such folder.
    ///
    /// - Throws: ``FileError`` if it is not a folder or cannot be listed.
    static func names(inFolder path: String) throws(FileError) -> [String]? {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return nil }
            throw FileError(.read, path)
        }
        defer { closedir(folder) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw FileError(.read, path) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
