/// The folders of the targets of a Swift package, as far as they can be told without its manifest.
enum PackageTarget {
    private static let manifest = "Package.swift"

    /// The folders in which SwiftPM looks for targets whose place the manifest does not name (`PackageDescription`,
    /// `Target.path`).
    private static let commonFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

    /// Whether a folder belongs to a target: it is in `Sources` or the like, or there are Swift files in it or above it.
    ///
    /// - Parameter folder: The folder's path; it need not exist.
    /// - Throws: ``FileError`` if a folder of the package cannot be listed, or the working folder is not known any more.
    static func contains(_ folder: String) throws(FileError) -> Bool {
        var folder = try Path.absolute(folder)
        var below: [String] = []
        while !FileReader.exists(Path.join(folder, manifest)) {
            below.append(folder)
            let parent = Path.folder(of: folder)
            if parent == folder { return false }
            folder = parent
        }
        guard let top = below.last?.split(separator: "/").last else { return false }
        if commonFolders.contains(String(top)) { return true }
        for folder in below where try FileReader.names(inFolder: folder)?.contains(where: isSwift) == true {
            return true
        }
        return false
    }

    private static func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") }
}
