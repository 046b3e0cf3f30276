/// Operations on paths as text, with `/` between names, without any access to the disk.
enum Path {
    /// A path without empty parts, `.` and, as far as possible, `..`; the empty path is `.`.
    static func normalized(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// A path that is relative to a folder, as seen from where the folder's path is; an absolute path stays.
    static func join(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// Whether it is no path, but the URL of something that would have to be fetched.
    static func isURL(_ path: String) -> Bool {
        path.hasPrefix("https://") || path.hasPrefix("http://")
    }

    /// A folder's path without the slashes that may stand at its end.
    static func withoutEndingSlash(_ path: String) -> String {
        let end = path.lastIndex { $0 != "/" }
        return end.map { String(path[...$0]) } ?? "/"
    }

    /// The path of the folder that a file is in.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name of a file without its folder and what follows the last dot.
    static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
