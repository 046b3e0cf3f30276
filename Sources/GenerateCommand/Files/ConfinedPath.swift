import ClientGenerator

/// The path of a file in the output folder: relative, and without any part that leads out of the folder.
struct ConfinedPath: Hashable, Comparable, CustomStringConvertible {
    /// The path from the output folder, with `/` between names.
    let description: String
    /// The names of the folders that lead to the file, the outermost first.
    let folders: [String]
    /// The file's name.
    let name: String

    /// The path of a file that lies in the output folder itself.
    ///
    /// - Parameter name: A file's name, known to be one.
    init(named name: StaticString) {
        self.name = name.description
        description = self.name
        folders = []
    }

    /// - Returns: `nil` if the path is absolute or empty, or has a part that is empty, `.` or `..` or holds a control character.
    init?(_ path: String) {
        var parts = path.parts(between: "/", omittingEmptySubsequences: false).map(String.init)
        let isName: (String) -> Bool = { part in
            !part.isEmpty && part != "." && part != ".." && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        }
        guard parts.allSatisfy(isName), let name = parts.popLast() else { return nil }
        self.description = path
        self.folders = parts
        self.name = name
    }

    /// The order of the paths' bytes, which no locale changes.
    static func < (left: ConfinedPath, right: ConfinedPath) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }

    /// The same for every path that a file system may take for this one when it ignores case.
    var withoutCase: String { description.caseFolded }
}
