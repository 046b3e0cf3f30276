extension Path {
    /// A path as it is written in a file of the given folder.
    ///
    /// - Throws: ``FileError`` if the working folder is not known any more.
    static func relative(_ path: String, from folder: String) throws(FileError) -> String {
        let target = try absolute(path).split(separator: "/")
        let start = try absolute(folder).split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let parts = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// A path from the root of the file system.
    ///
    /// - Throws: ``FileError`` if the working folder is not known any more.
    static func absolute(_ path: String) throws(FileError) -> String {
        if path.hasPrefix("/") { return normalized(path) }
        guard let folder = getcwd(nil, 0) else { throw FileError(.read, ".") }
        defer { free(folder) }
        return join(String(cString: folder), path)
    }
}
